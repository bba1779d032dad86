"""The two examples that the fact sheet works through, with all their numbers."""

from __future__ import annotations

from tests.games.raids.position import GAME, HOME, Table, ids, position, ship

RED, BLUE, GREEN = 0, 1, 2


def worked_turn() -> Table:
    """Red is rear-most at a rune; Blue at 7, Green at 9. Red has a rune, an axe, 4 Vikings."""
    board = {
        4: "1-11",  # rune
        5: "2-13",  # visit [2, 1]
        6: "1-05",  # axe
        7: "2-06",  # goods 4
        8: "1-16",  # monster 3
        9: "1-01",  # sail
        10: "1-10",  # standard 3
    }
    red = ship(4, 4, "1-04", runes="1-12")
    return position(red, ship(7, 5), ship(9, 5), board=board, villages=(3, 3))


def test_red_takes_its_second_rune() -> None:
    table = worked_turn()
    assert sorted(ids(table.ship(RED).runes)) == ["1-11", "1-12"]
    assert GAME.points(table.state)[RED]["runes"] == 3


def test_two_tiles_are_cleared_and_three_vikings_return() -> None:
    table = worked_turn()
    assert table.tiles() == {7: "2-06", 8: "1-16", 9: "1-01", 10: "1-10"}
    # 40 less 4 + 5 + 5 aboard and 3 + 3 in the villages; the visit's 2 + 1 are back already.
    assert table.state.supply == 40 - 14 - 6
    assert table.told("RD-CLEAR-2") == [{"n": 3}]


def test_red_may_stop_at_seven_nine_ten_or_home() -> None:
    assert worked_turn().legal == {"sail:7", "sail:9", "sail:10", "sail:home"}


def test_red_fights_blue_after_the_village() -> None:
    table = worked_turn()
    table.act("sail:7")
    assert table.ship(RED).vikings == 4 + 1 - 1, "a villager joins, the first bid is paid"
    assert table.state.seat == BLUE
    assert table.legal == {"pay:2", "flee"}


def test_red_defeats_the_monster_for_two_vikings() -> None:
    table = worked_turn()
    before = sum(GAME.points(table.state)[RED].values())
    table.act("sail:10")
    assert table.ship(RED).vikings == 5
    table.act("defeat")
    assert table.ship(RED).vikings == 3
    assert sum(GAME.points(table.state)[RED].values()) == before + 3
    assert table.places() == [10, 7, 9]


def test_red_sacrifices_one_viking() -> None:
    table = worked_turn()
    table.act("sail:10", "sacrifice")
    assert table.ship(RED).vikings == 4
    assert table.ship(RED).monsters == ()


def test_red_may_fight_green_after_either_answer() -> None:
    for answer, left in (("defeat", 3 - 1), ("sacrifice", 4 - 1)):
        table = worked_turn()
        table.act("sail:9", answer)
        assert table.ship(RED).vikings == left
        assert table.state.seat == GREEN


def test_red_may_sail_home_at_once() -> None:
    table = worked_turn()
    table.act("sail:home", "defeat")
    assert table.places()[RED] == HOME
    assert table.state.arrived == [RED]
    # Both villages are on the way: 4 + 1 - 2 + 1.
    assert table.ship(RED).vikings == 4


def test_the_fight_example() -> None:
    attacker, defender = 0, 1
    board = {2: "1-11", 7: "1-07", 9: "1-01", 12: "1-10", 14: "1-12"}
    table = position(ship(2, 5), ship(7, 6), ship(9), board=board)
    supply = table.state.supply
    table.act("sail:7")
    assert table.crews()[:2] == [4, 6]
    assert (table.state.seat, table.legal) == (defender, {"pay:2", "flee"})
    table.act("pay:2")
    assert table.crews()[:2] == [4, 4]
    assert (table.state.seat, table.legal) == (attacker, {"pay:3", "flee"})
    table.act("pay:3")
    assert table.crews()[:2] == [1, 4]
    assert (table.state.seat, table.legal) == (defender, {"pay:4", "flee"})
    table.act("pay:4")
    assert table.crews()[:2] == [1, 0]
    assert table.told("RD-FIGHT-4") == [{"ship": attacker, "n": 5}], "it cannot pay 5"
    assert (table.state.seat, table.state.phase) == (attacker, "flee")
    assert table.state.supply == supply + 1 + 2 + 3 + 4
    table.act("sail:12")
    assert table.places() == [12, 7, 9]
    assert table.ship(attacker).vikings == 1
