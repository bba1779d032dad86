"""Two values a row, with and without something: a dumbbell each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from tablelab_widgets.boards.base import Figure, plain
from tablelab_widgets.charts.frame import Frame, Json
from tablelab_widgets.charts.look import INKS, Look
from tablelab_widgets.charts.numbers import (
    PERCENT,
    Bounds,
    Number,
    Value,
    checked,
    estimate,
    parts,
)
from tablelab_widgets.charts.rows import LEFT, RIGHT, Rows, each_once
from tablelab_widgets.charts.shares import whiskers

Given = tuple[Number, Bounds | None]

THICK, APART = 22, 5


def compare(
    rows: Sequence[tuple[str, Given, Given]],
    look: Look,
    *,
    title: str,
    names: tuple[str, str],
    unit: str = PERCENT,
) -> Figure:
    """Two dots for each of the ``rows``: label, and the values of the two ``names``.

    A value is ``(share, (low, high))``, or ``(share, None)`` when it is exact; with another
    ``unit`` the values are any numbers from 0 on. Raises ValueError as :func:`shares` does.
    """
    if len(each_once(names)) != 2:
        raise ValueError(f"there are two values to compare, and so two names, not {names}")
    labels = each_once([label for label, _, _ in rows])
    pairs = [
        (checked(label, *first, unit), checked(label, *second, unit))
        for label, first, second in rows
    ]
    chart = _Pairs(labels, pairs, look, names, unit)
    laid = Rows(look, THICK)
    for label, (first, second) in zip(labels, pairs, strict=True):
        before, after = (parts(*value, look.text, unit)[0] for value in (first, second))
        laid.add(label, look.text("chart.change", before=before, after=after))
    values = list(chain.from_iterable(pairs))
    frame = Frame(
        look,
        title,
        laid.height,
        LEFT,
        RIGHT,
        below="" if unit == PERCENT else unit,
        legend=names,
        feet=[look.text("chart.whiskers")] if any(bounds for _, bounds in values) else [],
        notes=laid.notes,
    )
    most = max(bounds[1] if bounds else value for value, bounds in values)
    return laid.figure(frame, chart.traces(laid.at), most, unit, chart.table())


@dataclass(frozen=True, slots=True)
class _Pairs:
    """The dumbbells of one chart."""

    labels: Sequence[str]
    pairs: Sequence[tuple[Value, Value]]
    look: Look
    names: tuple[str, str]
    unit: str

    def traces(self, at: Sequence[float]) -> list[Json]:
        """What joins the dots, and the dots. One lies a little higher than the other."""
        ink = INKS[self.look.theme]
        first, second = zip(*self.pairs, strict=True)
        return [
            self._links(at),
            self._dots(0, first, [y - APART for y in at], ink.series[1], "circle"),
            self._dots(1, second, [y + APART for y in at], ink.series[0], "diamond"),
        ]

    def _links(self, at: Sequence[float]) -> Json:
        xs: list[float | None] = []
        ys: list[float | None] = []
        for ((first, _), (second, _)), y in zip(self.pairs, at, strict=True):
            xs += [first, second, None]
            ys += [y - APART, y + APART, None]
        return {
            "type": "scatter",
            "mode": "lines",
            "x": xs,
            "y": ys,
            "line": {"color": INKS[self.look.theme].edge, "width": 2},
            "hoverinfo": "skip",
            "showlegend": False,
        }

    def _dots(
        self, which: int, values: Sequence[Value], ys: list[float], color: str, symbol: str
    ) -> Json:
        said = [estimate(*value, self.look.text, self.unit) for value in values]
        name = self.names[which]
        return {
            "type": "scatter",
            "mode": "markers",
            "name": plain(name),
            "x": [value for value, _ in values],
            "y": ys,
            "marker": {"symbol": symbol, "size": 11, "color": color, "line": {"width": 0}},
            "error_x": whiskers(values, color) | {"width": 0, "thickness": 2},
            "cliponaxis": False,
            "hoverinfo": "text",
            "hovertext": [
                plain(self.look.text("chart.hover", label=f"{label}, {name}", value=word))
                for label, word in zip(self.labels, said, strict=True)
            ],
        }

    def table(self) -> Json:
        """A row for each dumbbell."""
        text = self.look.text
        return {
            "head": [text("chart.table.what"), *self.names],
            "rows": [
                [label, *(estimate(*value, text, self.unit) for value in pair)]
                for label, pair in zip(self.labels, self.pairs, strict=True)
            ],
        }
