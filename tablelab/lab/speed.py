"""How fast a game's rules are: random legal play on one core."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from tablelab.core.chance import Seeded
from tablelab.core.events import Emit, EventLog, silent
from tablelab.core.game import Game
from tablelab.lab.simulation import Progress

MOST_SAMPLES = 400
"""Positions, spread over random games, on which the single functions are timed."""

ROUNDS = 5
"""Each function is timed so often over all positions; the quickest round counts."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured. Rates are per second of CPU time, so that other work does not blur them.

    One decision is: list the legal actions, choose one by lot, apply it. The ``_us`` figures are
    microseconds a call, averaged over positions of random games.
    """

    game: str
    seats: int
    options: Mapping[str, str]
    seed: int
    decisions_per_second: float
    decisions_per_second_events: float
    games_per_second: float
    decisions_per_game: float
    events_per_game: float
    clone_us: float
    legal_us: float
    view_us: float
    python: str
    seconds: float

    def plain(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return asdict(self)


@dataclass(slots=True)
class _Tally:
    games: int = 0
    decisions: int = 0
    events: int = 0
    seconds: float = 0.0


def bench(
    game: Game[Any, Any],
    seats: int,
    options: Mapping[str, object] | None = None,
    seconds: float = 2.0,
    seed: int = 1,
    progress: Progress | None = None,
) -> Figures:
    """Measure ``game`` for about twice ``seconds``: once without events, once with them.

    Raises BadOption for seats or options that the game does not have.
    """
    complete = game.complete_options(seats, options or {})
    began = time.perf_counter()
    report = progress or (lambda done, total: None)
    silent_play = _play_for(seconds, game, seats, complete, seed, None)
    report(1, 3)
    told_play = _play_for(seconds, game, seats, complete, seed, EventLog)
    report(2, 3)
    samples = _positions(game, seats, complete, seed)
    clone_us = _microseconds(lambda: [state.clone() for state, _ in samples], len(samples))
    legal_us = _microseconds(lambda: [game.legal(*pair) for pair in samples], len(samples))
    view_us = _microseconds(lambda: [game.view(*pair) for pair in samples], len(samples))
    report(3, 3)
    return Figures(
        game=game.info.id,
        seats=seats,
        options=complete,
        seed=seed,
        decisions_per_second=silent_play.decisions / silent_play.seconds,
        decisions_per_second_events=told_play.decisions / told_play.seconds,
        games_per_second=silent_play.games / silent_play.seconds,
        decisions_per_game=silent_play.decisions / silent_play.games,
        events_per_game=told_play.events / told_play.games,
        clone_us=clone_us,
        legal_us=legal_us,
        view_us=view_us,
        python=platform.python_version(),
        seconds=time.perf_counter() - began,
    )


def _play_for(
    seconds: float,
    game: Game[Any, Any],
    seats: int,
    options: Mapping[str, str],
    seed: int,
    log: Callable[[], EventLog] | None,
) -> _Tally:
    """Whole random games until ``seconds`` of CPU time are used up (at least one game)."""
    tally = _Tally()
    began = time.process_time()
    while tally.games == 0 or tally.seconds < seconds:
        emit = log() if log is not None else silent
        tally.decisions += _random_game(game, seats, options, f"{seed}/{tally.games}", emit)
        tally.games += 1
        tally.events += len(emit) if isinstance(emit, EventLog) else 0
        tally.seconds = time.process_time() - began
    return tally


def _random_game(
    game: Game[Any, Any], seats: int, options: Mapping[str, str], seed: str, emit: Emit
) -> int:
    """Play one game by lot; returns the number of decisions."""
    chance = Seeded(seed)
    number = Random(f"{seed}/lots").random
    state = game.setup(seats, options, chance, emit)
    actors, legal, apply = game.actors, game.legal, game.apply
    decisions = 0
    while acting := actors(state).seats:
        seat = acting[0] if len(acting) == 1 else acting[int(number() * len(acting))]
        actions = legal(state, seat)
        if not actions:
            continue  # where several may act, some may have to wait
        apply(state, seat, actions[int(number() * len(actions))], chance, emit)
        decisions += 1
    return decisions


def _positions(
    game: Game[Any, Any], seats: int, options: Mapping[str, str], seed: int
) -> list[tuple[Any, int]]:
    """Positions of random games with the seat that is to act."""
    samples: list[tuple[Any, int]] = []
    number = 0
    while len(samples) < MOST_SAMPLES:
        chance = Seeded(f"{seed}/positions/{number}")
        state = game.setup(seats, options, chance)
        while acting := game.actors(state).seats:
            seat = chance.pick(acting) if len(acting) > 1 else acting[0]
            samples.append((state.clone(), seat))
            if actions := game.legal(state, seat):
                game.apply(state, seat, chance.pick(actions), chance)
        number += 1
    return samples[:MOST_SAMPLES]


def _microseconds(run: Callable[[], object], calls: int) -> float:
    """The quickest of some rounds: what is slower was slowed by other work on the machine."""
    times = []
    for _ in range(ROUNDS):
        began = time.process_time()
        run()
        times.append(time.process_time() - began)
    return min(times) / calls * 1e6
