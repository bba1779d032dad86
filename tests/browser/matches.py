"""Saved matches of Raids that stand at a wanted moment; a page opens them like any file."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tablelab.core.clock import Clock
from tablelab.core.match import Match
from tablelab.core.record import save
from tablelab.games import get

NAMES = ("Ada", "Ben", "Cleo", "Dana")
GAMES = 200
"""How many games are tried until one comes to the wanted moment."""

Wanted = Callable[[Match[Any, Any]], bool]


def saved_at(wanted: Wanted, *kinds: str, names: tuple[str, ...] = NAMES) -> str:
    """A file of the first match that comes to a ``wanted`` moment, with who plays each seat."""
    match = first_match(wanted, len(kinds), names[: len(kinds)])
    match.meta = {"kinds": list(kinds), "language": "en"}
    return save(match)


def first_match(wanted: Wanted, seats: int, names: tuple[str, ...] = NAMES) -> Match[Any, Any]:
    """The first of some wandering matches that comes to a ``wanted`` moment, at that moment."""
    for seed in range(GAMES):
        match = Match.new(get("raids"), seats, {}, seed=seed, names=names)
        wanderer = random.Random(seed)
        while match.outcome is None:
            if wanted(match):
                return match
            seat = match.actors.seats[0]
            legal = match.legal(seat)
            # Short steps make full ships, fights and crowded seas.
            match.act(seat, legal[min(len(legal) - 1, int(wanderer.expovariate(0.9)))])
    raise AssertionError("no match comes to such a moment")


def asked(phase: str, seat: int = 0, voyage: int = 1) -> Wanted:
    """The moment at which ``seat`` is asked for ``phase``, from some voyage on."""
    return lambda match: (
        match.state.phase == phase
        and match.actors.seats == (seat,)
        and match.state.voyage >= voyage
    )


def again(match: Match[Any, Any], clock: Clock | None = None) -> Match[Any, Any]:
    """The same match once more, to try what comes next; unlike a branch it has the same lots."""
    return Match.replayed(match.game, match.start, match.entries, clock)


def last_decision(seat: int = 0) -> Wanted:
    """The moment before the decision of ``seat`` that ends the match."""

    def wanted(match: Match[Any, Any]) -> bool:
        if match.state.voyage < 4 or match.actors.seats != (seat,):
            return False
        trial = again(match)
        trial.act(seat, trial.legal(seat)[-1])
        return trial.outcome is not None

    return wanted
