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

LESSON = """
from IPython.display import display
from tablelab_widgets import Lesson, charts

lesson = Lesson("raids")
match = lesson.match("sail:5", seats=3, seed=4)

def coins(step):
    return step.after.ships[step.seat].coins

def play(values, progress):
    for number in range(values["games"]):
        progress(number + 1, values["games"])
    return values["games"]

def chart(games, look):
    return charts.bars([("few", games / 10), ("many", 1 - games / 10)], look, title="Games")

question = lesson.may("What may Ada do?", match, ["sail:7", "flee"], why="So it is.")
display(
    question,
    lesson.predict("How many coins has Ada then?", match, "sail:7", coins, [0, 1, 2]),
    lesson.point("Where is space 5?", match, "space-5"),
    lesson.steps(lesson.after(match, "sail:7"), notes={2: "Ada follows."}),
    lesson.quiz("Check", [lesson.ask("One?", 1), lesson.ask("Two?", 2, [1, 2])]),
    lesson.experiment(
        "How many games?", play, chart, lambda games: f"{games} games.",
        {"games": lesson.choice("Games", [2, 3])}, lesson.guess("How many?", [2, 3]),
    ),
    lesson.card(),
    lesson.summary(),
)
display(lesson.questions[-1])
"""
"""A lesson with a piece of each kind; the last is the guess that the experiment waits for."""

REVIEW = """
from tablelab_widgets import Lesson

Lesson("raids").review(playouts=12)
"""
"""A review that waits for a file."""

OWN = {"broken": BROKEN, "lesson": LESSON, "mirror": MIRROR, "pair": PAIR, "review": REVIEW}
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
