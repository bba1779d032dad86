"""Phase 2: drawing, trading, waiting, deserting, attacking (rules RN-DRAW-*, TRADE, DESERT)."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.deck import Deck
from tablelab.core.events import Emit, Event
from tablelab.games.red_november.components import AQUALUNG, CROWBAR, GROG, SEA
from tablelab.games.red_november.state import (
    ANSWER,
    DEFEND,
    FAINT,
    HIGH,
    MOVE,
    NONE,
    TRADE,
    State,
    in_play,
)
from tablelab.games.red_november.turn.fix import wading
from tablelab.games.red_november.turn.hazards import kill
from tablelab.games.red_november.turn.move import discard_item, spend


def hindered(state: State) -> bool:
    """Whether fire or high water forbid item actions where the gnome stands."""
    at = state.gnome.at
    return at != SEA and (state.fire[at] or state.water[at] == HIGH)


def _pay(state: State, minutes: int, emit: Emit) -> None:
    extra = wading(state, "")
    if extra:
        emit("RN-FIX-2", "red_november.wades", gnome=state.active, n=extra)
    spend(state, minutes + extra)


# -- drawing --------------------------------------------------------------------------------------


def most_draws(state: State, what: str) -> int:
    """How many tiles can be drawn at the most; 0 when none can."""
    gnome, parts = state.gnome, state.parts
    room = parts.functions["cabin" if what == "grog" else "stores"]
    if gnome.at != room or hindered(state) or gnome.drew:
        return 0
    if what == "grog":
        return min(parts.limits["grog_drawn"], state.cabin)
    return min(parts.limits["items_drawn"], len(state.stock) + len(state.item_discard))


def draw(state: State, what: str, number: int, chance: Chance, emit: Emit) -> None:
    """Grog from the cabin, or items from the pile, for a minute each."""
    gnome = state.gnome
    _pay(state, number * state.parts.costs["draw"], emit)
    if what == "grog":
        state.cabin -= number
        gnome.items = sorted(gnome.items + [GROG] * number)
        emit("RN-DRAW-1", "red_november.takes_grog", gnome=state.active, n=number)
    else:
        for _ in range(number):
            draw_item(state, state.active, "RN-DRAW-2", chance, emit)
    gnome.drew = True
    state.phase = FAINT


def draw_item(state: State, number: int, rule: str, chance: Chance, emit: Emit) -> None:
    """A gnome gets an item from the face-down pile; secret only among crazed gnomes."""
    if not state.stock and state.item_discard:
        state.stock, state.item_discard = Deck(state.item_discard), []
        emit("RN-DRAW-3", "red_november.items_reshuffled")
    if not state.stock:
        emit("RN-DRAW-3", "red_november.no_items")
        return
    gnome = state.gnomes[number]
    item = chance.draw(state.stock)
    gnome.items = sorted([*gnome.items, item])
    if state.house.crazed == "yes":
        twin = Event(rule, "red_november.draws_secretly", {"gnome": number})
        emit(
            rule,
            "red_november.draws",
            audience=(gnome.seat,),
            twin=twin,
            gnome=number,
            item=item,
        )
    else:
        emit(rule, "red_november.draws", gnome=number, item=item)


# -- trading --------------------------------------------------------------------------------------


def partners(state: State) -> list[int]:
    """The gnomes with which the active one can trade."""
    gnome = state.gnome
    if hindered(state) or state.refused:
        return []
    if gnome.at == SEA and state.house.trade_in_sea == "no":
        return []
    return [
        number
        for number in in_play(state)
        if number != state.active
        and (other := state.gnomes[number]).at == gnome.at
        and not other.fainted
        and (gnome.items or other.items)
    ]


def propose(state: State, partner: int) -> None:
    """An offer to another gnome is put together."""
    state.partner, state.gives, state.wants = partner, [], []
    state.phase = TRADE


def givable(state: State) -> list[str]:
    """Items that can still be added to what is given."""
    return [
        item
        for item in dict.fromkeys(state.gnome.items)
        if state.gnome.items.count(item) > state.gives.count(item)
    ]


def wantable(state: State) -> list[str]:
    """Items that can still be asked for; among crazed gnomes nobody knows what the other has."""
    theirs = state.gnomes[state.partner].items
    if len(state.wants) >= len(theirs):
        return []
    if state.house.crazed == "yes" and state.gnomes[state.partner].seat != state.gnome.seat:
        return list(state.parts.items)
    return [item for item in dict.fromkeys(theirs) if theirs.count(item) > state.wants.count(item)]


def offer(state: State, emit: Emit) -> None:
    """The offer is made; among crazed gnomes only the two hear of what.

    Who leads both gnomes need not ask.
    """
    other = state.gnomes[state.partner]
    secret = state.house.crazed == "yes"
    who = {"gnome": state.active, "other": state.partner}
    emit(
        "RN-TRADE-1",
        "red_november.offers",
        audience=(state.gnome.seat, other.seat) if secret else None,
        twin=Event("RN-TRADE-1", "red_november.offers_secretly", who) if secret else None,
        gnome=state.active,
        other=state.partner,
        gives=state.gives[:],
        wants=state.wants[:],
    )
    if other.seat == state.gnome.seat:
        exchange(state, emit)
    else:
        state.seat = other.seat
        state.phase = ANSWER


def can_accept(state: State) -> bool:
    """Whether the other gnome has what is asked for."""
    theirs = state.gnomes[state.partner].items
    return all(theirs.count(item) >= state.wants.count(item) for item in state.wants)


def exchange(state: State, emit: Emit) -> None:
    """Both agree: the items change hands, for one minute."""
    gnome, other = state.gnome, state.gnomes[state.partner]
    for item in state.gives:
        gnome.items.remove(item)
    for item in state.wants:
        other.items.remove(item)
    gnome.items = sorted(gnome.items + state.wants)
    other.items = sorted(other.items + state.gives)
    emit("RN-TRADE-2", "red_november.trades", gnome=state.active, other=state.partner)
    _pay(state, state.parts.costs["trade"], emit)
    gnome.drew = False
    _close(state)
    state.phase = FAINT


def call_off(state: State, rule: str, key: str, emit: Emit) -> None:
    """No trade: the gnome may do something else, but makes no further offer this turn."""
    emit(rule, key, gnome=state.active, other=state.partner)
    _close(state)
    state.refused = True
    state.phase = MOVE


def _close(state: State) -> None:
    state.partner, state.gives, state.wants = NONE, [], []
    state.seat = state.gnome.seat


# -- other actions --------------------------------------------------------------------------------


def wait(state: State, minutes: int, emit: Emit) -> None:
    """No action."""
    spend(state, minutes)
    key = "red_november.waits" if minutes else "red_november.does_nothing"
    emit("RN-ACTION-1", key, gnome=state.active, n=minutes)
    state.phase = FAINT


def can_desert(state: State) -> bool:
    """Whether the gnome may abandon the others: late, at sea, with air; never with few players."""
    gnome = state.gnome
    late = gnome.time < state.parts.limits["desert_below"]
    air = gnome.air > 0 or AQUALUNG in gnome.items
    alone = state.players in state.parts.gnomes  # and leads several gnomes
    return late and gnome.at == SEA and air and not alone


def desert(state: State, emit: Emit) -> None:
    """The gnome will be gone at the end of this turn."""
    gnome = state.gnome
    if not gnome.air:
        discard_item(state, state.active, AQUALUNG)
        gnome.air = 2
    state.deserting = True
    emit("RN-DESERT-1", "red_november.deserts", gnome=state.active)
    state.phase = FAINT


def victims(state: State) -> list[int]:
    """The gnomes that a crazed gnome can attack here."""
    gnome = state.gnome
    armed = state.house.crazed == "yes" and CROWBAR in gnome.items
    if not armed or hindered(state) or gnome.at == SEA:
        return []
    return [
        number
        for number in in_play(state)
        if number != state.active and state.gnomes[number].at == gnome.at
    ]


def attack(state: State, number: int, chance: Chance, emit: Emit) -> None:
    """A crazed gnome attacks; only another crowbar can save the victim."""
    discard_item(state, state.active, CROWBAR)
    state.gnome.drew = False
    state.partner = number
    emit("RN-VARIANT-4", "red_november.attacks", gnome=state.active, other=number)
    _pay(state, state.parts.costs["attack"], emit)
    victim = state.gnomes[number]
    if CROWBAR in victim.items and not victim.fainted:
        state.seat = victim.seat
        state.phase = DEFEND
    else:
        submit(state, chance, emit)


def submit(state: State, chance: Chance, emit: Emit) -> None:
    """The victim is slain."""
    victim = state.partner
    _after_attack(state)
    kill(state, victim, "RN-VARIANT-4", chance, emit)


def defend(state: State, chance: Chance, emit: Emit) -> None:
    """Both roll and subtract their intoxication; the lower one is slain."""
    victim = state.partner
    discard_item(state, victim, CROWBAR)
    totals = []
    for number in (state.active, victim):
        rolled = chance.roll(state.parts.limits["die"])
        totals.append(rolled - state.gnomes[number].level)
        emit("RN-VARIANT-4", "red_november.fights", gnome=number, rolled=rolled, n=totals[-1])
    _after_attack(state)
    if totals[0] != totals[1]:
        loser = state.active if totals[0] < totals[1] else victim
        kill(state, loser, "RN-VARIANT-4", chance, emit)


def _after_attack(state: State) -> None:
    state.partner = NONE
    state.seat = state.gnome.seat
    state.phase = FAINT
