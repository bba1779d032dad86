"""Failed extinguishing and the retreat (sheet 4.3, C04, 13.1)."""

from __future__ import annotations

import pytest

from tests.games.red_november.position import LOW, SEA, Table, gnome, position

OTHER = (10, 20)
ALL_OF_1 = [(1, 2), (1, 3)]


def failed(*, items: str = "", room: int = 1, **case: object) -> Table:
    fire = [room, *case.pop("fire", [])]  # type: ignore[misc]
    table = position(gnome(room, 30, items), gnome(*OTHER), gnome(*OTHER), fire=fire, **case)  # type: ignore[arg-type]
    table.act("fix:extinguish", ("spend:2", 3))
    return table


def test_the_only_way_out_is_taken() -> None:
    table = failed(blocked=[(1, 3)])
    assert table.gnome(0).at == 2
    assert table.gnome(0).time == 30 - 2 - 1
    assert table.burning() == [1]


def test_with_several_the_player_chooses() -> None:
    table = failed()
    assert table.legal == {"retreat:2", "retreat:3"}
    table.act("retreat:3")
    assert (table.gnome(0).at, table.gnome(0).time) == (3, 27)


def test_c04_normal_cost_into_low_water() -> None:
    table = failed(blocked=[(1, 3)], low=[2])
    assert table.gnome(0).time == 30 - 2 - 2


def test_c04_the_option_makes_it_free() -> None:
    table = failed(blocked=[(1, 3)], low=[2], failed_fire="free")
    assert (table.gnome(0).at, table.gnome(0).time) == (2, 28)


def test_trapped_he_dies_in_the_fire() -> None:
    table = failed(blocked=ALL_OF_1)
    assert table.gnome(0).fate == 1
    assert {"RN-FIRE-2", "RN-DEATH-1"} <= table.rules


def test_trapped_between_fires() -> None:
    table = failed(fire=[2, 3])
    assert table.gnome(0).fate == 1


def test_the_extinguisher_of_this_turn_still_covers_another_fire() -> None:
    table = position(
        gnome(1, 30, "fire_extinguisher"), gnome(*OTHER), gnome(*OTHER), fire=[1, 2, 3]
    )
    table.act("play:fire_extinguisher", "fix:extinguish", ("spend:2", 6))
    assert table.legal == {"retreat:2", "retreat:3"}
    table.act("retreat:2")
    assert table.gnome(0).fate == 1, "out of one fire into the other, where the updates find him"


def test_13_1_high_water_next_door_is_no_obstacle() -> None:
    table = failed(blocked=[(1, 3)], high=[2])
    assert (table.gnome(0).at, table.gnome(0).fate) == (2, 0)
    assert table.water(LOW) == [1, 2]
    assert table.burning() == [], "the water puts the fire out"
    assert table.gnome(0).time == 30 - 2 - 2


def test_the_way_out_to_the_sea_takes_an_aqualung() -> None:
    blocked = [(5, 6)]
    table = failed(room=6, blocked=blocked)
    assert table.gnome(0).fate == 1
    table = failed(room=6, blocked=blocked, items="aqualung")
    assert (table.gnome(0).at, table.gnome(0).items) == (SEA, [])
    assert table.gnome(0).time == 30 - 2 - 2


def test_after_a_success_nobody_retreats() -> None:
    table = position(gnome(1), gnome(*OTHER), fire=[1])
    table.act("fix:extinguish", ("spend:2", 2))
    assert (table.gnome(0).at, table.gnome(0).time) == (1, 28)


@pytest.mark.parametrize("code", ["wait:1", "wait:10", "fix:engine"])
def test_in_a_burning_room_at_least_a_minute_is_tried(code: str) -> None:
    table = position(gnome(1), gnome(*OTHER), fire=[1])
    assert table.refused(code) == ["RN-FIRE-3"]
