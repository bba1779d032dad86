"""Why an action is refused: every rule that it breaks, and the nearest action that breaks none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablelab.core.events import Violation
from tablelab.games.red_november import actions as do
from tablelab.games.red_november.state import (
    ANSWER,
    BLOCK,
    CHARM,
    DEFEND,
    DISCARD,
    FIX,
    MOVE,
    OVER,
    RETREAT,
    SPREAD,
    TRADE,
    State,
)
from tablelab.games.red_november.turn.events import blockable, spreadable
from tablelab.games.red_november.turn.fix import addable, retreats
from tablelab.games.red_november.turn.items import (
    can_accept,
    givable,
    wantable,
)
from tablelab.games.red_november.turn_flaws import IN_TURN, one

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


# -- repairs --------------------------------------------------------------------------------------


def _add(state: State, action: do.Add) -> list[Violation]:
    if action.item in addable(state):
        return []
    found = []
    if action.item not in state.gnome.items:
        found += one("RN-ITEM-4", "not_held", item=action.item)
    if state.job not in state.parts.items[action.item].repairs:
        found += one("RN-FIX-4", "no_help", item=action.item, work=[state.job, state.hatch])
    return found


def _retreat(state: State, action: do.Retreat) -> list[Violation]:
    ways = retreats(state)
    if action.to in ways:
        return []
    best = min(ways, key=lambda way: abs(way - action.to))
    return one("RN-FIRE-1", "no_retreat", do.code(do.RETREATS[best]), to=action.to)


# -- trade ----------------------------------------------------------------------------------------


def _give(state: State, action: do.Give) -> list[Violation]:
    return [] if action.item in givable(state) else one("RN-ITEM-4", "not_held", item=action.item)


def _want(state: State, action: do.Want) -> list[Violation]:
    if action.item in wantable(state):
        return []
    if len(state.wants) >= len(state.gnomes[state.partner].items):
        return one("RN-TRADE-1", "all_asked_for", gnome=state.partner)
    return one("RN-TRADE-1", "not_theirs", item=action.item, gnome=state.partner)


def _offer(state: State, action: do.Offer) -> list[Violation]:
    return [] if state.gives or state.wants else one("RN-TRADE-1", "empty_offer", "cancel")


def _answer(state: State, action: do.Answer) -> list[Violation]:
    if not action.accept or can_accept(state):
        return []
    return one("RN-TRADE-2", "cannot_deliver", "decline")


# -- answers to events ----------------------------------------------------------------------------


def _block(state: State, action: do.Block) -> list[Violation]:
    rooms = blockable(state, state.room)
    if action.to in rooms:
        return []
    return one("RN-EVENT-5", "cannot_block", f"block:{rooms[0]}", room=state.room, way=action.to)


def _ignite(state: State, action: do.Ignite) -> list[Violation]:
    rooms = spreadable(state)
    if action.room in rooms:
        return []
    return one("RN-EVENT-3", "cannot_spread", f"ignite:{rooms[0]}", room=action.room)


def _throw(state: State, action: do.Throw) -> list[Violation]:
    items = state.gnomes[state.drops[0][0]].items
    if action.item in items:
        return []
    return one("RN-ITEM-4", "not_held", f"throw:{items[0]}", item=action.item)


def _always(state: State, action: do.Action) -> list[Violation]:
    return []


CHECKS: dict[type, Callable[[State, Any], list[Violation]]] = {
    **IN_TURN,
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
