"""Quizzes and the summary."""

from __future__ import annotations

import pytest
from tablelab_widgets import Lesson

from tests.widgets.lessons.kit import can, shown, words


@pytest.fixture
def lesson() -> Lesson:
    return Lesson("raids")


def test_one_question_after_the_other(lesson: Lesson) -> None:
    first = lesson.ask("One?", 1, [1, 2])
    second = lesson.ask("Two?", 2, [1, 2])
    quiz = lesson.quiz("Check", [first, second])
    assert "One?" in words(quiz)
    assert "Two?" not in words(quiz)
    quiz.handle({"kind": "press", "id": "next"})
    assert quiz.at == 0, "an answer first"
    assert not can(quiz, "next")
    quiz.handle({"kind": "choose", "id": "input", "value": "0"})
    quiz.handle({"kind": "press", "id": "check"})
    assert first.right is True
    assert can(quiz, "next")
    quiz.pressed("next")
    second.answer(1)
    quiz.pressed("next")
    assert quiz.over
    assert quiz.hits == 1
    assert "1 of 2" in words(quiz)
    assert [item["right"] for item in shown(quiz, "marks")[0]["items"]] == [True, False]
    quiz.pressed("restart")
    assert (quiz.at, quiz.hits, first.answered) == (0, 0, False)


def test_blocks_of_two_questions_are_never_taken_for_each_other(lesson: Lesson) -> None:
    quiz = lesson.quiz("Check", [lesson.ask("One?", 1, [1, 2]), lesson.ask("Two?", 2, [1, 2])])
    before = {block["key"] for block in shown(quiz, "options")}
    quiz.questions[0].answer(1)
    quiz.pressed("next")
    assert before.isdisjoint(block["key"] for block in shown(quiz, "options"))


def test_a_quiz_needs_questions(lesson: Lesson) -> None:
    with pytest.raises(ValueError, match="at least one question"):
        lesson.quiz("Check", [])


def test_the_board_of_a_quiz_is_that_of_its_question(lesson: Lesson) -> None:
    match = lesson.match(seats=3, seed=4)
    place = lesson.point("Where?", match, "space-5")
    quiz = lesson.quiz("Check", [place, lesson.ask("Two?", 2, [1, 2])])
    assert shown(quiz, "board")
    quiz.handle({"kind": "point", "target": "space-5"})
    assert place.right is True
    assert quiz.marked() == {"space-5"}
    quiz.pressed("next")
    assert not shown(quiz, "board")


def test_the_summary_follows_the_learner(lesson: Lesson) -> None:
    summary = lesson.summary()
    calls: list[int] = []
    summary.watch(lambda: calls.append(1))
    one, two = lesson.ask("One?", 1, [1, 2], rule="RD-RUNE-1"), lesson.ask("Two?", 2, [1, 2])
    lesson.guess("Your guess?", [1, 2]).answer(1)
    assert "0 of 2 questions" in words(summary), "a guess is no question that can be missed"
    one.answer(1)
    assert len(calls) == 2, "the guess and the answer"
    two.answer(1)
    assert len(calls) == 3, "an answer is news, also when it brings no new rule"
    assert "2 of 2 questions" in words(summary)
    assert "1 of 2 answers right" in words(summary)
    assert "RD-RUNE-1" not in shown(summary, "rules")[0]["ids"]


def test_a_cell_that_is_run_again_does_not_count_twice(lesson: Lesson) -> None:
    for _ in range(2):
        lesson.ask("One?", 1, [1, 2]).answer(1)
    assert "1 of 1 answers right" in words(lesson.summary())
