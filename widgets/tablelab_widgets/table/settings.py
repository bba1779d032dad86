"""How a person wants to see the table: language, theme, shape of the screen, speed of the bots."""

from __future__ import annotations

from tablelab.core.text import LANGUAGES
from tablelab_widgets.boards.base import Shape, Theme
from tablelab_widgets.table.session import SPEEDS, Session

THEMES: tuple[Theme, ...] = ("light", "dark")
SHAPES: tuple[Shape, ...] = ("wide", "tall")

CHOICES: dict[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "theme": THEMES,
    "shape": SHAPES,
    "speed": tuple(SPEEDS),
}
"""The values of each setting; each is an attribute of the session."""


def choose(session: Session, setting: str, value: object) -> None:
    """Change a setting; a value that does not exist changes nothing, a page can send anything."""
    if value in CHOICES[setting]:
        setattr(session, setting, value)
