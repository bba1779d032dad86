"""The decisions of Submarine and their codes.

In codes the columns are 1 to 6 and the levels 2 to 5, as people count them; a marker is called by
kind and colour: ``crown-red``, ``shell-blue``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tablelab.core.codes import Codes
from tablelab.games.submarine.components import (
    ARTEFACTS,
    COLOURS,
    COLUMNS,
    DEPTHS,
    RIGHT_DOCK,
    SHELLS,
    SQUARES,
    colour_of,
    column_of,
    depth_of,
    kind_of,
    standard,
)


@dataclass(frozen=True, slots=True)
class Place:
    """Put a submarine into level 2 of a column: ``place:4``."""

    column: int


@dataclass(frozen=True, slots=True)
class Steer:
    """Move the research ship to a column, or to the right dock: ``ship:3``, ``ship:dock``."""

    column: int


@dataclass(frozen=True, slots=True)
class Relocate:
    """Move an active submarine from a depth of the ship's column to a square: ``move:3>4.2``."""

    depth: int
    square: int


@dataclass(frozen=True, slots=True)
class Salvage:
    """Take a marker, paid with a card (``take:crown-red``) or with a joker
    (``take:crown-red:ring-blue``). ``joker`` is -1 for a card."""

    marker: int
    joker: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap a hand card of a colour for the top card of the own pile: ``swap:red``."""

    colour: int


@dataclass(frozen=True, slots=True)
class End:
    """Do nothing more: ``end``."""


Action = Place | Steer | Relocate | Salvage | Swap | End

CARD = -1
"""In the place of a joker: the marker is paid with a card."""

# One object for each action there is: legal lists are made of them without making new ones.
MARKERS = (*ARTEFACTS, *SHELLS)
PLACES = tuple(Place(column) for column in range(COLUMNS))
STEERS = tuple(Steer(column) for column in range(COLUMNS + 1))
RELOCATES = tuple(tuple(Relocate(depth, place) for place in SQUARES) for depth in range(DEPTHS))
SALVAGES = {
    (marker, joker): Salvage(marker, joker) for marker in MARKERS for joker in (CARD, *MARKERS)
}
SWAPS = tuple(Swap(colour) for colour in range(COLOURS))
END = End()


@cache
def marker_code(marker: int) -> str:
    """A marker's name in codes: kind and colour."""
    parts = standard()
    return f"{parts.kinds[kind_of(marker)]}-{parts.colours[colour_of(marker)]}"


def _codes() -> dict[str, Action]:
    colours = standard().colours
    names = {marker: marker_code(marker) for marker in MARKERS}
    codes: dict[str, Action] = {f"place:{action.column + 1}": action for action in PLACES}
    for steer in STEERS:
        to = "dock" if steer.column == RIGHT_DOCK else str(steer.column + 1)
        codes[f"ship:{to}"] = steer
    for depth, row in enumerate(RELOCATES):
        for move in row:
            column, level = column_of(move.square) + 1, depth_of(move.square) + 2
            codes[f"move:{depth + 2}>{column}.{level}"] = move
    for (marker, joker), action in SALVAGES.items():
        paid = "" if joker == CARD else f":{names[joker]}"
        codes[f"take:{names[marker]}{paid}"] = action
    codes |= {f"swap:{colours[swap.colour]}": swap for swap in SWAPS}
    codes["end"] = END
    return codes


CODES = Codes(
    "Submarine",
    _codes(),
    "place:4, ship:3, ship:dock, "
    "move:3>4.2, take:crown-red, take:crown-red:ring-blue, swap:red, end",
)
parse, code = CODES.parse, CODES.code
