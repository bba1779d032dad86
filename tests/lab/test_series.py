"""Series of games with players of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablelab.core.errors import IllegalAction, TablelabError
from tablelab.core.events import EventLog
from tablelab.games import get
from tablelab.lab import Habit, Time, part, play, series, simulate

NOVEMBER = get("red_november")
PEAK = get("red_peak")


def as_ever(view: Any, legal: Sequence[Any], choice: Any) -> Any:
    return choice


@pytest.mark.parametrize("game", [NOVEMBER, PEAK], ids=["red_november", "red_peak"])
def test_a_series_has_the_games_of_a_simulation(game: Any) -> None:
    played = series(game, 3, "greedy", 4, 5)
    assert [one.outcome for one in played] == [play(game, 3, "greedy", 5, k) for k in range(4)]
    assert sum(one.won for one in played) == simulate(game, 3, "greedy", 4, 5).won


@pytest.mark.parametrize("game", [NOVEMBER, PEAK], ids=["red_november", "red_peak"])
def test_a_habit_that_changes_nothing_plays_the_same(game: Any) -> None:
    ours = series(game, 3, lambda: Habit(as_ever), 4, 5)
    assert [one.outcome for one in ours] == [one.outcome for one in series(game, 3, "greedy", 4, 5)]


def test_players_of_ones_own_tell_each_other_their_cards() -> None:
    seen = set()

    def notes(view: Any, legal: Sequence[Any], choice: Any) -> Any:
        if view.phase == "lay":
            seen.add(sum(hand is not None for hand in view.hands))
        return choice

    series(PEAK, 3, lambda: Habit(notes), 1, 5)
    assert seen == {3}


def test_a_habit_changes_what_is_done() -> None:
    def rests(view: Any, legal: Sequence[Any], choice: Any) -> Any:
        codes = {PEAK.code(action): action for action in legal}
        return next((codes[code] for code in ("day", "rest") if code in codes), choice)

    log = series(PEAK, 2, lambda: Habit(rests), 1, 5, watch=EventLog)[0].notes
    assert not [event for event in log if event.key in ("red_peak.lays", "red_peak.dares")]
    assert [event for event in log if event.key == "red_peak.rests"]


def test_what_is_not_legal_is_refused() -> None:
    def cheats(view: Any, legal: Sequence[Any], choice: Any) -> Any:
        return PEAK.parse("go")

    with pytest.raises(IllegalAction):
        series(PEAK, 2, lambda: Habit(cheats), 1, 5)


def test_each_game_has_a_listener_of_its_own() -> None:
    first, second = series(NOVEMBER, 3, "greedy", 2, 5, watch=EventLog)
    assert first.notes is not second.notes
    assert first.notes[-1].rule == first.outcome.rule


def test_players_by_seat_options_and_time_are_taken() -> None:
    mixed = ("greedy", "random", "random")
    options = {"volcano": "easy"}
    played = series(PEAK, 3, mixed, 3, 5, options, time=Time(pace=3))
    alike = simulate(PEAK, 3, mixed, 3, 5, options, time=Time(pace=3))
    assert sum(one.won for one in played) == alike.won
    with pytest.raises(TablelabError, match="3 seats need 3 players"):
        series(PEAK, 3, ("greedy",), 1, 5)
    with pytest.raises(TablelabError, match="number of games"):
        series(PEAK, 3, "greedy", 0, 5)


def test_progress_goes_on_through_all_parts() -> None:
    told: list[tuple[int, int]] = []
    for place in range(2):
        series(PEAK, 2, "greedy", 2, 5, progress=part(lambda *at: told.append(at), place, 2))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
