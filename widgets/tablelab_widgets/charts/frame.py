"""What all charts have in common: their look, their measures, their axes and their frame.

All measures are pixels. A chart's height is known and its width is not: what stands left, right,
above and below the plot is measured here, so that nothing is cut off from 300 px on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, log10
from typing import Any

from tablelab.core.text import Text
from tablelab_widgets.boards.base import Figure, plain
from tablelab_widgets.boards.svg import FONT, width_of
from tablelab_widgets.charts.look import INKS, LABEL, LINE, SIDE, SMALL, TITLE, Ink, Look
from tablelab_widgets.charts.numbers import PERCENT, shown

Json = dict[str, Any]


def wide(words: str, size: float) -> float:
    """About how wide words are that are not bold, on the safe side for every usual font."""
    return width_of(words.replace("\xa0", " "), size) * 0.9


def wrapped(words: str, size: float, room: float) -> list[str]:
    """The words in lines that are no wider than ``room``; a word that is wider is broken."""
    lines: list[str] = []
    for word in _pieces(words, size, room):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and wide(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines or [""]


def words_of(words: str) -> list[str]:
    """The single words; a space that does not break is none."""
    return re.findall(r"[^ \t\r\n]+", words)


def _pieces(words: str, size: float, room: float) -> Iterator[str]:
    for word in words_of(words):
        while wide(word, size) > room and len(word) > 4:
            end = next((n for n in range(len(word), 3, -1) if wide(word[:n], size) <= room), 3)
            yield word[:end]
            word = word[end:]
        yield word


def lines_of(words: str, size: float, room: float) -> tuple[str, float]:
    """The words as plotly shows them, in lines, and how high that is."""
    lines = wrapped(words, size, room)
    return "<br>".join(plain(line) for line in lines), len(lines) * size * LINE


def note(
    words: str,
    ink: str,
    size: float,
    *,
    x: float = 0,
    y: float = 0,
    xref: str = "paper",
    yref: str = "paper",
    anchor: tuple[str, str] = ("left", "top"),
    shift: tuple[float, float] = (0, 0),
) -> Json:
    """Words on the chart, already escaped."""
    return {
        "text": words,
        "x": x,
        "y": y,
        "xref": xref,
        "yref": yref,
        "xanchor": anchor[0],
        "yanchor": anchor[1],
        "xshift": shift[0],
        "yshift": shift[1],
        "align": anchor[0],
        "showarrow": False,
        "font": {"size": size, "color": ink},
        "borderpad": 0,
    }


def nice(low: float, high: float, most: int = 5, whole: bool = False) -> list[float]:
    """Round numbers for an axis: about ``most`` steps that cover ``low`` to ``high``."""
    span = (high - low) or abs(high) or 1.0
    power = 10.0 ** floor(log10(span / most))
    step = next(power * each for each in (1, 2, 5, 10) if span / (power * each) <= most + 1e-9)
    if whole:
        step = max(1.0, step)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(each * step, 10) for each in range(first, max(last, first + 1) + 1)]


def tick_words(values: Sequence[float], text: Text, unit: str) -> list[str]:
    """The numbers of an axis in words, all with the same number of decimals."""
    scale = 100 if unit == PERCENT else 1
    digits = next(
        (
            few
            for few in (0, 1, 2)
            if all(abs(v * scale - round(v * scale, few)) < 1e-6 for v in values)
        ),
        3,
    )
    return [shown(value, text, unit, digits) for value in values]


def axis(look: Look, values: Sequence[float], words: Sequence[str], **more: Any) -> Json:
    """An axis with its ticks in words."""
    ink = INKS[look.theme]
    return {
        "tickmode": "array",
        "tickvals": list(values),
        "ticktext": [plain(word) for word in words],
        "tickfont": {"size": SMALL, "color": ink.soft},
        "tickangle": 0,
        "ticks": "outside",
        "ticklen": 4,
        "tickcolor": "rgba(0,0,0,0)",
        "gridcolor": ink.grid,
        "showgrid": True,
        "zeroline": False,
        "showline": False,
        "linecolor": ink.edge,
        "linewidth": 1,
        "fixedrange": True,
        "automargin": False,
        **more,
    }


def hidden(low: float, high: float) -> Json:
    """An axis of which nothing is seen."""
    return {"visible": False, "fixedrange": True, "range": [low, high]}


@dataclass(slots=True)
class Frame:
    """A chart in the making. ``plot`` is the height of the plot itself."""

    look: Look
    title: str
    plot: float
    left: float = SIDE
    right: float = SIDE
    above: str = ""  # what the y axis shows: it stands above, for at the side it would take room
    below: str = ""  # what the x axis shows
    ticks: float = 1  # lines of words at the ticks of the x axis
    legend: Sequence[str] = ()
    feet: Sequence[str] = ()
    notes: list[Json] = field(default_factory=list)

    def figure(
        self, data: list[Json], xaxis: Json, yaxis: Json, table: Json, **more: Any
    ) -> Figure:
        """The finished figure; ``table`` has ``head`` and ``rows``, as plain words."""
        if not self.title.strip():
            raise ValueError("a chart needs a title: what does it show?")
        ink = INKS[self.look.theme]
        title, high = lines_of(self.title, TITLE, self.look.room * 0.9)  # bold
        legend = self._legend_height()
        above = SMALL * LINE + 12 if self.above else 0
        top = SIDE + high + 8 + legend + above
        bottom = self._below(ink)
        self.notes.append(
            note(
                f"<b>{title}</b>",
                ink.text,
                TITLE,
                y=1,
                anchor=("left", "top"),
                shift=(SIDE - self.left, top - SIDE),
            )
        )
        if self.above:
            self.notes.append(
                note(
                    plain(self.above),
                    ink.soft,
                    SMALL,
                    y=1,
                    anchor=("left", "bottom"),
                    shift=(SIDE - self.left, 10),
                )
            )
        layout = {
            "height": round(top + self.plot + bottom),
            "margin": {
                "l": self.left,
                "r": self.right,
                "t": top,
                "b": bottom,
                "pad": 0,
                "autoexpand": False,
            },
            "xaxis": xaxis,
            "yaxis": yaxis,
            "annotations": self.notes,
            "showlegend": bool(self.legend),
            "legend": self._legend(ink, legend + above),
            "font": {"family": FONT, "size": SMALL, "color": ink.text},
            "paper_bgcolor": "rgba(0,0,0,0)",
            "plot_bgcolor": "rgba(0,0,0,0)",
            "hovermode": "closest",
            "hoverlabel": {
                "bgcolor": ink.card,
                "bordercolor": ink.edge,
                "font": {"size": LABEL, "color": ink.text, "family": FONT},
                "align": "left",
            },
            "dragmode": False,
            "meta": {"title": self.title, "table": table},
            **more,
        }
        return {"data": data, "layout": layout}

    def _below(self, ink: Ink) -> float:
        """Put the words below the plot; returns how much room they take."""
        down = self.ticks * SMALL * LINE + 10
        if self.below:
            words, high = lines_of(self.below, SMALL, self.look.room)
            self.notes.append(
                note(words, ink.soft, SMALL, x=1, anchor=("right", "top"), shift=(0, -down))
            )
            down += high + 4
        if self.feet:
            down += 4
            for foot in self.feet:
                words, high = lines_of(foot, SMALL, self.look.room)
                self.notes.append(note(words, ink.soft, SMALL, shift=(SIDE - self.left, -down)))
                down += high
        return down + SIDE

    def _legend_rows(self) -> int:
        """One line if all entries fit beside each other, else a line each."""
        need = sum(wide(name, LABEL) + 56 for name in self.legend)
        return 1 if need <= self.look.room else len(self.legend)

    def _legend_height(self) -> float:
        return self._legend_rows() * 22 + 10 if self.legend else 0

    def _legend(self, ink: Ink, up: float) -> Json:
        return {
            "orientation": "h" if self._legend_rows() == 1 else "v",
            "x": 0,
            "xref": "container",
            "xanchor": "left",
            "y": 1 + up / self.plot,
            "yanchor": "top",
            "traceorder": "normal",
            "font": {"size": LABEL, "color": ink.text},
            "itemclick": False,
            "itemdoubleclick": False,
            "bgcolor": "rgba(0,0,0,0)",
        }
