"""The state of a game of Red November: plain data, cheap to copy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablelab.core.deck import Deck
from tablelab.games.red_november.components import ROOMS, SEA, TRACKS, Components

# Steps that the rules take by themselves.
NEXT = "next"  # the next turn begins
FAINT = "faint"  # the faint check
UPDATE = "update"  # the time keeper follows the ghost
DROP = "drop"  # too many items are to be thrown away, gnome by gnome

# Questions that the game asks.
MOVE = "move"  # move, play items, choose the action
FIX = "fix"  # add items, choose the minutes
CHARM = "charm"  # use the lucky charm after a failure
RETREAT = "retreat"  # where to leave the burning room
TRADE = "trade"  # put an offer together
ANSWER = "answer"  # accept the offer or not
DEFEND = "defend"  # answer an attack
BLOCK = "block"  # which hatch is blocked
SPREAD = "spread"  # where the fire spreads
DISCARD = "discard"  # which item is thrown away
OVER = "over"

DRY, LOW, HIGH = range(3)
"""Water in a room."""

IN_PLAY, DEAD, DESERTED = range(3)
"""What has become of a gnome."""

NONE = -1


@dataclass(frozen=True, slots=True)
class House:
    """The options of one game, in the form in which the rules ask for them."""

    repair: str = "one_step"  # one_step | reset
    high_low: str = "stays"  # stays | levels
    faint_check: str = "drunk"  # drunk | after_grog
    failed_fire: str = "at_cost"  # at_cost | free
    trade_in_sea: str = "no"  # no | yes
    late_tokens: str = "harmless"  # harmless | deadly
    respite: str = "returns"  # returns | removed
    opening_events: str = "no"  # no | yes
    dying: str = "deadly"  # deadly | less_deadly
    crazed: str = "no"  # no | yes


class Gnome:
    """A gnome. ``seat`` leads it; ``at`` is a room or the SEA; ``time`` is its keeper's space.

    ``level`` is its intoxication; ``air`` is 2 in the turn in which an aqualung was played, 1 in
    the turn after it; ``drew`` tells that it may not draw again before it has done something else.
    """

    __slots__ = ("air", "at", "drew", "fainted", "fate", "items", "level", "seat", "time")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.at = SEA
        self.time = 0
        self.level = 0
        self.fainted = False
        self.fate = IN_PLAY
        self.items: list[str] = []
        self.drew = False
        self.air = 0

    def clone(self) -> Gnome:
        """An independent copy."""
        copy = Gnome.__new__(Gnome)
        copy.seat = self.seat
        copy.at = self.at
        copy.time = self.time
        copy.level = self.level
        copy.fainted = self.fainted
        copy.fate = self.fate
        copy.items = self.items[:]
        copy.drew = self.drew
        copy.air = self.air
        return copy

    def plain(self) -> dict[str, Any]:
        """The gnome as JSON data."""
        return {
            name: list(self.items) if name == "items" else getattr(self, name)
            for name in self.__slots__
        }


class State:
    """A position.

    ``fire`` and ``water`` are by room (0, the sea, is never used), ``blocked`` holds the blocked
    hatches. ``tracks`` are the marker positions 1 to 10, ``tokens`` the time spaces of the
    destruction tokens (NONE: not on the track). ``pile`` is the order in which time keepers came
    to rest, the last on top. ``cabin`` counts the Grog laid out.

    In a turn ``active`` is the gnome, ``ghost`` the ghost's space, ``spent`` the minutes used;
    ``opened`` the room behind the open hatch; ``grogs`` and ``extinguishers`` count what was
    played; ``job`` and ``hatch`` are the repair under way, ``bonus`` what items add to it and
    ``minutes`` what was chosen; ``charmed`` tells that the lucky charm is used up. ``partner`` is
    the other gnome of a trade or attack, ``gives`` and ``wants`` the offer, ``refused`` tells that
    one was declined. ``room`` is where an event happens; ``drops`` lists gnomes that must throw
    items away, with how many they may keep. ``phase`` is what the game waits for, ``seat`` who
    decides it.
    """

    __slots__ = (
        "active",
        "began_in_sea",
        "blocked",
        "bonus",
        "cabin",
        "charmed",
        "deck",
        "deserting",
        "discard",
        "drops",
        "ended_by",
        "extinguishers",
        "fire",
        "ghost",
        "gives",
        "gnomes",
        "grogs",
        "hatch",
        "house",
        "item_discard",
        "job",
        "kraken_aside",
        "minutes",
        "opened",
        "opening",
        "partner",
        "parts",
        "phase",
        "pile",
        "players",
        "refused",
        "removed",
        "room",
        "saved",
        "seat",
        "spent",
        "stock",
        "tokens",
        "tracks",
        "wants",
        "water",
    )

    def __init__(self, players: int, gnomes: int, house: House, parts: Components) -> None:
        self.players = players
        self.house = house
        self.parts = parts
        self.gnomes = [Gnome(number % players) for number in range(gnomes)]
        self.fire = [False] * (ROOMS + 1)
        self.water = [DRY] * (ROOMS + 1)
        self.blocked: list[tuple[int, int]] = []
        self.tracks = [1] * len(TRACKS)
        self.tokens = [NONE, NONE, NONE, NONE]
        self.pile: list[int] = []
        self.deck: Deck[str] = Deck()
        self.discard: list[str] = []
        self.removed: list[str] = []
        self.kraken_aside = True
        self.stock: Deck[str] = Deck()
        self.item_discard: list[str] = []
        self.cabin = 0
        self.phase = NEXT
        self.seat = NONE
        self.active = NONE
        self.ghost = 0
        self.spent = 0
        self.began_in_sea = False
        self.opened = NONE
        self.grogs = 0
        self.extinguishers = 0
        self.job = ""
        self.hatch = NONE
        self.bonus = 0
        self.minutes = 0
        self.charmed = False
        self.partner = NONE
        self.gives: list[str] = []
        self.wants: list[str] = []
        self.refused = False
        self.deserting = False
        self.room = NONE
        self.drops: list[tuple[int, int]] = []
        self.opening = 0
        self.ended_by = ""
        self.saved = False

    def clone(self) -> State:
        """An independent copy (options and components never change and are shared)."""
        copy = State.__new__(State)
        for name in _SHARED:
            setattr(copy, name, getattr(self, name))
        copy.gnomes = [gnome.clone() for gnome in self.gnomes]
        copy.fire = self.fire[:]
        copy.water = self.water[:]
        copy.blocked = self.blocked[:]
        copy.tracks = self.tracks[:]
        copy.tokens = self.tokens[:]
        copy.pile = self.pile[:]
        copy.deck = self.deck.clone()
        copy.discard = self.discard[:]
        copy.removed = self.removed[:]
        copy.stock = self.stock.clone()
        copy.item_discard = self.item_discard[:]
        copy.gives = self.gives[:]
        copy.wants = self.wants[:]
        copy.drops = self.drops[:]
        return copy

    def plain(self) -> dict[str, Any]:
        """The whole state as JSON data."""
        found: dict[str, Any] = {}
        for name in self.__slots__:
            value = getattr(self, name)
            if isinstance(value, Deck):
                found[name] = value.plain()
            elif isinstance(value, House):
                found[name] = {option: getattr(value, option) for option in House.__slots__}
            elif name == "gnomes":
                found[name] = [gnome.plain() for gnome in value]
            elif isinstance(value, list):
                found[name] = [list(item) if isinstance(item, tuple) else item for item in value]
            elif name != "parts":
                found[name] = value
        return found

    @property
    def gnome(self) -> Gnome:
        """The gnome whose turn it is."""
        return self.gnomes[self.active]


_COPIED = (
    "gnomes",
    "fire",
    "water",
    "blocked",
    "tracks",
    "tokens",
    "pile",
    "deck",
    "discard",
    "removed",
    "stock",
    "item_discard",
    "gives",
    "wants",
    "drops",
)
_SHARED = tuple(name for name in State.__slots__ if name not in _COPIED)


def hatch_between(a: int, b: int) -> tuple[int, int]:
    """The hatch between two rooms as it stands in ``blocked``: the smaller number first."""
    return (a, b) if a < b else (b, a)


def in_play(state: State) -> list[int]:
    """The gnomes that are neither dead nor gone."""
    return [number for number, gnome in enumerate(state.gnomes) if gnome.fate == IN_PLAY]
