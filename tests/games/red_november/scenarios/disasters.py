"""Scenes of events, hazards and timed destruction."""

from __future__ import annotations

from typing import Any

from tests.games.red_november.position import HIGH, Table, gnome, position
from tests.games.red_november.scenarios.register import fires


def star(*luck: object, items: str = "", **case: Any) -> Table:
    """Gnome 0 enters the star on 57."""
    table = position(gnome(5, 58, items), gnome(1, 20, "grog"), symbols=True, **case)
    table.act(("wait:1", *luck))
    return table


@fires("RN-EVENT-1", "RN-EVENT-2")
def a_respite() -> set[str]:
    return star("respite/0").rules


@fires("RN-EVENT-3", "RN-HAZARD-1", "RN-HAZARD-5")
def fire_spreads() -> set[str]:
    table = star("fire_spreads/0", fire=[10])
    table.act("ignite:9")
    assert (table.burning(), table.track("asphyxiation")) == ([9, 10], 2)
    return table.rules


@fires("RN-HAZARD-2")
def no_fire_in_the_water() -> set[str]:
    table = star("fire/0", 7, low=[7])
    assert (table.burning(), table.track("asphyxiation")) == ([], 1)
    return table.rules


@fires("RN-HAZARD-3", "RN-HAZARD-4")
def a_leak_puts_a_fire_out() -> set[str]:
    table = star("leak/0", 7, fire=[7])
    assert (table.burning(), table.water(HIGH)) == ([], [7])
    return table.rules


@fires("RN-EVENT-4")
def no_water_to_rise() -> set[str]:
    return star("underwater_current/3").rules


@fires("RN-EVENT-5")
def a_hatch_is_blocked() -> set[str]:
    table = star("hatch_blocked/0", 6)
    assert table.state.blocked == [(5, 6)]
    return table.rules


@fires("RN-EVENT-6", "RN-EVENT-8")
def stumbling() -> set[str]:
    table = star("stumble/2", items="coffee grog")
    table.act("throw:grog")
    return table.rules


@fires("RN-EVENT-7")
def turbulence() -> set[str]:
    return star("turbulence/3").rules


@fires("RN-EVENT-9")
def overheated() -> set[str]:
    table = star("overheated/2")
    assert table.gnome(1).level == 1
    return table.rules


@fires("RN-TIMED-1", "RN-TIMED-2")
def two_missiles() -> set[str]:
    table = star("missile_countdown/0")
    table.act(("wait:3", "missile_countdown/3"))
    assert table.token("missile") == 47
    return table.rules


@fires("RN-TIMED-3")
def a_missile_after_the_rescue() -> set[str]:
    table = position(gnome(5, 9), gnome(1, 5), symbols=True)
    table.act(("wait:1", "missile_countdown/0"))
    assert table.token("missile") is None
    return table.rules


@fires("RN-DECK-1")
def the_deck_is_rebuilt() -> set[str]:
    table = star("kraken/1", deck=[])
    assert table.token("devoured") == 42
    return table.rules
