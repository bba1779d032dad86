"""The decisions of Red Peak and their codes."""

from __future__ import annotations

from dataclasses import dataclass

from tablelab.core.codes import Codes
from tablelab.core.match import TIME_UP as TIME_UP_CODE
from tablelab.games.red_peak.components import standard

AHEAD, LEFT, RIGHT, NORTHWARD, EASTWARD, SOUTHWARD, WESTWARD = range(7)
TURNS = ("ahead", "left", "right", "north", "east", "south", "west")
"""How a tile is laid: where the path leads on, seen along the path; without shapes, on which side
of the last tile it lies."""

BONUSES = ("cards", "time_tiles", "multitools", "paths", "boats")
"""What a team may take for a volcano tile drawn by its own will."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a path tile of the supply: ``lay:W05:left``."""

    tile: str
    turn: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the tile laid last back into the supply: ``back``."""


@dataclass(frozen=True, slots=True)
class Go:
    """Stop laying and move the adventurer: ``go``."""


@dataclass(frozen=True, slots=True)
class Rest:
    """End a day on which nothing was laid: ``rest``."""


@dataclass(frozen=True, slots=True)
class Board:
    """Try to board an open boat: ``board:B3``."""

    boat: str


@dataclass(frozen=True, slots=True)
class Give:
    """Cover a symbol with a card of the own hand: ``give:C05:map``."""

    card: str
    tool: str


@dataclass(frozen=True, slots=True)
class Multitool:
    """Cover a symbol with a multitool: ``multi:map``."""

    tool: str


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take the own card, or a multitool, from a symbol again: ``withdraw:map``."""

    tool: str


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Do not pay the tile: ``give-up``."""


@dataclass(frozen=True, slots=True)
class Dare:
    """Draw a volcano tile for a bonus: ``dare``."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the bonus: ``take:cards``."""

    bonus: str


@dataclass(frozen=True, slots=True)
class BeginDay:
    """Turn the sand timer: ``day``."""


@dataclass(frozen=True, slots=True)
class Concede:
    """Give the game up: ``concede``."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The sand has run out; only the clock does this: ``time-up``."""


Action = (
    Lay
    | TakeBack
    | Go
    | Rest
    | Board
    | Give
    | Multitool
    | Withdraw
    | GiveUp
    | Dare
    | Take
    | BeginDay
    | Concede
    | TimeUp
)

# One object for each action there is: legal lists are made of them without making new ones.
_PARTS = standard()
LAYS = {tile: tuple(Lay(tile, turn) for turn in range(len(TURNS))) for tile in _PARTS.paths}
BOARDS = {boat: Board(boat) for boat in _PARTS.boats}
GIVES = {(card, tool): Give(card, tool) for card in _PARTS.cards for tool in _PARTS.tools}
MULTITOOLS = {tool: Multitool(tool) for tool in _PARTS.tools}
WITHDRAWS = {tool: Withdraw(tool) for tool in _PARTS.tools}
TAKES = {bonus: Take(bonus) for bonus in BONUSES}
BACK, GO, REST, GIVE_UP = TakeBack(), Go(), Rest(), GiveUp()
DARE, BEGIN_DAY, CONCEDE, TIME_UP = Dare(), BeginDay(), Concede(), TimeUp()


def _codes() -> dict[str, Action]:
    codes: dict[str, Action] = {
        f"lay:{lay.tile}:{TURNS[lay.turn]}": lay for lays in LAYS.values() for lay in lays
    }
    codes |= {f"board:{boat}": board for boat, board in BOARDS.items()}
    codes |= {f"give:{card}:{tool}": give for (card, tool), give in GIVES.items()}
    codes |= {f"multi:{tool}": multitool for tool, multitool in MULTITOOLS.items()}
    codes |= {f"withdraw:{tool}": withdraw for tool, withdraw in WITHDRAWS.items()}
    codes |= {f"take:{bonus}": take for bonus, take in TAKES.items()}
    codes |= {
        "back": BACK,
        "go": GO,
        "rest": REST,
        "give-up": GIVE_UP,
        "dare": DARE,
        "day": BEGIN_DAY,
        "concede": CONCEDE,
        TIME_UP_CODE: TIME_UP,
    }
    return codes


CODES = Codes(
    "Red Peak",
    _codes(),
    "lay:W05:left, back, go, rest, "
    "board:B3, give:C05:map, multi:map, withdraw:map, give-up, dare, take:cards, day",
)
parse, code = CODES.parse, CODES.code
