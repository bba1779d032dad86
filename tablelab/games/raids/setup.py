"""Setting up a game of Raids (rules RD-SETUP-*)."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.deck import Deck
from tablelab.core.events import Emit
from tablelab.core.game import Options
from tablelab.games.raids.components import Components
from tablelab.games.raids.state import House, State
from tablelab.games.raids.turn import run
from tablelab.games.raids.turn.harbour import deal, fill_villages, stock_tiles

NEUTRAL_TILE = "H0"


def setup(seats: int, options: Options, chance: Chance, emit: Emit, parts: Components) -> State:
    """The first position: everything laid out, the start player's ship ready to leave."""
    house = House(**{name: str(value) for name, value in options.items()})
    state = State(seats, house, parts)
    emit("RD-SETUP-1", "raids.ships_given", n=seats)
    if state.ghost >= 0:
        emit("RD-GHOST-1", "raids.ghost_joins", ship=state.ghost)
    _harbour_tiles(state, chance, emit)
    state.voyage = 1
    deal(state, chance)
    emit("RD-SETUP-2", "raids.dealt", voyage=1)
    fill_villages(state, emit)
    stock_tiles(state, emit)
    _berths(state, chance, emit)
    _crews(state, emit)
    run(state, chance, emit)
    return state


def _harbour_tiles(state: State, chance: Chance, emit: Emit) -> None:
    deck = Deck(tile for tile in state.parts.harbour_tiles if tile != NEUTRAL_TILE)
    coming = [chance.draw(deck) for _ in range(len(state.parts.voyages) - 1)]
    state.harbour = (NEUTRAL_TILE, *coming)
    state.unused = tuple(deck.unseen)
    for voyage, tile in enumerate(state.harbour, start=1):
        counts = state.parts.harbour_tiles[tile].counts
        emit("RD-SETUP-3", "raids.harbour_tile", voyage=voyage, counts=counts)


def _berths(state: State, chance: Chance, emit: Emit) -> None:
    first = chance.pick(range(state.players))
    state.waiting = [(first + place) % state.players for place in range(state.players)]
    if state.ghost >= 0:
        state.waiting.append(state.ghost)
    emit("RD-SETUP-6", "raids.start_player", ship=first)


def _crews(state: State, emit: Emit) -> None:
    crews = state.parts.start_vikings[str(state.players)]
    if state.players == 2 and state.house.start_vikings_two != "two_two":
        crews = state.parts.start_vikings[f"2.{state.house.start_vikings_two}"]
    for number, vikings in zip(state.waiting, crews, strict=False):
        state.ships[number].vikings = vikings
        state.supply -= vikings
        emit("RD-SETUP-7", "raids.start_crew", ship=number, n=vikings)
