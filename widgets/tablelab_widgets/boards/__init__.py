"""The boards: one module a game, each with ``draw(view, text, theme=, shape=, last=)``."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

GAMES = ("raids", "submarine", "red_peak", "red_november")
"""The games that have a board."""


def get(game_id: str) -> ModuleType:
    """The module that draws the board of a game; raises KeyError when there is none."""
    if game_id not in GAMES:
        raise KeyError(f"there is no board for {game_id!r}; there are {', '.join(GAMES)}")
    return import_module(f"{__name__}.{game_id}")
