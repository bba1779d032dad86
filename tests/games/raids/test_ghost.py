"""The neutral third ship of the game for two."""

from __future__ import annotations

import pytest

from tests.games.raids.position import HOME, Table, position, ship

BOARD = {
    2: "1-11",
    3: "1-16",
    4: "1-07",
    6: "1-01",
    7: "1-14",
    8: "1-02",
    9: "1-03",
    10: "1-15",
    12: "1-10",
    13: "1-12",
    15: "1-04",
}
"""Stop tiles at 2, 4, 6, 8, 9, 12, 13, 15; a monster at 3, a visit at 7, a plunder at 10."""


def ghost_at_two() -> Table:
    """The neutral ship is rear-most; ship 0 is next at 4, ship 1 leads at 8."""
    return position(ship(4, 3), ship(8, 3), ghost=ship(2), board=BOARD, villages=(2, 2))


def test_villages_hold_as_many_vikings_as_there_are_players() -> None:
    table = position(ship(HOME), ship(HOME), ghost=ship(HOME))
    assert table.state.villages == [2, 2]


def test_when_rearmost_its_tile_and_those_up_to_the_next_ship_leave_the_game() -> None:
    table = ghost_at_two()
    assert sorted(table.state.discarded) == ["1-11", "1-16"]
    assert min(table.tiles()) == 4, "the tile of the next ship stays"


def test_the_leader_chooses_among_the_nearest_four_free_stops() -> None:
    table = ghost_at_two()
    assert table.state.seat == 1
    assert table.legal == {"ghost:6", "ghost:9", "ghost:12", "ghost:13"}, "8 is taken, 15 is fifth"


def test_no_one_else_sends_it() -> None:
    assert ghost_at_two().refused("ghost:6", seat=0) == ["RD-TURN-1"]


@pytest.mark.parametrize("code", ["ghost:8", "ghost:15", "ghost:home", "ghost:7", "ghost:2"])
def test_it_cannot_be_sent_elsewhere(code: str) -> None:
    assert ghost_at_two().refused(code) == ["RD-GHOST-3"]


def test_a_player_at_home_leads() -> None:
    table = position(ship(HOME), ship(4, 3), ghost=ship(2), board=BOARD)
    assert (table.state.phase, table.state.seat) == ("ghost", 0)


def test_in_the_harbour_the_ship_further_in_front_leads() -> None:
    table = position(ship(), ship(), ghost=ship(), waiting=(2, 0, 1), board=BOARD)
    assert (table.state.phase, table.state.seat) == ("ghost", 1)
    assert table.legal == {"ghost:2", "ghost:4", "ghost:6", "ghost:8"}
    assert table.tiles() == BOARD, "the next ship lies in the harbour: nothing is cleared"


def test_it_leaves_the_harbour_last_in_voyage_one() -> None:
    table = position(ship(0, 2), ship(0, 2), ghost=ship(), waiting=(1, 0, 2), board=BOARD)
    table.act("sail:4", "sail:9")
    assert (table.state.phase, table.state.seat) == ("ghost", 0)
    assert table.legal == {"ghost:6", "ghost:8", "ghost:12", "ghost:13"}
    assert sorted(table.state.discarded) == ["1-11", "1-16"], "2 and 3 lie before the next ship"


def test_with_no_free_stop_ahead_it_goes_home() -> None:
    board = {2: "1-11", 4: "1-07", 8: "1-01", 10: "1-15"}
    table = position(ship(4, 0), ship(8, 0), ghost=ship(2), board=board)
    assert table.places()[2] in (HOME, 0)
    assert table.told("RD-GHOST-3")[0]["to"] == HOME


def test_with_one_free_stop_ahead_there_is_no_question() -> None:
    board = {2: "1-11", 4: "1-07", 8: "1-01", 12: "1-10"}
    table = position(ship(4, 2), ship(8, 2), ghost=ship(2), board=board)
    assert table.places()[2] == 12


def test_when_both_players_are_home_it_sails_home_at_once() -> None:
    table = position(ship(HOME), ship(HOME), ghost=ship(2), board=BOARD, arrived=(1, 0))
    assert table.told("RD-GHOST-3") == [{"ship": 2, "start": 2, "to": HOME}]
    assert table.state.voyage == 2
    assert table.state.waiting[0] == 2


def test_it_ignores_all_that_it_passes_and_never_attacks() -> None:
    table = ghost_at_two()
    table.act("ghost:13")
    neutral = table.ship(2)
    assert (neutral.at, neutral.vikings, neutral.coins) == (13, 0, 0)
    assert table.state.villages == [2, 2]
    assert (table.state.stock[7], table.state.stock[10]) == ((), (2, 1)), "7 was cleared by ship 0"
    assert table.told("RD-CLEAR-2") == [{"n": 2}], "with both its Vikings"
    assert table.told("RD-GHOST-4") == [{"ship": 2}]
    assert "RD-FIGHT-1" not in table.rules


def test_for_players_it_is_a_ship_ahead() -> None:
    table = position(ship(2, 3), ship(HOME), ghost=ship(8), board=BOARD)
    assert min(table.tiles()) == 8, "cleared up to the neutral ship"
    assert table.refused("sail:6") == ["RD-SAIL-3", "RD-SAIL-4"]
    assert "sail:8" in table.legal


def test_driving_it_away_costs_one_viking() -> None:
    board = {place: tile for place, tile in BOARD.items() if place != 7}
    table = position(ship(2, 3), ship(4, 1), ghost=ship(8), board=board)
    supply = table.state.supply
    table.act("sail:8")
    assert table.ship(0).vikings == 3 - 1
    assert table.state.supply == supply + 1
    assert table.places() == [8, 4, 9], "it never answers and flees to the nearest free stop"
    toll, flight = table.told("RD-GHOST-5")
    assert toll == {"ship": 0, "n": 1, "at": 8}
    assert flight == {"ship": 2, "start": 8, "to": 9}


def test_a_ship_without_vikings_cannot_drive_it_away() -> None:
    table = position(ship(2, 0), ship(4, 1), ghost=ship(6), board=BOARD)
    assert table.refused("sail:6") == ["RD-FIGHT-1"]


def test_in_flight_it_skips_occupied_stops() -> None:
    table = position(ship(2, 3), ship(9, 3), ghost=ship(8), board=BOARD)
    table.act("sail:8")
    assert table.places() == [8, 9, 12]


def test_in_flight_with_no_free_stop_it_goes_home() -> None:
    board = {2: "1-11", 3: "1-12", 8: "1-02", 10: "1-15"}
    table = position(ship(2, 3), ship(3, 3), ghost=ship(8), board=board)
    table.act("sail:8")
    assert table.places() == [8, 3, HOME]
    assert table.state.arrived == [2]


def test_its_flight_clears_nothing() -> None:
    table = position(ship(2, 3), ship(4, 3), ghost=ship(9), board=BOARD)
    table.act("sail:9")
    assert table.places() == [9, 4, 12]
    assert table.tiles()[10] == "1-15"
    assert table.tiles()[9] == "1-03", "the tile is left to the player"


def test_a_fleeing_player_may_drive_it_away() -> None:
    table = position(ship(2, 3), ship(4, 3), ghost=ship(9), board=BOARD)
    table.act("sail:4", "flee", "sail:9")
    assert table.places()[1:] == [9, 12]
    assert table.ship(1).vikings == 3 + 1 - 1
    assert table.state.seat == 0, "ship 0 won the place and is rear-most"


def test_a_monster_on_the_way_may_not_take_the_viking_for_the_toll() -> None:
    board = {2: "1-11", 4: "1-07", 8: "1-16", 9: "1-02", 12: "1-10"}
    one = position(ship(2, 1), ship(4, 3), ghost=ship(9), board=board)
    assert one.refused("sail:9") == ["RD-FIGHT-1"]
    three = position(ship(2, 3), ship(4, 3), ghost=ship(9), board=board)
    three.act("sail:9")
    assert three.ship(0).vikings == 3 - 1 - 1
    assert three.ship(0).monsters == ()


def test_voyage_one_its_coins_are_forfeited() -> None:
    for arrived, coins in (((2, 0, 1), [3, 1, 0]), ((0, 2, 1), [6, 1, 0]), ((0, 1, 2), [6, 3, 0])):
        table = position(ship(HOME), ship(HOME), ghost=ship(HOME), arrived=arrived)
        assert [ship.coins for ship in table.state.ships] == coins
        assert table.told("RD-GHOST-6") == [{"ship": 2}]


@pytest.mark.parametrize("voyage", [2, 3])
def test_later_it_is_not_ranked(voyage: int) -> None:
    crews = (ship(HOME, 1), ship(HOME, 1))
    table = position(*crews, ghost=ship(HOME), arrived=(2, 1, 0), voyage=voyage, counts="vikings")
    assert [ship.coins for ship in table.state.ships] == [3, 6, 0]


def test_with_fights_in_flight_forbidden_it_is_left_alone_too() -> None:
    table = position(ship(2, 3), ship(4, 3), ghost=ship(9), board=BOARD, flight_fights="forbidden")
    table.act("sail:4", "flee")
    assert table.refused("sail:9") == ["RD-FLEE-3"]
