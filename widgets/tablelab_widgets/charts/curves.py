"""How values change with something: a line each, with points and intervals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf

from tablelab_widgets.boards.base import Figure, plain
from tablelab_widgets.charts.frame import (
    Frame,
    Json,
    axis,
    nice,
    tick_words,
    wide,
    words_of,
    wrapped,
)
from tablelab_widgets.charts.look import DASHES, INKS, LINE, SIDE, SMALL, SYMBOLS, Look
from tablelab_widgets.charts.numbers import (
    PERCENT,
    Bounds,
    Interval,
    Number,
    checked,
    estimate,
    number,
)
from tablelab_widgets.charts.rows import each_once
from tablelab_widgets.charts.shares import whiskers

X = float | str
Point = tuple[X, float, Interval | None]
Series = tuple[str, Sequence[Point]]
GivenPoint = tuple[X, Number, Bounds | None]
Given = tuple[str, Sequence[GivenPoint]]

HIGH, LOW = 250, 210
"""The height of the plot on a wide page and on a phone."""

RIGHT = 18

MARGIN = 0.05
"""Room above the highest line of the grid, as a part of the plot's height."""

MOST_TICKS = 10

FEW = 8
"""Up to so many points intervals are thin lines, beyond they are bands."""


def curves(
    series: Sequence[Given],
    look: Look,
    *,
    title: str,
    x: str,
    y: str,
    unit: str = "",
) -> Figure:
    """A line for each of the ``series``: label and points ``(x, y, (low, high) or None)``.

    ``x`` and ``y`` say what the axes show. All x are numbers in rising order, or all are texts, in
    the order in which they first come. With the unit "%" the y are shares of 0 to 1. The y axis
    starts at 0 unless all values lie far above. Raises ValueError for no series or more than six,
    for a series without points, and for values that are not in their intervals.
    """
    lines = _checked(series, unit)
    chart = _Curves(lines, look, unit, _places(lines))
    levels = chart.levels()
    words = tick_words(levels, look.text, unit)
    left = SIDE + max(wide(word, SMALL) for word in words) + 8
    xaxis, rows = chart.xaxis(look.room + 2 * SIDE - left - RIGHT)
    frame = Frame(
        look,
        title,
        LOW if look.narrow else HIGH,
        left,
        RIGHT,
        above=y,
        below=x,
        ticks=rows,
        legend=[label for label, _ in lines] if len(lines) > 1 else (),
        feet=chart.feet(),
    )
    margin = (levels[-1] - levels[0]) * MARGIN  # a point on the highest line is whole
    yaxis = axis(look, levels, words, range=[levels[0], levels[-1] + margin])
    return frame.figure(chart.traces(), xaxis, yaxis, chart.table(x))


def _checked(series: Sequence[Given], unit: str) -> list[Series]:
    each_once([label for label, _ in series])
    if len(series) > len(SYMBOLS):
        raise ValueError(f"{len(series)} lines cannot be told apart; at most {len(SYMBOLS)} can")
    if len({isinstance(x, str) for _, points in series for x, _, _ in points}) > 1:
        raise ValueError("either all x are numbers, or all are texts")
    return [(label, _points(label, points, unit)) for label, points in series]


def _points(
    label: str, points: Sequence[tuple[X, Number, Bounds | None]], unit: str
) -> list[Point]:
    if not points:
        raise ValueError(f"{label!r} has no points")
    xs = [x for x, _, _ in points]
    numbers = [checked(label, x, None, "", -inf)[0] for x in xs if not isinstance(x, str)]
    if len(set(xs)) < len(xs) or numbers != sorted(numbers):
        raise ValueError(f"{label!r}: the x of its points must rise, each once: {xs}")
    least = 0.0 if unit == PERCENT else -inf
    return [(x, *checked(label, value, bounds, unit, least)) for x, value, bounds in points]


def _places(series: Sequence[Series]) -> dict[X, float]:
    """All x in order, each once, and where they lie on the axis."""
    seen = dict.fromkeys(x for _, points in series for x, _, _ in points)
    numbers = sorted(x for x in seen if not isinstance(x, str))
    return {x: float(x) for x in numbers} if numbers else {x: i for i, x in enumerate(seen)}


@dataclass(frozen=True, slots=True)
class _Curves:
    """The lines of one chart; ``places`` says where each x lies."""

    series: Sequence[Series]
    look: Look
    unit: str
    places: dict[X, float]

    @property
    def few(self) -> bool:
        """Whether the points are so few that each has a thin line as its interval."""
        return len(self.places) <= FEW

    def levels(self) -> list[float]:
        """The ticks of the y axis."""
        low = min(each for _, points in self.series for each in _bounds(points, 0))
        high = max(each for _, points in self.series for each in _bounds(points, 1))
        floor = low if low < 0 or low > high / 2 else 0.0
        levels = nice(floor, max(high, 0 if low < 0 else high), 4 if self.look.narrow else 5)
        return [it for it in levels if it < 1 + 1e-9] if self.unit == PERCENT else levels

    def feet(self) -> list[str]:
        """What the intervals look like."""
        if not any(bounds for _, points in self.series for _, _, bounds in points):
            return []
        return [self.look.text("chart.whiskers" if self.few else "chart.band")]

    def xaxis(self, room: float) -> tuple[Json, float]:
        """The x axis on ``room`` px, and how many lines its words need."""
        at = list(self.places.values())
        if any(isinstance(x, str) for x in self.places):
            return self._words(at, room / len(at))
        pad = ((at[-1] - at[0]) or 1.0) * (0.06 if self.few else 0.02)
        low, high = at[0] - pad, at[-1] + pad
        values = next(it for it in _ticks(at, low, high) if self._fit(it, room / (high - low)))
        words = tick_words(values, self.look.text, "")
        return axis(self.look, values, words, range=[low, high], showgrid=False, showline=True), 1

    def _fit(self, values: Sequence[float], scale: float) -> bool:
        """Whether the numbers have room beside each other; ``scale`` is px per unit."""
        places = [value * scale for value in values]
        widths = [wide(word, SMALL) for word in tick_words(values, self.look.text, "")]
        pairs = zip(pairwise(places), pairwise(widths), strict=True)
        return all(b - a >= (one + other) / 2 + 6 for (a, b), (one, other) in pairs)

    def _words(self, at: list[float], slot: float) -> tuple[Json, float]:
        """An axis of texts: in lines, or on their side where a word is too long for its place."""
        parts = [wrapped(str(x), SMALL, slot - 6) for x in self.places]
        made = axis(self.look, at, (), range=[-0.5, len(at) - 0.5], showgrid=False, showline=True)
        if max(wide(word, SMALL) for x in self.places for word in words_of(str(x))) > slot - 6:
            made |= {"ticktext": [plain(str(x)) for x in self.places], "tickangle": -90}
            return made, max(wide(str(x), SMALL) for x in self.places) / (SMALL * LINE)
        made["ticktext"] = ["<br>".join(plain(line) for line in lines) for lines in parts]
        return made, max(map(len, parts))

    def traces(self) -> list[Json]:
        """The bands first, so that all lines lie above them."""
        pairs = [self._traces(place) for place in range(len(self.series))]
        return [band for bands, _ in pairs for band in bands] + [line for _, line in pairs]

    def _traces(self, place: int) -> tuple[list[Json], Json]:
        label, points = self.series[place]
        color = INKS[self.look.theme].series[place]
        values = [(value, bounds) for _, value, bounds in points]
        xs = [self.places[x] + self._aside(place) for x, _, _ in points]
        line: Json = {
            "type": "scatter",
            "mode": "lines+markers",
            "name": plain(label),
            "x": xs,
            "y": [value for value, _ in values],
            "line": {"color": color, "width": 2.2, "dash": DASHES[place]},
            "marker": {
                "symbol": SYMBOLS[place],
                "size": 9 if self.few else 7,
                "color": color,
                "maxdisplayed": 0 if self.few else FEW,
            },
            "cliponaxis": False,
            "hoverinfo": "text",
            "hovertext": [self._said(label, *point) for point in points],
        }
        if not any(bounds for _, bounds in values):
            return [], line
        if self.few:
            return [], line | {"error_y": whiskers(values, color) | {"width": 4}}
        return [_band(xs, points, color)], line

    def _aside(self, place: int) -> float:
        """A little to the side, so that thin lines of several series do not hide each other."""
        at = list(self.places.values())
        return (at[-1] - at[0]) * 0.014 * (place - (len(self.series) - 1) / 2) if self.few else 0

    def _said(self, label: str, x: X, value: float, bounds: Interval | None) -> str:
        said = estimate(value, bounds, self.look.text, self.unit)
        return plain(self.look.text("chart.hover", label=f"{label}, {self._word(x)}", value=said))

    def _word(self, x: X) -> str:
        return x if isinstance(x, str) else number(x, self.look.text)

    def table(self, x: str) -> Json:
        """A row for each x, a column for each line."""
        text = self.look.text
        columns = [
            {at: estimate(value, bounds, text, self.unit) for at, value, bounds in points}
            for _, points in self.series
        ]
        none = text("chart.table.none")
        return {
            "head": [x or text("chart.table.what"), *(label for label, _ in self.series)],
            "rows": [
                [self._word(at), *(column.get(at, none) for column in columns)]
                for at in self.places
            ],
        }


def _ticks(at: Sequence[float], low: float, high: float) -> Iterator[list[float]]:
    """What could stand at the axis, from much to little: every x, round numbers, the first x."""
    if len(at) <= MOST_TICKS:
        yield list(at)
    for most in (6, 4, 2):
        yield [value for value in nice(low, high, most) if low <= value <= high]
    yield [at[0]]


def _bounds(points: Sequence[Point], side: int) -> list[float]:
    return [bounds[side] if bounds else value for _, value, bounds in points]


def _band(xs: list[float], points: Sequence[Point], color: str) -> Json:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return {
        "type": "scatter",
        "mode": "lines",
        "x": [*xs, *reversed(xs)],
        "y": [*_bounds(points, 0), *reversed(_bounds(points, 1))],
        "fill": "toself",
        "fillcolor": f"rgba({red},{green},{blue},0.18)",
        "line": {"width": 0},
        "hoverinfo": "skip",
        "showlegend": False,
    }
