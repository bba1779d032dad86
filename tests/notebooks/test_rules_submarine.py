"""The rules notebook of Submarine: what it asks is answered as the rules demand, in both languages.

The notebooks' cells are executed one after the other in a plain namespace, without a kernel.
"""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tablelab.games import get

FOLDER = Path(__file__).resolve().parents[2] / "notebooks" / "rules"
NAMES = {"en": "submarine.ipynb", "de": "submarine.de.ipynb"}
LANGUAGES = tuple(NAMES)

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


UNMET = {
    "SB-SETUP-5",  # lots are drawn for who begins: nobody has to do anything
}
"""Rules that only the card of all rules shows."""


def cells(language: str) -> list[dict[str, Any]]:
    content: dict[str, Any] = json.loads((FOLDER / NAMES[language]).read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = content["cells"]
    return found


@cache
def executed(language: str) -> tuple[Any, dict[str, list[Any]], dict[str, Any]]:
    """The lesson, its questions by cell, and all names, after all cells have run."""
    names: dict[str, Any] = {}
    questions: dict[str, list[Any]] = {}
    for cell in cells(language):
        if cell["cell_type"] != "code":
            continue
        known = len(names["lesson"].questions) if "lesson" in names else 0
        exec(compile("".join(cell["source"]), cell["id"], "exec"), names)  # noqa: S102
        questions[cell["id"]] = list(names["lesson"].questions[known:])
    return names["lesson"], {name: found for name, found in questions.items() if found}, names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_the_answer_that_the_rules_demand(language: str) -> None:
    _, questions, _ = executed(language)
    assert {cell: [q.truth for q in found] for cell, found in questions.items()} == EXPECTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_positions_are_those_of_which_the_questions_speak(language: str) -> None:
    """Hands, piles and submarines as the texts and the comments above say."""
    _, _, names = executed(language)
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
def test_a_question_about_what_is_allowed_has_both_kinds(language: str) -> None:
    _, questions, _ = executed(language)
    asked = [q for found in questions.values() for q in found if isinstance(q.truth, dict)]
    assert len(asked) >= 4
    assert [q.question for q in asked if set(q.truth.values()) != {ALLOWED, FORBIDDEN}] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_prediction_says_its_answer_before(language: str) -> None:
    """A button's label names the fee: where that is asked, other words stand in its place."""
    _, questions, _ = executed(language)
    said = questions["misread-quiz"][1].does
    assert said
    assert re.search(r"\d|Ada|Ben", said) is None
    for cell, place in [("salvage-fee", 0), ("misread-quiz", 2), ("check-quiz", 2)]:
        # The board shows a fee as soon as the ship is there: these ask before it sails.
        assert questions[cell][place].code.startswith("ship:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_answers_everything_has_met_the_rules(language: str) -> None:
    lesson, questions, _ = executed(language)
    for question in (q for found in questions.values() for q in found):
        truth = question.truth
        question.answer(sorted(truth)[0] if isinstance(truth, frozenset) else truth)
        assert question.right, question.question
    assert {rule.id for rule in lesson.game.rulebook} - lesson.offered == UNMET


class Blank(ast.NodeTransformer):
    """Takes every text out of code."""

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        """A text is no longer there, a number stays."""
        return ast.Constant("") if isinstance(node.value, str) else node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.Constant:
        """Nor is a text with numbers in it."""
        return ast.Constant("")


def skeleton(cell: dict[str, Any]) -> tuple[str, str, str]:
    """Id, kind, and of code all but its texts."""
    source = "".join(cell["source"])
    code = cell["cell_type"] == "code"
    return cell["id"], cell["cell_type"], ast.dump(Blank().visit(ast.parse(source))) if code else ""


def test_the_two_languages_have_the_same_cells() -> None:
    first, second = ([skeleton(cell) for cell in cells(language)] for language in LANGUAGES)
    assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_that_the_text_names_exist(language: str) -> None:
    source = "".join("".join(cell["source"]) for cell in cells(language))
    named = set(re.findall(r"SB-[A-Z]+-\d+", source))
    assert named
    assert named <= {rule.id for rule in get("submarine").rulebook}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_is_short(language: str) -> None:
    texts = ["".join(cell["source"]) for cell in cells(language) if cell["cell_type"] == "markdown"]
    assert sum(len(text.split()) for text in texts) <= 1200
    assert [text for text in texts if re.search(r"<(?!/?(?:details|summary))", text)] == []
