"""The colours of the Red Peak board, for light and dark pages."""

from __future__ import annotations

from dataclasses import dataclass

from tablelab_widgets.boards.base import Theme


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of everything that depends on the page's theme.

    ``day`` and ``night`` are the sky from top to bottom, ``jungle`` the ground from north to
    south, ``sea`` the water from the beach on.
    """

    day: tuple[str, str]
    night: tuple[str, str]
    cone: tuple[str, str]
    jungle: tuple[str, str, str]
    cell: str
    leaf: str
    beach: tuple[str, str]
    sea: tuple[str, str]
    foam: str
    tile: str
    tile_edge: str
    trail: str
    trail_edge: str
    step: str
    mark: str
    plate: str
    plate_text: str
    paper: str
    paper_edge: str
    paper_ink: str
    band: str
    ink: str
    quiet: str
    card: str
    card_edge: str
    slot: str
    alarm: str
    good: str


PALETTES: dict[Theme, Palette] = {
    "light": Palette(
        day=("#bfe0ea", "#fbe6c4"),
        night=("#3c4a78", "#e0936d"),
        cone=("#a5715c", "#7a4c41"),
        jungle=("#8fa564", "#7db069", "#8fbf78"),
        cell="#ffffff",
        leaf="#3f7a45",
        beach=("#f0dfae", "#e4cd92"),
        sea=("#8ed0d8", "#3f93b3"),
        foam="#f5fcfb",
        tile="#a9cc83",
        tile_edge="#4f6f38",
        trail="#f1dca8",
        trail_edge="#a88449",
        step="#c9a568",
        mark="#fff6cf",
        plate="#fdf8e9",
        plate_text="#3a3428",
        paper="#f7eed7",
        paper_edge="#a9905c",
        paper_ink="#2c2a27",
        band="#dfe9c6",
        ink="#2c2a27",
        quiet="#5c564a",
        card="#fbf8f0",
        card_edge="#d9cfb6",
        slot="#efe7d2",
        alarm="#c23a1e",
        good="#2a7a45",
    ),
    "dark": Palette(
        day=("#2a4a5c", "#6a6350"),
        night=("#141a33", "#5c3a3a"),
        cone=("#6d4a3f", "#462e2a"),
        jungle=("#3f4d32", "#2f5236", "#3a5c3a"),
        cell="#bfe0a8",
        leaf="#7fb878",
        beach=("#8a7a52", "#766743"),
        sea=("#27586a", "#12344c"),
        foam="#a9cfd3",
        tile="#6f945a",
        tile_edge="#1c2b18",
        trail="#d9c28c",
        trail_edge="#5f4a28",
        step="#a3834d",
        mark="#ffe9a0",
        plate="#22303a",
        plate_text="#ece7da",
        paper="#e0d6bd",
        paper_edge="#7d6d49",
        paper_ink="#2c2a27",
        band="#c3cfaa",
        ink="#ece7da",
        quiet="#b9b3a2",
        card="#1b252d",
        card_edge="#35434d",
        slot="#2b3842",
        alarm="#ff9a7a",
        good="#7ed096",
    ),
}
"""The palette of each theme."""

GOLD = "#ffd24a"
"""What is asked for, and what can be done."""

LAVA = ("#e2471f", "#ff9a2e", "#ffd35a")
"""Lava from its rim to its middle."""
