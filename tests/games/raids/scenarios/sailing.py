"""Scenes of clearing, sailing, passing, monsters, fights and flights."""

from __future__ import annotations

from tests.games.raids.position import HOME, Table, ids, position, ship
from tests.games.raids.scenarios.register import fires

SEA = {2: "1-11", 4: "1-07", 5: "1-01", 7: "1-14", 8: "1-15", 10: "1-16", 12: "1-10", 14: "1-12"}


def at_sea(vikings: int = 4, hold: str = "", **more: object) -> Table:
    """Ship 0 is rear-most; 4 and 5 are taken; a visit, a plunder and a monster lie behind them."""
    return position(ship(2, vikings, hold), ship(4, 3), ship(5, 3), board=SEA, **more)  # type: ignore[arg-type]


@fires("RD-CLEAR-1", "RD-CLEAR-2")
def the_way_is_cleared() -> set[str]:
    table = position(ship(2, 1), ship(12), ship(14), board={**SEA, 6: "2-13"})
    assert table.tiles() == {12: "1-10", 14: "1-12"}
    assert table.told("RD-CLEAR-1") == [{"ship": 0, "n": 6}]
    assert table.told("RD-CLEAR-2") == [{"n": 2 + 1 + 1 + 1}], "two visits with all their Vikings"
    return table.rules


@fires("RD-SAIL-2", "RD-SAIL-3", "RD-SAIL-4", "RD-SAIL-5")
def where_no_ship_may_stop() -> set[str]:
    table = at_sea()
    assert "RD-SAIL-2" in table.refused("sail:1")
    assert "RD-SAIL-3" in table.refused("sail:3")
    assert table.refused("sail:9") == ["RD-SAIL-4"]
    assert table.refused("sail:7") == table.refused("sail:10") == ["RD-SAIL-5"]
    return table.rules


@fires("RD-SAIL-6", "RD-HOME-1")
def the_last_ship_sails_home() -> set[str]:
    table = position(ship(HOME), ship(12), ship(HOME), board={12: "1-10", 14: "1-12"})
    assert table.told("RD-HOME-1") == [{"ship": 1, "berth": 3}]
    return table.rules


@fires("RD-PASS-1", "RD-PASS-2", "RD-PASS-3")
def passing_villages_visits_and_plunders() -> set[str]:
    table = at_sea(villages=(3, 3))
    table.act("sail:12", "sacrifice")
    # 4, a villager, a visitor, less one for the monster, a villager.
    assert table.ship(0).vikings == 4 + 1 + 1 - 1 + 1
    assert table.ship(0).coins == 2
    assert table.state.villages == [2, 2]
    assert (table.state.stock[7], table.state.stock[8]) == ((1,), (1,))
    return table.rules


@fires("RD-MONSTER-1", "RD-MONSTER-2")
def a_monster_takes_a_viking() -> set[str]:
    table = at_sea(stock={7: ()})
    table.act("sail:12")
    assert table.legal == {"sacrifice", "defeat"}
    table.act("sacrifice")
    assert table.ship(0).vikings == 3
    assert table.tiles()[10] == "1-16"
    return table.rules


@fires("RD-MONSTER-3", "RD-MONSTER-4")
def a_monster_is_defeated_with_an_axe() -> set[str]:
    table = at_sea(4, "1-04", stock={7: ()})
    table.act("sail:12", "defeat")
    assert table.ship(0).vikings == 4 - (3 - 1)
    assert ids(table.ship(0).monsters) == ["1-16"]
    assert 10 not in table.tiles()
    return table.rules


@fires("RD-MONSTER-5")
def too_few_vikings_for_the_monster() -> set[str]:
    table = at_sea(2, stock={7: ()})
    table.act("sail:12")
    assert table.ship(0).vikings == 1
    assert table.ship(0).monsters == ()
    return table.rules


@fires("RD-MONSTER-6")
def no_vikings_for_the_monster() -> set[str]:
    table = at_sea(0, stock={7: ()})
    table.act("sail:12")
    assert table.places()[0] == 12
    return table.rules


@fires("RD-FIGHT-1", "RD-FIGHT-2", "RD-FIGHT-3", "RD-FIGHT-4", "RD-FIGHT-5", "RD-FIGHT-6")
def a_fight() -> set[str]:
    table = at_sea()
    table.act("sail:4", "pay:2", "pay:3")  # ship 1 has 1 left and cannot pay 4
    assert table.crews()[:2] == [0, 1]
    assert table.told("RD-FIGHT-4") == [{"ship": 1, "n": 4}]
    assert table.told("RD-FIGHT-6") == [{"n": 6}]
    assert table.state.seat == 1
    assert table.state.phase == "flee"
    return table.rules


@fires("RD-FLEE-1", "RD-FLEE-3")
def from_one_fight_into_the_next() -> set[str]:
    table = at_sea()
    table.act("sail:4", "flee", "sail:5", "flee", "sail:14", "sacrifice")
    assert table.places() == [4, 5, 14]
    assert table.crews() == [3, 2, 3 + 1 - 1]
    return table.rules


@fires("RD-FLEE-2")
def flight_without_effects() -> set[str]:
    table = at_sea(villages=(2, 2), flight_effects="none")
    table.act("sail:5", "flee", "sail:14")
    assert (table.ship(2).vikings, table.ship(2).coins) == (3, 0)
    assert table.told("RD-FLEE-2") == [{"ship": 2}]
    return table.rules


@fires("RD-HOME-2")
def a_ship_at_home_has_no_turn() -> set[str]:
    table = position(ship(2), ship(HOME), ship(4), board=SEA)
    assert "RD-HOME-2" in table.refused("sail:12", seat=1)
    return table.rules
