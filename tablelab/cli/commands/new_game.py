"""``tablelab new-game``: a small game to go on from."""

from __future__ import annotations

from pathlib import Path

from tablelab.cli.output import count, say
from tablelab.cli.scaffold import make


def run(name: str, to: str) -> bool:
    """Write the game and say what can be done with it."""
    folder = Path(to)
    written = make(name, folder)
    here = "" if folder.resolve() == Path.cwd() else f"cd {folder} && "
    say(f"{folder / name}: {count(len(written), 'file')}, a game that works. Try it:\n")
    for command in (f"tablelab check {name}", f"tablelab simulate {name}"):
        say(f"  {here}{command}")
    say(f"  {here}python -m pytest {name}\n")
    say(f"Begin to read in {folder / name / '__init__.py'}; docs/games.md tells how to go on.")
    return True
