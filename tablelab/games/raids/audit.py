"""Accounts and invariants: what must be true of every position that can be reached."""

from __future__ import annotations

from collections import Counter

from tablelab.games.raids.components import HOME, WAITING
from tablelab.games.raids.state import BID, FLEEING, OVER, State, capacity


def census(state: State) -> Counter[str]:
    """All Vikings and tiles, wherever they lie."""
    found: Counter[str] = Counter()
    found["viking"] = (
        state.supply
        + sum(ship.vikings for ship in state.ships)
        + sum(state.villages)
        + sum(
            sum(slots)
            for tile, slots in zip(state.board, state.stock, strict=True)
            if tile is not None and tile.kind == "visit"
        )
    )
    for ship in state.ships:
        piles = (ship.hold, ship.runes, ship.sold, ship.monsters, ship.posts)
        found.update(tile.id for pile in piles for tile in pile)
    found.update(tile.id for tile in state.board if tile is not None)
    found.update(state.discarded)
    if state.new is not None:
        found[state.new.id] += 1
    for voyage in state.parts.voyages[state.voyage :]:
        found.update(voyage)
    found.update(state.harbour)
    found.update(state.unused)
    return found


def faults(state: State) -> list[str]:
    """Invariants of Raids that the position breaks."""
    found = []
    route = [ship.at for ship in state.ships if WAITING < ship.at < HOME]
    fighting = state.phase in (BID, FLEEING)
    if len(route) - len(set(route)) > fighting:
        found.append(f"two ships at one space: {sorted(route)}")
    for number, ship in enumerate(state.ships):
        if len(ship.hold) > state.parts.ship_spaces:
            found.append(f"ship {number} has {len(ship.hold)} tiles aboard")
        if not 0 <= ship.vikings <= capacity(ship, state.parts):
            found.append(f"ship {number} has {ship.vikings} Vikings on its shields")
        if ship.coins < 0:
            found.append(f"ship {number} has {ship.coins} coins")
        if (ship.at == HOME) != (number in state.arrived) and state.phase != OVER:
            found.append(f"ship {number} is home or not, but the berths say otherwise")
        if (ship.at == WAITING) != (number in state.waiting):
            found.append(f"ship {number} waits or not, but the berths say otherwise")
    if state.ghost >= 0:
        neutral = state.ships[state.ghost].plain()
        if any(value for name, value in neutral.items() if name != "at"):
            found.append(f"the neutral ship has something: {neutral}")
    if not state.waiting and route:
        behind = [place for place in range(1, min(route)) if state.board[place] is not None]
        if behind:
            found.append(f"tiles lie behind the rear-most ship: {behind}")
    if state.phase == OVER and any(state.board):
        found.append("tiles lie on the board after the end")
    if min(state.supply, *state.villages) < 0:
        found.append("less than no Vikings in supply or villages")
    return found
