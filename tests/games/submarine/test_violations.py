"""Refusals: each kind as the only broken rule, and several rules broken at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablelab.games.submarine.violations as module
from tablelab.core.chance import Seeded
from tests.games.submarine.position import GAME, Table
from tests.games.submarine.refusals import CASES, acting, over, sailing
from tests.games.submarine.wanderer import start


def found(table: Table, code: str, seat: int | None) -> list[tuple[str, str]]:
    asked = table.state.seat if seat is None else seat
    return [
        (violation.rule, violation.key.removeprefix("submarine.no."))
        for violation in GAME.violations(table.state, asked, GAME.parse(code))
    ]


@pytest.mark.parametrize("name", list(CASES))
def test_refusal(name: str) -> None:
    key, make, code, seat, rules, repaired = CASES[name]
    table = make()
    keys = table.refused(code, seat)  # which also proves that every repair is legal
    assert key in keys
    assert [rule for rule, _ in found(table, code, seat)] == rules
    asked = table.state.seat if seat is None else seat
    refusals = GAME.violations(table.state, asked, GAME.parse(code))
    assert any(refusal.repair for refusal in refusals) == repaired


def test_every_kind_of_refusal_has_a_case_in_which_it_stands_alone() -> None:
    source = Path(module.__file__).read_text(encoding="utf-8")
    kinds = set(re.findall(r'"submarine\.no\.(\w+)"', source))
    alone = {key for key, _, _, _, rules, _ in CASES.values() if len(rules) == 1}
    # Where submarines are put in, see below.
    assert kinds == alone | {"placing"}


@pytest.mark.parametrize("code", ["ship:3", "end", "move:2>1.2", "take:ring-red", "swap:red"])
def test_while_submarines_are_put_in_nothing_else_is_done(code: str) -> None:
    state = start(2, 0)
    (violation,) = GAME.violations(state, state.seat, GAME.parse(code))
    assert (violation.rule, violation.key) == ("SB-SETUP-6", "submarine.no.placing")
    GAME.apply(state, state.seat, GAME.parse("place:1"), Seeded(0))
    other = 1 - state.seat
    (violation,) = GAME.violations(state, other, GAME.parse("place:1"))
    assert violation.key == "submarine.no.not_your_turn"


# -- repairs --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "repair"), [("ship:1", "ship:3"), ("ship:2", "ship:3"), ("ship:4", "ship:5")]
)
def test_the_repair_is_the_nearest_column_that_is_open(code: str, repair: str) -> None:
    table = sailing()
    refusals = GAME.violations(table.state, 0, GAME.parse(code))
    assert {refusal.repair for refusal in refusals} == {repair}


def test_a_repair_with_a_joker_is_accepted() -> None:
    table = acting(jokers="sword-red")
    (refusal,) = GAME.violations(table.state, 0, GAME.parse("take:lamp-blue"))
    assert refusal.repair == "take:lamp-blue:sword-red"
    table.act(refusal.repair)
    assert table.container(0) == {"lamp-blue"}


def test_no_joker_is_offered_for_a_shell() -> None:
    table = acting("3.4", hand="red", jokers="sword-red")
    (refusal,) = GAME.violations(table.state, 0, GAME.parse("take:shell-blue"))
    assert refusal.repair is None


def test_the_refusal_names_fee_and_pile() -> None:
    table = acting("3.4", pile=0)
    (refusal,) = GAME.violations(table.state, 0, GAME.parse("take:mask-red"))
    assert (refusal.data["n"], refusal.data["pile"]) == (1, 0)


# -- who is asked ---------------------------------------------------------------------------------


def test_nobody_is_asked_after_the_end() -> None:
    table = over()
    assert GAME.actors(table.state).seats == ()
    assert [GAME.legal(table.state, seat) for seat in range(2)] == [[], []]


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_seats_that_do_not_exist_are_never_on_turn(seat: int) -> None:
    assert sailing().refused("ship:3", seat) == ["not_your_turn"]
