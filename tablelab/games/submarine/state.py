"""The state of a game of Submarine: plain data, cheap to copy.

Nobody ever looks into a pile. Which card lies where in it is therefore no fact until the card is
drawn: a pile is a list of places, and what could lie in all undecided places together is one
multiset, ``pool``. Only a card that somebody put under a pile himself has a known place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablelab.core.deck import Deck
from tablelab.games.submarine.components import COLOURS, KINDS, LEFT_DOCK, SQUARES, Components

# Questions that the game asks.
PLACE = "place"  # where a submarine is put at the beginning
SHIP = "ship"  # where the research ship goes
ACT = "act"  # what the submarines do
DOCK = "dock"  # whether a card is swapped on the right dock
OVER = "over"

# What the submarines do in this turn; the first action decides, unless actions may be mixed.
UNDECIDED = "undecided"
RELOCATE = "relocate"
SALVAGE = "salvage"

UNSEEN = -1
"""A place in a pile whose card is not decided yet: any card of the pool."""


def placed(colour: int, seat: int) -> int:
    """A place in a pile that holds a card which ``seat`` put there."""
    return colour + COLOURS * seat


def colour_at(place: int) -> int:
    """The colour of a card that somebody put there."""
    return place % COLOURS


def placer_of(place: int) -> int:
    """Who put the card there, and so knows it."""
    return place // COLOURS


@dataclass(frozen=True, slots=True)
class House:
    """The options of one game, in the form in which the rules ask for them."""

    cards_table: str = "fifteen"  # fifteen | linear
    mixed_actions: str = "no"  # no | yes
    leave_early: str = "allowed"  # allowed | forbidden
    shell_by_joker: str = "forbidden"  # forbidden | allowed
    fee_for: str = "submarine"  # submarine | opponent
    tie_break: str = "jokers_cards"  # jokers_cards | shared


class Player:
    """What belongs to a seat.

    ``ship`` is -1 (left dock), a column 0 to 5, or 6 (right dock); ``subs`` counts the own
    submarines in each square. ``hand`` holds colours, sorted; ``pile`` places, the top one last.
    ``container`` has a marker or -1 for each of the 12 kinds; ``jokers`` can be used,
    ``gained`` only from the next turn on.
    """

    __slots__ = ("container", "gained", "hand", "jokers", "pile", "ship", "subs")

    def __init__(self) -> None:
        self.ship = LEFT_DOCK
        self.subs = [0] * len(SQUARES)
        self.hand: list[int] = []
        self.pile: list[int] = []
        self.container = [-1] * KINDS
        self.jokers: list[int] = []
        self.gained: list[int] = []

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player.__new__(Player)
        copy.ship = self.ship
        copy.subs = self.subs[:]
        copy.hand = self.hand[:]
        copy.pile = self.pile[:]
        copy.container = self.container[:]
        copy.jokers = self.jokers[:]
        copy.gained = self.gained[:]
        return copy

    def plain(self) -> dict[str, Any]:
        """The player's things as JSON data."""
        return {
            name: self.ship if name == "ship" else list(getattr(self, name))
            for name in self.__slots__
        }

    @property
    def artefacts(self) -> int:
        """How many container spaces are filled."""
        return KINDS - self.container.count(-1)


class State:
    """A position.

    ``board`` holds the markers of each square. ``pool`` are the cards in undecided places: all
    ``UNSEEN`` places of the piles and the ``undealt`` cards; ``spent`` counts spent cards by
    colour. ``phase`` is what the game waits for and ``seat`` who decides it; ``unplaced`` counts
    the submarines still to be put in.

    In a turn ``mode`` is what the submarines do, ``fresh`` counts the active ones of each depth
    that have done nothing yet, and ``divers`` those that have salvaged; ``swapped`` tells whether
    the swap is used up. ``moving`` counts salvages of this voyage that changed anything, ``dry``
    the voyages in a row that had none.
    """

    __slots__ = (
        "board",
        "divers",
        "dry",
        "ended_by",
        "fresh",
        "house",
        "mode",
        "moving",
        "parts",
        "phase",
        "players",
        "pool",
        "seat",
        "seats",
        "spent",
        "start",
        "swapped",
        "undealt",
        "unplaced",
        "unused",
        "voyage",
    )

    def __init__(self, players: int, house: House, parts: Components) -> None:
        self.players = players
        self.house = house
        self.parts = parts
        self.seats = [Player() for _ in range(players)]
        self.board: list[tuple[int, ...]] = [()] * len(SQUARES)
        self.pool: Deck[int] = Deck()
        self.undealt = 0
        self.spent = [0] * COLOURS
        self.unused: tuple[int, ...] = ()
        self.start = 0
        self.phase = PLACE
        self.seat = -1
        self.unplaced = 0
        self.voyage = 1
        self.mode = UNDECIDED
        self.fresh = (0, 0, 0, 0)
        self.divers = (0, 0, 0, 0)
        self.swapped = False
        self.moving = 0
        self.dry = 0
        self.ended_by = ""

    def clone(self) -> State:
        """An independent copy (options and components never change and are shared)."""
        copy = State.__new__(State)
        copy.players = self.players
        copy.house = self.house
        copy.parts = self.parts
        copy.seats = [player.clone() for player in self.seats]
        copy.board = self.board[:]
        copy.pool = self.pool.clone()
        copy.undealt = self.undealt
        copy.spent = self.spent[:]
        copy.unused = self.unused
        copy.start = self.start
        copy.phase = self.phase
        copy.seat = self.seat
        copy.unplaced = self.unplaced
        copy.voyage = self.voyage
        copy.mode = self.mode
        copy.fresh = self.fresh
        copy.divers = self.divers
        copy.swapped = self.swapped
        copy.moving = self.moving
        copy.dry = self.dry
        copy.ended_by = self.ended_by
        return copy

    def plain(self) -> dict[str, Any]:
        """The whole state as JSON data."""
        lists = ("spent", "unused", "fresh", "divers")
        worded = ("parts", "house", "seats", "pool", "board", *lists)
        return {
            "house": {name: getattr(self.house, name) for name in House.__slots__},
            "seats": [player.plain() for player in self.seats],
            "pool": self.pool.plain(),
            "board": [list(markers) for markers in self.board],
            **{name: list(getattr(self, name)) for name in lists},
            **{name: getattr(self, name) for name in self.__slots__ if name not in worded},
        }
