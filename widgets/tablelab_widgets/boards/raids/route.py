"""The route on the board: spaces with their tiles, and the wakes of ships."""

from __future__ import annotations

from collections.abc import Sequence

from tablelab.core.events import Data, Event
from tablelab.core.text import Text
from tablelab.games.raids.components import HOME, WAITING
from tablelab.games.raids.state import MONSTER
from tablelab.games.raids.view import View
from tablelab_widgets.boards.base import Canvas, Theme
from tablelab_widgets.boards.raids import labels
from tablelab_widgets.boards.raids.geometry import TILE, Geometry, Point
from tablelab_widgets.boards.raids.palette import livery
from tablelab_widgets.boards.raids.tiles import PLATE, empty_sprite, plate_sprite, tile_sprite

_WAKES = 3
_SAILED = ("raids.sails", "raids.flees_to")


def spaces(canvas: Canvas, plan: Geometry, view: View, text: Text, theme: Theme) -> None:
    """All spaces with their tiles and plates; each is a target."""
    families = view.house.rune_kinds == "two"
    for place in range(1, HOME):
        x, y = plan.places[place]
        tile = view.board[place]
        picture = (
            empty_sprite(theme)
            if tile is None
            else tile_sprite(tile, view.stock[place], theme, families)
        )
        canvas.put(picture, x, y, TILE, TILE)
        left, top = plan.plates[place]
        canvas.put(plate_sprite(place, theme), left, top, *PLATE)
        name = labels.space(view, place, text)
        codes = [f"sail:{place}", f"ghost:{place}"]
        if view.phase == MONSTER and view.ships[view.mover].at == place:
            codes.insert(0, "defeat")
        canvas.target(f"space-{place}", x, y, TILE, TILE, name, *codes)


# -- wakes ----------------------------------------------------------------------------------------


def wakes(canvas: Canvas, plan: Geometry, view: View, theme: Theme, last: Sequence[Event]) -> None:
    """Where ships sailed in the last decision, and where the mover still wants to go."""
    sailed = [event.data for event in last if event.key in _SAILED][-_WAKES:]
    lines = [_wake(plan, view, data) for data in sailed]
    lines += [((), 0)] * (_WAKES - len(lines))
    for way, number in lines:
        colour = livery(number, view.players).main
        canvas.line(list(way), {"color": colour, "width": 6}, opacity=0.62)
    look = livery(max(view.mover, 0), view.players)
    colour = look.deep if theme == "light" else look.pale
    canvas.line(_course(plan, view), {"color": colour, "width": 4, "dash": "dot"}, opacity=0.8)


def _wake(plan: Geometry, view: View, data: Data) -> tuple[tuple[Point, ...], int]:
    number, start, to = (data.get(name) for name in ("ship", "start", "to"))
    if not (isinstance(number, int) and isinstance(start, int) and isinstance(to, int)):
        return (), 0
    at = view.ships[number].at
    end = at if start < at < to else to
    return (tuple(plan.way(start, end)) if WAITING <= start < end <= HOME else ()), number


def _course(plan: Geometry, view: View) -> list[Point]:
    """The way that the mover still has to go, when something stops it half-way."""
    if view.mover < 0 or view.seat < 0:
        return []
    at = view.ships[view.mover].at
    return plan.way(at, view.target) if at < view.target and at > WAITING else []
