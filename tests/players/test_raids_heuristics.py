from __future__ import annotations

from typing import Any

import pytest

from tablelab.core.chance import Forbidden, Seeded
from tablelab.games import get
from tablelab.games.raids.components import HOME, standard
from tablelab.games.raids.heuristics import value
from tablelab.games.raids.state import MONSTER, SELL, State
from tablelab.players import make

RAIDS = get("raids")
TILES = standard().tiles


def voyage(number: int, tiles: dict[int, str], places: tuple[int, ...]) -> State:
    """A hand-made position: ships under way at ``places``, face-up ``tiles`` by space."""
    state: State = RAIDS.setup(len(places), RAIDS.complete_options(len(places), {}), Seeded(1))
    state.voyage = number
    state.waiting, state.arrived = [], []
    state.board = [None] * (HOME + 1)
    state.stock = [()] * (HOME + 1)
    for place, tile in tiles.items():
        state.board[place] = TILES[tile]
        state.stock[place] = TILES[tile].slots
    for ship, place in zip(state.ships, places, strict=True):
        ship.at = place
    return state


def decision(state: State, seat: int) -> str:
    """What the greedy player does."""
    legal = RAIDS.legal(state, seat)
    action: Any = make("greedy").decide(
        RAIDS, lambda: RAIDS.view(state, seat), legal, seat, Seeded(1)
    )
    return RAIDS.code(action)


def test_a_finished_game_is_worth_its_score() -> None:
    chance = Seeded(3)
    state = RAIDS.setup(3, RAIDS.complete_options(3, {}), chance)
    while acting := RAIDS.actors(state).seats:
        legal = RAIDS.legal(state, acting[0])
        RAIDS.apply(state, acting[0], chance.pick(legal), chance)
    outcome = RAIDS.outcome(state)
    assert outcome is not None
    assert tuple(value(state, seat) for seat in range(3)) == outcome.scores


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_coins_and_crew_are_good_to_have(number: int) -> None:
    state = voyage(number, {3: "1-11", 7: "1-03", 12: "1-04"}, (3, 7, 12))
    before = value(state, 0)
    state.ships[0].coins += 1
    with_coin = value(state, 0)
    assert with_coin == pytest.approx(before + 1)
    state.ships[0].vikings += 1
    assert value(state, 0) > with_coin


def test_a_sail_is_worth_more_early_and_goods_are_worth_more_sold() -> None:
    worths = []
    for number in (1, 2, 3, 4):
        state = voyage(number, {}, (3, 7, 12))
        before = value(state, 0)
        state.ships[0].hold = (TILES["1-01"],)
        worths.append(value(state, 0) - before)
    assert worths == sorted(worths, reverse=True)
    state = voyage(2, {}, (3, 7, 12))
    state.ships[0].hold = (TILES["1-09"],)
    aboard = value(state, 0)
    state.ships[0].hold, state.ships[0].sold = (), (TILES["1-09"],)
    assert value(state, 0) > aboard


def monster(vikings: int, hold: tuple[str, ...]) -> State:
    """The first ship has come to a monster of 3 on its way home."""
    state = voyage(1, {5: "1-16", 7: "1-03", 12: "1-04"}, (5, 7, 12))
    ship = state.ships[0]
    ship.vikings, ship.hold = vikings, tuple(TILES[tile] for tile in hold)
    state.phase, state.seat, state.mover, state.target = MONSTER, 0, 0, HOME
    return state


def test_a_monster_that_costs_nothing_is_defeated() -> None:
    # Three axes against strength 3: no Viking is lost.
    assert decision(monster(2, ("1-04", "2-04")), 0) == "defeat"


def test_all_goods_go_at_the_last_trading_post_the_dearest_first() -> None:
    state = voyage(4, {5: "1-16", 7: "1-03", 12: "1-04"}, (4, 7, 12))
    state.ships[0].hold = tuple(TILES[tile] for tile in ("1-07", "4-04", "1-09"))
    state.phase, state.seat, state.mover = SELL, 0, 0
    assert decision(state, 0) == "sell:4-04"
    RAIDS.apply(state, 0, RAIDS.parse("sell:4-04"), Forbidden())
    assert decision(state, 0) == "sell:1-09"


def test_a_fight_that_is_too_dear_is_avoided() -> None:
    # A free standard of 5 lies behind a ship with a great crew on a standard of 3.
    state = voyage(3, {3: "1-11", 7: "1-10", 12: "1-04", 9: "3-07"}, (3, 7, 12))
    state.ships[0].vikings, state.ships[1].vikings = 2, 9
    state.phase, state.seat, state.mover = "sail", 0, 0
    assert "sail:7" in map(RAIDS.code, RAIDS.legal(state, 0))
    assert decision(state, 0) == "sail:9"
