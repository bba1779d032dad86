"""Salvaging in chains, jokers and shells."""

from __future__ import annotations

from tests.games.submarine.position import ELEVEN, GAME, player, position

HEAP = {"3.2": "ring-red lamp-red crown-blue", "3.4": "mask-red sword-green"}


def test_any_number_from_each_square_with_an_own_submarine() -> None:
    mine = player("3.2 3.4", hand="red red red", jokers="shell-blue shell-green")
    table = position(mine, player("1.2"), board=HEAP)
    table.act("ship:3", "take:ring-red", "take:mask-red", "take:lamp-red")
    table.act("take:crown-blue:shell-green", "take:sword-green:shell-blue")
    # Three cards and two jokers are five markers in one turn.
    assert len(table.container(0)) == 5
    assert table.lying("3.2") == {"shell-green"}
    assert table.lying("3.4") == {"shell-blue"}


def test_several_own_submarines_in_a_square_bring_nothing_more() -> None:
    table = position(player("3.2 3.2", hand="red"), player("1.2"), board=HEAP)
    table.act("ship:3")
    assert table.offers("take") == {"ring-red", "lamp-red"}
    table.act("take:ring-red")
    assert table.state.seat == 1, "no card is left"


def test_only_squares_with_an_own_submarine() -> None:
    table = position(player("3.4 2.2", hand="red red red"), player("3.2"), board=HEAP)
    table.act("ship:3")
    assert table.refused("take:ring-red") == ["no_diver", "pile_too_small"]


def test_who_dived_in_the_last_turn_does_not_dive_for_the_next_player() -> None:
    other = player("3.4 4.2", hand="red red red", pile=3)
    table = position(player("3.2", hand="red"), other, board=HEAP)
    table.act("ship:3", "take:ring-red", "ship:3")
    assert table.refused("take:lamp-red") == ["no_diver"]
    assert table.offers("take") == {"mask-red"}


def test_only_in_the_column_of_the_ship() -> None:
    board = {**HEAP, "5.2": "goblet-red"}
    table = position(player("3.4 5.2", hand="red red red"), player("1.2"), board=board)
    table.act("ship:3")
    assert table.offers("take") == {"mask-red"}
    assert table.refused("take:goblet-red") == ["other_column"]


def test_each_card_pays_once() -> None:
    table = position(player("3.2", hand="red blue"), player("1.2"), board=HEAP)
    table.act("ship:3", "take:ring-red")
    assert table.offers("take") == {"crown-blue"}
    assert table.refused("take:lamp-red") == ["no_card"]


def test_each_joker_pays_once() -> None:
    mine = player("3.2", hand="", jokers="shell-blue mask-green")
    table = position(mine, player("1.2"), board=HEAP)
    table.act("ship:3", "take:ring-red:shell-blue")
    assert table.offers("take") == {"lamp-red:mask-green", "crown-blue:mask-green"}
    assert table.refused("take:lamp-red:shell-blue") == ["no_such_joker"]


def test_the_joker_lies_in_the_square_of_the_treasure() -> None:
    mine = player("3.2 3.4", jokers="goblet-green")
    table = position(mine, player("1.2"), board=HEAP)
    table.act("ship:3", "take:sword-green:goblet-green")
    assert table.lying("3.4") == {"mask-red", "goblet-green"}
    assert table.lying("3.2") == set(HEAP["3.2"].split())


def test_a_duplicate_put_back_is_a_treasure_for_the_others() -> None:
    mine = player("3.2", hand="", jokers="goblet-green")
    other = player("3.2", hand="green", pile=1)
    table = position(mine, other, board=HEAP)
    table.act("ship:3", "take:ring-red:goblet-green", "ship:3", "take:goblet-green")
    assert table.container(1) == {"goblet-green"}
    assert table.told("pays_fee") == [{"seat": 1, "owner": 0, "n": 1}]


def test_a_shell_put_back_is_a_joker_for_the_others() -> None:
    mine = player("3.2", hand="", jokers="shell-green")
    other = player("3.2", hand="green", pile=1)
    table = position(mine, other, board=HEAP)
    table.act("ship:3", "take:ring-red:shell-green", "ship:3")
    assert table.refused("take:shell-green:shell-green") == ["no_such_joker", "shell_by_joker"]
    table.act("take:shell-green")
    assert table.jokers(1) == {"shell-green"}
    assert table.container(1) == set()


def test_the_start_shell_may_be_used_in_the_first_turn() -> None:
    mine = player("3.2", hand="", jokers="shell-green")
    table = position(mine, player("1.2"), board=HEAP)
    table.act("ship:3")
    assert table.offers("take") == {
        f"{treasure}:shell-green" for treasure in ("ring-red", "lamp-red", "crown-blue")
    }


def test_a_marker_on_the_container_is_no_joker() -> None:
    mine = player("3.2", hand="", container="goblet-green", jokers="shell-red")
    table = position(mine, player("1.2"), board=HEAP)
    table.act("ship:3")
    assert table.refused("take:ring-red:goblet-green") == ["no_such_joker"]


def test_the_jokers_of_others_are_theirs() -> None:
    mine = player("3.2", hand="", jokers="shell-red")
    table = position(mine, player("1.2", jokers="shell-blue"), board=HEAP)
    table.act("ship:3")
    assert table.refused("take:ring-red:shell-blue") == ["no_such_joker"]


def test_re_salvaged_in_the_same_turn_it_waits_for_the_next() -> None:
    """Joker onto the board, back by card: gained, and not to be used again in this turn."""
    mine = player("3.2", hand="green red", container="goblet-red", jokers="goblet-green")
    table = position(mine, player("1.2 2.2"), board=HEAP)
    table.act("ship:3", "take:ring-red:goblet-green", "take:goblet-green")
    assert table.gained(0) == {"goblet-green"}
    assert table.refused("take:crown-blue:goblet-green") == ["joker_too_new"]
    table.act("take:lamp-red")
    assert (table.jokers(0), table.gained(0)) == ({"goblet-green"}, set())


def test_a_joker_of_a_missing_kind_can_be_won_back_for_the_container() -> None:
    """Its own kind was filled by nobody: the second joker buys the first one back."""
    mine = player("3.2", hand="", jokers="goblet-green mask-blue")
    table = position(mine, player("1.2"), board={"3.2": "ring-red"})
    table.act("ship:3", "take:ring-red:goblet-green", "take:goblet-green:mask-blue")
    assert table.container(0) == {"ring-red", "goblet-green"}
    assert table.lying("3.2") == {"mask-blue"}


def test_a_turn_is_finite_though_jokers_can_be_salvaged_again() -> None:
    """With two jokers and no new kind there are two salvages, then the turn is over."""
    mine = player("3.2", hand="", container=ELEVEN, jokers="goblet-green mask-blue")
    table = position(mine, player("1.2"), board={"3.2": "ring-red"})
    table.act("ship:3", "take:ring-red:goblet-green", "take:goblet-green:mask-blue")
    assert table.state.seat == 1
    assert table.jokers(0) == {"ring-red", "goblet-green"}


def test_gained_jokers_are_those_of_the_turn() -> None:
    mine = player("3.2 5.2", hand="red", container="ring-blue", jokers="shell-red")
    board = {"3.2": "ring-red", "3.5": "amphora-blue", "5.2": "lamp-red"}
    table = position(mine, player("1.2 2.2 4.2"), board=board)
    table.act("ship:3", "take:ring-red")
    assert table.state.seat == 1, "the old joker finds no treasure any more"
    assert table.jokers(0) == {"shell-red", "ring-red"}
    assert table.told("joker_ready") == [{"seat": 0, "n": 1}]
    assert GAME.outcome(table.state) is None
