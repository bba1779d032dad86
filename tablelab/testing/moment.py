"""A moment of a random game, as the checks get to see it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tablelab.core.chance import Chance
from tablelab.core.events import Event, Violation
from tablelab.core.game import Actors, Game
from tablelab.core.match import Entry, Match
from tablelab.core.text import LANGUAGES, Text
from tablelab.testing.report import Fault, Report

NAMES = ("Ada {0} <b>", "%(n)s Bö\u2028", "{seat}‮ & co", '"Dee"\t', "Эва", "F" * 80)
"""Names as only a hostile player chooses them."""

UNIVERSE_SHARE = 25
"""How many of all the actions seen in the battery are judged at a moment, beside the candidates."""

_PLACEHOLDER = re.compile(r"\{[A-Za-z_][\w.]*[^{}]*\}")


@dataclass
class Known:
    """What the battery remembers from one game to the next.

    ``actions`` are all actions seen so far, by code; ``chosen`` counts codes and kinds of actions
    that were played; ``rendered`` are the messages that have been checked before.
    """

    actions: dict[str, Any] = field(default_factory=dict)
    chosen: Counter[str] = field(default_factory=Counter)
    rendered: set[tuple[str, str]] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Judged:
    """The answer of ``violations`` to an action of a seat, and whether the legal list has it."""

    seat: int
    code: str
    legal: bool
    violations: list[Violation]


@dataclass
class Moment:
    """A position with its match. Checks may read everything, and change only clones of ``state``.

    ``entry`` is the decision that led here (None at the start); ``digests`` are the fingerprints
    of all positions so far, taken when they were new; ``census`` are the components of the first
    one; ``chance`` is the battery's own.
    """

    match: Match[Any, Any]
    chance: Chance
    known: Known
    digests: list[str]
    census: Counter[str]
    entry: Entry | None = None

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is checked."""
        return self.match.game

    @cached_property
    def state(self) -> Any:
        """A copy of the position, which no check may change."""
        return self.match.state

    @cached_property
    def digest(self) -> str:
        """Its fingerprint."""
        return self.game.digest(self.state)

    @cached_property
    def actors(self) -> Actors:
        """Who may act."""
        return self.game.actors(self.state)

    @property
    def everybody(self) -> range:
        """All seats."""
        return range(self.match.start.seats)

    @property
    def points_of_view(self) -> tuple[int | None, ...]:
        """All seats and an onlooker."""
        return (*self.everybody, None)

    @property
    def events(self) -> Sequence[Event]:
        """What happened on the way here."""
        return self.entry.events if self.entry else self.match.opening

    @cached_property
    def texts(self) -> tuple[Text, ...]:
        """All languages."""
        return tuple(self.game.text(language, NAMES) for language in LANGUAGES)

    @cached_property
    def legal(self) -> dict[int, list[Any]]:
        """The legal lists of all seats."""
        return {seat: list(self.game.legal(self.state, seat)) for seat in self.everybody}

    @cached_property
    def choices(self) -> list[tuple[int, Any]]:
        """All that can be done now: seat and action."""
        return [(seat, action) for seat in self.actors.seats for action in self.legal[seat]]

    @cached_property
    def judged(self) -> list[Judged]:
        """Violations of the candidates, and of some other actions of the game, for every seat."""
        some = self._some_known_codes()
        return [
            judge
            for seat in self.everybody
            for judge in self._judged(seat, self.game.candidates(self.state, seat), some)
        ]

    def _some_known_codes(self) -> list[str]:
        codes = list(self.known.actions)
        if len(codes) <= UNIVERSE_SHARE:
            return codes
        return [self.chance.pick(codes) for _ in range(UNIVERSE_SHARE)]

    def _judged(self, seat: int, pointed: Iterable[Any], some: list[str]) -> Iterator[Judged]:
        game, state = self.game, self.state
        actions = {game.code(action): action for action in pointed}
        actions |= {code: self.known.actions[code] for code in some}
        legal = {game.code(action) for action in self.legal[seat]}
        for code, action in actions.items():
            self.known.actions.setdefault(code, action)
            yield Judged(seat, code, code in legal, list(game.violations(state, seat, action)))

    def pick(self) -> tuple[int, Any]:
        """One of the choices, at random."""
        return self.chance.pick(self.choices)


Check = Callable[[Moment], Iterator[str]]
"""A check yields a message for each broken promise. Its name is the name of the promise."""


def run(checks: Iterable[Check], moment: Moment, report: Report) -> None:
    """Make the checks; an exception in one of them is a broken promise, too."""
    match = moment.match

    def note(check: Check, message: str) -> None:
        start = match.start
        report.add(
            Fault(check.__name__, message, start.seats, start.options, start.seed, len(match))
        )

    for check in checks:
        report.checks[check.__name__] += 1
        try:
            for message in check(moment):
                note(check, message)
        except Exception as error:  # whatever the game under test raises belongs in the report
            note(check, f"raised {said(error)}")


def said(error: Exception) -> str:
    """An exception in a line."""
    return f"{type(error).__name__}: {error}"


def flaw(sentence: object) -> str | None:
    """What is wrong with a finished sentence, or None."""
    if not isinstance(sentence, str) or not sentence.strip():
        return f"is empty: {sentence!r}"
    for name in NAMES:  # a name may look like a placeholder
        sentence = sentence.replace(name, "")
    if left := _PLACEHOLDER.search(sentence):
        return f"still has {left[0]} in it: {sentence!r}"
    return None


def wander(game: Game[Any, Any], state: Any, chance: Chance, steps: int) -> None:
    """Play ``state`` on at random, for some decisions or to the end."""
    for _ in range(steps):
        actors = game.actors(state)
        if not actors.seats:
            return
        seat = chance.pick(actors.seats)
        game.apply(state, seat, chance.pick(list(game.legal(state, seat))), chance)
