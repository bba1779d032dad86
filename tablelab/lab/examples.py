"""Any rule at work: where in simulated games it speaks, and what happens there.

Finding an example may take many games: some rules need another number of players, an option, or
players who do not care; some speak in the set-up only, or only to refuse something. So each game
keeps a list of places, ``examples.toml``, which ``tools/examples.py`` writes; looking one up plays
a single game again.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from tablelab.core.clock import NoClock
from tablelab.core.errors import TablelabError
from tablelab.core.events import Violation
from tablelab.core.game import Game
from tablelab.core.match import Entry, Match
from tablelab.lab.simulation import as_match

HOW = ("setup", "event", "refusal")
"""How a rule can speak: in the set-up, in what happens, or only in what it refuses."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where ``rule`` speaks: in game ``number`` of a simulation (:func:`~tablelab.lab.as_match`),
    at the decision ``entry`` (from 0). ``seat`` and ``code`` are those of what is refused."""

    rule: str
    how: str
    seats: int
    kinds: str = "greedy"
    seed: int = 1
    number: int = 0
    entry: int = 0
    options: Mapping[str, str] = field(default_factory=dict, hash=False)
    seat: int = -1
    code: str = ""


@dataclass(frozen=True, slots=True)
class Example:
    """A rule at work. ``match`` stands just before it and is yours.

    ``entry`` is the decision with all that happened; None in a set-up, whose events are
    ``match.opening``, and for what was refused: then ``seat`` could have tried ``code``, and
    ``violations`` are all the rules against it.
    """

    rule: str
    how: str
    match: Match[Any, Any]
    entry: Entry | None = None
    seat: int = -1
    code: str = ""
    violations: tuple[Violation, ...] = ()


def places(game: Game[Any, Any], rule: str) -> tuple[Place, ...]:
    """Where ``rule`` speaks, the clearest place first; none where nobody has found it speaking.

    Raises TablelabError for a rule that the game does not have.
    """
    if rule not in game.rulebook:
        raise TablelabError(f"{game.info.id} has no rule {rule!r}")
    return listed(game).get(rule, ())


@cache
def listed(game: Game[Any, Any]) -> Mapping[str, tuple[Place, ...]]:
    """All places of a game by rule; empty for a game that has no list."""
    path = files(game.package) / "examples.toml" if game.package else None
    if path is None or not path.is_file():
        return {}
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    return {rule: tuple(Place(rule, **place) for place in found) for rule, found in raw.items()}


def example(game: Game[Any, Any], place: Place) -> Example:
    """What happens at a place. Raises TablelabError when the rule does not speak there: then the
    list is older than the rules or the players."""
    whole = as_match(game, place.seats, place.kinds, place.seed, place.number, dict(place.options))
    if place.how == "setup":
        match = Match.replayed(game, whole.start, ())
        found = Example(place.rule, place.how, match)
        speaks = any(event.rule == place.rule for event in match.opening)
    elif place.entry >= len(whole):
        raise _older(game, place)
    elif place.how == "event":
        entry = whole.entries[place.entry]
        match = _before(game, whole, place.entry)
        found = Example(place.rule, place.how, match, entry, entry.seat, entry.code)
        speaks = any(event.rule == place.rule for event in entry.events)
    else:
        match = _before(game, whole, place.entry)
        broken = tuple(match.violations(place.seat, place.code))
        found = Example(place.rule, place.how, match, None, place.seat, place.code, broken)
        speaks = any(violation.rule == place.rule for violation in broken)
    if not speaks:
        raise _older(game, place)
    return found


def _before(game: Game[Any, Any], whole: Match[Any, Any], index: int) -> Match[Any, Any]:
    """The match just before an entry, at the time of that entry."""
    entries = whole.entries
    return Match.replayed(game, whole.start, entries[:index], NoClock(entries[index].ms))


def _older(game: Game[Any, Any], place: Place) -> TablelabError:
    return TablelabError(
        f"{place.rule} does not speak where {game.info.id}'s examples say; write them anew with "
        "python tools/examples.py"
    )
