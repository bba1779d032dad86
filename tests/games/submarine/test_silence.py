"""Nobody learns from the course of a turn what the acting player holds (SB-CARD-1).

A turn that ends by itself only for want of a fitting card tells the others that there is none, and
one that goes on tells them that there is. Whether it ends by itself must follow from open things.
"""

from __future__ import annotations

import pytest

from tablelab.games.submarine.view import View
from tests.games.submarine.position import GAME, Table, player, position

SEA = {"3.2": "ring-red lamp-blue"}


def salvaged(second: str, **options: str) -> Table:
    """Seat 0 has salvaged the red ring; its second card does, or does not, fit the blue lamp."""
    hand = f"red {second}"
    table = position(player("3.2", hand=hand, pile=3), player("1.2"), board=SEA, **options)
    table.act("ship:3", "take:ring-red")
    return table


def seen_by_the_other(table: Table) -> View:
    return GAME.view(table.state, 1)


@pytest.mark.parametrize("mixed", ["no", "yes"])
def test_the_other_player_does_not_see_whether_a_second_card_would_fit(mixed: str) -> None:
    fits = salvaged("blue", mixed_actions=mixed)
    does_not = salvaged("green", mixed_actions=mixed)
    assert seen_by_the_other(fits) == seen_by_the_other(does_not)
    assert does_not.legal == {"end"}


def test_a_turn_ends_by_itself_where_everybody_sees_that_nothing_is_left() -> None:
    # No card in hand and no joker: neither is a secret.
    empty = position(player("3.2", hand="red", pile=0), player("1.2", hand="red"), board=SEA)
    empty.act("ship:3", "take:ring-red")
    assert empty.state.seat == 1
    # The pile is too small for the fee: its size is open.
    poor = position(
        player("3.2", hand="red blue", pile=1), player("3.2", hand="red", pile=0), board=SEA
    )
    poor.act("ship:3", "take:ring-red")
    assert poor.state.seat == 1
