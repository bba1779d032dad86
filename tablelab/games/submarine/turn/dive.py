"""What the active submarines do: relocate or salvage (rules SB-MOVE-*, SALVAGE, JOKER)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator

from tablelab.core.events import Emit
from tablelab.games.submarine.actions import (
    CARD,
    RELOCATES,
    SALVAGES,
    Relocate,
    Salvage,
)
from tablelab.games.submarine.components import (
    COLUMNS,
    DEPTHS,
    SHELL,
    SQUARES,
    colour_of,
    depth_of,
    kind_of,
    square,
)
from tablelab.games.submarine.state import RELOCATE, SALVAGE, State
from tablelab.games.submarine.turn.fees import fee, pay_fees

Four = tuple[int, int, int, int]


def mixed(state: State) -> bool:
    """Whether each submarine may choose for itself."""
    return state.house.mixed_actions == "yes"


def changed(counts: Four, depth: int, by: int) -> Four:
    """``counts`` with the one of ``depth`` changed."""
    values = list(counts)
    values[depth] += by
    a, b, c, d = values
    return (a, b, c, d)


# -- relocating -----------------------------------------------------------------------------------


def _moves(here: int) -> list[Relocate]:
    row, depth = RELOCATES[depth_of(here)], depth_of(here)
    return [row[to] for to in SQUARES if abs(depth_of(to) - depth) <= 1 and to != here]


MOVES = tuple(_moves(here) for here in SQUARES)
"""All relocations from each square: any column, at most one level up or down."""


def relocations(state: State) -> list[Relocate]:
    """All relocations of active submarines."""
    if state.mode == SALVAGE and not mixed(state):
        return []
    first = square(state.seats[state.seat].ship, 0)
    return [
        move
        for depth, waiting in enumerate(state.fresh)
        if waiting
        for move in MOVES[first + depth]
    ]


def may_relocate(state: State) -> bool:
    """Whether any active submarine can relocate: there is always somewhere to go."""
    return any(state.fresh) and (state.mode != SALVAGE or mixed(state))


def relocate(state: State, depth: int, place: int, emit: Emit) -> None:
    """One active submarine moves; it does nothing else in this turn."""
    seat = state.seat
    player = state.seats[seat]
    player.subs[square(player.ship, depth)] -= 1
    player.subs[place] += 1
    state.fresh = changed(state.fresh, depth, -1)
    state.mode = RELOCATE
    emit(
        "SB-MOVE-1",
        "submarine.relocates",
        seat=seat,
        start=square(player.ship, depth),
        square=place,
    )


# -- salvaging ------------------------------------------------------------------------------------


def salvages(state: State) -> Iterator[Salvage]:
    """All markers that can be taken now, with every way to pay."""
    if state.mode == RELOCATE and not mixed(state):
        return
    seat = state.seat
    player = state.seats[seat]
    hand, pile, jokers = player.hand, len(player.pile), player.jokers
    for depth in range(DEPTHS):
        if not may_dive(state, depth):
            continue
        markers = state.board[square(player.ship, depth)]
        affordable = bool(markers and hand) and fee(state, seat, player.ship, depth) <= pile
        for marker in markers:
            if affordable and colour_of(marker) in hand:
                yield SALVAGES[marker, CARD]
            if joker_may_pay(state, marker):
                for joker in jokers:
                    yield SALVAGES[marker, joker]


def may_salvage(state: State) -> bool:
    """Whether a marker could still be taken, as far as everybody can see.

    Whether a card in the hand fits is a secret. A turn that ended by itself for want of one would
    tell it to all, so here any card counts as one that fits.
    """
    if state.mode == RELOCATE and not mixed(state):
        return False
    seat = state.seat
    player = state.seats[seat]
    for depth in range(DEPTHS):
        markers = state.board[square(player.ship, depth)]
        if not markers or not may_dive(state, depth):
            continue
        if player.hand and fee(state, seat, player.ship, depth) <= len(player.pile):
            return True
        if player.jokers and any(joker_may_pay(state, marker) for marker in markers):
            return True
    return False


def joker_may_pay(state: State, marker: int) -> bool:
    """Whether a joker may be paid for the marker."""
    return kind_of(marker) != SHELL or state.house.shell_by_joker == "allowed"


def may_dive(state: State, depth: int) -> bool:
    """Whether an active submarine at this depth can salvage."""
    return state.fresh[depth] > 0 or state.divers[depth] > 0


def salvage(state: State, marker: int, joker: int, emit: Emit) -> None:
    """One marker is paid and taken: into the container, or beside it as a joker."""
    seat = state.seat
    player = state.seats[seat]
    place = where(state, player.ship, marker)
    assert place is not None
    depth = depth_of(place)
    if not state.divers[depth]:
        state.fresh = changed(state.fresh, depth, -1)
        state.divers = changed(state.divers, depth, 1)
    state.mode = SALVAGE
    emit("SB-SALVAGE-1", "submarine.salvages", seat=seat, marker=marker, square=place)
    markers = [other for other in state.board[place] if other != marker]
    if joker == CARD:
        colour = colour_of(marker)
        player.hand.remove(colour)
        state.spent[colour] += 1
        state.moving += 1
        emit("SB-SALVAGE-2", "submarine.pays_card", seat=seat, colour=colour)
        pay_fees(state, seat, player.ship, depth, emit)
    else:
        player.jokers.remove(joker)
        insort(markers, joker)
        emit("SB-JOKER-2", "submarine.pays_joker", seat=seat, marker=joker, square=place)
    state.board[place] = tuple(markers)
    _stow(state, marker, emit)


def where(state: State, column: int, marker: int) -> int | None:
    """The square of a column in which a marker lies, or None."""
    if not 0 <= column < COLUMNS:
        return None
    for place in range(square(column, 0), square(column, DEPTHS)):
        if marker in state.board[place]:
            return place
    return None


def _stow(state: State, marker: int, emit: Emit) -> None:
    seat, kind = state.seat, kind_of(marker)
    player = state.seats[seat]
    if kind == SHELL:
        insort(player.gained, marker)
        emit("SB-JOKER-1", "submarine.gains_shell", seat=seat, marker=marker)
    elif player.container[kind] >= 0:
        insort(player.gained, marker)
        emit("SB-SALVAGE-4", "submarine.gains_joker", seat=seat, marker=marker)
    else:
        player.container[kind] = marker
        state.moving += 1
        emit("SB-SALVAGE-3", "submarine.stows", seat=seat, marker=marker, n=player.artefacts)
