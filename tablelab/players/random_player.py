"""A player who takes any legal action, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from tablelab.core.chance import Chance
from tablelab.core.game import Game
from tablelab.players.player import Look
from tablelab.players.thinking import Thinking

A = TypeVar("A")


class RandomPlayer:
    """Chooses by lot, without a look at the table, and fast."""

    thinking = Thinking(1_000, 0.5)

    def decide(
        self, game: Game[Any, A], view: Look, legal: Sequence[A], seat: int, chance: Chance
    ) -> A:
        """One of ``legal``, each equally likely."""
        return chance.pick(legal)
