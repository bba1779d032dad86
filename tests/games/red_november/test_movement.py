"""Phase 1: hatches, water, fire, and what each step costs (sheet 3.4, C02, C14, C17 to C19)."""

from __future__ import annotations

import pytest

from tests.games.red_november.position import HIGH, LOW, PARTS, gnome, position


def test_opening_costs_a_minute_and_entering_nothing() -> None:
    table = position(gnome(5), gnome(1, 20))
    table.act("open:2")
    assert (table.state.spent, table.gnome(0).at) == (1, 5)
    table.act("enter")
    assert (table.state.spent, table.gnome(0).at) == (1, 2)
    assert table.gnome(0).time == 30, "the time keeper moves only in the updates"
    assert table.state.ghost == 29


def test_entering_low_water_costs_a_minute_more() -> None:
    table = position(gnome(5), gnome(1, 20), low=[2])
    table.act("open:2", "enter")
    assert table.state.spent == 2


def test_hatches_fall_shut() -> None:
    table = position(gnome(5), gnome(1, 20))
    table.act("open:2", "enter", "open:5", "enter")
    assert table.state.spent == 2
    table = position(gnome(5), gnome(1, 20))
    table.act("open:2", "enter")
    assert table.refused("enter") == ["RN-MOVE-3"]


def test_any_number_of_steps() -> None:
    table = position(gnome(10), gnome(1, 20))
    table.act("open:8", "enter", "open:5", "enter", "open:2", "enter", "open:1", "enter")
    assert (table.gnome(0).at, table.state.spent) == (1, 4)


def test_opened_and_not_walked_through() -> None:
    table = position(gnome(5), gnome(1, 20))
    table.act("open:2", "open:4", "enter")
    assert (table.gnome(0).at, table.state.spent) == (4, 2)


def test_c27_beyond_the_end_nobody_walks_for_ever() -> None:
    """Opening costs nothing once the ghost is on 0; after 10 such minutes it is over."""
    table = position(gnome(5, 2), gnome(1, 0), low=[6])
    table.act("open:6")
    assert (table.state.ghost, table.state.spent) == (1, 1)
    table.act("enter", *["open:5", "enter", "open:6", "enter"] * 3)  # 3 minutes to and fro
    assert (table.state.ghost, table.state.spent) == (0, 11)
    table.act("open:5")
    assert table.refused("open:5") == ["RN-MOVE-1", "RN-MOVE-7"]  # it is open, and enough is enough
    table.act("enter")
    assert {code for code in table.legal if code.startswith("open")} == set()
    table.act("wait:0")
    assert table.ending is not None


def test_c27_the_way_out_of_a_fire_stays_open() -> None:
    table = position(gnome(6, 1, "grog"), gnome(1, 0), fire=[5])
    table.act("play:grog", *["open:5", "enter", "open:6", "enter"] * 5, "open:5", "enter")
    assert table.refused("open:6") == ["RN-MOVE-7"]
    assert table.legal == {"fix:extinguish"}
    table.act("fix:extinguish", ("spend:1", 10))
    table.act(("retreat:6", "respite/0"))
    assert table.gnome(0).at == 6


@pytest.mark.parametrize("time", [1, 10, 60])
@pytest.mark.parametrize("rule_set", ["seed", "published"])
def test_c27_every_turn_ends_however_long_somebody_walks(time: int, rule_set: str) -> None:
    table = position(gnome(3, time, "aqualung"), gnome(1, 0), rule_set=rule_set)
    opened = 0
    while ways := sorted(code for code in table.legal if code.startswith("open")):
        table.act(ways[opened % len(ways)])
        opened += 1
        if opened % 3 and "enter" in table.legal:
            table.act("enter")
    assert opened <= time + 10
    assert table.legal, "something to end the turn with"


def test_no_movement_after_the_action() -> None:
    table = position(gnome(1), gnome(2, 20))
    table.act("fix:engine")
    assert table.refused("open:2") == ["RN-TURN-2"]


# -- water ----------------------------------------------------------------------------------------

RULE_SETS = pytest.mark.parametrize("rule_set", ["seed", "published"])


@RULE_SETS
def test_high_runs_into_a_dry_room(rule_set: str) -> None:
    table = position(gnome(5), gnome(1, 20), high=[2], rule_set=rule_set)
    table.act("open:2")
    assert (table.water(LOW), table.water(HIGH)) == ([2, 5], [])
    table.act("enter")
    assert table.state.spent == 2


@RULE_SETS
def test_high_runs_out_of_the_own_room(rule_set: str) -> None:
    table = position(gnome(5), gnome(1, 20), high=[5], rule_set=rule_set)
    table.act("open:2")
    assert table.water(LOW) == [2, 5]


@RULE_SETS
@pytest.mark.parametrize("wet", [[2], [5]])
def test_low_and_dry_stay(rule_set: str, wet: list[int]) -> None:
    table = position(gnome(5), gnome(1, 20), low=wet, rule_set=rule_set)
    table.act("open:2")
    assert (table.water(LOW), table.water(HIGH)) == (wet, [])


@RULE_SETS
def test_high_and_high_stay(rule_set: str) -> None:
    table = position(gnome(5), gnome(1, 20), high=[2, 5], rule_set=rule_set)
    table.act("open:2")
    assert table.water(HIGH) == [2, 5]
    assert table.refused("enter") == ["RN-MOVE-5"]


def test_c02_high_and_low_stay_by_the_seed() -> None:
    table = position(gnome(5), gnome(1, 20), high=[5], low=[2])
    table.act("open:2")
    assert (table.water(LOW), table.water(HIGH)) == ([2], [5])
    table.act("enter")
    assert table.state.spent == 2, "out of the high water into the low room for 1 + 1"


@pytest.mark.parametrize("options", [{"rule_set": "published"}, {"high_low": "levels"}])
def test_c02_high_and_low_level_out_as_published(options: dict[str, str]) -> None:
    table = position(gnome(5), gnome(1, 20), high=[5], low=[2], **options)
    table.act("open:2")
    assert (table.water(LOW), table.water(HIGH)) == ([2, 5], [])


def test_c02_the_option_alone_brings_the_seed_back() -> None:
    options = {"rule_set": "published", "high_low": "stays"}
    table = position(gnome(5), gnome(1, 20), high=[2], low=[5], **options)
    table.act("open:2")
    assert table.water(HIGH) == [2]
    assert table.refused("enter") == ["RN-MOVE-5"]


def test_c18_opening_alone_levels_the_water() -> None:
    table = position(gnome(5), gnome(1, 20), high=[2])
    table.act("open:2", "wait:0")
    assert table.water(LOW) == [2, 5]
    assert table.gnome(0).at == 5


def test_c19_high_water_is_not_entered() -> None:
    table = position(gnome(5), gnome(1, 20), high=[2], low=[5])
    table.act("open:2")
    assert table.refused("enter") == ["RN-MOVE-5"]


def test_water_puts_the_fire_out_on_either_side() -> None:
    table = position(gnome(5), gnome(1, 20), high=[5], fire=[2])
    table.act("open:2")
    assert table.burning() == []
    table.act("enter")
    assert table.state.spent == 2
    table = position(gnome(5), gnome(1, 20), high=[2], fire=[5])
    table.act("open:2")
    assert table.burning() == []
    assert "wait:0" in table.legal, "it burns no longer, so he may do nothing"


# -- fire and blocked hatches ---------------------------------------------------------------------


def test_a_fire_is_not_entered_without_an_item() -> None:
    table = position(gnome(5, items="crowbar"), gnome(1, 20), fire=[2])
    table.act("open:2")
    assert table.refused("enter") == ["RN-MOVE-4"]


@pytest.mark.parametrize("item", ["grog", "fire_extinguisher"])
def test_c17_one_item_serves_for_all_fires_of_the_turn(item: str) -> None:
    table = position(gnome(5, items=item), gnome(1, 20), fire=[1, 2])
    table.act(f"play:{item}", "open:2", "enter", "open:1", "enter")
    assert (table.gnome(0).at, table.state.spent) == (1, 2)


def test_c09_the_item_fire_is_the_extinguisher() -> None:
    """With it one enters fires; no other item but Grog does that."""
    for item in PARTS.items:
        if item not in ("grog", "fire_extinguisher"):
            table = position(gnome(5, items=item), gnome(1, 20), fire=[2])
            table.act(*([f"play:{item}"] if f"play:{item}" in table.legal else []), "open:2")
            assert "enter" not in table.legal


def test_c17_but_not_for_the_next_turn() -> None:
    table = position(gnome(5, items="fire_extinguisher"), gnome(1, 20), fire=[2])
    table.act("play:fire_extinguisher", "wait:1")
    table.act("open:2")
    assert table.refused("enter") == ["RN-MOVE-4"]


def test_leaving_a_fire_needs_nothing() -> None:
    table = position(gnome(5), gnome(1, 20), fire=[5])
    table.act("open:2", "enter", "wait:0")
    assert table.gnome(0).fate == 0


def test_a_blocked_hatch_opens_from_neither_side() -> None:
    for at, to in ((5, 2), (2, 5)):
        table = position(gnome(at), gnome(1, 20), blocked=[(2, 5)])
        assert table.refused(f"open:{to}") == ["RN-MOVE-6"]
        assert f"open:{to}" not in table.legal


def test_rooms_without_a_hatch_between_them() -> None:
    table = position(gnome(5), gnome(1, 20))
    assert table.refused("open:1") == ["RN-MOVE-1"]
    assert table.refused("open:sea") == ["RN-MOVE-1"]


def test_trapped_in_high_water() -> None:
    """All hatches blocked: nothing but waiting, and death at the start of the updates."""
    table = position(gnome(6), gnome(1, 20), gnome(2, 20), high=[6], blocked=[(5, 6)])
    assert table.legal == {"open:sea"} | {f"wait:{n}" for n in range(1, 11)}
    table.act("wait:1")
    assert table.gnome(0).fate == 1
    table = position(gnome(6), gnome(1, 20), gnome(2, 20), high=[6])
    table.act("open:5", "wait:0")
    assert table.gnome(0).fate == 0, "the hatch alone has saved him"
