"""How far off stars, squares and the ways of losing are, against what the rules then do."""

from __future__ import annotations

from collections import Counter

import pytest

from tablelab.core.events import silent
from tablelab.games.red_november import GAME
from tablelab.games.red_november.chances import (
    distance_to_loss,
    next_star,
    symbols_crossed,
    symbols_due,
)
from tablelab.games.red_november.components import TOKENS, TRACKS
from tablelab.games.red_november.state import DEAD, HIGH, OVER, State
from tablelab.games.red_november.turn.hazards import advance
from tests.games.red_november.speaking import act, position, quiet, seen

PARTS = GAME.parts


# -- time -----------------------------------------------------------------------------------------


def symbols_met(state: State, *codes: str) -> tuple[int, int]:
    """The stars and squares that the time keeper really meets."""
    events = act(state, *codes)
    stars = sum(event.key == "red_november.star" for event in events)
    return stars, sum(event.rule == "RN-UPDATE-3" for event in events)


@pytest.mark.parametrize("minutes", [1, 2, 5, 10])
def test_symbols_crossed_are_the_symbols_met(minutes: int) -> None:
    met = Counter[str]()
    for time in range(1, 61):
        state = quiet(position(time=time))
        counted = symbols_crossed(seen(state), minutes)
        assert counted == symbols_met(state, f"wait:{minutes}"), time
        met["stars"] += counted[0]
        met["squares"] += counted[1]
    assert min(met.values()) > 0


def test_symbols_due_are_those_of_the_minutes_spent() -> None:
    # From 44 to 42 there are the square on 43 and the star on 42; three more reach the star on 39.
    state = quiet(position(time=44, at=5))
    assert symbols_due(seen(state)) == (0, 0)
    act(state, "open:7", "open:8")
    assert symbols_due(seen(state)) == (1, 1)
    assert next_star(seen(state)) == 39
    assert symbols_crossed(seen(state), 2) == (0, 0)
    assert symbols_crossed(seen(state), 3) == (1, 0)
    assert symbols_met(state, "wait:3") == (2, 1)


def test_there_is_no_star_after_the_last() -> None:
    last = min(PARTS.event_spaces)
    assert next_star(seen(position(time=last + 1))) == last
    assert next_star(seen(position(time=last))) is None


# -- losing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("track", TRACKS)
def test_a_track_is_lost_after_its_distance(track: str) -> None:
    for place in range(1, PARTS.last):
        state = position()
        state.tracks[TRACKS.index(track)] = place
        left = distance_to_loss(seen(state))[track]
        assert left is not None
        for step in range(left):
            assert state.phase != OVER, step
            advance(state, track, 1, silent)
        assert state.phase == OVER
        assert state.ended_by == "RN-END-2"


@pytest.mark.parametrize("token", TOKENS)
@pytest.mark.parametrize("times", [(40, 38, 20), (41, 41, 41), (37, 37, 30), (50, 36, 36)])
def test_a_token_is_passed_after_its_distance(token: str, times: tuple[int, ...]) -> None:
    state = quiet(position())
    for gnome, time in zip(state.gnomes, times, strict=True):
        gnome.time = time
    state.ghost = times[0]
    state.tokens[TOKENS.index(token)] = 37
    left = distance_to_loss(seen(state))[token]
    while state.phase != OVER:
        act(state, "wait:1")
    assert state.ended_by == "RN-END-3"
    assert left == max(times) - max(gnome.time for gnome in state.gnomes)


def test_dead_gnomes_do_not_hold_a_token_up() -> None:
    state = position(at=5, time=40, water={5: HIGH})
    for gnome in state.gnomes[1:]:
        gnome.time = 38
    state.tokens[0] = 37
    assert distance_to_loss(seen(state))["crushed"] == 4
    act(state, "wait:1")
    assert state.gnomes[0].fate == DEAD
    assert distance_to_loss(seen(state))["crushed"] == 2


def test_tokens_that_are_not_there_are_no_danger() -> None:
    far = distance_to_loss(seen(position()))
    assert [far[token] for token in TOKENS] == [None] * 4
    assert set(far) == {*TRACKS, *TOKENS}


@pytest.mark.parametrize("late", ["harmless", "deadly"])
def test_a_token_on_0_is_a_danger_only_by_the_option(late: str) -> None:
    state = quiet(position(time=3, late_tokens=late))
    state.tokens[0] = 0
    left = distance_to_loss(seen(state))["crushed"]
    while state.phase != OVER:
        act(state, "wait:1")
    assert state.saved == (late == "harmless")
    assert left == (None if state.saved else 3)
