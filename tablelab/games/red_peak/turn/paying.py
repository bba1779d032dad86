"""The day, second step: the adventurer moves, tile by tile (rules RP-PAY-*, BOAT)."""

from __future__ import annotations

from bisect import insort

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.red_peak.state import MULTITOOL, PAY, State, asked
from tablelab.games.red_peak.turn.laying import laid_today, return_last
from tablelab.games.red_peak.turn.night import night


def set_out(state: State, emit: Emit) -> None:
    """From now on no tile is laid any more; the first laid tile is to be paid."""
    emit("RP-DAY-2", "red_peak.sets_out", n=laid_today(state))
    _ask(state)


def choose_boat(state: State, boat: str, emit: Emit) -> None:
    """Instead of laying tiles the team tries to board a boat."""
    state.boat = boat
    emit("RP-BOAT-1", "red_peak.chooses_boat", boat=boat)
    _ask(state)


def _ask(state: State) -> None:
    state.phase = PAY
    state.covers = [None] * len(asked(state).tools)


def missing(state: State) -> list[str]:
    """The symbols that nothing covers yet."""
    return [
        tool for tool, cover in zip(asked(state).tools, state.covers, strict=True) if cover is None
    ]


def _symbol(state: State, tool: str, covered: bool) -> int:
    """The first symbol of this tool that is (not) covered."""
    for place, (symbol, cover) in enumerate(zip(asked(state).tools, state.covers, strict=True)):
        if symbol == tool and (cover is not None) == covered:
            return place
    raise ValueError(f"no such symbol: {tool}")


def give(state: State, seat: int, card: str, tool: str, chance: Chance, emit: Emit) -> None:
    """A card covers one symbol."""
    state.hands[seat].remove(card)
    state.covers[_symbol(state, tool, covered=False)] = (seat, card)
    emit("RP-PAY-1", "red_peak.gives", seat=seat, card=card, tool=tool)
    _go_on(state, chance, emit)


def use_multitool(state: State, tool: str, chance: Chance, emit: Emit) -> None:
    """A multitool covers one symbol."""
    state.multitools -= 1
    state.covers[_symbol(state, tool, covered=False)] = (MULTITOOL, "")
    emit("RP-PAY-2", "red_peak.uses_multitool", tool=tool, n=state.multitools)
    _go_on(state, chance, emit)


def withdraw(state: State, tool: str, emit: Emit) -> None:
    """What covers a symbol goes back to where it came from."""
    place = _symbol(state, tool, covered=True)
    _give_back(state, place)
    emit("RP-PAY-3", "red_peak.withdraws", tool=tool)


def _give_back(state: State, place: int) -> None:
    cover = state.covers[place]
    if cover is None:
        return
    seat, card = cover
    if seat == MULTITOOL:
        state.multitools += 1
    else:
        insort(state.hands[seat], card)
    state.covers[place] = None


def _go_on(state: State, chance: Chance, emit: Emit) -> None:
    """Once every symbol is covered the adventurer stands on the tile, or on the boat."""
    if any(cover is None for cover in state.covers):
        return
    for cover in state.covers:
        if cover is not None and cover[0] != MULTITOOL:
            insort(state.discard, cover[1])
    state.adventurer += 1
    if state.boat:
        emit("RP-BOAT-2", "red_peak.boards", boat=state.boat)
        night(state, chance, emit)
        return
    tile, space = state.tiles[state.adventurer], state.path[state.adventurer]
    emit("RP-PAY-1", "red_peak.arrives", tile=tile, space=space)
    if laid_today(state):
        _ask(state)
    else:
        emit("RP-DAY-3", "red_peak.day_ends")
        night(state, chance, emit)


def give_up(state: State, chance: Chance, emit: Emit) -> None:
    """The tile is not paid: it and all later ones go back, and the day is over."""
    for place in range(len(state.covers)):
        _give_back(state, place)
    if state.boat:
        emit("RP-BOAT-3", "red_peak.boat_stays", boat=state.boat)
        state.boat = ""
    else:
        returned = laid_today(state)
        for _ in range(returned):
            return_last(state)
        emit("RP-PAY-4", "red_peak.gives_up", n=returned)
    night(state, chance, emit)
