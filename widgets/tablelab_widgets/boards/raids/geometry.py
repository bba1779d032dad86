"""Where everything lies on the board: the ring, and the column or row of longships beside it.

The ring has 20 places, clockwise: the way out of the harbour, spaces 1 to 5, a village, 6 to 11, a
village, 12 to 16, and the way back into the harbour. Units are those of the figure, y runs down.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tablelab_widgets.boards.base import Shape

Point = tuple[float, float]

TILE = 122.0
"""Side of a tile on the ring."""

PITCH = 160.0
_MARGIN = 104.0
_PULL = 13.0
_CHART = 245.0
_GAP = 14.0
_ASIDE = 38.0
PANEL_RATIO = 1000 / 345
"""Width by height of a longship's board."""


@dataclass(frozen=True, slots=True)
class Geometry:
    """The board in one shape; ``stops`` are the places of the route by position 0 to 17."""

    shape: Shape
    width: float
    ring: Point
    places: tuple[Point, ...]
    route: tuple[Point, ...]
    track: tuple[Point, ...]
    ships: tuple[Point, ...]
    plates: tuple[Point, ...]
    villages: tuple[Point, ...]
    harbour: tuple[float, float, float, float]
    chart: tuple[float, float, float, float]
    panel: Point

    def total(self, boards: int) -> float:
        """The height of the figure, with so many longship boards."""
        if self.shape == "wide":
            return self.ring[1]
        return self.ring[1] + boards * (self.panel[1] + _GAP)

    def panels(self, boards: int) -> list[Point]:
        """The upper left corners of so many longship boards."""
        step = self.panel[1] + _GAP
        if self.shape == "tall":
            return [(0.0, self.ring[1] + _GAP + step * i) for i in range(boards)]
        free = (self.ring[1] - boards * self.panel[1]) / (boards + 1)
        gap = min(free, 60.0)
        top = (self.ring[1] - boards * self.panel[1] - (boards - 1) * gap) / 2
        left = self.ring[0] + _GAP
        return [(left, top + (self.panel[1] + gap) * i) for i in range(boards)]

    def way(self, start: int, end: int) -> list[Point]:
        """How a ship sails from position ``start`` to ``end`` (0 to 17), beside the tiles."""
        steps = len(self.track) // _PLACES
        first, last = (_STOPS[position] * steps for position in (start, end))
        return list(self.track[first : last + 1])


_PLACES = 20
_VILLAGES = (6, 13)
_STOPS = tuple(place for place in range(_PLACES) if place not in _VILLAGES)
_GRIDS: dict[Shape, tuple[int, int, int]] = {"wide": (7, 5, 2), "tall": (6, 6, 3)}


@cache
def geometry(shape: Shape) -> Geometry:
    """The geometry of a shape (always the same object)."""
    columns, rows, out = _GRIDS[shape]
    ring = ((columns - 1) * PITCH + 2 * _MARGIN, (rows - 1) * PITCH + 2 * _MARGIN)
    grid = _perimeter(columns, rows, out)
    points = tuple(_on_ring(column, row, columns, rows) for column, row in grid)
    places = tuple(points[place] for place in _STOPS)
    berths = _berths(points, ring)
    ships = tuple(berths[place] for place in _STOPS)
    villages = tuple(points[place] for place in _VILLAGES)
    middle = (out - 0.5) * PITCH + _MARGIN
    harbour = (ring[0] - 336, middle - 100, 326.0, 260.0)
    route = _smooth(points)
    track = _smooth(tuple(_inside(point, ring, 0.5 * TILE + 46) for point in points))
    plates = tuple(_plate(points[place], ring) for place in _STOPS)
    if shape == "wide":
        high = (ring[1] - 3 * _GAP) / 4
        panel = (high * PANEL_RATIO, high)
        chart = (_CHART, _CHART, harbour[0] - 10 - _CHART, ring[1] - 2 * _CHART)
        width = ring[0] + _GAP + panel[0]
    else:
        panel = (ring[0], ring[0] / PANEL_RATIO)
        chart = (_CHART, _CHART, ring[0] - 2 * _CHART, ring[1] - 2 * _CHART)
        width = ring[0]
    return Geometry(
        shape, width, ring, places, route, track, ships, plates, villages, harbour, chart, panel
    )


def _perimeter(columns: int, rows: int, out: int) -> list[tuple[int, int]]:
    """The cells around a grid, clockwise, from row ``out`` of the right column."""
    right = [(columns - 1, row) for row in range(1, rows - 1)]
    bottom = [(column, rows - 1) for column in reversed(range(columns))]
    left = [(0, row) for row in reversed(range(1, rows - 1))]
    top = [(column, 0) for column in range(columns)]
    cells = right + bottom + left + top
    first = cells.index((columns - 1, out))
    return cells[first:] + cells[:first]


def _on_ring(column: int, row: int, columns: int, rows: int) -> Point:
    """A cell's point; corners are pulled in a little, so that the ring looks sailed, not ruled."""
    x, y = _MARGIN + column * PITCH, _MARGIN + row * PITCH
    if column in (0, columns - 1) and row in (0, rows - 1):
        x += _PULL if column == 0 else -_PULL
        y += _PULL if row == 0 else -_PULL
    return x, y


def _inside(point: Point, ring: Point, by: float) -> Point:
    """The point ``by`` units towards the open sea (from a corner in both directions)."""
    x, y = point
    across = 1 if x < 1.6 * _MARGIN else -1 if x > ring[0] - 1.6 * _MARGIN else 0
    down = 1 if y < 1.6 * _MARGIN else -1 if y > ring[1] - 1.6 * _MARGIN else 0
    return x + across * by, y + down * by


def _berths(points: tuple[Point, ...], ring: Point) -> list[Point]:
    """Where ships lie, a little inside; those beside a corner make room for the ship in it."""
    berths = [_inside(point, ring, 0.5 * TILE + 30) for point in points]
    for i, (x, y) in enumerate(points):
        if y == berths[i][1]:  # beside a tile, not above or below: ships are wider than high
            berths[i] = _inside((x, y), ring, 0.5 * TILE + 42)
        if x == berths[i][0] or y == berths[i][1]:
            continue
        for j in (i - 1, (i + 1) % _PLACES):
            dx, dy = points[j][0] - x, points[j][1] - y
            far = abs(dx) + abs(dy) - _PULL
            bx, by = berths[j]
            berths[j] = (bx + _ASIDE * round(dx / far), by + _ASIDE * round(dy / far))
    return berths


def _plate(point: Point, ring: Point) -> Point:
    """Where a space's plate hangs: at the middle of its tile's outer edge, clear of the tile."""
    x, y = point
    if y < 1.6 * _MARGIN or y > ring[1] - 1.6 * _MARGIN:
        by = 0.5 * TILE + 8
        return x, y + (by if y > ring[1] / 2 else -by)
    by = 0.5 * TILE + 17  # plates are wider than high
    return x + (by if x > ring[0] / 2 else -by), y


def _smooth(points: tuple[Point, ...], steps: int = 8) -> tuple[Point, ...]:
    """A closed Catmull-Rom curve through the points, ``steps`` points each."""
    curve = []
    for i in range(len(points)):
        a, b, c, d = (points[(i + shift) % len(points)] for shift in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            curve.append((_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)))
    return tuple(curve)


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    )
