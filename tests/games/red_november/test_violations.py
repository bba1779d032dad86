"""Refusals: each kind alone, its rule and its repair; then several rules at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tablelab.games.red_november import turn_flaws, violations
from tests.games.red_november.position import GAME, Table
from tests.games.red_november.refusals import CASES
from tests.games.red_november.refused import after, plain, trading, walked_out


@pytest.mark.parametrize("name", list(CASES))
def test_refusal(name: str) -> None:
    key, make, code, seat, rules, repair = CASES[name]
    table = make()
    # `refused` also proves that every repair is legal.
    assert table.refused(code, seat) == rules
    asked = table.state.seat if seat is None else seat
    (violation,) = GAME.violations(table.state, asked, GAME.parse(code))
    assert violation.key == f"red_november.no.{key}"
    assert violation.repair == repair


def test_every_kind_of_refusal_has_a_case_of_its_own() -> None:
    files = (violations.__file__, turn_flaws.__file__)
    source = "".join(Path(file).read_text(encoding="utf-8") for file in files)
    kinds = set(re.findall(r'"red_november\.no\.(\w+)"', source))
    # A key stands after a rule: a text of its own, or after a call's bracket and a variable.
    kinds |= set(re.findall(r'one\(\s*(?:"RN-[A-Z]+-\d+"|rule), "(\w+)"', source))
    kinds |= set(re.findall(r'"RN-[A-Z]+-\d+": "(\w+)"', source))
    kinds |= {"no_grog", "no_items"}
    jobs = {"unblock", "extinguish", "pump", "engine", "oxygen", "reactor", "missile", "kraken"}
    kinds |= {f"job_{job}" for job in jobs}
    assert kinds == {case[0] for case in CASES.values()}


@pytest.mark.parametrize(
    ("make", "code", "rules"),
    [
        (lambda: plain("crowbar"), "play:toolbox", ["RN-ITEM-4", "RN-ITEM-4"]),
        (plain, "desert", ["RN-DESERT-1"] * 3),
        (lambda: walked_out(blocked=[(4, 5)]), "open:4", ["RN-MOVE-6", "RN-MOVE-7"]),
        (plain, "play:aqualung", ["RN-SEA-3", "RN-ITEM-4"]),
        (lambda: plain(fire=[5]), "draw:items:1", ["RN-FIRE-3", "RN-DRAW-2"]),
        (lambda: plain(high=[5]), "draw:grog:1", ["RN-FIX-9", "RN-DRAW-1"]),
        (lambda: plain(fire=[5]), "trade:3", ["RN-FIRE-3", "RN-TRADE-1"]),
        (lambda: after(plain(at=1), "fix:engine"), "add:crowbar", ["RN-ITEM-4", "RN-FIX-4"]),
        (trading, "spend:1", ["RN-TURN-2"]),
    ],
)
def test_several_rules_in_the_order_of_the_rulebook(
    make: Callable[[], Table], code: str, rules: list[str]
) -> None:
    assert make().refused(code) == rules


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_seats_that_do_not_exist_are_never_on_turn(seat: int) -> None:
    assert "RN-TURN-1" in plain().refused("wait:1", seat)
