"""Saved matches of Submarine that stand at a wanted moment; a page opens them like any file."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tablelab.core.match import Match
from tablelab.core.record import save
from tablelab.games.submarine import GAME
from tablelab.games.submarine.actions import CARD, Action, Relocate, Salvage, Steer
from tablelab.games.submarine.components import RIGHT_DOCK, column_of
from tablelab.games.submarine.state import State

NAMES = ("Anna", "Bo", "Cleo", "Dana", "Emil")
GAMES = 60
"""How many games are tried until one comes to the wanted moment."""

Dive = Match[Any, Any]
Wanted = Callable[[Dive], bool]


def saved_at(wanted: Wanted, *kinds: str) -> str:
    """A file of the first match that comes to a ``wanted`` moment, with who plays each seat."""
    return saved(first_match(wanted, len(kinds)), *kinds)


def saved(match: Dive, *kinds: str) -> str:
    """A file of a match, with who plays each seat."""
    match.meta = {"kinds": list(kinds), "language": "en"}
    return save(match)


def first_match(wanted: Wanted, seats: int) -> Dive:
    """The first of some matches of divers that comes to a ``wanted`` moment, at that moment."""
    for seed in range(GAMES):
        match = Match.new(GAME, seats, {}, seed=seed, names=NAMES[:seats])
        lots = random.Random(seed)
        while match.outcome is None:
            if wanted(match):
                return match
            (seat,) = match.actors.seats
            match.act(seat, _dived(match.state, match.legal(seat), lots))
    raise AssertionError("no match comes to such a moment")


def _dived(state: State, legal: list[Action], lots: random.Random) -> Action:
    """What somebody does who salvages whatever can be paid, and moves to where that will be so."""
    hand = state.seats[state.seat].hand

    def worth(action: Action) -> float:
        if isinstance(action, Salvage):
            return 2 - (action.joker != CARD)
        if isinstance(action, Relocate):
            ahead = column_of(action.square) > state.seats[state.seat].ship
            return 0.2 * ahead + 0.1 * sum(one % 5 in hand for one in state.board[action.square])
        if isinstance(action, Steer):
            return -action.column if action.column < RIGHT_DOCK else -9
        return 0.15

    return max(legal, key=lambda action: (worth(action), lots.random()))


def asked(phase: str, seat: int = 0, voyage: int = 1) -> Wanted:
    """The moment at which ``seat`` is asked for ``phase``, from some voyage on."""
    return lambda match: (
        match.state.phase == phase
        and match.actors.seats == (seat,)
        and match.state.voyage >= voyage
    )


def offered(seat: int, test: Callable[[State, Salvage], bool]) -> Wanted:
    """The moment at which ``seat`` may salvage something that passes a test."""

    def wanted(match: Dive) -> bool:
        if match.actors.seats != (seat,) or match.state.phase != "act":
            return False
        takes = (do for do in match.legal(seat) if isinstance(do, Salvage))
        return any(test(match.state, take) for take in takes)

    return wanted


def last_decision(seat: int = 0) -> Wanted:
    """The moment before a decision of ``seat`` that ends the match."""

    def wanted(match: Dive) -> bool:
        return match.actors.seats == (seat,) and final_code(match) is not None

    return wanted


def final_code(match: Dive) -> str | None:
    """The code of a decision that ends the match now, None while there is none."""
    # Only salvages and the ends of turns end a game, and only when things are far advanced.
    if (
        min(map(len, _columns(match.state))) > 2
        and max(there.artefacts for there in match.state.seats) < 11
        and any(there.hand and there.pile for there in match.state.seats)
    ):
        return None
    (seat,) = match.actors.seats
    for action in match.legal(seat):
        if isinstance(action, Relocate | Steer):
            continue
        trial = match.branch(len(match))
        trial.act(seat, action)
        if trial.outcome is not None:
            return GAME.code(action)
    return None


def _columns(state: State) -> list[list[int]]:
    return [
        [one for square in range(column * 4, column * 4 + 4) for one in state.board[square]]
        for column in range(6)
    ]
