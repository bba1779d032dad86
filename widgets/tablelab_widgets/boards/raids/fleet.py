"""The ships on the board: under way or in the harbour, and the bid between two that fight."""

from __future__ import annotations

from tablelab.games.raids.components import HOME
from tablelab.games.raids.state import BID
from tablelab.games.raids.view import ShipView, View
from tablelab_widgets.boards.base import Canvas
from tablelab_widgets.boards.raids.centre import berth_place, bid_sprite
from tablelab_widgets.boards.raids.geometry import Geometry, Point
from tablelab_widgets.boards.raids.palette import livery
from tablelab_widgets.boards.raids.ships import HEIGHT, WIDTH, ship_sprite

_SAILING = 98.0
_MOORED = 80.0
_BID = 78.0


def ships(canvas: Canvas, plan: Geometry, view: View) -> None:
    """One picture a ship, in the order of the ships; the active one stands out."""
    active = active_ship(view)
    for ship in view.ships:
        moored = _moored(plan, view, ship.number)
        x, y = moored or _under_way(plan, view, ship)
        width = _MOORED if moored else _SAILING
        west = not moored and y > plan.ring[1] / 2  # the lower half of the ring is sailed westward
        picture = ship_sprite(livery(ship.number, view.players), west, ship.number == active)
        canvas.put(picture, x, y, width, width * HEIGHT / WIDTH)


def bid(canvas: Canvas, plan: Geometry, view: View) -> None:
    """The next bid of a fight, between the two ships."""
    if view.phase != BID:
        return
    here = view.ships[view.seat].at
    points = [_under_way(plan, view, ship) for ship in view.ships if ship.at == here]
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    canvas.put(bid_sprite(view.bid), x, y + 20, _BID, _BID)


def active_ship(view: View) -> int:
    """The ship about which something is to be decided, or -1."""
    return view.seat if view.phase == BID else view.mover if view.seat >= 0 else -1


def _moored(plan: Geometry, view: View, number: int) -> Point | None:
    """Where a ship lies in the harbour, if it does."""
    for row, numbers in enumerate((view.arrived, view.waiting)):
        if number in numbers:
            x, y = berth_place(row, numbers.index(number))
            return plan.harbour[0] + x, plan.harbour[1] + y
    return None


def _under_way(plan: Geometry, view: View, ship: ShipView) -> Point:
    """Where a ship lies beside its tile; ships at one tile lie side by side along the route."""
    x, y = plan.ships[ship.at]
    there = [other.number for other in view.ships if other.at == ship.at]
    if len(there) == 1:
        return x, y
    along = abs(x - plan.places[ship.at][0]) < abs(y - plan.places[ship.at][1])
    near = _neighbours(plan, view, ship, along)
    aside = -0.46 * sum(near)
    step = 0.8 if len(near) > 1 else 1.04
    shift = (aside + (there.index(ship.number) - (len(there) - 1) / 2) * step) * _SAILING
    return (x + shift, y) if along else (x, y + shift)


def _neighbours(plan: Geometry, view: View, ship: ShipView, along: bool) -> list[int]:
    """On which sides (-1, 1) of the ship's tile other ships lie close by."""
    x, y = plan.ships[ship.at]
    sides = []
    for other in view.ships:
        dx, dy = plan.ships[other.at][0] - x, plan.ships[other.at][1] - y
        if 0 < other.at < HOME and 0 < abs(dx) + abs(dy) < 1.4 * _SAILING:
            sides.append(1 if (dx if along else dy) > 0 else -1)
    return sides
