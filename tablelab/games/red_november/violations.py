"""Why an action is refused: every rule that it breaks, and the nearest action that breaks none."""

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
    ANSWER,
    BLOCK,
    CHARM,
    DEFEND,
    DISCARD,
    FIX,
    HIGH,
    MOVE,
    NONE,
    OVER,
    RETREAT,
    SPREAD,
    TRADE,
    State,
    hatch_between,
    in_play,
)
from tablelab.games.red_november.turn.events import blockable, spreadable
from tablelab.games.red_november.turn.fix import addable, jobs, retreats
from tablelab.games.red_november.turn.items import (
    can_accept,
    can_desert,
    givable,
    hindered,
    most_draws,
    partners,
    victims,
    wantable,
)
from tablelab.games.red_november.turn.move import entry_flaw, out_of_time, playable

PHASES: dict[type, str] = {
    **dict.fromkeys((do.Open, do.Enter, do.Play, do.Fix, do.Draw, do.Trade), MOVE),
    **dict.fromkeys((do.Attack, do.Wait, do.Desert), MOVE),
    **dict.fromkeys((do.Add, do.Spend), FIX),
    **dict.fromkeys((do.Give, do.Want, do.Offer, do.Cancel), TRADE),
    do.Charm: CHARM,
    do.Retreat: RETREAT,
    do.Answer: ANSWER,
    do.Defend: DEFEND,
    do.Block: BLOCK,
    do.Ignite: SPREAD,
    do.Throw: DISCARD,
}
"""The question that each kind of action answers."""


def violations(state: State, seat: int, action: do.Action) -> list[Violation]:
    """Every rule that the action breaks, in no particular order; [] when it is legal."""
    if state.phase == OVER:
        return [Violation(state.ended_by, "red_november.no.over")]
    found = []
    if seat != state.seat:
        found.append(Violation("RN-TURN-1", "red_november.no.not_your_turn", {"seat": state.seat}))
    if state.phase != PHASES[type(action)]:
        data = {"phase": state.phase}
        found.append(Violation("RN-TURN-2", "red_november.no.other_question", data))
    return found or CHECKS[type(action)](state, action)


def _one(rule: str, key: str, repair: str | None = None, **data: object) -> list[Violation]:
    return [Violation(rule, f"red_november.no.{key}", data, repair)]


# -- movement -------------------------------------------------------------------------------------


def _open(state: State, action: do.Open) -> list[Violation]:
    at, to = state.gnome.at, action.to
    if to not in state.parts.neighbours[at]:
        return _one("RN-MOVE-1", "no_hatch", room=at, to=to)
    if hatch_between(at, to) not in state.blocked:
        return _one("RN-MOVE-7", "out_of_time") if out_of_time(state) else []
    repair = f"fix:unblock:{to}" if ("unblock", to) in jobs(state) else None
    return _one("RN-MOVE-6", "blocked", repair, room=at, to=to)


def _enter(state: State, action: do.Enter) -> list[Violation]:
    to = state.opened
    if to == NONE:
        return _one("RN-MOVE-3", "nothing_open")
    rule = entry_flaw(state, to)
    if rule is None:
        return []
    key = {"RN-SEA-2": "no_air", "RN-MOVE-5": "high_water", "RN-MOVE-4": "fire"}[rule]
    helps = next((item for item in (EXTINGUISHER, GROG) if item in playable(state)), None)
    repair = f"play:{helps}" if rule == "RN-MOVE-4" and helps else None
    return _one(rule, key, repair, to=to)


def _play(state: State, action: do.Play) -> list[Violation]:
    if action.item in playable(state):
        return []
    found = []
    if action.item not in state.gnome.items:
        found += _one("RN-ITEM-4", "not_held", item=action.item)
    if action.item not in (GROG, EXTINGUISHER, COFFEE, AQUALUNG):
        found += _one("RN-ITEM-4", "not_while_moving", item=action.item)
    elif action.item == AQUALUNG and (state.gnome.at != SEA or state.gnome.air == 2):
        found += _one("RN-SEA-3", "no_need_of_air", item=action.item)
    return found


# -- actions --------------------------------------------------------------------------------------


def _fix(state: State, action: do.Fix) -> list[Violation]:
    if (action.job, action.hatch) in jobs(state):
        return []
    at = state.gnome.at
    if burning(state):
        return _one("RN-FIRE-3", "only_extinguish", "fix:extinguish", room=at)
    if at != SEA and state.water[at] == HIGH:
        return _one("RN-FIX-9", "high_water_action", room=at)
    return _one("RN-FIX-1", f"job_{action.job}", room=at, hatch=action.hatch)


def _draw(state: State, action: do.Draw) -> list[Violation]:
    most = most_draws(state, action.what)
    if action.number <= most:
        return []
    found = []
    room = state.parts.functions["cabin" if action.what == "grog" else "stores"]
    rule = "RN-DRAW-1" if action.what == "grog" else "RN-DRAW-2"
    if state.gnome.at != room:
        found += _one(rule, "wrong_room", room=room)
    if hindered(state):
        found += _hindered(state)
    if state.gnome.drew:
        found += _one("RN-DRAW-4", "drew_already")
    if found:
        return found
    if not most:
        return _one(rule, f"no_{action.what}")
    return _one(rule, "not_so_many", f"draw:{action.what}:{most}", n=most)


def _hindered(state: State) -> list[Violation]:
    at = state.gnome.at
    if state.fire[at]:
        return _one("RN-FIRE-3", "only_extinguish", "fix:extinguish", room=at)
    return _one("RN-FIX-9", "high_water_action", room=at)


def _trade(state: State, action: do.Trade) -> list[Violation]:
    if action.gnome in partners(state):
        return []
    found = []
    if hindered(state):
        found += _hindered(state)
    if state.gnome.at == SEA and state.house.trade_in_sea == "no":
        found += _one("RN-TRADE-4", "no_trade_in_sea")
    if state.refused:
        found += _one("RN-TRADE-3", "refused_already")
    return found + _partner(state, action.gnome)


def _partner(state: State, number: int) -> list[Violation]:
    if number not in in_play(state) or number == state.active:
        return _one("RN-TRADE-1", "no_such_partner")
    other = state.gnomes[number]
    if other.at != state.gnome.at:
        return _one("RN-TRADE-1", "other_room", gnome=number, room=other.at)
    if other.fainted:
        return _one("RN-TRADE-1", "partner_fainted", gnome=number)
    if not (other.items or state.gnome.items):
        return _one("RN-TRADE-1", "nothing_to_trade", gnome=number)
    return []


def _attack(state: State, action: do.Attack) -> list[Violation]:
    if action.gnome in victims(state):
        return []
    if state.house.crazed == "no":
        return _one("RN-VARIANT-4", "not_crazed")
    found = _hindered(state) if hindered(state) else []
    if CROWBAR not in state.gnome.items:
        found += _one("RN-VARIANT-4", "attack_unarmed")
    if state.gnome.at == SEA:
        found += _one("RN-VARIANT-4", "attack_at_sea")
    if action.gnome not in in_play(state) or action.gnome == state.active:
        found += _one("RN-VARIANT-4", "no_such_victim")
    elif (room := state.gnomes[action.gnome].at) != state.gnome.at:
        found += _one("RN-VARIANT-4", "other_room", gnome=action.gnome, room=room)
    return found


def _wait(state: State, action: do.Wait) -> list[Violation]:
    if burning(state):
        return _one("RN-FIRE-3", "only_extinguish", "fix:extinguish", room=state.gnome.at)
    if action.minutes == 0 and not state.spent:
        return _one("RN-ACTION-1", "at_least_a_minute", "wait:1")
    return []


def _desert(state: State, action: do.Desert) -> list[Violation]:
    if can_desert(state):
        return []
    if state.players in state.parts.gnomes:
        return _one("RN-VARIANT-5", "desert_few")
    gnome, found = state.gnome, []
    if gnome.time >= state.parts.limits["desert_below"]:
        found += _one("RN-DESERT-1", "desert_early", time=gnome.time)
    if gnome.at != SEA:
        found += _one("RN-DESERT-1", "desert_inside")
    if not gnome.air and AQUALUNG not in gnome.items:
        found += _one("RN-DESERT-1", "desert_no_air")
    return found


# -- repairs --------------------------------------------------------------------------------------


def _add(state: State, action: do.Add) -> list[Violation]:
    if action.item in addable(state):
        return []
    found = []
    if action.item not in state.gnome.items:
        found += _one("RN-ITEM-4", "not_held", item=action.item)
    if state.job not in state.parts.items[action.item].repairs:
        found += _one("RN-FIX-4", "no_help", item=action.item, work=[state.job, state.hatch])
    return found


def _retreat(state: State, action: do.Retreat) -> list[Violation]:
    ways = retreats(state)
    if action.to in ways:
        return []
    best = min(ways, key=lambda way: abs(way - action.to))
    return _one("RN-FIRE-1", "no_retreat", do.code(do.RETREATS[best]), to=action.to)


# -- trade ----------------------------------------------------------------------------------------


def _give(state: State, action: do.Give) -> list[Violation]:
    return [] if action.item in givable(state) else _one("RN-ITEM-4", "not_held", item=action.item)


def _want(state: State, action: do.Want) -> list[Violation]:
    if action.item in wantable(state):
        return []
    if len(state.wants) >= len(state.gnomes[state.partner].items):
        return _one("RN-TRADE-1", "all_asked_for", gnome=state.partner)
    return _one("RN-TRADE-1", "not_theirs", item=action.item, gnome=state.partner)


def _offer(state: State, action: do.Offer) -> list[Violation]:
    return [] if state.gives or state.wants else _one("RN-TRADE-1", "empty_offer", "cancel")


def _answer(state: State, action: do.Answer) -> list[Violation]:
    if not action.accept or can_accept(state):
        return []
    return _one("RN-TRADE-2", "cannot_deliver", "decline")


# -- answers to events ----------------------------------------------------------------------------


def _block(state: State, action: do.Block) -> list[Violation]:
    rooms = blockable(state, state.room)
    if action.to in rooms:
        return []
    return _one("RN-EVENT-5", "cannot_block", f"block:{rooms[0]}", room=state.room, to=action.to)


def _ignite(state: State, action: do.Ignite) -> list[Violation]:
    rooms = spreadable(state)
    if action.room in rooms:
        return []
    return _one("RN-EVENT-3", "cannot_spread", f"ignite:{rooms[0]}", room=action.room)


def _throw(state: State, action: do.Throw) -> list[Violation]:
    items = state.gnomes[state.drops[0][0]].items
    if action.item in items:
        return []
    return _one("RN-ITEM-4", "not_held", f"throw:{items[0]}", item=action.item)


def _always(state: State, action: do.Action) -> list[Violation]:
    return []


CHECKS: dict[type, Callable[[State, Any], list[Violation]]] = {
    do.Open: _open,
    do.Enter: _enter,
    do.Play: _play,
    do.Fix: _fix,
    do.Draw: _draw,
    do.Trade: _trade,
    do.Attack: _attack,
    do.Wait: _wait,
    do.Desert: _desert,
    do.Add: _add,
    do.Spend: _always,
    do.Charm: _always,
    do.Retreat: _retreat,
    do.Give: _give,
    do.Want: _want,
    do.Offer: _offer,
    do.Cancel: _always,
    do.Answer: _answer,
    do.Defend: _always,
    do.Block: _block,
    do.Ignite: _ignite,
    do.Throw: _throw,
}
