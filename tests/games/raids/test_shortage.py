"""What happens when the 40 Vikings run short."""

from __future__ import annotations

from tests.games.raids.position import HOME, position, ship


def test_with_an_empty_supply_the_trading_post_brings_no_viking() -> None:
    crews = (ship(2, 5), ship(7, 10), ship(9, 10), ship(HOME, 10))
    board = {2: "1-13", 7: "1-01", 9: "1-02", 12: "1-10"}
    table = position(*crews, board=board, villages=(5, 0))
    assert table.crews() == [5, 10, 10, 10]
    assert table.state.supply == 0
    assert table.told("RD-POST-3") == []
    assert len(table.told("RD-GAIN-1")) == 1


def test_sails_bring_vikings_in_order_of_arrival_while_there_are_any() -> None:
    # 8 + 8 + 10 + 10 aboard and 3 in a village: one Viking is left for two ships with a sail.
    crews = (ship(HOME, 8, "1-01"), ship(HOME, 8, "1-02"), ship(HOME, 10), ship(HOME, 10))
    for arrived, after in (((0, 1, 2, 3), [9, 8]), ((2, 1, 3, 0), [8, 9])):
        table = position(*(one.clone() for one in crews), arrived=arrived, villages=(3, 0))
        assert table.crews()[:2] == after
        assert table.state.supply == 0
        assert table.state.villages == [3, 0], "nobody is left to fill them up"


def test_sails_bring_no_more_vikings_than_there_are_shields() -> None:
    # Two sails: six shields on empty spaces and one on each tile.
    table = position(ship(HOME, 7, "1-01 1-02"), ship(HOME), ship(HOME))
    assert table.crews()[0] == 8
    assert [event["n"] for event in table.told("RD-GAIN-1")] == [1]


def test_an_unstocked_visit_gives_nothing() -> None:
    board = {2: "1-11", 4: "1-07", 5: "1-02", 8: "2-13", 9: "1-01", 12: "1-10"}
    table = position(ship(2, 1), ship(4), ship(5), board=board, stock={8: ()})
    table.act("sail:9")
    assert table.crews()[0] == 1
    assert table.tiles()[8] == "2-13"


def test_an_empty_village_gives_nothing() -> None:
    board = {2: "1-11", 4: "1-07", 5: "1-02", 9: "1-01", 12: "1-10"}
    table = position(ship(2, 1), ship(4), ship(5), board=board)
    table.act("sail:9")
    assert table.crews()[0] == 1


def test_a_village_gets_what_is_left() -> None:
    crews = (ship(HOME, 10), ship(HOME, 10), ship(HOME, 10), ship(HOME, 8))
    table = position(*crews, villages=(1, 0))
    assert table.state.villages == [2, 0]
    assert table.state.supply == 0
