"""How good an outlook is: an estimate of the chance to be saved, and the night's exact odds.

The estimate is a rule of thumb (how many tools and volcano draws lie between the tent and the
sea); what the volcano does in one night is computed exactly from the tiles left in its stack.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp, sqrt

from tablelab.games.red_peak.chances import Stack

# Rules of thumb: the first figures come from the tiles, the others were tried out in simulations;
# games are won about as often with others that are near.
TOOLS_A_TILE = 2.95
"""Symbols on an average path tile (62 on 21)."""

CARD = 0.85
MULTITOOL = 1.25
"""Symbols that a card, a multitool pays on average: a card does not always fit."""

GAIN_A_TILE = 1.1
"""Symbols that the rewards of an average tile pay."""

DRAWS_A_TILE = 0.8
"""Volcano draws of an average tile (17 on 21)."""

BOAT_TOOL = 1.6
"""How many ordinary symbols one of a boat is worth: there is less choice among boats."""

TILES_A_DAY = 2.5
SANDS = 1.7
"""Sand-glasses that a day takes, the draws in evenings that time tiles save included."""

BONUS = 1.6
"""Symbols that a bonus in the evening pays."""

NARROW = 0.3
"""Draws for each tile that the supply has fewer than six: little choice makes days short."""

CLOSE, CAMP = 0.5, 0.45
"""How dangerous lava close to the tent is, by the margin; and what a tent in the camp has."""

Nights = tuple[tuple[Stack, int, float], ...]
"""What a night may leave: volcano stack, margin (tent minus lava), probability. What is missing
to 1 is the probability that the tent is lost."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What counts for the days to come. ``tiles`` is how many are needed at least to the beach
    (over all open tasks), ``boats`` the symbols and volcano number of each open boat."""

    tiles: int
    cards: int
    multitools: int
    time_tiles: int
    supply: int
    boats: tuple[tuple[int, int], ...]
    more_boats: bool


@lru_cache(maxsize=1 << 15)
def hope(outlook: Outlook, stack: Stack, margin: int) -> float:
    """The estimated probability to be saved, from an evening on."""
    tiles = outlook.tiles
    now = CARD * outlook.cards + MULTITOOL * outlook.multitools
    tools, volcano = _boat(outlook)
    lacking = max(0.0, TOOLS_A_TILE * tiles + BOAT_TOOL * tools - now - GAIN_A_TILE * tiles)
    sands = max(0.0, SANDS * (tiles / TILES_A_DAY + 1) - outlook.time_tiles - 0.24 * tiles)
    narrow = NARROW * max(0, 6 - outlook.supply) if tiles else 0.0
    draws = DRAWS_A_TILE * tiles + sands + lacking / BONUS + volcano + narrow
    ahead = margin + tiles + 1.2 - lava_a_draw(stack) * draws
    end = 1 / (1 + exp(-1.7 * ahead / sqrt(0.6 * draws + 0.6)))
    # A tent with the lava at its heels may not live to see that end.
    return end * (1 - CLOSE ** (margin + 2.5) if margin >= 0 else CAMP)


def _boat(outlook: Outlook) -> tuple[float, float]:
    """Symbols and draws that the easiest boat costs, as far as it is known."""
    if outlook.boats:
        return min(outlook.boats, key=lambda boat: BOAT_TOOL * boat[0] + BONUS * boat[1])
    # Some tile on the way may bring one; on the beach it costs a bonus.
    return 3.4, 1.4 + (0.5 if outlook.more_boats and outlook.tiles > 2 else 1.0)


def lava_a_draw(stack: Stack) -> float:
    """How many tiles one draw covers on average."""
    none, eruption, double = stack
    return (eruption + double) / (none + eruption + 0.5) if any(stack) else 0.7


@lru_cache(maxsize=1 << 15)
def nights(stack: Stack, full: Stack, margin: int, volcanoes: tuple[int, ...]) -> Nights:
    """The exact odds after a night on tiles with these volcano numbers, one after the other."""
    if not volcanoes:
        return ((stack, margin, 1.0),)
    left: dict[tuple[Stack, int], float] = {}
    for before, ahead, chance in nights(stack, full, margin, volcanoes[:-1]):
        for after, behind, part in draws(before, full, ahead + 1, volcanoes[-1]):
            left[after, behind] = left.get((after, behind), 0.0) + chance * part
    return tuple((*key, chance) for key, chance in left.items())


@lru_cache(maxsize=1 << 15)
def draws(stack: Stack, full: Stack, margin: int, number: int) -> Nights:
    """The exact odds after so many draws for a tent that stays where it is."""
    if number == 0:
        return ((stack, margin, 1.0),)
    none, eruption, double = stack if any(stack) else full
    total = none + eruption + double
    left: dict[tuple[Stack, int], float] = {}

    ways = [(none, (none - 1, eruption, double), margin, number - 1)]
    if margin > 0:  # else an eruption comes down on the tent
        ways += [
            (eruption, (none, eruption - 1, double), margin - 1, number - 1),
            (double, (none, eruption, double - 1), margin - 1, number),
        ]
    for count, after, ahead, more in ways:
        if count:
            for end, behind, part in draws(after, full, ahead, more):
                left[end, behind] = left.get((end, behind), 0.0) + count / total * part
    return tuple((*key, chance) for key, chance in left.items())


def expected(outlook: Outlook, after: Nights) -> float:
    """The hope after a night, weighed by its odds; a lost tent counts nothing."""
    return sum(chance * hope(outlook, stack, margin) for stack, margin, chance in after)


def survives(after: Nights) -> float:
    """The probability that the tent is not lost."""
    return sum(chance for _, _, chance in after)
