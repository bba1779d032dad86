"""The state of a game of Red Peak: plain data, cheap to copy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablelab.core.deck import Deck
from tablelab.games.red_peak.components import Boat, Components, PathTile
from tablelab.games.red_peak.grid import SOUTH, is_beach

# Questions that the game asks; all seats may answer at the same time.
PLAN = "plan"  # the evening: draw a volcano tile for a bonus, or begin the day
CHOOSE = "choose"  # which bonus
LAY = "lay"  # the day, first step: lay path tiles
PAY = "pay"  # the day, second step: pay the next tile, or the boat
OVER = "over"

DAY = (LAY, PAY)
"""The phases in which the sand runs and hands may be looked at."""

MULTITOOL = -1
"""In the place of a seat: the symbol is covered by a multitool."""

Cover = tuple[int, str] | None
"""What covers a symbol: a seat and its card, a multitool, or nothing yet."""


@dataclass(frozen=True, slots=True)
class House:
    """The options of one game, in the form in which the rules ask for them."""

    volcano: str = "normal"  # normal | easy | hard
    bonus_tiles: str = "no"  # no | yes
    board: str = "front"  # front | back
    first_lava: str = "tile"  # tile | start
    give_up: str = "forced"  # forced | at_will
    beach_boat: str = "on"  # on | off
    shapes: str = "on"  # on | off
    hands: str = "own"  # own | open


class State:
    """A position.

    ``path`` holds the spaces of the path from the camp on, ``tiles`` the tile ids (none for the
    camp) and ``headings`` where each tile leads on. ``tent`` and ``adventurer`` are indexes of the
    path; the boat, once boarded, is the index after its end. ``lava`` is the index that the next
    eruption covers. Tiles beyond the adventurer have been laid today and are not paid yet.

    ``boat`` is the boat that is being paid or was boarded; ``covers`` says for each symbol of the
    tile or boat in question what covers it. ``drawn`` counts drawn volcano tiles by kind.
    ``next_card`` is the seat from which ties for new cards are decided. ``bonuses`` are spaces
    with a face-down bonus tile. ``deadline`` is when the sand runs out, ``now`` the present
    moment, in milliseconds of the match.
    """

    __slots__ = (
        "adventurer",
        "boat",
        "boat_stack",
        "boats",
        "bonus_stack",
        "bonuses",
        "covers",
        "day",
        "deadline",
        "deck",
        "discard",
        "drawn",
        "ended_by",
        "hands",
        "headings",
        "house",
        "lava",
        "multitools",
        "next_card",
        "now",
        "parts",
        "path",
        "phase",
        "players",
        "stack",
        "supply",
        "tasks",
        "tent",
        "tiles",
        "time_tiles",
        "used_bonuses",
        "volcano",
        "won",
    )

    def __init__(self, players: int, house: House, parts: Components) -> None:
        self.players = players
        self.house = house
        self.parts = parts
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.deck: Deck[str] = Deck(parts.cards)
        self.discard: list[str] = []
        self.stack: Deck[str] = Deck(parts.paths)
        self.supply: list[str] = []
        self.boat_stack: Deck[str] = Deck(parts.boats)
        self.boats: list[str] = []
        self.volcano: Deck[str] = full_volcano(house, parts)
        self.drawn = {"none": 0, "eruption": 0, "double": 0}
        self.bonus_stack: Deck[str] = Deck(parts.bonus_tiles)
        self.bonuses: list[int] = []
        self.used_bonuses: list[str] = []
        self.tasks: tuple[str, ...] = ()
        self.path = [parts.start]
        self.tiles = [""]
        self.headings = [SOUTH]
        self.tent = 0
        self.adventurer = 0
        self.lava = 1 if house.first_lava == "tile" else 0
        self.boat = ""
        self.covers: list[Cover] = []
        self.time_tiles = parts.start_time_tiles
        self.multitools = parts.start_multitools
        self.day = 0
        self.phase = PLAN
        self.next_card = 0
        self.deadline: int | None = None
        self.now = 0
        self.ended_by = ""
        self.won = False

    def clone(self) -> State:
        """An independent copy (options and components never change and are shared)."""
        copy = State.__new__(State)
        copy.players = self.players
        copy.house = self.house
        copy.parts = self.parts
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck.clone()
        copy.discard = self.discard[:]
        copy.stack = self.stack.clone()
        copy.supply = self.supply[:]
        copy.boat_stack = self.boat_stack.clone()
        copy.boats = self.boats[:]
        copy.volcano = self.volcano.clone()
        copy.drawn = self.drawn.copy()
        copy.bonus_stack = self.bonus_stack.clone()
        copy.bonuses = self.bonuses[:]
        copy.used_bonuses = self.used_bonuses[:]
        copy.tasks = self.tasks
        copy.path = self.path[:]
        copy.tiles = self.tiles[:]
        copy.headings = self.headings[:]
        copy.tent = self.tent
        copy.adventurer = self.adventurer
        copy.lava = self.lava
        copy.boat = self.boat
        copy.covers = self.covers[:]
        copy.time_tiles = self.time_tiles
        copy.multitools = self.multitools
        copy.day = self.day
        copy.phase = self.phase
        copy.next_card = self.next_card
        copy.deadline = self.deadline
        copy.now = self.now
        copy.ended_by = self.ended_by
        copy.won = self.won
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
            elif name == "hands":
                found[name] = [hand[:] for hand in value]
            elif isinstance(value, list | tuple):
                found[name] = [list(item) if isinstance(item, tuple) else item for item in value]
            elif name != "parts":
                found[name] = dict(value) if isinstance(value, dict) else value
        return found


def full_volcano(house: House, parts: Components) -> Deck[str]:
    """All volcano tiles of the chosen preset, face down."""
    preset = parts.volcanoes[house.volcano]
    return Deck(kind for kind, number in preset.items() for _ in range(number))


def on_beach(state: State) -> bool:
    """Whether the tent stands on the beach."""
    return state.tent < len(state.path) and is_beach(state.path[state.tent])


def asked(state: State) -> PathTile | Boat:
    """The tile or boat that is to be paid now."""
    if state.boat:
        return state.parts.boats[state.boat]
    return state.parts.paths[state.tiles[state.adventurer + 1]]


def open_tasks(state: State) -> tuple[str, ...]:
    """The drawn tasks over whose spaces the tent has not walked."""
    walked = state.path[: state.tent + 1]
    return tuple(task for task in state.tasks if state.parts.features[task] not in walked)
