"""Cooperative games, games that all play at once, and games against a clock, in simulations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablelab.core.chance import Chance, Seeded
from tablelab.core.clock import WallClock
from tablelab.core.errors import TablelabError
from tablelab.core.game import CLOCK, Game
from tablelab.core.match import TIME_UP
from tablelab.core.record import load, save
from tablelab.games.red_peak import GAME
from tablelab.lab import Time, as_match, bench, play, playing, playout, simulate, wilson
from tablelab.players import Look, Thinking

TEAM = ("greedy", "greedy", "greedy")
SAND = 90_000


class Steady:
    """Rests every day and thinks for ``ms`` each time; a lazy one always waits for others."""

    def __init__(self, ms: int, lazy: bool = False) -> None:
        self.thinking = Thinking(ms)
        self.lazy = lazy
        self.asked = 0

    def decide(
        self, game: Game[Any, Any], view: Look, legal: Sequence[Any], seat: int, chance: Chance
    ) -> Any:
        self.asked += 1
        if self.lazy:
            return None
        codes = {game.code(action): action for action in legal}
        return next(codes[code] for code in ("day", "rest", "take:multitools") if code in codes)


def rested(first: int, *others: int, pace: float = 1.0) -> list[tuple[int, str, int]]:
    """Who did what when on a first day of players who think for so long, until it is over."""
    log: list[tuple[int, str, int]] = []

    class Heard(type(GAME)):  # type: ignore[misc]
        def apply(self, state: Any, seat: int, action: Any, *rest: Any) -> None:
            log.append((seat, self.code(action), state.now))
            super().apply(state, seat, action, *rest)

    game = Heard(GAME.parts)
    seats = 1 + len(others)
    state = game.setup(seats, game.complete_options(seats, {}), Seeded(1))
    players = [Steady(ms) for ms in (first, *others)]
    playout(game, state, players, Seeded(1), Seeded(2), time=Time(pace=pace))
    last = next(i for i, (_, code, _) in enumerate(log) if code == "rest")
    return log[: last + 1]


def test_who_has_thought_first_acts_first() -> None:
    assert rested(2_000, 3_000) == [(0, "day", 2_000), (1, "rest", 3_000)]


def test_an_action_a_millisecond_before_the_deadline_counts() -> None:
    # Seat 0 begins the day at 1 ms; its own next answer and that of seat 1 come at 90,000 ms.
    assert rested(1, 90_000)[-1] == (0, "rest", 2)
    log = rested(89_999, 10**9)
    assert log == [(0, "day", 89_999), (0, "rest", 179_998)], "the deadline is 179,999"


@pytest.mark.parametrize("ms", [90_000, 90_001])
def test_from_the_deadline_on_the_clock_is_first(ms: int) -> None:
    log = rested(ms, 10**9)
    assert log == [(0, "day", ms), (CLOCK, TIME_UP, ms + SAND), (0, "rest", 2 * ms)]


def test_a_slow_clock_gives_players_more_time() -> None:
    assert (CLOCK, TIME_UP, 180_000) in rested(90_000, 10**9)
    assert rested(90_000, 10**9, pace=0.5) == [(0, "day", 45_000), (0, "rest", 90_000)]


def test_thinking_goes_on_through_a_deadline() -> None:
    log = rested(200_000, 10**9)
    assert [code for _, code, _ in log].count(TIME_UP) == 2
    assert log[-1] == (0, "rest", 400_000)


def test_a_team_in_a_simulation() -> None:
    result = simulate(GAME, 3, TEAM, 20, seed=2)
    assert result.won is not None
    assert 0 < result.won < 20
    assert result.wins == (result.won,) * 3
    assert result.share == result.won / 20
    assert result.interval == wilson(result.won, 20)
    assert result.scores_mean == ()
    assert sum(result.endings.values()) == 20
    assert result.endings["RP-END-1"] == result.won
    assert result.time_ups is not None
    assert result.time_ups > 0
    plain = result.plain()
    assert (plain["won"], plain["share"]) == (result.won, result.share)
    assert plain["interval"] == list(result.interval)
    assert set(plain["endings"]) <= {rule.id for rule in GAME.rulebook}


def test_rivals_have_no_team(take: Any) -> None:
    result = simulate(take, 2, ("random", "random"), 3, seed=1)
    assert (result.won, result.time_ups) == (None, None)
    assert not {"won", "share", "interval"} & set(result.plain())
    assert result.endings == {"T-1": 3}
    with pytest.raises(TablelabError, match="no cooperative game"):
        _ = result.share


@pytest.mark.parametrize("time", [None, Time(clock=False), Time(pace=0.25)])
@pytest.mark.parametrize("talk", [True, False])
def test_game_k_is_the_same_alone_and_as_a_match(time: Time | None, talk: bool) -> None:
    ups = 0
    for number in range(3):
        match = as_match(GAME, 3, TEAM, 5, number, time=time, talk=talk)
        assert play(GAME, 3, TEAM, 5, number, time=time, talk=talk) == match.outcome
        ups += sum(entry.seat == CLOCK for entry in match.entries)
        again = load(save(match), {"red_peak": GAME}, WallClock())
        assert again.entries == match.entries
        assert GAME.digest(again.state) == GAME.digest(match.state)
    total = simulate(GAME, 3, TEAM, 3, 5, time=time, talk=talk).time_ups
    assert total == (None if time and not time.clock else ups)


def test_slower_sand_runs_out_less_often() -> None:
    fast, slow = (simulate(GAME, 3, TEAM, 6, 1, time=Time(pace=pace)) for pace in (2.0, 0.25))
    assert fast.time_ups is not None
    assert slow.time_ups is not None
    assert fast.time_ups > slow.time_ups + 6


def test_talking_helps() -> None:
    loud, quiet = (
        simulate(GAME, 4, ("greedy",) * 4, 16, 3, {"volcano": "easy"}, talk=talk)
        for talk in (True, False)
    )
    assert loud.share > quiet.share


def test_where_one_waits_another_acts() -> None:
    state = GAME.setup(2, GAME.complete_options(2, {}), Seeded(1))
    lazy, busy = Steady(10, lazy=True), Steady(1_000)
    outcome = playout(GAME, state, [lazy, busy], Seeded(1), Seeded(2))
    assert outcome.won is False
    assert lazy.asked >= busy.asked > 0


@pytest.mark.parametrize("time", [None, Time()])
def test_a_team_in_which_all_wait_is_an_error(
    time: Time | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "MOST_WAITS", 20)
    state = GAME.setup(2, GAME.complete_options(2, {}), Seeded(1))
    with pytest.raises(TablelabError, match="wait for each other"):
        playout(GAME, state, [Steady(5, True), Steady(5, True)], Seeded(1), Seeded(2), time=time)


@pytest.mark.parametrize("pace", [0.0, -1.0, float("inf"), float("nan")])
def test_an_impossible_pace_is_refused(pace: float) -> None:
    with pytest.raises(TablelabError, match="pace"):
        Time(pace=pace)


def test_bench_lets_any_seat_act() -> None:
    acted: set[int] = set()

    class Watched(type(GAME)):  # type: ignore[misc]
        def apply(self, state: Any, seat: int, *rest: Any) -> None:
            acted.add(seat)
            super().apply(state, seat, *rest)

    figures = bench(Watched(GAME.parts), 4, seconds=0.05)
    assert acted == {0, 1, 2, 3}
    assert figures.decisions_per_game > 1
