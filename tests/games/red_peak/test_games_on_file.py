"""Whole games on file, one for each way to end: they are replayed by the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tablelab.core.clock import ManualClock, WallClock
from tablelab.core.game import CLOCK
from tablelab.core.match import Match
from tablelab.core.record import load, save
from tablelab.games.red_peak import GAME
from tests.games.red_peak.record_games import WANTED

# The rule that ended it, and whether the team won.
ENDS = {
    "won": ("RP-END-1", True),
    "lava": ("RP-END-2", False),
    "boat": ("RP-END-2", False),
    "conceded": ("RP-END-3", False),
    "tasks": ("RP-END-1", True),
}
GAMES = pytest.mark.parametrize("name", list(ENDS))


def text_of(name: str) -> str:
    return (Path(__file__).parent / "games" / f"{name}.jsonl").read_text(encoding="utf-8")


def game_of(name: str) -> Match[Any, Any]:
    return load(text_of(name), {"red_peak": GAME})


@GAMES
def test_how_it_ended(name: str) -> None:
    match = game_of(name)
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.rule, outcome.won) == ENDS[name]
    assert outcome.winners == (tuple(range(match.start.seats)) if outcome.won else ())
    assert WANTED[name][3](match), "the game shows what it was chosen for"


@GAMES
def test_a_replay_is_the_same_game_under_any_clock(name: str) -> None:
    match = game_of(name)
    for clock in (ManualClock(), WallClock()):
        again = Match.replayed(GAME, match.start, match.entries, clock)
        assert again.entries == match.entries
        assert save(again) == text_of(name)
    for index in range(0, len(match) + 1, 7):
        assert GAME.faults(match.state_at(index)) == []


@GAMES
def test_the_times_keep_the_rule_of_the_sand(name: str) -> None:
    """No action at or after a deadline; the clock's entries exactly at theirs."""
    match = game_of(name)
    for index, entry in enumerate(match.entries):
        deadline = GAME.actors(match.state_at(index)).deadline
        if entry.seat == CLOCK:
            assert entry.ms == deadline
        elif deadline is not None:
            assert entry.ms < deadline


@GAMES
def test_the_log_alone_adds_up(name: str) -> None:
    """Lava, time tiles and multitools by the sentences of the log, without the state."""
    match = game_of(name)
    count: Counter[str] = Counter()
    for entry in match.entries:
        for event in entry.events:
            count[event.key] += 1
    end = match.state
    covered = count["red_peak.erupts"] + count["red_peak.erupts_twice"]
    first = 0 if match.start.options["first_lava"] == "start" else 1
    assert end.lava == first + covered
    turned = count["red_peak.time_tile"]
    assert end.time_tiles == 3 + count["red_peak.time_gained"] - turned
    assert turned + count["red_peak.no_time_tile"] == end.day + count["red_peak.time_up"]
    assert end.multitools >= 0
    assert count["red_peak.day"] == end.day
    drawn = count["red_peak.quiet"] + covered
    assert drawn == len([x for e in match.entries for x in e.outcomes if x in end.drawn])
