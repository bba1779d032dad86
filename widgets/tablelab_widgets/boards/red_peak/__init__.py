"""The board of Red Peak: the jungle between volcano and sea, and what the team has.

:func:`draw` lays pictures on a canvas: the map first, then the panels beside or below it. What is
always there comes before what comes and goes: plotly compares pictures by their place in the list.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablelab.core.events import Event
from tablelab.core.text import Text
from tablelab.games.red_peak.view import View
from tablelab_widgets.boards.base import Board, Canvas, Shape, Theme
from tablelab_widgets.boards.red_peak import hands, landscape, stage, status, supply
from tablelab_widgets.boards.red_peak.geometry import GAP, PLANS, SEA, SHORE
from tablelab_widgets.boards.red_peak.scene import Scene, letters_of, wanted

__all__ = ["draw"]


def draw(
    view: View, text: Text, *, theme: Theme, shape: Shape, last: Sequence[Event] = ()
) -> Board:
    """The table as a figure. ``last`` are the events of the last decision, shown as tracks."""
    plan = PLANS[shape]
    canvas = Canvas(plan.width, 0)
    scene = Scene(canvas, plan, view, text, theme, letters_of(view, text), wanted(view))
    stage_top = plan.top + status.height(scene) + GAP
    hands_top = stage_top + stage.HEIGHT + GAP
    places, taken = hands.panels(scene, hands_top)
    supply_top = hands_top + taken + GAP
    map_height = (SHORE + SEA) * plan.scale
    form = supply.grid(scene, map_height - supply_top)
    supply_height = form.height
    canvas.height = supply_top + supply_height
    if shape == "wide":
        map_height = canvas.height = max(map_height, canvas.height)
        supply_height = canvas.height - supply_top
    landscape.draw(scene, map_height / plan.scale, last)
    status.draw(scene, plan.top)
    stage.draw(scene, stage_top)
    supply.draw(scene, supply_top, supply_height, form)
    hands.draw(scene, places)
    return canvas.board({"shape": shape, "theme": theme})
