"""The board of Raids: the North Sea, the harbour, and a longship for each player.

:func:`draw` lays pictures on a canvas. What is always there comes first and in a fixed order; what
comes and goes (tiles aboard, a bid) comes last. plotly compares pictures by their place in the
list, so a move changes few of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablelab.core.events import Event
from tablelab.core.text import Text
from tablelab.games.raids.view import View
from tablelab_widgets.boards.base import Board, Canvas, Shape, Theme
from tablelab_widgets.boards.raids import fleet, longships, middle, route
from tablelab_widgets.boards.raids.geometry import geometry
from tablelab_widgets.boards.raids.sea import sea_sprite

__all__ = ["draw"]


def draw(
    view: View, text: Text, *, theme: Theme, shape: Shape, last: Sequence[Event] = ()
) -> Board:
    """The table as a figure. ``last`` are the events of the last decision, shown as wakes."""
    plan = geometry(shape)
    players = sum(ship.seat is not None for ship in view.ships)
    canvas = Canvas(plan.width, plan.total(players))
    width, height = plan.ring
    canvas.put(sea_sprite(theme, shape), width / 2, height / 2, width, height, below=True)
    route.wakes(canvas, plan, view, theme, last)
    route.spaces(canvas, plan, view, text, theme)
    middle.villages(canvas, plan, view, text, theme)
    middle.harbour(canvas, plan, view, text, theme)
    middle.chart(canvas, plan, view, text, theme)
    longships.boards(canvas, plan, view, text, theme)
    fleet.ships(canvas, plan, view)
    longships.cargo(canvas, plan, view, text, theme)
    fleet.bid(canvas, plan, view)
    return canvas.board({"shape": shape, "theme": theme})
