"""Players who leave some things alone: what is a possibility worth, or a restraint?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tablelab.core.chance import Chance
from tablelab.core.game import Game
from tablelab.players import GreedyPlayer, Look, Player, Thinking

A = TypeVar("A")

Keep = Callable[[Any, Sequence[Any]], Sequence[Any]]
"""From a view and what is legal: what the player still considers."""


class Limited:
    """A player who considers only a part of what is legal, and chooses from that as ever.

    ``keep(view, legal)`` says which part. Where it leaves nothing, the player must choose from
    all. ``player`` chooses; it is greedy if none is given.
    """

    def __init__(self, keep: Keep, player: Player | None = None) -> None:
        self._keep = keep
        self._player: Player = player or GreedyPlayer()

    @property
    def thinking(self) -> Thinking:
        """As long as the player who chooses."""
        return self._player.thinking

    def decide(
        self, game: Game[Any, A], view: Look, legal: Sequence[A], seat: int, chance: Chance
    ) -> A | None:
        """One of ``legal``, or None where the player who chooses waits."""
        kept = self._keep(view(), legal)
        return self._player.decide(game, view, list(kept) or legal, seat, chance)
