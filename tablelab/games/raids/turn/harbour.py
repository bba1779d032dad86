"""Coming home, the end of a voyage and the start of the next (rules RD-HOME-*, BONUS, VOYAGE)."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.deck import Deck
from tablelab.core.events import Emit
from tablelab.games.raids.components import HOME, WAITING
from tablelab.games.raids.ending import end_game
from tablelab.games.raids.state import NEXT, Ship, State, axes, capacity, count

LAST_VOYAGE = 4


def come_home(state: State, emit: Emit) -> None:
    """The mover takes the front-most free berth."""
    state.arrived.append(state.mover)
    emit("RD-HOME-1", "raids.comes_home", ship=state.mover, berth=len(state.arrived))
    state.phase = NEXT


def end_voyage(state: State, chance: Chance, emit: Emit) -> None:
    """All ships are home: bonus, sails, then the next voyage or the end of the game."""
    harbour_bonus(state, emit)
    raise_crews(state, emit)
    if state.voyage == LAST_VOYAGE:
        end_game(state, emit)
    else:
        begin_voyage(state, chance, emit)


# -- the harbour bonus ----------------------------------------------------------------------------


def harbour_bonus(state: State, emit: Emit) -> None:
    """Coins by order of arrival, or for the most of what the harbour tile counts."""
    counts = state.parts.harbour_tiles[state.harbour[state.voyage - 1]].counts
    if counts == "arrival":
        for rank, number in enumerate(state.arrived):
            if number == state.ghost:
                emit("RD-GHOST-6", "raids.ghost_forfeits", ship=number)
            else:
                _reward(state, number, rank, "RD-BONUS-1", emit)
        return
    players = [number for number in state.arrived if number != state.ghost]
    tallies = {number: tally(state.ships[number], counts) for number in players}
    for rank, number in enumerate(sorted(players, key=lambda number: -tallies[number])):
        own = tallies[number]
        if own == 0 and state.house.harbour_zero == "nothing":
            emit("RD-BONUS-4", "raids.has_none", ship=number, counts=counts)
            continue
        if any(tallies[other] == own for other in players if other != number):
            emit("RD-BONUS-3", "raids.tied", ship=number, counts=counts, n=own)
            if state.house.harbour_ties == "friendly":
                rank = sum(more > own for more in tallies.values())
        emit("RD-BONUS-2", "raids.counts", ship=number, counts=counts, n=own)
        _reward(state, number, rank, "RD-BONUS-2", emit)


def _reward(state: State, number: int, rank: int, rule: str, emit: Emit) -> None:
    coins = state.parts.ladder[rank]
    state.ships[number].coins += coins
    emit(rule, "raids.bonus", ship=number, rank=rank + 1, n=coins)


def tally(ship: Ship, counts: str) -> int:
    """How much a ship has of what a harbour tile counts."""
    if counts == "vikings":
        return ship.vikings
    if counts == "runes":
        return len(ship.runes)
    if counts == "axes":
        return axes(ship)
    if counts == "goods":
        return count(ship, "goods") + len(ship.sold)
    if counts == "monsters":
        return len(ship.monsters)
    return count(ship, {"sails": "sail", "mjolnirs": "mjolnir", "standards": "standard"}[counts])


def raise_crews(state: State, emit: Emit) -> None:
    """Each sail brings a Viking, in order of arrival, as far as shields and supply reach."""
    for number in state.arrived:
        ship = state.ships[number]
        sails = count(ship, "sail")
        if not sails:
            continue
        joined = min(sails, capacity(ship, state.parts) - ship.vikings, state.supply)
        ship.vikings += joined
        state.supply -= joined
        if joined:
            emit("RD-SAILS-1", "raids.crew", ship=number, n=joined)
        if joined < sails:
            emit("RD-GAIN-1", "raids.no_room", ship=number, n=sails - joined)


# -- the next voyage ------------------------------------------------------------------------------


def begin_voyage(state: State, chance: Chance, emit: Emit) -> None:
    """Deal the next set, swap the harbour tile, fill villages and tiles, turn the order around."""
    state.voyage += 1
    counts = state.parts.harbour_tiles[state.harbour[state.voyage - 1]].counts
    emit("RD-VOYAGE-1", "raids.voyage", voyage=state.voyage, counts=counts)
    deal(state, chance)
    fill_villages(state, emit)
    stock_tiles(state, emit)
    state.waiting = state.arrived[::-1]
    state.arrived = []
    for ship in state.ships:
        ship.at = WAITING
    emit("RD-VOYAGE-4", "raids.departs_first", ship=state.waiting[0])
    state.phase = NEXT


def deal(state: State, chance: Chance) -> None:
    """Lay the voyage's tiles face up on the spaces, beginning next to the harbour."""
    tiles = state.parts.tiles
    deck = Deck(state.parts.voyages[state.voyage - 1])
    for place in range(1, HOME):
        state.board[place] = tiles[chance.draw(deck)]


def fill_villages(state: State, emit: Emit) -> None:
    """As many Vikings on each village as there are players, as far as the supply reaches."""
    for village, there in enumerate(state.villages):
        already = there if state.house.village_refill == "top_up" else 0
        added = min(max(0, state.players - already), state.supply)
        state.villages[village] += added
        state.supply -= added
        rule = "RD-SETUP-4" if state.voyage == 1 else "RD-VOYAGE-2"
        emit(rule, "raids.village_filled", village=village + 1, n=state.villages[village])


def stock_tiles(state: State, emit: Emit) -> None:
    """Put Vikings on the visit tiles and coins on the plunder tiles, larger slot first."""
    rule = "RD-SETUP-5" if state.voyage == 1 else "RD-VOYAGE-3"
    for place in range(1, HOME):
        tile = state.board[place]
        if tile is None or not tile.slots:
            continue
        slots = []
        for slot in tile.slots:
            filled = slot if tile.kind == "plunder" else min(slot, state.supply)
            if tile.kind == "visit":
                state.supply -= filled
            if filled:
                slots.append(filled)
        state.stock[place] = tuple(slots)
        key = "raids.stocked_visit" if tile.kind == "visit" else "raids.stocked_plunder"
        emit(rule, key, tile=tile.id, at=place, n=sum(slots))
