"""Positions come from matches that the rules have played."""

from __future__ import annotations

import pytest
from tablelab_widgets import Lesson

from tablelab.core.errors import BadOutcome


@pytest.fixture
def lesson() -> Lesson:
    return Lesson("raids")


def test_codes_are_played_by_whose_turn_it_is(lesson: Lesson) -> None:
    match = lesson.match("sail:5", "sail:7", seats=3, seed=4)
    assert [entry.code for entry in match.entries] == ["sail:5", "sail:7"]
    assert [entry.seat for entry in match.entries] == [2, 0]
    assert match.start.names == ("Ada", "Ben", "Cleo")


def test_a_seat_can_be_named(lesson: Lesson) -> None:
    match = lesson.match("2/sail:5", seats=3, seed=4)
    assert match.entries[0].seat == 2
    with pytest.raises(ValueError, match=r"1\. '0/sail:5' is not allowed here"):
        lesson.match("0/sail:5", seats=3, seed=4)


def test_a_code_that_is_not_allowed_is_refused_in_words_with_its_place(lesson: Lesson) -> None:
    with pytest.raises(ValueError, match=r"2. 'flee' is not allowed here: .*\(RD-FIGHT-2\)"):
        lesson.match("sail:5", "flee", seats=3, seed=4)


def test_what_follows_leaves_the_match_as_it_was(lesson: Lesson) -> None:
    before = lesson.match("sail:5", seats=3, seed=4)
    after = lesson.after(before, "sail:7")
    assert (len(before), len(after)) == (1, 2)
    assert after.start.branched is None
    assert lesson.until(after, 1).state.plain() == before.state.plain()


def test_lots_decide_what_chance_says() -> None:
    """Red November: the die of a repair shows what the teacher wants."""
    lesson = Lesson("red_november")
    moment = lesson.moment("RN-FIX-8", seats=3)
    seat, code = moment.meta["next"]
    done = [lesson.after(moment, f"{seat}/{code}", lots=7) for _ in range(2)]
    assert done[0].entries[-1].outcomes == done[1].entries[-1].outcomes
    with pytest.raises(BadOutcome):
        lesson.after(moment, f"{seat}/{code}", lots=["no die"])


def test_time_can_run_out() -> None:
    """Red Peak: the sand runs through, whatever is left undone."""
    lesson = Lesson("red_peak")
    moment = lesson.moment("RP-TIME-3", where=lambda found: found.code == "time-up")
    assert moment.meta["next"][1] == "time-up"
    after = lesson.after(moment, "time-up")
    assert (after.entries[-1].seat, after.entries[-1].code) == (-1, "time-up")
    with pytest.raises(ValueError, match="no time is running"):
        Lesson("raids").match("time-up")


def test_a_moment_is_the_position_before_the_rule_speaks(lesson: Lesson) -> None:
    match = lesson.moment("RD-FIGHT-1")
    seat, code = match.meta["next"]
    assert match.start.names == ("Ada", "Ben", "Cleo")
    told = lesson.after(match, f"{seat}/{code}", lots=1).entries[-1].events
    assert "RD-FIGHT-1" in {event.rule for event in told}
    other = lesson.moment("RD-FIGHT-1", 1)
    assert other.state.plain() != match.state.plain()


def test_a_table_goes_on_from_a_position_and_is_not_kept(lesson: Lesson) -> None:
    """What is tried in a lesson must not take the place of a real game in the browser."""
    match = lesson.match("sail:5", seats=3, seed=4)
    table = lesson.play(match, people=(0,))
    assert table.match is not None
    assert table.match.state.plain() == match.state.plain()
    assert table.controller.session.kinds == ("human", "greedy", "greedy")
    assert table.controller.handle({"kind": "autosave"}) == [
        {"kind": "autosave", "game": "raids", "saved": None}
    ]
    table.match.act(0, "sail:7")
    assert len(match) == 1, "the position of the lesson stays as it is"


@pytest.mark.parametrize("clock", ["on", "slow", "off"])
def test_a_table_can_have_a_clock(clock: str) -> None:
    lesson = Lesson("red_peak")
    table = lesson.play(lesson.match(seats=3), clock=clock)
    assert table.match is not None
    assert table.match.clock.runs is (clock != "off")
    assert table.controller.session.clock == clock


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="language is 'fr'; there are en, de"):
        Lesson("raids", language="fr")
