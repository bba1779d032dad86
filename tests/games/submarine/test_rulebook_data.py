"""The rulebook of Submarine as data: complete, in order, sourced, in step with the options."""

from __future__ import annotations

import re

from tablelab.games.submarine import GAME
from tests.games.rulebook import RulebookTests

# The rules by topic and number, in the order of the rulebook.
TOPICS = {
    "SETUP": 6,
    "TURN": 3,
    "SHIP": 5,
    "DOCK": 2,
    "MOVE": 3,
    "SALVAGE": 4,
    "FEE": 2,
    "JOKER": 4,
    "CARD": 1,
    "END": 6,
}

# The rules that the texts leave open in one way or the other, with the option that switches them.
SWITCHED = {
    "SB-SETUP-4": "cards_table",
    "SB-TURN-3": "mixed_actions",
    "SB-SHIP-3": "leave_early",
    "SB-FEE-1": "fee_for",
    "SB-JOKER-4": "shell_by_joker",
    "SB-END-6": "tie_break",
}

QUESTIONS = set(range(1, 32))
"""The open questions of the fact sheet."""

OF_THE_TABLE = {31}
"""The one among them that is no rule: what becomes of a player whose connection is lost."""

CLARIFICATIONS = set(range(1, 9))
"""The fact sheet's clarifications, all of them of rules."""

SHEET = {"sheet": QUESTIONS - OF_THE_TABLE, "clarification": CLARIFICATIONS}


class TestRulebook(RulebookTests):
    """What the fact sheet of Submarine asks for."""

    game = GAME
    prefix = "SB"
    topics = TOPICS
    switched = SWITCHED
    sheet = SHEET


def test_the_set_up_tells_the_numbers_of_the_components() -> None:
    parts = GAME.parts
    text = GAME.rulebook["SB-SETUP-1"].text["en"]
    for depth, markers in enumerate(parts.markers):
        assert re.search(rf"\b{markers} to each (square )?of level {depth + 2}", text)
    # "Two or three players have 5 submarines each, four have 4, five have 3."
    crews = {players: crew.submarines for players, crew in parts.crews.items()}
    assert crews == {2: 5, 3: 5, 4: 4, 5: 3}
    assert (
        "have 5 submarines each, four have 4, five have 3" in GAME.rulebook["SB-SETUP-2"].text["en"]
    )
    # "Deal 15 to each player, with five players 12"
    cards = {players: crew.cards for players, crew in parts.crews.items()}
    assert cards == {2: 15, 3: 15, 4: 15, 5: 12}
    assert "Deal 15 to each player, with five players 12" in GAME.rulebook["SB-SETUP-4"].text["en"]
