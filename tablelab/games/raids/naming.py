"""What the things of Raids are called: values of placeholders, tiles, places, ships.

Values are worded to fit the sentences of the catalogue, German cases included: ``at``, ``to`` and
``start`` come with their prepositions ("an Feld 7", "in den Hafen"), ``place`` without; ``ship``
begins a sentence, ``foe`` does not; ``tile`` is the object of one ("einen Mjölnir").

Numbers of ships are turned into names here. In a game of two the third ship is the neutral one,
which is known by the text's names: give a text one name for each seat (it may be empty).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tablelab.core.text import Text
from tablelab.games.raids.components import HOME, WAITING, Components, Tile, standard
from tablelab.games.raids.view import ShipView, View

GHOST_SHIP = 2
"""The number of the neutral ship, in a game of two."""


# -- placeholders ---------------------------------------------------------------------------------


def noun(text: Text, field: str, value: object, parts: Components | None = None) -> str:
    """A placeholder's value in words; values of unknown fields stay as they are.

    ``parts`` are the components of the game, if they are not the standard ones.
    """
    if type(value) is int and field in _OF_NUMBERS:
        return _OF_NUMBERS[field](text, value)
    if field == "tile" and isinstance(value, str):
        tile = (parts or standard()).tiles.get(value)
        return value if tile is None else tile_object(text, tile)
    if field in ("counts", "phase"):
        return text.template(f"raids.{field}.{value}")
    return str(value)


def _place(kind: str) -> Callable[[Text, int], str]:
    def word(text: Text, at: int) -> str:
        if at in (WAITING, HOME):
            return text.template(f"raids.{kind}.harbour")
        return text(f"raids.{kind}.space", number=at)

    return word


def _ship(key: str) -> Callable[[Text, int], str]:
    def word(text: Text, number: int) -> str:
        if number == GHOST_SHIP and len(text.names) == GHOST_SHIP:
            return text.template(key)
        return text.name(number)

    return word


_OF_NUMBERS: dict[str, Callable[[Text, int], str]] = {
    "ship": _ship("raids.ghost.first"),
    "foe": _ship("raids.ghost.within"),
    "at": _place("at"),
    "to": _place("to"),
    "start": _place("start"),
    "place": _place("place"),
}


# -- tiles ----------------------------------------------------------------------------------------


def tile_object(text: Text, tile: Tile) -> str:
    """A tile as the object of a sentence: "a standard (3)", "einen Mjölnir"."""
    return text(f"raids.tile.{_kind(tile)}", value=tile.value)


def tile_label(text: Text, tile: Tile, view: View) -> str:
    """A tile's short name: "goods 4", "double axe"; runes with their kind if there are two."""
    if tile.kind == "rune" and view.house.rune_kinds == "two":
        return text("raids.label.rune_of", family=tile.family.upper())
    return text(f"raids.label.{_kind(tile)}", value=tile.value)


def tile_with_shields(text: Text, tile: Tile, view: View) -> str:
    """A tile's short name and, if it goes aboard, its shields: "goods 4 (1 shield)"."""
    label = tile_label(text, tile, view)
    if not tile.is_loaded:
        return label
    return text("raids.label.with_shields", what=label, n=tile.shields)


def told_apart(text: Text, tile: Tile, among: Iterable[Tile], view: View) -> str:
    """A tile's name with shields; with its id too if another of ``among`` is called the same."""
    label = tile_with_shields(text, tile, view)
    others = [tile_with_shields(text, other, view) for other in among if other.id != tile.id]
    if label in others:
        return text("raids.label.with_id", what=label, id=tile.id)
    return label


def _kind(tile: Tile) -> str:
    return "double_axe" if tile.kind == "axe" and tile.axes > 1 else tile.kind


# -- ships ----------------------------------------------------------------------------------------


def ship_label(text: Text, ship: ShipView) -> str:
    """Whose ship it is: the player's name, or "Neutral ship"."""
    if ship.seat is None:
        return text.template("raids.ghost.label")
    return text.name(ship.seat)
