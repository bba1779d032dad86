"""Scenes of every ending, and of the optional rules."""

from __future__ import annotations

from tablelab.core.chance import Seeded
from tablelab.core.events import EventLog
from tests.games.red_november.position import GAME, SEA, gnome, position
from tests.games.red_november.scenarios.register import fires


@fires("RN-END-1")
def rescued() -> set[str]:
    table = position(gnome(5, 1), gnome(1, 0))
    table.act("wait:1")
    assert table.ending == ("RN-END-1", True, (0, 1))
    return table.rules


@fires("RN-END-2")
def the_last_air() -> set[str]:
    table = position(gnome(5, 58), gnome(1, 20), tracks=(9, 1, 1), symbols=True)
    table.act(("wait:1", "fire/0", 4))
    assert table.ending == ("RN-END-2", False, ())
    return table.rules


@fires("RN-END-3")
def devoured() -> set[str]:
    table = position(gnome(5, 20), gnome(1, 10), tokens={"devoured": 20})
    table.act("wait:1")
    assert table.ending == ("RN-END-3", False, ())
    return table.rules


@fires("RN-END-4", "RN-DESERT-1", "RN-DESERT-2")
def the_last_one_leaves() -> set[str]:
    table = position(gnome(SEA, 5, air=1), gnome(1, 9, fate=1), gnome(1, 9, fate=1))
    table.act("desert")
    assert table.ending == ("RN-END-4", False, (0,))
    return table.rules


@fires("RN-DESERT-3")
def left_too_soon() -> set[str]:
    table = position(gnome(SEA, 5, air=1), gnome(1, 1), gnome(1, 0))
    table.act("desert", "wait:1")
    assert table.ending == ("RN-END-1", True, (1, 2))
    return table.rules


@fires("RN-VARIANT-1")
def the_last_respite() -> set[str]:
    table = position(gnome(5, 58), gnome(1, 20), symbols=True, respite="removed")
    table.act(("wait:1", "respite/0"))
    assert table.state.removed == ["respite/0"]
    return table.rules


@fires("RN-VARIANT-2")
def events_before_the_first_turn() -> set[str]:
    log = EventLog()
    GAME.setup(3, GAME.complete_options(3, {"opening_events": "yes"}), Seeded(1), log)
    return {event.rule for event in log}


@fires("RN-VARIANT-3")
def a_fresh_gnome() -> set[str]:
    table = position(gnome(5), gnome(1, 20), high=[5], dying="less_deadly")
    table.act(("wait:1", 3))
    assert (table.gnome(0).at, table.gnome(0).fate) == (3, 0)
    return table.rules


@fires("RN-VARIANT-4")
def crowbar_against_crowbar() -> set[str]:
    table = position(gnome(5, items="crowbar"), gnome(5, 20, "crowbar"), crazed="yes")
    table.act("attack:2", ("defend", 9, 3))
    assert table.gnome(1).fate == 1
    return table.rules
