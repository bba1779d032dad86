"""Prints how long it takes to draw the boards: ``python -m tests.bench.boards_bench``.

Every position of a simulated game with three players is drawn once for a wide and once for a tall
page; what is printed is the median and the slowest of all, in milliseconds.
"""

from __future__ import annotations

import sys
import time
from statistics import median

from tablelab_widgets import boards
from tablelab_widgets.boards.base import Shape

from tablelab import games
from tablelab.lab import as_match


def measure(game_id: str, shape: Shape) -> list[float]:
    """Milliseconds for each position of a game."""
    game = games.get(game_id)
    match = as_match(game, 3, "greedy", seed=1, number=0)
    draw, text = boards.get(game_id).draw, game.text("en")
    taken = []
    for index in range(len(match) + 1):
        view = match.view(0, index)
        last = match.entries[index - 1].events if index else match.opening
        begin = time.perf_counter()
        draw(view, text, theme="light", shape=shape, last=last)
        taken.append(1000 * (time.perf_counter() - begin))
    return taken


def main() -> None:
    """Measure all boards."""
    for game_id in games.IDS:
        for shape in ("wide", "tall"):
            taken = measure(game_id, shape)
            figures = f"median {median(taken):5.2f} ms  slowest {max(taken):5.2f} ms"
            sys.stdout.write(f"{game_id:14}{shape:6}{figures}\n")


if __name__ == "__main__":
    main()
