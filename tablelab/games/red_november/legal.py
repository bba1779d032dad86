"""What may be done: the fast answer for bots and boards. :mod:`.violations` says why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tablelab.games.red_november.actions import (
    ACCEPT,
    ADDS,
    ATTACKS,
    BLOCKS,
    CANCEL,
    CHARM,
    DECLINE,
    DEFEND,
    DESERT,
    ENTER,
    FIXES,
    GIVES,
    GROG_DRAWS,
    IGNITES,
    ITEM_DRAWS,
    NO_CHARM,
    OFFER,
    OPENS,
    PLAYS,
    RETREATS,
    SPENDS,
    SUBMIT,
    THROWS,
    TRADES,
    UNBLOCKS,
    WAITS,
    WANTS,
    Action,
)
from tablelab.games.red_november.components import SEA
from tablelab.games.red_november.state import (
    ANSWER,
    BLOCK,
    DISCARD,
    FIX,
    MOVE,
    NONE,
    OVER,
    RETREAT,
    SPREAD,
    TRADE,
    State,
)
from tablelab.games.red_november.state import CHARM as CHARMING
from tablelab.games.red_november.state import DEFEND as DEFENDING
from tablelab.games.red_november.turn.events import blockable, spreadable
from tablelab.games.red_november.turn.fix import addable, jobs, retreats
from tablelab.games.red_november.turn.items import (
    can_accept,
    can_desert,
    givable,
    most_draws,
    partners,
    victims,
    wantable,
)
from tablelab.games.red_november.turn.move import (
    entry_flaw,
    openable,
    out_of_time,
    playable,
)


def legal(state: State, seat: int) -> list[Action]:
    """All legal actions of a seat, in a stable order."""
    if seat != state.seat or state.phase == OVER:
        return []
    return QUESTIONS[state.phase](state)


def _move(state: State) -> list[Action]:
    ways = [] if out_of_time(state) else openable(state)
    found: list[Action] = [OPENS[to] for to in ways if to != state.opened]
    if state.opened != NONE and entry_flaw(state, state.opened) is None:
        found.append(ENTER)
    found += [PLAYS[item] for item in playable(state)]
    found += [UNBLOCKS[to] if job == "unblock" else FIXES[job] for job, to in jobs(state)]
    found += GROG_DRAWS[1 : most_draws(state, "grog") + 1]
    found += ITEM_DRAWS[1 : most_draws(state, "items") + 1]
    found += [TRADES[number] for number in partners(state)]
    found += [ATTACKS[number] for number in victims(state)]
    if can_desert(state):
        found.append(DESERT)
    if not burning(state):
        found += WAITS[0 if state.spent else 1 :]
    return found


def burning(state: State) -> bool:
    """Whether the active gnome stands in a fire."""
    at = state.gnome.at
    return at != SEA and state.fire[at]


def _fix(state: State) -> list[Action]:
    return [*(ADDS[item] for item in addable(state)), *SPENDS[1:]]


def _trade(state: State) -> list[Action]:
    found: list[Action] = [GIVES[item] for item in givable(state)]
    found += [WANTS[item] for item in wantable(state)]
    if state.gives or state.wants:
        found.append(OFFER)
    return [*found, CANCEL]


def _answer(state: State) -> list[Action]:
    return [ACCEPT, DECLINE] if can_accept(state) else [DECLINE]


def _discard(state: State) -> list[Action]:
    items = state.gnomes[state.drops[0][0]].items
    return [THROWS[item] for item in dict.fromkeys(items)]


QUESTIONS: dict[str, Callable[[State], list[Action]]] = {
    MOVE: _move,
    FIX: _fix,
    CHARMING: lambda state: [CHARM, NO_CHARM],
    RETREAT: lambda state: [RETREATS[to] for to in retreats(state)],
    TRADE: _trade,
    ANSWER: _answer,
    DEFENDING: lambda state: [DEFEND, SUBMIT],
    BLOCK: lambda state: [BLOCKS[to] for to in blockable(state, state.room)],
    SPREAD: lambda state: [IGNITES[room] for room in spreadable(state)],
    DISCARD: _discard,
}
"""The answers to each question."""


def candidates(state: State, seat: int) -> Iterator[Action]:
    """Everything a person could point at: rooms, hatches, items, gnomes, minutes, the words."""
    for rooms in (OPENS, RETREATS, BLOCKS[1:], IGNITES[1:], UNBLOCKS[1:]):
        yield from rooms
    for words in (PLAYS, ADDS, GIVES, WANTS, THROWS, FIXES):
        yield from words.values()
    for numbers in (SPENDS[1:], WAITS, GROG_DRAWS[1:], ITEM_DRAWS[1:]):
        yield from numbers
    yield from TRADES[: len(state.gnomes)]
    yield from ATTACKS[: len(state.gnomes)]
    yield from (ENTER, CHARM, NO_CHARM, OFFER, CANCEL, ACCEPT, DECLINE, DEFEND, SUBMIT, DESERT)
