"""A game of one's own to begin with: the name it may have, its files, and writing them."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from string import Template
from tempfile import TemporaryDirectory

from tablelab import games
from tablelab.cli.catalogues import compiled
from tablelab.core.errors import TablelabError

NAME = re.compile(r"[a-z]+(_[a-z]+)*")
"""What a game may be called: it is a package, an id, and the domain of its texts all at once."""

SHORTEST, LONGEST = 2, 20
"""Letters of a name. Lines of the templates have room for no more."""

DOMAINS = ("board", "chart", "cli", "core", "lesson", "panel", "site", "table")
"""Catalogues of tablelab itself: a game of that name would read their texts instead of its own."""

ENDING = ".txt"
"""Templates are no code before they have a name: so linters leave them alone."""


def refusal(name: str, folder: Path) -> str | None:
    """Why no game called ``name`` can be made in ``folder``; None if one can."""
    if not NAME.fullmatch(name) or not SHORTEST <= len(name) <= LONGEST:
        return (
            f"{name[: LONGEST + 10]!r} cannot be a game's name; take {SHORTEST} to {LONGEST} small "
            "letters, with underscores between words, such as river_race"
        )
    if name in games.IDS:
        return f"there is a game {name!r} already"
    if name in DOMAINS or keyword.iskeyword(name):
        return f"{name!r} is a word that tablelab or Python needs for itself; take another name"
    if not folder.is_dir():
        return f"there is no folder {str(folder)!r} to make the game in"
    if (folder / name).exists():
        return f"{str(folder / name)!r} is there already; nothing was changed"
    if find_spec(name) is not None:
        return f"{name!r} is the name of a module that Python finds elsewhere; take another name"
    return None


def rendered(name: str) -> dict[str, bytes]:
    """The files of a game called ``name``, by their path in its folder, with slashes."""
    words = name.split("_")
    values = {
        "name": name,
        "title": " ".join(word.capitalize() for word in words),
        # Short and stable: PR-RUN-1 of pip_race, LU-RUN-1 of ludo.
        "prefix": ("".join(word[0] for word in words)[:3] if words[1:] else name[:2]).upper(),
    }
    made: dict[str, bytes] = {}
    for path, template in _templates(files("tablelab.cli").joinpath("templates", "game")):
        target = path.removesuffix(ENDING).replace("game.", f"{name}.")
        text = Template(template).substitute(values)
        made[target] = text.encode()
        if target.endswith(".po"):
            made[f"{target.removesuffix('.po')}.mo"] = compiled(text)
    return made


def _templates(folder: Traversable, above: str = "") -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            yield from _templates(entry, f"{above}{entry.name}/")
        elif entry.name.endswith(ENDING):
            yield above + entry.name, entry.read_text(encoding="utf-8")


def make(name: str, folder: Path) -> list[Path]:
    """Write a game; the paths of its files. Raises TablelabError when it may not or cannot."""
    if (reason := refusal(name, folder)) is not None:
        raise TablelabError(reason)
    made = rendered(name)
    try:
        # Beside its place first: there is the whole game afterwards, or nothing of it.
        with TemporaryDirectory(prefix=f".{name}-", dir=folder) as beside:
            for path, content in made.items():
                target = Path(beside, name, path)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content)
            Path(beside, name).rename(folder / name)
    except OSError as error:
        raise TablelabError(
            f"nothing can be written to {str(folder)!r}: {error.strerror}"
        ) from error
    return [folder / name / path for path in made]
