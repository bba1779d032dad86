"""Refusals: each kind alone, its rule and its repair; then several rules at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import tablelab.games.red_november.violations as module
from tests.games.red_november.position import GAME, SEA, Table, gnome, position

FULL = "coffee crowbar grog speargun toolbox"


def plain(items: str = "", at: int = 5, **case: object) -> Table:
    return position(gnome(at, 30, items), gnome(5, 20, "coffee"), gnome(1, 10), **case)  # type: ignore[arg-type]


def after(table: Table, *steps: str | tuple[object, ...]) -> Table:
    table.act(*steps)
    return table


def drew() -> Table:
    return after(position(gnome(8), gnome(1, 20)), ("draw:items:1", "coffee"))


def retreating() -> Table:
    return after(plain(at=1, fire=[1]), "fix:extinguish", ("spend:1", 2))


def blocking() -> Table:
    table = position(gnome(5, 58), gnome(1, 20), symbols=True)
    return after(table, ("wait:1", "hatch_blocked/0", 5))


def spreading() -> Table:
    table = position(gnome(1, 58), gnome(1, 20), symbols=True, fire=[5])
    return after(table, ("wait:1", "fire_spreads/0"))


def throwing() -> Table:
    table = position(gnome(1, 58, FULL), gnome(1, 20), symbols=True)
    return after(table, ("wait:1", "turbulence/3"))


def trading(**case: str) -> Table:
    return after(plain("crowbar", **case), "trade:2")


def deserting(at: int = SEA, time: int = 9, items: str = "aqualung") -> Table:
    """One step short of deserting, by what a case takes away."""
    return position(gnome(at, time, items), gnome(1, 5), gnome(1, 5))


def asked() -> Table:
    return after(trading(crazed="yes"), "want:aqualung", "offer")


def over() -> Table:
    return after(position(gnome(5, 1), gnome(1, 0)), "wait:1")


Case = tuple[str, Callable[[], Table], str, int | None, list[str], str | None]

CASES: dict[str, Case] = {
    # name: (message, table, code, seat (None: who is asked), rules, repair of the first)
    "game over": ("over", over, "wait:1", 0, ["RN-END-1"], None),
    "not my turn": ("not_your_turn", plain, "wait:1", 1, ["RN-TURN-1"], None),
    "other question": ("other_question", trading, "wait:1", None, ["RN-TURN-2"], None),
    "no hatch": ("no_hatch", plain, "open:1", None, ["RN-MOVE-1"], None),
    "blocked": (
        "blocked",
        lambda: plain(blocked=[(2, 5)]),
        "open:2",
        None,
        ["RN-MOVE-6"],
        "fix:unblock:2",
    ),
    "blocked, in high water": (
        "blocked",
        lambda: plain(blocked=[(2, 5)], high=[5]),
        "open:2",
        None,
        ["RN-MOVE-6"],
        None,
    ),
    "out of time": (
        "out_of_time",
        lambda: after(
            position(gnome(5, 1), gnome(1, 0)),
            *["open:6", "enter", "open:5", "enter"] * 5,
            "open:6",
        ),
        "open:4",
        None,
        ["RN-MOVE-7"],
        None,
    ),
    "nothing open": ("nothing_open", plain, "enter", None, ["RN-MOVE-3"], None),
    "no air": ("no_air", lambda: after(plain(at=3), "open:sea"), "enter", None, ["RN-SEA-2"], None),
    "high water": (
        "high_water",
        lambda: after(plain(low=[5], high=[2]), "open:2"),
        "enter",
        None,
        ["RN-MOVE-5"],
        None,
    ),
    "fire": ("fire", lambda: after(plain(fire=[2]), "open:2"), "enter", None, ["RN-MOVE-4"], None),
    "fire, with Grog": (
        "fire",
        lambda: after(plain("grog", fire=[2]), "open:2"),
        "enter",
        None,
        ["RN-MOVE-4"],
        "play:grog",
    ),
    "not held": ("not_held", plain, "play:grog", None, ["RN-ITEM-4"], None),
    "not while moving": (
        "not_while_moving",
        lambda: plain("crowbar"),
        "play:crowbar",
        None,
        ["RN-ITEM-4"],
        None,
    ),
    "no need of air": (
        "no_need_of_air",
        lambda: plain("aqualung"),
        "play:aqualung",
        None,
        ["RN-SEA-3"],
        None,
    ),
    "only the fire": (
        "only_extinguish",
        lambda: plain(fire=[5]),
        "wait:1",
        None,
        ["RN-FIRE-3"],
        "fix:extinguish",
    ),
    "high water, no repair": (
        "high_water_action",
        lambda: plain(high=[1], at=1),
        "fix:engine",
        None,
        ["RN-FIX-9"],
        None,
    ),
    **{
        f"no {job}": (f"job_{job}", plain, code, None, ["RN-FIX-1"], None)
        for job, code in {
            "unblock": "fix:unblock:2",
            "extinguish": "fix:extinguish",
            "pump": "fix:pump",
            "engine": "fix:engine",
            "oxygen": "fix:oxygen",
            "reactor": "fix:reactor",
            "missile": "fix:missile",
            "kraken": "fix:kraken",
        }.items()
    },
    "wrong room for Grog": ("wrong_room", plain, "draw:grog:1", None, ["RN-DRAW-1"], None),
    "wrong room for items": ("wrong_room", plain, "draw:items:1", None, ["RN-DRAW-2"], None),
    "drew already": ("drew_already", drew, "draw:items:1", None, ["RN-DRAW-4"], None),
    "not so many": (
        "not_so_many",
        lambda: plain(at=10, cabin=1),
        "draw:grog:2",
        None,
        ["RN-DRAW-1"],
        "draw:grog:1",
    ),
    "not any": (
        "not_so_many",
        lambda: plain(at=10, cabin=0),
        "draw:grog:2",
        None,
        ["RN-DRAW-1"],
        None,
    ),
    "no trade at sea": (
        "no_trade_in_sea",
        lambda: position(gnome(SEA, 30, "grog", air=1), gnome(SEA, 20)),
        "trade:2",
        None,
        ["RN-TRADE-4"],
        None,
    ),
    "refused already": (
        "refused_already",
        lambda: after(trading(), "cancel"),
        "trade:2",
        None,
        ["RN-TRADE-3"],
        None,
    ),
    "with himself": ("no_such_partner", plain, "trade:1", None, ["RN-TRADE-1"], None),
    "with the dead": (
        "no_such_partner",
        lambda: position(gnome(5, 30, "grog"), gnome(5, 20, fate=1), gnome(5, 10)),
        "trade:2",
        None,
        ["RN-TRADE-1"],
        None,
    ),
    "with nobody": ("no_such_partner", plain, "trade:8", None, ["RN-TRADE-1"], None),
    "other room": ("other_room", plain, "trade:3", None, ["RN-TRADE-1"], None),
    "in a faint": (
        "partner_fainted",
        lambda: position(gnome(5, 30, "grog"), gnome(5, 20, fainted=True)),
        "trade:2",
        None,
        ["RN-TRADE-1"],
        None,
    ),
    "nothing to trade": (
        "nothing_to_trade",
        lambda: position(gnome(5, 30), gnome(5, 20)),
        "trade:2",
        None,
        ["RN-TRADE-1"],
        None,
    ),
    "nobody is crazed": (
        "not_crazed",
        lambda: plain("crowbar"),
        "attack:2",
        None,
        ["RN-VARIANT-4"],
        None,
    ),
    "unarmed": (
        "attack_unarmed",
        lambda: plain(crazed="yes"),
        "attack:2",
        None,
        ["RN-VARIANT-4"],
        None,
    ),
    "attack at sea": (
        "attack_at_sea",
        lambda: position(gnome(SEA, 30, "crowbar", air=1), gnome(SEA, 20), crazed="yes"),
        "attack:2",
        None,
        ["RN-VARIANT-4"],
        None,
    ),
    "attack on nobody": (
        "no_such_victim",
        lambda: plain("crowbar", crazed="yes"),
        "attack:8",
        None,
        ["RN-VARIANT-4"],
        None,
    ),
    "attack elsewhere": (
        "other_room",
        lambda: plain("crowbar", crazed="yes"),
        "attack:3",
        None,
        ["RN-VARIANT-4"],
        None,
    ),
    "at least a minute": (
        "at_least_a_minute",
        plain,
        "wait:0",
        None,
        ["RN-ACTION-1"],
        "wait:1",
    ),
    "deserting too early": (
        "desert_early",
        lambda: deserting(time=10),
        "desert",
        None,
        ["RN-DESERT-1"],
        None,
    ),
    "deserting inside": (
        "desert_inside",
        lambda: deserting(at=3),
        "desert",
        None,
        ["RN-DESERT-1"],
        None,
    ),
    "deserting without air": (
        "desert_no_air",
        lambda: deserting(items=""),
        "desert",
        None,
        ["RN-DESERT-1"],
        None,
    ),
    "no desertion of two": (
        "desert_few",
        lambda: position(*[gnome(5)] + [gnome(5, 20) for _ in range(3)], seats=2),
        "desert",
        None,
        ["RN-VARIANT-5"],
        None,
    ),
    "no help": (
        "no_help",
        lambda: after(plain("crowbar", at=1), "fix:engine"),
        "add:crowbar",
        None,
        ["RN-FIX-4"],
        None,
    ),
    "no item to add": (
        "not_held",
        lambda: after(plain(at=1), "fix:engine"),
        "add:toolbox",
        None,
        ["RN-ITEM-4"],
        None,
    ),
    "no retreat": ("no_retreat", retreating, "retreat:5", None, ["RN-FIRE-1"], "retreat:3"),
    "nothing to give": ("not_held", trading, "give:coffee", None, ["RN-ITEM-4"], None),
    "asked for all": (
        "all_asked_for",
        lambda: after(trading(), "want:coffee"),
        "want:grog",
        None,
        ["RN-TRADE-1"],
        None,
    ),
    "not theirs": ("not_theirs", trading, "want:grog", None, ["RN-TRADE-1"], None),
    "empty offer": ("empty_offer", trading, "offer", None, ["RN-TRADE-1"], "cancel"),
    "cannot deliver": ("cannot_deliver", asked, "accept", None, ["RN-TRADE-2"], "decline"),
    "cannot block": ("cannot_block", blocking, "block:9", None, ["RN-EVENT-5"], "block:2"),
    "cannot spread": ("cannot_spread", spreading, "ignite:9", None, ["RN-EVENT-3"], "ignite:2"),
    "not to throw": ("not_held", throwing, "throw:aqualung", None, ["RN-ITEM-4"], "throw:coffee"),
}


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
    source = Path(module.__file__).read_text(encoding="utf-8")
    kinds = set(re.findall(r'"red_november\.no\.(\w+)"', source))
    # A key stands after a rule: a text of its own, or after a call's bracket and a variable.
    kinds |= set(re.findall(r'_one\(\s*(?:"RN-[A-Z]+-\d+"|rule), "(\w+)"', source))
    kinds |= set(re.findall(r'"RN-[A-Z]+-\d+": "(\w+)"', source))
    jobs = {"unblock", "extinguish", "pump", "engine", "oxygen", "reactor", "missile", "kraken"}
    kinds |= {f"job_{job}" for job in jobs}
    assert kinds == {case[0] for case in CASES.values()}


@pytest.mark.parametrize(
    ("make", "code", "rules"),
    [
        (lambda: plain("crowbar"), "play:toolbox", ["RN-ITEM-4", "RN-ITEM-4"]),
        (plain, "desert", ["RN-DESERT-1"] * 3),
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
