"""Where everything lies: the cross-section of the sea, and the players beside or below it.

The sea has a band of docks on top, the lane of the ships under it, and then the levels 2 to 5. A
square has a bay for submarines and below it its treasures. Units are those of the figure (on a
phone half a pixel), y runs down.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tablelab.games.submarine.components import COLUMNS, DEPTHS, column_of, depth_of, standard
from tablelab_widgets.boards.base import Shape

Point = tuple[float, float]
Rect = tuple[float, float, float, float]
"""Centre, width and height."""

RULER = 40.0
"""Width of the strip with the numbers of the levels."""

_SIDE = 8.0
_GAP = 14.0


@dataclass(frozen=True, slots=True)
class Geometry:
    """The board in one shape.

    ``band``, ``lane`` and ``bay`` are heights, ``marker`` the size of a marker and ``across`` how
    many lie side by side; ``tops`` are the upper edges of the levels 2 to 5.
    """

    shape: Shape
    sea: Point
    band: float
    lane: float
    bay: float
    marker: Point
    across: int
    column: float
    tops: tuple[float, ...]
    floor: float
    dock: float
    aside: float

    def width(self) -> float:
        """The width of the figure."""
        return self.sea[0] if self.shape == "tall" else self.sea[0] + _GAP + self.aside

    def x(self, column: int) -> float:
        """The middle of a column."""
        return RULER + self.column * (column + 0.5)

    def surface(self, column: int) -> Rect:
        """A column's place on the lane of the ships."""
        return self.x(column), self.band + self.lane / 2, self.column, self.lane

    def bay_of(self, place: int) -> Rect:
        """The part of a square in which submarines are."""
        top = self.tops[depth_of(place)]
        return self.x(column_of(place)), top + self.bay / 2, self.column, self.bay

    def slots(self, place: int) -> list[Point]:
        """The middles of the places for markers in a square."""
        number = standard().markers[depth_of(place)]
        wide, high = self.marker[0] + 5, self.marker[1] + 4
        top = self.tops[depth_of(place)] + self.bay
        points = []
        for index in range(number):
            row, at = divmod(index, self.across)
            here = min(self.across, number - row * self.across)
            points.append(
                (self.x(column_of(place)) + wide * (at - (here - 1) / 2), top + high * (row + 0.5))
            )
        return points

    def docks(self) -> tuple[Rect, Rect]:
        """The left and the right dock."""
        half, y = self.dock / 2, self.band / 2
        return (half, y, self.dock, self.band), (self.sea[0] - half, y, self.dock, self.band)


@cache
def geometry(shape: Shape) -> Geometry:
    """The geometry of a shape (always the same object)."""
    if shape == "wide":
        width, band, lane, bay, across, aside, dock = 1010.0, 118.0, 124.0, 86.0, 2, 676.0, 350.0
    else:
        width, band, lane, bay, across, aside, dock = 750.0, 106.0, 124.0, 88.0, 1, 750.0, 296.0
    column = (width - RULER - _SIDE) / COLUMNS
    marker = (74.0, 74.0) if across == 2 else (112.0, 52.0)
    tops, y = [], band + lane + 15
    for depth in range(DEPTHS):
        tops.append(y)
        y += bay + -(-standard().markers[depth] // across) * (marker[1] + 4) + 10
    floor = 78.0
    sea = (width, y + floor)
    return Geometry(
        shape, sea, band, lane, bay, marker, across, column, tuple(tops), floor, dock, aside
    )
