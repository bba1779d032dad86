"""What the places of the board are called, for everybody who hears or hovers instead of looking."""

from __future__ import annotations

from collections.abc import Iterable

from tablelab.core.text import Text
from tablelab.games.raids.components import Tile
from tablelab.games.raids.naming import ship_label, tile_with_shields, told_apart
from tablelab.games.raids.view import ShipView, View


def space(view: View, place: int, text: Text) -> str:
    """A space with what lies there."""
    tile = view.board[place]
    what = [] if tile is None else [_lying(view, tile, place, text)]
    what += [
        text("raids.board.ship", name=ship_label(text, ship))
        for ship in view.ships
        if ship.at == place
    ]
    return text(
        "raids.board.space", number=place, what="; ".join(what) or text("raids.board.empty")
    )


def _lying(view: View, tile: Tile, place: int, text: Text) -> str:
    label = tile_with_shields(text, tile, view)
    if not tile.slots:
        return label
    slots = ", ".join(str(slot) for slot in view.stock[place])
    key = f"raids.board.{tile.kind}_stock" if slots else "raids.board.no_stock"
    return text(key, what=label, slots=slots)


def village(view: View, index: int, text: Text) -> str:
    """A village with its Vikings."""
    return text("raids.board.village", village=index + 1, n=view.villages[index])


def harbour(view: View, text: Text) -> str:
    """The harbour, what it pays for, and the ships in it."""
    counts = view.parts.harbour_tiles[view.harbour[view.voyage - 1]].counts
    coins = ", ".join(str(coins) for coins in view.parts.ladder)
    lines = [text("board.harbour"), text("raids.board.harbour", counts=counts, coins=coins)]
    if view.waiting:
        lines.append(text("raids.board.waiting", what=_names(view, view.waiting, text)))
    if view.arrived:
        lines.append(text("raids.board.home", what=_names(view, view.arrived, text)))
    return ". ".join(lines)


def _names(view: View, numbers: Iterable[int], text: Text) -> str:
    return ", ".join(ship_label(text, view.ships[number]) for number in numbers)


def aboard(view: View, ship: ShipView, tile: Tile, text: Text) -> str:
    """A tile on a ship; with its id if another one there is called the same."""
    what = told_apart(text, tile, ship.hold, view)
    return text("board.aboard", name=ship_label(text, ship), what=what)


def new(view: View, tile: Tile, text: Text) -> str:
    """The tile for which a space is looked for."""
    return text("raids.board.new", what=tile_with_shields(text, tile, view))
