"""How the games in ``games/`` were recorded; run it again only when the rules' version changes.

From the root of the repository: ``python -m tests.games.raids.record_games``
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tablelab.core.match import Match
from tablelab.core.record import save
from tests.games.raids.position import GAME

FOLDER = Path(__file__).parent / "games"
NAMES = ("Astrid", "Björn", "Cnut", "Dagny")


def played(seats: int, seed: int) -> Match[Any, Any]:
    """A whole game of players who like to stop soon."""
    match = Match.new(GAME, seats, seed=seed, names=NAMES[:seats])
    chooser = random.Random(seed)
    while match.outcome is None:
        (seat,) = match.actors.seats
        legal = match.legal(seat)
        match.act(seat, chooser.choice(legal[:3] if chooser.random() < 0.8 else legal))
    return match


def first(seats: int, shared: bool) -> Match[Any, Any]:
    """The first game, by seed, with a monster defeated, whose victory is shared or not."""
    for seed in range(10_000):
        match = played(seats, seed)
        assert match.outcome is not None
        fought = any(points["monsters"] for points in match.outcome.points)
        if fought and (len(match.outcome.winners) > 1) == shared:
            return match
    raise AssertionError("no such game")


def main() -> None:
    """Write one game for each number of seats; the victory of the three is shared."""
    for seats in GAME.info.seats:
        text = save(first(seats, shared=seats == 3))
        (FOLDER / f"{seats}-seats.jsonl").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
