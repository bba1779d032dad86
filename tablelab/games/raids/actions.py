"""The decisions of Raids and their codes.

Destinations are spaces 1 to 16, or 17 for the harbour, which the codes call ``home``.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablelab.core.codes import Codes
from tablelab.games.raids.components import HOME, standard


@dataclass(frozen=True, slots=True)
class Sail:
    """Sail (or flee) to a space, or home: ``sail:7``, ``sail:home``."""

    to: int


@dataclass(frozen=True, slots=True)
class Ghost:
    """Send the neutral ship to a space, or home: ``ghost:7``, ``ghost:home``."""

    to: int


@dataclass(frozen=True, slots=True)
class Pay:
    """Put the next bid of a fight into the sea: ``pay:3``."""

    bid: int


@dataclass(frozen=True, slots=True)
class Flee:
    """Give up a fight: ``flee``."""


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """Lose a Viking to a monster and sail on: ``sacrifice``."""


@dataclass(frozen=True, slots=True)
class Defeat:
    """Defeat a monster with as many Vikings as it needs: ``defeat``."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a tile away, one from the ship or the new one: ``discard:1-03``."""

    tile: str


@dataclass(frozen=True, slots=True)
class Load:
    """Load the new tile without throwing anything away: ``load``."""


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell goods at the trading post just taken: ``sell:1-07``."""

    tile: str


@dataclass(frozen=True, slots=True)
class Keep:
    """Sell nothing (more): ``keep``."""


Action = Sail | Ghost | Pay | Flee | Sacrifice | Defeat | Discard | Load | Sell | Keep

MOST_BID = 40
"""There are no more Vikings than this in the box, so no higher bid."""

# One object for each action there is: legal lists are made of them without making new ones.
SAILS = tuple(Sail(to) for to in range(HOME + 1))
GHOSTS = tuple(Ghost(to) for to in range(HOME + 1))
PAYS = tuple(Pay(bid) for bid in range(MOST_BID + 1))
FLEE = Flee()
SACRIFICE = Sacrifice()
DEFEAT = Defeat()
LOAD = Load()
KEEP = Keep()
DISCARDS = {tile: Discard(tile) for tile in standard().tiles}
SELLS = {tile: Sell(tile) for tile in standard().tiles}


def _codes() -> dict[str, Action]:
    codes: dict[str, Action] = {}
    for to in range(1, HOME + 1):
        place = "home" if to == HOME else str(to)
        codes[f"sail:{place}"] = SAILS[to]
        codes[f"ghost:{place}"] = GHOSTS[to]
    codes |= {f"pay:{bid}": PAYS[bid] for bid in range(1, MOST_BID + 1)}
    codes |= {f"discard:{tile}": action for tile, action in DISCARDS.items()}
    codes |= {f"sell:{tile}": action for tile, action in SELLS.items()}
    codes |= {
        "flee": FLEE,
        "sacrifice": SACRIFICE,
        "defeat": DEFEAT,
        "load": LOAD,
        "keep": KEEP,
    }
    return codes


CODES = Codes(
    "Raids",
    _codes(),
    "sail:7, sail:home, pay:3, flee, "
    "sacrifice, defeat, discard:1-03, load, sell:1-07, keep, ghost:7",
)
parse, code = CODES.parse, CODES.code
