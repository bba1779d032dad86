"""Chances are exact: every way in which chance can fall is tried."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from tablelab_widgets import Lesson
from tablelab_widgets.lessons.predicting import CLOSE, Odds
from tablelab_widgets.lessons.sight import Step

from tablelab.core.errors import TooManyBranches
from tests.widgets.lessons.kit import shown

MINUTES = 2


def repair(labels: Callable[[Step], str] | None = None) -> Odds:
    """A repair in Red November: it works if the die with ten faces shows at most its minutes."""
    lesson = Lesson("red_november")
    match = lesson.moment("RN-FIX-8", where=lambda moment: moment.code == f"spend:{MINUTES}")
    seat, code = match.meta["next"]
    return lesson.odds("Will it work?", match, f"{seat}/{code}", works, labels, lots=1)


def works(step: Step) -> bool:
    return step.cites("RN-FIX-6")


@pytest.fixture
def asked() -> Odds:
    return repair()


def test_a_repair_works_in_as_many_of_ten_cases_as_it_has_minutes(asked: Odds) -> None:
    assert asked.chance == Fraction(MINUTES, 10)


def test_all_outcomes_together_are_certain(asked: Odds) -> None:
    assert sum(share for share, _ in asked.groups.values()) == 1
    assert len(asked.groups) == 2


def test_who_is_close_is_right(asked: Odds) -> None:
    truth = float(asked.chance * 100)
    assert asked.answer(truth - CLOSE).right is True
    asked.again()
    assert asked.answer(truth + CLOSE + 1).right is False
    bars = shown(asked, "bars")[0]["rows"]
    assert sum(Fraction(row["share"]).limit_denominator(10) for row in bars) == 1


@pytest.mark.parametrize("wrong", [-1, 101, "many"])
def test_a_percentage_is_wanted(asked: Odds, wrong: object) -> None:
    with pytest.raises(ValueError, match=r"percentage|convert|number"):
        asked.answer(wrong)


def test_a_group_has_outcomes_of_one_kind() -> None:
    with pytest.raises(ValueError, match="holds outcomes of both kinds"):
        repair(labels=lambda step: "whatever")


def test_all_that_comes_after_the_die_is_too_much() -> None:
    lesson = Lesson("red_november")
    match = lesson.moment("RN-FIX-8")
    seat, code = match.meta["next"]
    with pytest.raises(TooManyBranches, match="say how many lots"):
        lesson.odds("Will it?", match, f"{seat}/{code}", lambda step: step.cites("RN-FIX-6"))
