"""What may be done: the fast answer for bots and boards. :mod:`.violations` says why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tablelab.games.raids.actions import (
    DEFEAT,
    DISCARDS,
    FLEE,
    GHOSTS,
    KEEP,
    LOAD,
    PAYS,
    SACRIFICE,
    SAILS,
    SELLS,
    Action,
)
from tablelab.games.raids.state import (
    BID,
    DISCARD,
    FLEEING,
    GHOST,
    MONSTER,
    SAIL,
    SELL,
    State,
)
from tablelab.games.raids.turn.ghost import ghost_destinations
from tablelab.games.raids.turn.navigate import destinations, least
from tablelab.games.raids.turn.passing import monster_choices
from tablelab.games.raids.turn.take import has_space


def legal(state: State, seat: int) -> list[Action]:
    """All legal actions of a seat, in a stable order."""
    if seat != state.seat or seat < 0:
        return []
    return QUESTIONS[state.phase](state)


def _sail(state: State) -> list[Action]:
    number = state.mover
    return [SAILS[place] for place in destinations(state, number, least(state, number))]


def _flee(state: State) -> list[Action]:
    number = state.mover
    return [SAILS[place] for place in destinations(state, number, state.ships[number].at + 1)]


def _monster(state: State) -> list[Action]:
    return list(monster_choices(state))


def _bid(state: State) -> list[Action]:
    return [PAYS[state.bid], FLEE]


def _discard(state: State) -> list[Action]:
    ship, new = state.ships[state.mover], state.new
    assert new is not None
    spare: list[Action] = [LOAD] if has_space(ship, state) else []
    return spare + [DISCARDS[tile.id] for tile in (*ship.hold, new)]


def _sell(state: State) -> list[Action]:
    hold = state.ships[state.mover].hold
    return [*(SELLS[tile.id] for tile in hold if tile.kind == "goods"), KEEP]


def _ghost(state: State) -> list[Action]:
    return [GHOSTS[place] for place in ghost_destinations(state)]


QUESTIONS: dict[str, Callable[[State], list[Action]]] = {
    SAIL: _sail,
    FLEEING: _flee,
    MONSTER: _monster,
    BID: _bid,
    DISCARD: _discard,
    SELL: _sell,
    GHOST: _ghost,
}


def candidates(state: State, seat: int) -> Iterator[Action]:
    """Everything a person could point at: all spaces, all tiles in sight, bids, and the words."""
    yield from SAILS[1:]
    yield from GHOSTS[1:]
    yield from PAYS[1 : state.bid + 4]
    yield from (FLEE, SACRIFICE, DEFEAT, LOAD, KEEP)
    tiles = [tile for ship in state.ships for tile in (*ship.hold, *ship.sold)]
    tiles += [tile for tile in state.board if tile is not None]
    if state.new is not None:
        tiles.append(state.new)
    for tile in tiles:
        yield DISCARDS[tile.id]
        yield SELLS[tile.id]
