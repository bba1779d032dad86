"""A match in the hands of somebody who tries things out in a notebook."""

from __future__ import annotations

from typing import Any

import pytest

from tablelab.core.chance import Forbidden, Scripted
from tablelab.core.clock import ManualClock
from tablelab.core.errors import BadCode, IllegalAction, NotUndoable
from tablelab.core.match import Entry, Match
from tests.toys.trove import GAME, MOVES, Move
from tests.toys.trove_state import State

Trove = Match[State, Move]


def begun(**kwargs: Any) -> Trove:
    """Seat 0 holds 1 and 4, seat 1 holds 2 and 5; seat 0 is to move."""
    match: Trove = Match.new(GAME, 2, seed=987, chance=Scripted((1, 4, 2, 5)), **kwargs)
    match.act(0, "wager:1")
    match.act(1, "wager:0")
    return match


def test_codes_will_do_where_an_action_is_asked_for() -> None:
    match = begun()
    assert match.violations(0, "play:4") == []
    assert [broken.rule for broken in match.violations(0, "play:3")] == ["TR-PLAY-1"]
    state, _ = match.preview(0, "play:4", Forbidden())
    assert state.rows[0] == [4]
    assert match.act(0, "play:4").code == "play:4"
    with pytest.raises(IllegalAction):
        match.act(1, "play:4")
    with pytest.raises(BadCode, match="'juggle'"):
        match.act(1, "juggle")
    assert len(match) == 3


@pytest.mark.parametrize("seat", [-1, 2, "0"])
def test_nobody_sees_by_the_eyes_of_a_seat_that_is_not_there(seat: Any) -> None:
    """A list would give the last seat's hand for -1."""
    with pytest.raises(IndexError, match="seats 0 to 1, not"):
        begun().view(seat)


@pytest.mark.parametrize("index", [-1, 3])
def test_there_is_no_position_before_the_first_or_after_the_last(index: int) -> None:
    match = begun()
    for look in (match.state_at, match.branch, lambda index: match.view(0, index)):
        with pytest.raises(IndexError, match=f"entries 0 to 2, not {index}"):
            look(index)


def test_a_clock_of_ones_own_may_give_fractions() -> None:
    class Fractions(ManualClock):
        def now(self) -> int:
            return 12.75  # type: ignore[return-value]

    entry = begun(clock=Fractions()).act(0, "play:1")
    assert (entry.ms, type(entry.ms)) == (12, int)


def test_a_new_match_is_there() -> None:
    match: Trove = Match.new(GAME, 2)
    assert len(match) == 0
    assert match


def test_it_shows_where_it_stands_and_not_its_seed() -> None:
    match = begun()
    assert repr(match) == "<Match of trove: 2 seats, 2 entries, 0 to act>"
    assert "987" not in repr(match)


def test_a_branch_has_notes_of_its_own_all_the_way_down() -> None:
    match = begun()
    match.meta["kinds"] = ["human", "greedy"]
    branch = match.branch(1)
    branch.meta["kinds"][0] = "random"
    assert match.meta == {"kinds": ["human", "greedy"]}
    assert branch.start.options is not match.start.options


def test_what_is_repeated_forgets_what_was_undone() -> None:
    match = begun()
    match.act(0, "play:1")
    match.undo()
    match.repeat(Entry(0, "play:4", 0, (), ()))
    assert not match.can_redo
    with pytest.raises(NotUndoable):
        match.redo()


def test_several_can_be_redone() -> None:
    match = begun()
    match.act(0, "play:1")
    match.act(1, "play:2")
    match.undo()
    match.undo()
    assert [match.redo().code, match.redo().code] == ["play:1", "play:2"]


def test_a_preview_happens_at_its_time() -> None:
    clock = ManualClock()
    match = begun(options={"timer": "on"}, clock=clock)
    clock.advance(10_000)
    state, _ = match.preview(0, MOVES["play:1"], Forbidden())
    match.act(0, MOVES["play:1"])
    assert state.deadline == match.actors.deadline == 100_000
