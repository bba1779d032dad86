"""Notebooks that only tests need; they stand on the site beside our own."""

from __future__ import annotations

import json
from pathlib import Path

BROKEN = """
from tablelab_widgets import play
from tablelab_widgets.table import explain

def fail(session, seat):
    raise RuntimeError("<b>no advice</b>")

explain.advice = fail
play("raids")
"""
"""A table whose adviser fails: whoever asks for a hint hears of it."""

PAIR = """
import ipywidgets
from tablelab_widgets import play

ipywidgets.VBox([
    play("raids", players=["Ada", "Ben"], seed=1, begin=True),
    play("submarine", players=["Cleo", "Dana"], seed=2, begin=True),
])
"""
"""Two tables on one page."""

MIRROR = """
import ipywidgets
from tablelab_widgets import play

table = play("red_peak", players=["Ada", "Ben"], seed=3, clock="off", begin=True)
ipywidgets.VBox([table, table])
"""
"""One table that is seen twice: what is done in one view others have done, for the second."""

OWN = {"broken": BROKEN, "mirror": MIRROR, "pair": PAIR}
"""Sources by name."""


def write_notebook(path: Path, source: str, kind: str = "") -> None:
    """A notebook of one cell; a warm kernel waits for one of the kind "play"."""
    cell = {
        "cell_type": "code",
        "id": "only",
        "metadata": {},
        "execution_count": None,
        "outputs": [],
        "source": source.strip().splitlines(keepends=True),
    }
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = {
        "cells": [cell],
        "metadata": {
            "kernelspec": kernel,
            "title": path.stem,
            "tablelab": {"game": "raids", "kind": kind},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path.write_text(json.dumps(notebook), encoding="utf-8")
