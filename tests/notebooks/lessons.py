"""A rules notebook that has been run without a kernel: its lesson, its questions, its names."""

from __future__ import annotations

from functools import cache
from typing import Any

from tablelab_widgets import Lesson
from tablelab_widgets.lessons.asking import Question
from tablelab_widgets.lessons.judging import May

from tests.notebooks.stored import cells, source

LANGUAGES = ("en", "de")


def name_of(game: str, language: str) -> str:
    """Where the rules notebook of a game lies, below the folder."""
    return f"rules/{game}{'' if language == 'en' else f'.{language}'}.ipynb"


@cache
def executed(game: str, language: str) -> tuple[Lesson, dict[str, list[Any]], dict[str, Any]]:
    """The lesson, its questions by cell, and all names, after all cells have run."""
    names: dict[str, Any] = {}
    questions: dict[str, list[Any]] = {}
    for cell in cells(name_of(game, language), "code"):
        known = len(names["lesson"].questions) if "lesson" in names else 0
        exec(compile(source(cell), cell["id"], "exec"), names)  # noqa: S102  a notebook of our own
        if asked := names["lesson"].questions[known:]:
            questions[cell["id"]] = list(asked)
    return names["lesson"], questions, names


def right_answer(question: Question) -> object:
    """An answer that is right: of several places any one."""
    truth = question.truth
    return min(truth) if isinstance(truth, frozenset) else truth


def one_sided(lesson: Lesson) -> list[str]:
    """The questions of what is allowed in which everything is, or nothing."""
    asked = [question for question in lesson.questions if isinstance(question, May)]
    assert asked
    return [each.question for each in asked if set(each.truth.values()) != {True, False}]


def unmet(lesson: Lesson) -> set[str]:
    """The rules that nobody meets who reads everything and answers all questions rightly."""
    for question in lesson.questions:
        question.answer(right_answer(question))
        assert question.right, question.question
    return {rule.id for rule in lesson.game.rulebook} - lesson.offered
