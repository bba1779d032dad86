"""What a salvage costs (rules SB-FEE-*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tablelab.core.events import Emit
from tablelab.games.submarine.components import square
from tablelab.games.submarine.state import House, State


class Fleet(Protocol):
    """A seat's submarines, counted by square."""

    @property
    def subs(self) -> Sequence[int]:
        """How many are in each square."""
        ...


class Waters(Protocol):
    """What fees depend on, all of it open: a state has it, and so has a view."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        ...

    @property
    def house(self) -> House:
        """The options of the game."""
        ...

    @property
    def seats(self) -> Sequence[Fleet]:
        """The submarines by seat."""
        ...


def fees(state: Waters, seat: int, column: int, depth: int) -> list[tuple[int, int]]:
    """Who is owed how many cards for one marker at this depth: (owner, cards) after the seat.

    Every foreign submarine in the same square or above it in the same column costs one card.
    """
    first, last = square(column, 0), square(column, depth) + 1
    owed = []
    for step in range(1, state.players):
        owner = (seat + step) % state.players
        there = sum(state.seats[owner].subs[first:last])
        if there:
            owed.append((owner, there if state.house.fee_for == "submarine" else 1))
    return owed


def fee(state: Waters, seat: int, column: int, depth: int) -> int:
    """How many cards one marker at this depth costs from the own pile."""
    return sum(cards for _, cards in fees(state, seat, column, depth))


def pay_fees(state: State, seat: int, column: int, depth: int, emit: Emit) -> None:
    """The cards go unseen from the top of the own pile to the tops of the owners' piles."""
    pile = state.seats[seat].pile
    for owner, cards in fees(state, seat, column, depth):
        for _ in range(cards):
            state.seats[owner].pile.append(pile.pop())
        emit("SB-FEE-1", "submarine.pays_fee", seat=seat, owner=owner, n=cards)
