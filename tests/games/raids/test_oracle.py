"""The rules against independent readings of the texts, on positions out of random games."""

from __future__ import annotations

from typing import Any

import pytest

from tablelab.core.chance import Forbidden, Seeded
from tablelab.core.events import Event
from tablelab.games.raids.state import State
from tests.games.raids.position import GAME, HOME
from tests.games.raids.stepwise import Arrival, arrivals
from tests.games.raids.wanderer import Ear, positions, random_options, start, steps

ARRIVED = {"RD-TURN-1", "RD-HOME-1", "RD-FLEE-3", "RD-GHOST-2", "RD-GHOST-5"}
"""Rules that speak when a ship has arrived: the next turn, the harbour, another ship."""


class ArrivedError(Exception):
    """Thrown out of the rules at the moment at which the ship has arrived."""


def _stop_at_arrival(state: State, event: Event) -> None:
    attacks = event.rule == "RD-FIGHT-1" and "foe" in event.data
    if event.rule in ARRIVED or attacks or event.data.get("ship", state.mover) == state.ghost:
        raise ArrivedError(event.rule)


def by_the_package(state: State) -> set[Arrival]:
    """All arrivals of the mover, by all legal answers to all questions on the way."""
    mover, found = state.mover, set()
    todo = [(state, action) for action in GAME.legal(state, state.seat)]
    while todo:
        before, action = todo.pop()
        after, toll = before.clone(), 0
        try:
            GAME.apply(after, after.seat, action, Forbidden(), Ear(after, _stop_at_arrival))
        except ArrivedError as arrived:
            # The toll for driving the neutral ship away is told after it was paid.
            toll = 1 if arrived.args[0] == "RD-GHOST-5" else 0
        else:
            if after.phase == "monster" and after.mover == mover:
                todo += [(after, answer) for answer in GAME.legal(after, after.seat)]
                continue
        found.add(_arrival(after, mover, toll))
    return found


def _arrival(state: State, mover: int, toll: int) -> Arrival:
    ship = state.ships[mover]
    return Arrival(
        ship.at,
        ship.vikings + toll,
        ship.coins,
        tuple(tile.id for tile in ship.monsters),
        tuple(state.villages),
        tuple(state.stock),
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_destination_first_leads_to_the_same_arrivals(seats: int, seed: int) -> None:
    compared = 0
    for state in positions(seats, seed, **(random_options(seed) if seed else {})):
        if state.phase in ("sail", "flee"):
            assert by_the_package(state) == arrivals(state)
            compared += 1
    assert compared > 15


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hold", ["1-07 1-09 2-07 3-06 4-04", "2-03 2-04 3-06 4-04 1-09", ""])
def test_ships_with_few_and_with_many_shields(seats: int, hold: str) -> None:
    """The same for ships of one, three and ten shields, which random games seldom have."""
    tiles = tuple(GAME.parts.tiles[tile] for tile in hold.split())
    shields = 2 * (5 - len(tiles)) + sum(tile.shields for tile in tiles)
    for state in positions(seats, 21):
        if state.phase in ("sail", "flee"):
            for vikings in {0, 1, shields - 1, shields}:
                other = state.clone()
                other.ships[other.mover].hold = tiles
                other.ships[other.mover].vikings = vikings
                assert by_the_package(other) == arrivals(other)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refused_destinations_break_the_rules_that_the_text_names(seats: int) -> None:
    for state in positions(seats, 11):
        if state.phase not in ("sail", "flee"):
            continue
        open_to = {arrival.at for arrival in arrivals(state)}
        for to in range(1, HOME + 1):
            code = "sail:home" if to == HOME else f"sail:{to}"
            found = GAME.violations(state, state.seat, GAME.parse(code))
            assert [violation.rule for violation in found] == _refusals(state, to, open_to)


def _refusals(state: State, to: int, open_to: set[int]) -> list[str]:
    at = state.ships[state.mover].at
    ahead = [ship.at for ship in state.ships if at < ship.at]
    waits = [number for number in state.waiting if number != state.mover]
    nearest = at + 1 if waits or state.phase == "flee" else max(at + 1, min(ahead, default=HOME))
    tile = state.board[to]
    rules = []
    if to <= at:
        rules.append("RD-SAIL-2")
    elif to < nearest:
        rules.append("RD-SAIL-3")
    if to < HOME and tile is None:
        rules.append("RD-SAIL-4")
    elif to < HOME and tile is not None and tile.kind in ("visit", "plunder", "monster"):
        rules.append("RD-SAIL-5")
    elif not rules and to not in open_to:
        rules.append("RD-FIGHT-1")
    return rules


# -- the end of a voyage and of the game ----------------------------------------------------------

COUNTED: dict[str, Any] = {
    "sails": lambda ship: _aboard(ship, "sail"),
    "vikings": lambda ship: ship.vikings,
    "runes": lambda ship: len(ship.runes),
    "axes": lambda ship: sum(tile.axes for tile in ship.hold),
    "mjolnirs": lambda ship: _aboard(ship, "mjolnir"),
    "goods": lambda ship: _aboard(ship, "goods") + len(ship.sold),
    "standards": lambda ship: _aboard(ship, "standard"),
    "monsters": lambda ship: len(ship.monsters),
}


def _aboard(ship: Any, kind: str) -> int:
    return [tile.kind for tile in ship.hold].count(kind)


def bonus(state: State) -> list[int]:
    """Coins of each player for the voyage that has just ended, read from the sheet's 6.1."""
    coins = [0] * state.players
    counts = state.parts.harbour_tiles[state.harbour[state.voyage - 1]].counts
    if counts == "arrival":
        for reward, number in zip((6, 3, 1, 0), state.arrived, strict=False):
            if number < state.players:
                coins[number] = reward
        return coins
    tally = COUNTED[counts]
    for number in range(state.players):
        mine, my_place = tally(state.ships[number]), state.arrived.index(number)
        better = 0
        for other in range(state.players):
            theirs = tally(state.ships[other])
            earlier = state.arrived.index(other) < my_place
            better += theirs > mine or (theirs == mine and earlier)
        coins[number] = (6, 3, 1, 0)[better] if mine else 0
    return coins


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_harbour_bonus(seats: int, seed: int) -> None:
    ends: list[tuple[list[int], list[int]]] = []  # coins before, and what the text adds

    def heard(state: State, event: Event) -> None:
        if event.rule == "RD-HOME-1" and len(state.arrived) == len(state.ships):
            ends.append(([ship.coins for ship in state.ships[:seats]], bonus(state)))

    state = start(seats, seed)
    voyage = 1
    for _ in steps(state, seed, heard):
        if state.voyage > voyage or state.phase == "over":
            assert len(ends) == voyage
            before, added = ends[-1]
            after = [ship.coins for ship in state.ships[:seats]]
            assert after == [had + new for had, new in zip(before, added, strict=True)]
            voyage = state.voyage
    assert len(ends) == 4


def score(ship: Any) -> int:
    """Glory points of a ship, read from the sheet's section 7."""
    runes, rune_points = len(ship.runes), 0
    while runes > 0:
        in_set = min(5, runes)
        rune_points += sum(range(in_set + 1))
        runes -= in_set
    mjolnirs = sum(1 for tile in ship.hold if tile.kind == "mjolnir")
    standards = sum(tile.value for tile in ship.hold if tile.kind == "standard")
    beside = sum(tile.value for tile in [*ship.sold, *ship.monsters])
    return ship.coins + rune_points + standards + beside + mjolnirs * ship.vikings


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_final_scores(seats: int) -> None:
    for seed in range(15):
        state = start(seats, seed)
        for _ in steps(state, seed):
            pass
        scores = [score(ship) for ship in state.ships[:seats]]
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert list(outcome.scores) == scores
        assert set(outcome.winners) == {n for n in range(seats) if scores[n] == max(scores)}
        assert [sum(points.values()) for points in outcome.points] == scores


def test_the_oracle_is_not_blind() -> None:
    """A changed position must change what the oracle says."""
    state = start(4, 3)
    for _ in range(30):
        GAME.apply(state, state.seat, GAME.legal(state, state.seat)[0], Seeded("x"))
        if state.phase == "sail" and any(state.villages):
            break
    said = arrivals(state)
    state.villages = [0, 0]
    assert arrivals(state) != said
