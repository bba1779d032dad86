"""A turn of Raids: take the tile, then navigate (RD-TURN-2).

The rules run by themselves from one question to the next. Each step leaves in ``state.phase``
either the next step or the question that a player has to answer.
"""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.raids.components import HOME, WAITING
from tablelab.games.raids.state import FLIGHT, NAVIGATE, NEXT, UNDERWAY, State
from tablelab.games.raids.turn.fight import attack, look_for_refuge
from tablelab.games.raids.turn.ghost import chase, ghost_turn
from tablelab.games.raids.turn.harbour import come_home, end_voyage
from tablelab.games.raids.turn.navigate import navigate
from tablelab.games.raids.turn.order import lying_at, rearmost
from tablelab.games.raids.turn.passing import sail_to_target
from tablelab.games.raids.turn.take import take_tile


def run(state: State, chance: Chance, emit: Emit) -> None:
    """Let the rules go on until somebody has to decide, or the game is over."""
    while (step := STEPS.get(state.phase)) is not None:
        step(state, chance, emit)


def begin_turn(state: State, chance: Chance, emit: Emit) -> None:
    """The rear-most ship acts: it leaves the harbour, or takes its tile."""
    number = rearmost(state)
    if number < 0:
        end_voyage(state, chance, emit)
        return
    state.mover = state.seat = number
    state.target, state.fleeing = WAITING, False
    state.foe, state.bid, state.sales = -1, 0, 0
    if number == state.ghost:
        ghost_turn(state, emit)
        return
    emit("RD-TURN-1", "raids.turn", ship=number)
    if state.ships[number].at == WAITING:
        state.phase = NAVIGATE
    else:
        take_tile(state, emit)


def sail_on(state: State, chance: Chance, emit: Emit) -> None:
    """The mover sails on until a monster stops it, or it arrives."""
    if not sail_to_target(state, emit):
        return
    number = state.mover
    if state.target == HOME:
        come_home(state, emit)
        return
    other = lying_at(state, state.target, number)
    if other < 0:
        state.phase = NEXT
    elif other == state.ghost:
        chase(state, number, emit)
    else:
        attack(state, number, other, emit)


STEPS = {
    NEXT: begin_turn,
    NAVIGATE: navigate,
    UNDERWAY: sail_on,
    FLIGHT: look_for_refuge,
}
