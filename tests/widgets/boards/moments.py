"""Moments of real games, for tests that look at boards: one for each kind of question."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

import tablelab_widgets  # noqa: F401  (makes its catalogues known)

from tablelab.core.chance import Seeded
from tablelab.core.events import Event, EventLog
from tablelab.core.text import Text
from tablelab.games.raids import GAME
from tablelab.games.raids.state import State
from tablelab.games.raids.view import View

NAMES = ("Astrid", "Björn", "Christine", "Dag")
PHASES = ("sail", "flee", "monster", "bid", "discard", "sell", "over")

Moment = tuple[State, tuple[Event, ...]]


def texts(seats: int, language: str = "en", names: Sequence[str] = NAMES) -> Text:
    return GAME.text(language, names[:seats])


def moments(seats: int, seed: int, **options: str) -> Iterator[Moment]:
    """Each position of one random game with the events that led to it; not to be changed."""
    chance, wanderer = Seeded(f"{seed}"), random.Random(seed)
    log = EventLog()
    state = GAME.setup(seats, GAME.complete_options(seats, options), chance, log)
    while True:
        yield state, tuple(log)
        if state.seat < 0:
            return
        log = EventLog()
        legal = GAME.legal(state, state.seat)
        # Short steps make full ships, fights and crowded seas.
        action = legal[min(len(legal) - 1, int(wanderer.expovariate(1.2)))]
        GAME.apply(state, state.seat, action, chance, log)


@cache
def of_phase(phase: str, seats: int = 4) -> tuple[View, tuple[Event, ...]]:
    """The first moment, from the second voyage on, at which the game waits for ``phase``."""
    for seed in range(200):
        for state, events in moments(seats, seed):
            if state.phase == phase and state.voyage > 1:
                return GAME.view(state, None), events
    raise AssertionError(f"no game with {seats} came to {phase}")


def every_phase() -> list[tuple[str, int]]:
    """All phases with a number of seats in which they occur."""
    return [(phase, seats) for phase in PHASES for seats in (2, 3, 4)] + [("ghost", 2)]
