"""The chance to win from a position, by playing it to the end often enough, and its change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any

from tablelab.core.chance import Seeded
from tablelab.core.game import Game, Outcome
from tablelab.lab.playing import Time, playout
from tablelab.lab.statistics import Z95, Measured, wilson
from tablelab.players import make, talks

Wins = tuple[tuple[float, ...], ...]
"""What was won, playout by playout and in each by side: 0, 1, or a part of a shared victory."""

PLAYER = "greedy"
"""The kind of player that plays positions to the end."""

Act = Callable[[Any, Seeded], None]
"""Does something to a state, with a chance to draw from, before the playout begins."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A chance to win, 0 to 1, with its 95 % interval (Wilson).

    ``playouts`` is 0 where the game was over: then nothing was estimated.
    """

    share: float
    low: float
    high: float
    playouts: int

    @property
    def interval(self) -> tuple[float, float]:
        """The interval as charts want it."""
        return self.low, self.high


def sides(game: Game[Any, Any], seats: int) -> int:
    """How many sides can win: the team is a single one."""
    return 1 if game.info.cooperative else seats


def won(game: Game[Any, Any], outcome: Outcome, seats: int) -> tuple[float, ...]:
    """What each side has of a victory; those who share it have a part each."""
    if game.info.cooperative:
        return (float(bool(outcome.won)),)
    part = 1 / len(outcome.winners) if outcome.winners else 0.0
    return tuple(part if seat in outcome.winners else 0.0 for seat in range(seats))


def estimate(wins: Wins, side: int) -> Estimate:
    """The chance of a side after these playouts."""
    total = min(sum(each[side] for each in wins), float(len(wins)))
    return Estimate(total / len(wins), *wilson(total, len(wins)), len(wins))


def shift(before: Wins, after: Wins, side: int, z: float = Z95) -> Measured:
    """The change from ``before`` to ``after``; playout k of both has the same lots.

    The interval is Agresti and Min's (2005) as in :class:`~tablelab.lab.Paired`, here also for
    parts of victories. ``z`` says how sure it is: 95 % if nothing else is said. Raises ValueError
    for series that cannot be paired.
    """
    pairs = zip(before, after, strict=True)
    changes = [now[side] - then[side] for then, now in pairs]
    number = len(changes) + 2
    middle = sum(changes) / number
    spread = (sum(each * each for each in changes) + 1) / number - middle * middle
    half = z * sqrt(spread / number)
    value = sum(changes) / len(changes)
    return Measured(value, max(-1.0, middle - half), min(1.0, middle + half))


class Playouts:
    """Plays positions of one table to the end, with greedy players who see what is theirs.

    Each call takes the same number of playouts; those with the same ``lots`` have the same chance,
    so that two positions differ by themselves and less by luck. ``told`` is called after each.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        number: int,
        seed: int,
        time: Time,
        told: Callable[[], None],
    ) -> None:
        self._game, self._number, self._seed = game, number, seed
        self._time, self._told = time, told
        self._players = [make(PLAYER)] * seats
        self._talkers = range(seats) if talks(game, PLAYER) else ()

    def wins(self, state: Any, now: int, lots: str, act: Act | None = None) -> Wins:
        """What is won from ``state``, which stays as it is, at the time ``now``."""
        return tuple(
            self._one(state, now, f"{lots}/{number}", act) for number in range(self._number)
        )

    def _one(self, state: Any, now: int, lots: str, act: Act | None) -> tuple[float, ...]:
        game, seats = self._game, len(self._players)
        chance = Seeded(f"{self._seed}/{lots}")
        mind = Seeded(f"{self._seed}/{lots}/players")
        trial = state.clone()
        if act is not None:
            act(trial, chance)
        outcome = game.outcome(trial) or playout(
            game,
            trial,
            self._players,
            chance,
            mind,
            time=self._time,
            talkers=self._talkers,
            now=now,
        )
        self._told()
        return won(game, outcome, seats)
