"""The fact sheet's rulings 17 to 31 (section 12), one test each."""

from __future__ import annotations

import itertools

import pytest

from tests.games.submarine.position import (
    COLOURS_IN_ORDER,
    ELEVEN,
    GAME,
    LEFT,
    RIGHT,
    marker,
    player,
    position,
)
from tests.games.submarine.wanderer import positions

RING = {"3.4": "ring-red"}


@pytest.mark.parametrize("ship", [LEFT, 1, 5, RIGHT])
def test_17_the_owner_of_a_submarine_gets_the_fee_wherever_the_ship_is(ship: int) -> None:
    owner = player("3.3 6.2", ship=ship, hand="", pile=0)
    table = position(player("3.4", hand="red", pile=3), owner, board={"3.4": "ring-red lamp-blue"})
    table.act("ship:3", "take:ring-red")
    assert table.told("pays_fee") == [{"seat": 0, "owner": 1, "n": 1}]


@pytest.mark.parametrize(
    ("square", "fee"),
    [
        ("3.2", 1),
        ("3.3", 1),
        ("3.4", 1),  # the same square
        ("3.5", 0),  # below
        ("2.2", 0),  # another column
        ("4.4", 0),
    ],
)
def test_18_above_is_nearer_to_the_surface_in_the_same_column(square: str, fee: int) -> None:
    table = position(player("3.4", hand="red", pile=3), player(square), board=RING)
    table.act("ship:3", "take:ring-red")
    assert sum(data["n"] for data in table.told("pays_fee")) == fee


def test_18_ships_and_own_submarines_cost_nothing() -> None:
    mine = player("3.2 3.3 3.4 3.4", hand="red", pile=3)
    table = position(mine, player("1.2", ship=3), board={"3.4": "ring-red lamp-red"})
    table.act("ship:3", "take:ring-red")
    assert table.told("pays_fee") == []


def test_19_a_duplicate_is_a_joker_from_the_next_turn_on() -> None:
    board = {"3.2": "ring-red lamp-blue", "5.2": "mask-red"}
    mine = player("3.2 5.2", hand="red blue", container="ring-green")
    table = position(mine, player("1.2 2.2"), board=board)
    table.act("ship:3", "take:ring-red")
    assert table.gained(0) == {"ring-red"}
    assert table.refused("take:lamp-blue:ring-red") == ["joker_too_new"]
    table.act("end", "ship:1", "end")
    assert table.jokers(0) == {"ring-red"}
    table.act("ship:5", "take:mask-red:ring-red")
    assert table.container(0) == {"ring-green", "mask-red"}
    assert table.lying("5.2") == {"ring-red"}


@pytest.mark.parametrize("joker", COLOURS_IN_ORDER)
@pytest.mark.parametrize("treasure", COLOURS_IN_ORDER)
def test_20_a_joker_of_any_colour_pays_for_any_colour(joker: str, treasure: str) -> None:
    mine = player("3.2", hand="", jokers=f"shell-{joker}")
    table = position(mine, player("1.2"), board={"3.2": f"ring-{treasure}"})
    table.act("ship:3", f"take:ring-{treasure}:shell-{joker}")
    assert table.container(0) == {f"ring-{treasure}"}


def test_21_a_joker_replaces_card_and_fee_together() -> None:
    mine = player("3.4", hand="red", pile=5, jokers="shell-blue mask-red")
    table = position(mine, player("3.2 3.3 3.4"), board={"3.4": "ring-red lamp-red"})
    table.act("ship:3")
    table.act("take:ring-red:shell-blue")
    assert table.hand(0) == ["red"], "no card besides"
    assert table.piles() == [5, 0], "no fee besides"
    assert table.jokers(0) == {"mask-red"}, "one joker for one marker"


def test_22_a_joker_although_a_card_would_do() -> None:
    mine = player("3.2", hand="red", pile=5, jokers="shell-blue")
    table = position(mine, player("1.2"), board={"3.2": "ring-red"})
    table.act("ship:3")
    assert table.offers("take") == {"ring-red", "ring-red:shell-blue"}


def test_23_a_joker_keeps_its_column_from_being_empty() -> None:
    mine = player("3.2", hand="", jokers="shell-blue")
    table = position(mine, player("1.2"), board={"3.2": "ring-red"})
    table.act("ship:3", "take:ring-red:shell-blue")
    assert table.lying("3.2") == {"shell-blue"}
    assert GAME.outcome(table.state) is None


def test_24_spent_cards_never_come_back() -> None:
    """Through whole games the spent cards only grow, by one for each salvage with a card."""
    for before, after in itertools.pairwise(state.clone() for state in positions(3, 4)):
        assert all(a <= b for a, b in zip(before.spent, after.spent, strict=True))
        cards = sum(len(there.hand) + len(there.pile) for there in after.seats)
        assert cards + sum(after.spent) == 45
    assert sum(after.spent) > 0


def test_25_a_hand_never_has_more_than_three_cards() -> None:
    for seed, seats in itertools.product(range(3), (2, 5)):
        for state in positions(seats, seed):
            assert max(len(there.hand) for there in state.seats) <= 3


def test_26_a_player_without_cards_and_jokers_goes_on() -> None:
    table = position(player("2.2 4.3", hand=""), player("1.2 5.2"), board={"2.2": "ring-red"})
    assert table.offers("ship") == {"2", "4", "dock"}
    table.act("ship:2")
    assert table.offers("take") == set()
    table.act("move:2>1.2")
    assert table.subs(0) == ["1.2", "4.3"]
    assert table.state.seat == 1


def test_27_only_who_is_on_turn_gains_markers() -> None:
    """So two players can never fill the container together."""
    for before, after in itertools.pairwise(state.clone() for state in positions(4, 2)):
        for seat in range(4):
            if seat != before.seat:
                assert after.seats[seat].container == before.seats[seat].container
                gained = {*before.seats[seat].jokers, *before.seats[seat].gained}
                assert {*after.seats[seat].jokers, *after.seats[seat].gained} <= gained


def test_28_a_chain_of_salvages_each_paid_separately() -> None:
    """Card, joker, card in one turn, in squares of two levels with different fees."""
    board = {"3.2": "ring-red lamp-blue", "3.4": "crown-red mask-green"}
    mine = player("3.2 3.4", hand="red red blue", pile=6, jokers="shell-blue")
    table = position(mine, player("3.2"), player("3.3"), board=board)
    table.act("ship:3", "take:crown-red")
    assert table.piles() == [4, 1, 1]
    table.act("take:mask-green:shell-blue")
    assert table.piles() == [4, 1, 1]
    table.act("take:lamp-blue")
    assert table.piles() == [3, 2, 1]
    table.act("take:ring-red")
    assert table.container(0) == {"crown-red", "mask-green", "lamp-blue", "ring-red"}
    assert table.lying("3.4") == {"shell-blue"}
    # Four times the fee of level 2 or 4, and the refill of three at the end of the turn.
    assert sum(data["n"] for data in table.told("pays_fee")) == 2 + 0 + 1 + 1


def test_28_any_order() -> None:
    board = {"3.2": "ring-red", "3.4": "crown-blue"}
    for codes in itertools.permutations(["take:ring-red", "take:crown-blue"]):
        mine = player("3.2 3.4", hand="red blue", jokers="shell-blue")
        table = position(mine, player("1.2"), board=board)
        table.act("ship:3", *codes)
        assert table.container(0) == {"ring-red", "crown-blue"}


def test_29_no_relocation_after_a_salvage_with_another() -> None:
    mine = player("3.2 3.4", hand="red", jokers="shell-blue")
    table = position(mine, player("1.2"), board={"3.2": "ring-red", "3.4": "crown-blue"})
    table.act("ship:3", "take:ring-red")
    assert table.offers("move") == set()
    assert table.refused("move:4>1.4") == ["salvaging"]


def test_30_a_shell_by_card_gives_one_more_joker() -> None:
    mine = player("3.2", hand="blue", jokers="shell-red")
    table = position(mine, player("1.2"), board={"3.2": "shell-blue ring-red"})
    table.act("ship:3", "take:shell-blue")
    assert table.jokers(0) | table.gained(0) == {"shell-red", "shell-blue"}
    assert table.state.spent[COLOURS_IN_ORDER.index("blue")] == 1


# 31 (a player whose connection is lost) is a choice of the table, not of the rules.


def test_the_twelfth_by_joker_counts_like_any_other() -> None:
    mine = player("3.2", hand="", container=ELEVEN, jokers="shell-red")
    table = position(mine, player("1.2"), board={"3.2": "helmet-red"})
    table.act("ship:3", "take:helmet-red:shell-red")
    assert table.seat(0).container[11] == marker("helmet-red")
    assert table.state.ended_by == "SB-END-1"
