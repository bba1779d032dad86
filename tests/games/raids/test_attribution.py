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


BOARD = {2: "1-11", 3: "1-16", 4: "1-07", 7: "1-10", 8: "1-01", 9: "1-02", 12: "1-12"}


def test_the_neutral_ship_flees_by_its_own_rule() -> None:
    table = position(ship(2, 3), ship(4, 1), ghost=ship(8), board=BOARD)
    table.act("sail:8")
    # RD-FLEE-1 lets a ship flee to any stop tile; the neutral one goes to the nearest free one.
    flights = [event for event in table.log if event.key == "raids.flees_to"]
    assert [(event.rule, event.data["to"]) for event in flights] == [("RD-GHOST-5", 9)]


def test_the_neutral_ship_clears_by_its_own_rule() -> None:
    table = position(ship(4, 3), ship(8, 3), ghost=ship(2), board=BOARD)
    assert [event.rule for event in table.log if event.key == "raids.clears"] == ["RD-GHOST-2"]


def test_throwing_away_with_space_cites_the_option_that_allows_it() -> None:
    board = {2: "1-05", 7: "1-07", 9: "1-02"}
    spare = position(ship(2, hold="1-03"), ship(7), ship(9), board=board, discard="any_time")
    assert spare.refused("discard:1-10") == ["RD-LOAD-3"]
    spare.act("discard:1-03")
    assert [event.rule for event in spare.log if event.key == "raids.discards"] == ["RD-LOAD-3"]
    crowded = ship(2, hold="1-03 1-04 1-06 1-10 2-01")
    full = position(crowded, ship(7), ship(9), board=board, discard="any_time")
    full.act("discard:1-03")
    assert [event.rule for event in full.log if event.key == "raids.discards"] == ["RD-LOAD-2"]


def test_a_third_sale_is_refused_for_the_number() -> None:
    board = {**BOARD, 2: "1-13"}
    del board[4]
    goods = ship(2, 1, "1-07 1-08 1-09")
    table = position(goods, ship(7), ship(9), board=board)
    table.act("sell:1-07", "sell:1-08")
    assert table.refused("sell:1-09") == ["RD-TURN-2", "RD-POST-2"]
    # Who has chosen to go on has sold too few for that.
    other = position(ship(2, 1, "1-07 1-08 1-09"), ship(7), ship(9), board=board)
    other.act("sell:1-07", "keep")
    assert other.refused("sell:1-08") == ["RD-TURN-2", "RD-POST-1"]
