"""What a match is made of: how it began, and its decisions one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tablelab.core.events import Event

TIME_UP = "time-up"
"""The code of the entry that the clock makes when a deadline has passed."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One decision with all that came of it.

    ``seat`` is who decided (:data:`~tablelab.core.game.CLOCK` for the clock), ``code`` what,
    ``ms`` when, ``outcomes`` what chance said, ``events`` what happened.
    """

    seat: int
    code: str
    ms: int
    outcomes: tuple[object, ...]
    events: tuple[Event, ...]

    @property
    def informs(self) -> bool:
        """Whether somebody learned something that cannot be unlearned: a die, a card seen."""
        return bool(self.outcomes) or any(event.audience is not None for event in self.events)


@dataclass(frozen=True, slots=True)
class Start:
    """How a match began: all that a replay needs besides its entries.

    ``seed`` feeds chance and is never shown to a player; ``names`` are by seat. ``branched`` is
    the number of entries taken over from another match, or None.
    """

    seats: int
    options: Mapping[str, str]
    seed: int
    names: tuple[str, ...] = ()
    outcomes: tuple[object, ...] = ()
    branched: int | None = None
