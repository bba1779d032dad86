"""Rows 1 to 21 of the table of rulings: what was decided where the texts leave a question open."""

from __future__ import annotations

from tablelab.core.match import Match
from tests.games.raids.position import GAME, HOME, PARTS, ids, position, ship


def test_ruling_01_sixteen_tiles_a_voyage() -> None:
    assert [len(voyage) for voyage in PARTS.voyages] == [16, 16, 16, 16]


def test_ruling_02_a_ship_has_five_spaces() -> None:
    four = position(ship(2, hold="1-01 1-02 1-03 1-04"), ship(9), ship(HOME), board=_two_nine())
    assert ids(four.ship(0).hold) == ["1-01", "1-02", "1-03", "1-04", "1-05"]
    full = position(
        ship(2, hold="1-01 1-02 1-03 1-04 1-06"), ship(9), ship(HOME), board=_two_nine()
    )
    assert full.state.phase == "discard"


def _two_nine() -> dict[int, str]:
    return {2: "1-05", 9: "1-10", 12: "1-11"}


def test_ruling_03_two_villages() -> None:
    assert len(Match.new(GAME, 4).view(None).villages) == 2


def test_ruling_04_sixteen_spaces() -> None:
    view = Match.new(GAME, 4).view(None)
    assert [place for place, tile in enumerate(view.board) if tile] == list(range(1, 17))


def test_ruling_05_each_bid_is_exactly_one_more() -> None:
    table = position(ship(2, 6), ship(7, 9), ship(9, 2), board=_race())
    table.act("sail:7")
    assert table.legal == {"pay:2", "flee"}
    assert table.refused("pay:3") == table.refused("pay:4") == ["RD-FIGHT-3"]
    table.act("pay:2")
    assert table.legal == {"pay:3", "flee"}


def _race() -> dict[int, str]:
    """Ships may lie at 2, 7 and 9; 8 and 12 are free, nothing else lies out."""
    return {2: "1-11", 7: "1-07", 8: "1-01", 9: "1-02", 12: "1-10"}


def test_ruling_06_both_sides_lose_all_they_bid() -> None:
    table = position(ship(2, 6), ship(7, 9), ship(9, 2), board=_race())
    supply = table.state.supply
    table.act("sail:7", "pay:2", "pay:3", "flee", "sail:home")
    assert table.crews() == [6 - 1 - 3, 9 - 2, 2]
    assert table.state.supply == supply + 6


def test_ruling_07_a_ship_without_vikings_cannot_attack() -> None:
    table = position(ship(2, 0), ship(7, 9), ship(9, 2), board=_race())
    assert table.refused("sail:7") == table.refused("sail:9") == ["RD-FIGHT-1"]
    assert table.legal == {"sail:8", "sail:12", "sail:home"}


def test_ruling_08_what_is_passed_comes_before_the_fight() -> None:
    table = position(ship(2, 0), ship(7, 1), ship(9), board=_race(), villages=(1, 0))
    table.act("sail:7")  # a Viking joins in the village behind space 5, and is at once paid
    assert table.crews()[0] == 0
    assert table.state.villages == [0, 0]
    assert table.places()[0] == 7
    assert table.state.phase == "flee"  # 1 Viking cannot answer with 2


def test_ruling_09_flight_goes_forward() -> None:
    table = position(ship(2, 3), ship(7, 3), ship(9, 3), board=_race())
    table.act("sail:9", "flee")  # attacked is the ship at 9; 8 lies behind it
    assert table.state.mover == 2
    assert table.legal == {"sail:12", "sail:home"}
    assert table.refused("sail:8") == table.refused("sail:7") == ["RD-SAIL-2"]


def test_ruling_09_flight_may_end_where_a_ship_lies() -> None:
    table = position(ship(2, 3), ship(7, 3), ship(9, 3), board=_race())
    table.act("sail:7", "flee")
    assert table.legal == {"sail:8", "sail:9", "sail:12", "sail:home"}


def test_ruling_10_flight_has_effects_but_clears_and_takes_nothing() -> None:
    board = {2: "1-11", 3: "1-12", 4: "1-07", 8: "1-01", 9: "1-02", 10: "1-15", 12: "1-10"}
    table = position(ship(2, 1), ship(3), ship(4), board=board, villages=(1, 0))
    table.act("sail:4", "sail:12")
    loser = table.ship(2)
    assert (loser.vikings, loser.coins) == (1, 2), "village and plunder count in flight"
    # Ship 1 is rear-most now and has taken the tile at 3; nothing lies between it and the next.
    assert table.tiles() == {4: "1-07", 8: "1-01", 9: "1-02", 10: "1-15", 12: "1-10"}
    assert loser.hold == ()


def test_ruling_11_the_attacker_may_give_up_after_the_answer() -> None:
    table = position(ship(2, 6), ship(7, 9), ship(9, 2), board=_race())
    table.act("sail:7", "pay:2", "flee", "sail:8")
    assert table.crews()[:2] == [5, 7]
    assert table.places()[:2] == [8, 7]
    assert table.state.seat == 1, "the turn of ship 0 is over, ship 1 is rear-most now"


def test_ruling_12_any_ship_at_or_beyond_the_next_may_be_attacked() -> None:
    table = position(ship(2, 2), ship(7, 2), ship(9, 2), board=_race())
    assert {"sail:7", "sail:9"} <= table.legal


def test_ruling_13_all_kinds_of_tile_are_cleared() -> None:
    board = {2: "1-11", 3: "1-16", 4: "1-14", 5: "1-15", 6: "1-01", 7: "1-07", 9: "1-02"}
    table = position(ship(2, 2), ship(7), ship(9), board=board)
    assert table.tiles() == {7: "1-07", 9: "1-02"}
    assert sorted(table.state.discarded) == ["1-01", "1-14", "1-15", "1-16"]


def test_ruling_14_cleared_tiles_give_and_cost_nothing() -> None:
    board = {2: "1-11", 3: "1-16", 4: "1-14", 5: "1-15", 7: "1-07", 8: "1-01", 12: "1-10"}
    table = position(ship(2, 2), ship(7), ship(HOME), board=board)
    table.act("sail:8")
    assert (table.ship(0).vikings, table.ship(0).coins) == (2, 0)
    assert table.ship(0).monsters == ()


def test_ruling_15_clearing_starts_with_the_last_ship_that_leaves() -> None:
    board = dict(enumerate(PARTS.voyages[0][:13], start=1))
    table = position(ship(), ship(), ship(), board=board, waiting=(2, 0, 1))
    table.act("sail:4")
    assert table.tiles() == board, "the first leaves and nothing is cleared"
    table.act("sail:6")
    assert sorted(table.tiles()) == [4, *range(5, 14)], "the last clears up to the rear-most ship"
    assert table.state.seat == 1


def test_ruling_16_the_last_ship_takes_its_tile_and_must_go_home() -> None:
    board = {4: "1-01", 8: "1-02", 10: "1-15", 13: "1-16"}
    table = position(
        ship(HOME), ship(4, 1), ship(HOME), board=board, villages=(3, 2), arrived=(2, 0)
    )
    # Both villages still count; nothing else is met. Then one Viking for the sail just taken.
    last = table.ship(1)
    assert ids(last.hold) == ["1-01"]
    assert last.vikings == 1 + 1 + 1 + 1
    assert last.monsters == ()
    assert table.state.voyage == 2


def test_ruling_17_take_first_then_clear() -> None:
    table = position(ship(2), ship(7), ship(9), board={**_race(), 4: "1-12"})
    rules = [event.rule for event in table.log]
    assert rules.index("RD-TAKE-1") < rules.index("RD-CLEAR-1")


def test_ruling_18_the_tile_must_be_taken_but_a_full_ship_may_throw_it_away() -> None:
    hold = "1-03 1-04 1-05 1-06 1-10"
    table = position(ship(2, hold=hold), ship(7), ship(HOME), board={2: "1-01", 7: "1-07"})
    assert table.legal == {f"discard:{tile}" for tile in ["1-01", *hold.split()]}
    table.act("discard:1-01")
    assert ids(table.ship(0).hold) == hold.split()
    assert "1-01" in table.state.discarded


def test_ruling_19_nothing_is_thrown_away_while_there_is_space() -> None:
    table = position(ship(2, hold="1-03"), ship(7), ship(HOME), board={2: "1-01", 7: "1-07"})
    assert ids(table.ship(0).hold) == ["1-03", "1-01"], "loaded without a question"
    assert "RD-LOAD-3" in table.refused("discard:1-03")


def test_ruling_20_surplus_crew_goes_overboard() -> None:
    # Ten shields, ten Vikings; goods of value 4 cover two shields and bring none.
    table = position(ship(2, 10), ship(7), ship(HOME), board={2: "1-09", 7: "1-07"})
    assert table.ship(0).vikings == 8
    assert table.state.supply == 32


def test_ruling_21_gains_beyond_the_shields() -> None:
    board = {2: "1-11", 4: "1-12", 5: "1-02", 8: "2-13", 9: "1-01", 12: "1-10"}
    table = position(ship(2, 10), ship(4), ship(5), board=board, villages=(1, 0))
    table.act("sail:9")
    assert table.ship(0).vikings == 10
    assert table.state.villages == [1, 0], "the villager stays"
    assert table.state.stock[8] == (1,), "the larger slot of the visit is used up"
    assert table.state.supply == 40 - 10 - 1 - 1
