"""Doing an action: the answer takes effect, then the rules run on to the next question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.red_peak.actions import (
    Action,
    BeginDay,
    Board,
    Concede,
    Dare,
    Give,
    GiveUp,
    Go,
    Lay,
    Multitool,
    Rest,
    Take,
    TakeBack,
    TimeUp,
    Withdraw,
)
from tablelab.games.red_peak.ending import concede
from tablelab.games.red_peak.state import State
from tablelab.games.red_peak.turn.laying import lay, take_back
from tablelab.games.red_peak.turn.night import night
from tablelab.games.red_peak.turn.paying import (
    choose_boat,
    give,
    give_up,
    set_out,
    use_multitool,
    withdraw,
)
from tablelab.games.red_peak.turn.planning import dare, take
from tablelab.games.red_peak.turn.sand import begin_day, time_is_up


def _rest(state: State, chance: Chance, emit: Emit) -> None:
    emit("RP-DAY-3", "red_peak.rests")
    night(state, chance, emit)


EFFECTS: dict[type, Callable[[State, int, Any, Chance, Emit], None]] = {
    Lay: lambda state, seat, do, chance, emit: lay(state, do.tile, do.turn, emit),
    TakeBack: lambda state, seat, do, chance, emit: take_back(state, emit),
    Go: lambda state, seat, do, chance, emit: set_out(state, emit),
    Rest: lambda state, seat, do, chance, emit: _rest(state, chance, emit),
    Board: lambda state, seat, do, chance, emit: choose_boat(state, do.boat, emit),
    Give: lambda state, seat, do, chance, emit: give(state, seat, do.card, do.tool, chance, emit),
    Multitool: lambda state, seat, do, chance, emit: use_multitool(state, do.tool, chance, emit),
    Withdraw: lambda state, seat, do, chance, emit: withdraw(state, do.tool, emit),
    GiveUp: lambda state, seat, do, chance, emit: give_up(state, chance, emit),
    Dare: lambda state, seat, do, chance, emit: dare(state, chance, emit),
    Take: lambda state, seat, do, chance, emit: take(state, do.bonus, chance, emit),
    BeginDay: lambda state, seat, do, chance, emit: begin_day(state, chance, emit),
    Concede: lambda state, seat, do, chance, emit: concede(state, emit),
    TimeUp: lambda state, seat, do, chance, emit: time_is_up(state, chance, emit),
}


def apply(state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
    """Change ``state`` by a legal action, up to the next question."""
    EFFECTS[type(action)](state, seat, action, chance, emit)
