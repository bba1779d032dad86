"""Reviewing a played game: the curve, the turns, and whose doing they were."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import pytest

from tablelab import games, lab
from tablelab.core.chance import Chance, Scripted, Seeded
from tablelab.core.errors import TablelabError
from tablelab.core.events import Emit, silent
from tablelab.core.game import CLOCK, Actors, Outcome
from tablelab.core.match import Match
from tablelab.games.submarine.view import View
from tablelab.lab import chances, review
from tablelab.lab.chances import won
from tablelab.players import GreedyPlayer, Thinking
from tests.lab.conftest import Coins, Take

TURNS, STORM = 24, 13
"""How long the toy is, and the turn in which a die says whether whoever acts falls."""

FALLEN = 100

MODULE: Any = sys.modules["tablelab.lab.review"]  # the package has the function by that name
Reviewer = MODULE._Reviewer


class Cliff(Take):
    """Two walk along a cliff in turn. 1 is a step; 2 is a jump, and who jumps has lost. If nobody
    has fallen in the end, or both have, a throw decides."""

    storm = False
    """Whether a die decides in the middle if seat 1 falls."""

    def actors(self, state: Coins) -> Actors:
        return Actors((state.turn % 2,) if state.turn < TURNS else ())

    def apply(
        self, state: Coins, seat: int, action: int, chance: Chance, emit: Emit = silent
    ) -> None:
        if action == 2 or (self.storm and state.turn == STORM and chance.roll(4) == 1):
            state.taken[seat] = FALLEN
        state.turn += 1
        if state.turn == TURNS:
            state.secret = chance.roll(2)
        emit("T-1", "take.took", seat=seat, n=action)

    def outcome(self, state: Coins) -> Outcome | None:
        if state.turn < TURNS:
            return None
        standing = [seat for seat, taken in enumerate(state.taken) if taken != FALLEN]
        return Outcome("T-1", tuple(standing) if len(standing) == 1 else (state.secret - 1,))


class Careful:
    """Never jumps."""

    thinking = Thinking(1, 0.0)

    def decide(
        self, game: Any, view: Any, legal: Sequence[int], seat: int, chance: Chance
    ) -> int | None:
        return 1


@pytest.fixture(autouse=True)
def careful(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "true_players" not in request.fixturenames:
        for module in (chances, MODULE):
            monkeypatch.setattr(module, "make", lambda kind: Careful())


@pytest.fixture
def true_players() -> None:
    """For tests that play real games."""


def walk(
    jumps: Sequence[int] = (), die: int | None = None, until: int = TURNS - 2
) -> Match[Any, Any]:
    """A walk with jumps in some turns; ``die`` is what the storm throws, None: there is none."""
    game = Cliff()
    game.storm = die is not None
    match: Match[Any, Any] = Match.new(game, 2, chance=Scripted([1]))
    for turn in range(until):
        lots = [die] if game.storm and turn == STORM else [1] if turn == TURNS - 1 else []
        match.act(turn % 2, 2 if turn in jumps else 1, Scripted(lots))
    return match


# -- turns ------------------------------------------------------------------------------------


@pytest.mark.parametrize("every", [1, 5, None])
@pytest.mark.parametrize("jump", [0, 4, 11, 21])
def test_the_move_that_loses_is_the_turn(jump: int, every: int | None) -> None:
    found = review(walk([jump]), playouts=20, every=every)
    (turn,) = found.turns
    assert (turn.entry, turn.seat, turn.side) == (jump, jump % 2, jump % 2)
    assert turn.after.share == 0
    assert turn.advised == "take:1"
    assert turn.best is not None
    assert turn.choice is not None
    # The adviser plays on as the careful players do, with the same lots.
    assert turn.best.share == turn.before.share
    assert turn.choice.value == turn.change.value < 0
    assert (turn.cause, turn.luck) == ("choice", None)


def test_what_the_die_did_is_not_what_was_chosen() -> None:
    (turn,) = review(walk(die=1), playouts=40).turns
    assert (turn.entry, turn.seat, turn.cause) == (STORM, 1, "chance")
    assert turn.choice is None  # the adviser would have done the same
    assert turn.luck is not None
    assert turn.luck.value < 0 == turn.after.share < turn.chosen.share


def test_a_jump_into_the_storm_is_a_choice_all_the_same() -> None:
    (turn,) = review(walk([STORM]), playouts=40).turns
    assert (turn.entry, turn.cause) == (STORM, "choice")


def test_where_nothing_happened_there_is_no_turn() -> None:
    for seed in range(5):
        assert review(walk(), playouts=20, seed=seed).turns == ()


def test_luck_in_the_measuring_is_seldom_taken_for_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """With lots of its own for each moment the curve jumps up and down; nothing has happened."""
    measured = Reviewer._measured

    def other(self: Any, index: int, lots: str) -> Any:
        return measured(self, index, f"{lots} {index}")

    monkeypatch.setattr(Reviewer, "_measured", other)
    found = [review(walk(), playouts=20, seed=seed) for seed in range(40)]
    assert sum(each.candidates for each in found) > 40
    assert sum(len(each.turns) for each in found) <= 6  # 5 % of 40, and what luck may do to that


def test_a_match_that_goes_on_is_reviewed_up_to_now() -> None:
    found = review(walk([4], until=8), playouts=20)
    assert (found.over, found.entries) == (False, 8)
    assert [turn.entry for turn in found.turns] == [4]
    assert found.points[-1].index == 8
    assert found.points[-1].chances[1].share == 1
    assert found.points[-1].chances[1].playouts == 20


def test_at_the_end_nothing_is_estimated() -> None:
    end = review(walk(until=TURNS), playouts=5).points[-1]
    assert end.index == TURNS
    assert [(it.share, *it.interval, it.playouts) for it in end.chances] == [
        (1.0, 1.0, 1.0, 0),
        (0.0, 0.0, 0.0, 0),
    ]


def test_a_shared_victory_is_a_part_for_each() -> None:
    assert won(Cliff(), Outcome("T-1", (0, 2)), 3) == (0.5, 0.0, 0.5)
    assert won(games.get("red_peak"), Outcome("RP-END-1", (), won=False), 3) == (0.0,)


# -- arguments and progress -------------------------------------------------------------------


def test_the_same_arguments_give_the_same_review() -> None:
    match = walk([4])
    again = Match.replayed(match.game, match.start, match.entries)
    assert review(match, 20, seed=3) == review(again, 20, seed=3)
    assert review(match, 20, seed=3) != review(match, 20, seed=4)


def test_every_says_how_far_apart_the_moments_are() -> None:
    found = review(walk(), 2, every=4)
    assert {0, 4, 8, 12, 16, 20, TURNS - 2} <= {point.index for point in found.points}
    assert [p.index for p in review(walk(), 2, every=1).points] == list(range(TURNS - 1))


def test_the_match_stays_as_it_is() -> None:
    match = walk([4])
    digest, entries = match.game.digest(match.state), match.entries
    review(match, 2)
    assert (match.game.digest(match.state), match.entries) == (digest, entries)


def test_progress_rises_to_its_end_and_what_it_raises_stops() -> None:
    told: list[tuple[int, int]] = []
    review(walk([4]), 5, progress=lambda done, total: told.append((done, total)))
    assert told == sorted(told)
    assert len({total for _, total in told}) == 1
    assert told[0][0] == 1
    assert told[-1][0] == told[-1][1]

    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        if done == 7:
            raise Enough

    with pytest.raises(Enough):
        review(walk(), 5, progress=stop)


@pytest.mark.parametrize(
    "wrong", [{"playouts": 0}, {"playouts": 2.5}, {"every": 0}, {"every": True}, {"seed": "x"}]
)
def test_numbers_that_make_no_sense(wrong: dict[str, Any]) -> None:
    with pytest.raises(TablelabError):
        review(walk(), **wrong)


def test_nothing_to_review() -> None:
    with pytest.raises(TablelabError, match="nothing has been decided"):
        review(walk(until=0))


# -- real games -------------------------------------------------------------------------------


def test_rules_met_and_not_met(true_players: None) -> None:
    game = games.get("red_peak")
    match = lab.as_match(game, 3, "greedy", 1, 0)
    found = review(match, 1)
    events = [*match.opening, *(event for entry in match.entries for event in entry.events)]
    assert set(found.met) == {event.rule for event in events}
    assert [r.id for r in game.rulebook if r.id not in found.met] == list(found.unmet)


def test_players_of_playouts_see_only_what_is_theirs(
    true_players: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Watched(type(games.get("submarine"))):  # type: ignore[misc]
        def view(self, state: Any, seat: int | None) -> Any:
            seen.append(seat)
            return super().view(state, seat)

    class Honest(GreedyPlayer):
        def decide(self, game: Any, view: Any, legal: Any, seat: int, chance: Chance) -> Any:
            seen.clear()
            given = view()
            assert seen == [seat]
            assert type(given) is View
            return legal[0]

    seen: list[int | None] = []
    match = lab.as_match(games.get("submarine"), 3, "greedy", 1, 0)
    game = Watched(match.game.parts)
    for module in (chances, MODULE):
        monkeypatch.setattr(module, "make", lambda kind: Honest())
    short = Match.replayed(game, match.start, match.entries[:12])
    assert review(short, 1, every=6).entries == 12


@pytest.mark.parametrize("clock", [True, False])
def test_time_goes_on_from_where_it_stood(
    true_players: None, monkeypatch: pytest.MonkeyPatch, clock: bool
) -> None:
    game = games.get("red_peak")
    match = lab.as_match(game, 3, "greedy", 1, 0, time=lab.Time(clock=clock))
    heard: list[tuple[int, bool]] = []
    playout = chances.playout

    def listening(*args: Any, now: int, time: lab.Time, **more: Any) -> Outcome:
        heard.append((now, time.clock))
        return playout(*args, now=now, time=time, **more)

    monkeypatch.setattr(chances, "playout", listening)
    review(match, 1, every=10)
    assert {running for _, running in heard} == {clock}
    times = {entry.ms for entry in match.entries} | {0}
    assert {now for now, _ in heard} <= times
    assert (max(now for now, _ in heard) > 0) == clock


def test_a_playout_at_the_deadline_begins_with_the_clock() -> None:
    game = games.get("red_peak")
    chance = Seeded(1)
    state = game.setup(3, game.complete_options(3, {}), chance)
    acted: list[int] = []

    class Heard(type(game)):  # type: ignore[misc]
        def apply(self, state: Any, seat: int, action: Any, *more: Any) -> None:
            acted.append(seat)
            super().apply(state, seat, action, *more)

    heard = Heard(game.parts)
    while (deadline := game.actors(state).deadline) is None:
        seat = game.actors(state).seats[0]
        game.apply(state, seat, game.legal(state, seat)[0], chance)
    for now, first in ((0, False), (deadline, True)):
        acted.clear()
        players = [GreedyPlayer()] * 3
        lab.playout(heard, state.clone(), players, Seeded(2), Seeded(3), time=lab.Time(), now=now)
        assert (acted[0] == CLOCK) == first
