"""The notebooks as they are stored: what the tests of this folder ask about them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "notebooks"
NAMES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.ipynb"))
READ = ("rules", "analysis")
"""The kinds that are read, each in every language."""


@cache
def read(name: str) -> dict[str, Any]:
    """A notebook, by its path below the folder."""
    content: dict[str, Any] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return content


def cells(name: str, kind: str = "") -> list[dict[str, Any]]:
    """Its cells, all or those of one kind."""
    return [cell for cell in read(name)["cells"] if kind in ("", cell["cell_type"])]


def source(cell: dict[str, Any]) -> str:
    """The text of a cell."""
    return "".join(cell["source"])


def prose(name: str) -> str:
    """All that it says outside of code."""
    return "\n".join(source(cell) for cell in cells(name, "markdown"))


def said(name: str) -> dict[str, str]:
    """What it says of itself: kind, game, language."""
    found: dict[str, str] = read(name)["metadata"]["tablelab"]
    return found


READINGS = [name for name in NAMES if said(name).get("kind") in READ]

OF_ALL_GAMES = [name for name in READINGS if not said(name).get("game")]
"""The pages that are on no single game."""
