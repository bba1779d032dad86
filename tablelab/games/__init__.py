"""The games. Each is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tablelab.core.game import Game

IDS = ("raids", "submarine", "red_peak", "red_november")
"""The ids of all games, in the order in which they are shown."""


def get(game_id: str) -> Game[Any, Any]:
    """The game called ``game_id``; raises KeyError with the known ids."""
    if game_id not in IDS:
        raise KeyError(f"no game {game_id!r}; there are {', '.join(IDS)}")
    game: Game[Any, Any] = import_module(f"tablelab.games.{game_id}").GAME
    return game


def every() -> dict[str, Game[Any, Any]]:
    """All games by id."""
    return {game_id: get(game_id) for game_id in IDS}
