"""Panels: numbers that a game adds beside its board, as plain data that the table draws.

A game has panels when there is a module here with its id and a function
``panels(view, text) -> list[Panel]``. It may have ``notes(view) -> dict[str, str]``, too: what
stands, very short, below the number on the button of an amount, by the action's code. Like boards
they are pure functions of a view, so they know no more than the viewer does.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from fractions import Fraction
from importlib import import_module
from typing import Any, Literal

from tablelab.core.text import Text

GAMES = ("red_peak", "red_november")
"""The games that have panels."""

Tone = Literal["", "good", "warn", "bad"]
"""How a row is meant; the words must say it, too."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line: its name, a value in words, and, where there is one, a share from 0 to 1 that is
    drawn as a bar."""

    label: str
    value: str
    share: float | None = None
    tone: Tone = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """A title, lines, and a note below them; ``id`` is the same for the same panel every time.

    ``more`` are lines of less weight, folded away behind the words ``fold``.
    """

    id: str
    title: str
    rows: tuple[Row, ...]
    note: str = ""
    more: tuple[Row, ...] = ()
    fold: str = ""

    def plain(self) -> dict[str, Any]:
        """The panel as JSON data."""
        rows = {name: [asdict(row) for row in getattr(self, name)] for name in ("rows", "more")}
        return {**asdict(self), **rows}


def of(game_id: str, view: Any, text: Text) -> list[Panel]:
    """The panels of a game for a view; none for a game that has none."""
    if game_id not in GAMES:
        return []
    found: list[Panel] = import_module(f"{__name__}.{game_id}").panels(view, text)
    return found


def notes(game_id: str, view: Any) -> dict[str, str]:
    """What stands below the numbers on the buttons of amounts, by code; mostly nothing."""
    if game_id not in GAMES:
        return {}
    module = import_module(f"{__name__}.{game_id}")
    found: dict[str, str] = module.notes(view) if hasattr(module, "notes") else {}
    return found


def odds(chance: Fraction, text: Text) -> str:
    """An exact probability in words: a fraction and about how many percent, "3/8 (37.5 %)"."""
    if chance in (0, 1):
        return text("panel.never" if chance == 0 else "panel.surely")
    percent = f"{float(chance) * 100:.1f}"
    if text.language == "de":
        percent = percent.replace(".", ",")
    return text("panel.odds", fraction=f"{chance.numerator}/{chance.denominator}", percent=percent)
