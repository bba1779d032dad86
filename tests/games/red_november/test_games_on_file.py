"""Whole games on file, one for every ending: replayed, and their ends read from the log alone."""

from __future__ import annotations

from typing import Any

import pytest

from tablelab.core.match import Match
from tablelab.core.record import load, save
from tests.games.red_november.position import GAME, TOKENS
from tests.games.red_november.record_games import FOLDER, WANTED

FILES = pytest.mark.parametrize("name", list(WANTED))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


def game_of(name: str) -> Match[Any, Any]:
    return load(text_of(name), {"red_november": GAME})


def test_every_ending_and_every_number_of_seats_has_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(WANTED)
    games = [game_of(name) for name in WANTED]
    endings = {match.outcome.rule for match in games if match.outcome}
    assert endings == {"RN-END-1", "RN-END-2", "RN-END-3", "RN-END-4"}
    assert {match.start.seats for match in games} == set(range(1, 9))


@FILES
def test_a_replay_is_the_same_game(name: str) -> None:
    match = game_of(name)
    again = Match.replayed(GAME, match.start, match.entries)
    for index in range(len(match) + 1):
        assert GAME.plain(again.state_at(index)) == GAME.plain(match.state_at(index))
    assert [entry.events for entry in again.entries] == [entry.events for entry in match.entries]
    assert save(again) == text_of(name)


@FILES
def test_the_end_is_what_the_log_tells(name: str) -> None:
    """Markers, tokens, keepers and fates are followed by the events, without the state."""
    match, wanted = game_of(name), WANTED[name]
    events = [*match.opening, *(event for entry in match.entries for event in entry.events)]
    tracks = {"asphyxiation": 1, "heat": 1, "pressure": 1}
    tokens: dict[str, int] = {}
    gone: dict[int, str] = {}
    for event in events:
        data = event.data
        if event.key == "red_november.track":
            tracks[str(data["track"])] = int(str(data["n"]))
        elif event.key == "red_november.token_placed":
            tokens[TOKENS[int(str(data["token"]))]] = int(str(data["n"]))
        elif event.key == "red_november.token_removed":
            del tokens[TOKENS[int(str(data["token"]))]]
        elif event.key.removeprefix("red_november.") in ("burns", "drowns", "slain", "gone"):
            gone[int(str(data["gnome"]))] = event.key
    left = {n: there for n, there in enumerate(match.state.gnomes) if n not in gone}
    outcome = match.outcome
    assert outcome is not None
    lost = {
        "RN-END-1": False,
        "RN-END-2": 10 in tracks.values(),
        "RN-END-3": any(all(g.time < n for g in left.values()) for n in tokens.values()),
        "RN-END-4": not left,
    }
    saved = left and all(there.time == 0 for there in left.values())
    assert lost[outcome.rule] or (outcome.rule == "RN-END-1" and saved)
    if outcome.rule == "RN-END-2":
        assert tracks[wanted.what or max(tracks, key=lambda track: tracks[track])] == 10
    if outcome.rule == "RN-END-3":
        assert all(there.time < tokens[wanted.what] for there in left.values())
    deserters = {n % wanted.seats for n, key in gone.items() if key == "red_november.gone"}
    survivors = {n % wanted.seats for n in left}
    assert set(outcome.winners) == (survivors if outcome.rule == "RN-END-1" else deserters)
    assert bool(deserters) == wanted.deserter


def test_the_games_are_rich() -> None:
    """Recorded games are worth replaying only when much happens in them."""
    rules = {
        event.rule for name in WANTED for entry in game_of(name).entries for event in entry.events
    }
    assert len(rules) > 55
