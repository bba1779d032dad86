"""Two ships at one tile: the fight and the flight (rules RD-FIGHT-*, FLEE)."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.raids.components import HOME
from tablelab.games.raids.state import BID, FLEEING, FLIGHT, State
from tablelab.games.raids.turn.navigate import must_go_home, set_out


def attack(state: State, attacker: int, defender: int, emit: Emit) -> None:
    """The arriving ship pays the first bid; the other has to answer."""
    ship = state.ships[attacker]
    if state.fleeing:
        emit("RD-FLEE-3", "raids.fights_again", ship=attacker)
    emit("RD-FIGHT-1", "raids.attacks", ship=attacker, foe=defender, at=ship.at)
    state.bid = state.parts.first_bid
    _pay(state, attacker, "RD-FIGHT-1", emit)
    state.seat, state.foe = defender, attacker
    _ask(state, emit)


def pay(state: State, emit: Emit) -> None:
    """Who is asked pays the next bid; then the other is asked for one more."""
    payer = state.seat
    answer = state.bid == state.parts.first_bid + 1
    _pay(state, payer, "RD-FIGHT-2" if answer else "RD-FIGHT-3", emit)
    state.seat, state.foe = state.foe, payer
    _ask(state, emit)


def _pay(state: State, payer: int, rule: str, emit: Emit) -> None:
    state.ships[payer].vikings -= state.bid
    state.supply += state.bid
    emit(rule, "raids.pays", ship=payer, n=state.bid)
    state.bid += 1


def _ask(state: State, emit: Emit) -> None:
    if state.ships[state.seat].vikings < state.bid:
        emit("RD-FIGHT-4", "raids.cannot_pay", ship=state.seat, n=state.bid)
        give_up(state, emit)
    else:
        state.phase = BID


def give_up(state: State, emit: Emit) -> None:
    """Who is asked flees; the other ship stays."""
    loser, winner = state.seat, state.foe
    emit("RD-FIGHT-5", "raids.holds", ship=winner, foe=loser, at=state.ships[winner].at)
    emit("RD-FIGHT-6", "raids.fight_cost", n=sum(range(state.parts.first_bid, state.bid)))
    state.mover = loser
    state.fleeing = True
    state.phase = FLIGHT


def look_for_refuge(state: State, chance: Chance, emit: Emit) -> None:
    """The fleeing ship is asked where to, unless only the harbour is left."""
    number = state.mover
    if must_go_home(state, number, state.ships[number].at + 1):
        set_out(state, HOME, emit)
    else:
        state.seat = number
        state.phase = FLEEING
