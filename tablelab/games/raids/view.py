"""What a seat may know of a game of Raids: everything that lies on the table.

All that is hidden is how the coming voyages' tiles will lie; which tiles they are is known.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablelab.games.raids import scoring
from tablelab.games.raids.components import Components, Tile
from tablelab.games.raids.state import House, Ship, State, capacity


@dataclass(frozen=True, slots=True)
class ShipView:
    """A ship as it lies on the table; ``seat`` is None for the neutral ship.

    ``at`` is 0 (waiting in the start harbour), a space 1 to 16, or 17 (home). ``points`` is what it
    would score now, by source.
    """

    number: int
    seat: int | None
    at: int
    vikings: int
    capacity: int
    coins: int
    hold: tuple[Tile, ...]
    runes: tuple[Tile, ...]
    sold: tuple[Tile, ...]
    monsters: tuple[Tile, ...]
    posts: tuple[Tile, ...]
    points: dict[str, int]


@dataclass(frozen=True, slots=True)
class View:
    """The table. See :class:`~tablelab.games.raids.state.State` for what the fields mean."""

    players: int
    house: House
    parts: Components
    voyage: int
    board: tuple[Tile | None, ...]
    stock: tuple[tuple[int, ...], ...]
    villages: tuple[int, ...]
    supply: int
    harbour: tuple[str, ...]
    unused: tuple[str, ...]
    waiting: tuple[int, ...]
    arrived: tuple[int, ...]
    discarded: tuple[str, ...]
    ships: tuple[ShipView, ...]
    phase: str
    seat: int
    mover: int
    target: int
    fleeing: bool
    foe: int
    bid: int
    new: Tile | None
    sales: int


def view(state: State, seat: int | None) -> View:
    """The table as every seat and every onlooker sees it: nothing in Raids is hidden by seat."""
    return View(
        players=state.players,
        house=state.house,
        parts=state.parts,
        voyage=state.voyage,
        board=tuple(state.board),
        stock=tuple(state.stock),
        villages=tuple(state.villages),
        supply=state.supply,
        harbour=state.harbour,
        unused=tuple(sorted(state.unused)),
        waiting=tuple(state.waiting),
        arrived=tuple(state.arrived),
        discarded=tuple(sorted(state.discarded)),
        ships=tuple(_ship(state, number) for number in range(len(state.ships))),
        phase=state.phase,
        seat=state.seat,
        mover=state.mover,
        target=state.target,
        fleeing=state.fleeing,
        foe=state.foe,
        bid=state.bid,
        new=state.new,
        sales=state.sales,
    )


def _ship(state: State, number: int) -> ShipView:
    ship = state.ships[number]
    return ShipView(
        number=number,
        seat=number if number < state.players else None,
        at=ship.at,
        vikings=ship.vikings,
        capacity=capacity(ship, state.parts) if number < state.players else 0,
        coins=ship.coins,
        hold=ship.hold,
        runes=ship.runes,
        sold=ship.sold,
        monsters=ship.monsters,
        posts=ship.posts,
        points=scoring.points(ship, state.house, state.parts) if number < state.players else {},
    )


def sample(view: View) -> State:
    """The state behind a view. There is only one: what is still hidden is not yet decided."""
    state = State(view.players, view.house, view.parts)
    state.ships = [_restored(ship) for ship in view.ships]
    state.voyage = view.voyage
    state.board = list(view.board)
    state.stock = list(view.stock)
    state.villages = list(view.villages)
    state.supply = view.supply
    state.harbour = view.harbour
    state.unused = view.unused
    state.waiting = list(view.waiting)
    state.arrived = list(view.arrived)
    state.discarded = list(view.discarded)
    state.phase = view.phase
    state.seat = view.seat
    state.mover = view.mover
    state.target = view.target
    state.fleeing = view.fleeing
    state.foe = view.foe
    state.bid = view.bid
    state.new = view.new
    state.sales = view.sales
    return state


def _restored(seen: ShipView) -> Ship:
    ship = Ship()
    ship.at = seen.at
    ship.vikings = seen.vikings
    ship.coins = seen.coins
    ship.hold = seen.hold
    ship.runes = seen.runes
    ship.sold = seen.sold
    ship.monsters = seen.monsters
    ship.posts = seen.posts
    return ship
