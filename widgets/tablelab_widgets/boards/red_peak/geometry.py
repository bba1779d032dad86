"""Where everything lies: the map of the jungle, and the column of panels beside or below it.

The map has a drawing of its own, 750 units wide: sky and volcano, nine rows of seven spaces, the
sea. Beside the column of panels it is drawn a little smaller. Units are those of the figure (on a
phone half a pixel), y runs down.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablelab.games.red_peak.grid import COLUMNS, ROWS, column_of, row_of
from tablelab_widgets.boards.base import Shape

Point = tuple[float, float]

MAP = 750
"""Width of the map's own drawing."""

CELL = 104
"""Side of a space."""

LEFT = (MAP - CELL * COLUMNS) / 2
"""Where the spaces begin in the west."""

SKY = 158
"""Height of the band with the volcano; the spaces begin below it."""

SHORE = SKY + CELL * ROWS
"""Where the sea begins."""

SEA = 212
"""The least height of the sea."""

GAP = 12.0
"""Between two panels."""

_COLUMN = 996.0
_SMALLER = 0.92


@dataclass(frozen=True, slots=True)
class Plan:
    """The board in one shape: the scale of the map, and upper left corner and width of the panels;
    ``width`` is that of the figure."""

    shape: Shape
    scale: float
    left: float
    top: float
    column: float

    @property
    def width(self) -> float:
        """The width of the figure."""
        return self.left + self.column


PLANS: dict[Shape, Plan] = {
    "wide": Plan("wide", _SMALLER, MAP * _SMALLER + 14, 0, _COLUMN),
    "tall": Plan("tall", 1, 0, SHORE + SEA + GAP, MAP),
}
"""The plan of each shape."""


def middle(space: int) -> Point:
    """The middle of a space in the map's drawing."""
    return LEFT + CELL * (column_of(space) - 0.5), SKY + CELL * (row_of(space) - 0.5)
