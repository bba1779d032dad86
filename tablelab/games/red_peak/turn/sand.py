"""The sand timer (rules RP-TIME-*)."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.red_peak.state import LAY, OVER, State
from tablelab.games.red_peak.turn.volcano import draw_volcano


def begin_day(state: State, chance: Chance, emit: Emit) -> None:
    """The timer is turned and stands on the next time tile; hands may be looked at."""
    state.day += 1
    emit("RP-TIME-1", "red_peak.day", n=state.day)
    _use_time_tile(state, "RP-TIME-1", chance, emit)
    if state.phase != OVER:
        state.phase = LAY
        state.deadline = state.now + state.parts.sand
        emit("RP-DAY-1", "red_peak.hands_up")


def time_is_up(state: State, chance: Chance, emit: Emit) -> None:
    """The sand has run out before the adventurer arrived: the timer moves on, the day goes on."""
    assert state.deadline is not None
    emit("RP-TIME-3", "red_peak.time_up")
    _use_time_tile(state, "RP-TIME-3", chance, emit)
    if state.phase != OVER:
        state.deadline += state.parts.sand


def _use_time_tile(state: State, rule: str, chance: Chance, emit: Emit) -> None:
    if state.time_tiles:
        state.time_tiles -= 1
        emit(rule, "red_peak.time_tile", n=state.time_tiles)
    else:
        emit("RP-TIME-2", "red_peak.no_time_tile")
        draw_volcano(state, chance, emit)
