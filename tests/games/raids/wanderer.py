"""Random games of Raids: the positions on the way, for tests that compare and count."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from tablelab.core.chance import Seeded
from tablelab.core.events import Event
from tablelab.games.raids.state import State
from tests.games.raids.position import GAME

Heard = Callable[[State, Event], None]
"""Told of every event at the moment at which it happens, with the state as it then is."""


class Ear:
    """Hands the events on as they come, together with the state that the rules change."""

    def __init__(self, state: State, heard: Heard) -> None:
        self.state, self.heard = state, heard

    def __call__(self, rule: str, key: str, /, **data: Any) -> None:
        self.heard(self.state, Event(rule, key, data))


def start(seats: int, seed: int, **options: str) -> State:
    """A fresh game."""
    return GAME.setup(seats, GAME.complete_options(seats, options), Seeded(f"{seed}/setup"))


def positions(seats: int, seed: int, **options: str) -> Iterator[State]:
    """All positions of one random game; what is yielded may be looked at, not changed."""
    state = start(seats, seed, **options)
    yield state
    for _ in steps(state, seed):
        yield state


def steps(state: State, seed: int, heard: Heard | None = None) -> Iterator[str]:
    """Play ``state`` to its end by random legal actions; yields each code after it was played.

    The first actions of the list are preferred: near destinations, so that voyages are long and
    ships meet.
    """
    chooser = random.Random(seed)
    chance = Seeded(f"{seed}/play")
    while state.phase != "over":
        legal = GAME.legal(state, state.seat)
        action = chooser.choice(legal[:3] if chooser.random() < 0.8 else legal)
        if heard is None:
            GAME.apply(state, state.seat, action, chance)
        else:
            GAME.apply(state, state.seat, action, chance, Ear(state, heard))
        yield GAME.code(action)


def random_options(seed: int) -> dict[str, str]:
    """Each option at any of its values."""
    chooser = random.Random(seed)
    return {option.id: chooser.choice(option.values) for option in GAME.info.options}
