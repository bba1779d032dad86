"""Drawing, refilling and swapping cards (rules SB-CARD-*, DOCK)."""

from __future__ import annotations

from bisect import insort

from tablelab.core.chance import Chance
from tablelab.core.events import Emit, Event
from tablelab.games.submarine.state import UNSEEN, State, colour_at, placed


def take_top(state: State, seat: int, chance: Chance) -> int:
    """The top card of the seat's pile comes into its hand; only now is it decided what it is."""
    place = state.seats[seat].pile.pop()
    colour = chance.draw(state.pool) if place == UNSEEN else colour_at(place)
    insort(state.seats[seat].hand, colour)
    return colour


def refill(state: State, seat: int, chance: Chance, emit: Emit, rule: str = "SB-CARD-1") -> None:
    """Draw until the hand is full or the pile empty; ``rule`` is the one that wants it."""
    player = state.seats[seat]
    drawn = []
    while len(player.hand) < state.parts.hand and player.pile:
        drawn.append(take_top(state, seat, chance))
    if not drawn:
        return
    twin = Event(rule, "submarine.draws", {"seat": seat, "n": len(drawn)})
    emit(
        rule,
        "submarine.you_draw",
        audience=(seat,),
        twin=twin,
        seat=seat,
        n=len(drawn),
        colours=drawn,
    )


def swap(state: State, colour: int, chance: Chance, emit: Emit) -> None:
    """The top card of the pile comes into the hand, the chosen card goes under the pile."""
    seat = state.seat
    player = state.seats[seat]
    player.hand.remove(colour)
    drawn = take_top(state, seat, chance)
    player.pile.insert(0, placed(colour, seat))
    state.swapped = True
    emit(
        "SB-DOCK-2",
        "submarine.you_swap",
        audience=(seat,),
        twin=Event("SB-DOCK-2", "submarine.swaps", {"seat": seat}),
        seat=seat,
        colour=colour,
        drawn=drawn,
    )
