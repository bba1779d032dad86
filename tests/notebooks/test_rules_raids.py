"""The rules notebooks of Raids: their answers are what the rules demand, in both languages.

``TRUTHS`` was written down from the rules text, not read off the engine.
"""

from __future__ import annotations

import ast
from functools import cache
from typing import Any

import pytest
from tablelab_widgets import Lesson
from tablelab_widgets.lessons.asking import Question
from tablelab_widgets.lessons.blocks import cited
from tablelab_widgets.lessons.quiz import Quiz
from tablelab_widgets.lessons.reading import Rules
from tablelab_widgets.lessons.sight import Look

from tablelab import games
from tests.notebooks.lessons import LANGUAGES, name_of
from tests.notebooks.stored import cells, source

IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)
BOOK = games.get("raids").rulebook

TRUTHS: dict[str, object] = {
    # Passed only: the plunder, the monster and the visit.
    "table-point": {"space-3", "space-5", "space-9"},
    # Ben lies at 2, Cleo at 4, Ada at 8: the rear-most acts.
    "who-predict": "Ben",
    # The Mjölnir at 2 is cleared, the monster is no stop; a fight, a free stop and the harbour are.
    "route-may": {
        "sail:2": False,
        "sail:4": True,
        "sail:5": False,
        "sail:6": True,
        "sail:home": True,
    },
    # Two slots, two ships before her.
    "pass-predict": 0,
    # 1, less 1 for the monster (value 3), plus 1 in the village, plus 1 from the visit.
    "monster-predict": 2,
    # 2, less 3 - 1 for the monster, plus 1 in the village.
    "monster-axe": 1,
    # Four empty spaces with two shields, and the tile's one.
    "load-predict": 9,
    # Goods may be sold, or kept; a standard never is, and the post comes before sailing.
    "trade-may": {"sell:1-07": True, "sell:1-10": False, "keep": True, "sail:home": False},
    # The bid after 1 is exactly 2.
    "fight-may": {"pay:1": False, "pay:2": True, "pay:3": False, "flee": True},
    # Never back, no new fight without a Viking, past the monster free of charge, or home.
    "flee-may": {"sail:1": False, "sail:4": False, "sail:6": True, "sail:home": True},
    # The last to come home leaves first.
    "harbour-predict": "Cleo",
    # One Viking from the one sail, times one Mjölnir.
    "score-predict": 1,
    # The nearest four free stops are 6, 7, 8 and 10.
    "ghost-may": {
        "ghost:2": False,
        "ghost:6": True,
        "ghost:10": True,
        "ghost:11": False,
        "ghost:home": False,
    },
    # Plunder, rune and monster lie between Ada at 2 and Cleo at 6.
    "monster_ahead": 3,
    # Only when full, and only at a trading post.
    "throw_away": {"discard:1-08": False, "sell:1-08": False, "sail:5": True},
    # Ada at 2 is behind Cleo at 4 and Ben at 8.
    "driven_off": "Ada",
    # Throw the new one or an old one away; neither squeeze it in nor sail first.
    "full_ship": {"load": False, "new": True, "old": True, "sail:home": False},
    # A set of five, 15, and a set of two, 3.
    "runes": 18,
    # 1 - 1 and 2 - 2.
    "fight_cost": 0,
}


def last_value(code: str, names: dict[str, Any]) -> object:
    """Run the code of a cell; its last expression is what the cell shows."""
    tree = ast.parse(code)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)  # noqa: S102  a notebook of our own
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307


@cache
def run(language: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The names that the notebook has defined in the end, and what each of its cells shows."""
    names: dict[str, Any] = {}
    code = cells(name_of("raids", language), "code")
    return names, {cell["id"]: last_value(source(cell), names) for cell in code}


def lesson(language: str) -> Lesson:
    made: Lesson = run(language)[0]["lesson"]
    return made


def questions(language: str) -> dict[str, Question]:
    """All questions by the id of their cell, or by the name that they have in the quiz."""
    names, shown = run(language)
    asked = {key: piece for key, piece in shown.items() if isinstance(piece, Question)}
    quiz = next(piece for piece in shown.values() if isinstance(piece, Quiz))
    known = {name: value for name, value in names.items() if isinstance(value, Question)}
    return asked | {name: each for name, each in known.items() if each in quiz.questions}


def truth(language: str, name: str) -> object:
    """The engine's answer; tiles of a simulated game are called ``new`` and ``old``."""
    value = questions(language)[name].truth
    if name != "full_ship":
        return value
    names, _ = run(language)
    known = {f"discard:{names['new'].id}": "new", f"discard:{names['old'].id}": "old"}
    assert isinstance(value, dict)
    return {known.get(code, code): legal for code, legal in value.items()}


@IN_BOTH
def test_there_is_a_truth_for_every_question(language: str) -> None:
    assert set(questions(language)) == set(TRUTHS)
    assert len(lesson(language).questions) == len(TRUTHS)


@IN_BOTH
@pytest.mark.parametrize("name", TRUTHS)
def test_the_answer_is_what_the_rules_demand(language: str, name: str) -> None:
    assert truth(language, name) == TRUTHS[name]


@IN_BOTH
def test_who_answers_as_the_rules_demand_is_right(language: str) -> None:
    for name, question in questions(language).items():
        said = question.truth
        if name == "table-point":
            said = "space-3"
        question.answer(said)
        assert question.right, name
        question.again()


@IN_BOTH
def test_who_reads_and_answers_everything_meets_every_rule(language: str) -> None:
    told = {rule for piece in run(language)[1].values() for rule in shown_rules(piece)}
    assert {rule.id for rule in BOOK} - told - at_work(language) == set()


def shown_rules(piece: object) -> tuple[str, ...]:
    return piece.ids if isinstance(piece, Rules) else ()


def at_work(language: str) -> set[str]:
    """The rules that steps and answers cite."""
    entries = run(language)[1]["turn-steps"].match.entries
    seen = {event.rule for entry in entries for event in entry.events}
    for name, question in questions(language).items():
        question.answer("space-3" if name == "table-point" else question.truth)
        seen |= cited(question.blocks(Look()))
        question.again()
    return seen


READ_ONLY = {
    *(f"RD-SETUP-{number}" for number in range(1, 8)),  # before the first decision
    *(f"RD-GHOST-{number}" for number in (1, 2, 5, 6)),  # only for two players, house rules
    "RD-LOAD-4",  # overboard, ashore, without a bonus: late in a crowded game
    "RD-GAIN-1",
    "RD-BONUS-4",
    "RD-CLEAR-2",  # small print of rules that are seen at work
    "RD-FLEE-2",
    "RD-FLEE-3",
    "RD-HOME-2",
    "RD-RUNE-2",
}
"""Rules that the notebook only tells; all others are seen at work."""


def test_most_rules_are_seen_at_work() -> None:
    assert {rule.id for rule in BOOK} - at_work("en") <= READ_ONLY


def test_numbers_in_the_texts() -> None:
    """What sentences of the notebook say in figures is so."""
    asked = questions("en")
    home = asked["harbour-predict"].step  # type: ignore[attr-defined]
    assert [e.data["n"] for e in home.events if e.key == "raids.clears"] == [10]
    assert [s.coins for s in home.after.ships] == [2 + 6, 0 + 3, 1 + 1]  # plunder and bonus
    market = run("en")[0]["market"].state
    assert [(t.id, t.value) for t in market.ships[2].hold] == [("1-10", 3), ("1-07", 3)]
    loaded = asked["throw_away"].match.state  # type: ignore[attr-defined]
    assert [tile.id for tile in loaded.ships[0].hold] == ["1-08"]
    attack = run("en")[0]["attack"].state
    assert [ship.vikings for ship in attack.ships] == [0, 2, 3]
    assert run("en")[0]["start"].state.ships[0].vikings == 1
    final = asked["score-predict"]
    ship = final.match.state.ships[final.seat]  # type: ignore[attr-defined]
    assert [tile.kind for tile in ship.hold].count("sail") == 1
    assert "mjolnir" not in [tile.kind for tile in ship.hold]
    assert ship.vikings == 0
