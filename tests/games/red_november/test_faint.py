"""Intoxication, the faint check, fainting and waking (sheet 4.4, 7.1, C03, C07, C31, C32)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tablelab.core.exact import branches
from tests.games.red_november.position import GAME, PARTS, SEA, Table, gnome, position

OTHER = (6, 20)


@pytest.mark.parametrize("level", range(5))
def test_every_grog_raises_by_one_up_to_four(level: int) -> None:
    table = position(gnome(5, items="grog grog", level=level), gnome(*OTHER))
    table.act("play:grog")
    assert table.gnome(0).level == min(4, level + 1)
    table.act("play:grog")
    assert table.gnome(0).level == min(4, level + 2)


@pytest.mark.parametrize(
    ("level", "cards"), [(1, 8), (2, 8 + 12), (3, 8 + 12 + 11), (4, 8 + 12 + 11 + 13)]
)
def test_chance_to_faint_without_the_kraken(level: int, cards: int) -> None:
    """The deck holds 11, 9, 12, 11 and 13 cards by number; the Kraken, a 1, is set aside."""
    table = position(gnome(5, level=level), gnome(*OTHER))
    fainted = sum(
        branch.probability
        for branch in branches(GAME, table.state, 0, GAME.parse("wait:1"))
        if branch.state.gnomes[0].fainted
    )
    assert fainted == Fraction(cards, 55)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("card", ["fire/0", "fire/1", "fire/2", "reactor_warmup/3", "fire/4"])
def test_faints_on_a_number_up_to_the_level(level: int, card: str) -> None:
    number = int(card[-1])
    table = position(gnome(5, level=level), gnome(*OTHER))
    table.act(("wait:1", card))
    assert table.gnome(0).fainted == (1 <= number <= level)
    assert table.gnome(0).time == 30 - 1 - (10 if 1 <= number <= level else 0)
    assert table.burning() == [], "the card itself has no effect"
    assert card in table.state.discard


def test_c03_by_the_seed_every_drunk_turn() -> None:
    table = position(gnome(5, level=1), gnome(*OTHER))
    table.act(("wait:1", "fire/0"))


@pytest.mark.parametrize("options", [{"rule_set": "published"}, {"faint_check": "after_grog"}])
def test_c03_published_only_after_grog(options: dict[str, str]) -> None:
    table = position(gnome(5, items="grog", level=3), gnome(*OTHER), **options)
    table.act("wait:1")
    table.act("play:grog", ("wait:1", "fire/4"))
    assert table.gnome(0).fainted


def test_coffee_after_grog_leaves_nothing_to_check() -> None:
    table = position(gnome(5, items="coffee grog"), gnome(*OTHER), rule_set="published")
    table.act("play:grog", "play:coffee", "wait:1")
    assert table.gnome(0).time == 29


def test_the_sober_check_nothing() -> None:
    table = position(gnome(5), gnome(*OTHER))
    table.act("wait:1")
    assert not {"RN-FAINT-1", "RN-FAINT-2"} & table.rules


def test_he_wakes_in_his_next_turn_as_drunk_as_before() -> None:
    table = position(gnome(5, level=2), gnome(1, 25))
    table.act(("wait:1", "fire/1"))
    assert (table.gnome(0).fainted, table.gnome(0).time) == (True, 19)
    table.act("wait:10")
    assert table.state.active == 0
    assert (table.gnome(0).fainted, table.gnome(0).level) == (False, 2)
    assert "RN-FAINT-3" in table.rules


def test_the_ghost_stops_at_rescue() -> None:
    table = position(gnome(5, 6, level=2), gnome(1, 3))
    table.act(("wait:1", "fire/1"))
    assert table.gnome(0).time == 0


def test_the_ten_minutes_bring_their_events() -> None:
    """From 60: 57, 54 and 51 are stars, 52 is a square, and 50 is where he lies."""
    table = position(gnome(5, 60, level=1), gnome(1, 40), symbols=True)
    table.act(("wait:1", "fire/1", "respite/0", "respite/0", "coffee", "respite/1"))
    assert table.gnome(0).time == 49
    assert table.gnome(0).items == ["coffee"]


def deaths(table: Table) -> list[tuple[object, ...]]:
    """Rule, message, gnome and place of every death at the table."""
    return [
        (event.rule, how, event.data["gnome"], event.data["room"])
        for event in table.log
        if (how := event.key.removeprefix("red_november.")) in ("burns", "drowns", "slain")
    ]


# -- what kills who lies there --------------------------------------------------------------------


def lying(room: int, **case: object) -> Table:
    """Gnome 1 lies in a faint; gnome 0 will enter the star on 57 in two minutes."""
    return position(
        gnome(5, 59),
        gnome(room, 50, "crowbar", fainted=True),
        gnome(10, 40),
        symbols=True,
        **case,  # type: ignore[arg-type]
    )


def test_a_fire_kills_who_lies_there_at_once() -> None:
    table = lying(2)
    table.act(("wait:2", "fire/0", 2))
    assert table.gnome(1).fate == 1
    assert table.gnome(1).items == []
    assert "crowbar" in table.state.item_discard
    assert 1 not in table.state.pile


def test_c07_high_water_kills_who_lies_there() -> None:
    table = lying(2)
    table.act(("wait:2", "leak/0", 2))
    assert table.gnome(1).fate == 1


def test_c07_the_current_makes_low_water_deadly() -> None:
    table = lying(2, low=[2])
    assert table.gnome(1).fate == 0, "low water is safe"
    table.act(("wait:2", "underwater_current/3"))
    assert table.gnome(1).fate == 1


def test_levelling_to_low_is_safe() -> None:
    table = lying(2, high=[5])
    table.act("open:2", ("wait:1", "respite/0"))
    assert table.gnome(1).fate == 0


def test_c25_who_lies_on_rescue_can_still_die_and_who_stands_cannot() -> None:
    table = position(
        gnome(5, 59), gnome(2, 0, fainted=True), gnome(2, 0), gnome(10, 40), symbols=True
    )
    table.act(("wait:2", "fire/0", 2))
    assert [table.gnome(n).fate for n in (1, 2)] == [1, 0]


def test_fainting_in_high_water_or_at_sea_is_death() -> None:
    table = position(gnome(5, level=1), gnome(1, 20), gnome(1, 10), high=[5])
    table.act(("wait:1", "fire/1"))
    assert table.gnome(0).fate == 1
    table = position(gnome(3, items="aqualung", level=1), gnome(1, 20), gnome(1, 10))
    table.act("open:sea", "enter", ("wait:0", "fire/1"))
    assert (table.gnome(0).fate, table.gnome(0).at) == (1, SEA)


@pytest.mark.parametrize(
    ("case", "rule", "message"),
    [
        ({"fire": [6], "blocked": [(5, 6)]}, "RN-DEATH-1", "burns"),
        ({"high": [6]}, "RN-DEATH-1", "drowns"),
    ],
)
def test_a_death_cites_the_rule_that_killed_and_says_how(
    case: dict[str, Any], rule: str, message: str
) -> None:
    table = position(gnome(6), gnome(1, 20), gnome(1, 10), **case)
    table.act(*(["fix:extinguish", ("spend:1", 10)] if "fire" in case else ["wait:1"]))
    assert deaths(table) == [(rule, message, 0, 6)]


@pytest.mark.parametrize(
    ("card", "message"),
    [("fire/0", "burns"), ("leak/0", "drowns")],
)
def test_a_helpless_death_cites_its_own_rule(card: str, message: str) -> None:
    table = lying(2)
    table.act(("wait:2", card, 2))
    assert deaths(table) == [("RN-DEATH-2", message, 1, 2)]


def test_fainting_at_sea_cites_the_faint_and_staying_there_the_air() -> None:
    table = position(gnome(3, items="aqualung", level=1), gnome(1, 20), gnome(1, 10))
    table.act("open:sea", "enter", ("wait:0", "fire/1"))
    assert deaths(table) == [("RN-DEATH-2", "drowns", 0, SEA)]
    table = position(gnome(SEA, air=1), gnome(1, 20), gnome(1, 10))
    table.act("wait:1")
    assert deaths(table) == [("RN-SEA-3", "drowns", 0, SEA)]


def test_c31_a_gnome_that_dies_at_the_updates_draws_no_events() -> None:
    table = position(gnome(5, 58), gnome(1, 20), gnome(1, 10), high=[5], symbols=True)
    table.act("wait:10")
    assert table.gnome(0).fate == 1
    assert "RN-UPDATE-2" not in table.rules
    assert "RN-EVENT-1" not in table.rules


def test_c33_his_own_updates_do_not_kill_him_until_the_next() -> None:
    table = position(gnome(5, 58), gnome(1, 20), gnome(1, 10), symbols=True)
    table.act(("wait:1", "fire/0", 5))
    assert (table.gnome(0).fate, table.burning()) == (0, [5])
    table = position(gnome(5, 58), gnome(1, 20), gnome(1, 10), symbols=True)
    table.act(("wait:1", "leak/0", 5))
    assert table.gnome(0).fate == 0
    table.act("wait:1")
    assert table.gnome(0).fate == 1, "at the start of his next updates"


def test_c33_unless_he_fainted() -> None:
    table = position(gnome(5, 58, level=1), gnome(1, 20), gnome(1, 10), symbols=True)
    table.act(("wait:1", "fire/1", "fire/0", 5))
    assert table.gnome(0).fate == 1
    assert table.gnome(0).time == 57, "the rest of the turn is dropped"


# -- overheated -----------------------------------------------------------------------------------


def test_c32_overheated_makes_all_drink_without_a_check() -> None:
    table = position(
        gnome(5, 58, "grog grog"),
        gnome(1, 20, "grog", level=4),
        gnome(1, 10, "coffee"),
        gnome(2, 15, "grog", fainted=True),
        symbols=True,
    )
    table.act(("wait:1", "overheated/2"))
    assert [table.gnome(n).level for n in range(4)] == [1, 4, 0, 1]
    assert [table.gnome(n).items for n in range(4)] == [["grog"], [], ["coffee"], []]
    assert not {"RN-FAINT-1", "RN-FAINT-2"} & table.rules
    table.act(("wait:1", "fire/0"))


def test_c32_by_the_published_rules_the_next_turn_has_no_check() -> None:
    table = position(gnome(5, 58, "grog"), gnome(1, 20), symbols=True, rule_set="published")
    table.act(("wait:1", "overheated/2"), "wait:1")
    assert table.gnome(0).level == 1


def test_the_worked_example_of_the_publisher() -> None:
    """Sheet 8.2: the ghost has advanced 11; the fire in 1 is out; then comes the check."""
    table = position(
        gnome(7, 30, "grog", level=2),
        gnome(10, 10),
        high=[5],
        fire=[1, 2],
        blocked=[(4, 5)],
    )
    table.act("open:5")
    assert table.water(1) == [5, 7], "both low"
    table.act("enter", "play:grog")
    assert table.gnome(0).level == 3
    assert table.refused("open:4") == ["RN-MOVE-6"]
    table.act("open:2", "enter", "open:1", "enter")
    assert table.state.spent == 4
    table.act("fix:extinguish", ("spend:7", "fire/4"))
    assert table.gnome(0).time == 30 - 11
    assert table.burning() == [2]
    assert "RN-FIX-5" in table.rules
    assert "RN-FAINT-1" in table.rules


def test_faint_numbers_of_the_whole_deck() -> None:
    numbers = [int(card[-1]) for card in PARTS.cards]
    assert [numbers.count(n) for n in range(5)] == [11, 9, 12, 11, 13]
