"""Where every random outcome comes from.

The rules ask the ``chance`` they are given, and nothing else, for a die, a card or a choice by lot.
Which kind of chance it is decides what they get: seeded numbers, a script, or a person's answer;
:mod:`tablelab.core.exact` tries all outcomes.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeVar

from tablelab.core.deck import Deck
from tablelab.core.errors import BadOutcome

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Question:
    """One random outcome that is to be decided.

    ``kind`` is ``"roll"``, ``"draw"`` or ``"pick"``. ``options`` are the outcomes that are
    possible, ``weights`` in how many equally likely ways each comes about. Equal items count as
    one option where they are neighbours, so let chance pick from what is sorted.
    """

    kind: str
    options: tuple[object, ...]
    weights: tuple[int, ...]


class Chance(ABC):
    """The interface through which the rules meet chance."""

    def roll(self, sides: int) -> int:
        """A die with faces 1 to ``sides``."""
        return self._one_of("roll", range(1, sides + 1))

    def pick(self, items: Sequence[T]) -> T:
        """One of ``items``, each equally likely."""
        return self._one_of("pick", items)

    def draw(self, deck: Deck[T]) -> T:
        """Take the top card of ``deck``: the known one on top, else any of the unseen."""
        if deck.top:
            return deck.top.pop()
        card = self._one_of("draw", deck.unseen)
        deck.unseen.remove(card)
        return card

    @abstractmethod
    def _one_of(self, kind: str, items: Sequence[T]) -> T:
        """Decide for one of ``items``, each entry equally likely."""


class Seeded(Chance):
    """Chance from a seed: the same seed gives the same outcomes on every machine.

    Raises TypeError for a seed that is neither a whole number nor a text.
    """

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        if not isinstance(seed, int | str):
            # The library would take None for "something else each time".
            raise TypeError(f"a seed is a whole number or a text, not {seed!r}")
        # Text seeds are hashed with SHA-512 by the library: stable across machines, unlike hash().
        self._random = random.Random(seed).random

    def draw(self, deck: Deck[T]) -> T:
        """Take the top card of ``deck``, as every chance does; simulations live on this one."""
        if deck.top:
            return deck.top.pop()
        unseen = deck.unseen
        return unseen.pop(int(self._random() * len(unseen)))

    def _one_of(self, kind: str, items: Sequence[T]) -> T:
        # Not choice(): its algorithm has changed between Python versions, random() is guaranteed.
        return items[int(self._random() * len(items))]


class Forbidden(Chance):
    """For steps that must not need chance, and for finding out whether they do."""

    def _one_of(self, kind: str, items: Sequence[T]) -> T:
        raise BadOutcome(f"a {kind} was needed where no chance is allowed")


class Asked(Chance):
    """Outcomes from outside: people who roll real dice or draw real cards at their table.

    ``ask`` gets a :class:`Question` and returns the outcome, which is checked; it may raise
    :class:`~tablelab.core.errors.OutcomeNeeded` to stop until somebody has answered.
    """

    def __init__(self, ask: Callable[[Question], object]) -> None:
        self._ask = ask

    def _one_of(self, kind: str, items: Sequence[T]) -> T:
        question = question_of(kind, items)
        answer = self._ask(question)
        for item in items:
            # A saved True is no 1, a 1.0 no die: the outcome must be the very kind of value.
            if item == answer and type(item) is type(answer):
                return item
        allowed = ", ".join(repr(option) for option in question.options)
        raise BadOutcome(f"{answer!r} is no possible {kind}; possible are {allowed}")


class Scripted(Asked):
    """Outcomes from a list, in order: for tests, lessons and replays. Each is checked.

    ``rest`` says what is left of the script; a script that is too short raises BadOutcome.
    """

    def __init__(self, outcomes: Sequence[object]) -> None:
        super().__init__(self._next)
        self.rest = list(outcomes)

    def _next(self, question: Question) -> object:
        if not self.rest:
            raise BadOutcome(f"the script has no outcome left for a {question.kind}")
        return self.rest.pop(0)


class Recording(Chance):
    """Passes every question to another source and remembers the outcomes in ``outcomes``."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.outcomes: list[object] = []

    def _one_of(self, kind: str, items: Sequence[T]) -> T:
        outcome = self._source._one_of(kind, items)
        self.outcomes.append(outcome)
        return outcome


def question_of(kind: str, items: Sequence[object]) -> Question:
    """The question behind ``items``: equal neighbours are one option, their number its weight."""
    groups = [(option, len(list(same))) for option, same in groupby(items)]
    return Question(kind, tuple(option for option, _ in groups), tuple(n for _, n in groups))
