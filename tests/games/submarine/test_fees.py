"""Fees: the worked example of the fact sheet (8.2), recipients, the option, cards in the piles."""

from __future__ import annotations

import pytest

from tests.games.submarine.position import (
    COLOURS_IN_ORDER,
    GAME,
    RIGHT,
    Table,
    at,
    player,
    position,
)

EXAMPLE = {"3.3": "ring-red lamp-blue", "3.5": "crown-red mask-blue"}


def example(**options: str) -> Table:
    """I am in column 3 with submarines on levels 3 and 5; A has one on (3, 2), B has one on
    (3, 4) and one on (3, 5)."""
    mine = player("3.3 3.5", hand="red red blue", pile=6)
    table = position(mine, player("3.2"), player("3.4 3.5"), board=EXAMPLE, **options)
    table.act("ship:3")
    return table


def test_the_worked_example_on_level_3() -> None:
    table = example()
    table.act("take:ring-red")
    assert table.hand(0) == ["red", "blue"], "1 matching card"
    assert table.told("pays_fee") == [{"seat": 0, "owner": 1, "n": 1}]
    assert table.piles() == [5, 1, 0]


def test_the_worked_example_on_level_5() -> None:
    table = example()
    table.act("take:crown-red")
    assert table.hand(0) == ["red", "blue"]
    paid = [(data["owner"], data["n"]) for data in table.told("pays_fee")]
    assert paid == [(1, 1), (2, 2)]
    assert table.piles() == [3, 1, 2]


def test_the_worked_example_marker_by_marker() -> None:
    """Both on level 5 cost three each; then the pile of six is empty and level 3 too dear."""
    table = example()
    table.act("take:crown-red", "take:mask-blue")
    assert [data["n"] for data in table.told("pays_fee")] == [1, 2, 1, 2]
    paid = {
        owner: sum(d["n"] for d in table.told("pays_fee") if d["owner"] == owner)
        for owner in (1, 2)
    }
    assert paid == {1: 2, 2: 4}


def test_the_worked_example_of_the_option() -> None:
    """By opponent instead of by submarine: B's two count as one."""
    table = example(fee_for="opponent")
    table.act("take:crown-red")
    paid = [(data["owner"], data["n"]) for data in table.told("pays_fee")]
    assert paid == [(1, 1), (2, 1)]


def test_a_recipient_does_not_refill_now() -> None:
    mine = player("3.3", hand="red", pile=1)
    other = player("3.2 5.2", hand="green", pile=0)
    table = position(mine, other, board={"3.3": "ring-red lamp-blue"}, draws="yellow")
    table.act("ship:3", "take:ring-red")
    assert table.hand(1) == ["green"]
    assert table.piles() == [0, 1]
    table.act("ship:5", "end")
    assert table.hand(1) == ["yellow", "green"], "but at the end of the own next turn"


def test_fees_come_from_the_top_of_the_pile_and_go_on_top() -> None:
    """Seat 0 puts a red card under its pile of two; so it knows where it is on its way."""
    red = COLOURS_IN_ORDER.index("red")
    mine = player("3.3", ship=RIGHT, hand="red blue blue", pile=2)
    other = player("3.2 6.2", ship=6, hand="green green", pile=0)
    board = {"3.3": "ring-blue lamp-blue mask-blue"}
    # Chance is asked for one card only: that which comes into the hand by the swap.
    table = position(mine, other, board=board, draws="blue")

    def piles() -> list[tuple[int | None, ...]]:
        return [there.pile for there in GAME.view(table.state, 0).seats]

    table.act("swap:red")
    assert piles() == [(red, None), ()]
    # Seat 1 has nothing to swap; the voyage is over, and seat 0 begins the next one.
    table.act("ship:3", "take:ring-blue")
    assert piles() == [(red,), (None,)]
    table.act("take:lamp-blue")
    assert piles() == [(), (None, red)]
    # The pile is empty, so the turn is over. Seat 1 draws from the top: the red card.
    table.act("ship:3", "end")
    assert table.hand(1) == ["red", "green", "green"]


@pytest.mark.parametrize("level", [2, 3, 4, 5])
@pytest.mark.parametrize("others", [0, 1, 3])
def test_the_fee_by_level(level: int, others: int) -> None:
    """With ``others`` submarines of the other on each level, level n costs (n - 1) times them."""
    subs = " ".join(f"3.{there}" for there in range(2, 6) for _ in range(others)) or "1.2"
    mine = player(f"3.{level}", hand="red", pile=12)
    table = position(mine, player(subs), board={f"3.{level}": "ring-red lamp-blue"})
    table.act("ship:3", "take:ring-red")
    assert sum(data["n"] for data in table.told("pays_fee")) == (level - 1) * others


def test_submarines_that_left_cost_nothing_any_more() -> None:
    mine = player("3.3", hand="red", pile=3)
    table = position(player("3.2"), mine, board={"3.3": "ring-red lamp-blue"})
    table.act("ship:3", "move:2>4.2", "ship:3", "take:ring-red")
    assert table.told("pays_fee") == []
    assert table.state.seats[0].subs[at("4.2")] == 1
