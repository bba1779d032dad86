"""The players' longship boards beside or below the ring."""

from __future__ import annotations

from tablelab.core.text import Text
from tablelab.games.raids.naming import ship_label
from tablelab.games.raids.state import DISCARD, OVER, SELL
from tablelab.games.raids.view import ShipView, View
from tablelab_widgets.boards.base import Canvas, Inset, Theme
from tablelab_widgets.boards.raids import labels, panel
from tablelab_widgets.boards.raids.geometry import Geometry
from tablelab_widgets.boards.raids.palette import livery
from tablelab_widgets.boards.raids.tiles import tile_sprite


def boards(canvas: Canvas, plan: Geometry, view: View, text: Text, theme: Theme) -> None:
    """The boards of all players, in the order of the seats, without their tiles."""
    for place, ship in _places(canvas, plan, view):
        _hull(place, view, ship, text, theme)


def cargo(canvas: Canvas, plan: Geometry, view: View, text: Text, theme: Theme) -> None:
    """The tiles aboard, and the one for which a space is looked for."""
    for place, ship in _places(canvas, plan, view):
        _cargo(place, view, ship, text, theme)
        if view.phase == DISCARD and ship.number == view.mover:
            _new(place, view, text, theme)


def _places(canvas: Canvas, plan: Geometry, view: View) -> list[tuple[Inset, ShipView]]:
    owned = [ship for ship in view.ships if ship.seat is not None]
    corners = plan.panels(len(owned))
    places = [Inset(canvas, left, top, plan.panel[0] / panel.WIDTH) for left, top in corners]
    return list(zip(places, owned, strict=True))


def emphasised(view: View) -> list[int]:
    """The ships whose boards stand out: who decides, and in the end who has won."""
    if view.phase != OVER:
        return [view.seat]
    totals = {ship.number: sum(ship.points.values()) for ship in view.ships if ship.points}
    return [number for number, total in totals.items() if total == max(totals.values())]


def _hull(place: Inset, view: View, ship: ShipView, text: Text, theme: Theme) -> None:
    look = livery(ship.number, view.players)
    active = ship.number in emphasised(view)
    picture = panel.hull_sprite(look, view.parts.ship_spaces, theme, active)
    place.put(picture, 0, 0, panel.WIDTH, panel.HEIGHT)
    place.put(panel.name_sprite(ship_label(text, ship), active, theme), 104, 4, 680, 64)
    place.put(panel.points_sprite(sum(ship.points.values()), theme), 822, 6, 150, 64)
    place.put(panel.shields_sprite(look, ship.vikings, ship.capacity), 100, 202, 664, 68)
    place.put(panel.crew_sprite(ship.vikings, ship.capacity, theme), 800, 208, 180, 64)
    place.put(panel.chips_sprite(_chips(view, ship), theme), 36, 278, 940, 60)


def _chips(view: View, ship: ShipView) -> tuple[panel.Chip, ...]:
    posts = str(len(ship.posts))
    if view.phase == SELL and ship.number == view.mover:
        posts += f" ({view.sales}/{view.parts.most_goods})"  # sold so far, of what can be sold
    return (
        ("coin", str(ship.coins), None),
        ("rune", _runes(view, ship), ship.points["runes"]),
        ("goods", str(len(ship.sold)), ship.points["goods"]),
        ("monster", str(len(ship.monsters)), ship.points["monsters"]),
        ("trading_post", posts, None),
    )


def _runes(view: View, ship: ShipView) -> str:
    if view.house.rune_kinds == "one" or not ship.runes:
        return str(len(ship.runes))
    families = sorted({rune.family for rune in ship.runes})
    return "+".join(str(sum(rune.family == family for rune in ship.runes)) for family in families)


def _cargo(place: Inset, view: View, ship: ShipView, text: Text, theme: Theme) -> None:
    families = view.house.rune_kinds == "two"
    for index, tile in enumerate(ship.hold):
        x, y = panel.slot(index)
        side = panel.SLOT
        picture = tile_sprite(tile, (), theme, families)
        place.put(picture, x - side / 2, y - side / 2, side, side)
        name = labels.aboard(view, ship, tile, text)
        codes = (f"discard:{tile.id}", f"sell:{tile.id}")
        place.target(f"aboard-{tile.id}", x, y, side, side, name, *codes)


def _new(place: Inset, view: View, text: Text, theme: Theme) -> None:
    if view.new is None:
        return
    (x, y), side = panel.NEW, panel.SLOT
    place.put(panel.new_sprite(theme), x - 70, y - 70, 140, 140)
    picture = tile_sprite(view.new, (), theme, view.house.rune_kinds == "two")
    place.put(picture, x - side / 2, y - side / 2, side, side)
    name = labels.new(view, view.new, text)
    place.target(f"new-{view.new.id}", x, y, side, side, name, f"discard:{view.new.id}")
