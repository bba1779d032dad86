"""Moments of real games of Submarine, for tests that look at its board."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from tablelab_widgets import boards
from tablelab_widgets.boards.base import Board, Shape, Theme

from tablelab.core.chance import Seeded
from tablelab.core.events import Event, EventLog
from tablelab.core.text import Text
from tablelab.games.submarine import GAME
from tablelab.games.submarine.actions import Salvage
from tablelab.games.submarine.components import SQUARES, square
from tablelab.games.submarine.state import State
from tablelab.games.submarine.view import View

NAMES = ("Astrid", "Björn", "Christine", "Dag", "Elin")
PHASES = ("place", "ship", "act", "dock", "over")
SEATS = (2, 3, 4, 5)
SHAPES: tuple[Shape, ...] = ("wide", "tall")

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
        takes = [action for action in legal if isinstance(action, Salvage)]
        # Who takes what there is makes full containers, jokers and empty piles.
        action = wanderer.choice(takes if takes and wanderer.random() < 0.6 else legal)
        GAME.apply(state, state.seat, action, chance, log)


@cache
def of_phase(phase: str, seats: int = 4) -> tuple[View, tuple[Event, ...]]:
    """A moment at which the game waits for ``phase``, seen by the seat that decides."""
    for seed in range(200):
        for state, events in moments(seats, seed):
            late = state.voyage > 1 or state.unplaced == seats
            if state.phase == phase and late:
                return GAME.view(state, state.seat if state.seat >= 0 else 0), events
    raise AssertionError(f"no game with {seats} came to {phase}")


def every_phase() -> list[tuple[str, int]]:
    """All phases with all numbers of seats."""
    return [(phase, seats) for phase in PHASES for seats in SEATS]


def drawn(view: View, shape: Shape = "wide", theme: Theme = "light", last: Any = ()) -> Board:
    """The board of a view, in English."""
    draw = boards.get("submarine").draw
    return draw(view, texts(view.players), theme=theme, shape=shape, last=last)


def with_seat(view: View, seat: int, **changes: Any) -> View:
    """The view with something else at one seat."""
    seats = list(view.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(view, seats=tuple(seats))


def subs_at(where: dict[tuple[int, int], int]) -> tuple[int, ...]:
    """A seat's submarines, given by column and depth."""
    subs = [0] * len(SQUARES)
    for (column, depth), number in where.items():
        subs[square(column, depth)] = number
    return tuple(subs)
