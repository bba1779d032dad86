"""Exact chance: the distribution over next states of any action.

Each branch runs the rules themselves with its own outcomes; nothing is copied from another branch,
so a branch always holds what its outcomes say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from tablelab.core.chance import Chance, question_of
from tablelab.core.errors import TooManyBranches
from tablelab.core.events import Event, EventLog
from tablelab.core.game import Game, Options, StateLike

S = TypeVar("S", bound=StateLike)
A = TypeVar("A")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Branch(Generic[S]):
    """One way in which chance can fall: its outcomes, its probability, and what comes of it."""

    probability: Fraction
    outcomes: tuple[object, ...]
    state: S
    events: tuple[Event, ...]


class _Enough(Exception):
    """All questions that are to be tried have been asked."""


class _Path(Chance):
    """Follows ``choices`` (one option number a question), then always the first option; the
    question after the first ``depth`` is not answered."""

    def __init__(self, choices: list[int], depth: int | None) -> None:
        self.choices = choices
        self.most = depth
        self.sizes: list[int] = []
        self.outcomes: list[object] = []
        self.probability = Fraction(1)

    def _one_of(self, kind: str, items: Sequence[T]) -> T:
        question = question_of(kind, items)
        depth = len(self.sizes)
        if depth == self.most:
            raise _Enough
        if depth == len(self.choices):
            self.choices.append(0)
        choice = self.choices[depth]
        self.sizes.append(len(question.options))
        self.probability *= Fraction(question.weights[choice], sum(question.weights))
        outcome = items[sum(question.weights[:choice])]
        self.outcomes.append(outcome)
        return outcome


def branches(
    game: Game[S, A], state: S, seat: int, action: A, depth: int | None = None
) -> Iterator[Branch[S]]:
    """All branches of ``action``, one after the other; ``state`` itself is not changed.

    Lazy, since some actions have astronomically many (a new lay-out of 16 tiles has up to 16!):
    take as many as you need with :func:`itertools.islice`. Or let only the first ``depth`` outcomes
    be tried: then a branch ends where one more would be needed, with what has happened by then.
    """

    def run(chance: Chance) -> tuple[S, EventLog]:
        after, log = state.clone(), EventLog()
        with suppress(_Enough):
            game.apply(after, seat, action, chance, log)
        return after, log

    return _all(run, depth)


def setups(game: Game[S, A], seats: int, options: Options) -> Iterator[Branch[S]]:
    """All branches of the set-up, one after the other; options that are not given are the default.

    Raises BadOption for seats or options that the game does not have.
    """
    complete = game.complete_options(seats, options)

    def run(chance: Chance) -> tuple[S, EventLog]:
        log = EventLog()
        return game.setup(seats, complete, chance, log), log

    return _all(run)


def _all(
    run: Callable[[Chance], tuple[S, EventLog]], depth: int | None = None
) -> Iterator[Branch[S]]:
    choices: list[int] = []
    while True:
        path = _Path(choices, depth)
        state, log = run(path)
        yield Branch(path.probability, tuple(path.outcomes), state, tuple(log))
        # Count on like an odometer: the last question that has another option takes its next one.
        while choices and choices[-1] + 1 == path.sizes[len(choices) - 1]:
            choices.pop()
        if not choices:
            return
        choices[-1] += 1


def distribution(
    game: Game[S, A],
    state: S,
    seat: int,
    action: A,
    limit: int = 10_000,
    depth: int | None = None,
) -> list[Branch[S]]:
    """The exact distribution over next states: branches that lead to equal states are merged.

    Of merged branches the first one's outcomes and events are kept. ``depth`` is that of
    :func:`branches`. Raises :class:`~tablelab.core.errors.TooManyBranches` when there are more than
    ``limit`` branches.
    """
    merged: dict[str, Branch[S]] = {}
    for count, branch in enumerate(branches(game, state, seat, action, depth)):
        if count == limit:
            raise TooManyBranches(
                f"the action has more than {limit} branches; raise the limit, "
                "take some of branches() instead, or give a depth"
            )
        key = game.digest(branch.state)
        if (same := merged.get(key)) is not None:
            total = same.probability + branch.probability
            branch = Branch(total, same.outcomes, same.state, same.events)
        merged[key] = branch
    return list(merged.values())
