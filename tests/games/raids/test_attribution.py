"""Events and refusals cite a rule whose text really covers the case."""

from __future__ import annotations

from tests.games.raids.position import HOME, position, ship


def test_the_last_ship_under_way_is_told_so() -> None:
    table = position(ship(HOME), ship(12), ship(HOME), board={12: "1-10", 14: "1-12"})
    assert table.told("RD-SAIL-6") == [{"ship": 1}]


def test_a_ship_with_no_stop_left_is_told_so_too() -> None:
    # No Viking to attack with, and no free stop ahead: home it must go, while others are at sea.
    board = {2: "1-11", 12: "1-10", 14: "1-12"}
    table = position(ship(2, 0), ship(12, 1), ship(14, 1), board=board)
    assert table.told("RD-SAIL-6") == [{"ship": 0}]


def test_a_full_ship_is_not_told_that_it_has_space() -> None:
    board = {2: "1-11", 7: "1-07", 9: "1-01"}
    full = ship(2, 1, "1-03 1-04 1-05 1-06 2-08")
    table = position(full, ship(7), ship(9), board=board)
    assert "RD-LOAD-3" not in table.refused("discard:1-03")
    assert "RD-LOAD-2" in table.refused("discard:1-03")
