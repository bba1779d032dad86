"""Doing an action: the answer to the question takes effect, then the rules run on."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.submarine.actions import Action, Place, Relocate, Salvage, Steer, Swap
from tablelab.games.submarine.state import State
from tablelab.games.submarine.turn import end_turn, go_on, place
from tablelab.games.submarine.turn.cards import swap
from tablelab.games.submarine.turn.dive import relocate, salvage
from tablelab.games.submarine.turn.ship import sail


def apply(state: State, action: Action, chance: Chance, emit: Emit) -> None:
    """Change ``state`` by a legal action, up to the next question."""
    if isinstance(action, Place):
        place(state, action.column, chance, emit)
        return
    if isinstance(action, Relocate):
        relocate(state, action.depth, action.square, emit)
    elif isinstance(action, Salvage):
        salvage(state, action.marker, action.joker, emit)
    elif isinstance(action, Steer):
        sail(state, action.column, emit)
    elif isinstance(action, Swap):
        swap(state, action.colour, chance, emit)
    else:
        end_turn(state, chance, emit)
        return
    go_on(state, chance, emit)
