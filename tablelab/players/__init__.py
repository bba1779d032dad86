"""Players that are programs: ``random`` and ``greedy``."""

from __future__ import annotations

from tablelab.core.errors import TablelabError
from tablelab.players.greedy_player import GreedyPlayer, Heuristics, heuristics_of
from tablelab.players.player import Look, Player
from tablelab.players.random_player import RandomPlayer
from tablelab.players.team import look, talks
from tablelab.players.thinking import Thinking

__all__ = [
    "KINDS",
    "GreedyPlayer",
    "Heuristics",
    "Look",
    "Player",
    "RandomPlayer",
    "Thinking",
    "heuristics_of",
    "look",
    "make",
    "talks",
]

KINDS = ("random", "greedy")
"""The kinds of player that :func:`make` makes, the weakest first."""

_MAKERS: dict[str, type[RandomPlayer | GreedyPlayer]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}


def make(kind: str) -> Player:
    """A player of a kind; raises TablelabError with the known :data:`KINDS`."""
    if kind not in _MAKERS:
        raise TablelabError(f"no player {kind!r}; there are {', '.join(KINDS)}")
    return _MAKERS[kind]()
