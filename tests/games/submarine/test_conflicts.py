"""Where published texts contradict the seed text: the fact sheet's section 13, row by row."""

from __future__ import annotations

from tests.games.submarine.position import GAME, PARTS, player, position
from tests.games.submarine.wanderer import start


def test_board_size_is_six_columns_not_eight() -> None:
    table = position(player("1.2 6.5"), player("1.2"))
    table.act("ship:6")
    assert {code[2] for code in table.offers("move")} == set("123456")


def test_four_levels_are_under_water_not_five() -> None:
    """From level 5 nothing leads deeper, from level 2 nothing leads to the surface."""
    table = position(player("3.2 3.5"), player("1.2"))
    table.act("ship:3")
    levels = {start: set() for start in "25"}
    for code in table.offers("move"):
        levels[code[0]].add(code[-1])
    assert levels == {"2": set("23"), "5": set("45")}


def test_twelve_kinds_of_treasure_not_twenty() -> None:
    state = start(3, 0)
    assert len({one // 5 for there in state.board for one in there}) == 12
    assert len(state.seats[0].container) == 12


def test_submarines_by_players_not_always_five() -> None:
    assert [PARTS.crews[seats].submarines for seats in (2, 3, 4, 5)] == [5, 5, 4, 3]


def test_sixty_recovery_cards_not_75() -> None:
    state = start(2, 0)
    assert len(state.pool) + sum(len(there.hand) for there in state.seats) == 60


def test_the_fee_is_for_each_submarine_not_for_each_opponent() -> None:
    mine = player("3.2", hand="red", pile=4)
    table = position(mine, player("3.2 3.2"), player("3.2"), board={"3.2": "ring-red lamp-blue"})
    table.act("ship:3", "take:ring-red")
    assert sum(data["n"] for data in table.told("pays_fee")) == 3


def test_the_fee_zone_is_the_square_and_all_above_it() -> None:
    """One review says between submarine and ship, which are the same squares."""
    mine = player("3.4", hand="red", pile=4)
    others = player("3.2 3.3 3.4 3.5")
    table = position(mine, others, board={"3.4": "ring-red lamp-blue"})
    table.act("ship:3", "take:ring-red")
    assert sum(data["n"] for data in table.told("pays_fee")) == 3


def test_the_game_ends_without_hand_cards_though_piles_have_some() -> None:
    """A review says "no cards"; the seed text says no hand cards."""
    mine = player("3.4", hand="red", pile=2)
    other = player("3.2 3.3", hand="", pile=0)
    table = position(mine, other, board={"3.4": "ring-red lamp-blue"})
    table.act("ship:3", "take:ring-red")
    assert table.piles() == [0, 2]
    assert table.state.ended_by == "SB-END-3"


def test_one_choice_of_action_for_all() -> None:
    table = position(player("3.2 3.3", hand="red"), player("1.2"), board={"3.3": "ring-red"})
    table.act("ship:3", "move:2>3.3")
    assert table.offers("take") == set()


def test_publisher_and_year() -> None:
    assert (GAME.info.publisher, GAME.info.year) == ("Winning Moves", 2004)
