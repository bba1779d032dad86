"""The event cards (rules RN-EVENT-*, TIMED, DECK)."""

from __future__ import annotations

from collections.abc import Callable

from tablelab.core.chance import Chance
from tablelab.core.deck import Deck
from tablelab.core.events import Emit
from tablelab.games.red_november.components import GROG, ROOMS, SEA, TOKENS, kind_of
from tablelab.games.red_november.state import (
    BLOCK,
    DISCARD,
    DROP,
    DRY,
    LOW,
    NONE,
    OVER,
    SPREAD,
    UPDATE,
    State,
    hatch_between,
    in_play,
)
from tablelab.games.red_november.turn.hazards import (
    advance,
    flood,
    random_room,
    start_fire,
)
from tablelab.games.red_november.turn.move import discard_item, drink

KRAKEN = "kraken"


def turn_up(state: State, chance: Chance, emit: Emit) -> str:
    """The top event card; an empty deck is rebuilt, and the Kraken joins it."""
    if not state.deck:
        cards = state.discard
        if state.kraken_aside:
            state.kraken_aside = False
            cards = [*cards, *(card for card in state.parts.cards if kind_of(card) == KRAKEN)]
        state.deck, state.discard = Deck(cards), []
        emit("RN-DECK-1", "red_november.deck_rebuilt")
    card = chance.draw(state.deck)
    state.discard = sorted([*state.discard, card])
    return card


def resolve(state: State, chance: Chance, emit: Emit) -> None:
    """Draw one event for the active gnome and let it happen, up to a question."""
    card = turn_up(state, chance, emit)
    kind = kind_of(card)
    emit("RN-EVENT-1", "red_november.event", kind=kind, card=card)
    if kind == "respite" and state.house.respite == "removed":
        state.discard.remove(card)
        state.removed = sorted([*state.removed, card])
        emit("RN-VARIANT-1", "red_november.respite_removed")
    EFFECTS[kind](state, kind, chance, emit)


def _respite(state: State, kind: str, chance: Chance, emit: Emit) -> None:
    emit("RN-EVENT-2", "red_november.respite")


# -- fire, water, hatches -------------------------------------------------------------------------


def _fire(state: State, kind: str, chance: Chance, emit: Emit) -> None:
    start_fire(state, random_room(state, chance), chance, emit)


def spreadable(state: State) -> list[int]:
    """Dry rooms without fire next to a burning one; blocked hatches do not stop it."""
    return [
        room
        for room in range(1, ROOMS + 1)
        if not state.fire[room]
        and state.water[room] == DRY
        and any(to != SEA and state.fire[to] for to in state.parts.neighbours[room])
    ]


def _fire_spreads(state: State, kind: str, chance: Chance, emit: Emit) -> None:
    rooms = spreadable(state)
    if not rooms:
        emit("RN-EVENT-3", "red_november.nothing_spreads")
    elif len(rooms) == 1:
        start_fire(state, rooms[0], chance, emit)
    else:
        state.seat = state.gnome.seat
        state.phase = SPREAD


def ignite(state: State, room: int, chance: Chance, emit: Emit) -> None:
    """The fire spreads to the chosen room."""
    emit("RN-EVENT-3", "red_november.spreads", gnome=state.active, room=room)
    state.phase = UPDATE
    start_fire(state, room, chance, emit)


def _leak(state: State, kind: str, chance: Chance, emit: Emit) -> None:
    flood(state, random_room(state, chance), chance, emit)


def _underwater_current(state: State, kind: str, chance: Chance, emit: Emit) -> None:
    rooms = [room for room in range(1, ROOMS + 1) if state.water[room] == LOW]
    if not rooms:
        emit("RN-EVENT-4", "red_november.no_low_water")
    for room in rooms:
        if state.phase != OVER:
            flood(state, room, chance, emit)


def blockable(state: State, room: int) -> list[int]:
    """The rooms behind the unblocked interior hatches of a room."""
    return [
        to
        for to in state.parts.neighbours[room]
        if to != SEA and hatch_between(room, to) not in state.blocked
    ]


def _hatch_blocked(state: State, kind: str, chance: Chance, emit: Emit) -> None:
    state.room = random_room(state, chance)
    rooms = blockable(state, state.room)
    if not rooms:
        emit("RN-EVENT-5", "red_november.nothing_to_block", room=state.room)
        state.room = NONE
    elif len(rooms) == 1:
        block(state, rooms[0], emit)
    else:
        emit("RN-EVENT-5", "red_november.to_block", gnome=state.active, room=state.room)
        state.seat = state.gnome.seat
        state.phase = BLOCK


def block(state: State, to: int, emit: Emit) -> None:
    """The hatch between the room of the event and ``to`` is blocked."""
    state.blocked = sorted([*state.blocked, hatch_between(state.room, to)])
    emit("RN-EVENT-5", "red_november.blocks", room=state.room, to=to, way=to)
    state.room = NONE
    state.phase = UPDATE


def _friendly_fire(state: State, kind: str, chance: Chance, emit: Emit) -> None:
    start_fire(state, random_room(state, chance), chance, emit)
    if state.phase != OVER:
        flood(state, random_room(state, chance), chance, emit)
    if state.phase != OVER:
        _everybody_drops(state, state.parts.effects[kind], emit)


# -- tracks ---------------------------------------------------------------------------------------


def _pressure(state: State, kind: str, chance: Chance, emit: Emit) -> None:
    advance(state, "pressure", state.parts.effects[kind], emit)


def _heat(state: State, kind: str, chance: Chance, emit: Emit) -> None:
    advance(state, "heat", state.parts.effects[kind], emit)


# -- items ----------------------------------------------------------------------------------------


def _stumble(state: State, kind: str, chance: Chance, emit: Emit) -> None:
    emit("RN-EVENT-6", "red_november.drop_to", n=state.parts.effects[kind])
    _queue(state, [(state.active, state.parts.effects[kind])])


def _turbulence(state: State, kind: str, chance: Chance, emit: Emit) -> None:
    _everybody_drops(state, state.parts.effects[kind], emit)


def _everybody_drops(state: State, keep: int, emit: Emit) -> None:
    emit("RN-EVENT-7", "red_november.all_drop_to", n=keep)
    gnomes = len(state.gnomes)
    order = [(state.active + step) % gnomes for step in range(gnomes)]
    alive = in_play(state)
    _queue(state, [(number, keep) for number in order if number in alive])


def _queue(state: State, drops: list[tuple[int, int]]) -> None:
    if state.phase == OVER:
        return
    state.drops = [(n, keep) for n, keep in drops if len(state.gnomes[n].items) > keep]
    if state.drops:
        state.phase = DROP


def drop(state: State, chance: Chance, emit: Emit) -> None:
    """Work off what is to be thrown away, up to the next choice."""
    while state.drops:
        number, keep = state.drops[0]
        gnome = state.gnomes[number]
        if len(gnome.items) <= keep:
            state.drops = state.drops[1:]
        elif len(set(gnome.items)) == 1:
            throw(state, gnome.items[0], emit)
        else:
            state.seat = gnome.seat
            state.phase = DISCARD
            return
    state.seat = state.gnome.seat
    state.phase = UPDATE


def throw(state: State, item: str, emit: Emit) -> None:
    """The gnome in question throws an item away."""
    number = state.drops[0][0]
    discard_item(state, number, item)
    emit("RN-EVENT-8", "red_november.throws", gnome=number, item=item)
    state.phase = DROP


def _overheated(state: State, kind: str, chance: Chance, emit: Emit) -> None:
    emit("RN-EVENT-9", "red_november.overheated")
    for number in in_play(state):
        if GROG in state.gnomes[number].items:
            discard_item(state, number, GROG)
            drink(state, number, emit)


# -- timed destruction ----------------------------------------------------------------------------

TIMED = {
    "engine_down": "crushed",
    "oxygen_pumps_down": "asphyxiated",
    "missile_countdown": "missile",
    KRAKEN: "devoured",
}
"""The token that each timed event puts on the time track."""


def _timed(state: State, kind: str, chance: Chance, emit: Emit) -> None:
    token = TOKENS.index(TIMED[kind])
    place = state.gnome.time - state.parts.effects[kind]
    if state.tokens[token] != NONE:
        emit("RN-TIMED-2", "red_november.token_there", token=token)
        return
    if place < 0 and state.house.late_tokens == "harmless":
        emit("RN-TIMED-3", "red_november.token_late", token=token)
        return
    state.tokens[token] = max(0, place)
    emit("RN-TIMED-1", "red_november.token_placed", token=token, n=max(0, place))
    if kind == KRAKEN:
        _everybody_drops(state, state.parts.effects["kraken_keep"], emit)


EFFECTS: dict[str, Callable[[State, str, Chance, Emit], None]] = {
    "respite": _respite,
    "fire": _fire,
    "fire_spreads": _fire_spreads,
    "leak": _leak,
    "underwater_current": _underwater_current,
    "friendly_fire": _friendly_fire,
    "hatch_blocked": _hatch_blocked,
    "descent": _pressure,
    "fast_descent": _pressure,
    "reactor_warmup": _heat,
    "reactor_malfunction": _heat,
    "stumble": _stumble,
    "turbulence": _turbulence,
    "overheated": _overheated,
    "engine_down": _timed,
    "oxygen_pumps_down": _timed,
    "missile_countdown": _timed,
    KRAKEN: _timed,
}
"""What each kind of event does."""
