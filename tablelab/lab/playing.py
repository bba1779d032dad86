"""Playing a game to its end without a front end.

Without a clock players are asked in turn. Where a clock runs, time is simulated as a series of
events: each seat that may act decides when its thinking time is over, and the clock acts when its
deadline comes first. No real time passes; a day of 90 seconds takes as long as its decisions do.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from tablelab.core.chance import Chance
from tablelab.core.errors import IllegalAction, TablelabError
from tablelab.core.events import Emit, silent
from tablelab.core.game import CLOCK, Actors, Game, Outcome, StateLike
from tablelab.core.match import TIME_UP
from tablelab.players import Look, Player, look

S = TypeVar("S", bound=StateLike)

MOST_DECISIONS = 100_000
"""A game that goes on after this many decisions does not end."""

MOST_WAITS = 1_000
"""When so many times in a row everybody waits for the others, nobody will ever act."""


@dataclass(frozen=True, slots=True)
class Time:
    """How time passes in a simulation. ``clock`` false: nothing expires, nobody hurries.

    ``pace`` is that of :class:`~tablelab.core.clock.WallClock`: with 0.5 players have twice the
    time for all they do. Raises TablelabError for a pace of 0 or less.
    """

    clock: bool = True
    pace: float = 1.0

    def __post_init__(self) -> None:
        if not 0 < self.pace < float("inf"):
            raise TablelabError(f"the pace must be greater than 0, not {self.pace}")


class Stage(Protocol):
    """Where a game is played: a bare state, or a match that remembers all."""

    def actors(self) -> Actors:
        """Who may act now."""
        ...

    def legal(self, seat: int) -> Sequence[Any]:
        """The legal actions of a seat."""
        ...

    def look(self, seat: int) -> Look:
        """The look of a seat at the present position."""
        ...

    def act(self, seat: int, action: Any, now: int) -> None:
        """Do an action of a player at a time."""
        ...

    def time_up(self, deadline: int) -> None:
        """Let the clock act."""
        ...


class Bare:
    """A stage that keeps nothing but the state."""

    def __init__(
        self,
        game: Game[Any, Any],
        state: Any,
        chance: Chance,
        emit: Emit,
        talkers: Collection[int],
        seats: int,
    ) -> None:
        self._game, self._state, self._chance, self._emit = game, state, chance, emit
        self._legal: Sequence[Any] = ()
        self._looks = [look(game, state, seat, talkers) for seat in range(seats)]

    def actors(self) -> Actors:
        """Who may act now."""
        return self._game.actors(self._state)

    def legal(self, seat: int) -> Sequence[Any]:
        """The legal actions of a seat."""
        self._legal = self._game.legal(self._state, seat)
        return self._legal

    def look(self, seat: int) -> Look:
        """The look of a seat at the present position."""
        return self._looks[seat]

    def act(self, seat: int, action: Any, now: int) -> None:
        """Do an action of a player; raises IllegalAction for what was not legal."""
        game, state = self._game, self._state
        if action not in self._legal:
            raise IllegalAction(game.code(action), game.violations(state, seat, action))
        self._do(seat, action, now)

    def time_up(self, deadline: int) -> None:
        """Let the clock act."""
        self._do(CLOCK, self._game.parse(TIME_UP), deadline)

    def _do(self, seat: int, action: Any, now: int) -> None:
        self._game.stamp(self._state, now)
        self._game.apply(self._state, seat, action, self._chance, self._emit)


def playout(
    game: Game[S, Any],
    state: S,
    players: Sequence[Player],
    chance: Chance,
    mind: Chance,
    emit: Emit = silent,
    time: Time | None = None,
    talkers: Collection[int] = (),
    now: int = 0,
) -> Outcome:
    """Play from ``state`` to the end, in place, and return the result.

    ``players`` are by seat. ``chance`` decides for the rules, ``mind`` is what players draw their
    own lots from: keep the two apart, else a player's lots change the cards. Without ``time`` no
    clock runs; where one does, it stands at ``now`` milliseconds. ``talkers`` are the seats that
    tell each other what they see (:func:`look`). Raises IllegalAction when a player answers with
    something that is not legal, and TablelabError when the game does not end or everybody waits.
    """
    stage = Bare(game, state, chance, emit, talkers, len(players))
    perform(game, stage, players, mind, time or Time(clock=False), now)
    return finished(game, state)


def finished(game: Game[S, Any], state: S) -> Outcome:
    """The outcome of a game that has been played; raises TablelabError when it goes on."""
    outcome = game.outcome(state)
    if outcome is None:
        raise TablelabError(f"{game.info.id} has not ended after {MOST_DECISIONS} decisions")
    return outcome


def perform(
    game: Game[Any, Any],
    stage: Stage,
    players: Sequence[Player],
    mind: Chance,
    time: Time,
    now: int = 0,
) -> int:
    """Let the players play on a stage until the game is over; returns how often time was up."""
    if time.clock and game.info.timed:
        return _Hours(game, stage, players, mind, time.pace, now).play()
    _take_turns(game, stage, players, mind)
    return 0


def _take_turns(
    game: Game[Any, Any], stage: Stage, players: Sequence[Player], mind: Chance
) -> None:
    """Without a clock: the seats that may act are asked one after the other until one acts."""
    for _ in range(MOST_DECISIONS):
        seats = stage.actors().seats
        if not seats:
            return
        for turn in range(MOST_WAITS):
            seat = seats[turn % len(seats)]
            action = _asked(game, stage, players, seat, mind)
            if action is not None:
                stage.act(seat, action, 0)
                break
        else:
            raise _nobody(game)


def _asked(
    game: Game[Any, Any], stage: Stage, players: Sequence[Player], seat: int, mind: Chance
) -> Any:
    """What a player does now, or None: it waits (or can only wait)."""
    legal = stage.legal(seat)
    if not legal:
        return None
    return players[seat].decide(game, stage.look(seat), legal, seat, mind)


def _nobody(game: Game[Any, Any]) -> TablelabError:
    return TablelabError(f"{game.info.id}: all players wait for each other, nobody acts")


class _Hours:
    """Time as a series of events: decisions when they have been thought over, and deadlines."""

    def __init__(
        self,
        game: Game[Any, Any],
        stage: Stage,
        players: Sequence[Player],
        mind: Chance,
        pace: float,
        now: int,
    ) -> None:
        self._game, self._stage, self._players = game, stage, players
        self._mind, self._pace = mind, pace
        self._now = now
        self._ready: dict[int, int] = {}

    def play(self) -> int:
        ups = waits = 0
        for _ in range(MOST_DECISIONS):
            actors = self._stage.actors()
            if not actors.seats:
                break
            seat = self._next(actors.seats)
            deadline = actors.deadline
            # The rule of a match: an action at the deadline comes too late, the clock is first.
            if deadline is not None and self._ready[seat] >= deadline:
                self._now = deadline
                self._stage.time_up(deadline)
                ups += 1
                continue
            self._now = max(self._now, self._ready.pop(seat))
            action = _asked(self._game, self._stage, self._players, seat, self._mind)
            waits = waits + 1 if action is None else 0
            if action is not None:
                self._stage.act(seat, action, self._now)
            elif waits > MOST_WAITS and deadline is None:
                raise _nobody(self._game)
        return ups

    def _next(self, seats: Sequence[int]) -> int:
        """The seat that has thought to its end first; the rest go on thinking."""
        for seat in seats:
            if seat not in self._ready:
                thought = self._players[seat].thinking.time(self._mind)
                self._ready[seat] = self._now + max(1, round(thought * self._pace))
        return min(seats, key=lambda seat: (self._ready[seat], seat))
