"""The colours of the Red November board, for light and dark pages."""

from __future__ import annotations

from dataclasses import dataclass

from tablelab_widgets.boards.base import Theme


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of everything that depends on the page's theme.

    ``sea`` runs from top to bottom, ``hull`` too; ``room`` is a room's wall and its floor.
    """

    sea: tuple[str, str]
    ray: str
    ground: str
    weed: str
    hull: tuple[str, str]
    hull_edge: str
    bulkhead: str
    room: tuple[str, str]
    pipe: str
    water: tuple[str, str]
    foam: str
    ink: str
    quiet: str
    card: str
    card_edge: str
    slot: str
    plate: str
    plate_text: str
    cell: str
    cell_far: str
    tape: str
    under: str
    cell_edge: str
    way: str
    alarm: str
    good: str


PALETTES: dict[Theme, Palette] = {
    "light": Palette(
        sea=("#8fc9d2", "#2f7f9c"),
        ray="#ffffff",
        ground="#1f5f7c",
        weed="#2f7d63",
        hull=("#cf5a43", "#8e2c25"),
        hull_edge="#4a1512",
        bulkhead="#6d2a22",
        room=("#f6ecd6", "#e2d2ae"),
        pipe="#dccba4",
        water=("#58b4cf", "#1f6f97"),
        foam="#eaf8fa",
        ink="#2c2a27",
        quiet="#5c564a",
        card="#fbf8f0",
        card_edge="#d9cfb6",
        slot="#efe7d2",
        plate="#e3f1f0",
        plate_text="#1d4f63",
        cell="#fbf5e4",
        cell_far="#ece4cf",
        tape="#3c7488",
        under="#1c4557",
        cell_edge="#c5b88f",
        way="#f6b93b",
        alarm="#c23a1e",
        good="#2a7a45",
    ),
    "dark": Palette(
        sea=("#1d5266", "#081f2e"),
        ray="#9fdbe4",
        ground="#06151f",
        weed="#1f5544",
        hull=("#9c3f30", "#571b17"),
        hull_edge="#1f0806",
        bulkhead="#3a1310",
        room=("#4a4238", "#332d26"),
        pipe="#5a5043",
        water=("#3f93b3", "#14506f"),
        foam="#bfe3ea",
        ink="#ece7da",
        quiet="#b9b3a2",
        card="#1b252d",
        card_edge="#35434d",
        slot="#2b3842",
        plate="#2f5a6c",
        plate_text="#d9ecf1",
        cell="#33414b",
        cell_far="#232e37",
        tape="#173b4b",
        under="#0a1d28",
        cell_edge="#4d5e6a",
        way="#c98a1c",
        alarm="#ff9a7a",
        good="#7ed096",
    ),
}
"""The palette of each theme."""

GOLD = "#ffd23f"
"""Whatever is asked for, or is on turn."""

BRASS = ("#e2bd6c", "#8a6526")
"""Hatches, badges and mugs."""

TRACK_TINTS: dict[str, tuple[str, str]] = {
    "asphyxiation": ("#3f9b5a", "#1f5e33"),
    "heat": ("#d5492f", "#8a2314"),
    "pressure": ("#3478bd", "#184a7e"),
}
"""The main and the deep colour of each disaster track (each has an icon of its own, too)."""
