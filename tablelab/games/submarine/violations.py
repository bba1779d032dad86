"""Why an action is refused: every rule that it breaks, and the nearest action that breaks none."""

from __future__ import annotations

from tablelab.core.events import Violation
from tablelab.games.submarine.actions import (
    CARD,
    RELOCATES,
    SALVAGES,
    STEERS,
    SWAPS,
    Action,
    End,
    Place,
    Relocate,
    Salvage,
    Steer,
    Swap,
    code,
)
from tablelab.games.submarine.components import (
    DEPTHS,
    RIGHT_DOCK,
    colour_of,
    column_of,
    depth_of,
    square,
)
from tablelab.games.submarine.state import (
    ACT,
    DOCK,
    OVER,
    PLACE,
    RELOCATE,
    SALVAGE,
    SHIP,
    State,
)
from tablelab.games.submarine.turn.dive import joker_may_pay, may_dive, mixed, where
from tablelab.games.submarine.turn.fees import fee
from tablelab.games.submarine.turn.ship import destinations

ANSWERS: dict[type, tuple[str, ...]] = {
    Place: (PLACE,),
    Steer: (SHIP,),
    Relocate: (ACT,),
    Salvage: (ACT,),
    Swap: (DOCK,),
    End: (ACT, DOCK),
}
"""The questions that each kind of action answers."""


def violations(state: State, seat: int, action: Action) -> list[Violation]:
    """Every rule that the action breaks, in no particular order; [] when it is legal."""
    if state.phase == OVER:
        return [Violation(state.ended_by, "submarine.no.over")]
    found = []
    if seat != state.seat:
        found.append(Violation("SB-TURN-1", "submarine.no.not_your_turn", {"seat": state.seat}))
    elif state.phase not in ANSWERS[type(action)]:
        found.append(Violation(*_out_of_place(state, action)))
    if found or isinstance(action, Place | End):
        return found
    if isinstance(action, Steer):
        return _steer(state, action.column)
    if isinstance(action, Swap):
        return _swap(state, action.colour)
    if isinstance(action, Relocate):
        return _relocate(state, action)
    return _salvage(state, action)


def _out_of_place(state: State, action: Action) -> tuple[str, str]:
    if isinstance(action, Place):
        return "SB-SETUP-6", "submarine.no.all_placed"
    if state.phase == PLACE:
        return "SB-SETUP-6", "submarine.no.placing"
    if state.phase == DOCK:
        return "SB-DOCK-1", "submarine.no.on_dock"
    if isinstance(action, Swap):
        return "SB-DOCK-2", "submarine.no.swap_only_on_dock"
    if state.phase == SHIP:
        return "SB-TURN-2", "submarine.no.ship_first"
    return "SB-TURN-2", "submarine.no.ship_moved"


# -- the ship and the dock ------------------------------------------------------------------------


def _steer(state: State, column: int) -> list[Violation]:
    player, choices = state.seats[state.seat], destinations(state, state.seat)
    if column in choices:
        return []
    repair = code(STEERS[min(choices, key=lambda choice: (abs(choice - column), -choice))])
    data = {"column": column + 1}
    if column == RIGHT_DOCK:
        return [Violation("SB-SHIP-3", "submarine.no.leave_early", {}, repair)]
    found = []
    if column <= player.ship:
        found.append(Violation("SB-SHIP-1", "submarine.no.backwards", data, repair))
    if not any(player.subs[square(column, 0) : square(column, DEPTHS)]):
        found.append(Violation("SB-SHIP-2", "submarine.no.no_submarine_there", data, repair))
    return found


def _swap(state: State, colour: int) -> list[Violation]:
    hand = state.seats[state.seat].hand
    if colour in hand:
        return []
    # The swap is asked for only while there is a card to swap.
    repair = code(SWAPS[hand[0]])
    return [Violation("SB-DOCK-2", "submarine.no.not_in_hand", {"colour": colour}, repair)]


# -- the submarines -------------------------------------------------------------------------------


def _relocate(state: State, action: Relocate) -> list[Violation]:
    found = []
    level, ship = action.depth + 2, state.seats[state.seat].ship
    if state.mode == SALVAGE and not mixed(state):
        found.append(Violation("SB-TURN-3", "submarine.no.salvaging"))
    if not state.fresh[action.depth]:
        found.append(Violation("SB-MOVE-2", "submarine.no.none_active", {"level": level}))
    if abs(depth_of(action.square) - action.depth) > 1:
        data = {"level": level, "square": action.square}
        repair = None if found else code(_nearer(action))
        found.append(Violation("SB-MOVE-1", "submarine.no.too_far", data, repair))
    if action.square == square(ship, action.depth):
        found.append(Violation("SB-MOVE-3", "submarine.no.stays", {"square": action.square}))
    return found


def _nearer(action: Relocate) -> Relocate:
    """The relocation to the same column that ends on the level nearest to the one wanted."""
    step = 1 if depth_of(action.square) > action.depth else -1
    return RELOCATES[action.depth][square(column_of(action.square), action.depth + step)]


def _salvage(state: State, action: Salvage) -> list[Violation]:
    found = []
    if state.mode == RELOCATE and not mixed(state):
        found.append(Violation("SB-TURN-3", "submarine.no.relocating"))
    ship = state.seats[state.seat].ship
    place = where(state, ship, action.marker)
    if place is None:
        data: dict[str, object] = {"marker": action.marker, "column": ship + 1}
        found.append(Violation("SB-SALVAGE-1", "submarine.no.other_column", data))
    elif not may_dive(state, depth_of(place)):
        data = {"marker": action.marker, "square": place}
        found.append(Violation("SB-SALVAGE-1", "submarine.no.no_diver", data))
    if action.joker != CARD:
        return found + _joker(state, action, place, repairable=not found)
    return found + _card(state, action.marker, place, repairable=not found)


def _card(state: State, marker: int, place: int | None, repairable: bool) -> list[Violation]:
    player, found = state.seats[state.seat], []
    repair = None
    if repairable and player.jokers and joker_may_pay(state, marker):
        repair = code(SALVAGES[marker, player.jokers[0]])
    if colour_of(marker) not in player.hand:
        data = {"marker": marker, "colour": colour_of(marker)}
        found.append(Violation("SB-SALVAGE-2", "submarine.no.no_card", data, repair))
    if place is not None:
        owed = fee(state, state.seat, player.ship, depth_of(place))
        if owed > len(player.pile):
            data = {"marker": marker, "n": owed, "pile": len(player.pile)}
            found.append(Violation("SB-FEE-2", "submarine.no.pile_too_small", data, repair))
    return found


def _joker(state: State, action: Salvage, place: int | None, repairable: bool) -> list[Violation]:
    player, found = state.seats[state.seat], []
    data = {"marker": action.joker}
    repair = _other_payment(state, action.marker, place) if repairable else None
    if action.joker in player.gained:
        found.append(Violation("SB-JOKER-3", "submarine.no.joker_too_new", data, repair))
    elif action.joker not in player.jokers:
        found.append(Violation("SB-JOKER-2", "submarine.no.no_such_joker", data, repair))
    if not joker_may_pay(state, action.marker):
        found.append(Violation("SB-JOKER-4", "submarine.no.shell_by_joker", {}, repair))
    return found


def _other_payment(state: State, marker: int, place: int | None) -> str | None:
    """The same salvage paid with a card, or else with another joker, if that is possible."""
    if place is None:
        return None
    if not _card(state, marker, place, repairable=False):
        return code(SALVAGES[marker, CARD])
    jokers = state.seats[state.seat].jokers
    return code(SALVAGES[marker, jokers[0]]) if jokers and joker_may_pay(state, marker) else None
