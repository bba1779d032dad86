"""The route on the board: spaces with their tiles, ships under way, wakes, a fight's bid."""

from __future__ import annotations

from collections.abc import Sequence

from tablelab.core.events import Data, Event
from tablelab.core.text import Text
from tablelab.games.raids.components import HOME, WAITING
from tablelab.games.raids.state import BID, MONSTER
from tablelab.games.raids.view import View
from tablelab_widgets.boards.base import Canvas, Theme
from tablelab_widgets.boards.raids import labels
from tablelab_widgets.boards.raids.centre import bid_sprite
from tablelab_widgets.boards.raids.geometry import TILE, Geometry, Point
from tablelab_widgets.boards.raids.palette import livery
from tablelab_widgets.boards.raids.ships import HEIGHT, WIDTH, ship_sprite
from tablelab_widgets.boards.raids.tiles import PLATE, empty_sprite, plate_sprite, tile_sprite

SHIP = 98.0
"""Width of a ship under way."""

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


# -- ships ----------------------------------------------------------------------------------------


def ships(canvas: Canvas, plan: Geometry, view: View) -> None:
    """The ships under way; two that fight lie side by side, with the next bid between them."""
    active = active_ship(view)
    for place in range(1, HOME):
        there = [ship.number for ship in view.ships if ship.at == place]
        if not there:
            continue
        points = _berths(plan, view, place, len(there))
        for number, (x, y) in zip(there, points, strict=True):
            west = plan.places[place][1] > plan.ring[1] / 2
            picture = ship_sprite(livery(number, view.players), west, number == active)
            canvas.put(picture, x, y, SHIP, SHIP * HEIGHT / WIDTH)
        if view.phase == BID and len(there) > 1:
            x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
            canvas.put(bid_sprite(view.bid), x, y + 20, 78, 78)


def active_ship(view: View) -> int:
    """The ship about which something is to be decided, or -1."""
    return view.seat if view.phase == BID else view.mover if view.seat >= 0 else -1


def _berths(plan: Geometry, view: View, place: int, count: int) -> list[Point]:
    """Where ``count`` ships lie at a space: along the route, beside the tile."""
    x, y = plan.ships[place]
    if count == 1:
        return [(x, y)]
    others = [plan.ships[ship.at] for ship in view.ships if 0 < ship.at < HOME and ship.at != place]
    along = abs(x - plan.places[place][0]) < abs(y - plan.places[place][1])
    centre = x if along else y
    near = [a if along else b for a, b in others if abs(a - x) + abs(b - y) < 1.4 * SHIP]
    aside = -0.46 * SHIP * sum(1 if other > centre else -1 for other in near)
    step = (0.8 if len(near) > 1 else 1.04) * SHIP
    shifts = [aside + (i - (count - 1) / 2) * step for i in range(count)]
    return [(x + shift, y) if along else (x, y + shift) for shift in shifts]


# -- wakes ----------------------------------------------------------------------------------------


def wakes(canvas: Canvas, plan: Geometry, view: View, last: Sequence[Event]) -> None:
    """Where ships sailed in the last decision, and where the mover still wants to go."""
    sailed = [event.data for event in last if event.key in _SAILED][-_WAKES:]
    lines = [_wake(plan, view, data) for data in sailed]
    lines += [((), 0)] * (_WAKES - len(lines))
    for way, number in lines:
        colour = livery(number, view.players).main
        canvas.line(list(way), {"color": colour, "width": 6}, opacity=0.62)
    canvas.line(_course(plan, view), {"color": "#fff3b0", "width": 4, "dash": "dot"})


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
