"""Fire, water, tracks and death (rules RN-HAZARD-*, DEATH, END)."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.red_november.components import SEA, TRACKS
from tablelab.games.red_november.state import (
    DEAD,
    DRY,
    HIGH,
    IN_PLAY,
    NONE,
    OVER,
    Gnome,
    State,
    in_play,
)


def random_room(state: State, chance: Chance) -> int:
    """A room by one roll of the die."""
    return chance.roll(state.parts.limits["die"])


# -- fire and water -------------------------------------------------------------------------------


def start_fire(state: State, room: int, chance: Chance, emit: Emit) -> None:
    """A fire breaks out, unless the room burns already or is flooded; it uses up oxygen."""
    if state.fire[room]:
        emit("RN-HAZARD-2", "red_november.burns_already", room=room)
        return
    if state.water[room] != DRY:
        emit("RN-HAZARD-2", "red_november.too_wet", room=room)
        return
    state.fire[room] = True
    emit("RN-HAZARD-1", "red_november.fire", room=room)
    advance(state, "asphyxiation", state.parts.effects["fire"], emit)
    kill_fainted(state, room, chance, emit)


def flood(state: State, room: int, chance: Chance, emit: Emit) -> None:
    """High water: a fire goes out, and whoever lies there drowns."""
    state.water[room] = HIGH
    emit("RN-HAZARD-3", "red_november.flood", room=room)
    put_out(state, room, emit)
    kill_fainted(state, room, chance, emit)


def put_out(state: State, room: int, emit: Emit) -> None:
    """Water puts a fire out: a flooded room never burns."""
    if state.fire[room]:
        state.fire[room] = False
        emit("RN-HAZARD-4", "red_november.put_out", room=room)


def advance(state: State, track: str, by: int, emit: Emit) -> None:
    """A disaster marker moves on; on the last space the submarine is lost at once."""
    place = TRACKS.index(track)
    state.tracks[place] = min(state.parts.last, state.tracks[place] + by)
    emit("RN-HAZARD-5", "red_november.track", track=track, n=state.tracks[place])
    if state.tracks[place] == state.parts.last:
        emit("RN-END-2", "red_november.track_full", track=track)
        lose(state, "RN-END-2", emit)


# -- death ----------------------------------------------------------------------------------------


def kill_fainted(state: State, room: int, chance: Chance, emit: Emit) -> None:
    """Fainted gnomes in a room that burns or floods die at once; others can still escape."""
    for number in in_play(state):
        if state.phase == OVER:  # lost at once: nothing happens after that
            return
        if state.gnomes[number].at == room and state.gnomes[number].fainted:
            kill(state, number, "RN-DEATH-2", chance, emit)


def kill(state: State, number: int, rule: str, chance: Chance, emit: Emit) -> None:
    """A gnome dies by a rule; with less deadly dying a fresh one takes its place."""
    gnome = state.gnomes[number]
    emit(rule, _death(state, gnome, rule), gnome=number, room=gnome.at)
    state.item_discard = sorted(state.item_discard + gnome.items)
    gnome.items = []
    gnome.level = 0
    gnome.fainted = False
    gnome.drew = False
    gnome.air = 0
    if number == state.active:
        state.deserting = False
    if state.house.dying == "less_deadly":
        gnome.at = random_room(state, chance)
        emit("RN-VARIANT-3", "red_november.replaced", gnome=number, room=gnome.at)
        return
    gnome.fate = DEAD
    leave_track(state, number, emit)


def _death(state: State, gnome: Gnome, rule: str) -> str:
    """The message of a death: slain, burnt or drowned."""
    if rule == "RN-VARIANT-4":
        return "red_november.slain"
    burns = gnome.at != SEA and state.fire[gnome.at]
    return "red_november.burns" if burns else "red_november.drowns"


def leave_track(state: State, number: int, emit: Emit) -> None:
    """A time keeper leaves the track: the submarine may be lost by that."""
    state.pile.remove(number)
    if not in_play(state):
        emit("RN-END-4", "red_november.nobody_left")
        lose(state, "RN-END-4", emit)
    else:
        check_tokens(state, emit)


def drowns(state: State) -> bool:
    """Whether the active gnome has spent a whole turn in the sea without fresh air."""
    gnome = state.gnome
    return state.began_in_sea and gnome.at == SEA and gnome.air < 2


# -- losing ---------------------------------------------------------------------------------------


def check_tokens(state: State, emit: Emit) -> None:
    """A destruction token that all time keepers in play have passed destroys the submarine."""
    if max(state.tokens) == NONE:
        return
    latest = max((state.gnomes[number].time for number in in_play(state)), default=NONE)
    for token, place in enumerate(state.tokens):
        late = state.house.late_tokens == "deadly" and place == 0 == latest
        if place != NONE and (latest < place or late):
            emit("RN-END-3", "red_november.token_passed", token=token)
            lose(state, "RN-END-3", emit)
            return


def lose(state: State, rule: str, emit: Emit) -> None:
    """The submarine is lost; who has deserted wins. The first cause counts."""
    if state.phase == OVER:
        return
    state.phase = OVER
    state.seat = NONE
    state.ended_by = rule
    state.saved = False
    for number, gnome in enumerate(state.gnomes):
        if gnome.fate not in (IN_PLAY, DEAD):
            emit("RN-DESERT-2", "red_november.deserter_wins", gnome=number)
