"""The right dock: leaving, waiting, swapping, the next voyage, and the guard against idling."""

from __future__ import annotations

from tests.games.submarine.position import GAME, RIGHT, Table, player, position


def test_a_ship_without_a_column_ahead_must_leave() -> None:
    table = position(player("2.2 3.5", ship=3, hand="red", pile=2), player("1.2 2.2"))
    assert table.told("must_dock") == [{"seat": 0}]
    assert table.ships()[0] == RIGHT
    assert table.legal == {"swap:red", "end"}


def test_a_ship_that_leaves_of_free_will_is_not_told_that_it_must() -> None:
    table = position(player("2.2", hand="red", pile=2), player("1.2 2.2"))
    table.act("ship:dock")
    assert table.told("must_dock") == []
    assert table.told("docks") == [{"seat": 0}]


def test_no_action_in_the_turn_of_arrival() -> None:
    board = {"6.2": "ring-red"}
    table = position(player("6.2", hand="red", pile=2), player("1.2 2.2"), board=board)
    table.act("ship:dock")
    for code in ("take:ring-red", "move:2>5.2", "ship:6"):
        assert table.refused(code) == ["on_dock"]


def test_a_waiting_ship_gets_its_turns_and_swaps_in_each() -> None:
    table = position(
        player("6.2", ship=RIGHT, hand="red red red", pile=3),
        player("1.2 2.2 3.2"),
        draws="blue green yellow",
    )
    for column in (1, 2, 3):
        table.act("swap:red", f"ship:{column}", "end")
    assert table.hand(0) == ["yellow", "green", "blue"]
    assert len(table.told("waits")) == 4


def test_one_swap_in_a_turn() -> None:
    table = position(
        player("6.2", ship=RIGHT, hand="red red red", pile=3), player("1.2 2.2"), draws="blue"
    )
    table.act("swap:red")
    assert table.state.seat == 1, "nothing more can be asked"


def test_a_swap_with_one_card_in_the_pile_changes_places() -> None:
    table = position(
        player("6.2", ship=RIGHT, hand="red red red", pile=1), player("1.2 2.2"), draws="blue"
    )
    table.act("swap:red")
    assert table.hand(0) == ["red", "red", "blue"]
    assert table.piles()[0] == 1


def test_no_swap_without_a_hand_card_but_the_refill() -> None:
    """Fee cards have come into the pile of a seat that had none."""
    table = position(
        player("6.2", ship=RIGHT, hand="", pile=2), player("1.2 2.2"), draws="blue red"
    )
    assert table.state.seat == 1
    assert table.hand(0) == ["red", "blue"]


def test_only_cards_of_the_hand_are_swapped() -> None:
    table = position(player("6.2", ship=RIGHT, hand="red", pile=1), player("1.2"))
    assert table.offers("swap") == {"red"}
    assert table.refused("swap:blue") == ["not_in_hand"]


# -- the next voyage ------------------------------------------------------------------------------


def test_ships_wait_until_all_are_there() -> None:
    waiting = player("6.2", ship=RIGHT, hand="red", pile=9)
    under_way = player("6.2", ship=5, hand="red", pile=9)
    table = position(waiting, under_way, player("6.2", ship=RIGHT, hand="red", pile=9))
    table.act("end")
    assert table.ships() == [RIGHT, 5, RIGHT]
    table.act("ship:6", "end")
    assert table.ships() == [RIGHT, 6, RIGHT]
    table.act("end", "end")  # seats 2 and 0 wait on
    assert table.ships() == [RIGHT, RIGHT, RIGHT], "seat 1 may still swap"
    assert table.state.voyage == 1
    table.act("end")
    assert table.ships() == [0, 0, 0]
    assert (table.state.voyage, table.state.seat) == (2, 2)


def test_the_last_refills_before_the_ships_go_back() -> None:
    table = position(
        player("6.2", ship=RIGHT, hand="red", pile=1),
        player("6.2", ship=6, hand="red", pile=5),
        turn=1,
    )
    keys = [event.key for event in table.act("end")]
    assert keys.index("submarine.you_draw") < keys.index("submarine.restarts")
    assert len(table.hand(1)) == 3


def test_submarines_stay_where_they_are() -> None:
    table = position(player("6.2", ship=6), player("2.3 4.4", ship=RIGHT))
    assert table.ships() == [0, 0]
    assert table.subs(0) == ["6.2"]
    assert table.subs(1) == ["2.3", "4.4"]


# -- the guard ------------------------------------------------------------------------------------


def idle(table: Table) -> int:
    """Sail past everything and do nothing; how many voyages are begun."""
    while GAME.outcome(table.state) is None:
        table.act("ship:dock" if table.state.phase == "ship" else "end")
    return table.state.voyage - 1


def test_two_voyages_of_nothing_end_the_game() -> None:
    table = position(player("1.2", pile=2), player("2.2"), player("3.2"))
    assert idle(table) == 2
    assert table.state.ended_by == "SB-END-4"


def test_the_salvage_of_the_first_voyage_does_not_count_for_the_second() -> None:
    board = {"1.2": "ring-red lamp-red"}
    table = position(player("1.2", hand="red red red", pile=3), player("2.2"), board=board)
    table.act("ship:1", "take:ring-red", "end")
    assert idle(table) == 1 + 2


def test_empty_column_comes_before_the_guard() -> None:
    """The last of a column is salvaged by the last ship; column checks come first."""
    table = position(
        player("6.2", hand="red", pile=1),
        player("2.2", ship=RIGHT, hand="blue", pile=1),
        board={"6.2": "ring-red"},
        dry=1,
    )
    table.act("ship:6", "take:ring-red")
    assert table.state.ended_by == "SB-END-2"
