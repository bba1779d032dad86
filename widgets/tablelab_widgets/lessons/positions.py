"""Positions for lessons: always matches that the rules have played, never pieces put by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tablelab.core.chance import Chance, Recording, Scripted, Seeded
from tablelab.core.errors import IllegalAction, TablelabError
from tablelab.core.game import CLOCK, Game
from tablelab.core.match import TIME_UP, Entry, Match
from tablelab.core.text import Text

Lots = Sequence[object] | int | None
"""What decides by lot: outcomes in order, the seed of a generator, or None: nothing may."""


def chance_of(lots: Lots) -> Chance | None:
    """The chance that ``lots`` stand for; None when there are none."""
    if lots is None:
        return None
    return Seeded(lots) if isinstance(lots, int) else Scripted(lots)


def play_codes(match: Match[Any, Any], codes: Sequence[str], text: Text, lots: Lots = None) -> None:
    """Play ``codes`` in turn; ``lots`` decide what chance says in the last one.

    A code is played by the first seat that may do it now; ``"2/sail:7"`` is played by seat 2, and
    ``"time-up"`` is what the clock does when its time has come. Raises ValueError that says, in
    words, which rules forbid a code, and where it stands.
    """
    for place, code in enumerate(codes, 1):
        decided = chance_of(lots) if place == len(codes) else None
        if code == TIME_UP:
            run_out(match, decided)
            continue
        seat, action = who(match, code)
        try:
            match.act(seat, action, decided)
        except IllegalAction as refused:
            said = "; ".join(f"{text(v.key, **v.data)} ({v.rule})" for v in refused.violations)
            raise ValueError(f"{place}. {code!r} is not allowed here: {said}") from refused


def run_out(match: Match[Any, Any], chance: Chance | None) -> None:
    """Let the time of a match run out; raises ValueError when none is running."""
    deadline = match.actors.deadline
    if deadline is None:
        raise ValueError(f"{TIME_UP!r}: no time is running here")
    game, state = match.game, match.state
    drawn = Recording(chance or Seeded(f"{match.start.seed}/{len(match)}"))
    game.stamp(state, deadline)
    game.apply(state, CLOCK, game.parse(TIME_UP), drawn)
    match.repeat(Entry(CLOCK, TIME_UP, deadline, tuple(drawn.outcomes), ()))


def who(match: Match[Any, Any], code: str) -> tuple[int, str]:
    """Who plays a code, and the code without the seat; raises ValueError when nobody may act."""
    head, slash, rest = code.partition("/")
    if slash and head.isdecimal():
        return int(head), rest
    seats = match.actors.seats
    if not seats:
        raise ValueError(f"{code!r} cannot be played: the match is over")
    for seat in seats:
        if not match.violations(seat, code):
            return seat, code
    return seats[0], code


def copy(match: Match[Any, Any], entries: int | None = None) -> Match[Any, Any]:
    """The same match once more, or its first ``entries``; what is done in it changes no other."""
    again = Match.replayed(match.game, match.start, match.entries[:entries])
    again.meta = dict(match.meta)
    return again


def named(match: Match[Any, Any], names: Sequence[str]) -> Match[Any, Any]:
    """The same match, played by people with these names."""
    start = replace(match.start, names=tuple(names[: match.start.seats]))
    return Match.replayed(match.game, start, match.entries)


def moment(
    game: Game[Any, Any],
    rule: str,
    number: int,
    seats: int,
    seed: int,
    options: Mapping[str, object] | None,
    kinds: str | Sequence[str],
    games: int,
    where: Callable[[Any], bool] | None,
) -> Match[Any, Any]:
    """The match before the decision in which ``rule`` spoke for the ``number``-th time.

    ``meta["next"]`` of the match is the seat and the code of that decision. Raises TablelabError
    when ``games`` simulated games have no such moment.
    """
    from tablelab.lab.moments import moments  # simulating is not needed by who only reads

    found = moments(game, rule, seats, kinds, seed=seed, options=options, games=games, where=where)
    for place, each in enumerate(found):
        if place == number:
            match = each.match
            match.meta["next"] = [each.seat, each.code]
            return match
    raise TablelabError(f"{games} games with {seats} seats have no moment {number} of {rule}")
