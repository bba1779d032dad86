"""The greedy player of Submarine: good sense in hand-made positions, strong and quick in games."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tablelab.core.chance import Forbidden, Seeded
from tablelab.games.submarine import GAME
from tablelab.games.submarine.components import KINDS, SQUARES, square
from tablelab.games.submarine.heuristics import value
from tablelab.games.submarine.state import ACT, DOCK, SALVAGE, UNSEEN, State
from tablelab.lab import simulate
from tablelab.lab.simulation import play
from tablelab.players import make

RED, YELLOW, GREEN, BLUE, PURPLE = range(5)
KIND = {name: number for number, name in enumerate(GAME.parts.kinds)}
COMMON = ("lamp", "mask", "pouch")
"""Kinds that both players have from the start: markers of them are of little use."""


def marker(kind: str, colour: int) -> int:
    """A marker's number."""
    return KIND[kind] * 5 + colour


def position(
    treasures: dict[int, str], own: dict[int, int], foreign: dict[int, int], ship: int
) -> State:
    """Seat 0 of two has stopped in a column and may act. ``treasures`` are red, by square; all
    other squares hold a yellow lamp, which everybody has already."""
    state: State = GAME.setup(2, GAME.complete_options(2, {}), Seeded(1))
    state.phase, state.seat, state.unplaced = ACT, 0, 0
    state.board = [(marker("lamp", YELLOW),)] * len(SQUARES)
    for place, kind in treasures.items():
        state.board[place] = (marker(kind, RED),)
    for player, subs in zip(state.seats, (own, foreign), strict=True):
        player.subs = [subs.get(place, 0) for place in SQUARES]
        player.hand, player.pile, player.jokers = [RED, RED, BLUE], [UNSEEN] * 6, []
        for kind in COMMON:
            player.container[KIND[kind]] = marker(kind, GREEN)
    state.seats[0].ship = ship
    first, second, third, fourth = state.seats[0].subs[square(ship, 0) : square(ship, 4)]
    state.fresh = (first, second, third, fourth)
    return state


def decision(state: State) -> str:
    """What the greedy player does."""
    seat = state.seat
    legal = GAME.legal(state, seat)
    action: Any = make("greedy").decide(
        GAME, lambda: GAME.view(state, seat), legal, seat, Seeded(1)
    )
    return GAME.code(action)


# -- good sense -----------------------------------------------------------------------------------


def test_a_missing_artefact_is_taken_and_a_known_one_is_not() -> None:
    here = square(2, 1)
    state = position({here: "crown"}, {here: 1}, {square(5, 3): 5}, ship=2)
    assert decision(state) == "take:crown-red"
    state.seats[0].container[KIND["crown"]] = marker("crown", BLUE)
    state.seats[0].jokers = [marker("shell", RED)] * 9
    assert not decision(state).startswith("take"), "there are jokers enough"


def test_a_joker_pays_where_a_card_cannot() -> None:
    here = square(2, 1)
    state = position({here: "crown"}, {here: 1}, {square(5, 3): 5}, ship=2)
    state.seats[0].jokers = [marker("shell", PURPLE)]
    assert decision(state) == "take:crown-red", "a card is cheaper"
    state.seats[0].hand = [BLUE, BLUE, BLUE]
    assert decision(state) == "take:crown-red:shell-purple"


def test_a_joker_pays_where_the_fee_is_high() -> None:
    here = square(2, 1)
    state = position({here: "crown"}, {here: 1}, {here: 5}, ship=2)
    state.seats[0].jokers = [marker("shell", PURPLE)]
    assert decision(state) == "take:crown-red:shell-purple"


def test_jokers_are_not_traded_for_jokers() -> None:
    here = square(2, 1)
    state = position({}, {here: 1, square(4, 0): 4}, {square(5, 3): 5}, ship=2)
    state.seats[0].jokers = [marker("shell", PURPLE), marker("mask", BLUE)]
    state.mode, state.fresh, state.divers = SALVAGE, (0, 0, 0, 0), (0, 1, 0, 0)
    assert GAME.parse("take:lamp-yellow:shell-purple") in GAME.legal(state, 0)
    assert decision(state) == "end"


def test_a_submarine_is_moved_to_a_treasure_that_can_be_paid() -> None:
    # Both crown and ring are missing; only the red crown can be paid from the hand.
    here, crown, ring = square(0, 0), square(3, 1), square(4, 1)
    state = position({crown: "crown"}, {here: 1}, {square(5, 3): 5}, ship=0)
    state.board[ring] = (marker("ring", PURPLE),)
    assert decision(state) == "move:2>4.3"


def test_the_ship_stops_where_there_is_something_to_take() -> None:
    crown = square(3, 1)
    subs = {square(1, 0): 1, crown: 1, square(5, 0): 1}
    state = position({crown: "crown"}, subs, {square(0, 3): 5}, ship=1)
    state.phase, state.seats[0].ship = "ship", 1
    assert decision(state) == "ship:4"


@pytest.mark.parametrize("what", ["card", "joker", "artefact"])
def test_it_is_good_to_have(what: str) -> None:
    state = position({square(2, 1): "crown"}, {square(2, 1): 1}, {square(5, 3): 5}, ship=0)
    before = value(state, 0)
    player = state.seats[0]
    if what == "card":
        player.pile.append(UNSEEN)
    elif what == "joker":
        player.jokers.append(marker("shell", RED))
    else:
        player.container[KIND["helmet"]] = marker("helmet", RED)
    assert value(state, 0) > before


def test_it_is_good_to_lie_above_the_others_and_bad_to_lie_below() -> None:
    treasures = {square(3, 2): "crown"}

    def worth(own: int, foreign: int) -> float:
        state = position(treasures, {own: 1}, {foreign: 1}, ship=1)
        state.phase = DOCK
        return value(state, 0)

    assert worth(square(3, 1), square(3, 2)) > worth(square(3, 1), square(5, 2))
    assert worth(square(3, 2), square(3, 1)) < worth(square(3, 2), square(5, 1))


def test_victory_is_worth_more_than_anything() -> None:
    here = square(2, 1)
    state = position({here: "crown"}, {here: 1}, {square(5, 3): 5}, ship=2)
    container = state.seats[0].container
    for kind in range(KINDS):
        if kind != KIND["crown"]:
            container[kind] = kind * 5 + GREEN
    before = value(state, 0)
    GAME.apply(state, 0, GAME.parse("take:crown-red"), Forbidden())
    assert GAME.outcome(state) is not None
    assert value(state, 0) > before + 50 > 0 > value(state, 1)


# -- strong and quick -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_greedy_beats_random_clearly(seats: int) -> None:
    """Against random players the lower end of the interval is more than twice a fair share."""
    kinds = ["greedy"] + ["random"] * (seats - 1)
    result = simulate(GAME, seats, kinds, games=30, seed=4)
    lower, _ = result.intervals[0]
    assert lower > min(0.8, 2 / seats)
    assert result.scores_mean[0] > 6 + max(result.scores_mean[1:])


@pytest.mark.parametrize(("seats", "part"), [(2, 0.8), (3, 0.8), (4, 0.4)])
def test_among_themselves_they_finish_by_twelve_artefacts(seats: int, part: float) -> None:
    games = 20
    ends = [play(GAME, seats, ["greedy"] * seats, 5, number).rule for number in range(games)]
    assert ends.count("SB-END-1") >= part * games, ends


def test_a_decision_takes_far_less_than_fifty_milliseconds() -> None:
    chance, mind = Seeded(6), Seeded(7)
    state = GAME.setup(5, GAME.complete_options(5, {}), chance)
    player = make("greedy")
    slowest, most = 0.0, 0
    for _ in range(120):
        seat = state.seat
        legal = GAME.legal(state, seat)
        most = max(most, len(legal))
        began = time.process_time()
        action = player.decide(GAME, lambda: GAME.view(state, seat), legal, seat, mind)  # noqa: B023
        slowest = max(slowest, time.process_time() - began)
        GAME.apply(state, seat, action, chance)
    assert most > 30, "no decision was a large one"
    assert slowest < 0.05
