"""What a board is: a plotly figure as plain data, its pictures, and where a person can point.

A board is a pure function of a view. It knows nothing of what is legal: the table lays real buttons
over the :class:`Target` rectangles and marks the legal ones itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Literal

from tablelab_widgets.boards.svg import Sprite

Theme = Literal["light", "dark"]
"""For which kind of page a board is drawn."""

Shape = Literal["wide", "tall"]
"""For which kind of screen: everything side by side, or (a phone) one below the other."""

Figure = dict[str, Any]
"""A plotly figure, ``{"data": [...], "layout": {...}}``, made of dicts, lists, strings, numbers."""

PREFIX = "sprite:"
"""How the source of an image names a sprite."""


@dataclass(frozen=True, slots=True)
class Target:
    """A place at which a person can point: centre and size in data coordinates, and its name.

    ``codes`` are the codes of the actions that pointing at it could mean, in order of preference.
    ``via`` tells that they are no more than a step on the way to this place: looking at such an
    action elsewhere does not mark it.
    """

    id: str
    x: float
    y: float
    w: float
    h: float
    label: str
    codes: tuple[str, ...]
    via: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A drawn board.

    In ``figure``, ``layout.images[].source`` is ``sprite:<key>`` and ``layout.meta.aspect`` is
    width divided by height. ``sprites`` maps each key that the figure uses to a data URI; the key
    is made from the content, so that whoever has a key has its picture.
    """

    figure: Figure
    sprites: dict[str, str]
    targets: list[Target]


def resolved(board: Board) -> Figure:
    """The figure with its pictures filled in, for ``go.Figure``, lessons and static pages.

    The targets become hover labels, since no table lies over such a figure.
    """
    figure = deepcopy(board.figure)
    for image in figure["layout"]["images"]:
        image["source"] = board.sprites[image["source"].removeprefix(PREFIX)]
    figure["layout"]["hovermode"] = "closest"
    figure["data"].append(
        {
            "type": "scatter",
            "mode": "markers",
            "x": [target.x for target in board.targets],
            "y": [target.y for target in board.targets],
            "text": [plain(target.label) for target in board.targets],
            "hoverinfo": "text",
            "marker": {"size": 36, "opacity": 0},
            "showlegend": False,
        }
    )
    return figure


def plain(words: str) -> str:
    """Words that plotly shows as they are: it reads tags in every text."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class Canvas:
    """Collects what lies on a board; its coordinates run to the right and *down*, from 0."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._images: list[dict[str, Any]] = []
        self._lines: list[dict[str, Any]] = []
        self._sprites: dict[str, str] = {}
        self._targets: list[Target] = []

    def put(
        self, picture: Sprite, x: float, y: float, w: float, h: float, *, below: bool = False
    ) -> None:
        """Lay a picture with its centre at (x, y); ``below`` puts it under all lines."""
        self._sprites[picture.key] = picture.uri
        self._images.append(
            {
                "source": PREFIX + picture.key,
                "xref": "x",
                "yref": "y",
                "xanchor": "center",
                "yanchor": "middle",
                "x": round(x, 1),
                "y": round(self.height - y, 1),
                "sizex": round(w, 1),
                "sizey": round(h, 1),
                "layer": "below" if below else "above",
            }
        )

    def line(
        self, points: list[tuple[float, float]], look: Mapping[str, Any], opacity: float = 1
    ) -> None:
        """Draw a line through the points; ``look`` is plotly's ``line``. An empty one is kept:
        plotly redraws faster when the number of traces never changes."""
        self._lines.append(
            {
                "type": "scatter",
                "mode": "lines",
                "x": [round(x, 1) for x, _ in points],
                "y": [round(self.height - y, 1) for _, y in points],
                "line": dict(look),
                "opacity": opacity,
                "hoverinfo": "skip",
                "showlegend": False,
            }
        )

    def target(
        self,
        name: str,
        x: float,
        y: float,
        w: float,
        h: float,
        label: str,
        *codes: str,
        via: bool = False,
    ) -> None:
        """Let a person point at the rectangle with its centre at (x, y)."""
        place = Target(name, round(x, 1), round(self.height - y, 1), w, h, label, codes, via)
        self._targets.append(place)

    def board(self, meta: Mapping[str, Any]) -> Board:
        """The finished board."""
        axis = {"visible": False, "fixedrange": True, "constrain": "domain"}
        layout = {
            "images": self._images,
            "xaxis": {**axis, "range": [0, self.width]},
            "yaxis": {**axis, "range": [0, self.height], "scaleanchor": "x", "scaleratio": 1},
            "margin": {"l": 0, "r": 0, "t": 0, "b": 0},
            "paper_bgcolor": "rgba(0,0,0,0)",
            "plot_bgcolor": "rgba(0,0,0,0)",
            "showlegend": False,
            "hovermode": False,
            "dragmode": False,
            "meta": {"aspect": round(self.width / self.height, 4), **meta},
        }
        return Board({"data": self._lines, "layout": layout}, self._sprites, self._targets)


class Inset:
    """A part of a canvas with an upper left corner and units of its own: a player's board."""

    def __init__(self, canvas: Canvas, left: float, top: float, scale: float) -> None:
        self.canvas = canvas
        self.left = left
        self.top = top
        self.scale = scale

    def put(
        self, picture: Sprite, x: float, y: float, w: float, h: float, *, below: bool = False
    ) -> None:
        """A picture with its upper left corner at (x, y); ``below`` puts it under all lines."""
        left, top = self.left + (x + w / 2) * self.scale, self.top + (y + h / 2) * self.scale
        self.canvas.put(picture, left, top, w * self.scale, h * self.scale, below=below)

    def target(
        self, name: str, x: float, y: float, w: float, h: float, label: str, *codes: str
    ) -> None:
        """A target with its centre at (x, y)."""
        left, top = self.left + x * self.scale, self.top + y * self.scale
        w, h = round(w * self.scale, 1), round(h * self.scale, 1)
        self.canvas.target(name, left, top, w, h, label, *codes)
