"""Scenes of setting up, moving, swimming and playing items."""

from __future__ import annotations

from tablelab.core.chance import Seeded
from tablelab.core.events import EventLog
from tests.games.red_november.position import GAME, LOW, SEA, gnome, position
from tests.games.red_november.scenarios.register import fires


@fires("RN-SETUP-1", "RN-SETUP-2", "RN-SETUP-3", "RN-SETUP-4", "RN-SETUP-5", "RN-TURN-1")
def four_players_set_up() -> set[str]:
    log = EventLog()
    state = GAME.setup(4, GAME.complete_options(4, {}), Seeded(1), log)
    assert [there.time for there in state.gnomes] == [60] * 4
    assert state.active == state.pile[-1]
    return {event.rule for event in log}


@fires("RN-VARIANT-5")
def alone_with_three_gnomes() -> set[str]:
    log = EventLog()
    state = GAME.setup(1, GAME.complete_options(1, {}), Seeded(1), log)
    assert len(state.gnomes) == 3
    return {event.rule for event in log}


@fires("RN-TURN-2")
def one_question_after_the_other() -> set[str]:
    table = position(gnome(1), gnome(2, 20))
    table.act("fix:engine")
    assert table.refused("wait:1") == ["RN-TURN-2"]
    return table.rules


@fires("RN-MOVE-1", "RN-MOVE-2", "RN-MOVE-3", "RN-UPDATE-1", "RN-ACTION-1")
def through_a_hatch_into_high_water() -> set[str]:
    table = position(gnome(5), gnome(2, 20), high=[8])
    table.act("open:8", "enter", "wait:0")
    assert (table.gnome(0).at, table.gnome(0).time, table.water(LOW)) == (8, 28, [5, 8])
    return table.rules


@fires("RN-MOVE-4", "RN-MOVE-5", "RN-MOVE-6")
def three_ways_that_are_none() -> set[str]:
    table = position(gnome(5), gnome(2, 20), low=[5], high=[8], fire=[4], blocked=[(5, 7)])
    table.act("open:8")
    assert table.refused("enter") == ["RN-MOVE-5"]
    table.act("open:4")
    assert table.refused("enter") == ["RN-MOVE-4"]
    assert table.refused("open:7") == ["RN-MOVE-6"]
    return table.rules


@fires("RN-MOVE-7")
def no_end_of_walking() -> set[str]:
    table = position(gnome(5, 1), gnome(2, 0))
    table.act(*["open:6", "enter", "open:5", "enter"] * 5, "open:6")
    assert table.refused("open:4") == ["RN-MOVE-7"]
    table.act("enter", "wait:0")
    assert table.ending == ("RN-END-1", True, (0, 1))
    return table.rules


@fires("RN-SEA-1", "RN-SEA-2", "RN-SEA-3")
def two_turns_in_the_sea() -> set[str]:
    table = position(gnome(3, items="aqualung aqualung"), gnome(2, 20))
    table.act("open:sea", "enter", "wait:0", "play:aqualung", "wait:1")
    assert (table.gnome(0).at, table.gnome(0).fate, table.gnome(0).time) == (SEA, 0, 27)
    return table.rules


@fires("RN-ITEM-1", "RN-ITEM-2", "RN-ITEM-3", "RN-ITEM-4", "RN-GROG-1")
def items_of_all_sorts() -> set[str]:
    table = position(gnome(1, items="coffee fire_extinguisher grog lucky_charm"), gnome(2, 20))
    assert table.refused("play:toolbox") == ["RN-ITEM-4", "RN-ITEM-4"]
    table.act("play:grog", "play:fire_extinguisher", "play:coffee")
    assert table.gnome(0).level == 0
    table.act("fix:engine", ("spend:1", 10), ("charm", 4))
    assert table.gnome(0).items == []
    return table.rules


@fires("RN-FAINT-1", "RN-FAINT-2", "RN-FAINT-3", "RN-UPDATE-2", "RN-UPDATE-3")
def drunk_asleep_and_awake() -> set[str]:
    table = position(gnome(5, 60, level=1), gnome(2, 52), symbols=True)
    table.act(("wait:1", "fire/2"))
    table.act(("wait:1", "fire/1", "respite/0", "respite/0", "toolbox", "respite/1", "respite/1"))
    assert table.gnome(0).fainted
    table.act(("wait:10", "respite/2", "respite/3", "respite/4", "coffee", "turbulence/3"))
    assert not table.gnome(0).fainted
    return table.rules
