"""What the things of Submarine are called: values of placeholders, markers, squares, prices.

Values are worded to fit the sentences of the catalogue, German cases included: ``marker`` is the
object of a sentence ("the red crown", "den roten Anker"), ``colour`` and ``drawn`` are bare
adjectives to which German sentences add the ending, ``square`` and ``start`` come without a
preposition ("column 4, level 3"), ``owner`` is a player's name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tablelab.core.text import Text
from tablelab.games.submarine.components import (
    COLOURS,
    SHELL,
    SQUARES,
    colour_of,
    column_of,
    depth_of,
    kind_of,
    standard,
)
from tablelab.games.submarine.turn.fees import fees
from tablelab.games.submarine.view import View

# -- placeholders ---------------------------------------------------------------------------------


def noun(text: Text, field: str, value: object) -> str:
    """A placeholder's value in words; values of unknown fields stay as they are."""
    if type(value) is int and field in _OF_NUMBERS:
        return _OF_NUMBERS[field](text, value)
    if field == "colours" and isinstance(value, list | tuple):
        return ", ".join(noun(text, "colour", colour) for colour in value)
    return str(value)


def _colour(text: Text, colour: int) -> str:
    if colour not in range(COLOURS):
        return str(colour)
    return text.template(f"submarine.colour.{standard().colours[colour]}")


def _marker(text: Text, marker: int) -> str:
    return _called(text, "marker", marker)


def _square(text: Text, place: int) -> str:
    if place not in SQUARES:
        return str(place)
    return text("submarine.square", column=column_of(place) + 1, level=depth_of(place) + 2)


_OF_NUMBERS: dict[str, Callable[[Text, int], str]] = {
    "owner": Text.name,
    "colour": _colour,
    "drawn": _colour,
    "marker": _marker,
    "square": _square,
    "start": _square,
}


# -- markers --------------------------------------------------------------------------------------


def marker_label(text: Text, marker: int) -> str:
    """A marker's short name: "red crown", "roter Anker"."""
    return _called(text, "label", marker)


def marker_labels(text: Text, markers: Iterable[int]) -> str:
    """The short names of several markers."""
    return ", ".join(marker_label(text, marker) for marker in markers)


def kind_label(text: Text, kind: int) -> str:
    """What a marker of the kind is, whatever its colour: "crown", "Anker"."""
    return text.template(f"submarine.kind.{standard().kinds[kind]}")


def _called(text: Text, form: str, marker: int) -> str:
    if not 0 <= kind_of(marker) <= SHELL:
        return str(marker)
    key = f"submarine.{form}.{standard().kinds[kind_of(marker)]}"
    return text(key, colour=colour_of(marker))


# -- prices ---------------------------------------------------------------------------------------


def price(view: View, seat: int, marker: int, text: Text) -> str:
    """What the marker costs the seat now, paid with a card: "red card, 2 cards to Anna".

    For a marker that is not on the board only the card is named. The rules count the fee; it
    depends on open things alone.
    """
    parts = [text("submarine.price.card", colour=colour_of(marker))]
    place = square_of(view, marker)
    if place is not None and seat >= 0:
        for owner, cards in fees(view, seat, column_of(place), depth_of(place)):
            parts.append(text("submarine.price.fee", n=cards, owner=owner))
    return ", ".join(parts)


def square_of(view: View, marker: int) -> int | None:
    """The square in which a marker lies, or None."""
    return next((place for place in SQUARES if marker in view.board[place]), None)
