"""Every refusal alone, with its rule, its message and the repair that it offers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tablelab.core.chance import Seeded
from tablelab.games.red_peak import GAME, violations
from tests.games.red_peak.position import STRAIGHTS, Table, beach, day, evening


def before_the_first_day() -> Table:
    return Table(GAME.setup(3, GAME.complete_options(3, {}), Seeded(1)))


def choosing() -> Table:
    table = evening(stack="")
    table.act("dare", draws=["none"])
    return table


def laid() -> Table:
    table = day(["C01", "C16"], supply="W03 W06")
    table.act("lay:W03:ahead")
    return table


def paying(multitools: int = 3) -> Table:
    table = day(["C01", "C16"], supply="W03 W06", multitools=multitools)
    table.act("lay:W03:ahead", "go")
    return table


def given() -> Table:
    table = paying()
    table.act("give:C01:first_aid")
    return table


def over() -> Table:
    table = day(supply="")
    table.act("concede")
    return table


def boarding_after_laying() -> Table:
    path = " ".join([*STRAIGHTS.split()[:7], "W05:left"])
    table = day(path=path, supply="W12 W06", boats="B1", lava=3)
    table.act("lay:W12:ahead")
    return table


Case = tuple[str, Callable[[], Table], str, int, str, str | None]

CASES: dict[str, Case] = {
    # name: (message, table, code, seat, rule, repair)
    "over": ("over", over, "rest", 0, "RP-END-3", None),
    "clock": ("only_clock", laid, "time-up", 0, "RP-TIME-3", None),
    "seat": ("no_such_seat", laid, "go", 5, "RP-DAY-1", None),
    "bonus first": ("bonus_first", choosing, "day", 0, "RP-PLAN-2", "take:time_tiles"),
    "dare first": ("dare_first", evening, "take:cards", 0, "RP-PLAN-2", "dare"),
    "by day": ("not_evening", laid, "dare", 0, "RP-PLAN-1", None),
    "first evening": ("before_first_day", before_the_first_day, "dare", 0, "RP-PLAN-1", "day"),
    "first bonus": ("before_first_day", before_the_first_day, "take:paths", 0, "RP-PLAN-1", "day"),
    "hands down": ("hands_are_down", evening, "give:C01:map", 0, "RP-NIGHT-1", "day"),
    "no day": ("not_day", evening, "lay:W05:left", 0, "RP-TIME-1", "day"),
    "moving": ("moving", paying, "lay:W06:left", 0, "RP-DAY-2", None),
    "laying": ("laying", laid, "give:C01:map", 0, "RP-DAY-2", "go"),
    "laying nothing": ("laying", lambda: day(supply="W03"), "multi:map", 0, "RP-DAY-2", None),
    "elsewhere": ("not_in_supply", laid, "lay:W05:left", 0, "RP-LAY-1", "lay:W06:left"),
    "shape": ("shape", laid, "lay:W06:ahead", 0, "RP-LAY-7", "lay:W06:left"),
    "off the board": (
        "off_board",
        lambda: day(path=STRAIGHTS, supply="W12"),
        "lay:W12:ahead",
        0,
        "RP-LAY-3",
        None,
    ),
    "taken": (
        "occupied",
        lambda: day(path="W03 W05:right W13:left W06:left W07:left", supply="W10"),
        "lay:W10:ahead",
        0,
        "RP-LAY-4",
        None,
    ),
    "dead end": (
        "dead_end",
        lambda: day(path="W03 W05:left W10 W08", supply="W11"),
        "lay:W11:ahead",
        0,
        "RP-LAY-5",
        None,
    ),
    "pocket": (
        "pocket",
        lambda: day(path="W03 W05:right W10 W08", supply="W06"),
        "lay:W06:right",
        0,
        "RP-LAY-6",
        "lay:W06:left",
    ),
    "nothing laid": ("nothing_laid", lambda: day(supply="W03"), "back", 0, "RP-LAY-2", None),
    "nothing to walk": ("nothing_to_walk", lambda: day(supply="W03"), "go", 0, "RP-DAY-2", "rest"),
    "tiles laid": ("tiles_laid", laid, "rest", 0, "RP-DAY-3", "go"),
    "a way": ("still_a_way", lambda: day(supply="W03"), "concede", 0, "RP-END-3", None),
    "no beach": ("not_on_beach", lambda: day(boats="B1"), "board:B1", 0, "RP-BOAT-1", None),
    "boat closed": (
        "boat_not_open",
        lambda: beach(boats="B1 B3"),
        "board:B2",
        0,
        "RP-BOAT-1",
        "board:B1",
    ),
    "no boat": ("boat_not_open", beach, "board:B2", 0, "RP-BOAT-1", None),
    "boat or path": ("boat_or_path", boarding_after_laying, "board:B1", 0, "RP-BOAT-2", "back"),
    "task": (
        "task_open",
        lambda: beach(boats="B1", board="back", tasks="lake"),
        "board:B1",
        0,
        "RP-TASK-2",
        None,
    ),
    "not my card": ("not_in_hand", paying, "give:C16:map", 0, "RP-PAY-1", "give:C01:map"),
    "not my tool": ("not_in_hand", lambda: _poor(), "give:C16:map", 0, "RP-PAY-1", None),
    "card lacks it": (
        "not_on_card",
        lambda: _pay_w16(),
        "give:C16:rope",
        1,
        "RP-PAY-5",
        "give:C16:first_aid",
    ),
    "not asked": ("not_asked", paying, "give:C01:flashlight", 0, "RP-PAY-6", "give:C01:first_aid"),
    "not asked, multitool": ("not_asked", paying, "multi:axe", 0, "RP-PAY-6", "multi:first_aid"),
    "no multitool": ("no_multitool", lambda: paying(0), "multi:map", 0, "RP-PAY-2", "give:C01:map"),
    "not even a card": ("no_multitool", lambda: _poor(), "multi:map", 0, "RP-PAY-2", None),
    "not yours": ("not_yours", given, "withdraw:first_aid", 1, "RP-PAY-3", None),
    "not there": ("not_yours", given, "withdraw:map", 0, "RP-PAY-3", "withdraw:first_aid"),
    "must pay": ("must_pay", paying, "give-up", 0, "RP-PAY-4", "multi:first_aid"),
    "no boat bonus": ("no_boat_bonus", choosing, "take:boats", 0, "RP-PLAN-3", "take:cards"),
    "nothing left": ("nothing_left", choosing, "take:paths", 0, "RP-PLAN-2", "take:cards"),
}


def _poor() -> Table:
    """First aid and map are asked for; seat 0 has neither, and there is no multitool."""
    table = day(["C10", "C16"], supply="W03", multitools=0)
    table.act("lay:W03:ahead", "go")
    return table


def _pay_w16() -> Table:
    """Flashlight, first aid, map and rope are asked for; C16 shows first aid, map and spade."""
    table = day(["C01", "C16"], supply="W16")
    table.act("lay:W16:ahead", "go")
    return table


@pytest.mark.parametrize("name", list(CASES))
def test_refusal(name: str) -> None:
    key, make, code, seat, rule, repair = CASES[name]
    table = make()
    # `said` also proves that every repair is legal.
    (violation,) = table.said(code, seat)
    assert (violation.key, violation.rule) == (f"red_peak.no.{key}", rule)
    assert violation.repair == repair


def test_every_kind_of_refusal_has_a_case() -> None:
    source = Path(violations.__file__).read_text(encoding="utf-8")
    kinds = set(re.findall(r'"red_peak\.no\.(\w+)"', source))
    assert kinds == {case[0] for case in CASES.values()}


def test_several_rules_in_the_order_of_the_rulebook() -> None:
    table = boarding_after_laying()
    assert table.refused("board:B2") == ["RP-BOAT-1", "RP-BOAT-2"]
    paid = paying(0)
    assert paid.refused("multi:axe") == ["RP-PAY-2", "RP-PAY-6"]
    assert paid.refused("give:C12:axe") == ["RP-PAY-1", "RP-PAY-6"]


def test_before_the_day_the_bonus_must_be_chosen() -> None:
    table = choosing()
    assert table.refused("lay:W05:left") == ["RP-TIME-1", "RP-PLAN-2"]
    assert table.refused("give:C01:map") == ["RP-NIGHT-1", "RP-PLAN-2"]
    assert {violation.repair for violation in table.said("go")} == {None, "take:time_tiles"}


def test_everybody_may_take_a_multitool_back_and_only_the_owner_a_card() -> None:
    table = given()
    assert table.refused("withdraw:first_aid", 0) == []
    table.by(0, "withdraw:first_aid")
    assert table.state.hands[0] == ["C01"]
    table.by(0, "multi:first_aid")
    table.by(1, "withdraw:first_aid")
    assert table.state.multitools == 3


def test_nobody_is_asked_after_the_end() -> None:
    table = over()
    assert GAME.actors(table.state).seats == ()
    assert [GAME.legal(table.state, seat) for seat in range(3)] == [[], [], []]
