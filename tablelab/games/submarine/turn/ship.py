"""The research ship's compulsory move (rules SB-SHIP-*)."""

from __future__ import annotations

from tablelab.core.events import Emit
from tablelab.games.submarine.components import COLUMNS, DEPTHS, RIGHT_DOCK, square
from tablelab.games.submarine.state import ACT, DOCK, UNDECIDED, State


def destinations(state: State, seat: int) -> list[int]:
    """The columns to the right with a submarine of the seat; the right dock comes last."""
    player = state.seats[seat]
    columns = [
        column
        for column in range(player.ship + 1, COLUMNS)
        if any(player.subs[square(column, 0) : square(column, DEPTHS)])
    ]
    if not columns or state.house.leave_early == "allowed":
        columns.append(RIGHT_DOCK)
    return columns


def sail(state: State, column: int, emit: Emit) -> None:
    """The ship stops in a column, where the own submarines become active, or on the right dock."""
    seat = state.seat
    player = state.seats[seat]
    chosen = column == RIGHT_DOCK and len(destinations(state, seat)) > 1
    player.ship = column
    if column == RIGHT_DOCK:
        emit("SB-SHIP-3" if chosen else "SB-SHIP-4", "submarine.docks", seat=seat)
        arrive_at_dock(state)
        return
    emit("SB-SHIP-1", "submarine.sails", seat=seat, column=column + 1)
    first = square(column, 0)
    a, b, c, d = player.subs[first : first + DEPTHS]
    state.fresh = (a, b, c, d)
    state.divers = (0, 0, 0, 0)
    state.mode = UNDECIDED
    state.phase = ACT


def arrive_at_dock(state: State) -> None:
    """On the right dock there is no action; a card may be swapped instead."""
    state.phase = DOCK
    state.swapped = False
