"""The chances of repairs, against all branches of the rules and against many rolls."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from tablelab.core.chance import Forbidden, Seeded
from tablelab.core.exact import branches
from tablelab.games.red_november import GAME
from tablelab.games.red_november.chances import (
    distance_to_loss,
    faint_chance,
    next_event,
    success_chance,
    symbols_crossed,
)
from tablelab.games.red_november.components import TOKENS, TRACKS
from tablelab.games.red_november.state import CHARM, LOW, State
from tests.games.red_november.odds import at_the_end, brute
from tests.games.red_november.speaking import SEA, act, position, seen

PARTS = GAME.parts


# -- repairs --------------------------------------------------------------------------------------


def job(name: str, items: str) -> State:
    """A position in which the repair can be begun."""
    if name == "extinguish":
        return at_the_end(at=5, items=items, fire=(5,))
    if name == "pump":
        return at_the_end(at=5, items=items, water={5: LOW})
    if name == "unblock":
        state = at_the_end(at=5, items=items)
        state.blocked = [(5, 7)]
        return state
    if name == "kraken":
        state = at_the_end(at=SEA, items=items)
        state.gnomes[0].air = 2
        state.tokens[TOKENS.index("devoured")] = 0
        return state
    state = at_the_end(at=PARTS.functions[name], items=items)
    state.tokens[TOKENS.index("missile")] = 0
    return state


JOBS = {
    "unblock": "crowbar crowbar toolbox",
    "extinguish": "fire_extinguisher grog water_pump",
    "pump": "water_pump grog crowbar",
    "engine": "engine_manual toolbox pump_manual",
    "oxygen": "pump_manual toolbox grog",
    "reactor": "reactor_manual toolbox toolbox",
    "missile": "deactivation_code grog toolbox",
    "kraken": "speargun grog crowbar",
}


@pytest.mark.parametrize("name", JOBS)
def test_success_is_as_likely_as_the_rules_make_it(name: str) -> None:
    code = "fix:unblock:7" if name == "unblock" else f"fix:{name}"
    held = JOBS[name].split()
    for number in range(3):
        for items in combinations(held, number):
            helpful = [item for item in items if name in PARTS.items[item].repairs]
            before = job(name, JOBS[name])
            begun = before.clone()
            act(begun, code)
            added = begun.clone()
            act(added, *(f"add:{item}" for item in helpful))
            for minutes in (1, 4, 5, 7, 9, 10):
                exact = brute(added, f"spend:{minutes}", "succeeds")
                target = minutes + sum(PARTS.items[item].bonus for item in helpful)
                assert exact == Fraction(min(target, 10), 10)
                assert success_chance(seen(added), minutes) == exact
                assert success_chance(seen(begun), minutes, items) == exact
                assert success_chance(seen(before), minutes, items, name) == exact


def test_what_was_played_while_moving_counts_where_it_helps() -> None:
    state = job("extinguish", "fire_extinguisher grog")
    act(state, "play:grog", "play:fire_extinguisher")
    view = seen(state)
    assert success_chance(view, 2, (), "extinguish") == Fraction(8, 10)
    assert success_chance(view, 2, (), "engine") == Fraction(5, 10)
    assert success_chance(view, 2) == Fraction(5, 10), "without a repair only Grog counts"
    assert success_chance(view, 2, ("grog", "toolbox")) == Fraction(8, 10)
    act(state, "fix:extinguish")
    assert success_chance(seen(state), 2) == brute(state, "spend:2", "succeeds") == Fraction(8, 10)
    assert success_chance(seen(state), 2, (), "pump") == Fraction(5, 10)


def test_items_added_to_one_repair_do_not_help_another() -> None:
    state = job("engine", "toolbox engine_manual")
    act(state, "fix:engine", "add:engine_manual")
    assert success_chance(seen(state), 2) == Fraction(5, 10)
    assert success_chance(seen(state), 2, (), "oxygen") == Fraction(2, 10)


@pytest.mark.parametrize("minutes", [1, 4, 9, 10])
def test_a_lucky_charm_is_a_second_roll(minutes: int) -> None:
    state = job("engine", "lucky_charm toolbox")
    act(state, "fix:engine")
    exact = brute(state, f"spend:{minutes}", "succeeds", {CHARM: "charm"})
    assert success_chance(seen(state), minutes, ("lucky_charm",)) == exact
    helped = success_chance(seen(state), minutes, ("lucky_charm", "toolbox"))
    act(state, "add:toolbox")
    assert helped == brute(state, f"spend:{minutes}", "succeeds", {CHARM: "charm"})


def test_after_a_failure_the_charm_has_the_same_target() -> None:
    state = job("engine", "lucky_charm")
    act(state, "fix:engine")
    failed = next(
        branch.state
        for branch in branches(GAME, state, 0, GAME.parse("spend:3"))
        if branch.state.phase == CHARM
    )
    view = seen(failed)
    assert success_chance(view, view.minutes) == brute(failed, "charm", "succeeds")
    assert success_chance(view, view.minutes) == Fraction(3, 10)


@pytest.mark.parametrize(("minutes", "items"), [(1, ""), (3, "toolbox"), (6, "engine_manual")])
def test_ten_thousand_rolls_agree(minutes: int, items: str) -> None:
    state = job("engine", items)
    act(state, "fix:engine", *(f"add:{item}" for item in items.split()))
    state.tracks[TRACKS.index("pressure")] = 5
    expected, action = success_chance(seen(state), minutes), GAME.parse(f"spend:{minutes}")
    chance, many, wins = Seeded(f"rolls {minutes}"), 10_000, 0
    for _ in range(many):
        copy = state.clone()
        GAME.apply(copy, 0, action, chance)
        wins += copy.tracks[TRACKS.index("pressure")] == 4
    deviation = (float(expected * (1 - expected)) * many) ** 0.5
    assert abs(wins - float(expected) * many) < 4 * deviation


# -- what is known --------------------------------------------------------------------------------


def test_all_viewers_get_the_same_numbers() -> None:
    state = position(items="grog toolbox", level=2, at=1, crazed="yes")
    state.tokens[1] = 40
    act(state, "fix:engine")
    views = [GAME.view(state, viewer) for viewer in (0, 1, 2, None)]
    for numbers in (
        lambda view: success_chance(view, 4, ("toolbox",)),
        lambda view: symbols_crossed(view, 5),
        next_event,
        lambda view: faint_chance(view, 0),
        distance_to_loss,
    ):
        assert len({repr(numbers(view)) for view in views}) == 1


def test_certain_success_needs_no_chance() -> None:
    state = job("engine", "engine_manual")
    act(state, "fix:engine", "add:engine_manual")
    assert success_chance(seen(state), 7) == 1
    act(state, "spend:7", chance=Forbidden())
