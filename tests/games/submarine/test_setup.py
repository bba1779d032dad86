"""Setting up for two to five players, and every component against the fact sheet."""

from __future__ import annotations

from collections import Counter

import pytest

from tablelab.core.chance import Scripted, Seeded
from tablelab.core.events import EventLog
from tablelab.games.submarine.state import State
from tests.games.submarine.position import (
    COLOURS_IN_ORDER,
    GAME,
    KINDS_IN_ORDER,
    PARTS,
    names_of,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])

# The sheet's table 3.1 and the linear table beside it: players, submarines, cards, linear.
TABLE = [(2, 5, 15, 15), (3, 5, 15, 14), (4, 4, 15, 13), (5, 3, 12, 12)]
ALL = {f"{kind}-{colour}" for kind in KINDS_IN_ORDER[:12] for colour in COLOURS_IN_ORDER}
SHELLS = {f"shell-{colour}" for colour in COLOURS_IN_ORDER}


def set_up(seats: int, seed: int = 0, **options: str) -> tuple[State, EventLog]:
    log = EventLog()
    complete = GAME.complete_options(seats, options)
    return GAME.setup(seats, complete, Seeded(seed), log), log


# -- components -----------------------------------------------------------------------------------


def test_twelve_kinds_in_five_colours_and_a_shell() -> None:
    assert PARTS.kinds == tuple(KINDS_IN_ORDER)
    assert len(KINDS_IN_ORDER) == 13
    assert PARTS.colours == tuple(COLOURS_IN_ORDER)
    assert len(ALL) == 60


def test_the_numbers_of_the_sheet() -> None:
    assert PARTS.markers == (1, 2, 3, 4)
    assert PARTS.hand == 3
    assert PARTS.each_colour * 5 == 60
    assert PARTS.dry_voyages == 2
    crews = [(c.players, c.submarines, c.cards, c.linear) for c in PARTS.crews.values()]
    assert crews == TABLE


def test_what_the_game_is() -> None:
    info = GAME.info
    assert (info.designer, info.publisher, info.year) == ("Leo Colovini", "Winning Moves", 2004)
    assert (info.seats, info.minutes) == ((2, 3, 4, 5), 45)
    assert info.hidden
    assert not info.cooperative
    assert not info.timed


@pytest.mark.parametrize(
    ("value", "source"),
    [
        ("board.columns", "published"),
        ("board.markers", "seed"),
        ("hand.cards", "seed"),
        ("cards.each_colour", "published"),
        ("guard.dry_voyages", "house"),
        ("colours.ids", "house"),
        ("kinds.ids", "house"),
        ("crew.2", "house"),
        ("crew.3", "house"),
        ("crew.4", "house"),
        ("crew.5", "house"),
    ],
)
def test_the_source_is_that_of_the_sheet(value: str, source: str) -> None:
    assert PARTS.sources[value] == source


def test_every_value_says_where_it_comes_from() -> None:
    assert len(PARTS.sources) == 11
    assert set(PARTS.sources.values()) == {"seed", "published", "house"}


# -- the sea --------------------------------------------------------------------------------------


@SEATS
def test_every_treasure_lies_in_the_sea_once(seats: int) -> None:
    state, _ = set_up(seats)
    lying = Counter(one for there in state.board for one in there)
    assert set(lying.values()) == {1}
    assert names_of(lying) == ALL


@SEATS
def test_one_two_three_and_four_markers_by_level(seats: int) -> None:
    state, _ = set_up(seats)
    assert [len(there) for there in state.board] == [1, 2, 3, 4] * 6


def test_treasures_are_dealt_by_lot() -> None:
    boards = {tuple(set_up(2, seed)[0].board) for seed in range(20)}
    assert len(boards) == 20


# -- what each player gets ------------------------------------------------------------------------


@SEATS
def test_everybody_has_one_shell_and_the_others_are_out(seats: int) -> None:
    for seed in range(10):
        state, _ = set_up(seats, seed)
        shells = [one for there in state.seats for one in there.jokers]
        assert [len(there.jokers) for there in state.seats] == [1] * seats
        assert len(state.unused) == 5 - seats
        assert names_of([*shells, *state.unused]) == SHELLS
        assert all(not there.gained for there in state.seats)


@pytest.mark.parametrize("option", ["fifteen", "linear"])
@pytest.mark.parametrize(("seats", "submarines", "fifteen", "linear"), TABLE)
def test_cards_and_submarines(
    seats: int, submarines: int, fifteen: int, linear: int, option: str
) -> None:
    state, _ = set_up(seats, cards_table=option)
    cards = {"fifteen": fifteen, "linear": linear}[option]
    # The three cards in hand are part of those that are dealt.
    assert [len(there.hand) for there in state.seats] == [3] * seats
    assert [len(there.pile) for there in state.seats] == [cards - 3] * seats
    assert state.undealt == 60 - cards * seats
    assert state.unplaced == seats * submarines
    assert state.spent == [0] * 5


@SEATS
def test_sixty_cards_twelve_of_each_colour(seats: int) -> None:
    state, _ = set_up(seats)
    cards = Counter(state.pool.unseen)
    for there in state.seats:
        cards.update(there.hand)
    assert cards == dict.fromkeys(range(5), 12)
    # What is in no hand lies in a pile or is not dealt: nobody knows which.
    assert len(state.pool) == sum(len(there.pile) for there in state.seats) + state.undealt


@SEATS
def test_ships_wait_on_the_left_and_containers_are_empty(seats: int) -> None:
    state, _ = set_up(seats)
    assert len(state.seats) == seats
    for there in state.seats:
        assert there.ship == -1
        assert there.container == [-1] * 12
        assert there.subs == [0] * 24
    assert state.voyage == 1


# -- putting the submarines in --------------------------------------------------------------------


@SEATS
def test_everybody_may_be_start_player(seats: int) -> None:
    assert {set_up(seats, seed)[0].start for seed in range(60)} == set(range(seats))


@pytest.mark.parametrize(("seats", "submarines", "_fifteen", "_linear"), TABLE)
def test_submarines_go_in_one_by_one_round_after_round(
    seats: int, submarines: int, _fifteen: int, _linear: int
) -> None:
    for seed in range(6):
        state, log = set_up(seats, seed)
        order = []
        while state.phase == "place":
            codes = {GAME.code(action) for action in GAME.legal(state, state.seat)}
            assert codes == {f"place:{column}" for column in range(1, 7)}
            order.append(state.seat)
            # All into one square: there is room for any number of any players.
            GAME.apply(state, state.seat, GAME.parse("place:4"), Seeded(0), log)
        assert order == [(state.start + n) % seats for n in range(seats * submarines)]
        assert [there.subs[3 * 4] for there in state.seats] == [submarines] * seats
        assert (state.phase, state.seat) == ("ship", state.start)


def test_submarines_start_on_level_two() -> None:
    state, log = set_up(3)
    for column in range(1, 7):
        seat = state.seat
        GAME.apply(state, seat, GAME.parse(f"place:{column}"), Seeded(0), log)
        assert state.seats[seat].subs[(column - 1) * 4] == 1


def test_a_set_up_can_be_dictated() -> None:
    treasures = list(reversed(range(60)))
    shells = [64, 60]  # purple, red
    hands = [0, 1, 2, 4, 4, 4]
    script = Scripted([*treasures, *shells, 1, *hands])
    state = GAME.setup(2, GAME.complete_options(2, {}), script)
    assert script.rest == []
    assert state.board[0] == (59,)
    assert state.board[1] == (57, 58), "markers of a square lie in no order"
    assert [there.jokers for there in state.seats] == [[64], [60]]
    assert state.start == state.seat == 1
    assert [there.hand for there in state.seats] == [[0, 1, 2], [4, 4, 4]]
    assert state.unused == (61, 62, 63)


@SEATS
def test_dealing_is_told_to_the_owner_only(seats: int) -> None:
    _, log = set_up(seats)
    dealt = [event for event in log if event.key == "submarine.you_draw"]
    assert [event.audience for event in dealt] == [(seat,) for seat in range(seats)]
    for seat, event in enumerate(dealt):
        assert event.twin is not None
        assert event.twin.data == {"seat": seat, "n": 3}
    private = [event for event in log if event.audience is not None]
    assert private == dealt
