"""Phase 1 of a turn: movement through hatches (rules RN-MOVE-*, SEA)."""

from __future__ import annotations

from tablelab.core.events import Emit
from tablelab.games.red_november.components import AQUALUNG, COFFEE, EXTINGUISHER, GROG, SEA
from tablelab.games.red_november.state import DRY, HIGH, LOW, NONE, State, hatch_between
from tablelab.games.red_november.turn.hazards import put_out


def spend(state: State, minutes: int) -> None:
    """Minutes move the ghost towards rescue; it stops at 0."""
    state.ghost = max(0, state.ghost - minutes)
    state.spent += minutes


def out_of_time(state: State) -> bool:
    """Whether the gnome has moved for as long beyond 0 as it may; the rest of the turn is open."""
    beyond = state.spent - state.gnome.time
    return beyond >= state.parts.limits["minutes"]


def openable(state: State) -> list[int]:
    """Where an unblocked hatch of the gnome's place leads."""
    at = state.gnome.at
    return [to for to in state.parts.neighbours[at] if hatch_between(at, to) not in state.blocked]


def open_hatch(state: State, to: int, emit: Emit) -> None:
    """A hatch is opened for a minute; water may level out."""
    at = state.gnome.at
    spend(state, state.parts.costs["open"])
    state.opened = to
    emit("RN-MOVE-1", "red_november.opens", gnome=state.active, room=at, to=to, way=to)
    if SEA not in (at, to):
        level(state, at, to, emit)


def levels(state: State, a: int, b: int) -> bool:
    """Whether the water of two rooms levels out when a hatch between them is opened."""
    high, other = max(state.water[a], state.water[b]), min(state.water[a], state.water[b])
    return high == HIGH and (other == DRY or (other == LOW and state.house.high_low == "levels"))


def level(state: State, a: int, b: int, emit: Emit) -> None:
    """High water runs into the other room: low water in both."""
    if not levels(state, a, b):
        return
    state.water[a] = state.water[b] = LOW
    emit("RN-MOVE-2", "red_november.levels", room=a, to=b)
    put_out(state, a, emit)
    put_out(state, b, emit)


def fireproof(state: State) -> bool:
    """Whether Grog or an extinguisher was played this turn."""
    return state.grogs + state.extinguishers > 0


def entry_flaw(state: State, to: int) -> str | None:
    """The rule that forbids entering a place whose hatch is open, or None."""
    if to == SEA:
        gnome = state.gnome
        return None if gnome.air or AQUALUNG in gnome.items else "RN-SEA-2"
    if state.water[to] == HIGH:
        return "RN-MOVE-5"
    if state.fire[to] and not fireproof(state):
        return "RN-MOVE-4"
    return None


def entry_cost(state: State, to: int) -> int:
    """The minutes that going through costs: one to swim, one into low water."""
    costs = state.parts.costs
    swim = costs["swim"] if SEA in (state.gnome.at, to) else 0
    wade = costs["enter_low"] if to != SEA and state.water[to] == LOW else 0
    return swim + wade


def enter(state: State, to: int, emit: Emit, free: bool = False) -> None:
    """The gnome goes through the open hatch, which falls shut behind it."""
    gnome = state.gnome
    cost = 0 if free else entry_cost(state, to)
    if to == SEA and not gnome.air:
        discard_item(state, state.active, AQUALUNG)
        gnome.air = 2
        emit("RN-SEA-2", "red_november.plays", gnome=state.active, item=AQUALUNG)
    spend(state, cost)
    rule = "RN-SEA-1" if SEA in (gnome.at, to) else "RN-MOVE-3"
    gnome.at = to
    state.opened = NONE
    emit(rule, "red_november.enters", gnome=state.active, to=to, takes=cost)


# -- items that are played while moving -----------------------------------------------------------


def discard_item(state: State, number: int, item: str) -> None:
    """One item of a gnome goes to the discards."""
    state.gnomes[number].items.remove(item)
    state.item_discard = sorted([*state.item_discard, item])


def drink(state: State, number: int, emit: Emit) -> None:
    """A gnome drinks a Grog; at the highest level one more changes nothing."""
    gnome = state.gnomes[number]
    gnome.level = min(state.parts.limits["intoxication"], gnome.level + 1)
    emit("RN-GROG-1", "red_november.drinks", gnome=number, n=gnome.level)


def playable(state: State) -> list[str]:
    """The items that can be played while moving."""
    gnome = state.gnome
    held = [item for item in (GROG, EXTINGUISHER, COFFEE) if item in gnome.items]
    if gnome.at == SEA and gnome.air < 2 and AQUALUNG in gnome.items:
        held.append(AQUALUNG)
    return held


def play(state: State, item: str, emit: Emit) -> None:
    """An item is played and discarded."""
    gnome = state.gnome
    discard_item(state, state.active, item)
    if item == GROG:
        state.grogs += 1
        drink(state, state.active, emit)
    elif item == EXTINGUISHER:
        state.extinguishers += 1
        emit("RN-ITEM-1", "red_november.plays", gnome=state.active, item=item)
    elif item == COFFEE:
        gnome.level = 0
        emit("RN-ITEM-2", "red_november.sobers", gnome=state.active)
    else:
        gnome.air = 2
        emit("RN-SEA-3", "red_november.plays", gnome=state.active, item=item)
