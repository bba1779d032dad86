"""Doing an action: the answer to the question takes effect, then the rules run on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.raids.actions import (
    Action,
    Defeat,
    Discard,
    Flee,
    Ghost,
    Keep,
    Load,
    Pay,
    Sacrifice,
    Sail,
    Sell,
)
from tablelab.games.raids.state import State
from tablelab.games.raids.turn import run
from tablelab.games.raids.turn.fight import give_up, pay
from tablelab.games.raids.turn.navigate import set_out
from tablelab.games.raids.turn.passing import defeat, sacrifice
from tablelab.games.raids.turn.take import close_post, discard, load, sell

EFFECTS: dict[type, Callable[[State, Any, Emit], None]] = {
    Sail: lambda state, action, emit: set_out(state, action.to, emit),
    Ghost: lambda state, action, emit: set_out(state, action.to, emit),
    Pay: lambda state, action, emit: pay(state, emit),
    Flee: lambda state, action, emit: give_up(state, emit),
    Sacrifice: lambda state, action, emit: sacrifice(state, emit),
    Defeat: lambda state, action, emit: defeat(state, emit),
    Discard: lambda state, action, emit: discard(state, action.tile, emit),
    Load: lambda state, action, emit: load(state, emit),
    Sell: lambda state, action, emit: sell(state, action.tile, emit),
    Keep: lambda state, action, emit: close_post(state, emit),
}


def apply(state: State, action: Action, chance: Chance, emit: Emit) -> None:
    """Change ``state`` by a legal action, up to the next question."""
    EFFECTS[type(action)](state, action, emit)
    run(state, chance, emit)
