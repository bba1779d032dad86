"""A player who looks one step ahead and takes what looks best right after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

from tablelab.core.chance import Chance, Seeded
from tablelab.core.errors import TablelabError
from tablelab.core.game import Game
from tablelab.players.player import Look
from tablelab.players.thinking import Thinking

A = TypeVar("A")

DEPTH = 5
"""How many decisions that an action leaves open are followed at most."""

LUCKS = 1_000_000
"""From so many ways in which chance may fall a player takes one for its trials."""


def _settled_at_once(state: Any) -> bool:
    """For games in which an action leaves nothing open."""
    return False


def _nothing(state: Any, seat: int) -> float:
    """For games whose heuristics decide without valuing positions."""
    return 0.0


@dataclass(frozen=True, slots=True)
class Heuristics:
    """How a game's positions are judged.

    ``value(state, seat)`` is how good a position is for a seat, in points or any other unit.
    ``unsettled(state)`` says whether the last action is still being carried out (a fight goes on,
    a price is to be paid), so that its worth shows only after the decisions that are still open.

    A game in which one step ahead says little has ``decide(view, legal, seat, chance)`` instead,
    which answers as a player does, from a view alone. Then ``told(view, others)`` may be the view
    of a player to whom teammates with the views ``others`` have told what they see.
    """

    value: Callable[[Any, int], float]
    unsettled: Callable[[Any], bool] = _settled_at_once
    decide: Callable[[Any, Sequence[Any], int, Chance], Any] | None = None
    told: Callable[[Any, Iterable[Any]], Any] | None = None


@cache
def heuristics_of(game: Game[Any, Any]) -> Heuristics:
    """The heuristics of a game: the module ``heuristics`` of its package.

    It has a function ``value(state, seat) -> float`` and may have another one,
    ``unsettled(state) -> bool``; or it has ``decide``, and may have ``told``. Raises TablelabError
    when the game has no such module.
    """
    name = f"{game.package}.heuristics"
    if game.package is None or find_spec(name) is None:
        where = f" ({name})" if game.package else ""
        raise TablelabError(f"{game.info.id!r} has no heuristics for a greedy player{where}")
    module = import_module(name)
    return Heuristics(
        getattr(module, "value", _nothing),
        getattr(module, "unsettled", _settled_at_once),
        getattr(module, "decide", None),
        getattr(module, "told", None),
    )


class GreedyPlayer:
    """Tries each legal action on a state that fits its view, and takes the best for its seat.

    Chance in the trials falls as the player's own chance has it, the same in each. What an action
    leaves open is followed until it is settled, each seat deciding for what is best for itself.
    Among equals the first in the list is taken. ``heuristics`` are those of the game, if no others
    are given. Where these have a way of their own to decide, that is taken.
    """

    thinking = Thinking(10_000, 0.6)

    def __init__(self, heuristics: Heuristics | None = None) -> None:
        self._heuristics = heuristics

    def decide(
        self, game: Game[Any, A], view: Look, legal: Sequence[A], seat: int, chance: Chance
    ) -> A | None:
        """The most valuable of ``legal``; raises TablelabError for a game without heuristics."""
        judge = self._heuristics or heuristics_of(game)
        if judge.decide is not None:
            decided: A | None = judge.decide(view(), legal, seat, chance)
            return decided
        if len(legal) == 1:
            return legal[0]
        state = game.sample(view(), chance)
        luck = chance.roll(LUCKS)

        def value(action: A) -> float:
            # The same luck for every trial: none may look better because of a better card.
            trial = Seeded(luck)
            after = _after(game, state, seat, action, trial)
            return judge.value(_settled(game, judge, after, trial, DEPTH), seat)

        return max(legal, key=value)


def _after(game: Game[Any, A], state: Any, seat: int, action: A, chance: Chance) -> Any:
    after = state.clone()
    game.apply(after, seat, action, chance)
    return after


def _settled(
    game: Game[Any, Any], judge: Heuristics, state: Any, chance: Chance, depth: int
) -> Any:
    """``state`` after the decisions that are still open, each the best for who decides it."""
    if depth == 0 or not judge.unsettled(state):
        return state
    seat = game.actors(state).seats[0]
    ends = (
        _settled(game, judge, _after(game, state, seat, action, chance), chance, depth - 1)
        for action in game.legal(state, seat)
    )
    return max(ends, key=lambda end: judge.value(end, seat))
