"""Doing an action: the answer to the question takes effect, then the rules run on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.red_november import actions as do
from tablelab.games.red_november.state import State
from tablelab.games.red_november.turn import events, fix, items, move, run


def _charm(state: State, action: do.Charm, chance: Chance, emit: Emit) -> None:
    if action.use:
        fix.use_charm(state, chance, emit)
    else:
        fix.fail(state, emit)


def _answer(state: State, action: do.Answer, chance: Chance, emit: Emit) -> None:
    if action.accept:
        items.exchange(state, emit)
    else:
        items.call_off(state, "RN-TRADE-3", "red_november.declines", emit)


def _defend(state: State, action: do.Defend, chance: Chance, emit: Emit) -> None:
    if action.use:
        items.defend(state, chance, emit)
    else:
        items.submit(state, chance, emit)


EFFECTS: dict[type, Callable[[State, Any, Chance, Emit], None]] = {
    do.Open: lambda state, action, chance, emit: move.open_hatch(state, action.to, emit),
    do.Enter: lambda state, action, chance, emit: move.enter(state, state.opened, emit),
    do.Play: lambda state, action, chance, emit: move.play(state, action.item, emit),
    do.Fix: lambda state, action, chance, emit: fix.begin(state, action.job, action.hatch, emit),
    do.Add: lambda state, action, chance, emit: fix.add(state, action.item, emit),
    do.Spend: lambda state, action, chance, emit: fix.attempt(state, action.minutes, chance, emit),
    do.Charm: _charm,
    do.Retreat: lambda state, action, chance, emit: fix.retreat(state, action.to, emit),
    do.Draw: lambda state, action, chance, emit: items.draw(
        state, action.what, action.number, chance, emit
    ),
    do.Trade: lambda state, action, chance, emit: items.propose(state, action.gnome),
    do.Give: lambda state, action, chance, emit: state.gives.append(action.item),
    do.Want: lambda state, action, chance, emit: state.wants.append(action.item),
    do.Offer: lambda state, action, chance, emit: items.offer(state, emit),
    do.Cancel: lambda state, action, chance, emit: items.call_off(
        state, "RN-TRADE-3", "red_november.calls_off", emit
    ),
    do.Answer: _answer,
    do.Attack: lambda state, action, chance, emit: items.attack(state, action.gnome, chance, emit),
    do.Defend: _defend,
    do.Wait: lambda state, action, chance, emit: items.wait(state, action.minutes, emit),
    do.Desert: lambda state, action, chance, emit: items.desert(state, emit),
    do.Block: lambda state, action, chance, emit: events.block(state, action.to, emit),
    do.Ignite: lambda state, action, chance, emit: events.ignite(state, action.room, chance, emit),
    do.Throw: lambda state, action, chance, emit: events.throw(state, action.item, emit),
}


def apply(state: State, action: do.Action, chance: Chance, emit: Emit) -> None:
    """Change ``state`` by a legal action, up to the next question."""
    EFFECTS[type(action)](state, action, chance, emit)
    run(state, chance, emit)
