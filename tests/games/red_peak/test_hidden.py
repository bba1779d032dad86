"""What nobody may know: hands at night, the hands of others by day, the order of stacks."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from tablelab.core.chance import Seeded
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.state import DAY, State
from tests.games.red_peak.position import PARTS, beach, day, evening
from tests.games.red_peak.speaking import games

SEATS = pytest.mark.parametrize("seats", [2, 3, 6])


def swapped(state: State, seat: int) -> State:
    """The position with another hand of the same size for a seat, from the deck."""
    other = state.clone()
    hand = other.hands[seat]
    new = other.deck.unseen[: len(hand)]
    other.hands[seat] = sorted(new)
    other.deck.unseen = sorted([*(set(other.deck.unseen) - set(new)), *hand])
    return other


@pytest.mark.parametrize("language", ["en", "de"])
def test_at_night_no_hand_shows_to_anybody(language: str) -> None:
    text = GAME.text(language, ("A", "B", "C"))
    for make in (evening, lambda hands: beach(hands, evening=True)):
        one = make(["C01 C05", "C16", "C40"]).state
        for hidden in range(3):
            two = swapped(one, hidden)
            for seat in (None, 0, 1, 2):
                views = [GAME.view(state, seat) for state in (one, two)]
                assert views[0] == views[1]
                assert GAME.board_text(views[0], text) == GAME.board_text(views[1], text)
                if seat is not None:
                    assert GAME.legal(one, seat) == GAME.legal(two, seat)


def test_by_day_only_the_owner_sees_a_hand() -> None:
    one = day(["C01 C05", "C16", "C40"], supply="W03").state
    two = swapped(one, 1)
    assert GAME.view(one, 0) == GAME.view(two, 0)
    assert GAME.view(one, None) == GAME.view(two, None)
    assert GAME.view(one, 1) != GAME.view(two, 1)
    text = GAME.text("en")
    assert "C16" not in GAME.board_text(GAME.view(one, 0), text)
    assert "C16" in GAME.board_text(GAME.view(one, 1), text)


@SEATS
def test_a_view_has_no_deck_and_no_secret_hand(seats: int) -> None:
    for state, *_ in games(seats, {}, seed=seats):
        for seat in (None, *range(seats)):
            view = GAME.view(state, seat)
            assert {field.name for field in fields(view)} & {"deck", "seed"} == set()
            for number, hand in enumerate(view.hands):
                seen = state.phase in DAY and number == seat
                assert (hand is not None) == seen
            assert view.volcano == tuple(sorted(view.volcano))
            assert view.stack == tuple(sorted(view.stack))


@SEATS
def test_a_sample_fits_the_view_and_holds_every_piece(seats: int) -> None:
    dice = random.Random(seats)
    for state, *_ in games(seats, {"bonus_tiles": "yes", "board": "back"}, seed=seats):
        seat = dice.choice((None, *range(seats)))
        view = GAME.view(state, seat)
        sample = GAME.sample(view, Seeded(dice.random().hex()))
        assert GAME.view(sample, seat) == view
        assert GAME.census(sample) == GAME.census(state)
        assert GAME.faults(sample) == []


def test_samples_differ_in_what_is_hidden() -> None:
    view = GAME.view(evening(["C01 C05", "C16", "C40"]).state, 0)
    hands = {str(GAME.sample(view, Seeded(seed)).hands) for seed in range(20)}
    assert len(hands) > 15


@SEATS
def test_the_census_is_the_box(seats: int) -> None:
    options = {"bonus_tiles": "yes", "board": "back", "volcano": "hard"}
    whole = None
    for state, *_ in games(seats, options, seed=1):
        census = GAME.census(state)
        assert sum(census[card] for card in PARTS.cards) == 48
        assert sum(census[tile] for tile in PARTS.paths) == 21
        assert sum(census[boat] for boat in PARTS.boats) == 5
        assert sum(n for name, n in census.items() if name.startswith("volcano:")) == 28
        assert max(n for name, n in census.items() if not name.startswith("volcano:")) == 1
        whole = whole or census
        assert census == whole


def test_events_never_name_a_dealt_card() -> None:
    for _, _, _, events in games(4, {"bonus_tiles": "yes"}, seed=2):
        for event in events:
            if event.rule in ("RP-REWARD-1", "RP-SETUP-3"):
                assert "card" not in event.data
