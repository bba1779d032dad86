"""How the battery picks what is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablelab.core.chance import Seeded
from tablelab.core.game import Game
from tablelab.core.match import Match
from tablelab.games import get
from tablelab.testing.choose import adviser, choose
from tests.toys.trove import Trove


def played(game: Game[Any, Any], seats: int, style: str, seed: int) -> Match[Any, Any]:
    """A match that is played to its end in one style."""
    match = Match.new(game, seats, {}, seed=seed)
    chance, chosen, advise = Seeded(seed), Counter[str](), adviser(game)
    while match.outcome is None:
        state = match.state
        choices = [(seat, action) for seat in match.actors.seats for action in match.legal(seat)]
        match.act(*choose(game, state, choices, style, chosen, advise, chance))
    return match


def salvages(style: str) -> int:
    matches = [played(get("submarine"), 3, style, seed) for seed in range(4)]
    codes = [entry.code for match in matches for entry in match.entries]
    return sum(code.startswith("take:") for code in codes)


def test_able_divers_salvage_far_more_than_random_ones() -> None:
    assert salvages("able") > 5 * max(1, salvages("any"))


def test_a_game_without_heuristics_is_played_at_random() -> None:
    toy = Trove()
    assert adviser(toy) is None
    assert played(toy, 2, "able", 1).outcome is not None
