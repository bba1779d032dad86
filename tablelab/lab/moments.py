"""Real examples of rules: moments of simulated games in which a rule spoke.

A rule speaks when an event cites it, or when it refuses an action. Lessons and analyses look for
such moments instead of making positions up: what they show has happened, by the rules alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from tablelab.core.clock import NoClock
from tablelab.core.errors import TablelabError
from tablelab.core.events import Violation
from tablelab.core.game import Game
from tablelab.core.match import Entry, Match, Start
from tablelab.lab.simulation import Progress, as_match

KEPT = 64
"""So many played games are kept, 0.1 to 0.6 MB each: who looks for one rule looks for more."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that made ``rule`` speak.

    ``match`` is the game as it stood just before; it is yours, and no branch. Its clock stands
    still at the time of the decision, so that ``match.act(seat, code, Scripted(entry.outcomes))``
    does what was done. ``seat`` is CLOCK where time was up: such an entry is done by
    ``match.repeat(entry)``. ``entry`` has the events as they fell. ``game_number`` is the game's
    number in the simulation: see :func:`~tablelab.lab.as_match`.
    """

    rule: str
    match: Match[Any, Any]
    seat: int
    code: str
    entry: Entry
    game_number: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action that ``rule`` refused: nobody did it, but somebody could have pointed at it.

    ``match`` is as in :class:`Moment`; ``seat`` could have tried ``code`` there. ``violations`` are
    all rules that it breaks, in rule order.
    """

    rule: str
    match: Match[Any, Any]
    seat: int
    code: str
    violations: tuple[Violation, ...]
    game_number: int

    @property
    def violation(self) -> Violation:
        """What this rule says to it."""
        return next(broken for broken in self.violations if broken.rule == self.rule)


def moments(
    game: Game[Any, Any],
    rule: str,
    seats: int,
    kinds: str | Sequence[str] = "greedy",
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    games: int = 200,
    where: Callable[[Moment], bool] | None = None,
    progress: Progress | None = None,
) -> Iterator[Moment]:
    """The decisions in up to ``games`` simulated games whose events cite ``rule``, one by one.

    A game is played when it is needed, and ``progress`` is told when one has been looked through.
    Of a moment that does not suit you, ``where`` says false. The same arguments give the same
    moments everywhere. Raises TablelabError for a rule that the game does not have, and for seats,
    players, options or numbers that make no sense.
    """
    played = _played(game, rule, seats, kinds, seed, options, games)
    return _moments(game, rule, played, games, where, progress)


def refusals(
    game: Game[Any, Any],
    rule: str,
    seats: int,
    kinds: str | Sequence[str] = "greedy",
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    games: int = 200,
    where: Callable[[Refusal], bool] | None = None,
    progress: Progress | None = None,
) -> Iterator[Refusal]:
    """The actions that ``rule`` would have refused in simulated games, one by one.

    Before each decision all that a person could point at is tried. For those who may not act it
    counts only when nothing but the rule forbids it; with ``where=lambda it: len(it.violations)
    == 1`` that holds for all (``where`` must only look). Everything else is as in
    :func:`moments`; trying everything takes 0.1 to 0.3 s a game.
    """
    played = _played(game, rule, seats, kinds, seed, options, games)
    return _refusals(game, rule, played, games, where, progress)


_Game = tuple[int, Start, tuple[Entry, ...]]
"""A played game: its number, how it began and what was done."""


def _played(
    game: Game[Any, Any],
    rule: str,
    seats: int,
    kinds: str | Sequence[str],
    seed: int,
    options: Mapping[str, object] | None,
    games: int,
) -> Iterator[_Game]:
    """The games, each played when it is asked for; nonsense is refused at once."""
    if rule not in game.rulebook:
        raise TablelabError(f"{game.info.id} has no rule {rule!r}")
    if type(games) is not int or games < 1:
        raise TablelabError(f"the number of games must be 1 or more, not {games!r}")
    complete = tuple(game.complete_options(seats, options or {}).items())
    chosen = kinds if isinstance(kinds, str) else tuple(kinds)
    _record(game, seats, chosen, seed, 0, complete)
    return ((k, *_record(game, seats, chosen, seed, k, complete)) for k in range(games))


@lru_cache(maxsize=KEPT)
def _record(
    game: Game[Any, Any],
    seats: int,
    kinds: str | tuple[str, ...],
    seed: int,
    number: int,
    options: tuple[tuple[str, str], ...],
) -> tuple[Start, tuple[Entry, ...]]:
    """A game without its states: they are replayed in a twentieth of the time that it took."""
    match = as_match(game, seats, kinds, seed, number, dict(options))
    return match.start, match.entries


def _moments(
    game: Game[Any, Any],
    rule: str,
    played: Iterator[_Game],
    games: int,
    where: Callable[[Moment], bool] | None,
    progress: Progress | None,
) -> Iterator[Moment]:
    for number, start, entries in played:
        for index, entry in enumerate(entries):
            if any(event.rule == rule for event in entry.events):
                before = _before(game, start, entries, index)
                moment = Moment(rule, before, entry.seat, entry.code, entry, number)
                if where is None or where(moment):
                    yield moment
        if progress is not None:
            progress(number + 1, games)


def _refusals(
    game: Game[Any, Any],
    rule: str,
    played: Iterator[_Game],
    games: int,
    where: Callable[[Refusal], bool] | None,
    progress: Progress | None,
) -> Iterator[Refusal]:
    for number, start, entries in played:
        walk = Match.replayed(game, start, ())
        for index, entry in enumerate(entries):
            for seat, code, broken in _refused(walk, rule):
                refusal = Refusal(rule, walk, seat, code, broken, number)
                if where is None or where(refusal):
                    # Hundreds of actions may be refused at once: only who is chosen gets a match.
                    yield replace(refusal, match=_before(game, start, entries, index))
            walk.repeat(entry)
        if progress is not None:
            progress(number + 1, games)


def _refused(match: Match[Any, Any], rule: str) -> Iterator[tuple[int, str, tuple[Violation, ...]]]:
    """What ``rule`` refuses now: seat, code and all rules broken; who may act comes first.

    To act out of turn breaks many rules at once, and says little about any of them.
    """
    game, state, acting = match.game, match.state, match.actors.seats
    others = (seat for seat in range(match.start.seats) if seat not in acting)
    for seat in (*acting, *others):
        for action in game.candidates(state, seat):
            broken = tuple(game.violations(state, seat, action))
            cites = any(violation.rule == rule for violation in broken)
            if cites and (seat in acting or len(broken) == 1):
                yield seat, game.code(action), broken


def _before(
    game: Game[Any, Any], start: Start, entries: Sequence[Entry], index: int
) -> Match[Any, Any]:
    """A match of one's own, just before the entry at ``index``, at the time of that entry."""
    return Match.replayed(game, start, entries[:index], NoClock(entries[index].ms))
