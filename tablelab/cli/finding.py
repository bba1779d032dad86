"""The game that a command is about: one of ours, or one from a module of the user's."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tablelab import games
from tablelab.core.errors import TablelabError
from tablelab.core.game import Game


def find(name: str) -> Game[Any, Any]:
    """The game called ``name``, or the one in the module ``name``; raises TablelabError if none.

    Modules are also looked for in the working directory, behind all others: what lies there by
    accident must not stand in for a module that is installed. Errors in a module's own code are
    not caught, for whoever writes it needs to see where they come from.
    """
    if name not in games.IDS and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        return games.get(name)
    except KeyError as error:
        raise TablelabError(f"{error.args[0]} (or the module of a game of your own)") from None
