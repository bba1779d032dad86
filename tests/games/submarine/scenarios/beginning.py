"""Scenes of setting up and of the research ships: columns, docks, voyages."""

from __future__ import annotations

from tablelab.core.chance import Seeded
from tablelab.core.events import EventLog
from tests.games.submarine.position import GAME, RIGHT, player, position
from tests.games.submarine.scenarios.register import fires


@fires("SB-SETUP-1", "SB-SETUP-2", "SB-SETUP-3", "SB-SETUP-4", "SB-SETUP-5", "SB-SETUP-6")
def four_players_set_up() -> set[str]:
    log, chance = EventLog(), Seeded(1)
    state = GAME.setup(4, GAME.complete_options(4, {}), chance, log)
    first = state.seat
    for turn in range(16):
        assert state.phase == "place"
        assert state.seat == (first + turn) % 4
        GAME.apply(state, state.seat, GAME.parse(f"place:{turn % 6 + 1}"), chance, log)
    assert (state.phase, state.seat) == ("ship", first)
    placed = [event.data["column"] for event in log if event.rule == "SB-SETUP-6"]
    assert placed == [turn % 6 + 1 for turn in range(16)]
    return {event.rule for event in log}


@fires("SB-CARD-1")
def the_hand_is_refilled_at_the_end_of_the_turn() -> set[str]:
    table = position(player("3.2", hand="red", pile=3), player("1.2"))
    table.act("ship:3", "end")
    assert (len(table.state.seats[0].hand), len(table.state.seats[0].pile)) == (3, 1)
    return table.rules


@fires("SB-TURN-1", "SB-SHIP-1", "SB-SHIP-2")
def ships_sail_to_the_right_above_own_submarines() -> set[str]:
    table = position(player("2.2 4.5 6.3", ship=2), player("1.2 3.2"))
    assert table.refused("ship:2") == ["backwards"]
    assert table.refused("ship:5") == ["no_submarine_there"]
    assert table.refused("ship:1", seat=1) == ["not_your_turn"]
    table.act("ship:6", "end", "ship:1")
    assert table.ships() == [6, 1]
    return table.rules


@fires("SB-TURN-2")
def the_ship_moves_first_and_once() -> set[str]:
    table = position(player("2.2 4.5"), player("1.2"))
    assert table.refused("end") == ["ship_first"]
    assert table.refused("move:2>3.2") == ["ship_first"]
    table.act("ship:2")
    assert table.refused("ship:4") == ["ship_moved"]
    table.act("end")
    assert table.state.seat == 1
    return table.rules


@fires("SB-SHIP-3", "SB-SHIP-4")
def a_ship_may_leave_and_must_leave() -> set[str]:
    table = position(player("2.2"), player("1.2"), leave_early="forbidden")
    assert table.told("sails") == [{"seat": 0, "column": 2}], "the only way is no question"
    table = position(player("2.2 4.2"), player("1.2"), leave_early="forbidden")
    assert table.refused("ship:dock") == ["leave_early"]
    forced = position(player("2.2", ship=2, hand="red", pile=1), player("1.2"))
    assert forced.told("must_dock") == [{"seat": 0}]
    assert forced.ships() == [RIGHT, 0]
    return table.rules | forced.rules


@fires("SB-DOCK-1")
def on_the_dock_there_is_no_action() -> set[str]:
    table = position(player("2.2", hand="red", pile=1), player("1.2 5.2"))
    table.act("ship:dock")
    assert table.legal == {"end", "swap:red"}
    assert table.refused("move:2>3.2") == ["on_dock"]
    table.act("end", "ship:1", "end")
    assert table.told("waits") == [{"seat": 0}]
    assert table.ships() == [RIGHT, 1]
    return table.rules


@fires("SB-DOCK-2")
def a_card_is_swapped() -> set[str]:
    table = position(player("2.2", hand="red red blue", pile=2), player("1.2"), draws="green")
    assert table.refused("swap:red") == ["swap_only_on_dock"]
    table.act("ship:dock", "swap:red")
    assert table.hand(0) == ["red", "green", "blue"]
    assert table.piles()[0] == 2
    return table.rules


@fires("SB-SHIP-5")
def all_ships_go_back_together() -> set[str]:
    table = position(
        player("6.2", ship=6, hand="red", pile=1), player("6.2", ship=RIGHT, hand="red", pile=1)
    )
    assert table.ships() == [RIGHT, RIGHT], "the last to arrive may still swap"
    table.act("end")
    assert table.ships() == [0, 0]
    assert table.state.seat == 1
    return table.rules
