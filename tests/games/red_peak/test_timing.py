"""The sand to the millisecond, in both steps of the day, with and without a time tile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablelab.core.clock import Clock, ManualClock, NoClock, WallClock
from tablelab.core.errors import IllegalAction
from tablelab.core.game import CLOCK
from tablelab.core.match import TIME_UP, Match
from tablelab.core.record import load, save
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.actions import Action, Give, Lay, Multitool
from tablelab.games.red_peak.state import State

Game = Match[State, Action]


def begun(clock: Clock, seats: int = 3, seed: int = 3, **options: str) -> Game:
    """A match on its first day, begun at 0 ms."""
    match: Game = Match.new(GAME, seats, options, seed=seed, clock=clock)
    match.act(0, GAME.parse("day"))
    return match


def first(match: Game, kind: type) -> tuple[int, Action]:
    """The first seat that may do something of a kind, and what."""
    return next(
        (seat, action)
        for seat in match.actors.seats
        for action in match.legal(seat)
        if isinstance(action, kind)
    )


def poor(clock: ManualClock, step: str, time_tiles: int) -> Game:
    """A day in a step, with so many time tiles left."""
    match = begun(clock)
    if step == "pay":
        seat, action = first(match, Lay)
        match.act(seat, action)
        match.act(0, GAME.parse("go"))
    # By play, few time tiles are left only after many days.
    match._states[-1].time_tiles = time_tiles
    return match


def something(match: Game) -> tuple[int, Action]:
    return first(match, Lay if match.view(0).phase == "lay" else Multitool)


STEPS = pytest.mark.parametrize("step", ["lay", "pay"])


@STEPS
@pytest.mark.parametrize("time_tiles", [0, 2])
def test_at_89_999_ms_an_action_counts(step: str, time_tiles: int) -> None:
    clock = ManualClock()
    match = poor(clock, step, time_tiles)
    done = len(match)
    clock.advance(89_999)
    match.act(*something(match))
    assert [entry.seat == CLOCK for entry in match.entries[done:]] == [False]
    assert match.view(0).time_tiles == time_tiles
    assert match.actors.deadline == 90_000


@STEPS
@pytest.mark.parametrize("ms", [90_000, 90_001])
def test_from_90_000_ms_the_clock_is_first_and_uses_a_time_tile(step: str, ms: int) -> None:
    clock = ManualClock()
    match = poor(clock, step, time_tiles=2)
    done, before = len(match), match.state
    clock.advance(ms)
    entry = match.act(*something(match))
    clocks = match.entries[done]
    assert (clocks.seat, clocks.code, clocks.ms) == (CLOCK, TIME_UP, 90_000)
    assert clocks.outcomes == (), "no volcano tile is drawn"
    assert [event.rule for event in clocks.events] == ["RP-TIME-3", "RP-TIME-3"]
    assert entry.ms == ms, "the action itself is done after it"
    after = match.state
    assert after.time_tiles == 1
    assert (after.deadline, after.phase) == (180_000, before.phase)
    assert after.tiles[: len(before.tiles)] == before.tiles, "nothing laid is lost"


@STEPS
@pytest.mark.parametrize("ms", [90_000, 90_001])
def test_without_a_time_tile_the_volcano_is_drawn(step: str, ms: int) -> None:
    clock = ManualClock()
    match = poor(clock, step, time_tiles=0)
    done = len(match)
    clock.advance(ms)
    (entry,) = match.tick()
    assert (entry.ms, len(match)) == (90_000, done + 1)
    assert len(entry.outcomes) >= 1
    assert entry.outcomes[0] in ("none", "eruption", "double")
    assert [event.rule for event in entry.events][:2] == ["RP-TIME-3", "RP-TIME-2"]


@STEPS
def test_the_volcano_may_end_the_game_when_time_is_up(step: str) -> None:
    ended = 0
    for seed in range(12):
        clock = ManualClock()
        match = begun(clock, seed=seed)
        if step == "pay":
            match.act(*first(match, Lay))
            match.act(0, GAME.parse("go"))
        match._states[-1].time_tiles = 0
        clock.advance(90_000)
        action = something(match)
        (entry,) = match.tick()
        if match.outcome is None:
            assert entry.outcomes == ("none",)
            match.act(*action)
            continue
        # The tent in the camp is lost by any eruption; the action comes too late.
        assert entry.outcomes[0] in ("eruption", "double")
        assert (match.outcome.won, match.outcome.rule) == (False, "RP-END-2")
        with pytest.raises(IllegalAction) as refused:
            match.act(*action)
        assert [violation.rule for violation in refused.value.violations] == ["RP-END-2"]
        assert match.tick() == [], "the clock has stopped"
        ended += 1
    assert 0 < ended < 12


def test_several_sand_glasses_may_run_out_at_once() -> None:
    clock = ManualClock()
    match = begun(clock)
    clock.advance(181_000)
    assert [entry.ms for entry in match.tick()] == [90_000, 180_000]
    assert match.view(None).time_tiles == 0
    assert match.actors.deadline == 270_000


def test_the_night_is_not_timed() -> None:
    clock = ManualClock()
    match = begun(clock)
    match.act(0, GAME.parse("rest"))
    clock.advance(10**7)
    assert match.tick() == []
    assert match.actors.deadline is None
    match.act(1, GAME.parse("day"))
    assert match.actors.deadline == 10**7 + 90_000


def test_the_last_symbol_in_time_ends_the_day_before_the_sand_does() -> None:
    clock = ManualClock()
    match = begun(clock)
    supply = match.view(0).supply
    cheap = next(tile for tile in supply if len(GAME.parts.paths[tile].tools) <= 3)
    match.act(0, next(do for do in match.legal(0) if GAME.code(do).startswith(f"lay:{cheap}")))
    match.act(0, GAME.parse("go"))
    tools = GAME.parts.paths[cheap].tools
    for tool in tools[:-1]:
        match.act(0, GAME.parse(f"multi:{tool}"))
    clock.advance(89_999)
    match.act(0, GAME.parse(f"multi:{tools[-1]}"))
    assert match.view(0).phase in ("plan", "over")
    assert all(entry.seat != CLOCK for entry in match.entries)


def test_clock_off_nothing_runs_out() -> None:
    clock = NoClock()
    match = begun(clock)
    clock.advance(10**8)
    assert match.tick() == []
    match.act(*first(match, Lay))
    assert match.view(0).time_tiles == 2


def moments(times: list[float]) -> Iterator[float]:
    """A source for a wall clock: the given seconds, then the last one for ever."""
    yield from times
    while True:
        yield times[-1]


def script(match: Game, clock: ManualClock | None) -> None:
    """A day with a timeout in each step."""
    for step, ms in (("day", 0), ("lay", 20_000), ("lay", 75_000), ("go", 500), ("pay", 80_000)):
        if clock is not None:
            clock.advance(ms)
        if step in ("day", "go"):
            match.act(0, GAME.parse(step))
        else:
            match.act(*first(match, Lay if step == "lay" else Give))


def test_a_game_is_the_same_under_wall_and_manual_clock() -> None:
    manual = ManualClock()
    one: Game = Match.new(GAME, 2, seed=4, clock=manual)
    script(one, manual)
    seconds = moments([0.0, 0.0, 20.0, 95.0, 95.5, 175.5])
    two: Game = Match.new(GAME, 2, seed=4, clock=WallClock(source=lambda: next(seconds)))
    script(two, None)
    assert [entry.ms for entry in one.entries] == [entry.ms for entry in two.entries]
    assert [entry.code for entry in one.entries].count(TIME_UP) == 1
    assert one.entries == two.entries
    assert GAME.digest(one.state) == GAME.digest(two.state)
    assert save(one) == save(two)


def test_a_scaled_clock_gives_more_time() -> None:
    seconds = moments([0.0, 0.0, 179.9, 180.0])
    clock = WallClock(pace=0.5, source=lambda: next(seconds))
    match = begun(clock)
    assert match.tick() == []
    assert [entry.ms for entry in match.tick()] == [90_000]


@pytest.mark.parametrize("clock", [ManualClock(), NoClock(), WallClock()])
def test_a_replay_is_exact_under_any_clock(clock: Clock) -> None:
    manual = ManualClock()
    match: Game = Match.new(GAME, 3, seed=4, clock=manual)
    script(match, manual)
    again = load(save(match), {"red_peak": GAME}, clock)
    assert again.entries == match.entries
    assert GAME.plain(again.state) == GAME.plain(match.state)
    assert save(again) == save(match)
