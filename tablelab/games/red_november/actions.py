"""The decisions of Red November and their codes. Rooms are 1 to 10; the sea is ``sea``."""

from __future__ import annotations

from dataclasses import dataclass

from tablelab.core.errors import BadCode
from tablelab.games.red_november.components import ROOMS, SEA, standard

JOBS = ("unblock", "extinguish", "pump", "engine", "oxygen", "reactor", "missile", "kraken")
"""The eight repairs."""

MOST_GNOMES = 8


@dataclass(frozen=True, slots=True)
class Open:
    """Open a hatch: ``open:5``, ``open:sea``."""

    to: int


@dataclass(frozen=True, slots=True)
class Enter:
    """Go through the open hatch: ``enter``."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play an item while moving: ``play:grog``."""

    item: str


@dataclass(frozen=True, slots=True)
class Fix:
    """Begin a repair: ``fix:engine``; of the hatch to a room: ``fix:unblock:5``."""

    job: str
    hatch: int


@dataclass(frozen=True, slots=True)
class Add:
    """Add an item to the repair: ``add:toolbox``."""

    item: str


@dataclass(frozen=True, slots=True)
class Spend:
    """Spend minutes on the repair and roll: ``spend:4``."""

    minutes: int


@dataclass(frozen=True, slots=True)
class Charm:
    """Use the lucky charm after a failure, or not: ``charm``, ``no-charm``."""

    use: bool


@dataclass(frozen=True, slots=True)
class Retreat:
    """Leave the room that goes on burning: ``retreat:5``."""

    to: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw items: ``draw:grog:2``, ``draw:items:4``."""

    what: str
    number: int


@dataclass(frozen=True, slots=True)
class Trade:
    """Begin a trade with a gnome (1 to 8): ``trade:3``."""

    gnome: int


@dataclass(frozen=True, slots=True)
class Give:
    """Offer an item: ``give:grog``."""

    item: str


@dataclass(frozen=True, slots=True)
class Want:
    """Ask for an item: ``want:coffee``."""

    item: str


@dataclass(frozen=True, slots=True)
class Offer:
    """The offer is complete: ``offer``."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """No trade after all: ``cancel``."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Accept the offer or not: ``accept``, ``decline``."""

    accept: bool


@dataclass(frozen=True, slots=True)
class Attack:
    """Attack a gnome with a crowbar (crazed gnomes only): ``attack:3``."""

    gnome: int


@dataclass(frozen=True, slots=True)
class Defend:
    """Answer an attack with a crowbar, or not: ``defend``, ``submit``."""

    use: bool


@dataclass(frozen=True, slots=True)
class Wait:
    """No action: ``wait:0`` to ``wait:10`` minutes."""

    minutes: int


@dataclass(frozen=True, slots=True)
class Desert:
    """Abandon the comrades: ``desert``."""


@dataclass(frozen=True, slots=True)
class Block:
    """The hatch to this room is blocked: ``block:5``."""

    to: int


@dataclass(frozen=True, slots=True)
class Ignite:
    """The fire spreads to this room: ``ignite:7``."""

    room: int


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw an item away: ``throw:grog``."""

    item: str


Action = (
    Open
    | Enter
    | Play
    | Fix
    | Add
    | Spend
    | Charm
    | Retreat
    | Draw
    | Trade
    | Give
    | Want
    | Offer
    | Cancel
    | Answer
    | Attack
    | Defend
    | Wait
    | Desert
    | Block
    | Ignite
    | Throw
)

# One object for each action there is: legal lists are made of them without making new ones.
_PARTS = standard()
_MINUTES = range(_PARTS.limits["minutes"] + 1)
OPENS = tuple(Open(to) for to in range(ROOMS + 1))
RETREATS = tuple(Retreat(to) for to in range(ROOMS + 1))
BLOCKS = tuple(Block(to) for to in range(ROOMS + 1))
IGNITES = tuple(Ignite(room) for room in range(ROOMS + 1))
SPENDS = tuple(Spend(minutes) for minutes in _MINUTES)
WAITS = tuple(Wait(minutes) for minutes in _MINUTES)
PLAYS = {item: Play(item) for item in _PARTS.items}
ADDS = {item: Add(item) for item in _PARTS.items}
GIVES = {item: Give(item) for item in _PARTS.items}
WANTS = {item: Want(item) for item in _PARTS.items}
THROWS = {item: Throw(item) for item in _PARTS.items}
TRADES = tuple(Trade(gnome) for gnome in range(MOST_GNOMES))
ATTACKS = tuple(Attack(gnome) for gnome in range(MOST_GNOMES))
FIXES = {job: Fix(job, -1) for job in JOBS if job != "unblock"}
UNBLOCKS = tuple(Fix("unblock", to) for to in range(ROOMS + 1))
GROG_DRAWS = tuple(Draw("grog", n) for n in range(_PARTS.limits["grog_drawn"] + 1))
ITEM_DRAWS = tuple(Draw("items", n) for n in range(_PARTS.limits["items_drawn"] + 1))
ENTER, OFFER, CANCEL, DESERT = Enter(), Offer(), Cancel(), Desert()
CHARM, NO_CHARM, ACCEPT, DECLINE = Charm(True), Charm(False), Answer(True), Answer(False)
DEFEND, SUBMIT = Defend(True), Defend(False)


def _place(room: int) -> str:
    return "sea" if room == SEA else str(room)


def _codes() -> dict[str, Action]:
    codes: dict[str, Action] = {f"open:{_place(action.to)}": action for action in OPENS}
    codes |= {f"retreat:{_place(action.to)}": action for action in RETREATS}
    codes |= {f"block:{action.to}": action for action in BLOCKS[1:]}
    codes |= {f"ignite:{action.room}": action for action in IGNITES[1:]}
    codes |= {f"spend:{action.minutes}": action for action in SPENDS[1:]}
    codes |= {f"wait:{action.minutes}": action for action in WAITS}
    codes |= {f"play:{item}": action for item, action in PLAYS.items()}
    codes |= {f"add:{item}": action for item, action in ADDS.items()}
    codes |= {f"give:{item}": action for item, action in GIVES.items()}
    codes |= {f"want:{item}": action for item, action in WANTS.items()}
    codes |= {f"throw:{item}": action for item, action in THROWS.items()}
    codes |= {f"trade:{action.gnome + 1}": action for action in TRADES}
    codes |= {f"attack:{action.gnome + 1}": action for action in ATTACKS}
    codes |= {f"fix:{job}": action for job, action in FIXES.items()}
    codes |= {f"fix:unblock:{action.hatch}": action for action in UNBLOCKS[1:]}
    codes |= {f"draw:grog:{action.number}": action for action in GROG_DRAWS[1:]}
    codes |= {f"draw:items:{action.number}": action for action in ITEM_DRAWS[1:]}
    codes |= {
        "enter": ENTER,
        "offer": OFFER,
        "cancel": CANCEL,
        "desert": DESERT,
        "charm": CHARM,
        "no-charm": NO_CHARM,
        "accept": ACCEPT,
        "decline": DECLINE,
        "defend": DEFEND,
        "submit": SUBMIT,
    }
    return codes


BY_CODE = _codes()
BY_ACTION = {action: code for code, action in BY_CODE.items()}


def parse(code: str) -> Action:
    """The action of a code; raises BadCode for a text that is none."""
    try:
        return BY_CODE[code]
    except (KeyError, TypeError):
        raise BadCode(
            f"{code!r} is no action of Red November; actions look like open:5, enter, play:grog, "
            "fix:engine, fix:unblock:5, add:toolbox, spend:4, draw:items:2, trade:3, wait:1"
        ) from None


def code(action: Action) -> str:
    """The canonical code of an action."""
    return BY_ACTION[action]
