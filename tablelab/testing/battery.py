"""The battery: play a game at random, and check at every step what every game must keep."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablelab.core.chance import Chance, Seeded
from tablelab.core.clock import ManualClock, NoClock
from tablelab.core.game import Game
from tablelab.core.match import Entry, Match
from tablelab.testing import (
    accounts,
    knowledge,
    legality,
    odds,
    processes,
    purity,
    records,
    timing,
    words,
)
from tablelab.testing.choose import STYLES, adviser, choose, let_time_pass, plans
from tablelab.testing.moment import NAMES, Known, Moment, run, said
from tablelab.testing.report import Fault, Report

EVERY_STEP = (
    *legality.EVERY_STEP,
    *accounts.EVERY_STEP,
    *words.EVERY_STEP,
    *knowledge.EVERY_STEP,
    *timing.EVERY_STEP,
)
SOMETIMES = (
    *legality.SOMETIMES,
    *accounts.SOMETIMES,
    *purity.SOMETIMES,
    *words.SOMETIMES,
    *knowledge.SOMETIMES,
    *odds.SOMETIMES,
    *timing.SOMETIMES,
)
ONCE = (*accounts.ONCE, *words.ONCE, *knowledge.ONCE)

MAX_STEPS = 5_000
"""Decisions after which a game is held to be endless, when nothing else is said."""

PROCESS_GAMES = 2
"""Games a seat count that are played again in other processes."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the battery is: games done of all games, and the report so far."""

    done: int
    games: int
    report: Report


def check_games(
    game: Game[Any, Any],
    *,
    games: int = 100,
    seats: Sequence[int] | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    share: float = 0.05,
    max_steps: int = MAX_STEPS,
    other_processes: bool = True,
    progress: Callable[[Progress], None] | None = None,
) -> Report:
    """Play ``games`` random games with each number of ``seats`` (default: all) and check them.

    ``options`` fixes the options of all games; otherwise the first game has the defaults, the next
    ones every other value of every option alone, and all further ones mixtures. Cheap checks are
    made at every step, the others at a ``share`` of the steps (at all in the first game of each
    number of seats). Games and report depend on ``seed`` only. With ``other_processes`` some games
    are played there again, for which the game must stand in a module that can be imported (not in
    a notebook). ``progress`` hears after each game. Raises BadOption for seats or options that the
    game does not have.
    """
    numbers = tuple(game.info.seats if seats is None else seats)
    fixed = None
    for number in numbers:
        complete = game.complete_options(number, options or {})
        fixed = None if options is None else complete
    report, began = Report(game.info.id), time.perf_counter()
    battery = _Battery(game, report, share, max_steps)
    for number in numbers:
        chance = Seeded(f"{seed}/battery/{number}")
        plan = plans(game.info, fixed, chance)
        for index in range(games):
            battery.play(number, next(plan), seed + index, index, chance)
            report.seconds = time.perf_counter() - began
            if progress is not None:
                progress(Progress(report.games, games * len(numbers), report))
    if other_processes and games:
        _check_processes(game, numbers, min(games, PROCESS_GAMES), seed, report)
    report.seconds = time.perf_counter() - began
    return report


def _check_processes(
    game: Game[Any, Any], seats: Sequence[int], games: int, seed: int, report: Report
) -> None:
    name = "processes_do_not_matter"
    report.checks[name] += 1
    try:
        messages = processes.check(game, seats, games, seed)
    except Exception as error:  # whatever the game under test raises belongs in the report
        messages = [f"raised {said(error)}"]
    for message in messages:
        report.add(Fault(name, message))


class _Battery:
    """Plays and checks one game after the other; remembers what has been seen and rendered."""

    def __init__(self, game: Game[Any, Any], report: Report, share: float, max_steps: int) -> None:
        self._game = game
        self._report = report
        self._share = round(share * 10_000)  # of ten thousand
        self._max_steps = max_steps
        self._known = Known()
        self._advise = adviser(game)

    def play(
        self, seats: int, options: Mapping[str, str], seed: int, index: int, chance: Chance
    ) -> None:
        """Play and check one game. A fault of the game itself, an exception, ends it."""
        self._report.games += 1
        match: Match[Any, Any] | None = None
        try:
            match = self._begin(seats, options, seed, index)
            self._play(match, index, chance)
        except Exception as error:  # whatever the game under test raises belongs in the report
            complete = match.start.options if match else options
            step = len(match) if match else 0
            self._found("games_can_be_played", f"raised {said(error)}", seats, complete, seed, step)
            self._report.broken_off += 1

    def _begin(
        self, seats: int, options: Mapping[str, str], seed: int, index: int
    ) -> Match[Any, Any]:
        clock = ManualClock() if self._game.info.timed and index % 4 else NoClock()
        names = NAMES[:seats]
        return Match.new(self._game, seats, options, seed=seed, names=names, clock=clock)

    def _play(self, match: Match[Any, Any], index: int, chance: Chance) -> None:
        self._report.checks["games_can_be_played"] += 1
        style = STYLES[index % len(STYLES)]
        census = self._game.census(match.state)
        digests: list[str] = []
        entry: Entry | None = None
        while True:
            moment = Moment(match, chance, self._known, digests, census, entry)
            digests.append(moment.digest)
            self._check(moment, index)
            if not moment.actors.seats:
                break
            if len(match) >= self._max_steps:
                self._at(match, "games_end", f"not over after {self._max_steps} decisions")
                break
            entry = self._advance(moment, style)
        self._check_played(moment, index)

    def _check(self, moment: Moment, index: int) -> None:
        run(EVERY_STEP, moment, self._report)
        if index == 0 and moment.entry is None:
            run(ONCE, moment, self._report)
        if index == 0 or moment.chance.roll(10_000) <= self._share:
            run(SOMETIMES, moment, self._report)

    def _check_played(self, moment: Moment, index: int) -> None:
        self._report.checks["games_end"] += 1
        run(records.EVERY_GAME, moment, self._report)
        # A played game costs about as much to check as ten of its steps.
        if index == 0 or moment.chance.roll(1_000) <= self._share:
            run(records.SOME_GAMES, moment, self._report)

    def _advance(self, moment: Moment, style: str) -> Entry:
        """The next entry: an action, or the clock's when thinking took too long."""
        match, clock = moment.match, moment.match.clock
        if isinstance(clock, ManualClock) and clock.runs:
            let_time_pass(clock, moment.actors, moment.chance)
        if clock.runs and [*timing.time_up_moves_on(moment)]:
            raise RuntimeError("the clock would act for ever")
        if made := match.tick():
            for _ in made[:-1]:
                moment.digests.append(self._game.digest(match.state_at(len(moment.digests))))
            return made[-1]
        chosen, chance = self._known.chosen, moment.chance
        seat, action = choose(
            self._game, moment.state, moment.choices, style, chosen, self._advise, chance
        )
        self._report.decisions += 1
        return match.act(seat, action)

    def _at(self, match: Match[Any, Any], check: str, message: str) -> None:
        start = match.start
        self._found(check, message, start.seats, start.options, start.seed, len(match))

    def _found(
        self, check: str, message: str, seats: int, options: Mapping[str, str], seed: int, step: int
    ) -> None:
        self._report.add(Fault(check, message, seats, options, seed, step))
