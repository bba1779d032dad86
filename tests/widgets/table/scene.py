"""Tables without a browser: a real game of Raids under a board that draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import tablelab_widgets  # noqa: F401  # its catalogues
from tablelab_widgets.boards.base import Board, Target
from tablelab_widgets.table import bots
from tablelab_widgets.table.controller import Controller

from tablelab.core.events import Event
from tablelab.core.text import Text


def place(name: str, *codes: str) -> Target:
    """A place at which a person can point."""
    return Target(name, 0, 0, 1, 1, name, codes)


def draw(view: Any, text: Text, *, theme: str, shape: str, last: Sequence[Event] = ()) -> Board:
    """A board without a picture: the 16 spaces, the harbour, and the sea, which means nothing."""
    spaces = [place(f"space:{at}", f"sail:{at}", f"ghost:{at}") for at in range(1, 17)]
    targets = [*spaces, place("home", "sail:home", "ghost:home"), place("sea")]
    return Board({"data": [], "layout": {}}, {}, targets)


Deal = Callable[..., Controller]
"""Starts a match: ``deal(\"human\", \"greedy\")``."""


def bots_move(controller: Controller) -> int:
    """Let the bots move until a person is asked; how many decisions they made."""
    moved = 0
    while question := bots.question(controller.session):
        bots.answer(controller.session, question, question.decide())
        moved += 1
    return moved


def first_legal(controller: Controller) -> str:
    """The code of the first legal action of the person who may act."""
    return str(controller.snapshot()["actions"][0]["code"])
