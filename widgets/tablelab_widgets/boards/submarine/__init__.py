"""The board of Submarine: a cross-section of the sea, and a container for each player.

:func:`draw` lays pictures on a canvas. What is always there comes first and in a fixed order; what
comes and goes (jokers, cards in a hand) comes last. plotly compares pictures by their place in the
list, so a move changes few of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablelab.core.events import Event
from tablelab.core.text import Text
from tablelab.games.submarine.components import standard
from tablelab.games.submarine.view import View
from tablelab_widgets.boards.base import Board, Canvas, Shape, Theme
from tablelab_widgets.boards.submarine import crews, waters
from tablelab_widgets.boards.submarine.geometry import geometry
from tablelab_widgets.boards.submarine.sea import sea_sprite

__all__ = ["draw"]


def draw(
    view: View, text: Text, *, theme: Theme, shape: Shape, last: Sequence[Event] = ()
) -> Board:
    """The table as a figure. ``last`` are the events of the last decision, shown as tracks."""
    plan = geometry(shape)
    canvas = Canvas(plan.width(), crews.height(plan, view.players))
    letters = tuple(text(f"board.submarine.letter.{colour}") for colour in standard().colours)
    width, height = plan.sea
    canvas.put(sea_sprite(theme, shape), width / 2, height / 2, width, height, below=True)
    waters.beam(canvas, plan, view, theme)
    waters.traces(canvas, plan, view, last)
    waters.surface(canvas, plan, view, text, theme)
    waters.squares(canvas, plan, view, text, theme, letters)
    crews.floor(canvas, plan, view, text, theme, letters)
    waters.ships(canvas, plan, view)
    crews.panels(canvas, plan, view, text, theme, letters)
    return canvas.board({"shape": shape, "theme": theme})
