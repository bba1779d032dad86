"""How a sensible gnome plays Red November: the ``greedy`` player of this game.

In movement it makes a plan for the whole turn (see :mod:`.planner`) and does its first step; at
the next decision it plans again. It works for the crew: it gives what others ask for, attacks
nobody and never deserts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from tablelab.core.chance import Chance
from tablelab.games.red_november import state as asks
from tablelab.games.red_november.actions import (
    ACCEPT,
    ADDS,
    BLOCKS,
    CANCEL,
    CHARM,
    DECLINE,
    DEFEND,
    IGNITES,
    RETREATS,
    SPENDS,
    THROWS,
    Action,
)
from tablelab.games.red_november.components import AQUALUNG, EXTINGUISHER, GROG, SEA
from tablelab.games.red_november.hatches import KEY_ROOMS, shut
from tablelab.games.red_november.judgement import Judgement
from tablelab.games.red_november.outlook import urgent
from tablelab.games.red_november.planner import best_plan
from tablelab.games.red_november.state import DRY, State, hatch_between, in_play
from tablelab.games.red_november.turn.events import blockable, spreadable
from tablelab.games.red_november.turn.fix import addable, bonus, retreats
from tablelab.games.red_november.view import View, sample

KEEP = {
    "aqualung": 9,
    "pump_manual": 7,
    "reactor_manual": 7,
    "engine_manual": 7,
    "toolbox": 6,
    "fire_extinguisher": 5,
    "speargun": 4,
    "deactivation_code": 4,
    "lucky_charm": 4,
    "crowbar": 3,
    "water_pump": 2,
    "coffee": 1,
    "grog": 1,
}
"""Which items to keep, the dearest highest."""

SPARE, HUNTED, ONLY = 3, 9, 5
"""How much less a second item of a kind is worth; how much more an aqualung with the Kraken, and
the only item with which the gnome can enter a burning room."""

AGAINST_FIRE = (EXTINGUISHER, GROG)
"""The items with which a burning room can be entered."""

IDLE, URGENT = 1e-5, 0.15
"""A repair that is worth less is made only for something to do; one that is worth more is made
sure of at once, and not put off to the last minute."""

BURNS, WADES, SWIMS = 20, 3, 9
"""How little a retreat leads to another fire, into water, or out to sea."""


def decide(view: View, legal: Sequence[Action], seat: int, chance: Chance) -> Action | None:
    """One of ``legal``; where nothing is sensible any more, the last of them."""
    state = sample(view, chance)
    wanted = _ANSWERS[state.phase](state)
    return wanted if wanted in legal else legal[-1]


def _move(state: State) -> Action | None:
    plan = best_plan(state)
    return plan.first if plan else None


# -- repairs --------------------------------------------------------------------------------------


def _fix(state: State) -> Action:
    """Play items as long as they save minutes, then make sure of the success."""
    judge = Judgement(state)
    needed = max(1, state.parts.limits["die"] - bonus(state))
    time = judge.time(state.job)
    hurry = 0 < time < needed
    gain = judge.gain(state.job)
    if gain < IDLE:
        return SPENDS[1]
    if 1 < state.ghost <= needed and gain < URGENT and not hurry:
        # The last minute is the dearest: whatever is begun in it can take ten.
        return SPENDS[state.ghost - 1]
    kinds = state.parts.items
    saves = {item: min(kinds[item].bonus, needed - 1, state.ghost - 1) for item in addable(state)}
    for item, minutes in sorted(saves.items(), key=lambda pair: -pair[1]):
        if hurry or (minutes > 1 and (item != GROG or _grog_pays(judge, needed, minutes))):
            return ADDS[item]
    return SPENDS[min(needed, time) if hurry else needed]


def _grog_pays(judge: Judgement, needed: int, saved: int) -> bool:
    """Whether a Grog saves more minutes than the faints that come of it cost."""
    ghost = max(0, judge.state.ghost - needed)
    return saved > judge.faint_cost(ghost + saved, grog=True) - judge.faint_cost(ghost) + 0.5


def _retreat(state: State) -> Action:
    """Into the next room, best into a dry one where there is something to do."""

    def price(room: int) -> int:
        if room == SEA:
            return SWIMS
        return BURNS * state.fire[room] + WADES * (state.water[room] != DRY) - KEY_ROOMS[room]

    return RETREATS[min(retreats(state), key=price)]


# -- others ---------------------------------------------------------------------------------------


def _answer(state: State) -> Action:
    """Friends get what they ask for; among crazed gnomes it must be a fair exchange."""
    unfair = state.house.crazed == "yes" and len(state.wants) > len(state.gives)
    return DECLINE if unfair else ACCEPT


# -- events ---------------------------------------------------------------------------------------


def _block(state: State) -> Action:
    """The hatch that is missed least."""
    room = state.room
    return BLOCKS[min(blockable(state, room), key=lambda to: shut(state, hatch_between(room, to)))]


def _spread(state: State) -> Action:
    """The room where the fire does least harm."""

    def harm(room: int) -> int:
        there = [state.gnomes[n] for n in in_play(state) if state.gnomes[n].at == room]
        return 50 * sum(gnome.fainted for gnome in there) + 5 * len(there) + 3 * KEY_ROOMS[room]

    return IGNITES[min(spreadable(state), key=harm)]


def _throw(state: State) -> Action:
    """The item that is needed least."""
    items = Counter(state.gnomes[state.drops[0][0]].items)
    hunted = urgent(state, "devoured")

    def price(item: str) -> int:
        more = HUNTED if hunted and item == AQUALUNG else 0
        if item in AGAINST_FIRE and sum(items[other] for other in AGAINST_FIRE) == 1:
            more += ONLY
        return KEEP[item] + more - SPARE * (items[item] - 1)

    return THROWS[min(items, key=price)]


_ANSWERS: dict[str, Callable[[State], Action | None]] = {
    asks.MOVE: _move,
    asks.FIX: _fix,
    asks.CHARM: lambda state: CHARM,
    asks.RETREAT: _retreat,
    asks.TRADE: lambda state: CANCEL,
    asks.ANSWER: _answer,
    asks.DEFEND: lambda state: DEFEND,
    asks.BLOCK: _block,
    asks.SPREAD: _spread,
    asks.DISCARD: _throw,
}
