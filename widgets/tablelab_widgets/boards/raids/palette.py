"""The colours of the Raids board, for light and dark pages."""

from __future__ import annotations

from dataclasses import dataclass

from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.livery import LIVERIES, NEUTRAL, Livery


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of everything that depends on the page's theme."""

    sea: tuple[str, str]
    shallows: tuple[str, str, str]
    land: str
    coast: str
    chart: str
    basin: str
    route: str
    plate: str
    plate_text: str
    paper: str
    paper_edge: str
    ink: str
    quiet: str
    card: str
    card_edge: str
    deck: str
    wood: str
    wood_edge: str


PALETTES: dict[Theme, Palette] = {
    "light": Palette(
        sea=("#b9dbe0", "#8fc0cb"),
        shallows=("#c6e3e4", "#d5ebe7", "#e4f2ea"),
        land="#e6dcb8",
        coast="#b09c68",
        chart="#5f97a6",
        basin="#d3eae8",
        route="#3f7587",
        plate="#e3f1f0",
        plate_text="#23576a",
        paper="#f7eed7",
        paper_edge="#a9905c",
        ink="#2c2a27",
        quiet="#5c564a",
        card="#fbf8f0",
        card_edge="#d9cfb6",
        deck="#d9b98a",
        wood="#b98a54",
        wood_edge="#5f4326",
    ),
    "dark": Palette(
        sea=("#1d3c4d", "#132b3a"),
        shallows=("#214454", "#264c5a", "#2c5560"),
        land="#3b4238",
        coast="#7b7a58",
        chart="#3d6a7c",
        basin="#26495a",
        route="#6fa3b4",
        plate="#2f5a6c",
        plate_text="#d9ecf1",
        paper="#d6cbb0",
        paper_edge="#7d6d49",
        ink="#ece7da",
        quiet="#b9b3a2",
        card="#1b252d",
        card_edge="#35434d",
        deck="#a98a60",
        wood="#7d5d3a",
        wood_edge="#2c2117",
    ),
}
"""The palette of each theme."""


def livery(number: int, players: int) -> Livery:
    """The livery of a ship, in a game of so many players."""
    return LIVERIES[number] if number < players else NEUTRAL
