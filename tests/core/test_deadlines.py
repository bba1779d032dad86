"""Who is in time and who is too late, to the millisecond."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablelab.core.clock import Clock, ManualClock, NoClock
from tablelab.core.errors import IllegalAction, TablelabError
from tablelab.core.game import CLOCK, Actors
from tablelab.core.match import TIME_UP, Entry, Match
from tablelab.core.record import load, save
from tests.toys.trove import GAME, MOVES, Move
from tests.toys.trove_state import State


def timed(clock: Clock) -> Match[State, Move]:
    """Both have wagered at 0 ms, so that the first turn ends at 90,000 ms."""
    match: Match[State, Move] = Match.new(GAME, 2, {"timer": "on"}, seed=1, clock=clock)
    match.act(0, MOVES["wager:1"])
    match.act(1, MOVES["wager:0"])
    return match


def test_a_millisecond_before_is_in_time() -> None:
    clock = ManualClock()
    match = timed(clock)
    clock.advance(89_999)
    entry = match.act(0, MOVES["draw"])
    assert (entry.seat, entry.ms) == (0, 89_999)
    assert all(entry.seat != CLOCK for entry in match.entries)
    assert match.actors.deadline == 179_999


@pytest.mark.parametrize("late", [90_000, 90_001, 170_000])
def test_at_the_deadline_the_clock_comes_first(late: int) -> None:
    clock = ManualClock()
    match = timed(clock)
    clock.advance(late)
    with pytest.raises(IllegalAction) as refused:
        match.act(0, MOVES["draw"])  # now it is the other's turn
    assert [violation.rule for violation in refused.value.violations] == ["TR-TURN-1"]
    assert [(e.seat, e.code, e.ms) for e in match.entries[2:]] == [(CLOCK, TIME_UP, 90_000)]
    entry = match.act(1, MOVES["draw"])
    assert (entry.seat, entry.ms) == (1, late)


def test_several_deadlines_may_have_passed() -> None:
    clock = ManualClock()
    match = timed(clock)
    clock.advance(200_000)
    assert [entry.ms for entry in match.tick()] == [90_000, 180_000]
    assert match.tick() == []


def test_the_clock_ends_a_game_and_stops() -> None:
    clock = ManualClock()
    match = timed(clock)
    clock.advance(10**9)
    match.tick()
    assert match.outcome is not None
    assert match.actors == Actors(())
    assert match.tick() == []


def test_a_clock_that_is_off_never_acts() -> None:
    clock = NoClock()
    match = timed(clock)
    clock.advance(10**9)
    assert match.tick() == []
    assert match.act(0, MOVES["draw"]).ms == 10**9


class Ticking:
    """A clock that moves on whenever it is looked at."""

    runs = True

    def __init__(self, times: Iterator[int]) -> None:
        self._times = times

    def now(self) -> int:
        return next(self._times)


def test_an_action_is_judged_by_one_reading_of_the_clock() -> None:
    match = timed(Ticking(iter([0, 0, 89_999, 90_000])))
    entry = match.act(0, MOVES["draw"])
    assert (len(match), entry.ms) == (3, 89_999)


def test_nobody_may_say_that_time_is_up() -> None:
    match = timed(ManualClock())
    with pytest.raises(IllegalAction):
        match.act(0, GAME.parse(TIME_UP))
    for entry in (
        Entry(0, TIME_UP, 95_000, (), ()),  # said by a seat
        Entry(CLOCK, TIME_UP, 89_999, (), ()),  # too early
        Entry(CLOCK, "draw", 90_000, (), ()),  # something else
    ):
        with pytest.raises(TablelabError):
            match.repeat(entry)
    assert match.repeat(Entry(CLOCK, TIME_UP, 90_000, (), ())).seat == CLOCK


def test_time_does_not_go_backwards_in_a_file() -> None:
    clock = ManualClock(5)
    match = timed(clock)
    with pytest.raises(TablelabError, match="backwards"):
        match.repeat(Entry(0, "draw", 4, (1,), ()))


def test_the_clock_does_not_act_where_none_runs() -> None:
    match: Match[State, Move] = Match.new(GAME, 2)
    with pytest.raises(TablelabError, match="no time is up"):
        match.repeat(Entry(CLOCK, TIME_UP, 90_000, (), ()))


def test_a_timed_match_is_replayed_with_its_times() -> None:
    clock = ManualClock()
    match = timed(clock)
    clock.advance(100_000)
    match.act(1, MOVES["draw"])
    again = Match.replayed(GAME, match.start, match.entries)
    assert again.entries == match.entries
    assert GAME.digest(again.state) == GAME.digest(match.state)


def test_a_match_that_goes_on_with_a_new_clock_goes_on_where_it_stopped() -> None:
    clock = ManualClock()
    match = timed(clock)
    clock.advance(50_000)
    match.act(0, MOVES["draw"])
    branch = match.branch(3, ManualClock())
    assert branch.act(1, MOVES["draw"]).ms == 50_000
    assert load(save(branch), {"trove": GAME}).entries == branch.entries
