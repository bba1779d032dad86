"""The volcano (rules RP-VOLCANO-*) and the end that it brings."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.red_peak.state import OVER, State, full_volcano


def draw_volcano(state: State, chance: Chance, emit: Emit) -> bool:
    """Draw a volcano tile, and one more for each double eruption; False if the tent is lost."""
    while True:
        if not state.volcano:
            state.volcano = full_volcano(state.house, state.parts)
            state.drawn = dict.fromkeys(state.drawn, 0)
            emit("RP-VOLCANO-5", "red_peak.volcano_reshuffled")
        kind = chance.draw(state.volcano)
        state.drawn[kind] += 1
        if kind == "none":
            emit("RP-VOLCANO-2", "red_peak.quiet")
            return True
        rule = "RP-VOLCANO-3" if kind == "eruption" else "RP-VOLCANO-4"
        emit(rule, "red_peak.erupts" if kind == "eruption" else "red_peak.erupts_twice")
        covered = state.lava
        state.lava += 1
        if covered >= state.tent:
            emit("RP-END-2", "red_peak.tent_lost", index=covered)
            end(state, "RP-END-2", won=False)
            return False
        emit("RP-VOLCANO-1", "red_peak.lava", index=covered, margin=state.tent - state.lava)
        if kind == "eruption":
            return True


def draw_many(state: State, number: int, chance: Chance, emit: Emit) -> bool:
    """Draw for a volcano symbol with a number; False when the tent is lost."""
    return all(draw_volcano(state, chance, emit) for _ in range(number))


def end(state: State, rule: str, won: bool) -> None:
    """The game is over."""
    state.phase = OVER
    state.ended_by = rule
    state.won = won
    state.deadline = None
