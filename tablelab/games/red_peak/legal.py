"""What may be done: the fast answer for bots and boards. :mod:`.violations` says why not."""

from __future__ import annotations

from collections.abc import Iterator

from tablelab.games.red_peak.actions import (
    BACK,
    BEGIN_DAY,
    BOARDS,
    CONCEDE,
    DARE,
    GIVE_UP,
    GIVES,
    GO,
    LAYS,
    MULTITOOLS,
    REST,
    TAKES,
    TURNS,
    WITHDRAWS,
    Action,
)
from tablelab.games.red_peak.state import (
    CHOOSE,
    LAY,
    MULTITOOL,
    OVER,
    PAY,
    PLAN,
    State,
    asked,
    on_beach,
    open_tasks,
)
from tablelab.games.red_peak.turn.laying import fitting_turns, laid_today, turns_of
from tablelab.games.red_peak.turn.paying import missing
from tablelab.games.red_peak.turn.planning import boat_offered, choices


def legal(state: State, seat: int) -> list[Action]:
    """All legal actions of a seat, in a stable order."""
    if state.phase == OVER or not 0 <= seat < state.players:
        return []
    if state.phase == LAY:
        return _lay(state)
    if state.phase == PAY:
        return _pay(state, seat)
    if state.phase == CHOOSE:
        return [TAKES[bonus] for bonus in choices(state)]
    return [BEGIN_DAY, DARE] if may_dare(state) else [BEGIN_DAY]


def may_dare(state: State) -> bool:
    """Whether a volcano tile may be drawn for a bonus: not before the first day."""
    return state.phase == PLAN and state.day > 0


def _lay(state: State) -> list[Action]:
    found: list[Action] = lays(state)
    stuck = not found
    if laid_today(state):
        return [*found, BACK, GO]
    if may_board(state):
        found += [BOARDS[boat] for boat in state.boats]
    if stuck and not _boat_ahead(state):
        found.append(CONCEDE)
    return [*found, REST]


def lays(state: State) -> list[Action]:
    """All ways to lay a tile of the supply."""
    turns = fitting_turns(state)
    if not turns:
        return []
    return [
        LAYS[tile][turn]
        for tile in state.supply
        for turn in turns_of(state.parts.paths[tile], state)
        if turn in turns
    ]


def may_board(state: State) -> bool:
    """Whether the team may try to board: the tent on the beach, all tasks done, nothing laid."""
    return on_beach(state) and not open_tasks(state) and not laid_today(state)


def may_concede(state: State) -> bool:
    """Whether no way leads on: nothing can be laid, and no boat is there or can be had."""
    if state.phase != LAY or laid_today(state):
        return False
    return not _boat_ahead(state) and not lays(state)


def _boat_ahead(state: State) -> bool:
    """Whether a boat may be boarded now, or one can be had in the evening."""
    return may_board(state) and (bool(state.boats) or boat_offered(state))


def may_give_up(state: State) -> bool:
    """Whether the tile may be left unpaid: the multitools do not suffice, or the option allows."""
    return state.house.give_up == "at_will" or len(missing(state)) > state.multitools


def _pay(state: State, seat: int) -> list[Action]:
    needed = missing(state)
    found: list[Action] = []
    for card in state.hands[seat]:
        tools = state.parts.cards[card].tools
        found += [GIVES[card, tool] for tool in tools if tool in needed]
    if state.multitools:
        found += [MULTITOOLS[tool] for tool in dict.fromkeys(needed)]
    found += [WITHDRAWS[tool] for tool in withdrawable(state, seat)]
    if may_give_up(state):
        found.append(GIVE_UP)
    return found


def withdrawable(state: State, seat: int) -> list[str]:
    """The symbols from which the seat may take something back: its own cards and multitools.

    Of several equal symbols the first covered one counts.
    """
    owners: dict[str, int] = {}
    for tool, cover in zip(asked(state).tools, state.covers, strict=True):
        if cover is not None:
            owners.setdefault(tool, cover[0])
    return [tool for tool, owner in owners.items() if owner in (seat, MULTITOOL)]


def candidates(state: State, seat: int) -> Iterator[Action]:
    """Everything a person could point at: tiles, boats, cards in sight, symbols, the words."""
    for tile in (*state.supply, *state.tiles[1:]):
        yield from LAYS[tile][: len(TURNS)]
    yield from BOARDS.values()
    if 0 <= seat < state.players:
        for card in state.hands[seat]:
            for tool in state.parts.tools:
                yield GIVES[card, tool]
    yield from MULTITOOLS.values()
    yield from WITHDRAWS.values()
    yield from TAKES.values()
    yield from (BACK, GO, REST, GIVE_UP, DARE, BEGIN_DAY, CONCEDE)
