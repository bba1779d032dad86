"""Talking in a team: what one player's view becomes by what others tell."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tablelab.core.game import Game
from tablelab.players.greedy_player import heuristics_of
from tablelab.players.player import Look


def talks(game: Game[Any, Any], kind: str) -> bool:
    """Whether players of a kind can tell each other what they see: greedy ones in some teams."""
    if kind != "greedy" or not game.info.cooperative:
        return False
    return heuristics_of(game).told is not None


def look(game: Game[Any, Any], state: Any, seat: int, talkers: Collection[int] = ()) -> Look:
    """The look of a seat at a position (as it will be when it is looked at).

    If the seat is one of ``talkers``, it also knows what these see: in a cooperative game people
    may tell each other their cards. What nobody of them sees stays hidden.
    """
    told = heuristics_of(game).told if seat in talkers else None
    if told is None:
        # A closure and no partial(), which would carry the state about in its arguments.
        return lambda: game.view(state, seat)
    others = [other for other in talkers if other != seat]
    return lambda: told(game.view(state, seat), [game.view(state, other) for other in others])
