"""What docs/lessons.md says is so: its lesson runs, and its answers are those in the text."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest
from tablelab_widgets.charts import Look as ChartLook
from tablelab_widgets.lessons.experiment import Experiment
from tablelab_widgets.lessons.exploring import Examples
from tablelab_widgets.lessons.judging import May
from tablelab_widgets.lessons.predicting import Odds, Predict
from tablelab_widgets.lessons.quiz import Quiz
from tablelab_widgets.lessons.reading import BoardPiece, Rules, Steps
from tablelab_widgets.lessons.sight import Look
from tablelab_widgets.lessons.summary import Summary
from tablelab_widgets.site import shelf
from tablelab_widgets.table.widget import Table

from tests.packaging.guides import ROOT, Told, blocks, page

PAGES = ("lessons.md", "games.md")


@pytest.fixture(scope="module")
def lesson() -> Told:
    """The whole lesson, run from top to bottom like a notebook."""
    told = Told()
    for code in blocks("lessons.md", "python"):
        told.run(code)
    return told


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", page(name))
    assert not [link for link in links if not (ROOT / "docs" / link).exists()]


@pytest.mark.parametrize("name", PAGES)
def test_lines_are_no_longer_than_in_the_readme(name: str) -> None:
    assert max(map(len, page(name).splitlines())) <= 150


def test_the_position_is_the_one_that_is_told(lesson: Told) -> None:
    first = lesson.of(BoardPiece)[0].described()
    assert "Room 4 (reactor room): fire; Cleo" in first
    assert "Room 3 (lower stern): Ben" in first
    assert len(lesson.names["burning"]) == 1, "what was played on from it has left it alone"


def test_steps_have_their_notes(lesson: Told) -> None:
    (steps,) = lesson.of(Steps)
    told = str(steps.blocks(Look())) + steps.described()
    assert "room 4 burns" in told


def test_what_is_allowed_is_what_the_reason_says(lesson: Told) -> None:
    (may,) = lesson.of(May)
    assert may.truth == {
        "spend:1": True,
        "spend:10": True,
        "add:fire_extinguisher": True,
        "open:3": False,
    }


def test_the_fire_is_out(lesson: Told) -> None:
    (predict,) = lesson.of(Predict)
    assert predict.truth is True
    assert predict.answer(False).right is False
    lines = next(block for block in predict.blocks(Look()) if block["kind"] == "lines")
    assert "RN-FIX-6" in str(lines)


def test_the_chances_are_exact(lesson: Told) -> None:
    assert lesson.names["without"].chance == Fraction(2, 10)
    assert lesson.names["with_it"].chance == Fraction(2 + 3, 10)
    for question in (lesson.names["without"], lesson.names["with_it"], *lesson.of(Odds)):
        action = next(block for block in question.blocks(Look()) if block["key"] == "action")
        assert "of 10" not in str(action), "the label must not give the answer away"


def test_the_quiz_has_all_its_questions(lesson: Told) -> None:
    (quiz,) = lesson.of(Quiz)
    where, *_, certain = quiz.questions
    assert where.answer("room-4").right
    assert not where.answer("room-5").right
    assert certain.truth == 10
    assert len(quiz.questions) == 4


def test_rules_and_examples(lesson: Told) -> None:
    rules, german = lesson.of(Rules)[0], lesson.names["german"]
    assert "RN-FIRE-1" in str(rules.blocks(Look()))
    (examples,) = lesson.of(Examples)
    assert examples.rule == "RN-FIRE-1"
    assert german.game.rulebook["RN-FIRE-1"].text["de"] in repr(german.rules("RN-FIRE-1"))


def test_the_moment_is_one_of_a_hurry(lesson: Told) -> None:
    code, match = lesson.names["code"], lesson.names["failed"]
    minutes = int(code.removeprefix("spend:"))
    assert minutes in (1, 2)
    (odds,) = lesson.of(Odds)
    assert odds.match is match
    assert Fraction(minutes, 10) <= odds.chance < 1, "items may help"


def test_the_table_begins_at_the_position(lesson: Told) -> None:
    (table,) = lesson.of(Table)
    assert table.snapshot["trouble"] is None
    kinds = [seat["kind"] for seat in table.snapshot["seats"]]
    assert kinds == ["greedy", "greedy", "human"]
    table.close()


def test_the_experiment_comes_close_to_the_rule(lesson: Told) -> None:
    (experiment,) = lesson.of(Experiment)
    assert experiment.result[0] == 2
    minutes, hits, fires = experiment.set(minutes=8, fires=200).result
    assert (minutes, fires) == (8, 200)
    # Four standard deviations on either side: 200 tries at 8/10.
    assert abs(hits - 160) < 23
    drawn = experiment._chart(experiment.result, ChartLook("light", False, experiment.lesson.text))
    assert drawn["layout"]["meta"]["title"] == "Fires that go out"
    assert experiment.answers == [f"With 8 minutes {hits} of 200 fires went out."]
    assert lesson.of(Summary)


def test_the_metadata_put_the_lesson_on_the_site(tmp_path: Path) -> None:
    (metadata,) = map(json.loads, blocks("lessons.md", "json"))
    path = tmp_path / "fire.ipynb"
    path.write_text(json.dumps({"cells": [], "metadata": metadata}), encoding="utf-8")
    assert [page.title for page in shelf.others(tmp_path)] == ["Fire on board"]
    assert shelf.is_read(tmp_path, "fire.ipynb")
    metadata["tablelab"]["language"] = "de"
    twin = tmp_path / "fire.de.ipynb"
    twin.write_text(json.dumps({"cells": [], "metadata": metadata}), encoding="utf-8")
    pages = shelf.find_pages(tmp_path)
    assert shelf.twins(pages, pages[0]) == {"en": "fire.ipynb", "de": "fire.de.ipynb"}
