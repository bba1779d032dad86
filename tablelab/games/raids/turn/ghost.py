"""The neutral ship of the two-player game (rules RD-GHOST-*)."""

from __future__ import annotations

from tablelab.core.events import Emit
from tablelab.games.raids.components import HOME, WAITING
from tablelab.games.raids.state import GHOST, State
from tablelab.games.raids.turn.navigate import clear, least, set_out
from tablelab.games.raids.turn.order import leader


def ghost_turn(state: State, emit: Emit) -> None:
    """The neutral ship is rear-most: its tile goes, it clears, and the leader sends it on."""
    number = state.ghost
    ship = state.ships[number]
    tile = state.board[ship.at]
    if ship.at > WAITING and tile is not None:
        state.board[ship.at] = None
        state.discarded.append(tile.id)
        emit("RD-GHOST-2", "raids.ghost_removes", ship=number, tile=tile.id)
    clear(state, number, emit)
    choices = ghost_destinations(state)
    if len(choices) == 1:
        set_out(state, choices[0], emit)
    else:
        state.seat = leader(state)
        state.phase = GHOST


def ghost_destinations(state: State) -> list[int]:
    """Where the leader may send the neutral ship: the nearest free stop tiles, else home."""
    if all(ship.at == HOME for ship in state.ships[: state.players]):
        return [HOME]
    return _free_stops(state, least(state, state.ghost), state.parts.ghost_choices)


def chase(state: State, player: int, emit: Emit) -> None:
    """A player stops where the neutral ship lies: it takes its toll and flees."""
    number, toll = state.ghost, state.parts.ghost_toll
    ship = state.ships[player]
    ship.vikings -= toll
    state.supply += toll
    emit("RD-GHOST-5", "raids.chases", ship=player, n=toll, at=ship.at)
    state.mover = number
    state.fleeing = True
    set_out(state, _free_stops(state, ship.at + 1, 1)[0], emit)


def _free_stops(state: State, nearest: int, most: int) -> list[int]:
    taken = [ship.at for ship in state.ships]
    free = [
        place
        for place in range(nearest, HOME)
        if place not in taken and (tile := state.board[place]) is not None and tile.is_stop
    ]
    return free[:most] or [HOME]
