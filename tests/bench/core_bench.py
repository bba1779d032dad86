"""Prints the figures of ``tablelab bench`` for every game and every number of seats.

On a quiet machine, where tablelab is installed: ``python tests/bench/core_bench.py [seconds]``.
"""

from __future__ import annotations

import sys

from tablelab.cli import main
from tablelab.games import every


def run(seconds: str = "2") -> int:
    """Measure everything, one after the other; returns the exit status."""
    status = 0
    for game in every().values():
        for seats in game.info.seats:
            argv = ["bench", game.info.id, "--seats", str(seats), "--seconds", seconds]
            status = status or main(argv)
            sys.stdout.write("\n")
    return status


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:2]))
