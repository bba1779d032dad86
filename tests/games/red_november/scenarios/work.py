"""Scenes of repairs, drawing and trading."""

from __future__ import annotations

from tests.games.red_november.position import SEA, gnome, position
from tests.games.red_november.scenarios.register import fires


@fires("RN-FIX-1", "RN-FIX-2", "RN-FIX-3", "RN-FIX-4", "RN-FIX-6", "RN-FIX-7", "RN-TIMED-4")
def the_engine_in_low_water() -> set[str]:
    table = position(
        gnome(1, items="toolbox"), gnome(2, 20), low=[1], tracks=(1, 1, 6), tokens={"crushed": 9}
    )
    table.act("fix:engine", "add:toolbox", ("spend:3", 5))
    assert (table.gnome(0).time, table.track("pressure"), table.token("crushed")) == (25, 5, None)
    return table.rules


@fires("RN-FIX-5", "RN-FIX-8", "RN-FIX-9")
def certain_in_vain_and_impossible() -> set[str]:
    table = position(gnome(4), gnome(2, 20), tracks=(1, 3, 1))
    table.act("fix:reactor", "spend:10")
    assert table.track("heat") == 2
    table = position(gnome(4), gnome(2, 20), high=[4])
    assert table.refused("fix:reactor") == ["RN-FIX-9"]
    rules = table.rules
    table = position(gnome(4), gnome(2, 20), tracks=(1, 3, 1))
    table.act("fix:reactor", ("spend:1", 2))
    assert table.track("heat") == 3
    certain = position(gnome(4), gnome(2, 20), tracks=(1, 3, 1))
    certain.act("fix:reactor", "spend:10")
    return table.rules | rules | certain.rules


@fires("RN-FIRE-1", "RN-FIRE-3")
def out_of_the_fire() -> set[str]:
    table = position(gnome(10), gnome(2, 20), fire=[10])
    assert table.refused("wait:1") == ["RN-FIRE-3"]
    table.act("fix:extinguish", ("spend:1", 2), "retreat:9")
    assert table.gnome(0).at == 9
    return table.rules


@fires("RN-FIRE-2", "RN-DEATH-1")
def no_way_out_of_the_fire() -> set[str]:
    table = position(gnome(6), gnome(2, 20), gnome(2, 20), fire=[6], blocked=[(5, 6)])
    table.act("fix:extinguish", ("spend:1", 2))
    assert table.gnome(0).fate == 1
    return table.rules


@fires("RN-DEATH-2")
def asleep_at_sea() -> set[str]:
    table = position(gnome(3, items="aqualung", level=4), gnome(2, 20), gnome(2, 20))
    table.act("open:sea", "enter", ("wait:0", "leak/2"))
    assert table.gnome(0).fate == 1
    return table.rules


@fires("RN-DRAW-1", "RN-DRAW-4")
def grog_from_the_cabin() -> set[str]:
    table = position(gnome(10), gnome(2, 20))
    table.act("draw:grog:2")
    assert table.refused("draw:grog:1") == ["RN-DRAW-4"]
    return table.rules


@fires("RN-DRAW-2", "RN-DRAW-3")
def the_last_items_of_the_pile() -> set[str]:
    table = position(gnome(8), gnome(2, 20), stock=["coffee"])
    table.act(("draw:items:2", "coffee", "aqualung"))
    assert table.gnome(0).items == ["aqualung", "coffee"]
    return table.rules


@fires("RN-TRADE-1", "RN-TRADE-2", "RN-TRADE-3")
def one_trade_declined_one_accepted() -> set[str]:
    table = position(gnome(5, items="grog"), gnome(5, 20, "coffee"))
    table.act("trade:2", "want:coffee", "offer", "decline", "wait:1")
    table.act("trade:2", "want:coffee", "give:grog", "offer", "accept")
    assert (table.gnome(0).items, table.gnome(1).items) == (["coffee"], ["grog"])
    return table.rules


@fires("RN-TRADE-4")
def no_trade_at_sea() -> set[str]:
    table = position(gnome(SEA, items="grog", air=1), gnome(SEA, 20))
    assert table.refused("trade:2") == ["RN-TRADE-4"]
    return table.rules
