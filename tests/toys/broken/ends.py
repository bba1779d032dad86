"""Mistakes at the end, and with clocks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tablelab.core.chance import Chance
from tablelab.core.events import Emit, Violation
from tablelab.core.game import CLOCK, Actors, Outcome
from tablelab.core.match import TIME_UP
from tests.toys.broken.registry import caught_by
from tests.toys.trove import Move, Trove
from tests.toys.trove_state import TURN_MS, State


@caught_by("games_end")
class Endless(Trove):
    """Never counts a turn."""

    def next_turn(self, state: State) -> None:
        super().next_turn(state)
        state.turns = 0


@caught_by("over_means_nobody_acts")
class SilentEnd(Trove):
    """Stops without a result."""

    def outcome(self, state: State) -> Outcome | None:
        return None


@caught_by("scores_add_up")
class WrongWinner(Trove):
    """The fewest points win."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        least = min(outcome.scores)
        winners = tuple(s for s, score in enumerate(outcome.scores) if score == least)
        return replace(outcome, winners=winners)


@caught_by("scores_add_up")
class WrongSum(Trove):
    """Scores something that is not among the points."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        return replace(outcome, scores=tuple(score + 1 for score in outcome.scores))


@caught_by("scores_add_up")
class OtherPoints(Trove):
    """Shows other points than it scores."""

    def points(self, state: State) -> tuple[Mapping[str, int], ...]:
        points = super().points(state)
        return points if self.ended_by(state) is None else tuple({**p, "luck": 0} for p in points)

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, points=super().points(state))


@caught_by("time_up_moves_on")
class StuckClock(Trove):
    """Nothing comes of it when time is up."""

    def time_up(self, state: State, emit: Emit) -> None:
        emit("TR-TIME-1", "trove.too_slow", seat=max(state.turn, 0))


@caught_by("nobody_plays_for_the_clock")
class FalseAlarm(Trove):
    """Lets a seat say that time is up."""

    def violations(self, state: State, seat: int, action: Move) -> list[Violation]:
        if action.kind == TIME_UP and seat != CLOCK and not self.ended_by(state):
            return []
        return super().violations(state, seat, action)


@caught_by("deadlines_lie_ahead")
class ShortDeadline(Trove):
    """Forgets that time has passed before the turn began."""

    def act(self, state: State, seat: int, action: Move, chance: Chance, emit: Emit) -> None:
        super().act(state, seat, action, chance, emit)
        state.ms -= TURN_MS


@caught_by("deadlines_are_sharp")
class ClockOfItsOwn(Trove):
    """Lets the time run down while it is asked, instead of being told what time it is."""

    asked = 0

    def actors(self, state: State) -> Actors:
        actors = super().actors(state)
        if actors.deadline is None:
            return actors
        self.asked += 1
        return replace(actors, deadline=actors.deadline - self.asked % 2)


@caught_by("games_can_be_played")
class Crash(Trove):
    """Falls over in the middle of a game."""

    def dare(self, state: State, seat: int, chance: Chance, emit: Emit) -> None:
        raise KeyError("sorry")


@caught_by("components_are_all_there")
class Counterfeit(Trove):
    """Pays coins that do not exist."""

    def dare(self, state: State, seat: int, chance: Chance, emit: Emit) -> None:
        super().dare(state, seat, chance, emit)
        state.coins[seat] += 1
