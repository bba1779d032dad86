from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from tablelab.core.chance import Chance, Seeded
from tablelab.core.errors import BadOption, IllegalAction, TablelabError
from tablelab.core.events import EventLog
from tablelab.core.game import Game
from tablelab.lab import as_match, play, playout, simulate, simulation
from tablelab.players import GreedyPlayer, Heuristics, Look, Player

RANDOM = ("random", "random")


class Spy:
    """Takes the first action and keeps all that it was handed."""

    def __init__(self) -> None:
        self.handed: list[object] = []

    def decide(
        self, game: Game[Any, Any], view: Look, legal: Sequence[Any], seat: int, chance: Chance
    ) -> Any:
        self.handed += [game, view, legal, seat, chance, view()]
        return legal[0]


class Always:
    """Answers ``action`` to everything."""

    def __init__(self, action: int) -> None:
        self.action = action

    def decide(
        self, game: Game[Any, Any], view: Look, legal: Sequence[Any], seat: int, chance: Chance
    ) -> Any:
        return self.action


def finish(take: Any, players: Sequence[Player], **kwargs: Any) -> Any:
    state = take.setup(2, {"bonus": "no"}, Seeded(1))
    return playout(take, state, players, Seeded(2), Seeded(3), **kwargs)


def test_playout_plays_to_the_end(take: Any) -> None:
    log = EventLog()
    outcome = finish(take, [Always(1), Always(2)], emit=log)
    assert outcome.scores == (3, 6)
    assert outcome.winners == (1,)
    assert [event.data["seat"] for event in log] == [0, 1, 0, 1, 0, 1]


def test_a_player_never_gets_the_true_state(take: Any) -> None:
    spy, state = Spy(), take.setup(2, {"bonus": "no"}, Seeded(1))
    playout(take, state, [spy, spy], Seeded(2), Seeded(3))
    assert spy.handed
    assert not any(isinstance(thing, type(state)) for thing in spy.handed)
    for look in spy.handed[1::6]:
        assert not any(isinstance(thing, type(state)) for thing in getattr(look, "args", ()))


def test_a_players_chance_is_not_that_of_the_rules(take: Any) -> None:
    rules, mind = Seeded(2), Seeded(3)
    spy = Spy()
    playout(take, take.setup(2, {"bonus": "no"}, Seeded(1)), [spy, spy], rules, mind)
    assert all(thing is mind for thing in spy.handed if isinstance(thing, Chance))


def test_an_illegal_answer_of_a_player_is_no_move(take: Any) -> None:
    with pytest.raises(IllegalAction, match="take:3"):
        finish(take, [Always(1), Always(3)])


def test_a_game_that_does_not_end_is_an_error(take: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablelab.lab.playing.MOST_DECISIONS", 3)
    with pytest.raises(TablelabError, match="has not ended"):
        finish(take, [Always(1), Always(1)])
    with pytest.raises(TablelabError, match="has not ended"):
        as_match(take, 2, RANDOM, 1, 0)


def test_the_same_seed_gives_the_same_result(take: Any) -> None:
    first, again = (simulate(take, 2, RANDOM, 30, seed=7) for _ in range(2))
    other = simulate(take, 2, RANDOM, 30, seed=8)
    assert (first.wins, first.scores_mean) == (again.wins, again.scores_mean)
    assert (first.wins, first.scores_mean) != (other.wins, other.scores_mean)


def test_wins_add_up_and_shared_victories_count_in_parts(take: Any) -> None:
    outcomes = [play(take, 2, RANDOM, seed=5, number=k) for k in range(40)]
    shared = sum(len(outcome.winners) == 2 for outcome in outcomes)
    alone = [sum(outcome.winners == (seat,) for outcome in outcomes) for seat in range(2)]
    assert shared, "the seed must bring a draw, else this test says nothing"
    result = simulate(take, 2, RANDOM, 40, seed=5)
    assert result.wins == tuple(won + Fraction(shared, 2) for won in alone)
    assert sum(result.wins) == 40
    means = [sum(outcome.scores[seat] for outcome in outcomes) / 40 for seat in range(2)]
    assert result.scores_mean == pytest.approx(means)


def test_a_victory_of_all_three_is_a_third_each(take: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "make", lambda kind: Always(1))
    result = simulate(take, 3, ("random",) * 3, 1, seed=1)
    assert result.wins == (Fraction(1, 3),) * 3
    assert result.plain()["wins"] == [1 / 3] * 3


def test_game_k_is_the_same_alone_and_as_a_match(take: Any) -> None:
    for number in range(5):
        outcome = play(take, 3, ("random",) * 3, 11, number)
        match = as_match(take, 3, ("random",) * 3, 11, number)
        assert match.outcome == outcome
        assert match.game.outcome(match.state_at(len(match))) == outcome
    few, many = (simulate(take, 2, RANDOM, games, seed=3) for games in (1, 2))
    second = play(take, 2, RANDOM, seed=3, number=1)
    assert [b * 2 - a for a, b in zip(few.scores_mean, many.scores_mean, strict=True)] == list(
        second.scores
    )


def test_players_draw_new_lots_in_every_game(take: Any) -> None:
    # All that differs from game to game in the toy are the players' lots.
    outcomes = {play(take, 2, RANDOM, 1, number).scores for number in range(20)}
    assert len(outcomes) > 5


def test_options_reach_the_rules(take: Any) -> None:
    result = simulate(take, 2, RANDOM, 5, seed=1, options={"bonus": "yes"})
    assert result.wins == (5, 0)
    assert result.options == {"bonus": "yes"}


def test_intervals_hold_the_shares(take: Any) -> None:
    result = simulate(take, 2, RANDOM, 20, seed=1)
    for share, (low, high) in zip(result.shares, result.intervals, strict=True):
        assert low < share < high


def test_one_kind_can_play_at_all_seats(take: Any) -> None:
    result = simulate(take, 3, "random", 5, seed=1)
    assert result.players == ("random",) * 3
    assert result.wins == simulate(take, 3, ("random",) * 3, 5, seed=1).wins
    assert as_match(take, 3, "random", 1, 0).outcome == play(take, 3, "random", 1, 0)


def test_progress_is_told_after_each_game(take: Any) -> None:
    told: list[tuple[int, int]] = []
    simulate(take, 2, RANDOM, 3, seed=1, progress=lambda *step: told.append(step))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"games": 0}, TablelabError, "must be 1 or more, not 0"),
        ({"seats": 5}, BadOption, "2, 3 players, not 5"),
        ({"kinds": ("random",)}, TablelabError, "2 seats need 2 players, not 1"),
        ({"kinds": ("random", "clever")}, TablelabError, "no player 'clever'; there are random"),
        ({"kinds": "clever"}, TablelabError, "no player 'clever'; there are random"),
        ({"options": {"bonus": "maybe"}}, BadOption, "one of no, yes"),
        ({"seed": "1"}, TablelabError, "seed must be a whole number, not '1'"),
        ({"seed": None}, TablelabError, "seed must be a whole number, not None"),
    ],
)
def test_nonsense_is_refused(
    take: Any, change: dict[str, Any], error: type[Exception], says: str
) -> None:
    asked: dict[str, Any] = {"seats": 2, "kinds": RANDOM, "games": 1, "seed": 1, **change}
    with pytest.raises(error, match=says):
        simulate(take, **asked)


def test_greedy_takes_what_it_values_and_the_first_among_equals(take: Any) -> None:
    rich = GreedyPlayer(Heuristics(lambda state, seat: state.taken[seat]))
    poor = GreedyPlayer(Heuristics(lambda state, seat: -state.taken[seat]))
    dull = GreedyPlayer(Heuristics(lambda state, seat: 0))
    assert finish(take, [rich, poor]).scores == (6, 3)
    assert finish(take, [dull, rich]).scores == (3, 6)


def test_greedy_follows_an_unsettled_action_to_its_end(take: Any) -> None:
    # A coin is worth the more, the fewer the next seat then takes for itself; the next seat is
    # greedy too, so that the value shows only when its answer has been looked at.
    def value(state: Any, seat: int) -> float:
        return state.taken[seat] if state.turn % 2 == 0 else -state.taken[seat]

    hasty = GreedyPlayer(Heuristics(value))
    patient = GreedyPlayer(Heuristics(value, lambda state: state.turn % 2 == 1))
    state = take.setup(2, {"bonus": "no"}, Seeded(1))
    looking = partial(take.view, state, 0)
    assert hasty.decide(take, looking, (1, 2), 0, Seeded(1)) == 1
    assert patient.decide(take, looking, (1, 2), 0, Seeded(1)) == 2


def test_greedy_without_heuristics_says_so(take: Any) -> None:
    with pytest.raises(TablelabError, match="'take' has no heuristics"):
        finish(take, [GreedyPlayer(), GreedyPlayer()])
