"""Exact chance: all branches, their probabilities, equal states merged."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest

from tablelab.core.chance import Chance, Scripted
from tablelab.core.deck import Deck
from tablelab.core.errors import BadOption, TooManyBranches
from tablelab.core.events import Emit, silent
from tablelab.core.exact import branches, distribution, setups
from tests.toys.trove import GAME, MOVES, Move, Trove
from tests.toys.trove_state import State

OPTIONS: dict[str, Any] = {"timer": "off", "first": "most"}


class Dice(Trove):
    """A dare pays the sum of two dice; a draw takes two cards."""

    def act(self, state: State, seat: int, action: Move, chance: Chance, emit: Emit) -> None:
        if action.kind == "dare":
            state.coins[seat] = chance.roll(6) + chance.roll(6)
        elif chance.roll(2) == 1:
            state.hands[seat] = sorted([chance.draw(state.stock), chance.draw(state.stock)])

    def next_turn(self, state: State) -> None:
        return


def position() -> State:
    state = State(2, timer=False)
    state.phase = "turns"
    state.hands = [[5], [5]]
    state.stock = Deck([1, 1, 1, 2])
    return state


def test_two_dice() -> None:
    """1/36 for a 2 or a 12 up to 6/36 for a 7: the well-known triangle."""
    result = distribution(Dice(), position(), 0, MOVES["dare"])
    chances = {branch.state.coins[0]: branch.probability for branch in result}
    assert chances == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


def test_all_branches_of_two_dice() -> None:
    result = list(branches(Dice(), position(), 0, MOVES["dare"]))
    assert len(result) == 36
    assert {branch.outcomes for branch in result} == {
        (one, two) for one in range(1, 7) for two in range(1, 7)
    }
    assert {branch.probability for branch in result} == {Fraction(1, 36)}
    for branch in result:
        assert branch.state.coins[0] == sum(int(str(outcome)) for outcome in branch.outcomes)


def test_later_questions_depend_on_earlier_answers() -> None:
    """On a 2 nothing is drawn; of 1 1 1 2 two 1s are drawn with 3/4 * 2/3 = 1/2."""
    result = distribution(Dice(), position(), 0, MOVES["draw"])
    hands = {tuple(branch.state.hands[0]): branch.probability for branch in result}
    assert hands == {(5,): Fraction(1, 2), (1, 1): Fraction(1, 4), (1, 2): Fraction(1, 4)}
    paths = [branch.outcomes for branch in branches(Dice(), position(), 0, MOVES["draw"])]
    assert sorted(map(repr, paths)) == sorted(map(repr, [(1, 1, 1), (1, 1, 2), (1, 2, 1), (2,)]))


def test_with_a_depth_only_the_first_outcomes_are_tried() -> None:
    """Of two dice the first: six ways, and nothing has come of them yet."""
    result = list(branches(Dice(), position(), 0, MOVES["dare"], depth=1))
    assert [branch.outcomes for branch in result] == [(face,) for face in range(1, 7)]
    assert {branch.probability for branch in result} == {Fraction(1, 6)}
    assert {branch.state.coins[0] for branch in result} == {position().coins[0]}
    assert len(list(branches(Dice(), position(), 0, MOVES["dare"], depth=2))) == 36
    assert len(distribution(Dice(), position(), 0, MOVES["dare"], depth=1)) == 1


def test_the_state_itself_is_not_changed() -> None:
    state = position()
    before = GAME.digest(state)
    distribution(GAME, state, 0, MOVES["dare"])
    assert GAME.digest(state) == before


def test_every_branch_holds_its_outcomes_and_events() -> None:
    state = position()
    for branch in branches(GAME, state, 0, MOVES["dare"]):
        again, script = state.clone(), Scripted(branch.outcomes)
        GAME.apply(again, 0, MOVES["dare"], script)
        assert GAME.digest(again) == GAME.digest(branch.state)
        assert branch.events[0].data["roll"] == branch.outcomes[0]


def test_an_action_without_chance_is_certain() -> None:
    (only,) = distribution(GAME, position(), 0, MOVES["play:5"])
    assert only.probability == 1
    assert only.outcomes == ()


def test_too_many_branches_are_refused_but_some_can_be_had() -> None:
    with pytest.raises(TooManyBranches, match="more than 35 branches"):
        distribution(Dice(), position(), 0, MOVES["dare"], limit=35)
    assert len(distribution(Dice(), position(), 0, MOVES["dare"], limit=36)) == 11
    assert len(list(islice(branches(Dice(), position(), 0, MOVES["dare"]), 5))) == 5


class Short(Trove):
    """Is set up with two gems in all."""

    def setup(self, seats: int, options: Any, chance: Chance, emit: Emit = silent) -> State:
        state = State(seats, timer=False)
        state.stock = Deck([1, 1, 2])
        state.hands = [[chance.draw(state.stock)], [chance.draw(state.stock)]]
        return state


def test_set_ups_are_exact_too() -> None:
    chances: Counter[tuple[int, int]] = Counter()
    for branch in setups(Short(), 2, OPTIONS):
        hands = branch.state.hands[0][0], branch.state.hands[1][0]
        chances[hands] += branch.probability  # type: ignore[assignment]  # a Fraction
    assert chances == {(1, 1): Fraction(1, 3), (1, 2): Fraction(1, 3), (2, 1): Fraction(1, 3)}


def test_set_ups_need_only_the_options_that_are_not_the_default() -> None:
    dealt = next(setups(GAME, 2, {"timer": "on"}))
    assert (dealt.state.timer, dealt.outcomes) == (True, (1, 1, 1, 2))
    with pytest.raises(BadOption):
        setups(GAME, 2, {"timer": "maybe"})
