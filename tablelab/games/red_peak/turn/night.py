"""The night: the tent follows (rules RP-NIGHT-*, BONUS, BOAT)."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.red_peak.state import PLAN, State
from tablelab.games.red_peak.turn.rewards import collect
from tablelab.games.red_peak.turn.volcano import draw_many, end


def night(state: State, chance: Chance, emit: Emit) -> None:
    """Hands go face down, the tent walks tile by tile to the adventurer; then planning."""
    state.deadline = None
    state.covers = []
    emit("RP-NIGHT-1", "red_peak.hands_down")
    while state.tent < state.adventurer:
        state.tent += 1
        if state.tent == len(state.path):
            _boat_leaves(state, chance, emit)
            return
        if not _enter(state, chance, emit):
            return
    state.phase = PLAN


def _enter(state: State, chance: Chance, emit: Emit) -> bool:
    """The tent enters a tile: rewards first, then the volcano; False when the tent is lost."""
    space = state.path[state.tent]
    tile = state.parts.paths[state.tiles[state.tent]]
    emit("RP-NIGHT-2", "red_peak.tent_walks", tile=tile.id, space=space)
    for reward in tile.rewards:
        collect(state, reward, chance, emit)
    if space in state.bonuses:
        state.bonuses.remove(space)
        bonus = chance.draw(state.bonus_stack)
        state.used_bonuses.append(bonus)
        emit("RP-BONUS-1", "red_peak.bonus_tile", bonus_tile=bonus)
        for reward in state.parts.bonus_tiles[bonus]:
            collect(state, reward, chance, emit)
    for task in state.tasks:
        if state.parts.features[task] == space:
            emit("RP-TASK-1", "red_peak.task_done", task=task)
    if tile.volcano:
        emit("RP-NIGHT-3", "red_peak.volcano_symbol", n=tile.volcano)
    return draw_many(state, tile.volcano, chance, emit)


def _boat_leaves(state: State, chance: Chance, emit: Emit) -> None:
    """The tent is on the boat: if the lava does not reach it, the team is saved."""
    boat = state.parts.boats[state.boat]
    emit("RP-BOAT-4", "red_peak.tent_on_boat", boat=boat.id, n=boat.volcano)
    if draw_many(state, boat.volcano, chance, emit):
        emit("RP-END-1", "red_peak.saved", n=state.day)
        end(state, "RP-END-1", won=True)
