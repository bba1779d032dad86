"""The rules notebook of Red Peak: its answers are what the rules demand, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tablelab.games import get
from tests.notebooks.lessons import LANGUAGES, executed, name_of
from tests.notebooks.stored import prose

ALLOWED, FORBIDDEN = True, False

EXPECTED: dict[str, list[Any]] = {
    # The camp's open end points south: row 2, column 4 (RP-SETUP-1, RP-LAY-1).
    "look": [{"space-2-4"}],
    "edge": [
        {
            "lay:W09:ahead": FORBIDDEN,  # straight on leads over the western edge: RP-LAY-5
            "lay:W13:left": ALLOWED,  # seen westwards, left is south: RP-LAY-7
            "lay:W13:right": FORBIDDEN,  # the corner north of the path is closed: RP-LAY-6
            "back": ALLOWED,  # nobody has set out: RP-LAY-2
            "rest": FORBIDDEN,  # only a day without tiles ends by saying so: RP-DAY-3
        }
    ],
    # W03 shows two symbols, a card covers one (RP-PAY-1).
    "one-card": [1],
    "help": [
        {
            "give:C33:map": ALLOWED,  # Ben's own card shows the map
            "give:C06:map": FORBIDDEN,  # Cleo's card: RP-PAY-1
            "multi:map": ALLOWED,  # even where a card would do: RP-PAY-2
            "multi:first_aid": FORBIDDEN,  # covered already: RP-PAY-6
            "withdraw:first_aid": FORBIDDEN,  # Ada's card: RP-PAY-3
            "give-up": FORBIDDEN,  # three multitools suffice for one symbol: RP-PAY-4
        }
    ],
    # The day goes on, nothing laid or given is lost (RP-TIME-3).
    "time-up": ["time"],
    # The tent stands on the tile that the first eruption covers; 9 eruptions and 5 double ones
    # are among 28 volcano tiles (RP-VOLCANO-1, RP-END-2).
    "cheap": [100 * 14 / 28],
    "bonus": [
        {
            "take:cards": ALLOWED,  # the bonus is due without an eruption, too: RP-PLAN-2
            "take:multitools": ALLOWED,
            "take:boats": FORBIDDEN,  # the tent is not on the beach: RP-PLAN-3
            "dare": FORBIDDEN,  # first the bonus: RP-PLAN-2
            "day": FORBIDDEN,
        }
    ],
    "arrival": [
        {
            "first boat": FORBIDDEN,  # the tent is not on the beach this morning: RP-BOAT-1
            "last boat": FORBIDDEN,
            "go": ALLOWED,
            "back": ALLOWED,
            "concede": FORBIDDEN,  # there is a way: RP-END-3
        }
    ],
    # The unpaid tile and the later one (RP-PAY-4).
    "unpaid": [2],
    # The double eruption covers the one free tile, the tile after it none (RP-VOLCANO-4).
    "double": [0],
    # The eruption comes while the tent stands on the first tile (RP-NIGHT-3, RP-END-2).
    "far-ahead": ["lost"],
    "quiz": [
        2,  # three, less one for the first day: RP-SETUP-4, RP-TIME-1
        # The tiles of the supply that show no volcano.
        {"W03", "W05", "W10", "W13"},
        0,  # two cards, and two players have fewer: RP-REWARD-1
        # Lost if a double eruption (5 of 27) is followed by any eruption (8 + 4 of 26).
        100 * 5 / 27 * 12 / 26,
        # Three of the seven features are tasks (RP-TASK-1).
        {"space-5-3", "space-5-5", "space-8-4"},
        # The boat is one space further: lost if a double is followed by any eruption (RP-BOAT-4).
        "boarding",
    ],
}
"""What the rules demand, by cell; written down from the rules, not from the engine."""


def demanded(cell: str, place: int, names: dict[str, Any]) -> Any:
    """The expected answer, in the form in which the question gives it."""
    wanted = EXPECTED[cell][place]
    if cell == "arrival":
        boats = names["arrival"].state.boats
        ends = {"first boat": f"board:{boats[0]}", "last boat": f"board:{boats[-1]}"}
        return {ends.get(code, code): legal for code, legal in wanted.items()}
    if wanted == "boarding":
        drawn = names["boarding"].state.drawn
        left = {"none": 14, "eruption": 9, "double": 5}
        left = {kind: number - drawn[kind] for kind, number in left.items()}
        total = sum(left.values())
        after_double = left["eruption"] + left["double"] - 1
        return 100 * left["double"] / total * after_double / (total - 1)
    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_the_answer_that_the_rules_demand(language: str) -> None:
    _, questions, names = executed("red_peak", language)
    assert {cell: len(found) for cell, found in questions.items()} == {
        cell: len(found) for cell, found in EXPECTED.items()
    }
    for cell, found in questions.items():
        for place, question in enumerate(found):
            truth, wanted = question.truth, demanded(cell, place, names)
            if isinstance(truth, frozenset) and cell == "quiz" and place == 1:
                truth = {target.split("-")[1] for target in truth}
            if isinstance(wanted, float):
                assert truth == pytest.approx(wanted), (cell, place)
            else:
                assert truth == wanted, (cell, place)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_the_numbers_of_players_that_there_are(language: str) -> None:
    text = prose(name_of("red_peak", language))
    assert get("red_peak").info.seats == (2, 3, 4, 5, 6)
    assert ("two to six" if language == "en" else "zwei bis sechs") in text
    # The title and the quiz say how much there is.
    assert len(EXPECTED["quiz"]) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_positions_are_what_the_texts_say(language: str) -> None:
    _, _, names = executed("red_peak", language)
    assert names["saved"].outcome.won
    assert names["lost"].outcome is not None
    assert not names["lost"].outcome.won
    # "There is one free tile between lava and tent", "one tile lies under lava".
    evening = names["evening"].state
    assert (evening.tent, evening.lava) == (3, 2)
    # "Ada and Ben hold two cards each, Cleo three."
    assert [len(hand) for hand in names["drawn"].state.hands] == [2, 2, 3]
    # "Three time tiles", "no multitool is left", "the lava lies right behind the tent".
    assert names["start"].state.time_tiles == 3
    assert names["short"].state.multitools == 0
    boarding = names["boarding"].state
    assert boarding.lava == boarding.tent
    # The slow day: two turns of the timer with a time tile, one without.
    assert names["hasty"].state.time_tiles == 2
    assert names["slow"].state.time_tiles == 0
    rules = [event.rule for event in names["slow"].entries[-1].events]
    assert rules == ["RP-TIME-3", "RP-TIME-2", "RP-VOLCANO-2"]
