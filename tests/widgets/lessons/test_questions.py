"""The learner commits to an answer first; the engine's answer is the key."""

from __future__ import annotations

import pytest
from tablelab_widgets import Lesson
from tablelab_widgets.lessons.blocks import cited
from tablelab_widgets.lessons.sight import Look, Step

from tablelab.core.errors import BadOutcome, IllegalAction
from tests.widgets.lessons.kit import can, shown, words


@pytest.fixture(params=["en", "de"])
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return Lesson("raids", language=request.param)


def coins(step: Step) -> int:
    return int(step.after.ships[step.seat].coins)


def test_nothing_is_told_before_an_answer(lesson: Lesson) -> None:
    match = lesson.match("sail:5", seats=3, seed=4)
    asked = lesson.may("May she?", match, ["sail:7", "flee"], why="Because.")
    assert cited(asked.blocks(Look())) == set()
    assert "Because." not in words(asked)
    assert asked.right is None
    asked.answer({"sail:7": True, "flee": True})
    assert asked.right is False
    assert "RD-FIGHT-2" in cited(asked.blocks(Look()))
    assert "Because." in words(asked)


def test_the_rules_know_what_is_allowed(lesson: Lesson) -> None:
    match = lesson.match("sail:5", seats=3, seed=4)
    asked = lesson.may("May she?", match, ["sail:7", "sail:4", "flee"])
    seat = match.actors.seats[0]
    assert asked.truth == {code: not match.violations(seat, code) for code in asked.codes}
    assert set(asked.truth.values()) == {True, False}
    asked.answer(asked.truth)
    assert asked.right is True
    (marks,) = shown(asked, "marks")
    assert all(item["right"] for item in marks["items"])
    for item in marks["items"]:
        assert bool(item["lines"]) == (not item["broken"]), "events or reasons, not both"


def test_answers_are_given_by_what_a_page_sends(lesson: Lesson) -> None:
    match = lesson.match("sail:5", seats=3, seed=4)
    asked = lesson.may("May she?", match, ["sail:7", "flee"])
    asked.handle({"kind": "choose", "id": "0", "value": True})
    assert not can(asked, "check")
    asked.handle({"kind": "press", "id": "check"})
    assert not asked.answered, "half an answer is none"
    asked.handle({"kind": "choose", "id": "1", "value": False})
    assert can(asked, "check")
    asked.handle({"kind": "press", "id": "check"})
    assert asked.right is True
    asked.handle({"kind": "choose", "id": "1", "value": True})
    assert asked.said == {"sail:7": True, "flee": False}, "what was said is said"
    asked.handle({"kind": "press", "id": "again"})
    assert not asked.answered
    assert not can(asked, "check")


@pytest.mark.parametrize("wrong", [{}, {"sail:7": True}, {"sail:7": 1, "flee": 0}, None, "yes"])
def test_half_answers_are_refused(lesson: Lesson, wrong: object) -> None:
    match = lesson.match("sail:5", seats=3, seed=4)
    with pytest.raises(ValueError, match="say True or False to each"):
        lesson.may("May she?", match, ["sail:7", "flee"]).answer(wrong)


def test_a_prediction_is_read_off_what_the_engine_does(lesson: Lesson) -> None:
    match = lesson.match("sail:5", seats=3, seed=4)
    seat = match.actors.seats[0]
    asked = lesson.predict("Coins?", match, "sail:7", coins, choices=[0, 1, 2, 3])
    entry_state = lesson.after(match, "sail:7").state
    assert asked.truth == entry_state.ships[seat].coins
    assert shown(asked, "lines") == []
    asked.answer(asked.truth)
    assert asked.right is True
    (told,) = shown(asked, "lines")
    assert [line["rule"] for line in told["lines"]] == [e.rule for e in asked.step.events]


def test_the_board_is_that_before_until_the_answer_is_given(lesson: Lesson) -> None:
    match = lesson.match("sail:5", seats=3, seed=4)
    asked = lesson.predict("Coins?", match, "sail:7", coins, choices=[0, 1, 2, 3])
    before = asked.board(Look())
    asked.answer(0)
    after = asked.board(Look())
    assert after.figure != before.figure
    asked.handle({"kind": "choose", "key": "moment", "value": "before"})
    assert asked.board(Look()).figure == before.figure


def test_a_prediction_that_cannot_be_is_refused_at_once(lesson: Lesson) -> None:
    match = lesson.match("sail:5", seats=3, seed=4)
    with pytest.raises(IllegalAction):
        lesson.predict("Coins?", match, "flee", coins)
    with pytest.raises(ValueError, match="must be one of several choices"):
        lesson.predict("Coins?", match, "sail:7", coins, choices=[77, 78])
    with pytest.raises(ValueError, match="without choices the answer must be a number"):
        lesson.predict("Coins?", match, "sail:7", lambda step: "many")


def test_nothing_is_no_choice(lesson: Lesson) -> None:
    with pytest.raises(ValueError, match="None cannot be chosen"):
        lesson.ask("Which?", 1, {1: "one", None: "none"})


def test_what_the_table_would_say_now_waits_for_the_answer(lesson: Lesson) -> None:
    match = lesson.match("sail:5", seats=3, seed=4)
    seat = match.actors.seats[0]
    prompt = lesson.game.prompt(match.view(seat), lesson.text)
    asked = lesson.may("May she?", match, ["sail:7", "flee"])
    assert prompt not in shown(asked, "board")[0]["text"]
    asked.answer({"sail:7": True, "flee": True})
    assert shown(asked, "board")[0]["text"].endswith(prompt)


def test_actions_can_have_names_of_their_own(lesson: Lesson) -> None:
    match = lesson.match("sail:5", seats=3, seed=4)
    asked = lesson.may("May she?", match, {"sail:7": "go on", "flee": "run away"})
    assert repr(asked).splitlines() == ["? May she?", "  – go on", "  – run away"]


def test_what_helps_is_said_once(lesson: Lesson) -> None:
    match = lesson.match("sail:5", seats=3, seed=4)
    asked = lesson.may("May she?", match, ["flee", "pay:3", "sail:7"])
    asked.answer({"flee": True, "pay:3": True, "sail:7": True})
    for item in shown(asked, "marks")[0]["items"]:
        repairs = [each["repair"] for each in item["broken"] if each["repair"]]
        assert len(repairs) == len(set(repairs))


def test_where_chance_would_decide_lots_are_wanted() -> None:
    lesson = Lesson("red_november")
    match = lesson.moment("RN-FIX-8")
    seat, code = match.meta["next"]
    with pytest.raises(BadOutcome):
        lesson.predict("What?", match, f"{seat}/{code}", lambda step: len(step.events))
    asked = lesson.predict("?", match, f"{seat}/{code}", lambda step: len(step.events), lots=1)
    assert asked.truth == len(lesson.after(match, f"{seat}/{code}", lots=1).entries[-1].events)


@pytest.mark.parametrize(("typed", "said"), [("3", 3), (" 3,5 ", 3.5), ("3.5", 3.5), (7, 7)])
def test_numbers_are_typed_as_people_write_them(lesson: Lesson, typed: object, said: float) -> None:
    asked = lesson.ask("How many?", 3)
    assert asked.answer(typed).said == said
    assert asked.right is (said == 3)


@pytest.mark.parametrize("typed", ["", "many", "1e999", "9" * 40, None, True, float("nan"), [3]])
def test_what_is_no_number_is_refused(lesson: Lesson, typed: object) -> None:
    with pytest.raises((ValueError, OverflowError)):
        lesson.ask("How many?", 3).answer(typed)


def test_a_rule_is_shown_with_the_answer_to_a_question_about_it(lesson: Lesson) -> None:
    asked = lesson.ask("How many?", 3, choices=[2, 3], rule="RD-RUNE-1")
    assert shown(asked, "rules") == []
    asked.answer(2)
    assert shown(asked, "rules")[0]["ids"] == ["RD-RUNE-1"]
    assert "RD-RUNE-1" in lesson.met
    with pytest.raises(KeyError, match="no rule 'RD-NONE-1'"):
        lesson.ask("How many?", 3, rule="RD-NONE-1")


def test_a_place_is_answered_by_pointing_at_it(lesson: Lesson) -> None:
    match = lesson.match(seats=3, seed=4)
    asked = lesson.point("Where is it?", match, "space-5")
    assert asked.marked() == frozenset()
    asked.handle({"kind": "point", "target": "space-6"})
    assert asked.right is False
    assert asked.marked() == {"space-5"}
    asked.again()
    assert asked.answer("space-5").right is True
    with pytest.raises(ValueError, match="no place 'nowhere'"):
        asked.answer("nowhere")
    with pytest.raises(ValueError, match="no place of the board is right"):
        lesson.point("Where is it?", match, "nowhere")


def test_several_places_can_be_right(lesson: Lesson) -> None:
    match = lesson.match(seats=3, seed=4)
    asked = lesson.point("A village?", match, lambda target: target.id.startswith("village"))
    assert asked.truth == {"village-1", "village-2"}
    assert asked.answer("village-2").right is True


def test_as_text_a_question_keeps_its_secret(lesson: Lesson) -> None:
    match = lesson.match("sail:5", seats=3, seed=4)
    asked = lesson.predict("Coins?", match, "sail:7", coins, choices=[0, 1, 2, 3])
    assert repr(asked).splitlines() == ["? Coins?", "  – 0", "  – 1", "  – 2", "  – 3"]
    asked.answer(0)
    assert len(repr(asked).splitlines()) == 6
