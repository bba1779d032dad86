"""The state of a game of Raids: plain data, cheap to copy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablelab.games.raids.components import HOME, WAITING, Components, Tile

# Steps that the rules take by themselves.
NEXT = "next"  # the next turn begins
NAVIGATE = "navigate"  # the tile is taken: clear the route and set out
UNDERWAY = "underway"  # the mover sails on towards its target
FLIGHT = "flight"  # the mover has lost a fight and looks for a refuge

# Questions that the game asks.
SAIL = "sail"  # the active ship's destination
FLEEING = "flee"  # a fleeing ship's destination
MONSTER = "monster"  # sacrifice a Viking, or defeat it
BID = "bid"  # pay the next bid of a fight, or flee
DISCARD = "discard"  # which tile is thrown away for the new one
SELL = "sell"  # which goods are sold at the trading post
GHOST = "ghost"  # the neutral ship's destination
OVER = "over"


@dataclass(frozen=True, slots=True)
class House:
    """The options of one game, in the form in which the rules ask for them."""

    runes_beyond_five: str = "new_set"  # new_set | capped
    rune_kinds: str = "one"  # one | two
    harbour_ties: str = "earlier"  # earlier | friendly
    harbour_zero: str = "nothing"  # nothing | paid
    discard: str = "when_full"  # when_full | any_time
    post_order: str = "sell_first"  # sell_first | viking_first
    axe_floor: str = "zero"  # zero | one
    village_refill: str = "top_up"  # top_up | add
    flight_effects: str = "apply"  # apply | none
    flight_fights: str = "allowed"  # allowed | forbidden
    start_vikings_two: str = "two_two"  # two_two | one_two


class Ship:
    """A ship. ``at`` is WAITING, a space 1 to 16, or HOME; ``hold`` are the tiles aboard.

    ``runes``, ``sold``, ``monsters`` and ``posts`` lie beside the ship. The neutral ship of the
    two-player game is a ship that never gets anything.
    """

    __slots__ = ("at", "coins", "hold", "monsters", "posts", "runes", "sold", "vikings")

    def __init__(self) -> None:
        self.at = WAITING
        self.vikings = 0
        self.coins = 0
        self.hold: tuple[Tile, ...] = ()
        self.runes: tuple[Tile, ...] = ()
        self.sold: tuple[Tile, ...] = ()
        self.monsters: tuple[Tile, ...] = ()
        self.posts: tuple[Tile, ...] = ()

    def clone(self) -> Ship:
        """An independent copy."""
        copy = Ship.__new__(Ship)
        copy.at = self.at
        copy.vikings = self.vikings
        copy.coins = self.coins
        copy.hold = self.hold
        copy.runes = self.runes
        copy.sold = self.sold
        copy.monsters = self.monsters
        copy.posts = self.posts
        return copy

    def plain(self) -> dict[str, Any]:
        """The ship as JSON data."""
        piles = {
            name: [tile.id for tile in getattr(self, name)]
            for name in ("hold", "runes", "sold", "monsters", "posts")
        }
        return {"at": self.at, "vikings": self.vikings, "coins": self.coins, **piles}


class State:
    """A position. Ships 0 to ``players`` - 1 belong to the seats; ``ghost`` is the number of the
    neutral ship of the two-player game, or -1.

    ``board`` and ``stock`` are indexed by space (1 to 16): the tile that lies there and the rewards
    that a visit or plunder tile still offers, largest first. ``harbour`` holds the harbour tiles of
    the voyages 1 to 4. ``waiting`` (rear-most first) and ``arrived`` (first home first) are ships.

    ``phase`` is what the game waits for and ``seat`` who decides it. ``mover`` is the ship that
    sails, ``target`` where to, and ``fleeing`` whether it has lost a fight. In a fight ``foe`` is
    the other ship and ``bid`` the next bid; ``new`` is a tile for which there may be no space,
    ``sales`` counts the goods sold just now.
    """

    __slots__ = (
        "arrived",
        "bid",
        "board",
        "discarded",
        "fleeing",
        "foe",
        "ghost",
        "harbour",
        "house",
        "mover",
        "new",
        "parts",
        "phase",
        "players",
        "sales",
        "seat",
        "ships",
        "stock",
        "supply",
        "target",
        "unused",
        "villages",
        "voyage",
        "waiting",
    )

    def __init__(self, players: int, house: House, parts: Components) -> None:
        self.players = players
        self.house = house
        self.parts = parts
        self.ghost = players if players == 2 else -1
        self.ships = [Ship() for _ in range(players + (players == 2))]
        self.voyage = 0
        self.board: list[Tile | None] = [None] * (HOME + 1)
        self.stock: list[tuple[int, ...]] = [()] * (HOME + 1)
        self.villages = [0] * len(parts.villages)
        self.supply = parts.vikings
        self.harbour: tuple[str, ...] = ()
        self.unused: tuple[str, ...] = ()
        self.waiting: list[int] = []
        self.arrived: list[int] = []
        self.discarded: list[str] = []
        self.phase = NEXT
        self.seat = -1
        self.mover = -1
        self.target = WAITING
        self.fleeing = False
        self.foe = -1
        self.bid = 0
        self.new: Tile | None = None
        self.sales = 0

    def clone(self) -> State:
        """An independent copy (tiles, options and components never change and are shared)."""
        copy = State.__new__(State)
        copy.players = self.players
        copy.ghost = self.ghost
        copy.house = self.house
        copy.parts = self.parts
        copy.ships = [ship.clone() for ship in self.ships]
        copy.voyage = self.voyage
        copy.board = self.board[:]
        copy.stock = self.stock[:]
        copy.villages = self.villages[:]
        copy.supply = self.supply
        copy.harbour = self.harbour
        copy.unused = self.unused
        copy.waiting = self.waiting[:]
        copy.arrived = self.arrived[:]
        copy.discarded = self.discarded[:]
        copy.phase = self.phase
        copy.seat = self.seat
        copy.mover = self.mover
        copy.target = self.target
        copy.fleeing = self.fleeing
        copy.foe = self.foe
        copy.bid = self.bid
        copy.new = self.new
        copy.sales = self.sales
        return copy

    def plain(self) -> dict[str, Any]:
        """The whole state as JSON data."""
        return {
            "players": self.players,
            "house": {name: getattr(self.house, name) for name in House.__slots__},
            "ships": [ship.plain() for ship in self.ships],
            "voyage": self.voyage,
            "board": [tile.id if tile else None for tile in self.board],
            "stock": [list(slots) for slots in self.stock],
            "villages": self.villages[:],
            "supply": self.supply,
            "harbour": list(self.harbour),
            "unused": sorted(self.unused),
            "waiting": self.waiting[:],
            "arrived": self.arrived[:],
            "discarded": sorted(self.discarded),
            "phase": self.phase,
            "seat": self.seat,
            "mover": self.mover,
            "target": self.target,
            "fleeing": self.fleeing,
            "foe": self.foe,
            "bid": self.bid,
            "new": self.new.id if self.new else None,
            "sales": self.sales,
        }


def capacity(ship: Ship, parts: Components) -> int:
    """How many Vikings find a shield aboard: two an empty space, and those on the tiles."""
    room = parts.shields_per_space * (parts.ship_spaces - len(ship.hold))
    for tile in ship.hold:  # a loop, not sum(): the rules ask this about three times a decision
        room += tile.shields
    return room


def axes(ship: Ship) -> int:
    """Axe symbols aboard; the double axe has two."""
    return sum(tile.axes for tile in ship.hold)


def count(ship: Ship, kind: str) -> int:
    """Tiles of one kind aboard."""
    found = 0
    for tile in ship.hold:
        if tile.kind == kind:
            found += 1
    return found


def need(ship: Ship, monster: Tile, house: House) -> int:
    """Vikings that this ship must give up to defeat the monster."""
    needed = monster.value
    for tile in ship.hold:
        needed -= tile.axes
    floor = 1 if house.axe_floor == "one" else 0
    return needed if needed > floor else floor
