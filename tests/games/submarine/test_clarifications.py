"""The fact sheet's clarifications (section 16), one test or more each."""

from __future__ import annotations

import pytest

from tests.games.submarine.position import PARTS, RIGHT, Table, player, position


def last_to_dock(first: str, *codes: str, dry: int = 1, **more: str) -> Table:
    """Seat 0 plays ``codes`` in column 6, then both ships dock and a voyage ends."""
    # Seat 1 is asked on the dock, so that each of its turns is to be ended.
    mine = player("6.2 6.3", hand=first, pile=3, container="ring-purple mask-purple", **more)  # type: ignore[arg-type]
    table = position(
        mine,
        player("1.2", ship=RIGHT, hand="green", pile=4),
        board={"6.2": "ring-red lamp-blue", "6.3": "mask-red"},
        dry=dry,
    )
    table.act("ship:6", *codes)
    while table.state.voyage == 1 and table.state.phase != "over":
        table.act("end")
    return table


# -- 1: what makes a voyage dry -------------------------------------------------------------------


def test_1_a_voyage_in_which_nothing_happens_is_dry() -> None:
    assert last_to_dock("yellow", dry=0).state.dry == 1
    assert last_to_dock("yellow", dry=1).state.ended_by == "SB-END-4"


def test_1_a_card_spent_is_progress_even_for_a_duplicate() -> None:
    table = last_to_dock("red", "take:ring-red")
    assert table.container(0) == {"ring-purple", "mask-purple"}
    assert (table.state.ended_by, table.state.dry) == ("", 0)


def test_1_a_space_filled_by_a_joker_is_progress() -> None:
    table = last_to_dock("yellow", "take:lamp-blue:shell-red", jokers="shell-red")
    assert "lamp-blue" in table.container(0)
    assert (table.state.ended_by, table.state.dry) == ("", 0)


def test_1_a_joker_traded_for_a_joker_is_none() -> None:
    table = last_to_dock("yellow", "take:ring-red:mask-blue", jokers="mask-blue")
    assert table.jokers(0) | table.gained(0) == {"ring-red"}
    assert table.state.ended_by == "SB-END-4"


def test_1_a_joker_traded_for_a_shell_is_none() -> None:
    mine = player("6.2", hand="yellow", pile=3, jokers="mask-blue")
    other = player("1.2", ship=RIGHT, hand="green", pile=4)
    table = position(
        mine, other, board={"6.2": "shell-red"}, dry=1, shell_by_joker="allowed", mixed_actions="no"
    )
    table.act("ship:6", "take:shell-red:mask-blue")
    while table.state.voyage == 1:
        table.act("end")
    assert table.state.ended_by == "SB-END-4"


def test_1_relocations_and_swaps_are_none() -> None:
    assert last_to_dock("yellow", "move:2>5.3").state.ended_by == "SB-END-4"
    mine = player("6.2", ship=6, hand="red", pile=3)
    table = position(mine, player("1.2", ship=RIGHT, hand="green", pile=4), dry=1)
    table.act("swap:red")
    assert table.state.ended_by == "SB-END-4"


def test_1_two_dry_voyages_in_a_row() -> None:
    """A voyage with progress between them begins the count anew."""
    assert PARTS.dry_voyages == 2
    table = last_to_dock("red", "take:ring-red")
    assert table.state.dry == 0
    for voyage in (3, 4):
        while table.state.voyage < voyage and table.state.phase != "over":
            table.act("ship:dock" if table.state.phase == "ship" else "end")
        assert table.state.dry == voyage - 2
    assert table.state.ended_by == "SB-END-4"


def test_1_progress_of_one_player_is_progress_of_all() -> None:
    assert last_to_dock("red", "take:ring-red").told("idle_voyages") == []


# -- 2 to 4 ---------------------------------------------------------------------------------------


def test_2_no_joker_for_a_shell() -> None:
    mine = player("3.2", hand="green", jokers="shell-red")
    table = position(mine, player("1.2"), board={"3.2": "shell-blue ring-red"})
    table.act("ship:3")
    assert table.offers("take") == {"ring-red:shell-red"}
    assert table.refused("take:shell-blue:shell-red") == ["shell_by_joker"]


@pytest.mark.parametrize("payment", ["", ":mask-blue"])
def test_3_what_was_put_back_may_be_salvaged_again_at_once(payment: str) -> None:
    mine = player(
        "3.2",
        hand="green",
        container="crown-purple mask-purple",
        jokers="crown-green mask-blue",
    )
    table = position(mine, player("1.2"), board={"3.2": "ring-red lamp-red"})
    table.act("ship:3", "take:ring-red:crown-green")
    assert table.lying("3.2") == {"lamp-red", "crown-green"}
    table.act(f"take:crown-green{payment}")
    assert "crown-green" in table.gained(0) | table.jokers(0)
    if payment == "":
        assert table.refused("take:lamp-red:crown-green") == ["joker_too_new"]


def test_4_the_own_square_is_not_offered() -> None:
    table = position(player("3.2 3.5"), player("1.2"))
    table.act("ship:3")
    moves = table.offers("move")
    assert "2>3.2" not in moves
    assert "5>3.5" not in moves
    assert {"2>3.3", "5>3.4"} <= moves, "another level of the same column is"
    # 6 columns times 2 levels, less the own square, for each of the two.
    assert len(moves) == 2 * (6 * 2 - 1)


# -- 5: mixed actions -----------------------------------------------------------------------------


def mixed(subs: str) -> Table:
    board = {"3.2": "ring-red", "3.3": "crown-red lamp-red"}
    table = position(
        player(subs, hand="red red red"), player("1.2"), board=board, mixed_actions="yes"
    )
    table.act("ship:3")
    return table


def test_5_one_relocates_and_another_salvages() -> None:
    for codes in (["move:2>6.2", "take:crown-red"], ["take:crown-red", "move:2>6.2"]):
        table = mixed("3.2 3.3")
        table.act(*codes)
        assert table.subs(0) == ["3.3", "6.2"]
        assert table.container(0) == {"crown-red"}


def test_5_who_has_relocated_does_not_salvage() -> None:
    table = mixed("3.2 3.4")
    table.act("move:2>3.3")
    assert table.refused("take:crown-red") == ["no_diver"]
    assert table.refused("take:ring-red") == ["no_diver"], "nobody is there any more"


def test_5_who_has_salvaged_does_not_relocate() -> None:
    table = mixed("3.2 3.3")
    table.act("take:crown-red")
    assert table.refused("move:3>1.3") == ["none_active"]
    assert "2>1.3" in table.offers("move")
    table.act("take:lamp-red")  # but it salvages on


def test_5_two_in_a_square_one_for_each() -> None:
    table = mixed("3.3 3.3")
    table.act("take:crown-red", "move:3>1.3")
    assert table.offers("move") == set()
    table.act("take:lamp-red")
    assert table.subs(0) == ["1.3", "3.3"]
    assert table.container(0) == {"crown-red", "lamp-red"}


def test_5_one_diver_salvages_all_and_the_other_stays_free() -> None:
    table = mixed("3.3 3.3")
    table.act("take:crown-red", "take:lamp-red", "move:3>1.3")
    assert table.state.seat == 1
    assert table.subs(0) == ["1.3", "3.3"]


def test_5_a_square_needs_an_unmoved_submarine_of_its_own() -> None:
    table = mixed("3.3 3.3 3.2")
    table.act("move:3>1.3", "move:3>1.4")
    assert table.refused("take:crown-red") == ["no_diver"]
    assert table.offers("take") == {"ring-red"}


# -- 6 to 8 ---------------------------------------------------------------------------------------


def test_6_all_cards_of_one_owner_first_in_seat_order_after_the_payer() -> None:
    crews = [player("3.2 3.2"), player("3.2"), player("3.2", hand="red", pile=9), player("3.2 3.2")]
    table = position(*crews, turn=2, board={"3.2": "ring-red lamp-blue"})
    table.act("ship:3", "take:ring-red")
    assert [(data["owner"], data["n"]) for data in table.told("pays_fee")] == [
        (3, 2),
        (0, 2),
        (1, 1),
    ]


def test_7_after_a_swap_refill_and_checks_follow() -> None:
    mine = player("3.2", ship=3, hand="red", pile=4)
    table = position(mine, player("1.2", ship=RIGHT, hand="green", pile=1), draws="blue green blue")
    table.act("swap:red")
    assert len(table.hand(0)) == 3
    assert table.ships() == [0, 0], "and the restart"


def test_7_the_swap_is_optional() -> None:
    mine = player("3.2", ship=3, hand="red", pile=4)
    table = position(mine, player("1.2 2.2"), draws="blue green")
    table.act("end")
    assert table.hand(0) == ["red", "green", "blue"]
    assert table.state.seat == 1


@pytest.mark.parametrize(("seats", "cards", "linear"), [(2, 30, 30), (3, 45, 42)])
def test_8_cards_in_the_game(seats: int, cards: int, linear: int) -> None:
    crew = PARTS.crews[seats]
    assert (seats * crew.cards, seats * crew.linear) == (cards, linear)
    assert crew.submarines == 5
