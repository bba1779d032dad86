"""The planning: a bonus for a volcano tile (rules RP-PLAN-*)."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.red_peak.state import CHOOSE, PLAN, State, on_beach
from tablelab.games.red_peak.turn.rewards import collect
from tablelab.games.red_peak.turn.volcano import draw_volcano

REWARDS = {
    "cards": "card",
    "time_tiles": "time",
    "multitools": "multitool",
    "paths": "path",
    "boats": "boat",
}
"""The reward symbol that each bonus repeats."""


def dare(state: State, chance: Chance, emit: Emit) -> None:
    """A volcano tile is drawn by the team's own will; if the tent survives, a bonus follows."""
    emit("RP-PLAN-1", "red_peak.dares")
    if draw_volcano(state, chance, emit):
        state.phase = CHOOSE


def choices(state: State) -> list[str]:
    """The bonuses that there is something to take of."""
    found = ["time_tiles", "multitools"]
    if state.deck or state.discard:
        found.append("cards")
    if state.stack:
        found.append("paths")
    if boat_offered(state) and state.boat_stack:
        found.append("boats")
    return [bonus for bonus in REWARDS if bonus in found]


def boat_offered(state: State) -> bool:
    """Whether a boat is a bonus: the tent waits on the beach and no boat is open."""
    return state.house.beach_boat == "on" and on_beach(state) and not state.boats


def take(state: State, bonus: str, chance: Chance, emit: Emit) -> None:
    """The team takes its bonus and goes on planning."""
    rule = "RP-PLAN-3" if bonus == "boats" else "RP-PLAN-2"
    number = state.parts.planning[bonus]
    emit(rule, "red_peak.takes", bonus=bonus)
    for _ in range(number):
        collect(state, REWARDS[bonus], chance, emit)
    state.phase = PLAN
