"""The sea, the aqualung and what each passage costs (sheet 3.4, C14, C15, 13.9)."""

from __future__ import annotations

import pytest

from tests.games.red_november.position import LOW, SEA, gnome, position

OTHER = (1, 20)


@pytest.mark.parametrize("room", [3, 6, 9])
def test_c14_out_and_in_cost_two_minutes_each(room: int) -> None:
    table = position(gnome(room, items="aqualung"), gnome(*OTHER))
    table.act("open:sea", "enter")
    assert (table.gnome(0).at, table.state.spent) == (SEA, 2)
    table.act(f"open:{9 if room == 3 else 3}", "enter")
    assert table.state.spent == 4


def test_three_minutes_into_low_water() -> None:
    table = position(gnome(3, items="aqualung"), gnome(*OTHER), low=[9])
    table.act("open:sea", "enter", "open:9", "enter")
    assert table.state.spent == 2 + 3


@pytest.mark.parametrize("room", [1, 2, 4, 5, 7, 8, 10])
def test_other_rooms_have_no_hatch_to_the_sea(room: int) -> None:
    table = position(gnome(room, items="aqualung"), gnome(*OTHER))
    assert table.refused("open:sea") == ["RN-MOVE-1"]


def test_an_open_exterior_hatch_floods_nothing() -> None:
    table = position(gnome(3, items="aqualung"), gnome(*OTHER))
    table.act("open:sea")
    assert table.water(LOW) == []


def test_without_air_nobody_goes_out() -> None:
    table = position(gnome(3), gnome(*OTHER))
    table.act("open:sea")
    assert table.refused("enter") == ["RN-SEA-2"]


def test_going_out_uses_the_aqualung_up() -> None:
    table = position(gnome(3, items="aqualung crowbar"), gnome(*OTHER))
    table.act("open:sea", "enter")
    assert table.gnome(0).items == ["crowbar"]
    assert "aqualung" in table.state.item_discard


def test_c15_it_lasts_until_the_action_of_the_next_turn() -> None:
    table = position(gnome(3, 30, "aqualung"), gnome(1, 10), gnome(2, 10))
    table.act("open:sea", "enter", "wait:0")
    assert table.gnome(0).fate == 0
    table.act("open:3", "enter", "wait:0")
    assert (table.gnome(0).fate, table.gnome(0).at) == (0, 3)


def test_c15_who_begins_and_ends_a_turn_in_the_sea_drowns() -> None:
    table = position(gnome(3, 30, "aqualung"), gnome(1, 10), gnome(2, 10))
    table.act("open:sea", "enter", "wait:0", "wait:1")
    assert table.gnome(0).fate == 1
    assert "RN-SEA-3" in table.rules
    assert "RN-DEATH-1" not in table.rules, "neither fire nor high water"


def test_who_flees_from_a_fire_into_the_used_up_air_puts_on_the_next() -> None:
    """The movement is over, so the new aqualung can only be played on the way out."""
    table = position(
        gnome(SEA, items="aqualung fire_extinguisher", air=1),
        gnome(*OTHER),
        gnome(1, 10),
        fire=[6],
        blocked=[(5, 6)],
    )
    table.act("play:fire_extinguisher", "open:6", "enter", "fix:extinguish", ("spend:1", 10))
    assert (table.gnome(0).at, table.gnome(0).fate, table.gnome(0).items) == (SEA, 0, [])


def test_who_has_no_other_aqualung_drowns_on_that_flight() -> None:
    table = position(
        gnome(SEA, items="fire_extinguisher", air=1),
        gnome(*OTHER),
        gnome(1, 10),
        fire=[6],
        blocked=[(5, 6)],
    )
    table.act("play:fire_extinguisher", "open:6", "enter", "fix:extinguish", ("spend:1", 10))
    assert table.gnome(0).fate == 1
    assert "RN-SEA-3" in table.rules


def test_c15_a_new_aqualung_at_the_start_of_the_turn_saves() -> None:
    table = position(gnome(3, 30, "aqualung aqualung"), gnome(1, 10), gnome(2, 10))
    table.act("open:sea", "enter")
    assert table.refused("play:aqualung") == ["RN-SEA-3"], "this one is still fresh"
    table.act("wait:0", "play:aqualung", "wait:1")
    assert (table.gnome(0).fate, table.gnome(0).items) == (0, [])
    table.act("wait:1")
    assert table.gnome(0).fate == 1, "the second one covers no third turn"


def test_13_9_every_passage_out_takes_one_unless_one_still_covers_the_turn() -> None:
    table = position(gnome(3, 30, "aqualung aqualung"), gnome(1, 10), gnome(2, 10))
    table.act("open:sea", "enter", "open:9", "enter", "open:sea", "enter")
    assert table.gnome(0).items == ["aqualung"], "the same turn"
    table.act("open:9", "enter", "wait:0", "open:sea", "enter")
    assert table.gnome(0).items == ["aqualung"], "the following turn, up to its action"
    table.act("open:9", "enter", "wait:0", "open:sea", "enter")
    assert table.gnome(0).items == [], "the turn after that takes a new one"


def test_coming_in_meets_fire_and_high_water() -> None:
    table = position(gnome(SEA, air=1), gnome(*OTHER), fire=[3], high=[9])
    table.act("open:3")
    assert table.refused("enter") == ["RN-MOVE-4"]
    table.act("open:9")
    assert table.refused("enter") == ["RN-MOVE-5"]
    table.act("open:6", "enter")
    assert table.gnome(0).at == 6


def test_in_the_sea_there_is_only_the_kraken_to_fix() -> None:
    calm = position(gnome(SEA, air=1), gnome(*OTHER))
    assert calm.refused("fix:kraken") == ["RN-FIX-1"]
    table = position(gnome(SEA, air=1), gnome(*OTHER), tokens={"devoured": 5})
    assert [code for code in table.legal if code.startswith("fix")] == ["fix:kraken"]


def test_the_kraken_is_killed_in_the_sea_only() -> None:
    for room in range(1, 11):
        table = position(gnome(room), gnome(*OTHER), tokens={"devoured": 5})
        assert table.refused("fix:kraken") == ["RN-FIX-1"]


def test_no_fire_or_water_in_the_sea() -> None:
    table = position(gnome(SEA, air=1), gnome(*OTHER), tokens={"devoured": 5})
    table.act("fix:kraken")
    assert table.state.spent == 0, "no two minutes for low water"
