"""Playing a game to its end without a front end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from tablelab.core.chance import Chance
from tablelab.core.errors import IllegalAction, TablelabError
from tablelab.core.events import Emit, silent
from tablelab.core.game import Game, Outcome, StateLike
from tablelab.players import Look, Player

S = TypeVar("S", bound=StateLike)

MOST_DECISIONS = 100_000
"""A game that goes on after this many decisions does not end."""


def playout(
    game: Game[S, Any],
    state: S,
    players: Sequence[Player],
    chance: Chance,
    mind: Chance,
    emit: Emit = silent,
) -> Outcome:
    """Play from ``state`` to the end, in place, and return the result.

    ``players`` are by seat. ``chance`` decides for the rules, ``mind`` is what players draw their
    own lots from: keep the two apart, else a player's lots change the cards. No clock runs.
    Raises IllegalAction when a player answers with something that is not legal, and TablelabError
    when the game does not end.
    """
    looks = [_look(game, state, seat) for seat in range(len(players))]
    for _ in range(MOST_DECISIONS):
        seats = game.actors(state).seats
        if not seats:
            break
        seat = seats[0]
        legal = game.legal(state, seat)
        action = players[seat].decide(game, looks[seat], legal, seat, mind)
        if action not in legal:
            raise IllegalAction(game.code(action), game.violations(state, seat, action))
        game.apply(state, seat, action, chance, emit)
    outcome = game.outcome(state)
    if outcome is None:
        raise TablelabError(f"{game.info.id} has not ended after {MOST_DECISIONS} decisions")
    return outcome


def _look(game: Game[S, Any], state: S, seat: int) -> Look:
    # A closure and no partial(), which would carry the state about in its arguments.
    return lambda: game.view(state, seat)
