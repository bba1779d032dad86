"""Work in the background, with progress and a way to stop it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

Progress = Callable[[int, int], None]
"""Told how much of how much is done; it is also how work is stopped."""

PAUSE = 0.2
"""Seconds between two reports of progress to the page."""


class Stopped(Exception):
    """The reader has stopped the work."""


class Job:
    """One piece of work at a time. ``changed`` is called when the page should show its progress,
    or that it has ended."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._lock = threading.RLock()
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        self.done = (0, 1)
        self.failed = ""

    @property
    def running(self) -> bool:
        """Whether it is at work."""
        return self._thread is not None

    def begin(self, work: Callable[[Progress], T], finished: Callable[[T], None]) -> None:
        """Do ``work`` on a thread of its own and hand its result to ``finished``; while other work
        goes on, nothing happens. What goes wrong stands in ``failed``, stopping is no failure."""
        with self._lock:
            if self.running:
                return
            self._stop.clear()
            self.done, self.failed = (0, 1), ""
            self._thread = threading.Thread(target=self._work, args=(work, finished), daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stop at the next report of progress; the result is thrown away."""
        self._stop.set()

    def wait(self) -> None:
        """Wait until it has ended."""
        if (thread := self._thread) is not None:
            thread.join()

    def _work(self, work: Callable[[Progress], T], finished: Callable[[T], None]) -> None:
        told = time.monotonic()

        def progress(done: int, total: int) -> None:
            nonlocal told
            if self._stop.is_set():
                raise Stopped
            self.done = (done, total)
            if time.monotonic() - told >= PAUSE:
                told = time.monotonic()
                self._changed()

        try:
            finished(work(progress))
        except Stopped:
            pass
        except Exception as error:  # whatever it is, the reader is told
            self.failed = f"{type(error).__name__}: {error}"
        with self._lock:
            self._thread = None
        self._changed()
