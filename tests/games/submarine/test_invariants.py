"""What must hold in every position of every game."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from tablelab.core.events import EventLog
from tablelab.games.submarine.state import UNSEEN, State
from tests.games.submarine.position import COLOURS_IN_ORDER, GAME, KINDS_IN_ORDER, names_of
from tests.games.submarine.wanderer import positions, random_options, start, steps

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SEEDS = pytest.mark.parametrize("seed", range(4))
CREWS = {2: 5, 3: 5, 4: 4, 5: 3}
ALL = {f"{kind}-{colour}" for kind in KINDS_IN_ORDER for colour in COLOURS_IN_ORDER}


@SEATS
@SEEDS
def test_65_markers_each_at_one_place(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        found = [one for there in state.board for one in there] + [*state.unused]
        for there in state.seats:
            found += [*there.jokers, *there.gained, *(one for one in there.container if one >= 0)]
        assert len(found) == 65
        assert names_of(found) == ALL


@SEATS
@SEEDS
def test_twelve_cards_of_each_colour(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        cards = Counter(state.pool.unseen)
        cards.update(dict(enumerate(state.spent)))
        for there in state.seats:
            cards.update(there.hand)
            cards.update(place % 5 for place in there.pile if place != UNSEEN)
        assert cards == dict.fromkeys(range(5), 12)


@SEATS
@SEEDS
def test_undecided_places_are_as_many_as_undecided_cards(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        places = sum(there.pile.count(UNSEEN) for there in state.seats)
        assert len(state.pool) == places + state.undealt
        assert state.pool.top == []


@SEATS
@SEEDS
def test_submarines_are_never_lost(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        placed = [sum(there.subs) for there in state.seats]
        assert sum(placed) + state.unplaced == CREWS[seats] * seats
        assert max(placed) - min(placed) <= 1
        assert max(placed) <= CREWS[seats]
        assert all(count >= 0 for there in state.seats for count in there.subs)


@SEATS
@SEEDS
def test_the_ships(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        for there in state.seats:
            assert -1 <= there.ship <= 6
        if state.phase == "over":
            continue
        assert any(there.ship < 6 for there in state.seats) or state.phase == "dock"
        if state.phase == "act":
            ship = state.seats[state.seat].ship
            assert 0 <= ship <= 5
        assert (state.phase == "dock") <= (state.seats[state.seat].ship == 6)


@SEATS
@SEEDS
def test_ships_go_right_or_back_together(seats: int, seed: int) -> None:
    for before, after in _pairs(seats, seed):
        moved = [(b.ship, a.ship) for b, a in zip(before.seats, after.seats, strict=True)]
        if after.voyage == before.voyage:
            assert all(old <= new for old, new in moved)
        else:
            # After the restart the next seat may have had to move already, as nothing was asked.
            assert sum(new != -1 for _, new in moved) <= 1
            assert after.voyage == before.voyage + 1


@SEATS
@SEEDS
def test_containers_only_grow(seats: int, seed: int) -> None:
    for before, after in _pairs(seats, seed):
        for old, new in zip(before.seats, after.seats, strict=True):
            assert all(a == b or b == -1 for b, a in zip(old.container, new.container, strict=True))


@SEATS
@SEEDS
def test_hands_of_at_most_three_and_gained_jokers_of_the_turn(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        for number, there in enumerate(state.seats):
            assert len(there.hand) <= 3
            assert not there.gained or number == state.seat or state.phase == "over"


@SEATS
@SEEDS
def test_a_square_has_as_many_markers_as_before_or_fewer(seats: int, seed: int) -> None:
    """A card takes one away, a joker takes one's place."""
    for before, after in _pairs(seats, seed):
        for square, (old, new) in enumerate(zip(before.board, after.board, strict=True)):
            assert len(old) - 1 <= len(new) <= len(old), square


@SEATS
@SEEDS
def test_a_restart_only_when_all_are_there(seats: int, seed: int) -> None:
    log = EventLog()
    state = start(seats, seed, log, **random_options(seed))
    for _ in steps(state, seed, log):
        pass
    docked: set[object] = set()
    for event in log:
        if event.key == "submarine.docks":
            assert event.data["seat"] not in docked, "twice in a voyage"
            docked.add(event.data["seat"])
        if event.key == "submarine.restarts":
            assert docked == set(range(seats))
            docked = set()


@SEATS
@SEEDS
def test_seats_take_turns(seats: int, seed: int) -> None:
    log = EventLog()
    state = start(seats, seed, log, **random_options(seed))
    for _ in steps(state, seed, log):
        pass
    turns = [event.data["seat"] for event in log if event.key == "submarine.turn"]
    assert turns == [(state.start + n) % seats for n in range(len(turns))]


@SEATS
@pytest.mark.parametrize("seed", range(2))
def test_legal_and_refused_are_two_sides_of_one_thing(seats: int, seed: int) -> None:
    for step, state in enumerate(positions(seats, seed, **random_options(seed))):
        if step % 5:
            continue
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


def test_everything_legal_can_be_pointed_at() -> None:
    for state in positions(3, 7):
        if state.seat >= 0:
            assert set(GAME.legal(state, state.seat)) <= {*GAME.candidates(state, state.seat)}


@SEATS
@SEEDS
def test_every_game_ends(seats: int, seed: int) -> None:
    state = start(seats, seed, **random_options(seed))
    for _ in steps(state, seed):  # which counts the decisions
        pass
    assert GAME.outcome(state) is not None
    # 60 cards and 12 spaces each make at most so many voyages that are not dry, and two dry ones
    # may come between any two of them.
    assert state.voyage <= 3 * (60 + 12 * seats)


def _pairs(seats: int, seed: int) -> list[tuple[State, State]]:
    kept = [state.clone() for state in positions(seats, seed, **random_options(seed))]
    return [*itertools.pairwise(kept)]
