"""Fights between ships: bids, chained flights, and what a ship must keep for a fight."""

from __future__ import annotations

import pytest

from tests.games.raids.position import HOME, ids, position, ship

SEA = {2: "1-11", 4: "1-07", 6: "1-01", 9: "1-02", 12: "1-10", 14: "1-12"}
"""Stop tiles only; the villages behind 5 and 11 are empty unless a test fills them."""


@pytest.mark.parametrize("vikings", [0, 1])
def test_who_has_no_two_vikings_cannot_defend(vikings: int) -> None:
    table = position(ship(2, 1), ship(4, vikings), ship(6), board=SEA)
    table.act("sail:4")
    assert (table.state.phase, table.state.seat) == ("flee", 1)
    assert table.told("RD-FIGHT-4") == [{"ship": 1, "n": 2}]
    assert table.crews()[:2] == [0, vikings], "the defender has paid nothing"


def test_two_vikings_are_enough_to_defend() -> None:
    table = position(ship(2, 1), ship(4, 2), ship(6), board=SEA)
    table.act("sail:4")
    assert table.legal == {"pay:2", "flee"}


@pytest.mark.parametrize(
    ("bids", "attacker", "defender"),
    [(1, 1, 0), (2, 1, 2), (3, 4, 2), (4, 4, 6), (5, 9, 6)],
)
def test_cost_of_a_fight(bids: int, attacker: int, defender: int) -> None:
    table = position(ship(2, 10), ship(4, 10), ship(6), board=SEA)
    table.act("sail:4", *(f"pay:{bid}" for bid in range(2, bids + 1)))
    if table.state.phase == "bid":  # with too few Vikings for the next bid there is no question
        table.act("flee")
    assert table.crews()[:2] == [10 - attacker, 10 - defender]


def test_the_winner_stays_and_takes_nothing_yet() -> None:
    table = position(ship(2, 3), ship(4, 3), ship(6, 3), board=SEA)
    table.act("sail:4", "flee", "sail:9")
    # Ship 0 holds 4 and, being rear-most, takes its tile at the start of its next turn.
    told = [event.rule for event in table.log]
    assert told.index("RD-FIGHT-5") < len(told) - 1 - told[::-1].index("RD-TAKE-1")
    assert ids(table.ship(0).hold) == ["1-07"]
    assert table.ship(1).hold == ()


def test_the_winner_may_lose_the_place_to_the_next_attacker() -> None:
    # Ship 0 attacks ship 2 at 9 and wins; ship 1, rear-most then, attacks ship 0 there.
    table = position(ship(2, 3), ship(4, 3), ship(9, 3), board=SEA)
    table.act("sail:9", "flee", "sail:14")
    assert table.state.seat == 1
    table.act("sail:9", "flee", "sail:12")
    assert table.places() == [12, 9, 14]
    assert table.ship(0).hold == (), "it never got the tile that it had won"


def test_ships_further_on_can_be_attacked() -> None:
    table = position(ship(2, 3), ship(4, 3), ship(9, 3), board=SEA)
    table.act("sail:9")
    assert (table.state.seat, table.state.foe) == (2, 0)
    assert table.places() == [9, 4, 9]


def test_flights_can_be_chained() -> None:
    crews = (ship(2, 1), ship(4, 1), ship(6, 1), ship(9, 1))
    table = position(*crews, board=SEA)
    table.act("sail:4")
    assert (table.state.phase, table.state.seat) == ("flee", 1)
    table.act("sail:6")  # attacks ship 2 in flight: bids begin at one again
    assert (table.state.phase, table.state.seat) == ("flee", 2)
    table.act("sail:9")
    assert (table.state.phase, table.state.seat) == ("flee", 3)
    assert table.legal == {"sail:12", "sail:14", "sail:home"}
    table.act("sail:12")
    assert table.places() == [4, 6, 9, 12]
    assert table.crews() == [0, 0, 0, 1]
    assert len(table.told("RD-FLEE-3")) == 2


def test_a_chained_fight_has_its_own_bids() -> None:
    table = position(ship(2, 4), ship(4, 4), ship(6, 5), board=SEA)
    table.act("sail:4", "pay:2", "pay:3")  # ship 0: 0 left; ship 1: 2 left, but 4 are asked for
    assert (table.state.phase, table.state.seat) == ("flee", 1)
    table.act("sail:6")
    assert table.ship(1).vikings == 1
    assert table.legal == {"pay:2", "flee"}
    table.act("pay:2")
    # Ship 1 has 1 left and cannot pay 3: it flees for a second time in the same turn.
    assert (table.state.phase, table.state.seat) == ("flee", 1)
    assert table.legal == {"sail:9", "sail:12", "sail:14", "sail:home"}


def test_the_attacker_flees_from_where_it_attacked() -> None:
    table = position(ship(2, 2), ship(4, 6), ship(6), board=SEA)
    table.act("sail:4", "pay:2")
    assert (table.state.phase, table.state.seat) == ("flee", 0)
    assert table.legal == {"sail:6", "sail:9", "sail:12", "sail:14", "sail:home"}
    assert table.refused("sail:4") == ["RD-SAIL-2"]


def test_a_fleeing_ship_without_vikings_attacks_nobody() -> None:
    table = position(ship(2, 1), ship(4, 0), ship(6), board=SEA)
    table.act("sail:4")
    assert table.legal == {"sail:9", "sail:12", "sail:14", "sail:home"}
    assert table.refused("sail:6") == ["RD-FIGHT-1"]


def test_a_village_in_flight_may_give_the_viking_for_the_next_fight() -> None:
    table = position(ship(2, 1), ship(4, 0), ship(6), board=SEA, villages=(1, 0))
    table.act("sail:4")
    assert "sail:6" in table.legal
    table.act("sail:6")
    assert (table.state.phase, table.state.seat) == ("flee", 2)
    assert table.ship(1).vikings == 0


def test_flight_over_a_village_a_visit_and_a_plunder() -> None:
    board = {**SEA, 7: "2-13", 8: "2-14"}
    table = position(ship(2, 1), ship(4, 1), ship(6), board=board, villages=(2, 2))
    table.act("sail:4", "sail:9")
    # 1 + 1 from the village behind space 5 + 2 from the visit; 2 coins from the plunder.
    assert (table.ship(1).vikings, table.ship(1).coins) == (4, 2)


def test_flight_over_a_monster_asks_the_fleeing_ship() -> None:
    board = {**SEA, 8: "1-16"}
    table = position(ship(2, 1), ship(4, 1, "1-04 1-05"), ship(6), board=board)
    table.act("sail:4", "sail:12")
    assert (table.state.phase, table.state.seat) == ("monster", 1)
    table.act("defeat")
    assert ids(table.ship(1).monsters) == ["1-16"], "strength 3, two axes, one Viking"
    assert table.places()[1] == 12


def test_flight_into_the_harbour() -> None:
    table = position(ship(2, 2), ship(4, 1), ship(HOME), ship(6), board=SEA)
    table.act("sail:4", "sail:home")
    assert table.state.arrived == [2, 1]
    assert table.told("RD-HOME-1")[-1]["berth"] == 2


def test_with_no_stop_ahead_the_flight_leads_home_without_a_question() -> None:
    board = {2: "1-11", 3: "1-01", 14: "1-12"}
    table = position(ship(2, 2), ship(3), ship(14, 1), board=board)
    table.act("sail:14")
    assert table.told("RD-FLEE-1") == [{"ship": 2, "start": 14, "to": HOME}]
    assert table.told("RD-HOME-1")[0] == {"ship": 2, "berth": 1}


def test_the_turn_ends_with_the_flight() -> None:
    table = position(ship(2, 3), ship(4, 3), ship(6, 3), ship(9, 3), board=SEA)
    table.act("sail:9", "flee", "sail:12")
    assert (table.state.seat, table.state.mover) == (1, 1), "ship 1 is rear-most now"


def test_the_harbour_is_no_place_to_fight() -> None:
    table = position(ship(2, 3), ship(HOME, 3), ship(4), board=SEA)
    table.act("sail:home")
    assert not table.rules & {"RD-FIGHT-1", "RD-FIGHT-2"}
    assert table.crews()[:2] == [3, 3]


# -- what must be kept for the fight --------------------------------------------------------------


def test_the_last_viking_is_kept_for_the_fight() -> None:
    board = {**SEA, 8: "1-16"}
    table = position(ship(2, 3), ship(4, 3), ship(9, 3), board=board)
    table.act("sail:9")
    # Defeating the monster (3) would leave nobody for the fight: it is not asked, one is lost.
    assert table.told("RD-MONSTER-2") == [{"ship": 0, "n": 1}]
    assert (table.state.phase, table.state.seat) == ("bid", 2)
    assert table.ship(0).vikings == 3 - 1 - 1


def test_with_one_viking_to_spare_the_monster_is_a_choice() -> None:
    board = {**SEA, 8: "1-16"}
    table = position(ship(2, 4), ship(4, 3), ship(9, 3), board=board)
    table.act("sail:9")
    assert table.legal == {"sacrifice", "defeat"}
    table.act("defeat")
    assert (table.state.phase, table.state.seat) == ("bid", 2)
    assert table.ship(0).vikings == 4 - 3 - 1


def test_a_visit_behind_the_monster_leaves_the_choice() -> None:
    board = {2: "1-11", 4: "1-07", 7: "1-16", 8: "2-13", 9: "1-02", 12: "1-10"}
    table = position(ship(2, 3), ship(4, 3), ship(9, 3), board=board)
    table.act("sail:9")
    assert table.legal == {"sacrifice", "defeat"}
    table.act("defeat")
    assert table.ship(0).vikings == 3 - 3 + 2 - 1


def test_a_village_behind_the_monster_leaves_the_choice() -> None:
    board = {2: "1-11", 4: "1-07", 10: "1-16", 12: "1-10", 14: "1-12"}
    table = position(ship(2, 3), ship(4, 3), ship(12, 3), board=board, villages=(0, 1))
    table.act("sail:12")
    assert table.legal == {"sacrifice", "defeat"}


def test_a_free_monster_is_defeated_when_the_last_viking_is_needed() -> None:
    board = {**SEA, 8: "1-16"}
    table = position(ship(2, 1, "1-04 2-04"), ship(4, 3), ship(9, 3), board=board)
    assert "sail:9" in table.legal
    table.act("sail:9")
    assert ids(table.ship(0).monsters) == ["1-16"], "three axe symbols: no Viking needed"
    assert table.ship(0).vikings == 0, "the last one is paid in the fight"


@pytest.mark.parametrize(("vikings", "offered"), [(1, False), (2, False), (3, True)])
def test_two_monsters_on_the_way_to_a_fight(vikings: int, offered: bool) -> None:
    board = {2: "1-11", 4: "1-07", 7: "1-16", 8: "2-16", 9: "1-02", 12: "1-10"}
    table = position(ship(2, vikings), ship(4, 3), ship(9, 3), board=board)
    assert ("sail:9" in table.legal) == offered
    if not offered:
        assert table.refused("sail:9") == ["RD-FIGHT-1"]
        return
    table.act("sail:9")
    assert len(table.told("RD-MONSTER-2")) == 2
    assert table.ship(0).vikings == 0
    assert table.state.seat == 2


def test_a_fleeing_ship_also_keeps_its_last_viking() -> None:
    board = {**SEA, 8: "1-16"}
    table = position(ship(2, 1), ship(4, 3), ship(9, 1), ship(HOME), board=board)
    table.act("sail:4", "flee", "sail:9")
    assert table.told("RD-MONSTER-2") == [{"ship": 1, "n": 1}], "3 against 3, but it must keep one"
    assert table.ship(1).vikings == 3 - 1 - 1


CRAMPED = "1-07 1-09 2-07 3-06 4-04"
"""Five goods: one shield in all."""


def test_what_finds_no_shield_on_the_way_does_not_help_in_the_fight() -> None:
    """One shield: neither visitors nor villagers come aboard, and the monster takes the one."""
    board = {2: "1-11", 4: "1-10", 7: "2-13", 8: "1-16", 9: "1-02", 12: "1-06"}
    table = position(ship(2, 1, CRAMPED), ship(4, 3), ship(9, 3), board=board, villages=(1, 0))
    assert table.refused("sail:9") == ["RD-FIGHT-1"]
    assert table.legal == {"sail:4", "sail:12", "sail:home"}
