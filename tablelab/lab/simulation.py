"""Many games, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from time import perf_counter
from typing import Any

from tablelab.core.chance import Chance, Recording, Seeded
from tablelab.core.clock import ManualClock, NoClock
from tablelab.core.errors import TablelabError
from tablelab.core.events import silent
from tablelab.core.game import CLOCK, Actors, Game, Outcome
from tablelab.core.match import TIME_UP, Entry, Match
from tablelab.lab.playing import Bare, Time, finished, perform
from tablelab.lab.statistics import wilson
from tablelab.players import Look, look, make, talks

Progress = Callable[[int, int], None]
"""Told after each game how many of how many are done."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of ``games`` simulated games; lists are by seat.

    ``wins`` adds up to ``games``: of a victory shared by two each has a half. In a cooperative
    game each has the whole victory, and ``won`` is how many games the team won (None in others).
    ``endings`` counts the rules that ended games. ``scores_mean`` is empty in a game without
    scores. ``time_ups`` is how often time was up in all games, None where no clock ran.
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
    endings: Mapping[str, int]
    won: int | None = None
    time_ups: int | None = None

    @property
    def shares(self) -> tuple[float, ...]:
        """The part of all games that each seat won."""
        return tuple(float(won / self.games) for won in self.wins)

    @property
    def intervals(self) -> tuple[tuple[float, float], ...]:
        """A 95 % confidence interval (Wilson) for each of the ``shares``."""
        return tuple(wilson(float(won), self.games) for won in self.wins)

    @property
    def share(self) -> float:
        """The part of all games that the team won; raises TablelabError where there is none."""
        return self._team() / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """A 95 % confidence interval (Wilson) for ``share``."""
        return wilson(self._team(), self.games)

    def _team(self) -> int:
        if self.won is None:
            raise TablelabError(f"{self.game} is no cooperative game: there is no team that wins")
        return self.won

    def plain(self) -> dict[str, Any]:
        """The result as JSON data."""
        found: dict[str, Any] = {
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
            "endings": dict(self.endings),
            "seconds": self.seconds,
        }
        if self.won is not None:
            found |= {"won": self.won, "share": self.share, "interval": list(self.interval)}
        if self.time_ups is not None:
            found["time_ups"] = self.time_ups
        return found


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays what, and how: all that the games of a simulation have in common.

    ``kinds`` of player are by seat. ``time`` counts in games with a clock. With ``talk`` players
    of a team who can do so tell each other what they see (:func:`tablelab.players.talks`).
    """

    game: Game[Any, Any]
    kinds: tuple[str, ...]
    options: Mapping[str, str]
    time: Time
    talk: bool

    @property
    def talkers(self) -> tuple[int, ...]:
        """The seats that tell each other what they see."""
        if not self.talk:
            return ()
        return tuple(seat for seat, kind in enumerate(self.kinds) if talks(self.game, kind))


def simulate(
    game: Game[Any, Any],
    seats: int,
    kinds: str | Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    time: Time | None = None,
    talk: bool = True,
) -> Result:
    """Play ``games`` games; ``kinds`` of player are by seat, or one kind for all seats.

    In a game with a clock the clock runs, unless ``time`` says otherwise; see :class:`Table` for
    ``talk``. The same arguments give the same result on every machine, and game number k (from 0)
    is the same however many are played: see :func:`play` and :func:`as_match`. Raises
    TablelabError for seats, options, kinds, seeds or numbers of games that make no sense.
    """
    if type(games) is not int or games < 1:
        raise TablelabError(f"the number of games must be 1 or more, not {games!r}")
    table = _table(game, seats, kinds, seed, options, time, talk)
    wins, totals = [Fraction(0)] * seats, [0] * seats
    endings: Counter[str] = Counter()
    scored, victories, ups = False, 0, 0
    began = perf_counter()
    for number in range(games):
        outcome, late = _played(table, seed, number)
        share = Fraction(1, 1 if game.info.cooperative else len(outcome.winners) or 1)
        for winner in outcome.winners:
            wins[winner] += share
        for seat, score in enumerate(outcome.scores):
            totals[seat] += score
            scored = True
        endings[outcome.rule] += 1
        victories += bool(outcome.won)
        ups += late
        if progress is not None:
            progress(number + 1, games)
    return Result(
        game=game.info.id,
        seats=seats,
        players=table.kinds,
        options=table.options,
        seed=seed,
        games=games,
        wins=tuple(wins),
        scores_mean=tuple(total / games for total in totals) if scored else (),
        seconds=perf_counter() - began,
        endings=dict(sorted(endings.items())),
        won=victories if game.info.cooperative else None,
        time_ups=ups if game.info.timed and table.time.clock else None,
    )


def play(
    game: Game[Any, Any],
    seats: int,
    kinds: str | Sequence[str],
    seed: int,
    number: int,
    options: Mapping[str, object] | None = None,
    time: Time | None = None,
    talk: bool = True,
) -> Outcome:
    """Game ``number`` (from 0) of a simulation, played alone."""
    return _played(_table(game, seats, kinds, seed, options, time, talk), seed, number)[0]


def as_match(
    game: Game[Any, Any],
    seats: int,
    kinds: str | Sequence[str],
    seed: int,
    number: int,
    options: Mapping[str, object] | None = None,
    time: Time | None = None,
    talk: bool = True,
) -> Match[Any, Any]:
    """Game ``number`` (from 0) of a simulation as a match: to be looked at, saved, explained.

    Where a clock ran, the entries carry the times at which they were made.
    """
    table = _table(game, seats, kinds, seed, options, time, talk)
    chance, mind = _streams(seed, number)
    clock = ManualClock() if table.time.clock else NoClock()
    match = Match.new(game, seats, table.options, seed=seed, chance=chance, clock=clock)
    stage = _Remembered(match, clock, chance, table.talkers)
    perform(game, stage, [make(kind) for kind in table.kinds], mind, table.time)
    finished(game, match.state)
    return match


class _Remembered:
    """A match as a stage, on a clock that is put forward to the time of each entry."""

    def __init__(
        self,
        match: Match[Any, Any],
        clock: ManualClock,
        chance: Chance,
        talkers: Sequence[int],
    ) -> None:
        self._match, self._clock, self._chance = match, clock, chance
        self._talkers = talkers

    def actors(self) -> Actors:
        return self._match.actors

    def legal(self, seat: int) -> Sequence[Any]:
        return self._match.legal(seat)

    def look(self, seat: int) -> Look:
        return look(self._match.game, self._match.state, seat, self._talkers)

    def act(self, seat: int, action: Any, now: int) -> None:
        self._clock.advance(now - self._clock.now())
        self._match.act(seat, action, self._chance)

    def time_up(self, deadline: int) -> None:
        # A match would draw for the clock's entry from its own seed; here all of a game's chance
        # comes from one stream, so what is drawn is found out first.
        match, recording = self._match, Recording(self._chance)
        state = match.state
        match.game.stamp(state, deadline)
        match.game.apply(state, CLOCK, match.game.parse(TIME_UP), recording)
        self._clock.advance(deadline - self._clock.now())
        match.repeat(Entry(CLOCK, TIME_UP, deadline, tuple(recording.outcomes), ()))


def _table(
    game: Game[Any, Any],
    seats: int,
    kinds: str | Sequence[str],
    seed: int,
    options: Mapping[str, object] | None,
    time: Time | None,
    talk: bool,
) -> Table:
    complete = game.complete_options(seats, options or {})
    if type(seed) is not int:
        raise TablelabError(f"the seed must be a whole number, not {seed!r}")
    if isinstance(kinds, str):
        kinds = (kinds,) * seats
    if len(kinds) != seats:
        raise TablelabError(f"{seats} seats need {seats} players, not {len(kinds)}")
    for kind in kinds:
        make(kind)
    return Table(game, tuple(kinds), complete, time or Time(clock=game.info.timed), talk)


def _streams(seed: int, number: int) -> tuple[Seeded, Seeded]:
    """Chance for the rules and chance for the players of one game."""
    return Seeded(f"{seed}/game {number}"), Seeded(f"{seed}/game {number}/players")


def _played(table: Table, seed: int, number: int) -> tuple[Outcome, int]:
    """The outcome of a game, and how often time was up in it."""
    chance, mind = _streams(seed, number)
    state = table.game.setup(len(table.kinds), table.options, chance)
    players = [make(kind) for kind in table.kinds]
    stage = Bare(table.game, state, chance, silent, table.talkers, len(players))
    late = perform(table.game, stage, players, mind, table.time)
    return finished(table.game, state), late
