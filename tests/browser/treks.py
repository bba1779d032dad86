"""Saved matches of Red Peak that stand at a wanted moment; a page opens them like any file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tablelab.core.match import Match
from tablelab.core.record import save
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.actions import Lay
from tablelab.games.red_peak.state import PAY
from tablelab.lab import as_match
from tests.browser.matches import again

NAMES = ("Ada", "Ben", "Cleo", "Dana", "Emil", "Fay")
GAMES = 60
"""How many games are tried until one comes to the wanted moment."""

SAND = 90_000
"""Milliseconds of a day."""

Trek = Match[Any, Any]
Wanted = Callable[[Trek], bool]


def saved(match: Trek, *kinds: str, clock: str = "off", now: int | None = None) -> str:
    """A file of a match: who plays each seat, and by which clock, which stands at ``now``."""
    match.meta = {"kinds": list(kinds), "language": "en", "clock": clock}
    if now is not None:
        match.meta["now"] = now
    return save(match)


def begun(*codes: str, seats: int = 2, seed: int = 3, **options: str) -> Trek:
    """A match in which some things have been done at once, each by the first who may."""
    match = Match.new(GAME, seats, options, seed=seed, names=NAMES[:seats])
    for code in codes:
        action = GAME.parse(code)
        match.act(next(seat for seat in range(seats) if action in match.legal(seat)), action)
    return match


def first_day(seats: int = 2) -> Trek:
    """A match whose first day has just begun, at moment 0."""
    return begun("day", seats=seats)


def paying(seats: int = 2) -> Trek:
    """A match whose adventurer has set out over the first tile that was open."""
    match = first_day(seats)
    lay = next(do for do in match.legal(0) if GAME.code(do).startswith("lay:"))
    match.act(0, lay)
    match.act(0, GAME.parse("go"))
    assert match.state.phase == PAY
    return match


def shared(seats: int) -> Trek:
    """A tile of three symbols is being paid, and others than the first seat have cards for two."""
    for seed in range(GAMES):
        match = begun("day", seats=seats, seed=seed)
        for lay in match.legal(0):
            tools = set(GAME.parts.paths[lay.tile].tools) if isinstance(lay, Lay) else set()
            if len(tools & _shown(match)) < 2 or len(tools) != 3:
                continue
            match.act(0, lay)
            match.act(0, GAME.parse("go"))
            return match
    raise AssertionError("no such tile")


def _shown(match: Trek) -> set[str]:
    hands = match.state.hands[1:]
    return {tool for hand in hands for card in hand for tool in GAME.parts.cards[card].tools}


def moment(wanted: Wanted, seats: int = 3) -> Trek:
    """The first moment of some games of a sensible team at which something is so."""
    for number in range(GAMES):
        whole = _game(number, seats)
        for index in range(len(whole)):
            part = _part(whole, index)
            if part.actors.seats and wanted(part):
                return part
    raise AssertionError("no match comes to such a moment")


def before_end(won: bool, seats: int = 3, codes: Sequence[str] = ()) -> tuple[Trek, int, str]:
    """A match one decision before it is won or lost, and that decision: seat and code.

    The page draws other lots than the simulation did, those of the seed: it is tried that they
    bring the same end. ``codes`` are the beginnings of decisions that will do.
    """
    for number in range(GAMES):
        whole = _game(number, seats)
        last = whole.entries[-1]
        if whole.outcome is None or whole.outcome.won is not won or last.seat < 0:
            continue
        if codes and not last.code.startswith(tuple(codes)):
            continue
        part = _part(whole, len(whole) - 1)
        trial = again(part)
        trial.act(last.seat, GAME.parse(last.code))
        if trial.outcome is not None and trial.outcome.won is won:
            return part, last.seat, last.code
    raise AssertionError("no match ends so")


def _part(whole: Trek, index: int) -> Trek:
    """The first entries of a match: as it was then, and not a branch of what came later."""
    return Match.replayed(GAME, whole.start, whole.entries[:index])


def _game(number: int, seats: int) -> Trek:
    made = as_match(GAME, seats, ["greedy"] * seats, 1, number, {})
    start = made.start
    named = type(start)(
        start.seats, start.options, start.seed, NAMES[:seats], start.outcomes, start.branched
    )
    return Match.replayed(GAME, named, made.entries)
