"""Step A of a turn: leave the harbour, or take the tile (rules RD-TAKE-*, LOAD, RUNE, POST)."""

from __future__ import annotations

from tablelab.core.events import Emit
from tablelab.games.raids.components import Tile
from tablelab.games.raids.state import DISCARD, NAVIGATE, SELL, Ship, State, capacity, count


def take_tile(state: State, emit: Emit) -> None:
    """The mover takes the tile at which it lies; it leads to a question or to navigating."""
    ship = state.ships[state.mover]
    tile = state.board[ship.at]
    assert tile is not None, "a ship lies only where a tile is"
    state.board[ship.at] = None
    emit("RD-TAKE-1", "raids.takes", ship=state.mover, tile=tile.id, at=ship.at)
    state.phase = NAVIGATE
    if tile.is_loaded:
        _bring_aboard(state, ship, tile, emit)
    elif tile.kind == "rune":
        ship.runes += (tile,)
        emit("RD-RUNE-1", "raids.rune", ship=state.mover, n=len(ship.runes))
    else:
        ship.posts += (tile,)
        _trade(state, ship, emit)


# -- loading --------------------------------------------------------------------------------------


def _bring_aboard(state: State, ship: Ship, tile: Tile, emit: Emit) -> None:
    if has_space(ship, state) and state.house.discard == "when_full":
        _load(state, ship, tile, emit)
    else:
        state.new = tile
        state.phase = DISCARD


def has_space(ship: Ship, state: State) -> bool:
    """Whether one more tile fits on the ship."""
    return len(ship.hold) < state.parts.ship_spaces


def discard_rule(ship: Ship, state: State) -> str:
    """The rule by which a tile may be thrown away: with space to spare, only by the option."""
    return "RD-LOAD-3" if has_space(ship, state) else "RD-LOAD-2"


def load(state: State, emit: Emit) -> None:
    """The new tile is loaded without throwing anything away."""
    assert state.new is not None
    _load(state, state.ships[state.mover], state.new, emit)


def discard(state: State, tile_id: str, emit: Emit) -> None:
    """One tile is thrown away: the new one, or one aboard that makes space for it."""
    ship, new = state.ships[state.mover], state.new
    assert new is not None
    state.discarded.append(tile_id)
    emit(discard_rule(ship, state), "raids.discards", ship=state.mover, tile=tile_id)
    if tile_id == new.id:
        state.new = None
        state.phase = NAVIGATE
        return
    ship.hold = tuple(tile for tile in ship.hold if tile.id != tile_id)
    _load(state, ship, new, emit)


def _load(state: State, ship: Ship, tile: Tile, emit: Emit) -> None:
    ship.hold += (tile,)
    state.new = None
    state.phase = NAVIGATE
    emit("RD-LOAD-1", "raids.loads", ship=state.mover, tile=tile.id, n=len(ship.hold))
    surplus = ship.vikings - capacity(ship, state.parts)
    if surplus > 0:
        ship.vikings -= surplus
        state.supply += surplus
        emit("RD-LOAD-4", "raids.overboard", ship=state.mover, n=surplus)


# -- trading --------------------------------------------------------------------------------------


def _trade(state: State, ship: Ship, emit: Emit) -> None:
    if state.house.post_order == "viking_first":
        _hire(state, ship, emit)
    if count(ship, "goods"):
        state.phase = SELL
    else:
        close_post(state, emit)


def sell(state: State, tile_id: str, emit: Emit) -> None:
    """Goods aboard are sold: they move beside the ship and free their space."""
    ship = state.ships[state.mover]
    sold = next(tile for tile in ship.hold if tile.id == tile_id)
    ship.hold = tuple(tile for tile in ship.hold if tile.id != tile_id)
    ship.sold += (sold,)
    state.sales += 1
    emit("RD-POST-1", "raids.sells", ship=state.mover, tile=tile_id, value=sold.value)
    if state.sales == state.parts.most_goods or not count(ship, "goods"):
        close_post(state, emit)


def close_post(state: State, emit: Emit) -> None:
    """Trading is over: the Viking comes aboard (unless it came first) and the ship sets out."""
    if state.house.post_order == "sell_first":
        _hire(state, state.ships[state.mover], emit)
    state.phase = NAVIGATE


def _hire(state: State, ship: Ship, emit: Emit) -> None:
    wanted = state.parts.post_vikings
    hired = min(wanted, capacity(ship, state.parts) - ship.vikings, state.supply)
    ship.vikings += hired
    state.supply -= hired
    if hired:
        emit("RD-POST-3", "raids.hires", ship=state.mover, n=hired)
    if hired < wanted:
        emit("RD-GAIN-1", "raids.no_room", ship=state.mover, n=wanted - hired)
