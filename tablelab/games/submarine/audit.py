"""Accounts and invariants: what must be true of every position that can be reached."""

from __future__ import annotations

from collections import Counter

from tablelab.games.submarine.actions import marker_code
from tablelab.games.submarine.components import (
    COLOURS,
    LEFT_DOCK,
    RIGHT_DOCK,
    colour_of,
    kind_of,
)
from tablelab.games.submarine.state import PLACE, UNSEEN, State, colour_at


def census(state: State) -> Counter[str]:
    """All markers and cards, wherever they lie, and the submarines of each seat."""
    found: Counter[str] = Counter()
    markers = [marker for there in state.board for marker in there]
    cards: Counter[int] = Counter(state.pool.unseen)
    cards.update({colour: state.spent[colour] for colour in range(COLOURS)})
    for seat, player in enumerate(state.seats):
        markers += player.jokers + player.gained
        markers += [marker for marker in player.container if marker >= 0]
        cards.update(player.hand)
        cards.update(colour_at(place) for place in player.pile if place != UNSEEN)
        crew = state.parts.crews[state.players].submarines
        placed = sum(player.subs)
        found[f"submarine:{seat}"] = placed if state.phase != PLACE else crew
    found.update(marker_code(marker) for marker in (*markers, *state.unused))
    found.update({f"card:{colour}": cards[colour] for colour in range(COLOURS)})
    return found


def faults(state: State) -> list[str]:
    """Invariants of Submarine that the position breaks."""
    found = []
    unseen = sum(player.pile.count(UNSEEN) for player in state.seats) + state.undealt
    if unseen != len(state.pool):
        found.append(f"{unseen} undecided places for {len(state.pool)} undecided cards")
    placed = sum(sum(player.subs) for player in state.seats)
    crew = state.parts.crews[state.players].submarines
    if placed + state.unplaced != crew * state.players:
        found.append(f"{placed} submarines in the water, {state.unplaced} to come")
    for seat, player in enumerate(state.seats):
        if len(player.hand) > state.parts.hand:
            found.append(f"seat {seat} holds {len(player.hand)} cards")
        if player.hand != sorted(player.hand):
            found.append(f"seat {seat} holds its cards out of order: {player.hand}")
        if not LEFT_DOCK <= player.ship <= RIGHT_DOCK:
            found.append(f"seat {seat} has its ship at {player.ship}")
        if any(kind_of(m) != kind for kind, m in enumerate(player.container) if m >= 0):
            found.append(f"seat {seat} has a marker on a wrong space: {player.container}")
        if player.gained and seat != state.seat and state.seat >= 0:
            found.append(f"seat {seat} has jokers of a turn that is over")
    if any(list(there) != sorted(there, key=lambda m: (m, colour_of(m))) for there in state.board):
        found.append("markers lie out of order")
    return found
