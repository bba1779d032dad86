"""Real time at a table: which clock a match runs by, and how long it is to the deadline.

The browser only draws the countdown. The clock that counts is the match's, in the kernel: before
anything else is done a match is asked whether its time is up.
"""

from __future__ import annotations

import asyncio
import time
import weakref
from typing import Any, Protocol

from tablelab.core.clock import Clock, NoClock, WallClock
from tablelab.core.match import Match

PACES = {"on": 1.0, "slow": 0.5, "off": None}
"""How fast each kind of clock runs; None for one that does not."""

_SLEEPLESS = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


def seconds() -> float:
    """Seconds that also pass while the machine sleeps, where the system can tell."""
    return time.monotonic() if _SLEEPLESS is None else time.clock_gettime(_SLEEPLESS)


def make(kind: str, start: int = 0) -> Clock:
    """A clock of a kind (:data:`PACES`) that goes on from ``start`` milliseconds."""
    pace = PACES[kind]
    return NoClock(start) if pace is None else WallClock(start, pace, seconds)


def left(match: Match[Any, Any], kind: str) -> int | None:
    """Real milliseconds until time is up, 0 when it is; None when no clock runs now."""
    deadline = match.actors.deadline
    if deadline is None or not match.clock.runs:
        return None
    return max(0, round((deadline - match.clock.now()) / (PACES[kind] or 1)))


def whole(match: Match[Any, Any], kind: str) -> int:
    """Real milliseconds from the entry that set the deadline to the deadline."""
    deadline = match.actors.deadline
    if deadline is None:
        return 0
    begun = 0
    for index in range(len(match), 0, -1):
        if match.game.actors(match.state_at(index - 1)).deadline != deadline:
            begun = match.entries[index - 1].ms
            break
    return round((deadline - begun) / (PACES[kind] or 1))


class Table(Protocol):
    """What an alarm needs from a table."""

    def time_left(self) -> float | None:
        """Seconds until time is up; None when no clock runs."""
        ...

    def strike(self) -> None:
        """Let the clock act if its time has come, and show what came of it."""
        ...


class Alarm:
    """Wakes a table when its time is up, so that nobody has to click for it."""

    GRACE = 0.01
    """Seconds after the deadline at which it rings: never just before it."""

    def __init__(self, table: Table) -> None:
        # Weak: a timer that is still running must not keep a closed table alive.
        self._table = weakref.ref(table)
        self._timer: asyncio.TimerHandle | None = None
        self._over = False
        try:
            self._loop: asyncio.AbstractEventLoop | None = asyncio.get_running_loop()
        except RuntimeError:
            self._loop = None

    def wake(self) -> None:
        """See when time is up. May be called on any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._plan)

    def stop(self) -> None:
        """It rings no more."""
        self._over = True
        self._cancel()

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _plan(self) -> None:
        self._cancel()
        table = None if self._over else self._table()
        remaining = table.time_left() if table is not None else None
        if remaining is not None and self._loop is not None:
            self._timer = self._loop.call_later(remaining + self.GRACE, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if table := self._table():
            table.strike()
            self._plan()
