"""Rows one below the other: a label and a value as words, and below them what is drawn.

Words stand above the drawing, not beside it: so the longest label has room on a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tablelab_widgets.boards.base import Figure, plain
from tablelab_widgets.boards.svg import width_of
from tablelab_widgets.charts.frame import (
    Frame,
    Json,
    axis,
    hidden,
    lines_of,
    nice,
    note,
    tick_words,
    wide,
)
from tablelab_widgets.charts.look import INKS, LABEL, LINE, SIDE, Look
from tablelab_widgets.charts.numbers import PERCENT

LEFT, RIGHT = 14, 22
"""Margins of the plot: half of the first and the last number of its axis hang over."""

GAP = 15


@dataclass(slots=True)
class Rows:
    """Where the rows lie. ``at`` has the middle of each drawing, in px from the top down."""

    look: Look
    thick: float
    at: list[float] = field(default_factory=list)
    notes: list[Json] = field(default_factory=list)
    height: float = 2

    def add(self, label: str, value: str, aside: str = "") -> None:
        """A row: its label, its value, and what stands less loudly beside the value."""
        ink = INKS[self.look.theme]
        room = self.look.room - width_of(value, LABEL) - wide(aside, LABEL) - 16
        words, high = lines_of(label, LABEL, max(room, self.look.room / 3))
        loud = f"<b>{plain(value)}</b>"
        if aside:
            loud += f' <span style="color:{ink.soft}">{plain(aside)}</span>'
        self.notes.append(
            note(words, ink.text, LABEL, y=self.height, yref="y", shift=(SIDE - LEFT, 0))
        )
        self.notes.append(
            note(
                loud,
                ink.text,
                LABEL,
                x=1,
                y=self.height,
                yref="y",
                anchor=("right", "top"),
                shift=(RIGHT - SIDE, 0),
            )
        )
        top = self.height + max(high, LABEL * LINE) + 5
        self.at.append(top + self.thick / 2)
        self.height = top + self.thick + GAP

    def lines(self, values: Sequence[float], line: Json) -> list[Json]:
        """Upright lines at the ``values``, behind what is drawn; they spare the words."""
        return [
            {
                "type": "line",
                "layer": "below",
                "x0": value,
                "x1": value,
                "y0": at - self.thick / 2 - 4,
                "y1": at + self.thick / 2 + 4,
                "line": line,
            }
            for value in values
            for at in self.at
        ]

    def figure(
        self, frame: Frame, data: list[Json], most: float, unit: str, table: Json, **more: Any
    ) -> Figure:
        """The finished chart: ``frame`` around the rows and an axis from 0 to at least ``most``."""
        ink = INKS[self.look.theme]
        values = nice(0, most or 1, 4 if self.look.narrow else 5)
        if unit == PERCENT:
            values = [value for value in values if value < 1 + 1e-9]
        end = max(values[-1], most)
        words = tick_words(values, self.look.text, unit)
        xaxis = axis(self.look, values, words, range=[0, end], showgrid=False)
        shapes = self.lines(values[1:], {"color": ink.grid, "width": 1})
        shapes += self.lines([0], {"color": ink.edge, "width": 1})
        shapes += more.pop("shapes", [])
        return frame.figure(data, xaxis, hidden(self.height, 0), table, shapes=shapes, **more)


def each_once(labels: Sequence[str]) -> Sequence[str]:
    """The labels; raises ValueError for none, for an empty one, or for one that is there twice."""
    if not labels:
        raise ValueError("there is nothing to draw")
    if not all(str(label).strip() for label in labels):
        raise ValueError(f"a label is empty: {list(labels)}")
    twice = {label for label in labels if labels.count(label) > 1}
    if twice:
        raise ValueError(f"the labels must differ; there twice: {', '.join(sorted(twice))}")
    return labels
