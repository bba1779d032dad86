"""The review of a played game: how the chances went, where it turned, and what else there was.

From positions of a match greedy players play it to the end, many times. What they win is the
chance at that moment *among such players*: bots are not people. The players see what their seats
may see; the positions are the true ones.

A **turn** is found in three steps, so that luck in the measuring is not taken for one:

1. the chances are measured at moments all along the match, neighbours with the same lots;
2. where they differ most, halving leads to a single decision;
3. only there everything is measured anew, with lots that had no part in the choice. It is a turn
   if the change of the side that decided is beyond what these lots explain: all the candidates
   together are held to 95 % (Bonferroni).
"""

from __future__ import annotations

from math import ceil, log2
from statistics import NormalDist
from typing import Any

from tablelab.core.chance import Seeded
from tablelab.core.errors import TablelabError
from tablelab.core.game import CLOCK, Game
from tablelab.core.match import Match
from tablelab.lab.chances import (
    PLAYER,
    Estimate,
    Playouts,
    Wins,
    estimate,
    shift,
    sides,
    won,
)
from tablelab.lab.playing import Time
from tablelab.lab.simulation import Progress
from tablelab.lab.turns import Point, Review, Turn
from tablelab.players import look, make, talks

POINTS = 10
"""About so many moments are measured first, however long the match was."""

CANDIDATES = 3
"""So many changes are looked into, the largest ones: each may turn out to be a turn."""

ALONE, TEAM = 12, 40
"""How many playouts there are if nothing else is said. Where each plays alone, a greedy player
tries all it may do, and a playout takes several times as long."""

LEAST = 0.1
"""A change that is smaller at first sight, for the side that decided, is not measured anew."""


def review(
    match: Match[Any, Any],
    playouts: int | None = None,
    seed: int = 1,
    progress: Progress | None = None,
    every: int | None = None,
) -> Review:
    """Review a match, finished or not, which stays as it is.

    Measured are the chances before every ``every``-th decision, at the end, and around candidates;
    None measures about :data:`POINTS` moments. If the number of ``playouts`` is not said, it is
    :func:`usual`. ``progress`` is told after each; what it raises stops the review. A clock runs
    in the playouts if one ran in the match. The same arguments give the same review. Raises
    TablelabError for a match in which nothing has been decided yet, and for numbers that make no
    sense.
    """
    for name, number in (("playouts", playouts), ("every", every)):
        if number is not None and (type(number) is not int or number < 1):
            raise TablelabError(f"{name} must be a whole number of 1 or more, not {number!r}")
    if type(seed) is not int:
        raise TablelabError(f"the seed must be a whole number, not {seed!r}")
    if not len(match):
        raise TablelabError("nothing has been decided yet: there is nothing to review")
    number = usual(match.game) if playouts is None else playouts
    return _Reviewer(match, number, seed, progress, every).review()


def usual(game: Game[Any, Any]) -> int:
    """How many playouts a review of this game takes if nothing else is said."""
    return TEAM if game.info.cooperative else ALONE


class _Reviewer:
    """The work on one match."""

    def __init__(
        self,
        match: Match[Any, Any],
        playouts: int,
        seed: int,
        progress: Progress | None,
        every: int | None,
    ) -> None:
        self.match, self.game, self.seed, self.number = match, match.game, seed, playouts
        self.seats, self.entries = match.start.seats, match.entries
        self.every = every or max(1, round(len(match) / POINTS))
        self._progress = progress
        self._done = 0
        first = [*range(0, len(match), self.every), len(match)]
        measured = len(first) + CANDIDATES * (ceil(log2(self.every)) + 4)
        self._total = measured * playouts
        self._first = first
        ran = match.clock.runs or any(entry.ms for entry in self.entries)
        time = Time(clock=self.game.info.timed and ran)
        self._plays = Playouts(self.game, self.seats, playouts, seed, time, self._told)
        self._curve: dict[int, Wins] = {}

    def review(self) -> Review:
        for index in self._first:
            self._at(index)
        found = self._candidates()
        turns = [turn for entry in found if (turn := self._turn(entry, len(found)))]
        if self._progress is not None:
            self._progress(self._total, self._total)
        cited = {event.rule for event in self.match.opening}
        cited |= {event.rule for entry in self.entries for event in entry.events}
        rules = [rule.id for rule in self.game.rulebook]
        return Review(
            game=self.game.info.id,
            seats=self.seats,
            entries=len(self.match),
            over=self.match.outcome is not None,
            team=self.game.info.cooperative,
            playouts=self.number,
            seed=self.seed,
            points=tuple(self._point(index) for index in sorted(self._curve)),
            turns=tuple(turns),
            candidates=len(found),
            met=tuple(rule for rule in rules if rule in cited),
            unmet=tuple(rule for rule in rules if rule not in cited),
        )

    def _told(self) -> None:
        self._done += 1
        if self._progress is not None:
            self._progress(min(self._done, self._total), self._total)

    # -- measuring ----------------------------------------------------------------------------

    def _at(self, index: int) -> Wins:
        if index not in self._curve:
            self._curve[index] = self._measured(index, "curve")
        return self._curve[index]

    def _measured(self, index: int, lots: str) -> Wins:
        state = self.match.state_at(index)
        if (outcome := self.game.outcome(state)) is not None:
            return (won(self.game, outcome, self.seats),) * self.number
        return self._plays.wins(state, self._time(index), lots)

    def _time(self, index: int) -> int:
        return self.entries[index - 1].ms if index else 0

    def _point(self, index: int) -> Point:
        wins = self._curve[index]
        chances = [self._estimate(index, wins, side) for side in range(len(wins[0]))]
        return Point(index, tuple(chances))

    def _estimate(self, index: int, wins: Wins, side: int) -> Estimate:
        if self.game.outcome(self.match.state_at(index)) is not None:
            return Estimate(wins[0][side], wins[0][side], wins[0][side], 0)
        return estimate(wins, side)

    # -- finding ------------------------------------------------------------------------------

    def _candidates(self) -> list[int]:
        """The entries behind the largest changes, in order."""
        stretches = list(zip(self._first, self._first[1:], strict=False))
        largest = sorted(stretches, key=lambda it: self._size(*it), reverse=True)[:CANDIDATES]
        found = {self._narrowed(*it) for it in largest if self._size(*it) > 0}
        return sorted(it for it in found if self._own(it) >= LEAST)

    def _size(self, low: int, high: int) -> float:
        numbers = range(sides(self.game, self.seats))
        return max(abs(shift(self._at(low), self._at(high), side).value) for side in numbers)

    def _own(self, index: int) -> float:
        """How large the change seems for who decided."""
        side = self._side(index)
        if side is None:
            return 0.0
        return abs(shift(self._at(index), self._at(index + 1), side).value)

    def _narrowed(self, low: int, high: int) -> int:
        """The entry that has the largest part in what changed from ``low`` to ``high``."""
        while high - low > 1:
            middle = (low + high) // 2
            left = self._size(low, middle) >= self._size(middle, high)
            low, high = (low, middle) if left else (middle, high)
        return low

    def _side(self, index: int) -> int | None:
        """Whose chance an entry is judged by; None for the clock's where each plays alone."""
        if self.game.info.cooperative:
            return 0
        return None if self.entries[index].seat == CLOCK else self.entries[index].seat

    # -- judging ------------------------------------------------------------------------------

    def _turn(self, index: int, candidates: int) -> Turn | None:
        entry, side = self.entries[index], self._side(index)
        z = NormalDist().inv_cdf(1 - 0.025 / candidates)
        lots = f"turn {index}"
        before, after = self._measured(index, lots), self._measured(index + 1, lots)
        change = shift(before, after, side or 0, z)
        if side is None or not change.clear:
            return None
        fell, advised = bool(entry.outcomes), self._advised(index)
        chosen = self._promised(index, entry.code, lots) if fell else after
        other = None if advised in (None, entry.code) else advised
        best = None if other is None else self._promised(index, other, lots)
        return Turn(
            entry=index,
            seat=entry.seat,
            side=side,
            before=estimate(before, side),
            after=self._estimate(index + 1, after, side),
            change=change,
            chosen=estimate(chosen, side) if fell else self._estimate(index + 1, after, side),
            luck=shift(chosen, after, side) if fell else None,
            advised=advised,
            best=None if best is None else estimate(best, side),
            choice=None if best is None else shift(best, chosen, side),
        )

    def _promised(self, index: int, code: str, lots: str) -> Wins:
        """What an action promises before chance has fallen."""
        entry, game = self.entries[index], self.game
        action = game.parse(code)

        def act(state: Any, chance: Seeded) -> None:
            game.stamp(state, entry.ms)
            game.apply(state, entry.seat, action, chance)

        return self._plays.wins(self.match.state_at(index), entry.ms, lots, act)

    def _advised(self, index: int) -> str | None:
        """What the adviser would do, who sees what the seat sees (and is told, in a team)."""
        entry, game = self.entries[index], self.game
        if entry.seat == CLOCK:
            return None
        state = self.match.state_at(index)
        legal = game.legal(state, entry.seat)
        if len(legal) < 2:
            return None
        talkers = range(self.seats) if talks(game, PLAYER) else ()
        view = look(game, state, entry.seat, talkers)
        chance = Seeded(f"{self.seed}/advice {index}")
        chosen = make(PLAYER).decide(game, view, legal, entry.seat, chance)
        return None if chosen is None else game.code(chosen)
