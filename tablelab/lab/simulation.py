"""Many games, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any

from tablelab.core.chance import Seeded
from tablelab.core.errors import TablelabError
from tablelab.core.game import Game, Outcome
from tablelab.core.match import Match
from tablelab.lab.playing import playout
from tablelab.lab.statistics import wilson
from tablelab.players import make

Progress = Callable[[int, int], None]
"""Told after each game how many of how many are done."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of ``games`` simulated games; all lists are by seat.

    ``wins`` adds up to ``games``: of a victory shared by two each has a half (in a cooperative
    game each has the whole victory). ``scores_mean`` is empty in a game without scores.
    ``seconds`` is the time that it took, the only thing that differs from run to run.
    """

    game: str
    seats: int
    players: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    games: int
    wins: tuple[Fraction, ...]
    scores_mean: tuple[float, ...]
    seconds: float

    @property
    def shares(self) -> tuple[float, ...]:
        """The part of all games that each seat won."""
        return tuple(float(won / self.games) for won in self.wins)

    @property
    def intervals(self) -> tuple[tuple[float, float], ...]:
        """A 95 % confidence interval (Wilson) for each of the ``shares``."""
        return tuple(wilson(float(won), self.games) for won in self.wins)

    def plain(self) -> dict[str, Any]:
        """The result as JSON data."""
        return {
            "game": self.game,
            "games": self.games,
            "seats": self.seats,
            "players": list(self.players),
            "options": dict(self.options),
            "seed": self.seed,
            "wins": [float(won) for won in self.wins],
            "win_shares": list(self.shares),
            "win_intervals": [list(interval) for interval in self.intervals],
            "scores_mean": list(self.scores_mean),
            "seconds": self.seconds,
        }


def simulate(
    game: Game[Any, Any],
    seats: int,
    kinds: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play ``games`` games; ``kinds`` of player are by seat.

    The same arguments give the same result on every machine, and game number k (from 0) is the
    same however many are played: see :func:`play` and :func:`as_match`. Raises TablelabError for
    seats, options, kinds or numbers of games that make no sense.
    """
    if type(games) is not int or games < 1:
        raise TablelabError(f"the number of games must be 1 or more, not {games!r}")
    complete = _checked(game, seats, kinds, options)
    wins, totals = [Fraction(0)] * seats, [0] * seats
    scored = False
    began = time.perf_counter()
    for number in range(games):
        outcome = _played(game, seats, kinds, seed, number, complete)
        share = Fraction(1, 1 if game.info.cooperative else len(outcome.winners) or 1)
        for winner in outcome.winners:
            wins[winner] += share
        for seat, score in enumerate(outcome.scores):
            totals[seat] += score
            scored = True
        if progress is not None:
            progress(number + 1, games)
    seconds = time.perf_counter() - began
    means = tuple(total / games for total in totals) if scored else ()
    return Result(
        game.info.id, seats, tuple(kinds), complete, seed, games, tuple(wins), means, seconds
    )


def play(
    game: Game[Any, Any],
    seats: int,
    kinds: Sequence[str],
    seed: int,
    number: int,
    options: Mapping[str, object] | None = None,
) -> Outcome:
    """Game ``number`` (from 0) of a simulation, played alone."""
    return _played(game, seats, kinds, seed, number, _checked(game, seats, kinds, options))


def as_match(
    game: Game[Any, Any],
    seats: int,
    kinds: Sequence[str],
    seed: int,
    number: int,
    options: Mapping[str, object] | None = None,
) -> Match[Any, Any]:
    """Game ``number`` (from 0) of a simulation as a match: to be looked at, saved, explained."""
    complete = _checked(game, seats, kinds, options)
    chance, mind = _streams(seed, number)
    players = [make(kind) for kind in kinds]
    match = Match.new(game, seats, complete, seed=seed, chance=chance)
    while acting := match.actors.seats:
        seat = acting[0]
        legal = match.legal(seat)
        action = players[seat].decide(game, partial(match.view, seat), legal, seat, mind)
        match.act(seat, action, chance)
    return match


def _checked(
    game: Game[Any, Any], seats: int, kinds: Sequence[str], options: Mapping[str, object] | None
) -> dict[str, str]:
    complete = game.complete_options(seats, options or {})
    if len(kinds) != seats:
        raise TablelabError(f"{seats} seats need {seats} players, not {len(kinds)}")
    for kind in kinds:
        make(kind)
    return complete


def _streams(seed: int, number: int) -> tuple[Seeded, Seeded]:
    """Chance for the rules and chance for the players of one game."""
    return Seeded(f"{seed}/game {number}"), Seeded(f"{seed}/game {number}/players")


def _played(
    game: Game[Any, Any],
    seats: int,
    kinds: Sequence[str],
    seed: int,
    number: int,
    options: Mapping[str, str],
) -> Outcome:
    chance, mind = _streams(seed, number)
    state = game.setup(seats, options, chance)
    return playout(game, state, [make(kind) for kind in kinds], chance, mind)
