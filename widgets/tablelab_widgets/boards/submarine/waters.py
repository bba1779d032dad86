"""Everything on and in the water: docks, ships, squares with their treasures and submarines."""

from __future__ import annotations

from collections.abc import Sequence

from tablelab.core.events import Event
from tablelab.core.text import Text
from tablelab.games.submarine.actions import marker_code
from tablelab.games.submarine.components import (
    COLUMNS,
    DEPTHS,
    LEFT_DOCK,
    RIGHT_DOCK,
    SQUARES,
    column_of,
    depth_of,
)
from tablelab.games.submarine.state import ACT
from tablelab.games.submarine.turn.fees import fee
from tablelab.games.submarine.view import SeatView, View
from tablelab_widgets.boards.base import Canvas, Theme
from tablelab_widgets.boards.livery import LIVERIES
from tablelab_widgets.boards.submarine import labels
from tablelab_widgets.boards.submarine.geometry import Geometry, Point, Rect
from tablelab_widgets.boards.submarine.markers import chip_sprite, plaque_sprite, taken_sprite
from tablelab_widgets.boards.submarine.sea import beam_sprite
from tablelab_widgets.boards.submarine.signs import dock_sprite, voyage_sprite
from tablelab_widgets.boards.submarine.vessels import Fee, Group, bay_sprite, nothing, ship_sprite

_SHIP = 92.0
_MOORED = 58.0


def beam(canvas: Canvas, plan: Geometry, view: View, theme: Theme) -> None:
    """The light under the ship whose submarines act; out of sight when none does."""
    column = active_column(view)
    top, bottom = plan.band + plan.lane + 16, plan.sea[1] - plan.floor
    width, high = plan.column + 10, bottom - top
    if column is None:
        canvas.put(nothing(), plan.x(0), top, 1, 1, below=True)
        return
    picture = beam_sprite(theme, width, high)
    canvas.put(picture, plan.x(column), (top + bottom) / 2, width, high, below=True)


def active_column(view: View) -> int | None:
    """The column in which submarines act now."""
    return view.seats[view.seat].ship if view.phase == ACT else None


# -- above ----------------------------------------------------------------------------------------


def surface(canvas: Canvas, plan: Geometry, view: View, text: Text, theme: Theme) -> None:
    """Docks, voyage, and the lane of the ships; each is a target."""
    left, right = plan.docks()
    for rect, place in ((left, LEFT_DOCK), (right, RIGHT_DOCK)):
        codes = ("ship:dock",) if place == RIGHT_DOCK else ()
        name = "left" if place == LEFT_DOCK else "right"
        x, y, width, height = rect
        picture = dock_sprite(text(f"board.submarine.{name}"), width, theme)
        canvas.put(picture, x, 20, width, 32)
        canvas.target(f"dock-{name}", x, y, width, height, labels.dock(view, place, text), *codes)
    middle, room = plan.sea[0] / 2, plan.sea[0] - 2 * plan.dock
    picture = voyage_sprite(text("submarine.board.voyage", voyage=view.voyage), view.dry, theme)
    canvas.put(picture, middle, plan.band / 2, 150, 92)
    canvas.target("voyage", middle, plan.band / 2, room, plan.band, labels.voyage(view, text))
    for column in range(COLUMNS):
        name, at = labels.surface(view, column, text), str(column + 1)
        canvas.target(f"surface-{at}", *plan.surface(column), name, f"ship:{at}", f"place:{at}")


def ships(canvas: Canvas, plan: Geometry, view: View) -> None:
    """One picture a ship, in the order of the seats; the active one stands out."""
    for seat in view.seats:
        x, y, size = _berth(plan, view, seat)
        canvas.put(ship_sprite(seat.seat, seat.seat == view.seat), x, y, size, size)


def _berth(plan: Geometry, view: View, seat: SeatView) -> tuple[float, float, float]:
    """Where a ship lies, and how large it is drawn."""
    there = [other.seat for other in view.seats if other.ship == seat.ship]
    index, count = there.index(seat.seat), len(there)
    if seat.ship in (LEFT_DOCK, RIGHT_DOCK):
        left, right = plan.docks()
        x, _, width, _ = left if seat.ship == LEFT_DOCK else right
        step = min(_MOORED + 10, (width - 10) / view.players)
        from_edge = 5 + step * (index + 0.5)
        edge = x - width / 2 + from_edge if seat.ship == LEFT_DOCK else x + width / 2 - from_edge
        return edge, plan.band - 13 - _MOORED / 2 + 4, _MOORED
    x, y, width, _ = plan.surface(seat.ship)
    if count == 1:
        return x, y - 9, _SHIP
    across = 2 if count in (2, 4) else 3
    row, at = divmod(index, across)
    here = min(across, count - across * row)
    size = min(_SHIP, width / 2 - 1) if count == 2 else 58.0
    step = min(size + 4, (width - size) / max(here - 1, 1))
    up = 9 if count <= across else 38 - 52 * row
    return x + step * (at - (here - 1) / 2), y - up, size


# -- below ----------------------------------------------------------------------------------------


def squares(
    canvas: Canvas,
    plan: Geometry,
    view: View,
    text: Text,
    theme: Theme,
    letters: tuple[str, ...],
) -> None:
    """Treasures and submarines of all squares, each a target."""
    bills = labels.bills(view, text)
    jokers = _own_jokers(view)
    draw = chip_sprite if plan.across > 1 else plaque_sprite
    for place in SQUARES:
        bill, lying = bills[place], view.board[place]
        _bay(canvas, plan, view, place, labels.square(view, place, bill, text))
        for index, (x, y) in enumerate(plan.slots(place)):
            if index >= len(lying):
                canvas.put(taken_sprite(theme), x, y, plan.marker[1], plan.marker[1])
                continue
            marker = lying[index]
            canvas.put(draw(marker, letters[marker % 5], theme), x, y, *plan.marker)
            name, take = labels.marker(view, place, marker, bill, text), marker_code(marker)
            codes = [f"take:{take}", *(f"take:{take}:{joker}" for joker in jokers)]
            canvas.target(f"marker-{take}", x, y, *plan.marker, name, *codes)


def _own_jokers(view: View) -> list[str]:
    """The jokers with which the deciding seat can pay, by their codes."""
    if view.seat < 0:
        return []
    return [marker_code(joker) for joker in view.seats[view.seat].jokers]


def _bay(canvas: Canvas, plan: Geometry, view: View, place: int, name: str) -> None:
    x, y, width, height = plan.bay_of(place)
    picture = bay_sprite(
        round(width - 6), round(height - 6), _groups(view, place), _due(view, place)
    )
    canvas.put(picture, x, y, width - 6, height - 6)
    column, depth = column_of(place) + 1, depth_of(place)
    near = sorted((abs(other - depth), other) for other in range(DEPTHS) if abs(other - depth) < 2)
    codes = (f"move:{other + 2}>{column}.{depth + 2}" for _, other in near)
    canvas.target(f"square-{column}-{depth + 2}", x, y, width, height, name, *codes)


def _groups(view: View, place: int) -> tuple[Group, ...]:
    """Who has submarines in a square: those that act now come first, apart from the others."""
    others = [
        Group(seat.seat, seat.subs[place], "plain")
        for seat in view.seats
        if seat.subs[place] and not _acts(view, seat.seat, place)
    ]
    if not _acts(view, view.seat, place):
        return tuple(others)
    fresh, divers = view.fresh[depth_of(place)], view.divers[depth_of(place)]
    done = view.seats[view.seat].subs[place] - fresh - divers
    own = (
        Group(view.seat, fresh, "fresh"),
        Group(view.seat, divers, "plain"),
        Group(view.seat, done, "done"),
    )
    return (*(group for group in own if group.count), *others)


def _acts(view: View, seat: int, place: int) -> bool:
    return seat == view.seat and column_of(place) == active_column(view)


def _due(view: View, place: int) -> Fee | None:
    """The fee for a treasure here, where the deciding seat can salvage now and has to pay one."""
    depth = depth_of(place)
    if not _acts(view, view.seat, place) or not view.board[place]:
        return None
    if not view.fresh[depth] and not view.divers[depth]:
        return None
    cards = fee(view, view.seat, column_of(place), depth)
    return Fee(cards, cards <= len(view.seats[view.seat].pile)) if cards else None


# -- the last decision ----------------------------------------------------------------------------


def traces(canvas: Canvas, plan: Geometry, view: View, last: Sequence[Event]) -> None:
    """The ways of the last decision: a submarine's, and a treasure's up to its ship."""
    way: list[Point] = []
    rope: list[Point] = []
    mover = diver = 0
    for event in last:
        seat, start, end = (event.data.get(name) for name in ("seat", "start", "square"))
        if not isinstance(seat, int) or not isinstance(end, int):
            continue
        if event.key == "submarine.relocates" and isinstance(start, int):
            mover, way = seat, [_middle(plan.bay_of(start)), _middle(plan.bay_of(end))]
        elif event.key == "submarine.salvages":
            x, y, width, height = plan.bay_of(end)
            side, low = x - width / 2 + 7, y + height / 2 + plan.marker[1] / 2
            diver, rope = seat, [(side, plan.band + plan.lane + 8), (side, low)]
    canvas.line(way, {"width": 4, "color": LIVERIES[mover].pale}, opacity=0.7)
    thread = {"width": 2.5, "color": LIVERIES[diver].pale, "dash": "4px,4px"}
    canvas.line(rope, thread, opacity=0.85)


def _middle(rect: Rect) -> Point:
    return rect[0], rect[1]
