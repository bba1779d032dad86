"""Phase 2: the eight repairs, minutes against the die, items (sheet 4.1, 4.2, C01, C05)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tablelab.core.exact import branches
from tablelab.games.red_november import actions as do
from tests.games.red_november.position import GAME, PARTS, SEA, Table, gnome, position

OTHER = (6, 20)
WHERE = {
    # job: (room, what must be the case there, the code that begins it)
    "unblock": (5, {"blocked": [(5, 6)]}, "fix:unblock:6"),
    "extinguish": (5, {"fire": [5]}, "fix:extinguish"),
    "pump": (5, {"low": [5]}, "fix:pump"),
    "engine": (1, {"tracks": (1, 1, 4)}, "fix:engine"),
    "oxygen": (2, {"tracks": (4, 1, 1)}, "fix:oxygen"),
    "reactor": (4, {"tracks": (1, 4, 1)}, "fix:reactor"),
    "missile": (7, {"tokens": {"missile": 9}}, "fix:missile"),
    "kraken": (SEA, {"tokens": {"devoured": 9}}, "fix:kraken"),
}
JOBS = pytest.mark.parametrize("job", list(WHERE))
MATCHING = {
    "unblock": {"crowbar": 3},
    "extinguish": {"fire_extinguisher": 3},
    "pump": {"water_pump": 3},
    "engine": {"engine_manual": 3, "toolbox": 2},
    "oxygen": {"pump_manual": 3, "toolbox": 2},
    "reactor": {"reactor_manual": 3, "toolbox": 2},
    "missile": {"deactivation_code": 3},
    "kraken": {"speargun": 3},
}


def test_all_repairs_and_all_items_that_help_are_tried_here() -> None:
    helping = {
        (job, item.id): item.bonus
        for item in PARTS.items.values()
        for job in item.repairs
        if item.id != "grog"  # helps everywhere
    }
    assert {(job, i): n for job, items in MATCHING.items() for i, n in items.items()} == helping
    assert set(WHERE) == set(PARTS.items["grog"].repairs) == set(do.JOBS)


def at_work(job: str, items: str = "", **more: Any) -> Table:
    room, case, code = WHERE[job]
    at_sea = room == SEA
    there = gnome(room, 30, f"{items} aqualung" if at_sea else items)
    table = position(there, gnome(*OTHER), **{**case, **more})
    table.act(*(["play:aqualung"] if at_sea else []), code)
    return table


def _check(item: str) -> list[str]:
    """The card of the faint check, on which nobody faints, for who has drunk."""
    return ["fire/0"] if item == "grog" else []


def done(table: Table, job: str) -> bool:
    state = table.state
    return {
        "unblock": state.blocked == [],
        "extinguish": table.burning() == [],
        "pump": state.water[5] == 0,
        "engine": table.track("pressure") == 3,
        "oxygen": table.track("asphyxiation") == 3,
        "reactor": table.track("heat") == 3,
        "missile": table.token("missile") is None,
        "kraken": table.token("devoured") is None,
    }[job]


@JOBS
def test_roll_up_to_the_minutes_succeeds(job: str) -> None:
    table = at_work(job)
    assert not done(table, job)
    table.act(("spend:4", 4))
    assert done(table, job)


@JOBS
def test_roll_above_the_minutes_fails(job: str) -> None:
    table = at_work(job, blocked=[(5, 6)] if job == "unblock" else [(4, 5), (5, 6), (5, 7), (5, 8)])
    before = table.state.ghost
    table.act(("spend:4", 5))
    assert not done(table, job)
    assert "RN-FIX-8" in table.rules
    spent = 4 + (1 if job == "extinguish" else 0)  # the only way out of the fire leads to 2
    assert before - spent == table.gnome(0).time


@JOBS
def test_ten_minutes_succeed_without_a_roll(job: str) -> None:
    table = at_work(job)
    table.act("spend:10")
    assert done(table, job)
    assert "RN-FIX-5" in table.rules


@JOBS
def test_one_minute_can_succeed_and_fail(job: str) -> None:
    table = at_work(job)
    table.act(("spend:1", 1))
    assert done(table, job)


@JOBS
@pytest.mark.parametrize("minutes", range(1, 11))
def test_success_is_a_tenth_for_each_of_minutes_and_bonus(job: str, minutes: int) -> None:
    for bonus, items in ((0, ""), (6, "grog grog")):
        table = at_work(job, items)
        table.act(*["add:grog"] * (bonus // 3))
        state = table.state
        action = GAME.parse(f"spend:{minutes}")
        # Only the die matters: the drunkard's card and the retreat come after it.
        won = Fraction(0)
        for branch in branches(GAME, state, state.seat, action):
            if any(event.rule == "RN-FIX-6" for event in branch.events):
                won += branch.probability
        assert won == Fraction(min(10, minutes + bonus), 10)


@JOBS
def test_bonus_of_every_item(job: str) -> None:
    """The values of the sheet's section 1.2; an item that does not match cannot be added."""
    fits = {**MATCHING[job], "grog": 3}
    for item in PARTS.items:
        table = at_work(job, item)
        if item in fits:
            table.act(f"add:{item}", ("spend:1", 1 + fits[item], *_check(item)))
            assert done(table, job), f"{item} adds {fits[item]}"
            assert table.gnome(0).items == []
        else:
            assert table.refused(f"add:{item}") == ["RN-FIX-4"]


@JOBS
def test_an_item_adds_no_more_than_its_bonus(job: str) -> None:
    for item, bonus in MATCHING[job].items():
        table = at_work(job, item)
        table.act(f"add:{item}")
        assert GAME.view(table.state, 0).bonus == (0 if item == "fire_extinguisher" else bonus)
        outcomes = branches(GAME, table.state, 0, GAME.parse("spend:1"))
        won = sum(b.probability for b in outcomes if any(e.rule == "RN-FIX-6" for e in b.events))
        assert won == Fraction(1 + bonus, 10)


def test_equal_items_add_up() -> None:
    table = at_work("unblock", "crowbar crowbar crowbar")
    table.act("add:crowbar", "add:crowbar", "add:crowbar", "spend:1")
    assert done(table, "unblock"), "1 + 9 are ten"


def test_played_items_are_gone_even_after_a_failure() -> None:
    table = at_work("engine", "engine_manual toolbox")
    table.act("add:toolbox", ("spend:1", 4))
    assert table.gnome(0).items == ["engine_manual"]
    assert "toolbox" in table.state.item_discard


def test_grog_played_while_moving_still_counts() -> None:
    table = position(gnome(2, 30, "grog"), gnome(*OTHER), tracks=(1, 1, 4))
    table.act("play:grog", "open:1", "enter", "fix:engine", ("spend:1", 4, "fire/0"))
    assert table.track("pressure") == 3
    assert table.gnome(0).level == 1


def test_the_extinguisher_counts_against_fire_only() -> None:
    table = position(gnome(2, 30, "fire_extinguisher"), gnome(*OTHER), fire=[1])
    table.act("play:fire_extinguisher", "open:1", "enter", "fix:extinguish", ("spend:1", 4))
    assert table.burning() == []
    table = position(gnome(2, 30, "fire_extinguisher"), gnome(*OTHER), tracks=(1, 1, 4))
    table.act("play:fire_extinguisher", "open:1", "enter", "fix:engine", ("spend:1", 2))
    assert table.track("pressure") == 4


# -- low water, fire and high water ---------------------------------------------------------------


@pytest.mark.parametrize("job", ["unblock", "engine", "oxygen", "reactor", "missile"])
def test_c05_low_water_costs_two_minutes_that_do_not_count(job: str) -> None:
    room = WHERE[job][0]
    table = at_work(job, low=[room])
    assert table.state.spent == 2
    table.act(("spend:3", 4))
    assert not done(table, job)
    assert table.gnome(0).time == 30 - 5


def test_c05_pumping_and_waiting_cost_nothing_more() -> None:
    table = at_work("pump")
    table.act("spend:10")
    assert table.gnome(0).time == 20
    table = position(gnome(5), gnome(*OTHER), low=[5])
    table.act("wait:1")
    assert table.gnome(0).time == 29


def test_in_a_fire_there_is_only_the_fire() -> None:
    table = position(
        gnome(1, items="crowbar"), gnome(1, 20), fire=[1], blocked=[(1, 2)], tracks=(1, 1, 4)
    )
    assert table.legal == {"fix:extinguish", "open:3"}
    for code in ("fix:engine", "fix:unblock:2", "wait:1", "trade:2"):
        assert "RN-FIRE-3" in table.refused(code)


def test_in_high_water_there_is_no_action() -> None:
    table = position(gnome(1), gnome(1, 20, "grog"), high=[1], blocked=[(1, 2)])
    assert table.legal == {"open:3"} | {f"wait:{n}" for n in range(1, 11)}
    for code in ("fix:engine", "fix:unblock:2", "fix:pump", "trade:2"):
        assert table.refused(code) == ["RN-FIX-9"]


# -- what a success does --------------------------------------------------------------------------


@pytest.mark.parametrize("job", ["engine", "oxygen", "reactor"])
@pytest.mark.parametrize("marker", range(1, 10))
def test_c01_one_space_back_by_the_seed(job: str, marker: int) -> None:
    assert _repaired(job, marker) == max(1, marker - 1)


@pytest.mark.parametrize("job", ["engine", "oxygen", "reactor"])
@pytest.mark.parametrize("marker", range(1, 10))
@pytest.mark.parametrize("options", [{"rule_set": "published"}, {"repair": "reset"}])
def test_c01_the_reset_star_as_published(job: str, marker: int, options: dict[str, str]) -> None:
    assert _repaired(job, marker, **options) == (5 if marker >= 6 else 1)


def _repaired(job: str, marker: int, **options: str) -> int:
    table = at_work(job, tracks=(marker, marker, marker), **options)
    table.act("spend:10")
    track = {"engine": "pressure", "oxygen": "asphyxiation", "reactor": "heat"}[job]
    others = [name for name in ("asphyxiation", "heat", "pressure") if name != track]
    assert [table.track(name) for name in others] == [marker, marker]
    return table.track(track)


@pytest.mark.parametrize(("job", "token"), [("engine", "crushed"), ("oxygen", "asphyxiated")])
def test_one_success_does_both(job: str, token: str) -> None:
    table = at_work(job, tokens={token: 9})
    table.act("spend:10")
    assert done(table, job)
    assert table.token(token) is None


def test_the_reactor_removes_no_token() -> None:
    tokens = {"crushed": 9, "asphyxiated": 8, "missile": 7, "devoured": 6}
    table = at_work("reactor", tokens=tokens)
    table.act("spend:10")
    assert {name: table.token(name) for name in tokens} == tokens


def test_the_missile_only_while_its_token_is_there() -> None:
    table = position(gnome(7), gnome(*OTHER))
    assert table.refused("fix:missile") == ["RN-FIX-1"]


def test_one_hatch_a_repair() -> None:
    table = position(gnome(5), gnome(*OTHER), blocked=[(5, 6), (5, 7)])
    table.act("fix:unblock:7", "spend:10")
    assert table.state.blocked == [(5, 6)]


def test_13_8_the_lucky_charm_rolls_once_more() -> None:
    table = at_work("engine", "lucky_charm lucky_charm")
    table.act(("spend:3", 4))
    assert table.legal == {"charm", "no-charm"}
    table.act(("charm", 3))
    assert done(table, "engine")
    table = at_work("engine", "lucky_charm lucky_charm")
    table.act(("spend:3", 4), ("charm", 4))
    assert not done(table, "engine"), "one charm a repair"
    assert table.gnome(0).items == ["lucky_charm"]
    table = at_work("engine", "lucky_charm")
    table.act(("spend:3", 4), "no-charm")
    assert table.gnome(0).items == ["lucky_charm"]
