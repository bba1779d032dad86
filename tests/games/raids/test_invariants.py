"""What must hold in every position of every game (the fact sheet's section 9)."""

from __future__ import annotations

from collections import Counter

import pytest

from tablelab.core.events import Event
from tablelab.games.raids.state import State
from tests.games.raids.position import GAME, HOME, PARTS
from tests.games.raids.wanderer import positions, random_options, start, steps

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = pytest.mark.parametrize("seed", range(5))


@SEATS
@SEEDS
def test_forty_vikings(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        in_visits = sum(
            sum(slots)
            for tile, slots in zip(state.board, state.stock, strict=True)
            if tile is not None and tile.kind == "visit"
        )
        aboard = sum(ship.vikings for ship in state.ships)
        assert state.supply + aboard + sum(state.villages) + in_visits == 40
        assert min(state.supply, *state.villages) >= 0


@SEATS
@SEEDS
def test_ships_and_their_holds(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        for ship in state.ships:
            shields = 2 * (5 - len(ship.hold)) + sum(tile.shields for tile in ship.hold)
            assert len(ship.hold) <= 5
            assert 0 <= ship.vikings <= shields
        route = [ship.at for ship in state.ships if 0 < ship.at < HOME]
        double = len(route) - len(set(route))
        assert double <= (state.phase in ("bid", "flee")), "two ships at one tile without a fight"


@SEATS
@SEEDS
def test_every_tile_is_at_one_place(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        seen = [tile.id for tile in state.board if tile] + state.discarded
        for ship in state.ships:
            piles = (ship.hold, ship.runes, ship.sold, ship.monsters, ship.posts)
            seen += [tile.id for pile in piles for tile in pile]
        seen += [state.new.id] if state.new else []
        dealt = {tile for voyage in PARTS.voyages[: state.voyage] for tile in voyage}
        assert len(seen) == len(dealt)
        assert set(seen) == dealt


@SEATS
@SEEDS
def test_the_rearmost_ship_acts_and_nothing_lies_behind_it(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        route = [ship.at for ship in state.ships if 0 < ship.at < HOME]
        if not state.waiting and route:
            assert all(tile is None for tile in state.board[: min(route)])
        if state.phase in ("sail", "discard", "sell"):
            mover = state.waiting[0] if state.waiting else _rearmost(state)
            assert state.mover == state.seat == mover


def _rearmost(state: State) -> int:
    return min(range(len(state.ships)), key=lambda number: state.ships[number].at)


@SEATS
@SEEDS
def test_the_neutral_ship_has_nothing(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        for neutral in state.ships[seats:]:
            piles = (neutral.hold, neutral.runes, neutral.sold, neutral.monsters, neutral.posts)
            assert (neutral.vikings, neutral.coins, piles) == (0, 0, ((),) * 5)


@SEATS
@SEEDS
def test_every_ship_passes_each_village_once_a_voyage(seats: int, seed: int) -> None:
    """With a Viking for each, every player's ship gains one or has no shield, exactly once."""
    passed: Counter[tuple[int, object, object]] = Counter()
    short: set[int] = set()

    def heard(state: State, event: Event) -> None:
        if event.rule in ("RD-PASS-1", "RD-GAIN-1") and "village" in event.data:
            passed[state.voyage, event.data["ship"], event.data["village"]] += 1
        if event.rule == "RD-VOYAGE-4" and min(state.villages) < seats:
            short.add(state.voyage)

    state = start(seats, seed)
    for _ in steps(state, seed, heard):
        pass
    for voyage in {1, 2, 3, 4} - short:
        for number in range(seats):
            assert [passed[voyage, number, village] for village in (1, 2)] == [1, 1]
    assert all(ship < seats for _, ship, _ in passed), "the neutral ship gets nothing"
    assert len(short) < 3


@SEATS
@SEEDS
def test_after_a_voyage_all_are_home_and_the_board_is_empty(seats: int, seed: int) -> None:
    ends: list[int] = []

    def heard(state: State, event: Event) -> None:
        if event.rule == "RD-HOME-1" and len(state.arrived) == len(state.ships):
            assert sorted(state.arrived) == list(range(len(state.ships)))
            assert {ship.at for ship in state.ships} == {HOME}
            assert not any(state.board)
            ends.append(state.voyage)

    state = start(seats, seed)
    for _ in steps(state, seed, heard):
        pass
    assert ends == [1, 2, 3, 4]


@SEATS
@SEEDS
def test_at_most_56_coins(seats: int, seed: int) -> None:
    """Four voyages with 6 + 3 + 1, and 16 on all plunder tiles."""
    for state in positions(seats, seed):
        assert sum(ship.coins for ship in state.ships) <= 56


@SEATS
@SEEDS
def test_every_turn_leads_forward(seats: int, seed: int) -> None:
    state = start(seats, seed, **random_options(seed))
    before, decisions = _progress(state), 0
    for code in steps(state, seed):
        after = _progress(state)
        assert after >= before, "a ship went back"
        assert after > before or not code.startswith(("sail", "ghost"))
        before, decisions = after, decisions + 1
    # 4 voyages; each ship stops at most 16 times, with a handful of questions at each.
    assert decisions < 4 * 4 * 16 * 8


def _progress(state: State) -> tuple[int, int]:
    at = sum(ship.at for ship in state.ships)
    return state.voyage + (state.phase == "over"), at


@SEATS
@SEEDS
def test_legal_and_refused_are_two_sides_of_one_thing(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        for seat in range(seats):
            legal = set(GAME.legal(state, seat))
            assert bool(legal) == (seat == state.seat)
            for action in GAME.candidates(state, seat):
                found = GAME.violations(state, seat, action)
                assert bool(found) != (action in legal)
                order = [GAME.rulebook.order(violation.rule) for violation in found]
                assert order == sorted(order)
                for violation in found:
                    assert violation.repair is None or GAME.parse(violation.repair) in legal
