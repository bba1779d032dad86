"""Helpers for the tests of one game's rules.

A scenario sets a position up, plays a few codes and looks at what the rules said. A
:class:`Coverage` collects which rules spoke, so that a test can show that every rule of the
rulebook has a scenario in which it fires.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from tablelab.core.chance import Scripted
from tablelab.core.events import Event, Violation
from tablelab.core.game import Outcome
from tablelab.core.match import Entry, Match
from tablelab.core.rulebook import Rulebook

Step = str | tuple[str, Sequence[object]]
"""A decision: its code, or the code and what chance says to it."""


class Coverage:
    """Counts which rules of a rulebook spoke: by event, by violation, or by ending a game."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.fired: Counter[str] = Counter()

    def see(self, *things: Event | Violation | Outcome | Entry | Match[Any, Any] | str) -> None:
        """Count what cites rules. Of entries and matches all events count, and the ending."""
        for thing in things:
            if isinstance(thing, str):
                self._count(thing)
            elif isinstance(thing, Match):
                self.see(*thing.opening, *thing.entries)
                if thing.outcome is not None:
                    self.see(thing.outcome)
            elif isinstance(thing, Entry):
                self.see(*thing.events)
            else:
                self._count(thing.rule)

    def missing(self) -> list[str]:
        """The rules that have not spoken yet, in rulebook order."""
        return [rule.id for rule in self.rulebook if not self.fired[rule.id]]

    def _count(self, rule: str) -> None:
        if rule not in self.rulebook:
            raise KeyError(f"{rule!r} is cited, but is no rule of the rulebook")
        self.fired[rule] += 1


def play(match: Match[Any, Any], *steps: Step) -> list[Entry]:
    """Play codes, each for the first seat that may act: ``play(match, "draw", ("dare", [4]))``.

    Where outcomes are given, all of them must be used; otherwise the match's seed decides.
    """
    entries = []
    for step in steps:
        code, outcomes = (step, None) if isinstance(step, str) else step
        script = None if outcomes is None else Scripted(outcomes)
        seat = match.actors.seats[0]
        entries.append(match.act(seat, match.game.parse(code), script))
        if script is not None and script.rest:
            raise AssertionError(f"{code} did not use the outcomes {script.rest}")
    return entries


def refused(match: Match[Any, Any], code: str, seat: int | None = None) -> list[str]:
    """The ids of the rules that forbid ``code``, for ``seat`` or the first that may act.

    Raises AssertionError when the action is legal.
    """
    who = match.actors.seats[0] if seat is None else seat
    violations = match.violations(who, match.game.parse(code))
    if not violations:
        raise AssertionError(f"{code} is legal for seat {who}")
    return rules_of(violations)


def rules_of(things: Iterable[Event | Violation]) -> list[str]:
    """The ids of the rules that events or violations cite, in order."""
    return [thing.rule for thing in things]
