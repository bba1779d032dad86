"""Clocks. Time is data: a match reads milliseconds from its clock, and judges by them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    """Gives milliseconds of playing time since the match began.

    ``runs`` is false for a clock that is switched off: deadlines then never expire.
    """

    @property
    def runs(self) -> bool:
        """Whether deadlines expire."""
        ...

    def now(self) -> int:
        """Milliseconds since the match began; never goes backwards."""
        ...


class WallClock:
    """Real time, from the monotonic clock of the machine.

    ``start`` is the playing time already used (a match that is resumed goes on where it stopped).
    ``pace`` scales it: with 0.5 a deadline of 90 s comes after 180 s, for a slow classroom.
    ``source`` gives seconds. Raises ValueError for a pace of 0 or less, or without end.
    """

    runs = True

    def __init__(
        self, start: int = 0, pace: float = 1.0, source: Callable[[], float] = time.monotonic
    ) -> None:
        if not 0 < pace < float("inf"):
            raise ValueError(f"pace must be a number greater than 0, not {pace}")
        self._source = source
        self._zero = source()
        self._start = start
        self._pace = pace

    def now(self) -> int:
        """Milliseconds since the match began."""
        return self._start + int((self._source() - self._zero) * 1000 * self._pace)


class ManualClock:
    """A clock that moves only when it is told to, for tests, lessons and simulations."""

    runs = True

    def __init__(self, start: int = 0) -> None:
        self._now = start

    def now(self) -> int:
        """Milliseconds since the match began."""
        return self._now

    def advance(self, ms: int) -> None:
        """Let ``ms`` milliseconds pass."""
        if ms < 0:
            raise ValueError(f"time does not go backwards: {ms} ms")
        self._now += ms


class NoClock(ManualClock):
    """Play without time pressure: nothing expires."""

    runs = False
