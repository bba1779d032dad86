"""Short scenes that together make every rule of the rulebook speak."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablelab.core.chance import Seeded
from tablelab.core.events import EventLog
from tablelab.games.red_peak import GAME
from tests.games.red_peak.position import STRAIGHTS, beach, day, evening

Scene = Callable[[], set[str]]
SCENES: dict[Scene, tuple[str, ...]] = {}


def fires(*rules: str) -> Callable[[Scene], Scene]:
    """Register a scene with the rules that must speak in it."""

    def register(scene: Scene) -> Scene:
        SCENES[scene] = rules
        return scene

    return register


@fires("RP-SETUP-1", "RP-SETUP-2", "RP-SETUP-3", "RP-SETUP-4", "RP-BONUS-1", "RP-TASK-1")
def the_table_is_set() -> set[str]:
    log = EventLog()
    options = GAME.complete_options(3, {"bonus_tiles": "yes", "board": "back"})
    GAME.setup(3, options, Seeded(1), log)
    return {event.rule for event in log}


@fires("RP-TIME-1", "RP-DAY-1")
def a_day_begins() -> set[str]:
    table = evening()
    table.act("day")
    return table.rules


@fires("RP-TIME-2", "RP-TIME-3", "RP-VOLCANO-2")
def the_sand_runs_out() -> set[str]:
    table = day(time_tiles=0)
    table.time_up(["none"])
    return table.rules


@fires(
    "RP-LAY-1",
    "RP-LAY-2",
    "RP-LAY-7",
    "RP-DAY-2",
    "RP-PAY-1",
    "RP-PAY-2",
    "RP-PAY-3",
    "RP-PAY-5",
    "RP-PAY-6",
    "RP-DAY-3",
    "RP-NIGHT-1",
    "RP-NIGHT-2",
    "RP-REWARD-4",
)
def a_tile_is_laid_and_paid() -> set[str]:
    table = day(["C01", "C16"], supply="W03 W05")
    table.refused("lay:W05:ahead")
    table.act("lay:W05:left", "back", "lay:W03:ahead", "go")
    table.refused("give:C01:flashlight")
    table.refused("give:C01:knife")
    table.act("give:C01:first_aid", "withdraw:first_aid", "give:C01:map", "multi:first_aid")
    return table.rules


@fires("RP-LAY-3", "RP-END-3")
def the_path_is_at_the_sea() -> set[str]:
    table = day(path=STRAIGHTS, supply="W12", lava=2, beach_boat="off")
    table.refused("lay:W12:ahead")
    table.act("concede")
    return table.rules


@fires("RP-LAY-4")
def a_space_is_taken() -> set[str]:
    table = day(path="W03 W05:right W13:left W06:left W07:left", supply="W10")
    table.refused("lay:W10:ahead")
    return table.rules


@fires("RP-LAY-5", "RP-LAY-6")
def walls_and_corners() -> set[str]:
    table = day(path="W03 W05:right W10 W08", supply="W06 W11")
    table.refused("lay:W06:right")
    table.refused("lay:W11:ahead")
    return table.rules


@fires("RP-PAY-4")
def a_tile_is_too_dear() -> set[str]:
    table = day([""], supply="W03", multitools=0)
    table.act("lay:W03:ahead", "go", "give-up")
    return table.rules


@fires("RP-BOAT-1", "RP-BOAT-2", "RP-BOAT-3", "RP-BOAT-4", "RP-END-1")
def a_boat_is_missed_and_then_boarded() -> set[str]:
    table = beach(["C20", ""], boats="B1", multitools=0)
    table.act("board:B1", "give-up")
    table.act("dare", draws=["none"])
    table.act("take:multitools", "day", "board:B1", "give:C20:compass")
    table.act("multi:knife", draws=["none", "none", "none"])
    return table.rules


@fires("RP-NIGHT-3", "RP-REWARD-1", "RP-REWARD-2", "RP-REWARD-3", "RP-REWARD-5", "RP-VOLCANO-3")
def a_rich_night() -> set[str]:
    # W17: card, multitool, time, volcano 1. W07: boat, volcano 1.
    table = day(["C12 C14 C08 C47 C10 C22", ""], path="W03", supply="W17 W07")
    table.act("lay:W17:ahead", "lay:W07:left", "go")
    for code in ("C12:axe", "C14:rope", "C08:spade", "C47:torch", "C10:flashlight"):
        table.act(f"give:{code}")
    card = table.state.deck.unseen[0]
    table.act("give:C22:rope", draws=[card, "eruption", "B2", "none"])
    return table.rules


@fires("RP-REWARD-6", "RP-PLAN-1", "RP-PLAN-2")
def the_cards_are_used_up() -> set[str]:
    table = evening(deck="", discard="C01")
    table.act("dare", draws=["none"])
    table.act("take:cards", draws=["C01"])
    return table.rules


@fires("RP-VOLCANO-1", "RP-VOLCANO-4", "RP-VOLCANO-5", "RP-END-2")
def the_volcano() -> set[str]:
    table = evening(volcano=(0, 0, 1))
    table.act("dare", draws=["double", "eruption"])
    return table.rules


@fires("RP-PLAN-3")
def a_boat_in_the_evening() -> set[str]:
    table = beach(evening=True)
    table.act("dare", draws=["none"])
    table.act("take:boats")
    return table.rules


@fires("RP-TASK-2")
def a_task_is_open() -> set[str]:
    table = beach(boats="B1", board="back", tasks="lake")
    table.refused("board:B1")
    return table.rules


@pytest.mark.parametrize("scene", list(SCENES), ids=lambda scene: scene.__name__)
def test_scene(scene: Scene) -> None:
    assert set(SCENES[scene]) <= scene()


def test_every_rule_has_a_scene() -> None:
    shown = {rule for rules in SCENES.values() for rule in rules}
    assert [rule.id for rule in GAME.rulebook if rule.id not in shown] == []
