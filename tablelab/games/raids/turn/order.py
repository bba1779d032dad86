"""Who is where: the order of the ships from rear to front.

From rear to front: ships waiting in the start harbour, ships on the route by their place, ships
that have come home. Only order counts, never distance.
"""

from __future__ import annotations

from tablelab.games.raids.components import HOME, WAITING
from tablelab.games.raids.state import State


def rearmost(state: State) -> int:
    """The ship whose turn it is (RD-TURN-1), or -1 when all are home."""
    if state.waiting:
        return state.waiting[0]
    best, place = -1, HOME
    for number, ship in enumerate(state.ships):
        if ship.at < place:
            best, place = number, ship.at
    return best


def next_ahead(state: State, number: int) -> int:
    """The place of the next ship ahead of the rear-most ship ``number``.

    WAITING while another ship still lies in the harbour in front of it, HOME when all others are
    home.
    """
    if state.waiting and state.waiting[-1] != number:
        return WAITING
    at, nearest = state.ships[number].at, HOME
    for ship in state.ships:
        if at < ship.at < nearest:
            nearest = ship.at
    return nearest


def lying_at(state: State, place: int, besides: int) -> int:
    """The ship that lies at a space, other than ``besides``; -1 if there is none."""
    for number, ship in enumerate(state.ships):
        if ship.at == place and number != besides:
            return number
    return -1


def leader(state: State) -> int:
    """The player whose ship is furthest ahead (decides for the neutral ship, RD-GHOST-3)."""
    places = {
        number: (ship.at, state.waiting.index(number) if number in state.waiting else 0)
        for number, ship in enumerate(state.ships[: state.players])
    }
    return max(places, key=places.__getitem__)
