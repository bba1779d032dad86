"""What a ship meets on its way (rules RD-PASS-*, GAIN, MONSTER)."""

from __future__ import annotations

from tablelab.core.events import Emit
from tablelab.games.raids.actions import DEFEAT, SACRIFICE, Defeat, Sacrifice
from tablelab.games.raids.components import HOME, Tile
from tablelab.games.raids.state import MONSTER, UNDERWAY, Ship, State, axes, capacity, need
from tablelab.games.raids.turn.order import lying_at


def sail_to_target(state: State, emit: Emit) -> bool:
    """Sail on, element by element in route order; True when the mover is at its target.

    False when a monster asks its question first.
    """
    number, target = state.mover, state.target
    ship, board, villages = state.ships[number], state.board, state.parts.villages
    neutral = number == state.ghost
    untouched = neutral or (state.fleeing and state.house.flight_effects == "none")
    ignored = False
    for place in range(ship.at, target):
        if place in villages:
            ignored |= untouched
            if not untouched:
                _village(state, ship, villages.index(place), emit)
        ship.at = place + 1
        tile = board[place + 1]
        if tile is None or tile.is_stop:
            continue
        ignored |= untouched
        if not untouched and not _met(state, ship, tile, emit):
            state.seat = number
            state.phase = MONSTER
            return False
    if ignored:
        rule = "RD-GHOST-4" if neutral else "RD-FLEE-2"
        emit(rule, "raids.untouched", ship=number)
    return True


def _met(state: State, ship: Ship, tile: Tile, emit: Emit) -> bool:
    """Resolve what the ship passes; False when it has a choice to make."""
    if tile.kind == "monster":
        return _monster(state, ship, tile, emit)
    if not state.stock[ship.at]:
        return True
    slot, *rest = state.stock[ship.at]
    state.stock[ship.at] = tuple(rest)
    if tile.kind == "plunder":
        ship.coins += slot
        emit("RD-PASS-3", "raids.plunders", ship=state.mover, n=slot, at=ship.at)
        return True
    joined = min(slot, capacity(ship, state.parts) - ship.vikings)
    ship.vikings += joined
    if joined:
        emit("RD-PASS-2", "raids.visits", ship=state.mover, n=joined, at=ship.at)
    if joined < slot:
        state.supply += slot - joined
        emit("RD-GAIN-1", "raids.no_room", ship=state.mover, n=slot - joined)
    return True


def _village(state: State, ship: Ship, village: int, emit: Emit) -> None:
    if not state.villages[village]:
        return
    if ship.vikings == capacity(ship, state.parts):
        emit("RD-GAIN-1", "raids.stays_ashore", ship=state.mover, n=1, village=village + 1)
        return
    state.villages[village] -= 1
    ship.vikings += 1
    emit("RD-PASS-1", "raids.village", ship=state.mover, n=1, village=village + 1)


# -- monsters -------------------------------------------------------------------------------------


def _monster(state: State, ship: Ship, tile: Tile, emit: Emit) -> bool:
    number, needed = state.mover, need(ship, tile, state.house)
    emit("RD-MONSTER-1", "raids.meets", ship=number, tile=tile.id, at=ship.at)
    if needed < tile.value:
        emit("RD-MONSTER-4", "raids.axes_help", ship=number, axes=axes(ship), n=needed)
    choices = monster_choices(state)
    if len(choices) == 2:
        return False
    if ship.vikings < needed:
        if ship.vikings:
            emit("RD-MONSTER-5", "raids.too_few", ship=number, n=needed)
    else:
        emit("RD-FIGHT-1", "raids.keeps_one", ship=number, to=state.target)
    if choices == [DEFEAT]:
        defeat(state, emit)
    else:
        sacrifice(state, emit)
    return True


def monster_choices(state: State) -> list[Sacrifice | Defeat]:
    """What the mover may do about the monster at its place.

    Whoever is on the way to a fight may not spend the last Viking that it needs there.
    """
    ship = state.ships[state.mover]
    tile = state.board[ship.at]
    assert tile is not None
    lost = min(state.parts.sacrifice, ship.vikings)
    needed = need(ship, tile, state.house)
    choices: list[tuple[Sacrifice | Defeat, int]] = [(SACRIFICE, ship.vikings - lost)]
    if ship.vikings >= needed:
        choices.append((DEFEAT, ship.vikings - needed))
    if state.target == HOME or lying_at(state, state.target, state.mover) < 0:
        return [choice for choice, _ in choices]
    return [
        choice
        for choice, left in choices
        if most_vikings(state, ship, state.target, left) >= state.parts.first_bid
    ]


def sacrifice(state: State, emit: Emit) -> None:
    """A Viking is lost to the monster, which stays; a ship without Vikings passes free."""
    ship = state.ships[state.mover]
    lost = min(state.parts.sacrifice, ship.vikings)
    ship.vikings -= lost
    state.supply += lost
    if lost:
        emit("RD-MONSTER-2", "raids.sacrifices", ship=state.mover, n=lost)
    else:
        emit("RD-MONSTER-6", "raids.slips_past", ship=state.mover)
    state.phase = UNDERWAY


def defeat(state: State, emit: Emit) -> None:
    """The monster is defeated and lies beside the ship."""
    ship = state.ships[state.mover]
    tile = state.board[ship.at]
    assert tile is not None
    lost = need(ship, tile, state.house)
    ship.vikings -= lost
    state.supply += lost
    ship.monsters += (tile,)
    state.board[ship.at] = None
    emit("RD-MONSTER-3", "raids.defeats", ship=state.mover, tile=tile.id, n=lost, value=tile.value)
    state.phase = UNDERWAY


def most_vikings(state: State, ship: Ship, to: int, vikings: int) -> int:
    """The most Vikings the ship can have at ``to``, if it leaves its place with ``vikings``.

    It loses as little as it can to every monster. More Vikings are never worse, since gains stop at
    the shields, so the cheapest choice at each monster is the best one.
    """
    if state.fleeing and state.house.flight_effects == "none":
        return vikings
    room, villages, board = capacity(ship, state.parts), state.parts.villages, state.board
    for place in range(ship.at, to):
        tile = board[place]
        if tile is not None and place > ship.at:
            if tile.kind == "monster" and vikings:
                vikings -= min(state.parts.sacrifice, need(ship, tile, state.house), vikings)
            elif tile.kind == "visit" and state.stock[place]:
                vikings = min(room, vikings + state.stock[place][0])
        if place in villages and vikings < room and state.villages[villages.index(place)]:
            vikings += 1
    return vikings
