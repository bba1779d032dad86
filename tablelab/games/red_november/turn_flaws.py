"""Why a gnome cannot do something in its own turn: every rule that a step or action breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablelab.core.events import Violation
from tablelab.games.red_november import actions as do
from tablelab.games.red_november.components import (
    AQUALUNG,
    COFFEE,
    CROWBAR,
    EXTINGUISHER,
    GROG,
    SEA,
)
from tablelab.games.red_november.legal import burning
from tablelab.games.red_november.state import (
    HIGH,
    NONE,
    State,
    hatch_between,
    in_play,
)
from tablelab.games.red_november.turn.fix import jobs
from tablelab.games.red_november.turn.items import (
    can_desert,
    hindered,
    most_draws,
    partners,
    victims,
)
from tablelab.games.red_november.turn.move import entry_flaw, out_of_time, playable


def one(rule: str, key: str, repair: str | None = None, **data: object) -> list[Violation]:
    """A list of one refusal, to which others can be added."""
    return [Violation(rule, f"red_november.no.{key}", data, repair)]


# -- movement -------------------------------------------------------------------------------------


def _open(state: State, action: do.Open) -> list[Violation]:
    at, to = state.gnome.at, action.to
    if to not in state.parts.neighbours[at]:
        return one("RN-MOVE-1", "no_hatch", room=at, way=to)
    found = one("RN-MOVE-7", "out_of_time") if out_of_time(state) else []
    if hatch_between(at, to) in state.blocked:
        repair = f"fix:unblock:{to}" if ("unblock", to) in jobs(state) else None
        found += one("RN-MOVE-6", "blocked", repair, way=to)
    if to == state.opened:
        repair = "enter" if entry_flaw(state, to) is None else None
        found = one("RN-MOVE-1", "open_already", repair, way=to) + found
    return found


def _enter(state: State, action: do.Enter) -> list[Violation]:
    to = state.opened
    if to == NONE:
        return one("RN-MOVE-3", "nothing_open")
    rule = entry_flaw(state, to)
    if rule is None:
        return []
    key = {"RN-SEA-2": "no_air", "RN-MOVE-5": "high_water", "RN-MOVE-4": "fire"}[rule]
    helps = next((item for item in (EXTINGUISHER, GROG) if item in playable(state)), None)
    repair = f"play:{helps}" if rule == "RN-MOVE-4" and helps else None
    return one(rule, key, repair, to=to)


def _play(state: State, action: do.Play) -> list[Violation]:
    if action.item in playable(state):
        return []
    found = []
    if action.item not in state.gnome.items:
        found += one("RN-ITEM-4", "not_held", item=action.item)
    if action.item not in (GROG, EXTINGUISHER, COFFEE, AQUALUNG):
        found += one("RN-ITEM-4", "not_while_moving", item=action.item)
    elif action.item == AQUALUNG and (state.gnome.at != SEA or state.gnome.air == 2):
        found += one("RN-SEA-3", "no_need_of_air", item=action.item)
    return found


# -- actions --------------------------------------------------------------------------------------


def _fix(state: State, action: do.Fix) -> list[Violation]:
    if (action.job, action.hatch) in jobs(state):
        return []
    at = state.gnome.at
    if burning(state):
        return one("RN-FIRE-3", "only_extinguish", "fix:extinguish", room=at)
    if at != SEA and state.water[at] == HIGH:
        return one("RN-FIX-9", "high_water_action", room=at)
    return one("RN-FIX-1", f"job_{action.job}", room=at, hatch=action.hatch)


def _draw(state: State, action: do.Draw) -> list[Violation]:
    most = most_draws(state, action.what)
    if action.number <= most:
        return []
    found = []
    room = state.parts.functions["cabin" if action.what == "grog" else "stores"]
    rule = "RN-DRAW-1" if action.what == "grog" else "RN-DRAW-2"
    if state.gnome.at != room:
        found += one(rule, "wrong_room", room=room)
    if hindered(state):
        found += _not_here(state)
    if state.gnome.drew:
        found += one("RN-DRAW-4", "drew_already")
    if found:
        return found
    if not most:
        return one(rule, f"no_{action.what}")
    return one(rule, "not_so_many", f"draw:{action.what}:{most}", n=most)


def _not_here(state: State) -> list[Violation]:
    at = state.gnome.at
    if state.fire[at]:
        return one("RN-FIRE-3", "only_extinguish", "fix:extinguish", room=at)
    return one("RN-FIX-9", "high_water_action", room=at)


def _trade(state: State, action: do.Trade) -> list[Violation]:
    if action.gnome in partners(state):
        return []
    found = []
    if hindered(state):
        found += _not_here(state)
    if state.gnome.at == SEA and state.house.trade_in_sea == "no":
        found += one("RN-TRADE-4", "no_trade_in_sea")
    if state.refused:
        found += one("RN-TRADE-3", "refused_already")
    return found + _partner(state, action.gnome)


def _partner(state: State, number: int) -> list[Violation]:
    if number not in in_play(state) or number == state.active:
        return one("RN-TRADE-1", "no_such_partner")
    other = state.gnomes[number]
    if other.at != state.gnome.at:
        return one("RN-TRADE-1", "other_room", gnome=number, room=other.at)
    if other.fainted:
        return one("RN-TRADE-1", "partner_fainted", gnome=number)
    if not (other.items or state.gnome.items):
        return one("RN-TRADE-1", "nothing_to_trade", gnome=number)
    return []


def _attack(state: State, action: do.Attack) -> list[Violation]:
    if action.gnome in victims(state):
        return []
    if state.house.crazed == "no":
        return one("RN-VARIANT-4", "not_crazed")
    found = _not_here(state) if hindered(state) else []
    if CROWBAR not in state.gnome.items:
        found += one("RN-VARIANT-4", "attack_unarmed")
    if state.gnome.at == SEA:
        found += one("RN-VARIANT-4", "attack_at_sea")
    if action.gnome not in in_play(state) or action.gnome == state.active:
        found += one("RN-VARIANT-4", "no_such_victim")
    elif (room := state.gnomes[action.gnome].at) != state.gnome.at:
        found += one("RN-VARIANT-4", "other_room", gnome=action.gnome, room=room)
    return found


def _wait(state: State, action: do.Wait) -> list[Violation]:
    if burning(state):
        return one("RN-FIRE-3", "only_extinguish", "fix:extinguish", room=state.gnome.at)
    if action.minutes == 0 and not state.spent:
        return one("RN-ACTION-1", "at_least_a_minute", "wait:1")
    return []


def _desert(state: State, action: do.Desert) -> list[Violation]:
    if can_desert(state):
        return []
    if state.players in state.parts.gnomes:
        return one("RN-VARIANT-5", "desert_few")
    gnome, found = state.gnome, []
    if gnome.time >= state.parts.limits["desert_below"]:
        found += one("RN-DESERT-1", "desert_early", time=gnome.time)
    if gnome.at != SEA:
        found += one("RN-DESERT-1", "desert_inside")
    if not gnome.air and AQUALUNG not in gnome.items:
        found += one("RN-DESERT-1", "desert_no_air")
    return found


IN_TURN: dict[type, Callable[[State, Any], list[Violation]]] = {
    do.Open: _open,
    do.Enter: _enter,
    do.Play: _play,
    do.Fix: _fix,
    do.Draw: _draw,
    do.Trade: _trade,
    do.Attack: _attack,
    do.Wait: _wait,
    do.Desert: _desert,
}
"""The refusals of each kind of step and action."""
