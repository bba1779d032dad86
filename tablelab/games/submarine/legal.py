"""What may be done: the fast answer for bots and boards. :mod:`.violations` says why not."""

from __future__ import annotations

from collections.abc import Iterator

from tablelab.games.submarine.actions import (
    CARD,
    END,
    PLACES,
    RELOCATES,
    SALVAGES,
    STEERS,
    SWAPS,
    Action,
)
from tablelab.games.submarine.state import ACT, PLACE, SHIP, State
from tablelab.games.submarine.turn import can_swap
from tablelab.games.submarine.turn.dive import relocations, salvages
from tablelab.games.submarine.turn.ship import destinations


def legal(state: State, seat: int) -> list[Action]:
    """All legal actions of a seat, in a stable order."""
    if seat != state.seat or seat < 0:
        return []
    if state.phase == PLACE:
        return list(PLACES)
    if state.phase == SHIP:
        return [STEERS[column] for column in destinations(state, seat)]
    if state.phase == ACT:
        return [*salvages(state), *relocations(state), END]
    swaps = [SWAPS[colour] for colour in sorted(set(state.seats[seat].hand))]
    return [*(swaps if can_swap(state) else ()), END]


def candidates(state: State, seat: int) -> Iterator[Action]:
    """Everything a person could point at: columns, squares, markers in sight, cards, the end."""
    yield from PLACES
    yield from STEERS
    yield from SWAPS
    yield END
    for row in RELOCATES:
        yield from row
    jokers = {joker for player in state.seats for joker in (*player.jokers, *player.gained)}
    for markers in state.board:
        for marker in markers:
            yield SALVAGES[marker, CARD]
            for joker in sorted(jokers):
                yield SALVAGES[marker, joker]
