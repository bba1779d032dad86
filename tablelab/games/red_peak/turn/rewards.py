"""What the tent collects (rules RP-REWARD-*)."""

from __future__ import annotations

from bisect import insort

from tablelab.core.chance import Chance
from tablelab.core.deck import Deck
from tablelab.core.events import Emit
from tablelab.games.red_peak.state import State


def collect(state: State, reward: str, chance: Chance, emit: Emit) -> None:
    """One reward symbol: card, multitool, time, path or boat."""
    COLLECT[reward](state, chance, emit)


def deal_card(state: State, chance: Chance, emit: Emit, rule: str = "RP-REWARD-1") -> None:
    """A card, unseen, for the player with the fewest; ties go round the table.

    ``rule`` is the one by which it is dealt.
    """
    if not state.deck and state.discard:
        state.deck, state.discard = Deck(state.discard), []
        emit("RP-REWARD-6", "red_peak.cards_reshuffled")
    if not state.deck:
        emit("RP-REWARD-6", "red_peak.no_card")
        return
    order = [(state.next_card + step) % state.players for step in range(state.players)]
    seat = min(order, key=lambda seat: len(state.hands[seat]))
    insort(state.hands[seat], chance.draw(state.deck))
    state.next_card = (state.next_card + 1) % state.players
    emit(rule, "red_peak.card", seat=seat)


def _multitool(state: State, chance: Chance, emit: Emit) -> None:
    state.multitools += 1
    emit("RP-REWARD-2", "red_peak.multitool", n=state.multitools)


def _time(state: State, chance: Chance, emit: Emit) -> None:
    state.time_tiles += 1
    emit("RP-REWARD-3", "red_peak.time_gained", n=state.time_tiles)


def turn_up_path(state: State, chance: Chance, emit: Emit, rule: str = "RP-REWARD-4") -> None:
    """A path tile comes into the supply, if one is left. ``rule`` is the one that wants it."""
    if not state.stack:
        emit("RP-REWARD-4", "red_peak.no_path")
        return
    tile = chance.draw(state.stack)
    insort(state.supply, tile)
    emit(rule, "red_peak.path", tile=tile)


def turn_up_boat(state: State, chance: Chance, emit: Emit) -> None:
    """A boat is turned up, if one is left; all open boats can be chosen."""
    if not state.boat_stack:
        emit("RP-REWARD-5", "red_peak.no_boat")
        return
    boat = chance.draw(state.boat_stack)
    insort(state.boats, boat)
    emit("RP-REWARD-5", "red_peak.boat", boat=boat)


COLLECT = {
    "card": deal_card,
    "multitool": _multitool,
    "time": _time,
    "path": turn_up_path,
    "boat": turn_up_boat,
}
"""What each reward symbol does."""
