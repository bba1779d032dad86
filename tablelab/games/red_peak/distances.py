"""How far it is to the sea: tiles that the path still needs, over all open tasks."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, permutations

from tablelab.games.red_peak.grid import ALL, BEACH, NOWHERE, STEPS, bits, is_beach, spread
from tablelab.games.red_peak.state import State
from tablelab.games.red_peak.turn.laying import shaped

FAR = 40
"""In the place of the number of tiles to a beach that cannot be reached."""


def tiles_left(state: State, path: tuple[int, ...], heading: int) -> int:
    """How many tiles the path needs at least to the beach, over all open tasks."""
    tasks = tuple(
        place for task in state.tasks if (place := state.parts.features[task]) not in path
    )
    if is_beach(path[-1]) and not tasks:
        return 0
    free = ALL & ~bits(path)
    steps = STEPS[path[-1]]
    starts = [steps[heading]] if shaped(state) else list(steps)
    ways = [
        1 + _over(free, start, tasks) for start in starts if start != NOWHERE and free >> start & 1
    ]
    return min(ways, default=FAR)


def _over(free: int, start: int, tasks: tuple[int, ...]) -> int:
    """Steps from a space over all tasks, in the best order, to the beach."""
    return min(
        sum(_steps(free, a, 1 << b) for a, b in pairwise((start, *order)))
        + _steps(free, (start, *order)[-1], BEACH)
        for order in permutations(tasks)
    )


@lru_cache(maxsize=1 << 15)
def _steps(free: int, start: int, goal: int) -> int:
    """How many steps lead from a space to the nearest of ``goal`` over free spaces."""
    reached, steps = 1 << start, 0
    while not reached & goal:
        wider = spread(reached) & free
        if wider == reached:
            return FAR
        reached, steps = wider, steps + 1
    return steps
