"""The board of Red November: a submarine in cross-section, its dangers and its time, the gnomes.

:func:`draw` lays pictures on a canvas. What is always there comes before what comes and goes:
plotly compares pictures by their place in the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from tablelab.core.events import Event
from tablelab.core.text import Text
from tablelab.games.red_november.view import View
from tablelab_widgets.boards.base import Board, Canvas, Shape, Theme
from tablelab_widgets.boards.red_november import crew, stocks, submarine, timetrack
from tablelab_widgets.boards.red_november.geometry import GAP, PLANS, SCENE
from tablelab_widgets.boards.red_november.scene import Scene, decider, owners, ways

__all__ = ["draw"]


def draw(
    view: View, text: Text, *, theme: Theme, shape: Shape, last: Sequence[Event] = ()
) -> Board:
    """The table as a figure. ``last`` are the events of the last decision, shown as rings."""
    plan = PLANS[shape]
    tracks_top = SCENE + GAP
    time_top = tracks_top + plan.tracks_height + GAP
    if shape == "tall":  # on a phone the time is nearer to the submarine than the dangers
        time_top, tracks_top = SCENE + GAP, SCENE + 2 * GAP + plan.time_height
    board = SCENE + 2 * GAP + plan.tracks_height + plan.time_height
    height = board
    if shape == "tall":
        height += (crew.height(plan, len(view.gnomes), board) + GAP) * len(view.gnomes)
    canvas = Canvas(plan.width, height)
    scene = Scene(
        canvas, plan, view, text, theme, owners(view), decider(view), ways(view), count()
    )  # fmt: skip
    submarine.draw(scene, last)
    stocks.draw(scene)
    stocks.tracks(scene, tracks_top)
    timetrack.draw(scene, time_top)
    crew.draw(scene, board + GAP, board)
    return canvas.board({"shape": shape, "theme": theme})
