"""Experiments run at once with their start values, and in the background with others."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
from tablelab_widgets import Lesson
from tablelab_widgets.lessons.experiment import Experiment
from tablelab_widgets.lessons.sight import Look

from tests.widgets.lessons.kit import can, words


def chart(result: Any, look: Any) -> dict[str, Any]:
    return {"data": [{"type": "bar", "x": [result]}], "layout": {"height": 100}}


@pytest.fixture
def lesson() -> Lesson:
    return Lesson("raids")


class Work:
    """Counts how often it was done; with 0 games it fails; it can be held up."""

    def __init__(self) -> None:
        self.done: list[int] = []
        self.go_on = threading.Event()
        self.began = threading.Event()
        self.hold = False

    def __call__(self, values: Any, progress: Callable[[int, int], None]) -> int:
        games = values["games"]
        if games == 0:
            raise RuntimeError("no games at all")
        for number in range(games):
            self.began.set()
            if self.hold:
                self.go_on.wait(10)
            progress(number + 1, games)
        self.done.append(games)
        return games * 10


def experiment(lesson: Lesson, work: Work, **more: Any) -> Experiment:
    games = lesson.choice("Games", [2, 3, 0])
    return lesson.experiment(
        "How many?", work, chart, lambda result: f"{result} it is.", {"games": games}, **more
    )


def test_the_start_values_are_run_at_once(lesson: Lesson) -> None:
    work = Work()
    piece = experiment(lesson, work)
    assert work.done == [2]
    assert repr(piece) == "How many? (Games: 2)\n  20 it is."
    figure = piece.chart(Look())
    assert figure is not None
    assert figure["data"][0]["x"] == [20]


def test_other_values_are_run_when_asked_for_and_then_known(lesson: Lesson) -> None:
    work = Work()
    piece = experiment(lesson, work)
    assert not can(piece, "run"), "the result for these values is there"
    piece.handle({"kind": "choose", "id": "games", "value": "1"})
    assert can(piece, "run")
    assert "20 it is." in words(piece), "the old result stands until there is a new one"
    piece.set(games=3)
    assert "30 it is." in words(piece)
    piece.set(games=2).set(games=3)
    assert work.done == [2, 3]


def test_a_reader_can_stop_it(lesson: Lesson) -> None:
    work = Work()
    piece = experiment(lesson, work)
    work.began.clear()
    work.hold = True
    piece.handle({"kind": "choose", "id": "games", "value": "1"})
    piece.handle({"kind": "press", "id": "run"})
    assert work.began.wait(10)
    assert piece.running
    assert can(piece, "stop")
    piece.handle({"kind": "choose", "id": "games", "value": "0"})
    assert piece.chosen == {"games": 3}, "not while it runs"
    piece.handle({"kind": "press", "id": "stop"})
    work.go_on.set()
    piece.wait()
    assert not piece.running
    assert work.done == [2]
    assert "20 it is." in words(piece)


def test_a_failure_is_told_and_the_last_result_stays(lesson: Lesson) -> None:
    piece = experiment(lesson, Work())
    piece.set(games=0)
    assert "no games at all" in words(piece)
    assert "20 it is." in words(piece)


def test_the_result_waits_for_the_guess(lesson: Lesson) -> None:
    guess = lesson.guess("How many?", [10, 20])
    piece = experiment(lesson, Work(), guess=guess)
    calls: list[int] = []
    piece.watch(lambda: calls.append(1))
    assert "20 it is." not in words(piece)
    assert piece.chart(Look()) is None
    guess.answer(10)
    assert calls, "the page is told"
    assert "20 it is." in words(piece)
    assert guess.right is None, "nobody marks a guess"


def test_values_that_are_not_there_are_refused(lesson: Lesson) -> None:
    piece = experiment(lesson, Work())
    with pytest.raises(ValueError, match="cannot be 7"):
        piece.set(games=7)
    with pytest.raises(ValueError, match="no choice"):
        piece.handle({"kind": "choose", "id": "games", "value": "9"})
    with pytest.raises(ValueError, match="which is no choice"):
        lesson.choice("Games", [1, 2], start=3)
