"""Saved matches of Submarine that stand at a wanted moment; a page opens them like any file."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tablelab.core.match import Match
from tablelab.core.record import save
from tablelab.games.submarine import GAME
from tablelab.games.submarine.actions import CARD, Action, Relocate, Salvage, Steer
from tablelab.games.submarine.components import KINDS, RIGHT_DOCK, column_of
from tablelab.games.submarine.state import State
from tests.browser.matches import again

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


def taking(test: Callable[[State, Salvage], bool], seats: int) -> tuple[Dive, Salvage]:
    """A moment at which seat 0 may salvage something that passes a test, and does not end its turn
    with it; and that salvage."""

    def takes(match: Dive) -> list[Salvage]:
        if match.actors.seats != (0,) or match.state.phase != "act":
            return []
        state = match.state
        found = (do for do in match.legal(0) if isinstance(do, Salvage))
        return [do for do in found if test(state, do) and _goes_on(match, do)]

    match = first_match(lambda match: bool(takes(match)), seats)
    return match, takes(match)[0]


def _goes_on(match: Dive, action: Action) -> bool:
    trial = again(match)
    trial.act(0, action)
    return trial.actors.seats == (0,) and trial.state.phase == "act"


def ending(seats: int) -> tuple[Dive, str]:
    """A match one decision before it is over, and that decision: somebody fills the container."""
    match = first_match(lambda match: _last(match) is not None, seats)
    code = _last(match)
    assert code is not None
    return match, code


def _last(match: Dive) -> str | None:
    state = match.state
    (seat,) = match.actors.seats
    if state.seats[seat].artefacts < KINDS - 1:
        return None
    for action in match.legal(seat):
        if isinstance(action, Salvage):
            trial = again(match)
            trial.act(seat, action)
            if trial.outcome is not None:
                return GAME.code(action)
    return None
