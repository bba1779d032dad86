"""The rules against a second reading of the fact sheet, move by move through random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablelab.core.events import EventLog
from tablelab.games.submarine.state import State
from tests.games.submarine.position import COLOURS_IN_ORDER, GAME, name_of, names_of
from tests.games.submarine.shadow import Seat, Shadow
from tests.games.submarine.wanderer import random_options, start, steps

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SEEDS = pytest.mark.parametrize("seed", range(8))

# Table 3.1 of the sheet and the linear one: submarines, cards, cards by the option.
CREWS = {2: (5, 15, 15), 3: (5, 15, 14), 4: (4, 15, 13), 5: (3, 12, 12)}


def drawn(log: EventLog) -> Iterator[str]:
    """The colours that were drawn, in order, by the private events."""
    for event in log:
        if event.key == "submarine.you_draw":
            assert isinstance(event.data["colours"], list)
            yield from (COLOURS_IN_ORDER[colour] for colour in event.data["colours"])
        elif event.key == "submarine.you_swap":
            yield COLOURS_IN_ORDER[int(str(event.data["drawn"]))]


def shadow_of(state: State, log: EventLog, seats: int, options: dict[str, str]) -> Shadow:
    """A shadow of a game that was just set up."""
    submarines, fifteen, linear = CREWS[seats]
    cards = fifteen if options["cards_table"] == "fifteen" else linear
    board = {
        (square // 4 + 1, square % 4 + 2): names_of(there)
        for square, there in enumerate(state.board)
    }
    colours = drawn(log)
    hands = [[next(colours) for _ in range(3)] for _ in range(seats)]
    shells = [next(iter(names_of(there.jokers))) for there in state.seats]
    made = [
        Seat(hand, [None] * (cards - 3), [shell]) for hand, shell in zip(hands, shells, strict=True)
    ]
    return Shadow(options, board, made, state.start, submarines)


def same(state: State, shadow: Shadow) -> None:
    """Compare all that both know."""
    assert state.phase == shadow.phase
    assert state.ended_by == shadow.ended
    for square, there in enumerate(state.board):
        assert names_of(there) == shadow.board[square // 4 + 1, square % 4 + 2]
    spent = [shadow.spent.count(colour) for colour in COLOURS_IN_ORDER]
    assert state.spent == spent
    for mine, other in zip(state.seats, shadow.seats, strict=True):
        assert mine.ship + 1 == other.ship
        subs = {name_of(n): there for n, there in enumerate(mine.subs) if there}
        squares = [f"{sub.column}.{sub.level}" for sub in other.subs]
        assert subs == {square: squares.count(square) for square in squares}
        assert mine.hand == sorted(map(COLOURS_IN_ORDER.index, other.hand))
        assert len(mine.pile) == len(other.pile)
        assert names_of(mine.jokers) == set(other.jokers)
        assert names_of(mine.gained) == set(other.gained)
        assert names_of(one for one in mine.container if one >= 0) == {*other.container.values()}


Judge = Callable[[State, Shadow], None]


def side_by_side(seats: int, seed: int, judge: Judge, greed: float = 0.8) -> Shadow:
    """Play a random game twice at once; ``judge`` compares after each step."""
    options = GAME.complete_options(seats, random_options(seed))
    log = EventLog()
    state = start(seats, seed, log, **options)
    shadow = shadow_of(state, log, seats, options)
    judge(state, shadow)
    log.clear()
    for code in steps(state, seed, log, greed):
        draws = drawn(log)
        shadow.act(code, draws)
        assert next(draws, None) is None, "a card was drawn for no reason"
        log.clear()
        judge(state, shadow)
    return shadow


@SEATS
@SEEDS
def test_the_same_game(seats: int, seed: int) -> None:
    shadow = side_by_side(seats, seed, same)
    assert shadow.phase == "over"


@SEATS
@SEEDS
@pytest.mark.parametrize("greed", [0.3, 0.95])
def test_the_same_may_be_done(seats: int, seed: int, greed: float) -> None:
    """Everything that may be done: where the ship may go, relocations, payments, swaps."""

    def judge(state: State, shadow: Shadow) -> None:
        for seat in range(seats):
            codes = [GAME.code(action) for action in GAME.legal(state, seat)]
            assert len(set(codes)) == len(codes)
            whose = shadow.phase != "over" and seat == shadow.turn
            assert set(codes) == (shadow.legal() if whose else set())

    side_by_side(seats, seed, judge, greed)


@SEATS
@SEEDS
def test_refused_salvages_break_what_the_second_reading_says(seats: int, seed: int) -> None:
    """Fee and card of every marker below the ship, refused or not, from both readings."""

    def judge(state: State, shadow: Shadow) -> None:
        if state.phase != "act" or shadow.mode:
            return
        me = shadow.me
        for level in range(2, 6):
            diver = any(sub.level == level and sub.did == "" for sub in me.subs)
            owed = sum(cards for _, cards in shadow.fees(shadow.turn, me.ship, level))
            for marker in shadow.board[me.ship, level]:
                wanted = [] if diver else ["SB-SALVAGE-1"]
                wanted += [] if marker.split("-")[1] in me.hand else ["SB-SALVAGE-2"]
                wanted += [] if owed <= len(me.pile) else ["SB-FEE-2"]
                action = GAME.parse(f"take:{marker}")
                found: list[Any] = GAME.violations(state, state.seat, action)
                assert [violation.rule for violation in found] == wanted
                told = [v.data["n"] for v in found if v.rule == "SB-FEE-2"]
                assert set(told) <= {owed}

    side_by_side(seats, seed, judge, 0.95)


@SEATS
@pytest.mark.parametrize("seed", range(20))
def test_the_same_winner(seats: int, seed: int) -> None:
    ends: list[State] = []

    def judge(state: State, shadow: Shadow) -> None:
        assert (GAME.outcome(state) is None) == (shadow.phase != "over")
        ends.append(state)

    shadow = side_by_side(seats, seed, judge, greed=0.6)
    outcome = GAME.outcome(ends[-1])
    assert outcome is not None
    assert outcome.rule == shadow.ended
    assert outcome.scores == tuple(len(there.container) for there in shadow.seats)
    assert [dict(points) for points in outcome.points] == [
        {"artefacts": len(there.container)} for there in shadow.seats
    ]
    assert set(outcome.winners) == shadow.winners()
    assert list(outcome.winners) == sorted(outcome.winners)
