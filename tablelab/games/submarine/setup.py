"""Setting up a game of Submarine (rules SB-SETUP-*)."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.deck import Deck
from tablelab.core.events import Emit
from tablelab.core.game import Options
from tablelab.games.submarine.components import (
    ARTEFACTS,
    COLOURS,
    SHELLS,
    SQUARES,
    Components,
    depth_of,
)
from tablelab.games.submarine.state import UNSEEN, House, State
from tablelab.games.submarine.turn.cards import refill


def setup(seats: int, options: Options, chance: Chance, emit: Emit, parts: Components) -> State:
    """The first position: everything laid out, the first submarine to be put in."""
    house = House(**{name: str(value) for name, value in options.items()})
    state = State(seats, house, parts)
    crew = parts.crews[seats]
    emit("SB-SETUP-2", "submarine.crews", n=crew.submarines)
    _markers(state, chance, emit)
    _shells(state, chance, emit)
    state.start = state.seat = chance.pick(range(seats))
    emit("SB-SETUP-5", "submarine.starts", seat=state.start)
    cards = crew.cards if house.cards_table == "fifteen" else crew.linear
    _cards(state, cards, chance, emit)
    state.unplaced = seats * crew.submarines
    return state


def _markers(state: State, chance: Chance, emit: Emit) -> None:
    deck = Deck(ARTEFACTS)
    for place in SQUARES:
        number = state.parts.markers[depth_of(place)]
        state.board[place] = tuple(sorted(chance.draw(deck) for _ in range(number)))
    emit("SB-SETUP-1", "submarine.markers", n=len(ARTEFACTS))


def _shells(state: State, chance: Chance, emit: Emit) -> None:
    deck = Deck(SHELLS)
    for seat, player in enumerate(state.seats):
        player.jokers = [chance.draw(deck)]
        emit("SB-SETUP-3", "submarine.shell", seat=seat, marker=player.jokers[0])
    state.unused = tuple(deck.unseen)


def _cards(state: State, cards: int, chance: Chance, emit: Emit) -> None:
    every = [colour for colour in range(COLOURS) for _ in range(state.parts.each_colour)]
    state.pool = Deck(every)
    state.undealt = len(every) - cards * state.players
    for seat, player in enumerate(state.seats):
        player.pile = [UNSEEN] * cards
        emit("SB-SETUP-4", "submarine.pile", seat=seat, n=cards)
        # The first hand is dealt, not drawn at the end of a turn.
        refill(state, seat, chance, emit, "SB-SETUP-4")
