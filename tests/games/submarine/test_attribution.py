"""Events cite a rule whose text really covers what they say."""

from __future__ import annotations

import pytest

from tablelab.core.events import EventLog
from tests.games.submarine.position import ELEVEN, Table, player, position
from tests.games.submarine.wanderer import start


def rules_of(table: Table, key: str) -> set[str]:
    return {event.rule for event in table.log if event.key == f"submarine.{key}"}


def test_the_twelfth_artefact_wins() -> None:
    mine = player("3.2", hand="red", container=ELEVEN)
    table = position(mine, player("1.2"), board={"3.2": "helmet-red"})
    table.act("ship:3", "take:helmet-red")
    assert rules_of(table, "wins") == {"SB-END-1"}


@pytest.mark.parametrize(
    ("container", "rule"), [("ring-red", "SB-END-5"), ("mask-red", "SB-END-6")]
)
def test_victory_comes_from_most_artefacts_or_from_the_tie_rule(container: str, rule: str) -> None:
    """What ended the game is another rule than what decides it."""
    mine = player("1.2", ship=7, container=container, jokers="shell-red")
    other = player("1.2", ship=7, container="mask-blue" if rule == "SB-END-6" else "")
    table = position(mine, other, dry=1)
    assert rules_of(table, "idle_voyages") == {"SB-END-4"}
    assert rules_of(table, "wins") == {rule}
    assert table.state.ended_by == "SB-END-4"


def test_a_joker_that_becomes_ready_cites_when_jokers_may_be_used() -> None:
    mine = player("3.2", hand="red", container="ring-blue")
    table = position(mine, player("1.2"), board={"3.2": "ring-red lamp-blue"})
    table.act("ship:3", "take:ring-red")
    assert rules_of(table, "gains_joker") == {"SB-SALVAGE-4"}
    assert rules_of(table, "joker_ready") == {"SB-JOKER-3"}


def test_forced_and_free_ways_to_the_dock_differ() -> None:
    forced = position(player("3.2", ship=3), player("1.2 2.2"))
    free = position(player("3.2"), player("1.2 2.2"))
    free.act("ship:dock")
    assert rules_of(forced, "must_dock") == {"SB-SHIP-3"}
    assert rules_of(free, "must_dock") == set()
    assert rules_of(free, "docks") == rules_of(forced, "docks") == {"SB-SHIP-4"}


def test_the_first_hand_is_part_of_the_set_up() -> None:
    log = EventLog()
    start(3, 1, log)
    hands = [event for event in log if event.key == "submarine.you_draw"]
    assert len(hands) == 3
    assert {event.rule for event in hands} == {"SB-SETUP-4"}
    assert {event.twin.rule for event in hands if event.twin} == {"SB-SETUP-4"}
