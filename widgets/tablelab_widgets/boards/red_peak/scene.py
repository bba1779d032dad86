"""What every part of the board needs to draw itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tablelab.core.text import Text
from tablelab.games.red_peak.state import LAY, PAY
from tablelab.games.red_peak.view import View
from tablelab_widgets.boards.base import Canvas, Theme
from tablelab_widgets.boards.red_peak.cards import Letters
from tablelab_widgets.boards.red_peak.geometry import Plan


@dataclass(frozen=True, slots=True)
class Scene:
    """A view on its canvas. ``codes`` are the letters of each tool; ``wanted`` the tools that
    today's tiles or the boat still ask for."""

    canvas: Canvas
    plan: Plan
    view: View
    text: Text
    theme: Theme
    codes: dict[str, str]
    wanted: tuple[str, ...]

    def letters(self, tools: Iterable[str]) -> Letters:
        """Tools with their letters."""
        return tuple((tool, self.codes[tool]) for tool in tools)

    def word(self, name: str) -> str:
        """A word that stands on the board."""
        return self.text(f"board.red_peak.{name}")


def letters_of(view: View, text: Text) -> dict[str, str]:
    """The letters of each tool in the text's language."""
    return {tool: text(f"board.red_peak.code.{tool}") for tool in view.parts.tools}


def wanted(view: View) -> tuple[str, ...]:
    """The tools for which cards are looked for: what today's tiles ask for, or, while the
    adventurer moves, what is still missing."""
    if view.phase == PAY:
        return tuple(tool for tool, cover in symbols(view) if cover is None)
    if view.phase == LAY:
        ahead = view.tiles[view.adventurer + 1 :]
        return tuple(dict.fromkeys(tool for tile in ahead for tool in view.parts.paths[tile].tools))
    return ()


def symbols(view: View) -> list[tuple[str, tuple[int, str] | None]]:
    """Each symbol of the tile or boat that is being paid, with what covers it."""
    if view.phase != PAY:
        return []
    if view.boat:
        asked = view.parts.boats[view.boat].tools
    else:
        asked = view.parts.paths[view.tiles[view.adventurer + 1]].tools
    return list(zip(asked, view.covers, strict=True))
