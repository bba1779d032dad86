"""Step B of a turn: clear the route, choose a destination, set out (rules RD-CLEAR-*, SAIL)."""

from __future__ import annotations

from collections.abc import Iterator

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.raids.components import HOME, WAITING
from tablelab.games.raids.state import SAIL, UNDERWAY, State
from tablelab.games.raids.turn.order import next_ahead
from tablelab.games.raids.turn.passing import most_vikings


def navigate(state: State, chance: Chance, emit: Emit) -> None:
    """The mover clears the route up to the next ship and is asked where it wants to go."""
    number = state.mover
    clear(state, number, emit)
    if must_go_home(state, number, least(state, number)):
        emit("RD-SAIL-6", "raids.must_go_home", ship=number)
        set_out(state, HOME, emit)
    else:
        state.phase = SAIL


def clear(state: State, number: int, emit: Emit) -> None:
    """Discard every tile strictly between the ship and the next one ahead."""
    start, end = state.ships[number].at, next_ahead(state, number)
    vikings = cleared = 0
    for place in range(start + 1, end):
        tile = state.board[place]
        if tile is None:
            continue
        cleared += 1
        if tile.kind == "visit":
            vikings += sum(state.stock[place])
        state.discarded.append(tile.id)
        state.board[place] = None
        state.stock[place] = ()
    if cleared:
        rule = "RD-GHOST-2" if number == state.ghost else "RD-CLEAR-1"
        emit(rule, "raids.clears", ship=number, n=cleared)
    if vikings:
        state.supply += vikings
        emit("RD-CLEAR-2", "raids.returns", n=vikings)


def least(state: State, number: int) -> int:
    """The nearest place at which the active ship may stop: not before the next ship ahead."""
    return max(next_ahead(state, number), state.ships[number].at + 1)


def stops(state: State, number: int, nearest: int) -> Iterator[int]:
    """The spaces from ``nearest`` on at which the ship may end its journey."""
    board = state.board
    taken = [ship.at for ship in state.ships]
    for place in range(nearest, HOME):
        tile = board[place]
        if tile is None or not tile.is_stop:
            continue
        if place not in taken or may_attack(state, number, place):
            yield place


def destinations(state: State, number: int, nearest: int) -> list[int]:
    """All places from ``nearest`` on at which the ship may end its journey; HOME comes last."""
    return [*stops(state, number, nearest), HOME]


def must_go_home(state: State, number: int, nearest: int) -> bool:
    """Whether the harbour is the only destination."""
    return next(stops(state, number, nearest), HOME) == HOME


def may_attack(state: State, number: int, place: int) -> bool:
    """Whether the ship can still have a Viking for the fight when it arrives at ``place``."""
    if state.fleeing and state.house.flight_fights == "forbidden":
        return False
    ship = state.ships[number]
    bid = state.parts.first_bid
    if ship.vikings - state.parts.sacrifice * (place - ship.at) >= bid:
        return True  # even if a monster lay at every space: no need to look
    return most_vikings(state, ship, place, ship.vikings) >= bid


def set_out(state: State, to: int, emit: Emit) -> None:
    """The mover leaves for ``to``; what it meets on the way comes next."""
    number = state.mover
    ship = state.ships[number]
    neutral = number == state.ghost
    rule = "RD-GHOST-3" if neutral else "RD-SAIL-1"
    if state.fleeing:
        flight = "RD-GHOST-5" if neutral else "RD-FLEE-1"
        emit(flight, "raids.flees_to", ship=number, start=ship.at, to=to)
    elif ship.at == WAITING:
        state.waiting.remove(number)
        emit("RD-TURN-3", "raids.leaves", ship=number)
        if to == HOME:
            emit(rule, "raids.sails_round", ship=number)
        else:
            emit(rule, "raids.sails", ship=number, start=ship.at, to=to)
    else:
        emit(rule, "raids.sails", ship=number, start=ship.at, to=to)
    state.target = to
    state.phase = UNDERWAY
