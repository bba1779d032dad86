"""The fact sheet's rulings 1 to 16 (section 12), one test each."""

from __future__ import annotations

import pytest

from tests.games.submarine.position import COLOURS_IN_ORDER, GAME, RIGHT, player, position
from tests.games.submarine.wanderer import start


def test_01_six_columns() -> None:
    state = start(2, 0)
    codes = {GAME.code(action) for action in GAME.legal(state, state.seat)}
    assert codes == {f"place:{column}" for column in (1, 2, 3, 4, 5, 6)}
    assert len(state.board) == 6 * 4


def test_02_one_two_three_four_markers() -> None:
    state = start(5, 0)
    for column in range(6):
        assert [len(state.board[column * 4 + depth]) for depth in range(4)] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("seats", "submarines", "cards"), [(2, 5, 15), (3, 5, 15), (4, 4, 15), (5, 3, 12)]
)
def test_03_submarines_and_cards_by_players(seats: int, submarines: int, cards: int) -> None:
    state = start(seats, 0)
    assert state.unplaced == seats * submarines
    assert {len(there.hand) + len(there.pile) for there in state.seats} == {cards}


def test_04_the_hand_comes_out_of_the_dealt_cards() -> None:
    state = start(4, 0)
    assert [(len(there.hand), len(there.pile)) for there in state.seats] == [(3, 12)] * 4
    assert state.undealt == 0


def test_05_no_column_is_compulsory() -> None:
    table = position(player("1.2 3.5 6.2"), player("2.2"))
    assert table.offers("ship") == {"1", "3", "6", "dock"}


def test_06_leaving_of_free_will() -> None:
    table = position(player("1.2 3.5 6.2"), player("2.2 3.2"))
    table.act("ship:dock")
    assert table.ships() == [RIGHT, 0]


def test_07_swap_in_the_turn_of_arrival() -> None:
    table = position(player("1.2", ship=1, hand="red", pile=2), player("2.2 3.2"), draws="blue red")
    assert table.ships()[0] == RIGHT
    assert table.legal == {"swap:red", "end"}
    table.act("swap:red")
    assert "blue" in table.hand(0)


def test_08_the_top_card_comes_in_and_the_chosen_one_goes_under() -> None:
    mine = player("1.2", ship=RIGHT, hand="yellow", pile=2)
    # Chance is asked for the two cards that nobody knows; the third must be the yellow one.
    table = position(mine, player("2.2 3.2"), draws="blue purple")
    table.act("swap:yellow")
    (swapped,) = table.told("you_swap")
    assert swapped["drawn"] == COLOURS_IN_ORDER.index("blue")
    (drawn,) = table.told("you_draw")
    assert drawn["colours"] == [COLOURS_IN_ORDER.index(c) for c in ("purple", "yellow")]
    assert table.hand(0) == ["yellow", "blue", "purple"]


def test_08_no_swap_with_an_empty_pile() -> None:
    table = position(player("1.2", ship=RIGHT, hand="red"), player("2.2 3.2"))
    assert table.state.seat == 1, "there was nothing to ask seat 0"
    assert table.told("waits") == [{"seat": 0}]


def test_09_the_next_player_begins_the_next_voyage() -> None:
    crews = [player("6.2", ship=RIGHT, hand="red", pile=1) for _ in range(4)]
    crews[2].ship = 5
    table = position(*crews, turn=2)
    table.act("end")
    assert table.ships() == [0, 0, 0, 0]
    assert table.state.seat == 3
    assert table.state.voyage == 2


def test_10_the_last_to_arrive_does_not_act_again_at_once() -> None:
    table = position(
        player("6.2", ship=6, hand="red", pile=3), player("1.2", ship=RIGHT, hand="red", pile=1)
    )
    assert table.legal == {"swap:red", "end"}
    table.act("end")
    assert table.ships() == [0, 0]
    assert table.state.seat == 1
    assert len(table.hand(0)) == 3, "the refill comes first"


def test_11_all_active_submarines_do_the_same() -> None:
    board = {"3.2": "ring-red", "3.3": "crown-red"}
    for first, other in (("move:2>4.2", "take:crown-red"), ("take:ring-red", "move:3>4.3")):
        table = position(player("3.2 3.3", hand="red red"), player("1.2"), board=board)
        table.act("ship:3")
        assert other in table.legal
        table.act(first)
        assert other not in table.legal
        reason = "relocating" if first.startswith("move") else "salvaging"
        assert table.refused(other) == [reason]


def test_12_submarines_may_do_nothing_but_the_ship_must_move() -> None:
    table = position(player("3.2", hand="red"), player("1.2"), board={"3.2": "ring-red"})
    assert table.refused("end") == ["ship_first"]
    table.act("ship:3", "end")
    assert table.state.seat == 1
    assert table.subs(0) == ["3.2"]
    assert table.container(0) == set()


def test_12_some_may_move_and_others_stay() -> None:
    table = position(player("3.2 3.3"), player("1.2"))
    table.act("ship:3", "move:2>1.2", "end")
    assert table.subs(0) == ["1.2", "3.3"]


def test_13_staying_is_doing_nothing() -> None:
    table = position(player("3.2"), player("1.2"))
    table.act("ship:3")
    assert "2>3.2" not in table.offers("move")
    assert table.refused("move:2>3.2") == ["stays"]


def test_14_the_fee_is_for_each_submarine_and_each_marker() -> None:
    board = {"3.2": "ring-red crown-red"}
    table = position(
        player("3.2", hand="red red red", pile=9),
        player("3.2 3.2", pile=0),
        player("1.2"),
        board=board,
    )
    table.act("ship:3", "take:ring-red")
    assert table.piles()[:2] == [7, 2]
    table.act("take:crown-red")
    paid = sum(data["n"] for data in table.told("pays_fee"))
    assert paid == 4
    assert table.piles()[1] == 4


def test_15_a_pile_too_small_forbids_the_card() -> None:
    crews = player("3.2", hand="red", pile=1, jokers="shell-red"), player("3.2 3.2")
    table = position(*crews, board={"3.2": "ring-red"})
    table.act("ship:3")
    assert table.offers("take") == {"ring-red:shell-red"}
    assert table.refused("take:ring-red") == ["pile_too_small"]


def test_15_a_pile_of_just_the_fee_is_enough() -> None:
    crews = player("3.2", hand="red", pile=2), player("3.2 3.2")
    table = position(*crews, board={"3.2": "ring-red lamp-red"})
    table.act("ship:3", "take:ring-red")
    assert table.container(0) == {"ring-red"}
    assert table.piles() == [0, 2]


def test_16_no_fee_out_of_the_hand() -> None:
    crews = player("3.2", hand="red blue green", pile=0), player("3.2")
    table = position(*crews, board={"3.2": "ring-red"})
    table.act("ship:3")
    assert table.offers("take") == set()
    assert table.refused("take:ring-red") == ["pile_too_small"]
