"""Relocating submarines: where to, which of them, and how often."""

from __future__ import annotations

import pytest

from tests.games.submarine.position import player, position


@pytest.mark.parametrize(
    ("level", "levels"), [(2, {2, 3}), (3, {2, 3, 4}), (4, {3, 4, 5}), (5, {4, 5})]
)
def test_any_column_and_at_most_one_level(level: int, levels: set[int]) -> None:
    table = position(player(f"3.{level}"), player("1.2"))
    table.act("ship:3")
    squares = {f"{column}.{to}" for column in range(1, 7) for to in levels}
    assert table.offers("move") == {f"{level}>{to}" for to in squares - {f"3.{level}"}}


def test_only_submarines_below_the_ship_are_active() -> None:
    table = position(player("2.2 3.2 3.5 4.3"), player("3.3"))
    table.act("ship:3")
    assert {code[0] for code in table.offers("move")} == {"2", "5"}


def test_squares_are_never_full() -> None:
    table = position(player("3.2 4.2 4.2 4.2"), player("4.2 4.2"), player("4.2"))
    table.act("ship:3", "move:2>4.2")
    assert table.subs(0) == ["4.2"] * 4


def test_each_once() -> None:
    table = position(player("3.2 3.3"), player("1.2"))
    table.act("ship:3", "move:2>4.3")
    assert table.refused("move:2>4.2") == ["none_active"]
    table.act("move:3>1.4")
    assert table.state.seat == 1
    assert table.subs(0) == ["1.4", "4.3"]


def test_two_in_a_square_move_apart() -> None:
    table = position(player("3.4 3.4"), player("1.2"))
    table.act("ship:3", "move:4>1.3", "move:4>6.5")
    assert table.subs(0) == ["1.3", "6.5"]
    assert table.state.seat == 1


def test_who_comes_to_another_level_of_the_column_is_not_active_again() -> None:
    """A submarine cannot walk down the column level by level in one turn."""
    table = position(player("3.2 3.5"), player("1.2"))
    table.act("ship:3", "move:2>3.3")
    assert {code[0] for code in table.offers("move")} == {"5"}
    assert table.refused("move:3>3.4") == ["none_active"]


def test_who_joins_an_active_one_does_not_make_two_active() -> None:
    table = position(player("3.2 3.3"), player("1.2"))
    table.act("ship:3", "move:2>3.3", "move:3>3.4")
    assert table.state.seat == 1, "only one of the two on level 3 was active"
    assert table.subs(0) == ["3.3", "3.4"]


def test_relocated_into_the_next_column_it_is_active_when_the_ship_comes() -> None:
    table = position(player("3.2"), player("1.2 2.2"))
    table.act("ship:3", "move:2>4.3", "ship:1", "end", "ship:4")
    assert {code[0] for code in table.offers("move")} == {"3"}


def test_relocation_opens_columns_for_the_ship() -> None:
    """Without it the ship would have to leave."""
    table = position(player("3.2"), player("1.2 2.2"), leave_early="forbidden")
    table.act("move:2>5.2", "ship:1", "end")
    assert table.told("sails")[-1] == {"seat": 0, "column": 5}


@pytest.mark.parametrize("mixed", ["no", "yes"])
def test_the_rest_may_stay(mixed: str) -> None:
    table = position(player("3.2 3.3 3.4"), player("1.2"), mixed_actions=mixed)
    table.act("ship:3", "move:3>1.2", "end")
    assert table.subs(0) == ["1.2", "3.2", "3.4"]
    assert table.state.seat == 1
