"""What charts look like: for whom they are drawn, colours, and sizes in pixels."""

from __future__ import annotations

from dataclasses import dataclass

from tablelab.core.text import Text
from tablelab_widgets.boards.base import Theme

NARROW, WIDE = 300, 480
"""The least width of a chart, on a phone and elsewhere."""

SIDE = 8
TITLE, LABEL, SMALL = 15, 13.5, 12.5
LINE = 1.36
"""The height of a line of text, in font sizes."""


@dataclass(frozen=True, slots=True)
class Look:
    """For whom a chart is drawn: the page's theme, whether it is a phone's width, and the words.

    Charts with ``narrow`` fit into 300 px, the others into 480; both take any width beyond.
    """

    theme: Theme
    narrow: bool
    text: Text

    @property
    def room(self) -> int:
        """The width that is there for certain, without the margins."""
        return (NARROW if self.narrow else WIDE) - 2 * SIDE


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a theme: text on its ground has 4.5 : 1, everything else that counts 3 : 1."""

    text: str
    soft: str
    grid: str
    edge: str
    bar: str
    mark: str
    card: str
    series: tuple[str, ...]


INKS: dict[Theme, Ink] = {
    "light": Ink(
        text="#1f2a33",
        soft="#53616c",
        grid="#dfdbd0",
        edge="#8b8674",
        bar="#638e9e",
        mark="#14607d",
        card="#ffffff",
        series=("#14607d", "#c2500f", "#2b7d55", "#8a4a9c", "#8a6a00", "#58656e"),
    ),
    "dark": Ink(
        text="#e8edf1",
        soft="#a9b6c0",
        grid="#33414d",
        edge="#7d8d99",
        bar="#4d7686",
        mark="#7cc7e4",
        card="#1c262f",
        series=("#7cc7e4", "#f79a5c", "#6fd3a8", "#d6a2e8", "#e0c455", "#b6c1c9"),
    ),
}

SYMBOLS = ("circle", "diamond", "square", "triangle-up", "cross", "x")
DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
"""What tells series apart for those who do not see the colours."""
