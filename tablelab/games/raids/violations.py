"""Why an action is refused: every rule that it breaks, and the nearest action that breaks none."""

from __future__ import annotations

from tablelab.core.events import Violation
from tablelab.games.raids.actions import (
    SAILS,
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
    code,
)
from tablelab.games.raids.components import HOME, WAITING
from tablelab.games.raids.legal import legal
from tablelab.games.raids.state import (
    BID,
    DISCARD,
    FLEEING,
    GHOST,
    MONSTER,
    OVER,
    SAIL,
    SELL,
    State,
)
from tablelab.games.raids.turn.ghost import ghost_destinations
from tablelab.games.raids.turn.navigate import least, may_attack
from tablelab.games.raids.turn.order import lying_at
from tablelab.games.raids.turn.take import discard_rule, has_space

ANSWERS: dict[type, tuple[str, ...]] = {
    Sail: (SAIL, FLEEING),
    Ghost: (GHOST,),
    Pay: (BID,),
    Flee: (BID,),
    Sacrifice: (MONSTER,),
    Defeat: (MONSTER,),
    Discard: (DISCARD,),
    Load: (DISCARD,),
    Sell: (SELL,),
    Keep: (SELL,),
}
"""The questions that each kind of action answers."""

OUT_OF_PLACE: dict[type, tuple[str, str]] = {
    Ghost: ("RD-GHOST-3", "raids.no.ghost_not_asked"),
    Pay: ("RD-FIGHT-2", "raids.no.fight"),
    Flee: ("RD-FIGHT-2", "raids.no.fight"),
    Sacrifice: ("RD-MONSTER-1", "raids.no.monster"),
    Defeat: ("RD-MONSTER-1", "raids.no.monster"),
    Discard: ("RD-LOAD-3", "raids.no.discard_now"),
    Load: ("RD-LOAD-1", "raids.no.load_now"),
    Sell: ("RD-POST-1", "raids.no.post"),
    Keep: ("RD-POST-1", "raids.no.post"),
}
"""What to say of an action that no question asks for."""


def violations(state: State, seat: int, action: Action) -> list[Violation]:
    """Every rule that the action breaks, in no particular order; [] when it is legal."""
    if state.phase == OVER:
        return [Violation("RD-END-1", "raids.no.over")]
    found = _turn(state, seat)
    mine = not found
    asked = state.phase in ANSWERS[type(action)]
    if mine and not asked:
        found.append(Violation("RD-TURN-2", "raids.no.other_question", {"phase": state.phase}))
    if isinstance(action, Sail):
        found += _destination(state, seat, action.to, mine and asked)
    elif not (mine and asked):
        if not asked:
            found.append(_out_of_place(state, seat, action))
    else:
        found += _answer(state, action)
    return found


def _turn(state: State, seat: int) -> list[Violation]:
    if seat == state.seat:
        return []
    found = [Violation("RD-TURN-1", "raids.no.not_your_turn", {"seat": state.seat})]
    if 0 <= seat < state.players and state.ships[seat].at == HOME:
        found.append(Violation("RD-HOME-2", "raids.no.at_home"))
    return found


def _out_of_place(state: State, seat: int, action: Action) -> Violation:
    rule, key = OUT_OF_PLACE[type(action)]
    mine = state.ships[seat] if 0 <= seat < state.players else None
    if isinstance(action, Discard) and mine is not None:
        rule = discard_rule(mine, state)
    # Only the ship whose turn it is has traded in it, and only that ship is asked to sail.
    most = state.parts.most_goods
    if isinstance(action, Sell) and (state.phase, state.seat, state.sales) == (SAIL, seat, most):
        return Violation("RD-POST-2", "raids.no.all_sold", {"n": most})
    return Violation(rule, key)


# -- destinations ---------------------------------------------------------------------------------


def _destination(state: State, seat: int, to: int, asked: bool) -> list[Violation]:
    number = state.mover if asked else seat
    if not 0 <= number < state.players:
        return []
    ship = state.ships[number]
    repair = _nearest(state, seat, to) if asked else None
    found = []
    if to <= ship.at:
        found.append(Violation("RD-SAIL-2", "raids.no.backwards", {"to": to}, repair))
    elif asked and state.phase == SAIL and to < least(state, number):
        ahead = least(state, number)
        found.append(Violation("RD-SAIL-3", "raids.no.too_near", {"to": to, "at": ahead}, repair))
    if to == HOME:
        return found
    tile = state.board[to]
    if tile is None:
        found.append(Violation("RD-SAIL-4", "raids.no.empty", {"to": to}, repair))
    elif not tile.is_stop:
        data = {"to": to, "tile": tile.id}
        found.append(Violation("RD-SAIL-5", "raids.no.no_stop", data, repair))
    elif asked and to > ship.at:
        found += _attack(state, number, to, repair)
    return found


def _attack(state: State, number: int, to: int, repair: str | None) -> list[Violation]:
    other = lying_at(state, to, number)
    if other < 0 or may_attack(state, number, to):
        return []
    data = {"to": to, "ship": other}
    if state.fleeing and state.house.flight_fights == "forbidden":
        return [Violation("RD-FLEE-3", "raids.no.fight_in_flight", data, repair)]
    return [Violation("RD-FIGHT-1", "raids.no.viking_left", data, repair)]


def _nearest(state: State, seat: int, to: int) -> str | None:
    """The legal destination nearest to ``to``, the one further on first."""
    places = [action.to for action in legal(state, seat) if isinstance(action, Sail | Ghost)]
    best = min(places, key=lambda place: (abs(place - to), -place), default=WAITING)
    return code(SAILS[best]) if best else None


# -- answers to the other questions ---------------------------------------------------------------


def _answer(state: State, action: Action) -> list[Violation]:
    if isinstance(action, Pay):
        return _bid(state, action.bid)
    if isinstance(action, Ghost):
        return _ghost(state, action.to)
    if isinstance(action, Discard):
        return _discard(state, action.tile)
    if isinstance(action, Load) and not has_space(state.ships[state.mover], state):
        assert state.new is not None
        return [Violation("RD-LOAD-2", "raids.no.space", {}, f"discard:{state.new.id}")]
    if isinstance(action, Sell):
        return _sell(state, action.tile)
    return []


def _bid(state: State, bid: int) -> list[Violation]:
    found, right = [], f"pay:{state.bid}"
    if bid != state.bid:
        data = {"n": state.bid, "bid": bid}
        found.append(Violation("RD-FIGHT-3", "raids.no.wrong_bid", data, right))
    vikings = state.ships[state.seat].vikings
    if bid > vikings:
        found.append(
            Violation("RD-FIGHT-4", "raids.no.not_enough", {"n": vikings, "bid": bid}, right)
        )
    return found


def _ghost(state: State, to: int) -> list[Violation]:
    choices = ghost_destinations(state)
    if to in choices:
        return []
    best = min(choices, key=lambda place: (abs(place - to), -place))
    data = {"to": to, "n": state.parts.ghost_choices}
    repair = f"ghost:{'home' if best == HOME else best}"
    return [Violation("RD-GHOST-3", "raids.no.ghost_there", data, repair)]


def _discard(state: State, tile: str) -> list[Violation]:
    assert state.new is not None
    ship = state.ships[state.mover]
    if tile == state.new.id or any(aboard.id == tile for aboard in ship.hold):
        return []
    rule, repair = discard_rule(ship, state), f"discard:{state.new.id}"
    return [Violation(rule, "raids.no.not_aboard", {"tile": tile}, repair)]


def _sell(state: State, tile: str) -> list[Violation]:
    goods = [aboard.id for aboard in state.ships[state.mover].hold if aboard.kind == "goods"]
    if tile in goods:
        return []
    return [Violation("RD-POST-2", "raids.no.not_goods", {"tile": tile}, f"sell:{goods[0]}")]
