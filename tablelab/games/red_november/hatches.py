"""What the hatches of the submarine are worth: how well rooms can be reached from each other."""

from __future__ import annotations

from functools import lru_cache

from tablelab.games.red_november.components import SEA
from tablelab.games.red_november.outlook import urgent
from tablelab.games.red_november.state import NONE, State, hatch_between

Hatch = tuple[int, int]
"""The two rooms that a hatch joins, the smaller number first."""

KEY_ROOMS = {1: 3, 2: 3, 4: 3, 5: 3, 7: 3, 8: 2, 3: 2, 9: 2, 10: 1, 6: 0}
"""How much it matters that a room can be reached: to repair, to draw, to go out to the Kraken."""

MISSILE_ROOM = 6
"""How much more it matters for the room in which a missile is to be stopped."""

CUT_OFF = 12
"""Hatches that a room counts as away that cannot be reached."""

LAST_DOOR = 20.0
"""How bad it is for a room to have few hatches left."""


def shut(state: State, hatch: Hatch) -> float:
    """How bad the submarine's ways are when one more hatch is blocked."""
    return _detours(state.parts.neighbours, (*state.blocked, hatch), _missile(state))


def gain(state: State, a: int, b: int) -> float:
    """How much better the ways are when the blocked hatch between two rooms is unblocked."""
    missile, neighbours = _missile(state), state.parts.neighbours
    others = tuple(hatch for hatch in state.blocked if hatch != hatch_between(a, b))
    before = _detours(neighbours, tuple(state.blocked), missile)
    return before - _detours(neighbours, others, missile)


def _missile(state: State) -> int:
    return state.parts.functions["missile"] if urgent(state, "missile") else NONE


@lru_cache(maxsize=2**14)
def _detours(
    neighbours: tuple[tuple[int, ...], ...], blocked: tuple[Hatch, ...], missile: int
) -> float:
    """How far all is, and how few hatches are left; ``missile`` is where one is to be stopped.

    Remembered, since a game changes its hatches far more seldom than it asks.
    """
    weights = dict(KEY_ROOMS)
    if missile != NONE:
        weights[missile] += MISSILE_ROOM
    exits = [
        [to for to in rooms if to != SEA and hatch_between(at, to) not in blocked]
        for at, rooms in enumerate(neighbours)
    ]
    total = 0.0
    for room, weight in weights.items():
        way = _distances(exits, room)
        total += weight * sum(other * way.get(to, CUT_OFF) for to, other in weights.items())
        total += LAST_DOOR * weight / (len(exits[room]) + 0.3)
    return total


def _distances(exits: list[list[int]], start: int) -> dict[int, int]:
    """Hatches to open from a room to every other that can be reached."""
    found = {start: 0}
    queue = [start]
    for at in queue:
        for to in exits[at]:
            if to not in found:
                found[to] = found[at] + 1
                queue.append(to)
    return found
