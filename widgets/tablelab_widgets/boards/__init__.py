"""The boards: one module a game, each with ``draw(view, text, theme=, shape=, last=)``."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from tablelab.core.game import Game

GAMES = ("raids", "submarine", "red_peak", "red_november")
"""The games that have a board here."""


def get(game_id: str) -> ModuleType:
    """The module that draws the board of a game; raises KeyError when there is none."""
    if game_id not in GAMES:
        raise KeyError(f"there is no board for {game_id!r}; there are {', '.join(GAMES)}")
    return import_module(f"{__name__}.{game_id}")


def of(game: Game[Any, Any]) -> ModuleType:
    """The module that draws the board of ``game``: one of ours, or ``board`` in its own package.

    Raises KeyError when there is none.
    """
    name = f"{game.package}.board"
    if game.info.id in GAMES or game.package is None or find_spec(name) is None:
        return get(game.info.id)
    return import_module(name)
