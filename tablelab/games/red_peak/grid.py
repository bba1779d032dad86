"""The jungle as a grid: spaces, headings, and what can still be reached.

A space is a number: row times seven plus column, both from 0; north-west is 0. Sets of spaces are
kept as the bits of a number, so that looking for a way through the jungle costs little.
"""

from __future__ import annotations

from functools import lru_cache

COLUMNS = 7
ROWS = 9
SPACES = COLUMNS * ROWS

NORTH, EAST, SOUTH, WEST = range(4)
HEADINGS = (NORTH, EAST, SOUTH, WEST)

NOWHERE = -1
"""Where a step leads that leaves the board (south of the last row: into the sea)."""

ALL = (1 << SPACES) - 1
BEACH = sum(1 << space for space in range(SPACES - COLUMNS, SPACES))
_WEST_EDGE = sum(1 << row * COLUMNS for row in range(ROWS))
_EAST_EDGE = _WEST_EDGE << (COLUMNS - 1)


def space_at(row: int, column: int) -> int:
    """The space of a row and column as people count them, from 1."""
    if not (1 <= row <= ROWS and 1 <= column <= COLUMNS):
        raise ValueError(f"no space in row {row}, column {column}")
    return (row - 1) * COLUMNS + column - 1


def row_of(space: int) -> int:
    """The row of a space, from 1 (north) to 9 (the beach)."""
    return space // COLUMNS + 1


def column_of(space: int) -> int:
    """The column of a space, from 1 (west) to 7."""
    return space % COLUMNS + 1


def is_beach(space: int) -> bool:
    """Whether the space lies in the last row."""
    return bool(BEACH >> space & 1)


def _step(space: int, heading: int) -> int:
    row, column = divmod(space, COLUMNS)
    row += (heading == SOUTH) - (heading == NORTH)
    column += (heading == EAST) - (heading == WEST)
    inside = 0 <= row < ROWS and 0 <= column < COLUMNS
    return row * COLUMNS + column if inside else NOWHERE


STEPS = tuple(tuple(_step(space, heading) for heading in HEADINGS) for space in range(SPACES))
"""The space to which each heading leads from each space, or NOWHERE."""


def bits(spaces: list[int] | tuple[int, ...]) -> int:
    """The spaces as the bits of a number."""
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


def spread(spaces: int) -> int:
    """The spaces and all their neighbours."""
    return (
        spaces
        | spaces << COLUMNS & ALL
        | spaces >> COLUMNS
        | (spaces & ~_EAST_EDGE) << 1
        | (spaces & ~_WEST_EDGE) >> 1
    )


@lru_cache(maxsize=1 << 16)
def region(free: int, start: int) -> int:
    """All free spaces that can be reached from ``start`` (which must be free) step by step."""
    reached = 1 << start
    while True:
        wider = spread(reached) & free
        if wider == reached:
            return reached
        reached = wider
