"""Why an action is refused: every rule that it breaks, and the nearest action that breaks none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablelab.core.events import Violation
from tablelab.games.red_peak.actions import (
    BACK,
    BEGIN_DAY,
    BOARDS,
    DARE,
    GIVES,
    GO,
    MULTITOOLS,
    REST,
    TAKES,
    WITHDRAWS,
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
    may_board,
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
        return _out_of_place(state, action)
    return CHECKS[type(action)](state, seat, action)


def _out_of_place(state: State, action: Action) -> list[Violation]:
    if state.phase == CHOOSE:
        return [*_by_night(action, None), _bonus_first()]
    if state.phase == PLAN and isinstance(action, Take):
        return [_dare_first(state)]
    if state.phase == PLAN:
        return _by_night(action, code(BEGIN_DAY))
    if isinstance(action, Dare | BeginDay | Take):
        return [Violation("RP-PLAN-1", "red_peak.no.not_evening")]
    if state.phase == PAY:
        return [Violation("RP-DAY-2", "red_peak.no.moving")]
    repair = code(GO) if laid_today(state) else None
    return [Violation("RP-DAY-2", "red_peak.no.laying", {}, repair)]


def _by_night(action: Action, repair: str | None) -> list[Violation]:
    """Why something that is done by day cannot be done in the evening."""
    if isinstance(action, Dare | BeginDay):
        return []
    if isinstance(action, Give):
        return [Violation("RP-NIGHT-1", "red_peak.no.hands_are_down", {}, repair)]
    return [Violation("RP-TIME-1", "red_peak.no.not_day", {}, repair)]


def _bonus_first() -> Violation:
    return Violation("RP-PLAN-2", "red_peak.no.bonus_first", {}, code(TAKES["time_tiles"]))


def _dare_first(state: State) -> Violation:
    if not may_dare(state):
        return _too_early()
    return Violation("RP-PLAN-2", "red_peak.no.dare_first", {}, code(DARE))


def _too_early() -> Violation:
    return Violation("RP-PLAN-1", "red_peak.no.before_first_day", {}, code(BEGIN_DAY))


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
        repair = code(BOARDS[state.boats[0]]) if may_board(state) and state.boats else None
        data = {"boat": action.boat}
        found.append(Violation("RP-BOAT-1", "red_peak.no.boat_not_open", data, repair))
    if laid_today(state):
        found.append(Violation("RP-BOAT-2", "red_peak.no.boat_or_path", {}, code(BACK)))
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
    if mine:
        repair = code(GIVES[action.card, useful[0]]) if useful else None
    else:
        repair = _own_card(state, seat, action.tool)
    if not mine:
        found.append(Violation("RP-PAY-1", "red_peak.no.not_in_hand", data, repair))
    if action.tool not in card.tools:
        found.append(Violation("RP-PAY-5", "red_peak.no.not_on_card", data, repair))
    return found + _symbol(state, action.tool, repair)


def _symbol(state: State, tool: str, repair: str | None = None) -> list[Violation]:
    if tool in missing(state):
        return []
    return [Violation("RP-PAY-6", "red_peak.no.not_asked", {"tool": tool}, repair)]


def _own_card(state: State, seat: int, tool: str) -> str | None:
    """Giving a card of the own hand for the tool, if it is asked for and a card shows it."""
    if tool not in missing(state):
        return None
    shown = state.parts.cards
    fitting = (card for card in state.hands[seat] if tool in shown[card].tools)
    card = next(fitting, None)
    return None if card is None else code(GIVES[card, tool])


def _multitool(state: State, seat: int, action: Multitool) -> list[Violation]:
    if state.multitools:
        return _symbol(state, action.tool, code(MULTITOOLS[missing(state)[0]]))
    repair = _own_card(state, seat, action.tool)
    found = [Violation("RP-PAY-2", "red_peak.no.no_multitool", {}, repair)]
    return found + _symbol(state, action.tool)


def _withdraw(state: State, seat: int, action: Withdraw) -> list[Violation]:
    possible = withdrawable(state, seat)
    if action.tool in possible:
        return []
    repair = code(WITHDRAWS[possible[0]]) if possible else None
    return [Violation("RP-PAY-3", "red_peak.no.not_yours", {"tool": action.tool}, repair)]


def _give_up(state: State, seat: int, action: GiveUp) -> list[Violation]:
    if may_give_up(state):
        return []
    data = {"n": len(missing(state)), "multitools": state.multitools}
    return [Violation("RP-PAY-4", "red_peak.no.must_pay", data, f"multi:{missing(state)[0]}")]


# -- planning -------------------------------------------------------------------------------------


def _dare(state: State, seat: int, action: Dare) -> list[Violation]:
    return [] if may_dare(state) else [_too_early()]


def _take(state: State, seat: int, action: Take) -> list[Violation]:
    possible = choices(state)
    if action.bonus in possible:
        return []
    repair = code(TAKES[possible[0]])
    if action.bonus == "boats" and not boat_offered(state):
        return [Violation("RP-PLAN-3", "red_peak.no.no_boat_bonus", {}, repair)]
    data = {"bonus": action.bonus}
    return [Violation("RP-PLAN-2", "red_peak.no.nothing_left", data, repair)]


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
