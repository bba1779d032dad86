"""Ways through the submarine: what it costs the active gnome to get anywhere in this turn.

The rules themselves say what may be entered and at what price; here only the search is ours.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush

from tablelab.games.red_november.actions import ENTER, OPENS, Action
from tablelab.games.red_november.components import ROOMS, SEA
from tablelab.games.red_november.state import DRY, HIGH, LOW, State, hatch_between
from tablelab.games.red_november.turn.move import levels

CROSSING = 2
"""Minutes that an item is worth which is used up to cross fires."""

DIVE = 2
"""Minutes from a room with an exterior hatch out to sea."""

FAR = 99
"""The distance to a room that cannot be reached."""


@dataclass(frozen=True, slots=True)
class Route:
    """A way to a room: ``minutes`` to spend, and the ``first`` step of it (None: already there).

    ``water`` and ``fire`` are by room as they are on arrival, after the water has levelled out.
    """

    minutes: int
    first: Action | None
    water: tuple[int, ...]
    fire: tuple[bool, ...]


def routes(state: State, fireproof: bool, seaworthy: bool = False) -> dict[int, Route]:
    """The cheapest way of the active gnome to each place that it can reach.

    ``fireproof`` gnomes may enter fires; ``seaworthy`` ones may go out to sea.
    """
    start = Route(0, None, tuple(state.water), tuple(state.fire))
    queue: list[tuple[int, int, int, Route]] = [(0, 0, state.gnome.at, start)]
    found: dict[int, Route] = {}
    while queue:
        _, _, at, route = heappop(queue)
        if at in found:
            continue
        found[at] = route
        if at == SEA and route.first is not None:
            continue  # nobody swims around the submarine for a shorter way
        for to in state.parts.neighbours[at]:
            step = _through(state, at, to, route, fireproof, seaworthy)
            if step is not None and to not in found:
                heappush(queue, (step.minutes, len(queue) + 100 * len(found), to, step))
    return found


def _through(
    state: State, at: int, to: int, route: Route, fireproof: bool, seaworthy: bool
) -> Route | None:
    """One hatch further, or None where that is not possible."""
    if hatch_between(at, to) in state.blocked or (to == SEA and not seaworthy):
        return None
    costs = state.parts.costs
    is_open = route.first is None and state.opened == to
    minutes = route.minutes + (0 if is_open else costs["open"])
    water, fire = route.water, route.fire
    if SEA in (at, to):
        minutes += costs["swim"]
    elif not is_open:
        water, fire = _levelled(state, at, to, water, fire)
    if to != SEA:
        if water[to] == HIGH or (fire[to] and not fireproof):
            return None
        minutes += costs["enter_low"] if water[to] == LOW else 0
    first: Action = route.first or (ENTER if is_open else OPENS[to])
    return Route(minutes, first, water, fire)


def _levelled(
    state: State, a: int, b: int, water: tuple[int, ...], fire: tuple[bool, ...]
) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """Water and fire by room after the hatch between two rooms was opened."""
    higher, lower = max(water[a], water[b]), min(water[a], water[b])
    runs = lower == DRY or (lower == LOW and state.house.high_low == "levels")
    if higher != HIGH or not runs:
        return water, fire
    wet = tuple(LOW if room in (a, b) else depth for room, depth in enumerate(water))
    return wet, tuple(burns and room not in (a, b) for room, burns in enumerate(fire))


def costs_to(
    state: State, goal: int, fireproof: bool, clearing: int, quenched: bool = False
) -> list[int]:
    """The minutes from every room to ``goal``, over several turns if need be; FAR if there is no
    way.

    A blocked hatch costs ``clearing`` minutes more, and so does water that will not run off from a
    room in front; fires are crossed only by who is ``fireproof``. With ``quenched`` the fire in
    ``goal`` itself does not count. To the SEA it is from the rooms with an exterior hatch.
    """
    found = [FAR] * (ROOMS + 1)
    found[goal] = 0
    queue = [(0, goal)]
    if goal == SEA:
        queue = [(DIVE, out) for out in state.parts.exterior]
        for minutes, out in queue:
            found[out] = minutes
    while queue:
        minutes, to = heappop(queue)
        if minutes > found[to]:
            continue
        burning = state.fire[to] and not (quenched and to == goal)
        if burning and not fireproof:
            continue
        entry = minutes + 1 + (state.water[to] != DRY)
        if burning:
            entry += clearing if to == goal else CROSSING
        for at in state.parts.neighbours[to]:
            if at == SEA:
                continue
            hindered = hatch_between(at, to) in state.blocked or stands(state, at, to)
            total = entry + (clearing if hindered else 0)
            if total < found[at]:
                found[at] = total
                heappush(queue, (total, at))
    return found


def stands(state: State, at: int, to: int) -> bool:
    """Whether high water bars the way to a room, and would not if it were dry in front of it."""
    return state.water[to] == HIGH and state.water[at] != DRY and not levels(state, at, to)
