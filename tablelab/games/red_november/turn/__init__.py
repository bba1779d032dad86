"""A turn of Red November: movement, action, faint check, updates (rule RN-TURN-2).

The rules run by themselves from one question to the next. Each step leaves in ``state.phase``
either the next step or the question that somebody has to answer.
"""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.red_november.components import SEA, faint_number
from tablelab.games.red_november.state import (
    DESERTED,
    DROP,
    FAINT,
    HIGH,
    IN_PLAY,
    MOVE,
    NEXT,
    NONE,
    OVER,
    UPDATE,
    State,
)
from tablelab.games.red_november.turn.events import drop, resolve, turn_up
from tablelab.games.red_november.turn.hazards import check_tokens, drowns, kill, leave_track
from tablelab.games.red_november.turn.items import draw_item


def run(state: State, chance: Chance, emit: Emit) -> None:
    """Let the rules go on until somebody has to decide, or the game is over."""
    while (step := STEPS.get(state.phase)) is not None:
        step(state, chance, emit)


def first(state: State) -> int:
    """The gnome whose time keeper is furthest from rescue; the topmost of a stack."""
    latest = max(state.gnomes[number].time for number in state.pile)
    return next(n for n in reversed(state.pile) if state.gnomes[n].time == latest)


def begin_turn(state: State, chance: Chance, emit: Emit) -> None:
    """The gnome furthest back in time acts, unless all are rescued."""
    state.active = first(state)
    gnome = state.gnome
    if gnome.time == 0:
        _rescued(state, emit)
        return
    state.seat = gnome.seat
    state.ghost = gnome.time
    state.spent = state.grogs = state.extinguishers = state.bonus = state.minutes = 0
    state.opened = state.hatch = NONE
    state.job = ""
    state.charmed = state.refused = state.deserting = False
    state.began_in_sea = gnome.at == SEA
    if state.opening:
        # An event before the first turn: the ghost does not move, so nothing else happens.
        state.opening -= 1
        state.phase = UPDATE
        resolve(state, chance, emit)
        return
    emit("RN-TURN-1", "red_november.turn", gnome=state.active, n=gnome.time)
    if gnome.fainted:
        gnome.fainted = False
        emit("RN-FAINT-3", "red_november.wakes", gnome=state.active, n=gnome.level)
    state.phase = MOVE


def _rescued(state: State, emit: Emit) -> None:
    state.phase = OVER
    state.seat = NONE
    state.ended_by = "RN-END-1"
    state.saved = True
    emit("RN-END-1", "red_november.rescued")
    for number, gnome in enumerate(state.gnomes):
        if gnome.fate == DESERTED:
            emit("RN-DESERT-3", "red_november.deserter_loses", gnome=number)


# -- the faint check ------------------------------------------------------------------------------


def faint_check(state: State, chance: Chance, emit: Emit) -> None:
    """A drunk gnome turns up a card and may faint; then the deaths of this turn are due."""
    gnome = state.gnome
    if gnome.fate == IN_PLAY and must_check(state):
        card = turn_up(state, chance, emit)
        number = faint_number(card)
        if 0 < number <= gnome.level:
            gnome.fainted = True
            state.ghost = max(0, state.ghost - state.parts.costs["faint"])
            emit("RN-FAINT-2", "red_november.faints", gnome=state.active, n=number, card=card)
        else:
            key = "red_november.stays_up" if number else "red_november.no_number"
            emit("RN-FAINT-1", key, gnome=state.active, n=number, card=card)
    state.phase = UPDATE
    if gnome.fate == IN_PLAY and (rule := doom(state)) is not None:
        kill(state, state.active, rule, chance, emit)


def must_check(state: State) -> bool:
    """Whether the active gnome has to make a faint check."""
    sober = state.gnome.level == 0
    return not sober and (state.house.faint_check == "drunk" or state.grogs > 0)


def doom(state: State) -> str | None:
    """The rule by which the active gnome dies before its updates, or None."""
    gnome = state.gnome
    if gnome.at == SEA:
        if gnome.fainted:
            return "RN-DEATH-2"
        return "RN-SEA-3" if drowns(state) and not state.deserting else None
    lethal = state.fire[gnome.at] or state.water[gnome.at] == HIGH
    return "RN-DEATH-1" if lethal else None


# -- updates --------------------------------------------------------------------------------------


def update(state: State, chance: Chance, emit: Emit) -> None:
    """The time keeper moves one space towards the ghost; its symbol takes effect."""
    gnome = state.gnome
    if gnome.fate != IN_PLAY:
        state.phase = NEXT
        return
    if gnome.time <= state.ghost:
        _end_turn(state, emit)
        return
    gnome.time -= 1
    parts = state.parts
    if gnome.time in parts.event_spaces:
        emit("RN-UPDATE-2", "red_november.star", gnome=state.active, n=gnome.time)
        resolve(state, chance, emit)
    elif gnome.time in parts.item_spaces:
        draw_item(state, state.active, "RN-UPDATE-3", chance, emit)
    if state.phase != OVER and gnome.fate == IN_PLAY:
        check_tokens(state, emit)


def _end_turn(state: State, emit: Emit) -> None:
    gnome = state.gnome
    gnome.air = max(0, gnome.air - 1)
    if state.spent:  # not after an event before the first turn
        emit("RN-UPDATE-1", "red_november.arrives", gnome=state.active, n=gnome.time)
    state.phase = NEXT
    if state.deserting:
        state.item_discard = sorted(state.item_discard + gnome.items)
        gnome.items = []
        gnome.fate = DESERTED
        emit("RN-DESERT-1", "red_november.gone", gnome=state.active)
        leave_track(state, state.active, emit)
        return
    state.pile.remove(state.active)
    state.pile.append(state.active)


STEPS = {
    NEXT: begin_turn,
    FAINT: faint_check,
    UPDATE: update,
    DROP: drop,
}
