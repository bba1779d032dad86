"""The rulebook of Red Peak as data: complete, in order, sourced, in step with the options."""

from __future__ import annotations

from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.grid import COLUMNS, ROWS, column_of, row_of
from tests.games.rulebook import RulebookTests, numbers_of

# The rules by topic and number, in the order of the rulebook.
TOPICS = {
    "SETUP": 4,
    "TIME": 3,
    "DAY": 3,
    "LAY": 7,
    "PAY": 6,
    "BOAT": 4,
    "NIGHT": 3,
    "REWARD": 6,
    "VOLCANO": 5,
    "PLAN": 3,
    "BONUS": 1,
    "TASK": 2,
    "END": 3,
}

# The rules that the texts leave open in one way or the other, with the option that switches them.
SWITCHED = {
    "RP-SETUP-2": "volcano",
    "RP-DAY-1": "hands",
    "RP-LAY-7": "shapes",
    "RP-PAY-4": "give_up",
    "RP-VOLCANO-1": "first_lava",
    "RP-PLAN-3": "beach_boat",
    "RP-BONUS-1": "bonus_tiles",
    "RP-TASK-1": "board",
}

QUESTIONS = set(range(1, 37))
"""The open questions of the fact sheet."""

CLARIFICATIONS = set(range(1, 10))
"""The fact sheet's clarifications."""

SHEET = {"sheet": QUESTIONS, "clarification": CLARIFICATIONS}


class TestRulebook(RulebookTests):
    """What the fact sheet of Red Peak asks for."""

    game = GAME
    prefix = "RP"
    topics = TOPICS
    switched = SWITCHED
    sheet = SHEET


def test_rules_tell_the_numbers_of_the_components() -> None:
    parts = GAME.parts
    camp = [row_of(parts.start), column_of(parts.start)]
    assert numbers_of(GAME, "RP-SETUP-1") == [ROWS, COLUMNS, *camp, ROWS]
    volcano = sum(parts.volcanoes["normal"].values())
    stacks = [volcano, len(parts.paths), len(parts.boats), len(parts.cards)]
    assert numbers_of(GAME, "RP-SETUP-2") == [*stacks, parts.start_supply]
    assert numbers_of(GAME, "RP-SETUP-3") == [parts.start_cards]
    assert numbers_of(GAME, "RP-SETUP-4") == [parts.start_time_tiles, parts.start_multitools]
    assert numbers_of(GAME, "RP-TIME-3") == [parts.sand // 1000]
    assert numbers_of(GAME, "RP-VOLCANO-5") == [volcano]
    bonuses = [parts.planning[name] for name in ("cards", "time_tiles", "multitools", "paths")]
    assert numbers_of(GAME, "RP-PLAN-2") == bonuses
    assert numbers_of(GAME, "RP-PLAN-3") == [parts.planning["boats"]]
    assert numbers_of(GAME, "RP-BONUS-1") == [len(parts.bonus_tiles), len(parts.bonus_spaces)]
    features = len(parts.features)
    assert numbers_of(GAME, "RP-TASK-1") == [features, parts.tasks_drawn, features]
