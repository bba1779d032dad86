from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablelab.core.chance import Forbidden, Scripted, Seeded
from tablelab.core.errors import TablelabError
from tablelab.games import IDS, get
from tablelab.games.raids import Raids
from tablelab.games.raids.components import standard
from tablelab.lab import simulate, wilson
from tablelab.players import KINDS, RandomPlayer, Thinking, heuristics_of, look, make, talks
from tests.toys.trove import GAME as TROVE

GAMES = [(game_id, seats) for game_id in IDS for seats in get(game_id).info.seats]
RIVALS = [(game_id, seats) for game_id, seats in GAMES if not get(game_id).info.cooperative]
TEAMS = [game_id for game_id in IDS if get(game_id).info.cooperative]


def not_looked() -> Any:
    raise AssertionError("there was no need to look")


def test_kinds_can_be_made() -> None:
    assert KINDS == ("random", "greedy")
    for kind in KINDS:
        make(kind)


@pytest.mark.parametrize("kind", ["", "Random", "clever"])
def test_an_unknown_kind_is_refused(kind: str) -> None:
    with pytest.raises(TablelabError, match=f"no player '{kind}'; there are random, greedy"):
        make(kind)


def test_random_takes_all_actions_equally_often_and_does_not_look() -> None:
    chance, game = Seeded(1), get("raids")
    taken = Counter(
        RandomPlayer().decide(game, not_looked, ("a", "b", "c"), 0, chance) for _ in range(3000)
    )
    # Each comes 1000 times, give or take; four standard deviations are 103.
    assert set(taken) == {"a", "b", "c"}
    assert all(897 < count < 1103 for count in taken.values())
    assert RandomPlayer().decide(game, not_looked, ("a", "b"), 0, Scripted(["b"])) == "b"


def test_greedy_needs_no_thought_where_there_is_no_choice() -> None:
    assert make("greedy").decide(get("raids"), not_looked, ("only",), 0, Forbidden()) == "only"


def test_a_game_without_heuristics_is_named() -> None:
    with pytest.raises(TablelabError, match="'trove' has no heuristics for a greedy player"):
        heuristics_of(TROVE)


def test_a_variant_plays_with_the_heuristics_of_its_game() -> None:
    class Variant(Raids):
        """Lives in a module of its own."""

    raids = get("raids")
    assert raids.package == "tablelab.games.raids"
    assert heuristics_of(Variant(standard())) == heuristics_of(raids)
    assert TROVE.package is None


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_greedy_decides_the_same_again_and_changes_nothing(game_id: str, seats: int) -> None:
    game, greedy = get(game_id), make("greedy")
    chance = Seeded(seats)
    state = game.setup(seats, game.complete_options(seats, {}), chance)
    for _ in range(30):
        acting = game.actors(state).seats
        if not acting:
            break
        talkers = [seat for seat in range(seats) if talks(game, "greedy")]
        before, done = game.digest(state), False
        for seat in acting:
            legal = game.legal(state, seat)
            looking = look(game, state, seat, talkers)
            first, again = (greedy.decide(game, looking, legal, seat, Seeded(5)) for _ in range(2))
            assert first == again
            assert first in legal or (first is None and len(acting) > 1)
            assert game.digest(state) == before
            if first is not None:
                game.apply(state, seat, first, chance)
                done = True
                break
        assert done, "everybody waits"


@pytest.mark.parametrize(("game_id", "seats"), RIVALS)
def test_greedy_clearly_beats_random(game_id: str, seats: int) -> None:
    # Alone among random players, from each seat in turn. Chance alone would win one in ``seats``;
    # the whole interval must lie above a half.
    game, each, won = get(game_id), 12, 0.0
    for seat in range(seats):
        kinds = ["random"] * seats
        kinds[seat] = "greedy"
        won += float(simulate(game, seats, kinds, each, seed=1).wins[seat])
    low, _ = wilson(won, each * seats)
    assert low > 1 / 2


@pytest.mark.parametrize("game_id", TEAMS)
def test_greedy_teams_clearly_beat_random_ones(game_id: str) -> None:
    # Over all numbers of seats: with some a game may be hard for anybody.
    game, won, played = get(game_id), {"greedy": 0, "random": 0}, 12
    for seats in game.info.seats:
        for kind in won:
            won[kind] += simulate(game, seats, [kind] * seats, played, seed=1).won or 0
    total = played * len(game.info.seats)
    assert wilson(won["greedy"], total)[0] > won["random"] / total


# -- thinking times -------------------------------------------------------------------------------


def test_thinking_without_spread_takes_the_median() -> None:
    assert [Thinking(700).time(Forbidden()) for _ in range(3)] == [700] * 3


def test_thinking_times_are_log_normal() -> None:
    chance, thinking = Seeded(1), Thinking(1_000, 0.5)
    times = sorted(thinking.time(chance) for _ in range(4_000))
    # Quantiles of the log-normal distribution: the median, and one standard deviation on each side.
    for share, wanted in ((0.5, 1_000), (0.1587, 1_000 / 1.6487), (0.8413, 1_000 * 1.6487)):
        assert times[int(share * len(times))] == pytest.approx(wanted, rel=0.06)
    assert times[0] >= 1


@pytest.mark.parametrize(("median", "spread"), [(0, 0.5), (1_000, -0.1), (1_000, float("nan"))])
def test_impossible_thinking_times_are_refused(median: int, spread: float) -> None:
    with pytest.raises(ValueError, match="no thinking time"):
        Thinking(median, spread)
