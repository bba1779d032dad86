"""How a good player judges a position of Raids, for the greedy player.

Everything is counted in glory points: what a ship has now, what its tiles and crew will bring, the
tile at which it lies, what is still to be had on the route ahead, and the harbour bonus. The
weights are our own; they were chosen by letting variants play against each other.
"""

from __future__ import annotations

from tablelab.games.raids.components import HOME, Tile
from tablelab.games.raids.scoring import points, rune_points
from tablelab.games.raids.state import BID, FLEEING, MONSTER, OVER, Ship, State, need
from tablelab.games.raids.turn.harbour import LAST_VOYAGE, tally

CREW = (0.9, 0.9, 0.8, 0.4)
"""Worth of a Viking in each voyage: it fights, defeats monsters, and is asked for everywhere."""

CREW_ENOUGH = 6
"""Vikings beyond these are worth half."""

SOLD = (0.7, 0.65, 0.55, 0.4)
"""Part of the value of goods aboard that will be sold, by voyage."""

AXE = (2.4, 1.8, 0.9, 0.0)
"""What an axe saves in the voyages to come, by voyage; on this one's route it counts by itself."""

SAIL = (2.8, 1.7, 0.7, 0.2)
"""What the Vikings are worth that a sail will bring, by voyage."""

FINAL_CREW = 2.5
"""Vikings that a ship has at the end, if nothing more is known."""

NEXT_RUNE = 0.3
"""Part of the next rune's points that counts already, for each voyage to come."""

SHIELD = 0.2
"""What a lost shield costs while voyages are to come."""

KEPT, KEPT_ALONE = 0.85, 0.7
"""Chance to keep the tile one lies at, for each ship behind: with a crew to answer, without."""

SHARE = 2.2
"""Weight of the free tiles ahead, shared among the ships under way. It is more than 1: who stays
behind takes many tiles, who rushes ahead takes few."""

CLEARED = 0.5
"""Part of what lies up to the next ship ahead that is not cleared, while others come behind."""

PASSED = 0.7
"""Part of the visits, plunders and monsters ahead that are still there when the ship passes."""

BONUS, LATER_BONUS = 0.8, 0.25
"""How sure a harbour bonus is, this voyage and in later ones."""


def unsettled(state: State) -> bool:
    """Whether a monster or a fight is still to be decided before the last journey has ended."""
    return state.phase in (MONSTER, BID, FLEEING)


def value(state: State, seat: int) -> float:
    """What the ship of ``seat`` can expect to score, as far as tiles, crew and place tell.

    The rivals' hopes do not count: variants that grudged them theirs won no more often. Runes are
    taken to be of one kind until the final score.
    """
    ship = state.ships[seat]
    if state.phase == OVER:
        return float(sum(points(ship, state.house, state.parts).values()))
    total = float(ship.coins + rune_points(len(ship.runes), state.house, state.parts))
    for tile in ship.sold + ship.monsters:
        total += tile.value
    for tile in ship.hold:
        total += tile_worth(state, ship, tile)
    total += crew_worth(state, ship.vikings) + rune_hopes(state, ship)
    total += harbour_hopes(state, seat)
    if ship.at < HOME:
        total += place_worth(state, ship) + route_worth(state, ship)
    return total


# -- tiles and crew -------------------------------------------------------------------------------


def crew_worth(state: State, vikings: int) -> float:
    """What the Vikings aboard are worth, Mjölnirs aside."""
    each = CREW[state.voyage - 1]
    return each * (vikings + min(vikings, CREW_ENOUGH)) / 2


def tile_worth(state: State, ship: Ship, tile: Tile) -> float:
    """What a tile aboard will bring, less the shields that it hides."""
    voyages = LAST_VOYAGE - state.voyage
    hidden = state.parts.shields_per_space - tile.shields
    return _use(state, ship, tile, voyages) - SHIELD * hidden * voyages


def _use(state: State, ship: Ship, tile: Tile, voyages: int) -> float:
    if tile.kind == "standard":
        return tile.value
    if tile.kind == "goods":
        return tile.value * SOLD[state.voyage - 1]
    if tile.kind == "sail":
        return SAIL[state.voyage - 1]
    if tile.kind == "axe":
        return tile.axes * AXE[state.voyage - 1]
    # A Mjölnir: the crew of today says the more about the final one, the nearer the end is.
    today = state.voyage / (LAST_VOYAGE + 1)
    return today * ship.vikings + (1 - today) * FINAL_CREW


def rune_hopes(state: State, ship: Ship) -> float:
    """What the runes aboard promise beyond their points: the next one is worth one more."""
    runes, house, parts = len(ship.runes), state.house, state.parts
    next_one = rune_points(runes + 1, house, parts) - rune_points(runes, house, parts)
    return NEXT_RUNE * next_one * (LAST_VOYAGE - state.voyage)


def gain(state: State, ship: Ship, tile: Tile) -> float:
    """What it would bring the ship to take a stop tile."""
    if tile.kind == "rune":
        runes, house, parts = len(ship.runes), state.house, state.parts
        return float(rune_points(runes + 1, house, parts) - rune_points(runes, house, parts))
    if tile.kind == "trading_post":
        goods = sorted(aboard.value for aboard in ship.hold if aboard.kind == "goods")
        now = sum(goods[-state.parts.most_goods :])
        return now * (1 - SOLD[state.voyage - 1]) + CREW[state.voyage - 1]
    brought = tile_worth(state, ship, tile)
    if len(ship.hold) == state.parts.ship_spaces:
        brought -= min(tile_worth(state, ship, aboard) for aboard in ship.hold)
    return max(0.0, brought)


# -- places ---------------------------------------------------------------------------------------


def place_worth(state: State, ship: Ship) -> float:
    """The tile at which the ship lies: its own, if nobody from behind takes the place."""
    tile = state.board[ship.at]
    if tile is None:
        return 0.0
    kept = KEPT if ship.vikings > state.parts.first_bid else KEPT_ALONE
    behind = sum(other.at < ship.at and other.vikings > 0 for other in state.ships[: state.players])
    return kept**behind * gain(state, ship, tile)


def route_worth(state: State, ship: Ship) -> float:
    """What lies ahead: a share of the stop tiles, and what is passed on the way.

    Tiles up to the next ship ahead are lost to the rear-most ship: it clears them (RD-CLEAR-1).
    """
    places = [other.at for other in state.ships]
    next_ahead = min((at for at in places if at > ship.at), default=HOME)
    near = CLEARED if any(at < ship.at for at in places) else 0.0
    share = SHARE / sum(at < HOME for at in places)
    total = 0.0
    for place in range(ship.at + 1, HOME):
        tile = state.board[place]
        if tile is None or place in places:
            continue
        still = near if place < next_ahead else 1.0
        if still == 0.0:
            continue
        if tile.is_stop:
            total += still * share * gain(state, ship, tile)
        else:
            total += still * PASSED * _passing(state, ship, place, tile)
    return total


def _passing(state: State, ship: Ship, place: int, tile: Tile) -> float:
    crew = CREW[state.voyage - 1]
    if tile.kind == "monster":
        needed = need(ship, tile, state.house)
        beaten = tile.value - crew * needed
        return max(beaten, -crew) if ship.vikings >= needed else -crew
    if not state.stock[place]:
        return 0.0
    return state.stock[place][0] * (crew if tile.kind == "visit" else 1.0)


# -- the harbour ----------------------------------------------------------------------------------


def harbour_hopes(state: State, number: int) -> float:
    """The coins of this voyage's harbour bonus and of the later ones, as things stand."""
    total = 0.0
    for voyage in range(state.voyage, LAST_VOYAGE + 1):
        sure = BONUS if voyage == state.voyage else LATER_BONUS
        counts = state.parts.harbour_tiles[state.harbour[voyage - 1]].counts
        total += sure * _bonus(state, number, counts, voyage == state.voyage)
    return total


def _bonus(state: State, number: int, counts: str, now: bool) -> float:
    ahead = _arrival(state, number)
    if counts == "arrival":
        return state.parts.ladder[ahead]
    own = tally(state.ships[number], counts)
    if own == 0:
        return 0.0
    rank = 0
    for other in range(state.players):
        if other != number:
            their = tally(state.ships[other], counts)
            if their > own or (their == own and now and _arrival(state, other) < ahead):
                rank += 1
    return float(state.parts.ladder[rank])


def _arrival(state: State, number: int) -> int:
    """How many ships will come home before this one, if they keep their order."""
    if number in state.arrived:
        return state.arrived.index(number)
    at = state.ships[number].at
    return sum(ship.at > at for ship in state.ships)
