"""Shares, or other amounts, with their intervals: a bar each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablelab_widgets.boards.base import Figure, plain
from tablelab_widgets.charts.frame import Frame, Json
from tablelab_widgets.charts.look import INKS, Ink, Look
from tablelab_widgets.charts.numbers import (
    PERCENT,
    Bounds,
    Number,
    Value,
    checked,
    estimate,
    interval,
    parts,
    shown,
)
from tablelab_widgets.charts.rows import LEFT, RIGHT, Rows, each_once

THICK = 20


def shares(
    rows: Sequence[tuple[str, Number, Bounds | None]],
    look: Look,
    *,
    title: str,
    unit: str = PERCENT,
    reference: tuple[str, Number] | None = None,
) -> Figure:
    """A bar for each of the ``rows``: label, share (0 to 1) and its interval, as a thin line.

    With another ``unit`` ("coins") the values are any numbers from 0 on. ``reference`` is a value
    to compare with, as a dashed line: ``("equal share", 0.25)``. Raises ValueError for no rows,
    labels that are not different, values that are no shares or not in their intervals.
    """
    labels = each_once([label for label, _, _ in rows])
    values = [checked(label, value, bounds, unit) for label, value, bounds in rows]
    chart = _Shares(labels, values, look, unit)
    mark = (reference[0], checked(*reference, None, unit)[0]) if reference else None
    laid = Rows(look, THICK)
    for label, value in zip(labels, values, strict=True):
        laid.add(label, *parts(*value, look.text, unit))
    frame = Frame(
        look,
        title,
        laid.height,
        LEFT,
        RIGHT,
        below="" if unit == PERCENT else unit,
        feet=chart.feet(mark),
        notes=laid.notes,
    )
    highs = [bounds[1] if bounds else value for value, bounds in values]
    most = max(*highs, mark[1] if mark else 0)
    shapes = _dashes(laid, mark[1], INKS[look.theme]) if mark else []
    data = chart.traces(laid.at)
    return laid.figure(frame, data, most, unit, chart.table(), shapes=shapes, barmode="overlay")


@dataclass(frozen=True, slots=True)
class _Shares:
    """The bars of one chart."""

    labels: Sequence[str]
    values: Sequence[Value]
    look: Look
    unit: str

    def traces(self, at: Sequence[float]) -> list[Json]:
        """The bars with intervals and those without: plotly would draw a stub for these."""
        exact = [bounds is None for _, bounds in self.values]
        return [self._trace(at, exact, kind) for kind in (False, True) if kind in exact]

    def _trace(self, at: Sequence[float], exact: Sequence[bool], kind: bool) -> Json:
        ink, text = INKS[self.look.theme], self.look.text
        places = [place for place, each in enumerate(exact) if each == kind]
        values = [self.values[place] for place in places]
        said = [(self.labels[i], estimate(*self.values[i], text, self.unit)) for i in places]
        trace: Json = {
            "type": "bar",
            "orientation": "h",
            "x": [value for value, _ in values],
            "y": [at[place] for place in places],
            "width": THICK,
            "marker": {"color": ink.bar, "line": {"width": 0}},
            "hoverinfo": "text",
            "hovertext": [plain(text("chart.hover", label=it, value=word)) for it, word in said],
        }
        return trace if kind else trace | {"error_x": whiskers(values, ink.text)}

    def feet(self, mark: tuple[str, float] | None) -> list[str]:
        """What the lines mean."""
        feet, text = [], self.look.text
        if mark:
            value = shown(mark[1], text, self.unit)
            feet.append(text("chart.dashed", label=mark[0], value=value))
        if any(bounds for _, bounds in self.values):
            feet.append(text("chart.whiskers"))
        return feet

    def table(self) -> Json:
        """A row for each bar."""
        text, unit = self.look.text, self.unit
        amount = text("chart.table.share") if unit == PERCENT else unit
        none = text("chart.table.none")
        return {
            "head": [text("chart.table.what"), amount, text("chart.table.interval")],
            "rows": [
                [
                    label,
                    parts(value, bounds, text, unit)[0],
                    interval(*bounds, text, unit) if bounds else none,
                ]
                for label, (value, bounds) in zip(self.labels, self.values, strict=True)
            ],
        }


def whiskers(values: Sequence[Value], color: str) -> Json:
    """The intervals as plotly's error bars."""
    return {
        "type": "data",
        "symmetric": False,
        "array": [bounds[1] - value if bounds else 0 for value, bounds in values],
        "arrayminus": [value - bounds[0] if bounds else 0 for value, bounds in values],
        "color": color,
        "thickness": 1.6,
        "width": 5,
        "visible": any(bounds for _, bounds in values),
    }


def _dashes(laid: Rows, value: float, ink: Ink) -> list[Json]:
    """The value to compare with, over the bars."""
    line = {"color": ink.text, "width": 1.6, "dash": "4px,3px"}
    return [shape | {"layer": "above"} for shape in laid.lines([value], line)]
