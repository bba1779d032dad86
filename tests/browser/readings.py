"""Notebooks to be read, as small as they can be, for the tests of the page around them."""

from __future__ import annotations

import json
from pathlib import Path

TABLE = """
| Tile | What it does | Points |
|---|---|---|
| Rune | lies beside the ship, without any limit to their number | 1, 3, 6, 10, 15 |
"""

SOLUTION = """
<details><summary>Solution</summary>

Sail *home*.

</details>
"""

ENGLISH = {
    "title": "# Learn Raids\n\nIn half an hour you can sail with anybody.",
    "goal": "## Theme and goal\n\n" + "Vikings sail from harbour to harbour. " * 40,
    "board": "import ipywidgets\nipywidgets.HTML('<p>a board</p>')",
    "table": "## The table\n\n> Why before how.\n" + TABLE,
    "slow": "import time\ntime.sleep(2)\nipywidgets.HTML('<p>a slow board</p>')",
    "turn": "## One turn, worked, with a heading that is longer than a phone is wide\n" + SOLUTION,
    "count": "sum(range(5))",
    "card": "from tablelab_widgets import Lesson\nLesson('raids', language='en').card()",
    "end": "## What next\n\n[Play](../play/raids.ipynb). " + "Sail on. " * 200,
}
GERMAN = ENGLISH | {
    "title": "# Raids lernen\n\nIn einer halben Stunde segelst du mit.",
    "goal": "## Worum es geht\n\n" + "Wikinger segeln von Hafen zu Hafen. " * 40,
    "table": "## Der Tisch\n\n> Erst warum, dann wie.\n" + TABLE,
    "turn": "## Ein Zug, Schritt für Schritt\n" + SOLUTION,
    "end": "## Wie weiter\n\n[Spielen](../play/raids.ipynb). " + "Segle weiter. " * 200,
}
CODE = ("board", "slow", "count", "card")
SHOWN = 4
"""How many cells show something."""


def write_shelf(folder: Path) -> None:
    """A game with a table, rules in two languages, and an analysis in German only."""
    _write(folder / "play" / "raids.ipynb", "play", "", {"title": "# Raids"})
    _write(folder / "rules" / "raids.ipynb", "rules", "en", ENGLISH)
    _write(folder / "rules" / "raids.de.ipynb", "rules", "de", GERMAN)
    _write(folder / "analysis" / "raids.de.ipynb", "analysis", "de", {"title": "# Eine Frage"})


def _write(path: Path, kind: str, language: str, cells: dict[str, str]) -> None:
    ours = {"game": "raids", "kind": kind} | ({"language": language} if language else {})
    notebook = {
        "cells": [_cell(name, source) for name, source in cells.items()],
        "metadata": {
            "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
            "title": f"Raids: {kind}",
            "tablelab": ours,
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(notebook), encoding="utf-8")


def _cell(name: str, source: str) -> dict[str, object]:
    """A cell as it is stored: what is code has been run and has shown something."""
    if name not in CODE:
        return {"cell_type": "markdown", "id": name, "metadata": {}, "source": source}
    output = {
        "output_type": "execute_result",
        "execution_count": 1,
        "metadata": {},
        "data": {"text/plain": "stored"},
    }
    return {
        "cell_type": "code",
        "id": name,
        "metadata": {},
        "execution_count": 1,
        "outputs": [output],
        "source": source,
    }
