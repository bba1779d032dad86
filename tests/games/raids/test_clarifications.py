"""The clarifications at the end of the fact sheet, which came from implementing it."""

from __future__ import annotations

from tablelab.core.match import Match
from tests.games.raids.position import GAME, HOME, ids, position, ship


def test_clarification_1_the_neutral_ship_lies_in_front_of_both_players() -> None:
    state = Match.new(GAME, 2, seed=1).state
    assert state.waiting[-1] == 2
    assert sorted(state.waiting) == [0, 1, 2]


def test_clarification_2_villages_come_first_when_vikings_are_short() -> None:
    # 35 Vikings aboard leave 5: 4 into the first village, 1 into the second, none for the visit.
    crews = (ship(HOME, 10), ship(HOME, 10), ship(HOME, 10), ship(HOME, 5))
    table = position(*crews)
    assert table.state.villages == [4, 1]
    visit = next(place for place, tile in table.tiles().items() if tile == "2-13")
    assert table.state.stock[visit] == ()
    assert table.state.supply == 0


def test_clarification_2_the_larger_slot_of_a_visit_comes_first() -> None:
    crews = (ship(HOME, 10), ship(HOME, 10), ship(HOME, 10), ship(HOME, 0))
    table = position(*crews, villages=(4, 4))  # 2 Vikings are left for the visit [2, 1]
    visit = next(place for place, tile in table.tiles().items() if tile == "2-13")
    assert table.state.stock[visit] == (2,)
    assert table.state.supply == 0


def test_clarification_3_the_neutral_ship_has_no_part_in_the_pseudo_code() -> None:
    board = {3: "1-11", 4: "1-01", 8: "1-16", 9: "1-14", 12: "1-10", 13: "1-02", 14: "1-12"}
    table = position(ship(4, 3), ship(12, 2), ghost=ship(3), board=board, villages=(2, 2))
    table.act("ghost:14")
    neutral = table.ship(2)
    assert neutral.at == 14
    assert (neutral.vikings, neutral.coins, neutral.hold, neutral.monsters) == (0, 0, (), ())
    assert table.state.villages == [2, 2]
    # Ship 0 clears the route next: the visit still has all its Vikings.
    assert table.told("RD-CLEAR-2") == [{"n": 2}]


def test_clarification_4_the_worked_turn_is_a_hand_made_position() -> None:
    # It is played in test_worked_examples.py; here: tiles of several voyages may lie together.
    table = position(
        ship(4, 4), ship(7), ship(9), board={4: "4-09", 6: "1-04", 7: "2-06", 9: "3-01", 10: "1-10"}
    )
    assert ids(table.ship(0).runes) == ["4-09"]


def test_clarification_5_without_vikings_and_need_zero_defeat_and_pass_are_both_free() -> None:
    board = {2: "1-11", 4: "1-07", 8: "2-15", 12: "1-10", 14: "1-12"}
    for answer, monsters in (("defeat", ["2-15"]), ("sacrifice", [])):
        table = position(ship(2, 0, "2-04 2-03"), ship(4), ship(HOME), board=board)
        table.act("sail:12")
        assert table.legal == {"sacrifice", "defeat"}
        table.act(answer)
        assert table.ship(0).vikings == 0
        assert ids(table.ship(0).monsters) == monsters


def test_clarification_6_an_occupied_target_needs_a_viking_left_on_arrival() -> None:
    board = {2: "1-11", 4: "1-07", 8: "1-16", 9: "1-01", 12: "1-10"}
    one = position(ship(2, 1), ship(4, 3), ship(9, 3), board=board)
    assert one.legal == {"sail:4", "sail:12", "sail:home"}, "the monster takes the only Viking"
    assert one.refused("sail:9") == ["RD-FIGHT-1"]
    two = position(ship(2, 2), ship(4, 3), ship(9, 3), board=board)
    assert two.legal == {"sail:4", "sail:9", "sail:12", "sail:home"}


def test_clarification_7_the_neutral_ship_takes_a_rank_in_voyage_one_only() -> None:
    first = position(ship(HOME), ship(HOME), ghost=ship(HOME), arrived=(1, 2, 0))
    assert [ship.coins for ship in first.state.ships] == [1, 6, 0]
    later = position(
        ship(HOME, 1),
        ship(HOME, 2),
        ghost=ship(HOME),
        arrived=(2, 0, 1),
        voyage=2,
        counts="vikings",
    )
    assert [ship.coins for ship in later.state.ships] == [3, 6, 0]


def test_clarification_7_the_neutral_ship_may_leave_first() -> None:
    table = position(ship(HOME), ship(HOME), ghost=ship(HOME), arrived=(0, 1, 2))
    assert table.state.waiting == [2, 1, 0]
    assert table.state.phase == "ghost"
    assert table.state.seat == 0, "ship 0 lies in front of ship 1, so it is the leader"


def test_clarification_8_the_minimum_distance_keeps_its_rule() -> None:
    board = {2: "1-11", 5: "1-12", 7: "1-07", 9: "1-01"}
    table = position(ship(2, 2), ship(7), ship(9), board=board)
    assert table.refused("sail:5") == ["RD-SAIL-3", "RD-SAIL-4"], "it was cleared, too"
