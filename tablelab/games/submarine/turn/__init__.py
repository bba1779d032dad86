"""A turn of Submarine: move the ship, let the submarines act, refill (rule SB-TURN-1).

On the right dock there is only the swap and the refill. The rules run by themselves from one
question to the next; where everybody can see that only one thing can be done, it is done and not
asked.
"""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.submarine.components import KINDS, LEFT_DOCK, RIGHT_DOCK, square
from tablelab.games.submarine.ending import finish, finished
from tablelab.games.submarine.state import ACT, DOCK, SHIP, State
from tablelab.games.submarine.turn.cards import refill
from tablelab.games.submarine.turn.dive import may_relocate, may_salvage
from tablelab.games.submarine.turn.ship import arrive_at_dock, destinations, sail


def place(state: State, column: int, chance: Chance, emit: Emit) -> None:
    """A submarine is put into level 2; after the last one the first turn begins."""
    seat = state.seat
    state.seats[seat].subs[square(column, 0)] += 1
    state.unplaced -= 1
    emit("SB-SETUP-6", "submarine.places", seat=seat, column=column + 1)
    state.seat = (seat + 1) % state.players
    if state.unplaced == 0:
        state.seat = state.start
        begin_turn(state, chance, emit)


def begin_turn(state: State, chance: Chance, emit: Emit) -> None:
    """The seat moves its ship, or waits on the right dock."""
    seat = state.seat
    emit("SB-TURN-1", "submarine.turn", seat=seat)
    if state.seats[seat].ship == RIGHT_DOCK:
        emit("SB-DOCK-1", "submarine.waits", seat=seat)
        arrive_at_dock(state)
    else:
        choices = destinations(state, seat)
        if len(choices) > 1:
            state.phase = SHIP
            return
        if choices == [RIGHT_DOCK]:
            emit("SB-SHIP-3", "submarine.must_dock", seat=seat)
        sail(state, choices[0], emit)
    go_on(state, chance, emit)


def go_on(state: State, chance: Chance, emit: Emit) -> None:
    """Ask for the next action of the turn, or end it when nothing is left to do."""
    if state.seats[state.seat].artefacts == KINDS:
        finish(state, "SB-END-1", emit)
        return
    if state.phase == ACT:
        if may_relocate(state) or may_salvage(state):
            return
    elif state.phase == DOCK and can_swap(state):
        return
    end_turn(state, chance, emit)


def can_swap(state: State) -> bool:
    """Whether the seat on the dock may still swap a card."""
    player = state.seats[state.seat]
    return not state.swapped and bool(player.hand) and bool(player.pile)


def end_turn(state: State, chance: Chance, emit: Emit) -> None:
    """Refill, look whether the game is over, restart the ships, and go on to the next seat."""
    seat = state.seat
    player = state.seats[seat]
    if player.gained:
        player.jokers = sorted(player.jokers + player.gained)
        emit("SB-JOKER-3", "submarine.joker_ready", seat=seat, n=len(player.gained))
        player.gained = []
    refill(state, seat, chance, emit)
    if (rule := finished(state)) or (rule := restart(state, emit)):
        finish(state, rule, emit)
        return
    state.seat = (seat + 1) % state.players
    begin_turn(state, chance, emit)


def restart(state: State, emit: Emit) -> str | None:
    """When all ships wait on the right dock they go back to the left; the rule that ends the game
    if the voyages have become idle, else None."""
    if any(player.ship != RIGHT_DOCK for player in state.seats):
        return None
    for player in state.seats:
        player.ship = LEFT_DOCK
    state.voyage += 1
    state.dry = 0 if state.moving else state.dry + 1
    state.moving = 0
    emit("SB-SHIP-5", "submarine.restarts", voyage=state.voyage)
    return "SB-END-4" if state.dry >= state.parts.dry_voyages else None
