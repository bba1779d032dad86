"""Events cite a rule whose text really covers what they say."""

from __future__ import annotations

from typing import Any

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
    assert rules_of(free, "docks") == {"SB-SHIP-3"}
    assert rules_of(forced, "docks") == {"SB-SHIP-4"}


@pytest.mark.parametrize(
    ("mine", "other", "told", "best", "winners"),
    [
        ({"jokers": "shell-red"}, {}, "tie_by_jokers", 1, {0}),
        ({"pile": 2}, {"pile": 1}, "tie_by_cards", 5, {0}),
        ({"pile": 1}, {"pile": 1}, "tie_equal", 4, {0, 1}),
        ({"jokers": "shell-red"}, {"jokers": "shell-blue", "pile": 1}, "tie_by_cards", 4, {1}),
    ],
)
def test_the_log_says_what_decides_a_tie(
    mine: dict[str, Any], other: dict[str, Any], told: str, best: int, winners: set[int]
) -> None:
    """Hands of three cards; whoever has more of what is compared first is ahead."""
    table = position(
        player("1.2", ship=7, container="ring-red", hand="red red red", **mine),
        player("1.2", ship=7, container="mask-blue", hand="red red red", **other),
        dry=1,
    )
    while not table.told("tied"):
        table.act("end")
    tie_words = {key for key in ("tie_by_jokers", "tie_by_cards", "tie_equal") if table.told(key)}
    assert tie_words == {told}
    assert table.told(told) == [{"n": best}]
    assert {event["seat"] for event in table.told("wins")} == winners


def test_by_the_option_a_tie_is_shared_whatever_else_they_have() -> None:
    table = position(
        player("1.2", ship=7, container="ring-red", jokers="shell-red"),
        player("1.2", ship=7, container="mask-blue"),
        tie_break="shared",
        dry=1,
    )
    assert table.told("tie_shared") == [{}]
    assert {event["seat"] for event in table.told("wins")} == {0, 1}


def test_the_first_hand_is_part_of_the_set_up() -> None:
    log = EventLog()
    start(3, 1, log)
    hands = [event for event in log if event.key == "submarine.you_draw"]
    assert len(hands) == 3
    assert {event.rule for event in hands} == {"SB-SETUP-4"}
    assert {event.twin.rule for event in hands if event.twin} == {"SB-SETUP-4"}
