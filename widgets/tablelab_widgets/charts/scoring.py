"""The points of all players by source, as stacked bars."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablelab.core.text import Text
from tablelab_widgets.boards.base import Figure, Theme, plain
from tablelab_widgets.boards.svg import fitted

_ROW = 62
_TOP, _LEGEND, _SIDE = 8, 84, 8
_NAME = 14
_ROOM = 300  # what a phone has for a name, when the total stands at the right


@dataclass(frozen=True, slots=True)
class _Look:
    """Colour, pattern and the colour of the numbers in it."""

    fill: str
    pattern: str
    number: str


# The hues are those of the icons on the board; the patterns tell them apart without colour.
_LOOKS = (
    _Look("#e5b23a", "", "#23211d"),
    _Look("#9aa7a1", "/", "#23211d"),
    _Look("#b5453a", "", "#ffffff"),
    _Look("#8a5a2e", "\\", "#ffffff"),
    _Look("#23646e", "", "#ffffff"),
    _Look("#b9b2dc", ".", "#23211d"),
    _Look("#d98ab2", "x", "#23211d"),
    _Look("#5d7f45", "-", "#ffffff"),
)
_INK: dict[Theme, tuple[str, str]] = {
    "light": ("#2c2a27", "#fbf8f0"),
    "dark": ("#ece7da", "#1b252d"),
}


def figure(
    names: Sequence[str],
    points: Sequence[Mapping[str, int]],
    text: Text,
    theme: Theme,
    label: Callable[[str], str] | None = None,
) -> Figure:
    """One bar a player, one part of it a source of points, with values and totals.

    ``points`` are each player's points by source, all with the same sources. ``label`` puts a
    source into words; without it they are those of Raids in the language of ``text``. The figure
    has a height and takes any width from about 300 px. Raises ValueError for names and points that
    do not fit together.
    """
    if not names or len(names) != len(points):
        raise ValueError(f"there are {len(names)} names and {len(points)} sets of points")
    words = label or (lambda source: text.template(f"raids.source.{source}"))
    totals = [sum(own.values()) for own in points]
    bars = [
        _bar(words(source), [own[source] for own in points], _LOOKS[i % len(_LOOKS)], theme)
        for i, source in enumerate(points[0])
    ]
    return {"data": bars, "layout": _layout(names, totals, theme)}


def _bar(source: str, values: list[int], look: _Look, theme: Theme) -> dict[str, Any]:
    return {
        "type": "bar",
        "orientation": "h",
        "name": plain(source),
        "x": values,
        "y": [-row for row in range(len(values))],
        "width": 0.46,
        "text": [str(value) if value else "" for value in values],
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "textfont": {"color": look.number, "size": 13},
        "marker": {
            "color": look.fill,
            "line": {"color": _INK[theme][1], "width": 1},
            "pattern": {
                "shape": look.pattern,
                "bgcolor": look.fill,
                "fgcolor": look.number,
                "fgopacity": 0.22,
                "size": 7,
                "solidity": 0.25,
            },
        },
        "hoverinfo": "none",
    }


def _layout(names: Sequence[str], totals: list[int], theme: Theme) -> dict[str, Any]:
    rows, ink = len(names), _INK[theme][0]
    axis = {"visible": False, "fixedrange": True}
    notes = []
    for row, (name, total) in enumerate(zip(names, totals, strict=True)):
        notes.append(_note(row, plain(fitted(name, _NAME, _ROOM)), 0, "left", ink))
        notes.append(_note(row, f"<b>{total}</b>", 1, "right", ink))
    return {
        "barmode": "stack",
        "height": _TOP + _ROW * rows + _LEGEND,
        "margin": {"l": _SIDE, "r": _SIDE, "t": _TOP, "b": _LEGEND, "pad": 0},
        "xaxis": {**axis, "range": [0, max(1, *totals)]},
        "yaxis": {**axis, "range": [0.36 - rows, 0.64]},
        "annotations": notes,
        "legend": {
            "orientation": "h",
            "x": 0,
            "xanchor": "left",
            "y": 0,
            "yanchor": "top",
            "traceorder": "normal",
            "font": {"size": 12.5, "color": ink},
            "itemclick": False,
            "itemdoubleclick": False,
        },
        "uniformtext": {"minsize": 11, "mode": "hide"},
        "font": {"family": "system-ui,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif"},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "hovermode": False,
        "dragmode": False,
    }


def _note(row: int, words: str, x: float, side: str, ink: str) -> dict[str, Any]:
    """A line of text above a bar."""
    return {
        "text": words,
        "xref": "paper",
        "x": x,
        "xanchor": side,
        "yref": "y",
        "y": 0.27 - row,
        "yanchor": "bottom",
        "showarrow": False,
        "font": {"size": _NAME if x == 0 else _NAME + 2, "color": ink},
    }
