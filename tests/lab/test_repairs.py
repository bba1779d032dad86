"""The price of a repair in Red November against the rules themselves."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tablelab.core.chance import Seeded
from tablelab.core.exact import distribution
from tablelab.games.red_november import RedNovember
from tablelab.games.red_november.components import standard
from tablelab.games.red_november.state import DRY, LOW
from tablelab.lab.repairs import grog_gain, repair, with_level

# On this time track nothing happens, so that only the repair and the faint check are left.
QUIET = RedNovember(replace(standard(), event_spaces=frozenset(), item_spaces=frozenset()))
ENGINE = 1


def position(rule_set: str, level: int, low_water: bool, items: tuple[str, ...]) -> Any:
    state = QUIET.setup(3, QUIET.complete_options(3, {"rule_set": rule_set}), Seeded(1))
    gnome = state.gnome
    gnome.at, gnome.level, gnome.items = ENGINE, level, list(items)
    state.fire[ENGINE] = False
    state.water[ENGINE] = LOW if low_water else DRY
    state.tracks = [5, 5, 5]
    return state


@pytest.mark.parametrize("rule_set", ["seed", "published"])
@pytest.mark.parametrize("level", [0, 2, 4])
@pytest.mark.parametrize("low_water", [False, True])
@pytest.mark.parametrize("items", [(), ("toolbox",), ("grog",), ("engine_manual", "grog")])
@pytest.mark.parametrize("minutes", [1, 6, 10])
def test_the_first_try_is_what_the_rules_make_of_it(
    rule_set: str, level: int, low_water: bool, items: tuple[str, ...], minutes: int
) -> None:
    state = position(rule_set, level, low_water, items)
    active = state.active
    begun = state.gnome.time
    found = repair(QUIET.view(state, 0), minutes, items, low_water=low_water, gnome=active)
    chance = Seeded(1)
    for code in ("fix:engine", *(f"add:{item}" for item in items)):
        QUIET.apply(state, state.seat, QUIET.parse(code), chance)
    ends = distribution(QUIET, state, state.seat, QUIET.parse(f"spend:{minutes}"))
    assert sum(end.probability for end in ends) == 1
    better = sum(end.probability for end in ends if end.state.tracks[2] < 5)
    spent = sum(end.probability * (begun - end.state.gnomes[active].time) for end in ends)
    assert found.first == better
    assert found.first_turn == spent


def view(level: int = 0, rule_set: str = "seed") -> Any:
    state = position(rule_set, 0, False, ())
    return with_level(QUIET.view(state, 0), level)


@pytest.mark.parametrize("minutes", range(1, 11))
def test_a_sober_gnome_in_a_dry_room_always_pays_ten_minutes_on_average(minutes: int) -> None:
    assert repair(view(), minutes).minutes == 10
    if minutes <= 7:
        assert repair(view(), minutes, ["engine_manual"]).minutes == 7


def test_what_costs_by_the_turn_makes_short_tries_dear() -> None:
    wet = [repair(view(), minutes, low_water=True).minutes for minutes in range(1, 11)]
    drunk = [repair(view(2), minutes).minutes for minutes in range(1, 11)]
    for prices in (wet, drunk):
        assert prices == sorted(prices, reverse=True)
    assert wet[0] == 30
    assert wet[-1] == 12


def test_after_a_first_grog_all_later_tries_are_checked_by_the_seed_alone() -> None:
    seed, published = (repair(view(rule_set=it), 5, ["grog"]) for it in ("seed", "published"))
    assert seed.first_turn == published.first_turn > 5
    assert seed.later_turn == seed.first_turn
    assert published.later_turn == 5


def test_bad_luck() -> None:
    one = repair(view(), 1)
    assert one.longer_than(20) == Fraction(9, 10) ** 20
    assert repair(view(), 10).longer_than(1) == 0
    assert with_level(view(), 9).gnomes[0].level == 4


def test_what_makes_no_sense() -> None:
    for minutes in (0, 11):
        with pytest.raises(ValueError, match="1 to 10 minutes"):
            repair(view(), minutes)
    with pytest.raises(ValueError, match="lucky charm"):
        repair(view(), 5, ["lucky_charm"])
    with pytest.raises(ValueError, match="no 0 tries"):
        repair(view(), 5).longer_than(0)


def faint(level: int) -> Fraction:
    """By hand: 55 cards lie ready, the Kraken's aside; so many have a number up to the level."""
    numbers = {1: 8, 2: 12, 3: 11, 4: 13}
    return Fraction(sum(number for step, number in numbers.items() if step <= level), 55)


@pytest.mark.parametrize("level", range(4))
def test_by_the_seed_a_grog_is_paid_for_in_every_turn(level: int) -> None:
    more = faint(level + 1) - faint(level)
    for turns in (1, 2, 7):
        assert grog_gain(view(level), turns) == 3 - 10 * turns * more


@pytest.mark.parametrize("level", range(4))
def test_as_published_a_grog_is_paid_for_once(level: int) -> None:
    for turns in (1, 7):
        assert grog_gain(view(level, "published"), turns) == 3 - 10 * faint(level + 1)


def test_at_the_highest_level_a_grog_makes_nothing_worse_by_the_seed() -> None:
    assert grog_gain(view(4), 5) == 3
    with pytest.raises(ValueError, match="no 0 turns"):
        grog_gain(view(), 0)
