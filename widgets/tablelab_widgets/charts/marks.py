"""Marks on a finished chart: moments on the x axis that stand out."""

from __future__ import annotations

from collections.abc import Iterable

from tablelab_widgets.boards.base import Figure, plain
from tablelab_widgets.charts.look import INKS, SMALL, Look


def marked(figure: Figure, look: Look, marks: Iterable[tuple[float, str]]) -> Figure:
    """The figure with a line at each of the ``marks``: an x and a short word, which stands on top.

    Words that would lie over each other are put one below the other. The figure given stays.
    """
    ink, found = INKS[look.theme], sorted(marks)
    layout = dict(figure["layout"])
    low, high = layout["xaxis"]["range"]
    rows: list[float] = []  # where the last word of each row stands
    shapes, notes = [], []
    for x, word in found:
        place = (x - low) / (high - low) * look.room
        row = next((n for n, end in enumerate(rows) if place - end > 10 + SMALL * len(word)), None)
        if row is None:
            row = len(rows)
            rows.append(place)
        rows[row] = place
        shapes.append(_line(x, ink.edge))
        notes.append(_word(x, word, row, ink.card, ink.mark))
    layout["shapes"] = [*layout.get("shapes", ()), *shapes]
    layout["annotations"] = [*layout["annotations"], *notes]
    return {**figure, "layout": layout}


def _line(x: float, color: str) -> dict[str, object]:
    return {
        "type": "line",
        "layer": "below",
        "xref": "x",
        "yref": "paper",
        "x0": x,
        "x1": x,
        "y0": 0,
        "y1": 1,
        "line": {"color": color, "width": 1.4, "dash": "dot"},
    }


def _word(x: float, word: str, row: int, ink: str, ground: str) -> dict[str, object]:
    return {
        "text": f"<b>{plain(word)}</b>",
        "x": x,
        "y": 1,
        "xref": "x",
        "yref": "paper",
        "xanchor": "center",
        "yanchor": "top",
        "yshift": -row * (SMALL + 10),
        "showarrow": False,
        "font": {"size": SMALL, "color": ink},
        "bgcolor": ground,
        "borderpad": 3,
    }
