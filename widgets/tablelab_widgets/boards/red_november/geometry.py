"""Where everything lies: the submarine in the sea, below it dangers and time, then the gnomes.

Units are those of the figure (on a phone half a pixel); y runs down.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablelab.games.red_november.components import ROOMS, SEA, standard
from tablelab_widgets.boards.base import Shape

Point = tuple[float, float]
Rect = tuple[float, float, float, float]
"""Centre, width and height."""

SCENE = 624.0
"""Height of the sea with the submarine."""

GAP = 10.0
"""Between two parts of the board."""

TRACK = 88.0
"""Height of a disaster track."""

CELL = 104.0
"""Height of a space of the time track."""

_ZONE = 96.0
"""The height in which gnomes stand, above a room's floor."""

_WALL = 9.0
_DECKS = ((150.0, 312.0), (321.0, 484.0))
_TOWER = (24.0, 128.0)
HULL = (136.0, 498.0)
"""Top and bottom of the hull."""

WATERLINE = (512.0, 616.0)
"""Top and bottom of the sea below the submarine, where gnomes swim."""

_PLACES = {
    1: (0, 0), 2: (1, 0), 8: (3, 0), 10: (4, 0), 3: (0, 1), 4: (1, 1), 7: (3, 1), 9: (4, 1),
}  # fmt: skip
"""Column and deck of the rooms, but for the middle one and the tower."""

MIDDLE, TOWER = 5, 6
COLUMNS = 5


@dataclass(frozen=True, slots=True)
class Plan:
    """The board in one shape.

    ``scene`` is the width of the sea, ``pitch`` that of a room with its wall, ``across`` the
    spaces in a row of the time track, ``aside`` the width of a gnome's panel.
    """

    shape: Shape
    scene: float
    pitch: float
    across: int
    aside: float

    @property
    def bow(self) -> float:
        """Where the rooms begin in the stern; as far from the other end they stop."""
        return (self.scene - COLUMNS * self.pitch) / 2

    @property
    def width(self) -> float:
        """The width of the figure."""
        return self.scene if self.shape == "tall" else self.scene + 14 + self.aside

    @property
    def cell(self) -> float:
        """The width of a space of the time track."""
        return self.scene / self.across

    def room(self, number: int) -> Rect:
        """A room between its walls; the sea is the strip below the submarine."""
        if number == SEA:
            top, bottom = WATERLINE
            return self.scene / 2, (top + bottom) / 2, self.scene - 16, bottom - top
        column, (top, bottom) = 2, (_DECKS[0][0], _DECKS[1][1])
        if number == TOWER:
            top, bottom = _TOWER
        elif number != MIDDLE:
            column, deck = _PLACES[number]
            top, bottom = _DECKS[deck]
        x = self.bow + self.pitch * (column + 0.5)
        return x, (top + bottom) / 2, self.pitch - _WALL, bottom - top

    def hatch(self, a: int, b: int) -> tuple[float, float, float]:
        """The middle of a hatch, and by how many degrees it is turned."""
        if SEA in (a, b):
            x, y, _, high = self.room(max(a, b))
            return (x, y - high / 2, 0) if TOWER in (a, b) else (x, y + high / 2 + 6, 0)
        (ax, ay, _, _), (bx, by, _, _) = self.room(a), self.room(b)
        if TOWER in (a, b):
            return ax, (_TOWER[1] + _DECKS[0][0]) / 2, 0
        if MIDDLE in (a, b):
            other = self.room(a + b - MIDDLE)
            return (ax + bx) / 2, other[1] - 14, 90
        if ax == bx:
            return ax, (ay + by) / 2, 0
        if ay == by:
            return (ax + bx) / 2, ay - 14, 90
        return (ax + bx) / 2, (ay + by) / 2, 45

    def track_at(self, index: int, top: float) -> Rect:
        """A disaster track: one below the other on a phone, else side by side."""
        if self.shape == "tall":
            return self.scene / 2, top + (TRACK + 4) * index + TRACK / 2, self.scene, TRACK
        wide = (self.scene - 2 * GAP) / 3
        return wide / 2 + (wide + GAP) * index, top + TRACK / 2, wide, TRACK

    @property
    def tracks_height(self) -> float:
        """The height of all disaster tracks."""
        return 3 * TRACK + 8 if self.shape == "tall" else TRACK

    @property
    def rows(self) -> int:
        """The rows of the time track."""
        return -(-SPACES // self.across)

    @property
    def time_height(self) -> float:
        """The height of the time track."""
        return self.rows * (CELL + 8) - 8

    def space(self, number: int) -> Point:
        """The middle of a space of the time track, from its upper left corner; it winds."""
        row, at = divmod(SPACES - 1 - number, self.across)
        at = self.across - 1 - at if row % 2 else at
        return self.cell * (at + 0.5), (CELL + 8) * row + CELL / 2

    @property
    def end(self) -> tuple[float, float]:
        """The middle of space 0 across, and its width: it takes what is left of the last row."""
        spare = self.cell * (self.rows * self.across - SPACES)
        forth = self.rows % 2  # else the last row runs back, to the left
        return self.space(0)[0] + (spare if forth else -spare) / 2, self.cell + spare


SPACES = max(standard().starts.values()) + 1
"""Spaces of the time track, 0 included."""

PLANS: dict[Shape, Plan] = {
    "wide": Plan("wide", 1120, 196, 16, 540),
    "tall": Plan("tall", 750, 135, 13, 750),
}
"""The plan of each shape."""


def standing(plan: Plan, room: int, count: int) -> list[Rect]:
    """Where so many gnomes stand in a room: in one row, or in two."""
    if not count:
        return []
    x, y, wide, high = plan.room(room)
    left, right, low = x - wide / 2 + 3, x + wide / 2 - 3, y + high / 2 - 2
    rows, tall = 1, _ZONE
    if room == SEA:
        left, low, tall = 256.0, WATERLINE[1] - 6, 96.0
        right = plan.scene - 96
    elif (right - left) / count < 38:
        rows, tall = 2, 62.0 if room != TOWER else 50.0
    elif room == TOWER:
        tall = 74.0
    across = -(-count // rows)
    step = min((right - left) / across, 70)
    cells = []
    for index in range(count):
        row, at = divmod(index, across)
        here = min(across, count - across * row)
        middle = (left + right) / 2 + step * (at - (here - 1) / 2)
        bottom = low - tall * (rows - 1 - row)
        cells.append((middle, bottom - tall / 2, step, tall))
    return cells


assert set(_PLACES) | {MIDDLE, TOWER} == set(range(1, ROOMS + 1))
