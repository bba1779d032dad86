"""The fact sheet's questions 1 to 18, each as the ruling answers it."""

from __future__ import annotations

from collections import Counter

import pytest

from tablelab.core.chance import Seeded
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.grid import EAST, SOUTH, WEST, is_beach
from tests.games.red_peak.position import PARTS, STRAIGHTS, at, beach, day, evening, position

PAID = "C01:first_aid", "C16:map"
"""W03 (first aid, map) paid by these cards of one hand."""


def test_01_the_board() -> None:
    state = GAME.setup(3, GAME.complete_options(3, {}), Seeded(1))
    assert state.path == [at(1, 4)]
    assert state.headings == [SOUTH]
    assert [is_beach(at(row, 1)) for row in range(1, 10)] == [False] * 8 + [True]
    table = position(path=STRAIGHTS)
    assert table.state.path == [at(row, 4) for row in range(1, 10)], "eight straight tiles"


def test_02_tiles_are_straight_or_curved() -> None:
    table = day(supply="W03 W05")
    assert table.refused("lay:W03:left") == ["RP-LAY-7"]
    assert table.refused("lay:W05:ahead") == ["RP-LAY-7"]
    table.act("lay:W03:ahead", "lay:W05:left")
    assert table.state.path[1:] == [at(2, 4), at(3, 4)]
    assert table.state.headings == [SOUTH, SOUTH, EAST], "left of south is east"
    right = day(supply="W05")
    right.act("lay:W05:right")
    assert right.state.headings[-1] == WEST


def test_03_the_first_eruption_covers_the_first_tile() -> None:
    table = evening()
    table.act("dare", draws=["eruption"])
    assert table.told("RP-VOLCANO-1") == [{"index": 1, "margin": 0}]
    gentle = evening(first_lava="start")
    gentle.act("dare", draws=["eruption"])
    assert gentle.told("RP-VOLCANO-1") == [{"index": 0, "margin": 1}]


def test_04_the_first_day_costs_a_time_tile_too() -> None:
    state = GAME.setup(2, GAME.complete_options(2, {}), Seeded(1))
    assert state.time_tiles == 3
    GAME.apply(state, 0, GAME.parse("day"), Seeded(1))
    assert (state.day, state.time_tiles) == (1, 2)


def test_05_a_tile_from_the_stock_is_used_up() -> None:
    table = evening(time_tiles=0)
    table.act("day", draws=["none"])
    assert table.state.time_tiles == 0
    assert len(table.told("RP-TIME-2")) == 1
    table.time_up(["none"])
    assert len(table.told("RP-TIME-2")) == 2, "the next turn of the timer costs again"


def test_06_after_a_timeout_the_day_goes_on() -> None:
    table = day(["C01 C02", "C16"], supply="W03 W10")
    table.act("lay:W03:ahead", "lay:W10:ahead", "go", "give:C01:first_aid")
    before = table.state.plain()
    table.time_up()
    after = table.state.plain()
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"deadline", "now", "time_tiles"}
    assert after["deadline"] == 180_000
    table.act("give:C16:map")
    assert table.state.adventurer == 1


def test_07_a_timeout_while_laying_is_the_same() -> None:
    table = day(supply="W03 W10", time_tiles=1)
    table.act("lay:W03:ahead")
    table.time_up()
    table.time_up(["none"])
    assert table.state.phase == "lay"
    assert table.state.tiles == ["", "W03"]
    assert table.state.deadline == 270_000
    table.act("lay:W10:ahead")


def test_08_the_sand_stops_when_the_adventurer_arrives() -> None:
    table = day(["C01 C16"], supply="W03")
    table.act("lay:W03:ahead")
    table.pay(*PAID)
    assert table.state.deadline is None
    assert (table.state.phase, table.state.time_tiles) == ("plan", 3)


def test_09_a_day_without_a_tile() -> None:
    table = day(supply="W03")
    table.act("rest")
    assert (table.state.phase, table.state.tent) == ("plan", 0)
    assert [event.rule for event in table.log] == ["RP-DAY-3", "RP-NIGHT-1"], "nothing at night"


def test_10_tiles_may_be_exchanged_until_moving() -> None:
    table = day(["C01"], supply="W03 W10")
    table.act("lay:W03:ahead", "back", "lay:W10:ahead", "lay:W03:ahead", "back")
    assert table.state.tiles == ["", "W10"]
    table.act("go")
    assert table.refused("back") == ["RP-DAY-2"]
    assert table.refused("lay:W03:ahead") == ["RP-DAY-2"]


def test_11_returned_tiles_lie_in_the_open_supply() -> None:
    table = day(["C01"], supply="W03 W10 W12", multitools=0)
    table.act("lay:W03:ahead", "lay:W10:ahead", "go", "give-up")
    assert table.state.supply == ["W03", "W10", "W12"]


def test_12_cards_on_a_failed_tile_go_back_to_their_owners() -> None:
    table = day(["C01", "C25"], supply="W16", multitools=1)  # flashlight, first aid, map, rope
    table.act("lay:W16:ahead", "go", "multi:rope")
    table.by(0, "give:C01:flashlight")
    table.by(1, "give:C25:first_aid")
    assert (table.state.hands, table.state.multitools) == ([[], []], 0)
    table.act("give-up")
    assert table.state.hands == [["C01"], ["C25"]]
    assert table.state.multitools == 1
    assert table.state.discard == []


def test_13_more_may_be_laid_than_can_be_paid() -> None:
    table = day(["C01 C16"], supply="W03 W17", multitools=0)
    table.act("lay:W03:ahead", "lay:W17:ahead")
    table.pay(*PAID)
    table.act("give-up")
    assert (table.state.tent, table.state.tiles) == (1, ["", "W03"])
    assert "W17" in table.state.supply


def test_14_stopping_early_is_giving_up() -> None:
    table = day(["C01 C16"], supply="W03 W10", multitools=3)
    table.act("lay:W03:ahead", "lay:W10:ahead")
    table.pay(*PAID)
    assert table.refused("rest") == ["RP-DAY-2"]
    assert table.refused("give-up") == ["RP-PAY-4"], "three multitools pay three symbols"


def test_15_one_multitool_one_symbol() -> None:
    table = day(["C01"], supply="W03", multitools=2)
    table.act("lay:W03:ahead", "go", "multi:first_aid")
    assert (table.state.multitools, table.state.adventurer) == (1, 0)
    table.act("multi:map")
    assert (table.state.multitools, table.state.adventurer) == (0, 1)
    assert table.state.hands[0] == ["C01"], "though a card would have fitted"


@pytest.mark.parametrize("second", ["none", "eruption"])
def test_16_tile_by_tile(second: str) -> None:
    """W03 (path), W09 (card, time, volcano 1) and W06 (time, volcano 1), all paid by cards."""
    table = day(["C01 C16 C32 C39 C24 C40 C09", ""], supply="W03 W09 W06")
    table.act("lay:W03:ahead", "lay:W09:ahead", "lay:W06:left", "go")
    codes = ("C01:first_aid", "C16:map", "C32:map", "C39:spade", "C24:knife", "C40:compass")
    table.act(*(f"give:{code}" for code in codes))
    card = table.state.deck.unseen[0]
    table.act("give:C09:torch", draws=["W20", card, "eruption", second])
    assert (table.state.phase, table.state.tent) == ("plan", 3)
    assert table.state.lava == 1 + 1 + (second == "eruption")
    assert table.state.time_tiles == 3 + 2
    heard = ("RP-NIGHT-2", "RP-REWARD-3", "RP-NIGHT-3", "RP-REWARD-4", "RP-REWARD-1")
    order = [event.rule for event in table.log if event.rule in heard]
    assert order == [
        *("RP-NIGHT-2", "RP-REWARD-4"),
        *("RP-NIGHT-2", "RP-REWARD-1", "RP-REWARD-3", "RP-NIGHT-3"),
        *("RP-NIGHT-2", "RP-REWARD-3", "RP-NIGHT-3"),
    ]


def test_16_a_death_on_the_second_tile_leaves_the_third_uncollected() -> None:
    table = day(["C01 C16 C32 C39 C24 C40 C09", ""], supply="W03 W09 W06", lava=1)
    table.act("lay:W03:ahead", "lay:W09:ahead", "lay:W06:left", "go")
    codes = ("C01:first_aid", "C16:map", "C32:map", "C39:spade", "C24:knife", "C40:compass")
    table.act(*(f"give:{code}" for code in codes))
    card = table.state.deck.unseen[0]
    table.act("give:C09:torch", draws=["W20", card, "double", "eruption"])
    assert (table.state.phase, table.state.won, table.state.tent) == ("over", False, 2)
    assert table.state.time_tiles == 4, "the time tile of W09, not that of W06"
    assert [data["tile"] for data in table.told("RP-NIGHT-2")] == ["W03", "W09"]
    assert table.state.ended_by == "RP-END-2"


def test_17_rewards_and_volcano_cannot_be_declined() -> None:
    table = day(["C13 C41"], supply="W01", players=2, path="W03")
    card = table.state.deck.unseen[0]
    table.act("lay:W01:ahead")
    table.pay("C13:flashlight", "C41:provisions", draws=[card, "none"])
    assert Counter(event.rule for event in table.log)["RP-REWARD-1"] == 1
    assert table.state.phase == "plan", "no question is asked in between"


def test_18_rewards_come_before_the_volcano() -> None:
    table = day(["C13 C41"], supply="W01", players=2, path="W03")
    card = table.state.deck.unseen[0]
    table.act("lay:W01:ahead")
    table.pay("C13:flashlight", "C41:provisions", draws=[card, "double", "eruption"])
    rules = [event.rule for event in table.log]
    assert rules.index("RP-REWARD-1") < rules.index("RP-NIGHT-3") < rules.index("RP-END-2")
    assert sum(map(len, table.state.hands)) == 1, "the card was dealt although the tent is lost"


def test_the_helpers_lay_what_the_rules_would() -> None:
    for path in ("W03 W05:left W13:right W10", STRAIGHTS):
        laid = position(path=path).state
        table = day(supply=" ".join(step.partition(":")[0] for step in path.split()))
        for step in path.split():
            tile, _, turn = step.partition(":")
            table.act(f"lay:{tile}:{turn or 'ahead'}")
        assert (table.state.path, table.state.headings) == (laid.path, laid.headings)
    assert len(PARTS.paths) == 21
    assert beach().state.tent == 8
