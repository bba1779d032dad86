"""Any rule at work: chosen from a list, seen in a simulated game."""

from __future__ import annotations

import pytest
from tablelab_widgets import Lesson
from tablelab_widgets.lessons.sight import Look

from tests.widgets.lessons.kit import can, shown, words


@pytest.fixture
def lesson() -> Lesson:
    return Lesson("raids", language="de")


def test_a_rule_is_seen_in_what_happens(lesson: Lesson) -> None:
    piece = lesson.examples("RD-FIGHT-1")
    (told,) = shown(piece, "lines")
    assert "RD-FIGHT-1" in {line["rule"] for line in told["lines"]}
    assert told["focus"] == "RD-FIGHT-1"
    after = piece.board(Look())
    piece.handle({"kind": "choose", "key": "moment", "value": "before"})
    before = piece.board(Look())
    assert before is not None
    assert after is not None
    assert before.figure != after.figure


def test_a_rule_is_seen_in_what_it_refuses(lesson: Lesson) -> None:
    piece = lesson.examples("RD-SAIL-2")
    (told,) = shown(piece, "lines")
    assert told["head"] == "Das ist nicht erlaubt."
    assert "RD-SAIL-2" in {line["rule"] for line in told["lines"]}


def test_a_rule_of_the_set_up_is_seen_there(lesson: Lesson) -> None:
    (told,) = shown(lesson.examples("RD-SETUP-2"), "lines")
    assert "RD-SETUP-2" in {line["rule"] for line in told["lines"]}


def test_the_reader_chooses_and_asks_for_more(lesson: Lesson) -> None:
    piece = lesson.examples()
    (field,) = shown(piece, "fields")[0]["items"]
    assert len(field["options"]) == len(lesson.game.rulebook)
    place = lesson.game.rulebook.order("RD-FIGHT-1")
    piece.handle({"kind": "choose", "id": "rule", "value": str(place)})
    assert piece.rule == "RD-FIGHT-1"
    assert "RD-FIGHT-1" in lesson.met
    seen = []
    for _ in piece.places:
        seen.append(words(piece))
        piece.handle({"kind": "press", "id": "another"})
    assert len(set(seen)) == len(piece.places) > 1
    assert words(piece) == seen[0], "after the last the first comes again"


def test_of_a_rule_that_hardly_ever_speaks_that_is_said(lesson: Lesson) -> None:
    piece = lesson.examples("RD-HOME-2")
    assert piece.board(Look()) is None
    assert not can(piece, "another")
    assert "greift fast nie" in words(piece)


def test_an_option_that_makes_the_rule_speak_is_named(lesson: Lesson) -> None:
    piece = lesson.examples("RD-GHOST-1")
    assert "mit 2 Spielern" in words(piece)
    with pytest.raises(KeyError, match="no rule"):
        lesson.examples("RD-NONE-1")
    with pytest.raises(ValueError, match="no rule 'x'"):
        piece.handle({"kind": "choose", "id": "rule", "value": "x"})
