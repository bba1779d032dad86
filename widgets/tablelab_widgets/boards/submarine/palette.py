"""The colours of the Submarine board, for light and dark pages, and those of the treasures."""

from __future__ import annotations

from dataclasses import dataclass

from tablelab_widgets.boards.base import Theme


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of everything that depends on the page's theme.

    ``sky`` and ``water`` run from top to bottom; ``rocks`` and ``sand`` lie behind one another.
    """

    sky: tuple[str, str]
    sun: str
    water: tuple[str, str, str, str]
    surface: tuple[str, str]
    foam: str
    line: str
    rocks: tuple[str, str]
    sand: tuple[str, str]
    land: str
    coast: str
    weed: str
    beam: str
    plate: str
    plate_text: str
    ink: str
    quiet: str
    card: str
    card_edge: str
    tray: str
    tray_edge: str
    chip: str


PALETTES: dict[Theme, Palette] = {
    "light": Palette(
        sky=("#dcecec", "#f6efdc"),
        sun="#fdf3c2",
        water=("#8fccd2", "#4f9fb4", "#2a6f90", "#1c4a6e"),
        surface=("#bfe0e1", "#9dd0d5"),
        foam="#f2fbf8",
        line="#ffffff",
        rocks=("#2f6f85", "#20526c"),
        sand=("#d9c28c", "#b99d66"),
        land="#e6dcb8",
        coast="#a48f5c",
        weed="#2f8a6a",
        beam="#fff3b8",
        plate="#e3f1f0",
        plate_text="#23576a",
        ink="#2c2a27",
        quiet="#5c564a",
        card="#fbf8f0",
        card_edge="#d9cfb6",
        tray="#efe7d2",
        tray_edge="#cdbf9c",
        chip="#fbf3dd",
    ),
    "dark": Palette(
        sky=("#16242f", "#243a45"),
        sun="#3d515c",
        water=("#255e70", "#1a465c", "#113148", "#0a1f33"),
        surface=("#2c5b69", "#2b6675"),
        foam="#a9cfd3",
        line="#a8d4de",
        rocks=("#123c50", "#0d2c3f"),
        sand=("#6b6145", "#544a33"),
        land="#3b4238",
        coast="#7b7a58",
        weed="#2a6b56",
        beam="#ffe9a0",
        plate="#2f5a6c",
        plate_text="#d9ecf1",
        ink="#ece7da",
        quiet="#b9b3a2",
        card="#1b252d",
        card_edge="#35434d",
        tray="#3a4a56",
        tray_edge="#566874",
        chip="#efe4c6",
    ),
}
"""The palette of each theme."""


@dataclass(frozen=True, slots=True)
class Tint:
    """One of the five treasure colours; ``motif`` names the pattern that goes with it."""

    main: str
    deep: str
    motif: str


TINTS = (
    Tint("#d0392f", "#8f1f1a", "stripes"),
    Tint("#f2c230", "#8a6500", "dots"),
    Tint("#5aa02c", "#2f6413", "zigzag"),
    Tint("#2b62c4", "#173a80", "waves"),
    Tint("#8a47b0", "#55246f", "lattice"),
)
"""The treasure colours by their numbers: red, yellow, green, blue, purple."""
