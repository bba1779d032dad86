"""The whole table of Raids as lines of text: for a screen reader, a terminal, a test."""

from __future__ import annotations

from collections.abc import Iterable

from tablelab.core.text import Text
from tablelab.games.raids.components import HOME, WAITING, Tile
from tablelab.games.raids.naming import noun, ship_label, tile_label, tile_with_shields
from tablelab.games.raids.view import ShipView, View

INDENT = "  "


def board_text(view: View, text: Text) -> str:
    """Voyage, route and ships; one thing a line, parts divided by an empty line."""
    blocks = [_head(view, text), _route(view, text)]
    blocks += [_ship(view, ship, text) for ship in view.ships]
    return "\n\n".join("\n".join(block) for block in blocks)


# -- the voyage -----------------------------------------------------------------------------------


def _head(view: View, text: Text) -> list[str]:
    last = len(view.harbour)
    lines = [
        text("raids.board.voyage", voyage=view.voyage, last=last),
        text("raids.board.harbour", counts=_counts(view, view.voyage), coins=_ladder(view)),
    ]
    coming = [
        text("raids.board.coming_tile", voyage=voyage, counts=_counts(view, voyage))
        for voyage in range(view.voyage + 1, last + 1)
    ]
    if coming:
        lines.append(text("raids.board.coming", what=", ".join(coming)))
    lines.append(text("raids.board.supply", n=view.supply))
    if view.new is not None:
        what = tile_with_shields(text, view.new, view)
        lines.append(text("raids.board.new", what=what))
    return lines


def _counts(view: View, voyage: int) -> str:
    return view.parts.harbour_tiles[view.harbour[voyage - 1]].counts


def _ladder(view: View) -> str:
    # The neutral ship takes a place in the order of arrival, but is not ranked for the most of a
    # thing.
    ranked = len(view.ships) if _counts(view, view.voyage) == "arrival" else view.players
    return ", ".join(str(coins) for coins in view.parts.ladder[:ranked])


# -- the route ------------------------------------------------------------------------------------


def _route(view: View, text: Text) -> list[str]:
    lines = [text("raids.board.route")]
    if view.waiting:
        lines.append(INDENT + text("raids.board.waiting", what=_names(view, view.waiting, text)))
    for place in range(1, HOME):
        what = _space(view, place, text)
        lines.append(INDENT + text("raids.board.space", number=place, what=what))
        if place in view.parts.villages:
            village = view.parts.villages.index(place)
            n = view.villages[village]
            lines.append(INDENT + text("raids.board.village", village=village + 1, n=n))
    if view.arrived:
        lines.append(INDENT + text("raids.board.home", what=_names(view, view.arrived, text)))
    return lines


def _names(view: View, numbers: Iterable[int], text: Text) -> str:
    return ", ".join(ship_label(text, view.ships[number]) for number in numbers)


def _space(view: View, place: int, text: Text) -> str:
    tile = view.board[place]
    lying = "" if tile is None else _tile(view, tile, place, text)
    ships = [
        text("raids.board.ship", name=ship_label(text, ship))
        for ship in view.ships
        if ship.at == place
    ]
    return "; ".join(part for part in (lying, *ships) if part) or text("raids.board.empty")


def _tile(view: View, tile: Tile, place: int, text: Text) -> str:
    label = tile_with_shields(text, tile, view)
    if not tile.slots:
        return label
    slots = ", ".join(str(slot) for slot in view.stock[place])
    if not slots:
        return text("raids.board.no_stock", what=label)
    return text(f"raids.board.{tile.kind}_stock", what=label, slots=slots)


# -- the ships ------------------------------------------------------------------------------------


def _ship(view: View, ship: ShipView, text: Text) -> list[str]:
    owner = text("raids.board.owner", name=ship_label(text, ship), where=_where(ship, text))
    if ship.seat is None:
        return [owner]
    lines = [
        text("raids.board.crew", vikings=ship.vikings, capacity=ship.capacity),
        text("raids.board.coins", coins=ship.coins),
        _aboard(view, ship, text),
        *_beside(view, ship, text),
        _points(ship, text),
    ]
    return [owner, *(INDENT + line for line in lines)]


def _where(ship: ShipView, text: Text) -> str:
    if ship.at == WAITING:
        return text("raids.board.waits")
    if ship.at == HOME:
        return text("raids.board.is_home")
    return noun(text, "at", ship.at)


def _aboard(view: View, ship: ShipView, text: Text) -> str:
    tiles = [tile_with_shields(text, tile, view) for tile in ship.hold]
    return text(
        "raids.board.aboard",
        used=len(tiles),
        spaces=view.parts.ship_spaces,
        what=", ".join(tiles) or text("raids.board.nothing"),
    )


def _beside(view: View, ship: ShipView, text: Text) -> list[str]:
    lines = []
    if ship.runes:
        lines.append(text("raids.board.runes", what=_runes(view, ship, text)))
    if ship.sold:
        lines.append(text("raids.board.sold", what=_values(ship.sold)))
    if ship.monsters:
        lines.append(text("raids.board.monsters", what=_values(ship.monsters)))
    if ship.posts:
        lines.append(text("raids.board.posts", what=len(ship.posts)))
    return lines


def _runes(view: View, ship: ShipView, text: Text) -> str:
    if view.house.rune_kinds == "one":
        return str(len(ship.runes))
    kinds = sorted(tile_label(text, tile, view) for tile in ship.runes)
    return ", ".join(kinds)


def _values(tiles: tuple[Tile, ...]) -> str:
    return ", ".join(str(tile.value) for tile in tiles)


def _points(ship: ShipView, text: Text) -> str:
    parts = [
        f"{text.template(f'raids.source.{source}')} {points}"
        for source, points in ship.points.items()
        if points
    ]
    if not parts:
        return text("raids.board.no_points")
    return text("raids.board.points", sum=sum(ship.points.values()), what=", ".join(parts))
