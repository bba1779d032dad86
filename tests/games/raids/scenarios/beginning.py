"""Scenes of setting up, taking tiles, loading, runes and trading posts."""

from __future__ import annotations

from tablelab.core.chance import Seeded
from tablelab.core.events import EventLog
from tests.games.raids.position import GAME, HOME, ids, position, ship
from tests.games.raids.scenarios.register import fires

BOARD = {4: "1-07", 6: "1-01", 9: "1-02", 12: "1-10"}


@fires(
    "RD-SETUP-1",
    "RD-SETUP-2",
    "RD-SETUP-3",
    "RD-SETUP-4",
    "RD-SETUP-5",
    "RD-SETUP-6",
    "RD-SETUP-7",
    "RD-TURN-1",
)
def four_players_set_up() -> set[str]:
    log = EventLog()
    state = GAME.setup(4, GAME.complete_options(4, {}), Seeded(1), log)
    assert sum(ship.vikings for ship in state.ships) == 1 + 2 + 2 + 3
    assert state.villages == [4, 4]
    assert state.seat == state.waiting[0]
    return {event.rule for event in log}


@fires("RD-TURN-3", "RD-SAIL-1")
def ships_leave_from_rear_to_front() -> set[str]:
    board = {**BOARD, 3: "1-11"}
    table = position(ship(0, 1), ship(0, 2), ship(0, 3), waiting=(1, 2, 0), board=board)
    order = []
    for code in ("sail:3", "sail:12", "sail:9"):
        order.append(table.state.seat)
        table.act(code)
    assert order == [1, 2, 0]
    return table.rules


@fires("RD-TURN-1", "RD-TAKE-1", "RD-LOAD-1")
def the_rearmost_acts_twice_in_a_row() -> set[str]:
    table = position(ship(2, 3), ship(4, 1), ship(9), board={**BOARD, 2: "1-11"})
    assert table.refused("sail:12", seat=1) == ["RD-TURN-1"]
    table.act("sail:4", "sail:6")  # ship 1 cannot defend and flees to 6
    assert table.places() == [4, 6, 9]
    assert table.state.mover == 0
    assert ids(table.ship(0).hold) == ["1-07"]
    return table.rules


@fires("RD-TURN-2", "RD-LOAD-2")
def a_full_ship_decides_first() -> set[str]:
    table = position(
        ship(2, hold="1-03 1-04 1-05 1-06 2-08"), ship(4), ship(9), board={**BOARD, 2: "1-09"}
    )
    assert table.refused("sail:6") == ["RD-TURN-2"]
    assert table.refused("load") == ["RD-LOAD-2"]
    table.act("discard:2-08")
    assert ids(table.ship(0).hold) == ["1-03", "1-04", "1-05", "1-06", "1-09"]
    assert table.state.discarded == ["2-08"]
    return table.rules


@fires("RD-LOAD-3")
def nothing_is_thrown_away_while_there_is_space() -> set[str]:
    table = position(ship(2), ship(4), ship(9), board={**BOARD, 2: "1-09"})
    assert table.refused("discard:1-09") == ["RD-TURN-2", "RD-LOAD-3"]
    return table.rules


@fires("RD-LOAD-4")
def surplus_crew_goes_overboard() -> set[str]:
    # Nine Vikings; goods of value 7 leave eight shields.
    table = position(ship(2, 9), ship(4), ship(9), board={**BOARD, 2: "4-04"})
    assert table.ship(0).vikings == 8
    assert table.told("RD-LOAD-4") == [{"ship": 0, "n": 1}]
    return table.rules


@fires("RD-RUNE-1")
def runes_lie_beside_the_ship() -> set[str]:
    full = "1-03 1-04 1-05 1-06 2-08"
    table = position(
        ship(2, 1, full, runes="2-09 2-10"), ship(4), ship(9), board={**BOARD, 2: "1-11"}
    )
    assert table.state.phase == "sail", "a full ship takes a rune without a question"
    assert len(table.ship(0).runes) == 3
    return table.rules


@fires("RD-RUNE-2")
def two_kinds_of_rune_make_sets_of_their_own() -> set[str]:
    table = position(
        ship(HOME, runes="1-11 1-12"),
        ship(HOME),
        ship(HOME),
        voyage=4,
        counts="sails",
        rune_kinds="two",
    )
    assert GAME.points(table.state)[0]["runes"] == 1 + 1
    return table.rules


@fires("RD-POST-1", "RD-POST-2", "RD-POST-3")
def a_trading_post() -> set[str]:
    table = position(ship(2, 1, "1-08 1-09 2-08"), ship(4), ship(9), board={**BOARD, 2: "1-13"})
    assert table.refused("sell:2-08") == ["RD-POST-2"]
    table.act("sell:1-08", "sell:1-09")
    assert ids(table.ship(0).hold) == ["2-08"]
    assert table.ship(0).vikings == 2
    assert table.refused("sell:1-08") == ["RD-TURN-2", "RD-POST-2"]
    return table.rules


@fires("RD-GAIN-1")
def no_shield_no_viking() -> set[str]:
    table = position(ship(2, 10), ship(4), ship(9), board={**BOARD, 2: "1-13"})
    assert table.ship(0).vikings == 10, "the trading post's Viking finds no shield"
    return table.rules
