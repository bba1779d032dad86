"""An independent reading of navigating: step by step, as the sheet's section 5.3 words it.

Nothing here uses the rules of the package: only the plain data of a position. At every stop tile
the ship may stop or go on, at every monster it may give up a Viking or defeat the monster. The
package names the destination first; both must lead to the same arrivals.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

HOME = 17
VILLAGE_BEHIND = {5: 0, 11: 1}


@dataclass(frozen=True)
class Arrival:
    """How a ship may arrive: where, with what, and what is left behind on the route."""

    at: int
    vikings: int
    coins: int
    monsters: tuple[str, ...]
    villages: tuple[int, ...]
    stock: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Sea:
    """What does not change while one ship sails."""

    board: tuple[Any, ...]
    taken: frozenset[int]
    shields: int
    axes: int
    least_need: int
    nearest: int
    untouched: bool
    may_fight: bool


def arrivals(state: Any) -> set[Arrival]:
    """All ways in which the ship that is asked (to sail or to flee) may arrive."""
    number = state.mover
    ship = state.ships[number]
    others = [other.at for place, other in enumerate(state.ships) if place != number]
    shields = 2 * (5 - len(ship.hold)) + sum(tile.shields for tile in ship.hold)
    flees = state.phase == "flee"
    sea = Sea(
        board=tuple(state.board),
        taken=frozenset(at for at in others if 0 < at < HOME),
        shields=shields,
        axes=sum(tile.axes for tile in ship.hold),
        least_need=1 if state.house.axe_floor == "one" else 0,
        nearest=ship.at + 1 if flees else max(ship.at + 1, _next(state, number)),
        untouched=flees and state.house.flight_effects == "none",
        may_fight=not (flees and state.house.flight_fights == "forbidden"),
    )
    here = Arrival(
        ship.at,
        ship.vikings,
        ship.coins,
        tuple(tile.id for tile in ship.monsters),
        tuple(state.villages),
        tuple(state.stock),
    )
    return _sail_on(here, sea)


def _next(state: Any, number: int) -> int:
    """Where the next ship ahead of the rear-most one lies."""
    if len([one for one in state.waiting if one != number]) > 0:
        return 0
    at = state.ships[number].at
    return min((other.at for other in state.ships if at < other.at < HOME), default=HOME)


def _sail_on(ship: Arrival, sea: Sea) -> set[Arrival]:
    """Leave the present place: the village behind it, then the next space."""
    if ship.at in VILLAGE_BEHIND and not sea.untouched:
        ship = _pass_village(ship, sea, VILLAGE_BEHIND[ship.at])
    ship = replace(ship, at=ship.at + 1)
    if ship.at == HOME:
        return {ship}
    tile = sea.board[ship.at]
    if tile is None:
        return _sail_on(ship, sea)
    if tile.kind in ("visit", "plunder"):
        return _sail_on(ship if sea.untouched else _pass_reward(ship, sea, tile.kind), sea)
    if tile.kind == "monster":
        found: set[Arrival] = set()
        for after in [ship] if sea.untouched else _meet_monster(ship, sea, tile):
            found |= _sail_on(after, sea)
        return found
    found = _sail_on(ship, sea)
    if ship.at >= sea.nearest and _may_stop(ship, sea):
        found.add(ship)
    return found


def _may_stop(ship: Arrival, sea: Sea) -> bool:
    if ship.at not in sea.taken:
        return True
    return sea.may_fight and ship.vikings >= 1


def _pass_village(ship: Arrival, sea: Sea, village: int) -> Arrival:
    if not ship.villages[village] or ship.vikings >= sea.shields:
        return ship
    left = tuple(n - (place == village) for place, n in enumerate(ship.villages))
    return replace(ship, vikings=ship.vikings + 1, villages=left)


def _pass_reward(ship: Arrival, sea: Sea, kind: str) -> Arrival:
    slots = sorted(ship.stock[ship.at], reverse=True)
    if not slots:
        return ship
    stock = list(ship.stock)
    stock[ship.at] = tuple(slots[1:])
    if kind == "plunder":
        return replace(ship, coins=ship.coins + slots[0], stock=tuple(stock))
    crew = min(sea.shields, ship.vikings + slots[0])
    return replace(ship, vikings=crew, stock=tuple(stock))


def _meet_monster(ship: Arrival, sea: Sea, tile: Any) -> list[Arrival]:
    need = max(sea.least_need, tile.value - sea.axes)
    ways = [replace(ship, vikings=max(0, ship.vikings - 1))]
    if ship.vikings >= need:
        won = (*ship.monsters, tile.id)
        ways.append(replace(ship, vikings=ship.vikings - need, monsters=won))
    return ways
