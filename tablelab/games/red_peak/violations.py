"""Why an action is refused: every rule that it breaks, and the nearest action that breaks none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablelab.core.events import Violation
from tablelab.games.red_peak.actions import (
    GIVES,
    GO,
    REST,
    TAKES,
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
    code,
)
from tablelab.games.red_peak.legal import (
    lays,
    may_concede,
    may_dare,
    may_give_up,
    withdrawable,
)
from tablelab.games.red_peak.state import (
    CHOOSE,
    LAY,
    OVER,
    PAY,
    PLAN,
    State,
    on_beach,
    open_tasks,
)
from tablelab.games.red_peak.turn.laying import flaw, laid_today, shaped, target, turns_of
from tablelab.games.red_peak.turn.paying import missing
from tablelab.games.red_peak.turn.planning import boat_offered, choices

PHASES: dict[type, str] = {
    **dict.fromkeys((Lay, TakeBack, Go, Rest, Board, Concede), LAY),
    **dict.fromkeys((Give, Multitool, Withdraw, GiveUp), PAY),
    **dict.fromkeys((Dare, BeginDay), PLAN),
    Take: CHOOSE,
}
"""The question that each kind of action answers."""

LAY_FLAWS = {
    "RP-LAY-3": "red_peak.no.off_board",
    "RP-LAY-4": "red_peak.no.occupied",
    "RP-LAY-5": "red_peak.no.dead_end",
    "RP-LAY-6": "red_peak.no.pocket",
}


def violations(state: State, seat: int, action: Action) -> list[Violation]:
    """Every rule that the action breaks, in no particular order; [] when it is legal."""
    if state.phase == OVER:
        return [Violation(state.ended_by, "red_peak.no.over")]
    if isinstance(action, TimeUp):
        return [Violation("RP-TIME-3", "red_peak.no.only_clock")]
    if not 0 <= seat < state.players:
        return [Violation("RP-DAY-1", "red_peak.no.no_such_seat")]
    if state.phase != PHASES[type(action)]:
        return [_out_of_place(state, action)]
    return CHECKS[type(action)](state, seat, action)


def _out_of_place(state: State, action: Action) -> Violation:
    if isinstance(action, Dare | BeginDay | Take):
        if state.phase == CHOOSE:
            return Violation("RP-PLAN-2", "red_peak.no.bonus_first", {}, code(TAKES["time_tiles"]))
        if state.phase == PLAN:
            return Violation("RP-PLAN-2", "red_peak.no.dare_first")
        return Violation("RP-PLAN-1", "red_peak.no.not_evening")
    if state.phase in (PLAN, CHOOSE):
        if isinstance(action, Give):
            return Violation("RP-NIGHT-1", "red_peak.no.hands_are_down")
        return Violation("RP-TIME-1", "red_peak.no.not_day")
    if state.phase == PAY:
        return Violation("RP-DAY-2", "red_peak.no.moving")
    return Violation("RP-DAY-2", "red_peak.no.laying")


# -- laying ---------------------------------------------------------------------------------------


def _lay(state: State, seat: int, action: Lay) -> list[Violation]:
    found = []
    repair = _other_lay(state, action.tile)
    if action.tile not in state.supply:
        found.append(
            Violation("RP-LAY-1", "red_peak.no.not_in_supply", {"tile": action.tile}, repair)
        )
    turns = turns_of(state.parts.paths[action.tile], state)
    if action.turn not in turns:
        found.append(Violation("RP-LAY-7", "red_peak.no.shape", {"tile": action.tile}, repair))
    sensible = action.turn in range(3) if shaped(state) else action.turn >= 3
    if sensible and (rule := flaw(state, action.turn)) is not None:
        data = {"space": target(state, action.turn)}
        found.append(Violation(rule, LAY_FLAWS[rule], data, repair))
    return found


def _other_lay(state: State, tile: str) -> str | None:
    ways = lays(state)
    same = [way for way in ways if isinstance(way, Lay) and way.tile == tile]
    return code((same or ways)[0]) if ways else None


def _take_back(state: State, seat: int, action: TakeBack) -> list[Violation]:
    return [] if laid_today(state) else [Violation("RP-LAY-2", "red_peak.no.nothing_laid")]


def _go(state: State, seat: int, action: Go) -> list[Violation]:
    if laid_today(state):
        return []
    return [Violation("RP-DAY-2", "red_peak.no.nothing_to_walk", {}, code(REST))]


def _rest(state: State, seat: int, action: Rest) -> list[Violation]:
    if not laid_today(state):
        return []
    return [Violation("RP-DAY-3", "red_peak.no.tiles_laid", {"n": laid_today(state)}, code(GO))]


def _concede(state: State, seat: int, action: Concede) -> list[Violation]:
    return [] if may_concede(state) else [Violation("RP-END-3", "red_peak.no.still_a_way")]


# -- the boat -------------------------------------------------------------------------------------


def _board(state: State, seat: int, action: Board) -> list[Violation]:
    found = []
    if not on_beach(state):
        found.append(Violation("RP-BOAT-1", "red_peak.no.not_on_beach"))
    elif action.boat not in state.boats:
        found.append(Violation("RP-BOAT-1", "red_peak.no.boat_not_open", {"boat": action.boat}))
    if laid_today(state):
        found.append(Violation("RP-BOAT-2", "red_peak.no.boat_or_path"))
    if tasks := open_tasks(state):
        found.append(Violation("RP-TASK-2", "red_peak.no.task_open", {"task": tasks[0]}))
    return found


# -- paying ---------------------------------------------------------------------------------------


def _give(state: State, seat: int, action: Give) -> list[Violation]:
    found, needed = [], missing(state)
    card = state.parts.cards[action.card]
    data = {"card": action.card, "tool": action.tool}
    useful = [tool for tool in card.tools if tool in needed]
    mine = action.card in state.hands[seat]
    repair = code(GIVES[action.card, useful[0]]) if mine and useful else None
    if not mine:
        found.append(Violation("RP-PAY-1", "red_peak.no.not_in_hand", data, repair))
    if action.tool not in card.tools:
        found.append(Violation("RP-PAY-5", "red_peak.no.not_on_card", data, repair))
    return found + _symbol(state, action.tool, repair)


def _symbol(state: State, tool: str, repair: str | None = None) -> list[Violation]:
    if tool in missing(state):
        return []
    return [Violation("RP-PAY-6", "red_peak.no.not_asked", {"tool": tool}, repair)]


def _multitool(state: State, seat: int, action: Multitool) -> list[Violation]:
    found = []
    if not state.multitools:
        found.append(Violation("RP-PAY-2", "red_peak.no.no_multitool"))
    return found + _symbol(state, action.tool)


def _withdraw(state: State, seat: int, action: Withdraw) -> list[Violation]:
    if action.tool in withdrawable(state, seat):
        return []
    return [Violation("RP-PAY-3", "red_peak.no.not_yours", {"tool": action.tool})]


def _give_up(state: State, seat: int, action: GiveUp) -> list[Violation]:
    if may_give_up(state):
        return []
    data = {"n": len(missing(state)), "multitools": state.multitools}
    return [Violation("RP-PAY-4", "red_peak.no.must_pay", data, f"multi:{missing(state)[0]}")]


# -- planning -------------------------------------------------------------------------------------


def _dare(state: State, seat: int, action: Dare) -> list[Violation]:
    return [] if may_dare(state) else [Violation("RP-PLAN-1", "red_peak.no.before_first_day")]


def _take(state: State, seat: int, action: Take) -> list[Violation]:
    if action.bonus in choices(state):
        return []
    if action.bonus == "boats" and not boat_offered(state):
        return [Violation("RP-PLAN-3", "red_peak.no.no_boat_bonus")]
    return [Violation("RP-PLAN-2", "red_peak.no.nothing_left", {"bonus": action.bonus})]


def _always(state: State, seat: int, action: Action) -> list[Violation]:
    return []


CHECKS: dict[type, Callable[[State, int, Any], list[Violation]]] = {
    Lay: _lay,
    TakeBack: _take_back,
    Go: _go,
    Rest: _rest,
    Concede: _concede,
    Board: _board,
    Give: _give,
    Multitool: _multitool,
    Withdraw: _withdraw,
    GiveUp: _give_up,
    Dare: _dare,
    Take: _take,
    BeginDay: _always,
}
