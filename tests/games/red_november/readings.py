"""The texts read anew, without the rules' code: an oracle on plain numbers.

A small world of its own: rooms, water and fire as dictionaries, and every step of the movement as
the fact sheet tells it (3.4). Nothing here is taken from the game's modules but the state's data.
"""

from __future__ import annotations

from dataclasses import dataclass

NEIGHBOURS = {
    1: "2 3",
    2: "1 3 4 5",
    3: "1 2 4",
    4: "2 3 5",
    5: "2 4 6 7 8",
    6: "5",
    7: "5 8 9",
    8: "5 7 9 10",
    9: "7 8 10",
    10: "8 9",
}
TO_SEA = (3, 6, 9)


@dataclass(frozen=True)
class World:
    """Where the gnome is (0: the sea), what it has spent, and how the rooms are."""

    at: int
    spent: int
    water: tuple[int, ...]
    fire: tuple[bool, ...]
    aqualungs: int
    air: int
    safe: bool


def hatches(at: int) -> list[int]:
    """Where the hatches of a place lead."""
    if at == 0:
        return list(TO_SEA)
    return [int(room) for room in NEIGHBOURS[at].split()] + [0] * (at in TO_SEA)


def opened(world: World, to: int, both_levels: bool) -> World:
    """After step a and b: a minute is spent, and water may have run."""
    water, fire = list(world.water), list(world.fire)
    if world.at and to:
        here, there = water[world.at], water[to]
        runs = {here, there} == {0, 2} or (both_levels and {here, there} == {1, 2})
        if runs:
            for room in (world.at, to):
                water[room], fire[room] = 1, False
    return World(
        world.at,
        world.spent + 1,
        tuple(water),
        tuple(fire),
        world.aqualungs,
        world.air,
        world.safe,
    )


def entered(world: World, to: int) -> World | None:
    """After step c; None where it is forbidden."""
    aqualungs, air = world.aqualungs, world.air
    if to == 0:
        if not air:
            if not aqualungs:
                return None
            aqualungs, air = aqualungs - 1, 2
    elif world.water[to] == 2 or (world.fire[to] and not world.safe):
        return None
    swim = 1 if 0 in (world.at, to) else 0
    wade = 1 if to and world.water[to] == 1 else 0
    return World(to, world.spent + swim + wade, world.water, world.fire, aqualungs, air, world.safe)


def reachable(world: World, blocked: set[tuple[int, int]], both: bool, depth: int) -> set[World]:
    """All worlds that can be reached by up to ``depth`` passages, by brute force.

    Beside each world stands where its open hatch leads: what is open cannot be opened.
    """
    start: tuple[World, int | None] = (world, None)
    found, edge = {start}, {start}
    for _ in range(depth):
        after: set[tuple[World, int | None]] = set()
        for here, open_to in edge:
            for to in hatches(here.at):
                if to != open_to and (min(here.at, to), max(here.at, to)) not in blocked:
                    ajar = opened(here, to, both)
                    inside = entered(ajar, to)
                    after |= {(ajar, to)} | ({(inside, None)} if inside else set())
        edge = after - found
        found |= after
    return {here for here, _ in found}
