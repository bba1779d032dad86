"""What commands print: a JSON object, or tables and a progress bar for people."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from typing import Any

from tablelab.core.errors import BadOption
from tablelab.core.game import GameInfo

BAR = 30
"""Characters of the progress bar."""


def say(line: str = "") -> None:
    """A line on the standard output."""
    sys.stdout.write(f"{line}\n")


def complain(line: str) -> None:
    """A line on the error stream."""
    sys.stderr.write(f"{line}\n")


def print_json(data: dict[str, Any]) -> None:
    """One object on one line."""
    say(json.dumps(data))


def print_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Columns under their heads: the first two to the left, numbers to the right."""
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    for row in (head, *rows):
        cells = [
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        say("  ".join(cells).rstrip())


def count(number: int | Sequence[int], thing: str) -> str:
    """How many of a thing: "1 game", "2 games", "2, 3, 4 players"."""
    numbers = (number,) if isinstance(number, int) else tuple(number)
    return f"{', '.join(map(str, numbers))} {thing}{'' if numbers == (1,) else 's'}"


def chosen(pairs: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Options from the command line; raises BadOption when one is given twice."""
    options: dict[str, str] = {}
    for name, value in pairs:
        if name in options:
            raise BadOption(f"option {name!r} is given twice")
        options[name] = value
    return options


def headline(info: GameInfo, seats: int, options: dict[str, str]) -> str:
    """Game, players and the options that are not the default, in a line."""
    switched = [
        f"{option.id}={options[option.id]}"
        for option in info.options
        if options[option.id] != option.default
    ]
    return ", ".join([info.title["en"], count(seats, "player"), *switched])


class Bar:
    """A progress bar on the error stream, shown only to people (a terminal)."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._began = self._last = time.monotonic()

    def __call__(self, done: int, total: int) -> None:
        """``done`` of ``total`` steps are done."""
        now = time.monotonic()
        if not self._shown or (now - self._last < 0.1 and done < total):
            return
        self._last = now
        left = (now - self._began) / done * (total - done)
        bar = ("#" * (BAR * done // total)).ljust(BAR, ".")
        sys.stderr.write(f"\r[{bar}] {done}/{total}, {left:.0f} s left ")
        if done == total:
            sys.stderr.write("\r" + " " * (BAR + 40) + "\r")
        sys.stderr.flush()
