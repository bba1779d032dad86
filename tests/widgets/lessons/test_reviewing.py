"""The review as a piece of a lesson: files that are judged, work that is done while one waits."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from tablelab_widgets import Lesson
from tablelab_widgets.lessons import reviewing
from tablelab_widgets.lessons.reviewing import Reviewing
from tablelab_widgets.lessons.sight import Look
from tablelab_widgets.table import files

from tablelab import games, lab
from tablelab.core.match import Match
from tablelab.core.record import save
from tests.widgets.lessons.kit import can, shown, words

GREEDY: dict[str, Any] = {"kinds": "greedy", "seed": 1, "number": 0}


@pytest.fixture(scope="module")
def peak() -> Match[Any, Any]:
    """A whole game of Red Peak, in which chance turned the game (seed 1)."""
    return lab.as_match(games.get("red_peak"), 3, **GREEDY)


@pytest.fixture(scope="module")
def begun() -> Match[Any, Any]:
    """A game with hidden hands that is not over."""
    whole = lab.as_match(games.get("submarine"), 2, **GREEDY)
    return Match.replayed(whole.game, whole.start, whole.entries[:3])


@pytest.fixture
def empty() -> Reviewing:
    return Lesson("raids").review(playouts=2)


def opened(piece: Reviewing, content: object) -> Reviewing:
    piece.handle({"kind": "open", "text": content})
    piece.wait()
    return piece


# -- a match that is given --------------------------------------------------------------------


@pytest.fixture(scope="module")
def given(peak: Match[Any, Any]) -> Reviewing:
    return Lesson("red_peak").review(peak, playouts=16)


def test_a_match_is_reviewed_at_once(given: Reviewing) -> None:
    assert given.found is not None
    assert given.found.turns
    assert not can(given, "open")
    (cards,) = shown(given, "cards")
    assert [item["mark"] for item in cards["items"]] == [
        str(number) for number in range(1, len(given.found.turns) + 1)
    ]


def test_the_chart_has_the_chances_and_a_line_at_each_turn(given: Reviewing) -> None:
    assert given.found is not None
    drawn = given.chart(Look())
    assert drawn is not None
    points = given.found.points
    (line,) = [trace for trace in drawn["data"] if "markers" in trace["mode"]]
    assert line["y"] == [point.chances[0].share for point in points]
    assert [shape["x0"] for shape in drawn["layout"]["shapes"]] == [
        turn.entry + 1 for turn in given.found.turns
    ]


def test_a_turn_says_what_was_promised_and_what_happened(given: Reviewing) -> None:
    assert given.found is not None
    assert given.match is not None
    given.choose(0)
    turn = given.found.turns[0]
    (bars,) = shown(given, "bars")
    shares = [row["share"] for row in bars["rows"]]
    assert (shares[0], shares[-1]) == (turn.before.share, turn.after.share)
    assert turn.chosen.share in shares
    (lines,) = shown(given, "lines")
    events = given.match.entries[turn.entry].events
    assert {line["rule"] for line in lines["lines"]} <= {event.rule for event in events}
    assert lines["lines"]


def test_before_and_after_are_two_boards(given: Reviewing) -> None:
    given.choose(0)
    after = shown(given, "board")[0]["text"]
    given.handle({"kind": "choose", "key": "moment", "value": "before"})
    assert shown(given, "board")[0]["text"] != after
    assert given.board(Look()) is not None


def test_all_rules_are_met_or_not(given: Reviewing) -> None:
    ids = [rule for block in shown(given, "rules") for rule in block["ids"]]
    assert sorted(ids) == sorted(rule.id for rule in games.get("red_peak").rulebook)


def test_it_is_text_in_both_languages(
    peak: Match[Any, Any], given: Reviewing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "review", lambda *_: given.found)
    for language, said in (("en", "Decision"), ("de", "Entscheidung")):
        piece = Lesson("red_peak", language=language).review(peak, playouts=16)
        assert said in repr(piece)
        assert "lesson." not in repr(piece) + words(piece).replace("lesson.marked", "")


def test_a_turn_that_is_not_there(given: Reviewing) -> None:
    for value in ("-1", "99", "x", None):
        with pytest.raises(ValueError, match=r"no turn|invalid literal"):
            given.handle({"kind": "choose", "key": "turn", "value": value})


# -- a file -----------------------------------------------------------------------------------


def test_a_file_of_another_game_is_reviewed_in_its_words(
    empty: Reviewing, peak: Match[Any, Any]
) -> None:
    assert can(empty, "open")
    assert shown(empty, "chart") == []
    opened(empty, save(peak))
    assert empty.found == lab.review(peak, 2)
    assert empty.lesson.game.info.id == "red_peak"
    assert "Red Peak" in shown(empty, "heading")[0]["text"]
    assert can(empty, "open")


def test_what_is_refused_says_why_and_loses_nothing(
    empty: Reviewing, peak: Match[Any, Any]
) -> None:
    content = save(peak)
    found = opened(empty, content).found
    lines = content.splitlines()
    cut = "\n".join(lines[:9])
    illegal = content.replace('"do": "', '"do": "x', 1)
    other = content.replace("red_peak", "chess", 1)
    huge = "x" * (files.LARGEST_FILE + 1)
    for bad, said in (
        (cut, "line 9"),
        (illegal, "line 2"),
        (other, "line 1"),
        (huge, "too large"),
        (None, "no text file"),
        ("", "line 1"),
    ):
        opened(empty, bad)
        (verdict,) = [each for each in shown(empty, "verdict") if each["key"] == "refused"]
        assert said in verdict["title"]
        assert empty.found is found
    empty.handle({"kind": "open", "large": True})
    assert "too large" in words(empty)
    opened(empty, content)
    assert shown(empty, "verdict") == []


def test_nothing_decided_yet(empty: Reviewing) -> None:
    opened(empty, save(Match.new(games.get("raids"), 2)))
    assert "Nothing has been decided" in words(empty)
    assert empty.found is None


def test_hands_are_shown_only_to_who_agrees(empty: Reviewing, begun: Match[Any, Any]) -> None:
    opened(empty, save(begun))
    assert empty.found is None
    assert can(empty, "agree")
    assert "what some players hide" in words(empty)
    empty.handle({"kind": "press", "id": "agree"})
    empty.wait()
    assert empty.found is not None
    assert not can(empty, "agree")


def test_no_file_where_a_match_is_given(given: Reviewing, begun: Match[Any, Any]) -> None:
    found = given.found
    opened(given, save(begun))
    assert given.found is found


def test_a_reader_can_stop_it(
    empty: Reviewing, peak: Match[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    began, go_on = threading.Event(), threading.Event()

    def slow(match: Any, playouts: int, seed: int, told: Any) -> Any:
        began.set()
        go_on.wait(10)
        told(1, 2)
        pytest.fail("it was not stopped")

    monkeypatch.setattr(reviewing, "review", slow)
    empty.handle({"kind": "open", "text": save(peak)})
    assert began.wait(10)
    assert can(empty, "stop")
    empty.handle({"kind": "press", "id": "stop"})
    go_on.set()
    empty.wait()
    assert not empty.running
    assert empty.match is None
    assert shown(empty, "verdict") == []


def test_more_playouts_on_demand(peak: Match[Any, Any]) -> None:
    piece = Lesson("red_peak").review(peak, playouts=2)
    assert not can(piece, "run")
    piece.handle({"kind": "choose", "id": "times", "value": "3"})
    assert can(piece, "run")
    piece.handle({"kind": "press", "id": "run"})
    piece.wait()
    assert piece.found is not None
    assert piece.found.playouts == 6
    assert not can(piece, "run")
    with pytest.raises(ValueError, match="no choice"):
        piece.handle({"kind": "choose", "id": "times", "value": "1000000"})


def test_a_failure_is_told(
    empty: Reviewing, peak: Match[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no luck")

    monkeypatch.setattr(reviewing, "review", broken)
    opened(empty, save(peak))
    assert "no luck" in words(empty)
    assert can(empty, "open")
