"""Ways through the submarine: what it costs the active gnome to get anywhere in this turn.

The rules themselves say what may be entered and at what price; here only the search is ours.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush

from tablelab.games.red_november.actions import ENTER, OPENS, Action
from tablelab.games.red_november.components import ROOMS, SEA
from tablelab.games.red_november.state import DRY, HIGH, LOW, State, hatch_between

CROSSING = 2
"""Minutes that an item is worth which is used up to cross fires."""

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


def distances(state: State, start: int, without: tuple[int, int] | None = None) -> list[int]:
    """Hatches to open from a room to every other, whatever burns; FAR where all are blocked.

    ``without`` is a hatch that is taken to be blocked, too.
    """
    found = [FAR] * (ROOMS + 1)
    found[start] = 0
    queue = [start]
    for at in queue:
        for to in state.parts.neighbours[at]:
            hatch = hatch_between(at, to)
            shut = to == SEA or hatch in state.blocked or hatch == without
            if not shut and found[to] == FAR:
                found[to] = found[at] + 1
                queue.append(to)
    return found


def costs_to(state: State, goal: int, fireproof: bool, clearing: int) -> list[int]:
    """The minutes from every room to ``goal``, over several turns if need be.

    A blocked hatch costs ``clearing`` minutes more; fires are crossed only by who is
    ``fireproof``. High water is taken to level out.
    """
    found = [FAR] * (ROOMS + 1)
    found[goal] = 0
    queue = [(0, goal)]
    while queue:
        minutes, to = heappop(queue)
        if minutes > found[to]:
            continue
        if state.fire[to] and not fireproof:
            continue
        entry = minutes + 1 + (state.water[to] != DRY)
        if state.fire[to]:
            entry += clearing if to == goal else CROSSING
        for at in state.parts.neighbours[to]:
            if at == SEA:
                continue
            total = entry + (clearing if hatch_between(at, to) in state.blocked else 0)
            if total < found[at]:
                found[at] = total
                heappush(queue, (total, at))
    return found
