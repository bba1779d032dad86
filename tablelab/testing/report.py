"""What the battery found. Written for developers, in English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

KEPT = 3
"""Faults of one check that are kept in full; the others are counted."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A broken promise: which check found what, and where.

    ``seats``, ``options`` and ``seed`` are those of the match, ``step`` the number of decisions
    made before; ``step`` is -1 for what does not depend on a position.
    """

    check: str
    message: str
    seats: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    step: int = -1

    def __str__(self) -> str:
        if self.step < 0:
            return f"{self.check}: {self.message}"
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items())
        where = f"{self.seats} seats, seed {self.seed}, step {self.step}"
        return f"{self.check}: {self.message} [{where}{', ' if chosen else ''}{chosen}]"


@dataclass
class Report:
    """The result of a battery.

    ``checks`` counts how often each check was made, ``found`` how many faults each one found;
    ``faults`` are the first few of each in full. ``broken_off`` counts games that a fault ended.
    """

    game: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    broken_off: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        """Whether something was checked and nothing found."""
        return bool(self.checks) and not self.found

    def add(self, fault: Fault) -> None:
        """Note a fault."""
        self.found[fault.check] += 1
        self._keep(fault)

    def include(self, other: Report) -> None:
        """Add what another report on the same game says."""
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.broken_off += other.broken_off
        self.checks.update(other.checks)
        self.found.update(other.found)
        for fault in other.faults:
            self._keep(fault)

    def _keep(self, fault: Fault) -> None:
        if len(self._of(fault.check)) < KEPT:
            self.faults.append(fault)

    def plain(self) -> dict[str, Any]:
        """The report as JSON data."""
        return {
            "game": self.game,
            "clean": self.clean,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "broken_off": self.broken_off,
            "checks": dict(self.checks),
            "found": dict(self.found),
            "faults": [
                {
                    "check": fault.check,
                    "message": fault.message,
                    "seats": fault.seats,
                    "options": dict(fault.options),
                    "seed": fault.seed,
                    "step": fault.step,
                }
                for fault in self.faults
            ],
        }

    def __str__(self) -> str:
        total, found = sum(self.checks.values()), sum(self.found.values())
        result = "clean" if self.clean else f"{found} fault" + "s" * (found != 1)
        head = (
            f"{self.game}: {self.games} games, {self.decisions} decisions, {total} checks of "
            f"{len(self.checks)} kinds in {self.seconds:.1f} s: {result}"
        )
        lines = [head]
        for fault in self.faults:
            lines.append(f"  {fault}")
            more = self.found[fault.check] - KEPT
            if more > 0 and fault is self._of(fault.check)[-1]:
                lines.append(f"  {fault.check}: and {more} more")
        return "\n".join(lines)

    def _of(self, check: str) -> list[Fault]:
        return [fault for fault in self.faults if fault.check == check]
