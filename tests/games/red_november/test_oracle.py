"""The rules against an independent reading of the texts, on positions out of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction

import pytest

from tablelab.core.chance import Forbidden, Seeded
from tablelab.core.exact import branches
from tablelab.games.red_november.state import State
from tests.games.red_november.position import GAME, gnome, position
from tests.games.red_november.readings import World, entered, hatches, opened, reachable
from tests.games.red_november.wanderer import positions

RULE_SETS = pytest.mark.parametrize("rule_set", ["seed", "published"])


def world_of(state: State) -> World:
    """What the oracle needs of a state."""
    there = state.gnome
    return World(
        there.at,
        state.spent,
        tuple(state.water),
        tuple(state.fire),
        there.items.count("aqualung"),
        there.air,
        bool(state.grogs or state.extinguishers),
    )


def moments(seats: int, seed: int, rule_set: str) -> Iterator[State]:
    """Positions of a random game in which a gnome moves; some get more water and fire."""
    chooser = random.Random(seed)
    for state in positions(seats, seed, rule_set=rule_set):
        if state.phase != "move" or chooser.random() < 0.6:
            continue
        copy = state.clone()
        for room in range(1, 11):
            if chooser.random() < 0.3:
                copy.water[room] = chooser.choice([0, 1, 2])
                copy.fire[room] = not copy.water[room] and chooser.random() < 0.4
        yield copy


@RULE_SETS
@pytest.mark.parametrize("seed", range(12))
def test_every_step_is_as_the_texts_say(seed: int, rule_set: str) -> None:
    """Opening and entering: what is allowed, what it costs, where the water runs."""
    both = rule_set == "published"
    steps = 0
    for state in moments(seed % 6 + 3, seed, rule_set):
        world = world_of(state)
        for to in range(11):
            code = f"open:{to or 'sea'}"
            action = GAME.parse(code)
            pair = (min(world.at, to), max(world.at, to))
            is_open = state.opened == to
            can = to in hatches(world.at) and pair not in state.blocked and not is_open
            assert (action in GAME.legal(state, state.seat)) == can
            if not can:
                continue
            after = state.clone()
            GAME.apply(after, after.seat, action, Forbidden())
            ajar = opened(world, to, both)
            assert world_of(after) == ajar
            inside = entered(ajar, to)
            enter = GAME.parse("enter")
            assert (enter in GAME.legal(after, after.seat)) == (inside is not None)
            if inside is not None:
                GAME.apply(after, after.seat, enter, Forbidden())
                assert world_of(after) == inside
                steps += 1
    assert steps > 5


@RULE_SETS
@pytest.mark.parametrize("seed", range(4))
def test_routes_of_three_hatches(seed: int, rule_set: str) -> None:
    """All ways that the engine finds by its own legal actions are those of the oracle."""
    both = rule_set == "published"
    for count, state in enumerate(moments(4, 100 + seed, rule_set)):
        if count == 6:
            break
        state.opened = -1
        blocked = {(min(pair), max(pair)) for pair in state.blocked}
        expected = reachable(world_of(state), blocked, both, 3)
        found, edge = {world_of(state)}, [state]
        for _ in range(3):
            edge = [after for here in edge for after in _passages(here)]
            found |= {world_of(after) for after in edge}
        assert found == expected


def _passages(state: State) -> Iterator[State]:
    for action in GAME.legal(state, state.seat):
        if GAME.code(action).startswith("open"):
            after = state.clone()
            GAME.apply(after, after.seat, action, Forbidden())
            yield after
            if GAME.parse("enter") in GAME.legal(after, after.seat):
                inside = after.clone()
                GAME.apply(inside, inside.seat, GAME.parse("enter"), Forbidden())
                yield inside


@pytest.mark.parametrize("minutes", range(1, 11))
def test_chances_of_success_with_and_without_the_charm(minutes: int) -> None:
    """T tenths; with the charm a failure is rolled again."""
    for items, bonus in (("", 0), ("toolbox", 2), ("engine_manual toolbox", 5)):
        target = Fraction(min(10, minutes + bonus), 10)
        for charmed in (False, True):
            there = gnome(1, 30, f"{items} lucky_charm" if charmed else items)
            table = position(there, gnome(2, 20), tracks=(1, 1, 4))
            table.act("fix:engine", *(f"add:{item}" for item in items.split()))
            won = Fraction(0)
            for branch in branches(GAME, table.state, 0, GAME.parse(f"spend:{minutes}")):
                if branch.state.phase == "charm":
                    again = branches(GAME, branch.state, 0, GAME.parse("charm"))
                    won += branch.probability * sum(
                        b.probability for b in again if b.state.tracks[2] == 3
                    )
                elif branch.state.tracks[2] == 3:
                    won += branch.probability
            assert won == (1 - (1 - target) ** 2 if charmed else target)


def test_ten_thousand_rolls_are_near_the_exact_chance() -> None:
    table = position(gnome(1, 30, "toolbox"), gnome(2, 20), tracks=(1, 1, 4))
    table.act("fix:engine", "add:toolbox")
    chance, wins = Seeded("rolls"), 0
    for _ in range(10_000):
        after = table.state.clone()
        GAME.apply(after, 0, GAME.parse("spend:4"), chance)
        wins += after.tracks[2] == 3
    assert abs(wins / 10_000 - 0.6) < 0.02, "four standard deviations"
