"""The games. Each is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tablelab.core.game import Game

IDS = ("raids", "submarine", "red_peak", "red_november")
"""The ids of all games of tablelab, in the order in which they are shown."""


def get(name: str) -> Game[Any, Any]:
    """The game called ``name``; raises KeyError with the known ids.

    ``name`` is one of :data:`IDS`, or for a game from elsewhere the module that has it as ``GAME``:
    ``my_game``, or ``my_package.my_game``. That module is imported, which runs its code: never take
    the name from a file or a page that somebody else has written.
    """
    path = f"{__name__}.{name}" if name in IDS else name
    game = getattr(import_module(path), "GAME", None) if _exists(path) else None
    if not isinstance(game, Game):
        raise KeyError(f"no game {name!r}; there are {', '.join(IDS)}")
    return game


def every() -> dict[str, Game[Any, Any]]:
    """All games of tablelab by id."""
    return {game_id: get(game_id) for game_id in IDS}


def _exists(path: str) -> bool:
    """Whether there is a module at ``path``; what its code says when it is loaded is its own."""
    parts = path.split(".")
    if not all(part.isidentifier() for part in parts):
        return False
    try:
        return find_spec(path) is not None
    except ModuleNotFoundError as error:
        # Something on the way is missing, or is no package; not what a package itself imports.
        if f"{path}.".startswith(f"{error.name}."):
            return False
        raise
    except ValueError:  # __main__, which may have no spec
        return False
