"""The helpers for scenarios, shown by scenarios of the toy: every rule of Trove fires."""

from __future__ import annotations

import pytest

from tablelab.core.chance import Scripted
from tablelab.core.clock import ManualClock
from tablelab.core.errors import IllegalAction
from tablelab.core.match import Match
from tablelab.testing import Coverage, play, refused
from tests.toys.trove import GAME, Move
from tests.toys.trove_state import State

HANDS = (1, 4, 2, 5)


def begun(hands: tuple[int, ...] = HANDS, **options: str) -> Match[State, Move]:
    clock = ManualClock()
    match: Match[State, Move] = Match.new(GAME, 2, options, clock=clock, chance=Scripted(hands))
    play(match, "wager:1", "wager:0")
    return match


def test_codes_are_played_with_their_outcomes() -> None:
    match = begun()
    entries = play(match, ("dare", [4]), ("draw", [3]), "play:4")
    assert [entry.code for entry in entries] == ["dare", "draw", "play:4"]
    assert match.state.hands == [[1], [2, 3, 5]]
    assert match.state.rows[0] == [4]


def test_outcomes_must_be_used() -> None:
    with pytest.raises(AssertionError, match="did not use"):
        play(begun(), ("play:4", [3]))


def test_refusals_cite_rules() -> None:
    match = begun()
    assert refused(match, "play:3") == ["TR-PLAY-1"]
    assert refused(match, "play:2", seat=1) == ["TR-TURN-1"]
    for legal in ("play:4", "dare"):
        with pytest.raises(AssertionError, match="is legal"):
            refused(match, legal)
    with pytest.raises(IllegalAction):
        play(match, "pass")


def test_rules_speak_by_events_by_refusals_and_by_ending_a_game() -> None:
    coverage = Coverage(GAME.rulebook)
    assert coverage.missing() == [rule.id for rule in GAME.rulebook]
    match = begun(timer="on")
    play(match, ("dare", [6]), ("dare", [1, 2]), "tuck:1", ("draw"), "play:4", "play:5")
    coverage.see(*refused(match, "play:3"), *refused(match, "pass"), *refused(match, "wager:0"))
    coverage.see(*refused(match, "draw", seat=1))
    assert {"TR-TIME-1", "TR-END-1"} <= set(coverage.missing())
    assert isinstance(match.clock, ManualClock)
    match.clock.advance(10**9)
    match.tick()
    coverage.see(match, match.entries[0], match.entries[0].events[0])
    # What no event cites, a scenario has to count by itself: how the points come about.
    assert coverage.missing() == ["TR-DRAW-2", "TR-TIME-2", "TR-END-2", "TR-SCORE-1"]
    coverage.see("TR-SCORE-1")
    assert "TR-SCORE-1" not in coverage.missing()
    assert coverage.fired["TR-WAGER-1"] >= 4


def test_a_citation_of_no_rule_is_an_error() -> None:
    with pytest.raises(KeyError, match="TR-NONE"):
        Coverage(GAME.rulebook).see("TR-NONE")
