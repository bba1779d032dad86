"""The rules notebook of Submarine: its answers are what the rules demand, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.notebooks.lessons import LANGUAGES, executed

ALLOWED, FORBIDDEN = True, False

EXPECTED: dict[str, list[Any]] = {
    "table-look": [
        {"marker-crown-yellow"},  # yellow pays for yellow: SB-SALVAGE-2
        {"pile-0"},  # SB-FEE-2
    ],
    # The ship is in column 3; Ada's submarines are in 1, 3 (twice), 5 (twice), Cleo's in 4.
    "ship-may": [
        {
            "ship:1": FORBIDDEN,  # back: SB-SHIP-1
            "ship:3": FORBIDDEN,  # not moved: SB-SHIP-1
            "ship:4": FORBIDDEN,  # none of her own: SB-SHIP-2
            "ship:5": ALLOWED,
            "ship:dock": ALLOWED,  # although a column is open: SB-SHIP-3
        }
    ],
    "move-may": [
        {
            "move:2>5.3": ALLOWED,
            "move:2>1.3": ALLOWED,  # any column: SB-MOVE-1
            "move:2>3.4": FORBIDDEN,  # two levels: SB-MOVE-1
            "move:2>5.2": FORBIDDEN,  # it is there: SB-MOVE-3
            "take:mask-purple": ALLOWED,  # she has a purple card: SB-SALVAGE-2
        }
    ],
    "move-may-2": [
        {
            "take:mask-purple": FORBIDDEN,  # one has relocated: SB-TURN-3
            "move:3>5.4": FORBIDDEN,  # it has relocated already: SB-MOVE-2
            "move:2>3.3": ALLOWED,
            "end": ALLOWED,  # SB-TURN-2
        }
    ],
    "dock-may": [
        {
            "take:mask-purple": FORBIDDEN,  # SB-DOCK-1
            "move:2>3.3": FORBIDDEN,  # SB-DOCK-1
            "swap:purple": ALLOWED,  # SB-DOCK-2
            "end": ALLOWED,
        }
    ],
    # In column 3 lie: level 2 Ada 2, Ben 2; level 3 Ada 1, Cleo 1; level 4 Ben 1 (SB-FEE-1).
    "salvage-fee": [2 + 2 + 1],
    "salvage-may": [
        {
            "take:chest-green": ALLOWED,  # a second chest, too: SB-SALVAGE-4
            "take:goblet-blue": FORBIDDEN,  # no blue card: SB-SALVAGE-2
            "take:anchor-green": FORBIDDEN,  # level 4, where she has none: SB-SALVAGE-1
            "take:crown-green": FORBIDDEN,  # column 4: SB-SALVAGE-1
        }
    ],
    # A joker pays for card and fee (SB-JOKER-2).
    "joker-price": [0],
    "joker-may": [
        {
            "take:shell-blue": ALLOWED,  # with a blue card: SB-JOKER-1
            "take:shell-blue:shell-red": FORBIDDEN,  # SB-JOKER-4
            "take:chest-green:shell-red": ALLOWED,  # colours do not matter: SB-JOKER-2
        }
    ],
    # The column is empty; 9 artefacts each, Ben has more jokers (SB-END-2, SB-END-6).
    "end-card": [(1,)],
    # The joker is a marker, too (SB-END-2).
    "end-joker": ["on"],
    "misread-quiz": [
        {
            "take:goblet-blue:chest-green": FORBIDDEN,  # SB-JOKER-3
            "take:goblet-blue:shell-blue": ALLOWED,
            "move:2>2.3": FORBIDDEN,  # SB-TURN-3
        },
        5 + 5,  # for each marker: SB-FEE-1
        0,  # Ada, though her ship waits: SB-FEE-1
        {
            "take:goblet-red": ALLOWED,  # no foreign submarine above: no fee
            "take:chest-blue": FORBIDDEN,  # SB-FEE-2
            "take:chest-blue:shell-blue": ALLOWED,  # SB-JOKER-2
        },
    ],
    "check-quiz": [
        # Level 3 and what is above it, also if a marker there is clicked (SB-FEE-1).
        {
            "square-4-2",
            "square-4-3",
            "marker-mask-yellow",
            "marker-crown-green",
            "marker-mask-red",
        },
        2,  # Cleo comes after Ben: SB-SHIP-5
        2,  # one card to Ada, one to Ben: SB-FEE-1 with its option
        5,  # a crown in each colour: SB-SETUP-1
        {
            "take:crown-red": ALLOWED,
            "take:pouch-red": FORBIDDEN,  # level 5: SB-SALVAGE-1
            "move:4>6.5": ALLOWED,
            "move:4>3.2": FORBIDDEN,  # two levels: SB-MOVE-1
        },
        "under",  # SB-DOCK-2
    ],
}
"""What the rules demand, by cell; written down from the rules, not from the engine."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_the_answer_that_the_rules_demand(language: str) -> None:
    _, questions, _ = executed("submarine", language)
    assert {cell: [q.truth for q in found] for cell, found in questions.items()} == EXPECTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_positions_are_those_of_which_the_questions_speak(language: str) -> None:
    """Hands, piles and submarines as the texts and the comments above say."""
    _, _, names = executed("submarine", language)
    red, yellow, green, blue, purple = range(5)

    def hand(match: str, seat: int) -> list[int]:
        found: list[int] = names[match].state.seats[seat].hand
        return found

    def submarines(match: str, column: int) -> list[list[int]]:
        first = 4 * (column - 1)
        return [player.subs[first : first + 4] for player in names[match].state.seats]

    assert hand("start", 0) == [yellow, green, blue]
    assert hand("ada_in_3", 0) == [yellow, green, purple]
    assert {green, blue} <= set(hand("cleo_in_3", 2))
    assert blue in hand("cleo_at_shell", 2)
    assert red in hand("ben_in_3", 1)
    assert purple in hand("ada_on_dock", 0)
    assert submarines("cleo_in_3", 3) == [[2, 1, 0, 0], [2, 0, 1, 0], [0, 1, 0, 0]]
    assert submarines("ben_in_3", 3)[1] == [2, 0, 1, 0]
    assert submarines("ada_waits", 5) == [[1, 0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0]]
    assert names["ada_waits"].state.seats[0].ship == 6
    assert names["broke"].state.seats[0].pile == []
    assert len(hand("broke", 0)) == 3
    assert names["artefacts"][1] == 12
    assert max(names["artefacts"][0], names["artefacts"][2]) < 12
    ending = names["ben_in_6"].state.seats
    assert [player.artefacts for player in ending] == [9, 8, 8]
    assert len(ending[1].jokers) > len(ending[0].jokers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_prediction_says_its_answer_before(language: str) -> None:
    """A button's label names the fee: where that is asked, other words stand in its place."""
    _, questions, _ = executed("submarine", language)
    said = questions["misread-quiz"][1].does
    assert said
    assert re.search(r"\d|Ada|Ben", said) is None
    for cell, place in [("salvage-fee", 0), ("misread-quiz", 2), ("check-quiz", 2)]:
        # The board shows a fee as soon as the ship is there: these ask before it sails.
        assert questions[cell][place].code.startswith("ship:")
