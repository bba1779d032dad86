"""Random games of Red November: the positions on the way, for tests that compare and count."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tablelab.core.chance import Seeded
from tablelab.core.events import Event, EventLog
from tablelab.games.red_november.state import State
from tests.games.red_november.position import GAME


def start(seats: int, seed: int, **options: str) -> State:
    """A fresh game."""
    return GAME.setup(seats, GAME.complete_options(seats, options), Seeded(f"{seed}/setup"))


def steps(state: State, seed: int) -> Iterator[tuple[str, list[Event]]]:
    """Play ``state`` to its end; yields each code with its events after it was played.

    Kinds of action are chosen alike, so that the many numbers of minutes do not crowd out the
    rest; long waits are rare, so that games last.
    """
    chooser, chance = random.Random(seed), Seeded(f"{seed}/play")
    while state.phase != "over":
        legal = GAME.legal(state, state.seat)
        kind = chooser.choice(sorted({type(action).__name__ for action in legal}))
        action = chooser.choice([action for action in legal if type(action).__name__ == kind])
        log = EventLog()
        GAME.apply(state, state.seat, action, chance, log)
        yield GAME.code(action), list(log)


def positions(seats: int, seed: int, **options: str) -> Iterator[State]:
    """All positions of one random game; what is yielded may be looked at, not changed."""
    state = start(seats, seed, **options)
    yield state
    for _ in steps(state, seed):
        yield state


def random_options(seed: int) -> dict[str, str]:
    """Each option at any of its values."""
    chooser = random.Random(seed)
    return {option.id: chooser.choice(option.values) for option in GAME.info.options}
