"""What a player is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from tablelab.core.chance import Chance
from tablelab.core.game import Game
from tablelab.players.thinking import Thinking

A = TypeVar("A")

Look = Callable[[], Any]
"""Gives a seat's view of the table when it is called."""


class Player(Protocol):
    """Decides for a seat.

    A player never gets the true state, only what its seat may know: ``view()`` builds that when it
    is needed. ``legal`` is never empty; the answer is one of it. ``chance`` is the player's own
    source of chance, so that its lots do not disturb the dice and cards of the game, and so that
    it cannot foresee them. A player keeps no memory: one object can play several seats and games.

    ``thinking`` is how long its decisions take where a clock runs.
    """

    @property
    def thinking(self) -> Thinking:
        """How long a decision takes."""
        ...

    def decide(
        self, game: Game[Any, A], view: Look, legal: Sequence[A], seat: int, chance: Chance
    ) -> A | None:
        """One of ``legal``; or None, where others may act too: this seat waits for them."""
        ...
