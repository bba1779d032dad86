"""The day, first step: laying path tiles (rules RP-LAY-*).

A tile may be laid only where the path can still reach the beach (and every open task) over free
spaces: a team that walls itself in would sit there until the lava comes.
"""

from __future__ import annotations

from bisect import insort

from tablelab.core.events import Emit
from tablelab.games.red_peak.actions import (
    AHEAD,
    EASTWARD,
    LEFT,
    NORTHWARD,
    RIGHT,
    SOUTHWARD,
    WESTWARD,
)
from tablelab.games.red_peak.components import PathTile
from tablelab.games.red_peak.grid import (
    ALL,
    BEACH,
    HEADINGS,
    NOWHERE,
    STEPS,
    bits,
    is_beach,
    region,
)
from tablelab.games.red_peak.state import State

QUARTERS = {AHEAD: 0, RIGHT: 1, LEFT: 3}
"""By how many quarter turns to the right each turn changes the heading."""

SIDES = (NORTHWARD, EASTWARD, SOUTHWARD, WESTWARD)
"""The turns that are used without shapes, in the order of the headings."""


def shaped(state: State) -> bool:
    """Whether straight and curved tiles matter."""
    return state.house.shapes == "on"


def turns_of(tile: PathTile, state: State) -> tuple[int, ...]:
    """How a tile of this shape can be laid at all."""
    if not shaped(state):
        return SIDES
    return (AHEAD,) if tile.shape == "straight" else (LEFT, RIGHT)


def target(state: State, turn: int) -> int:
    """The space on which a tile would lie, or NOWHERE."""
    heading = state.headings[-1] if shaped(state) else SIDES.index(turn)
    return STEPS[state.path[-1]][heading]


def fitting_turns(state: State) -> list[int]:
    """All turns with which some tile can be laid now."""
    turns = (AHEAD, LEFT, RIGHT) if shaped(state) else SIDES
    return [turn for turn in turns if flaw(state, turn) is None]


def flaw(state: State, turn: int) -> str | None:
    """What is wrong with laying a tile with this turn: the rule it breaks, or None."""
    space = target(state, turn)
    if space == NOWHERE:
        return "RP-LAY-3"
    if space in state.path:
        return "RP-LAY-4"
    free = ALL & ~bits(state.path) & ~(1 << space)
    goals = _goals(state, space)
    if shaped(state):
        heading = (state.headings[-1] + QUARTERS[turn]) % len(HEADINGS)
        ends = [STEPS[space][heading]]
    else:
        ends = list(STEPS[space])
    if not goals:
        return None
    ways = [end for end in ends if end != NOWHERE and free >> end & 1]
    if not ways:
        return "RP-LAY-5" if shaped(state) else "RP-LAY-6"
    if any(_reaches(region(free, end), goals) for end in ways):
        return None
    return "RP-LAY-6"


def _goals(state: State, space: int) -> list[int]:
    """What the path must still be able to reach beyond ``space``, as sets of spaces.

    On the beach nothing more is needed, unless tasks are open: then these and the beach again.
    """
    walked = (*state.path, space)
    tasks = [
        1 << place for task in state.tasks if (place := state.parts.features[task]) not in walked
    ]
    return [] if is_beach(space) and not tasks else [BEACH, *tasks]


def _reaches(reached: int, goals: list[int]) -> bool:
    return all(reached & goal for goal in goals)


def lay(state: State, tile: str, turn: int, emit: Emit) -> None:
    """A tile of the supply continues the path."""
    space = target(state, turn)
    heading = state.headings[-1]
    if shaped(state):
        heading = (heading + QUARTERS[turn]) % len(HEADINGS)
    state.supply.remove(tile)
    state.path.append(space)
    state.tiles.append(tile)
    state.headings.append(heading)
    emit("RP-LAY-1", "red_peak.lays", tile=tile, space=space)


def take_back(state: State, emit: Emit) -> None:
    """The tile laid last goes back into the supply."""
    emit("RP-LAY-2", "red_peak.takes_back", tile=return_last(state))


def return_last(state: State) -> str:
    """Put the last tile of the path back into the supply."""
    tile = state.tiles.pop()
    state.path.pop()
    state.headings.pop()
    insort(state.supply, tile)
    return tile


def laid_today(state: State) -> int:
    """How many tiles lie beyond the adventurer."""
    return len(state.path) - 1 - state.adventurer
