"""The rulebook of Raids as data: complete, in order, sourced, in step with the options."""

from __future__ import annotations

from tablelab.games.raids import GAME
from tests.games.rulebook import RulebookTests

# The rules by topic and number, in the order of the rulebook.
TOPICS = {
    "SETUP": 7,
    "TURN": 3,
    "TAKE": 1,
    "LOAD": 4,
    "RUNE": 2,
    "POST": 3,
    "CLEAR": 2,
    "SAIL": 6,
    "PASS": 3,
    "GAIN": 1,
    "MONSTER": 6,
    "FIGHT": 6,
    "FLEE": 3,
    "HOME": 2,
    "BONUS": 4,
    "SAILS": 1,
    "VOYAGE": 4,
    "END": 1,
    "SCORE": 8,
    "GHOST": 6,
}

# The rules that the texts leave open in one way or the other, with the option that switches them.
SWITCHED = {
    "RD-SETUP-7": "start_vikings_two",
    "RD-LOAD-3": "discard",
    "RD-RUNE-2": "rune_kinds",
    "RD-POST-3": "post_order",
    "RD-MONSTER-4": "axe_floor",
    "RD-FLEE-2": "flight_effects",
    "RD-FLEE-3": "flight_fights",
    "RD-BONUS-3": "harbour_ties",
    "RD-BONUS-4": "harbour_zero",
    "RD-VOYAGE-2": "village_refill",
    "RD-SCORE-2": "runes_beyond_five",
}

SHEET = {"sheet": set(range(1, 43))}


class TestRulebook(RulebookTests):
    """What the fact sheet of Raids asks for."""

    game = GAME
    prefix = "RD"
    topics = TOPICS
    switched = SWITCHED
    sheet = SHEET
