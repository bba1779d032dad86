"""Whole games on file: they are replayed by the rules, and the scores were added up by hand."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tablelab.core.match import Match
from tablelab.core.record import load, save
from tablelab.games import every
from tests.games.raids.position import GAME, PARTS

GAMES = pytest.mark.parametrize("seats", [2, 3, 4])

# Coins + runes + standards + goods + monsters + Mjölnirs times Vikings, from what each ship had
# at the end: 3 runes are 6 points, 2 are 3.
SCORES = {
    2: (19 + 6 + 5 + 0 + 0 + 1 * 3, 15 + 3 + 0 + 0 + (4 + 3) + 1 * 2),
    3: (
        14 + 6 + 5 + (7 + 6) + 3 + 2 * 0,
        19 + 3 + 6 + 0 + 6 + 1 * 3,
        18 + 6 + 5 + 3 + (5 + 4),
    ),
    4: (
        19 + 6 + 0 + (5 + 5) + 3,
        8 + 3 + 5 + (4 + 3) + 4 + 2 * 1,
        12 + 3 + (3 + 6) + 0 + 5,
        16 + 3 + (4 + 5),
    ),
}
WINNERS = {2: (0,), 3: (0, 2), 4: (0,)}


def text_of(seats: int) -> str:
    path = Path(__file__).parent / "games" / f"{seats}-seats.jsonl"
    return path.read_text(encoding="utf-8")


def game_of(seats: int) -> Match[Any, Any]:
    return load(text_of(seats), every())


@GAMES
def test_final_scores(seats: int) -> None:
    outcome = game_of(seats).outcome
    assert outcome is not None
    assert outcome.scores == SCORES[seats]
    assert outcome.winners == WINNERS[seats]


def test_the_game_of_three_is_a_shared_victory() -> None:
    said = [event for event in game_of(3).entries[-1].events if event.rule == "RD-SCORE-8"]
    assert [event.data["ship"] for event in said] == [0, 2]


@GAMES
def test_a_replay_is_the_same_game(seats: int) -> None:
    match = game_of(seats)
    again = Match.replayed(GAME, match.start, match.entries)
    for index in range(len(match) + 1):
        assert GAME.plain(again.state_at(index)) == GAME.plain(match.state_at(index))
    assert [entry.events for entry in again.entries] == [entry.events for entry in match.entries]
    assert save(again) == text_of(seats)


@GAMES
def test_the_log_alone_adds_up_to_the_final_piles(seats: int) -> None:
    """Coins, crews, goods and monsters by the sentences of the log, without the state."""
    match = game_of(seats)
    coins: Counter[int] = Counter()
    crews: Counter[int] = Counter()
    points: Counter[int] = Counter()
    for event in [*match.opening, *(event for entry in match.entries for event in entry.events)]:
        rule, ship, n = event.rule, event.data.get("ship"), event.data.get("n")
        if not isinstance(ship, int):
            continue
        if rule in ("RD-PASS-3", "RD-BONUS-1") or event.key == "raids.bonus":
            coins[ship] += int(str(n))
        if rule in ("RD-SETUP-7", "RD-PASS-1", "RD-PASS-2", "RD-POST-3", "RD-SAILS-1"):
            crews[ship] += int(str(n))
        if rule in ("RD-MONSTER-2", "RD-MONSTER-3", "RD-LOAD-4"):
            crews[ship] -= int(str(n))
        if event.key in ("raids.pays", "raids.chases"):
            crews[ship] -= int(str(n))
        if rule == "RD-POST-1" or rule == "RD-MONSTER-3":
            points[ship] += PARTS.tiles[str(event.data["tile"])].value
    for number, ship_then in enumerate(match.state.ships[:seats]):
        assert coins[number] == ship_then.coins
        assert crews[number] == ship_then.vikings
        assert points[number] == sum(tile.value for tile in (*ship_then.sold, *ship_then.monsters))


@GAMES
def test_the_games_are_rich(seats: int) -> None:
    """A recorded game is worth replaying only when much happens in it."""
    match = game_of(seats)
    rules = {event.rule for entry in match.entries for event in entry.events}
    wanted = {"RD-FIGHT-1", "RD-FLEE-1", "RD-MONSTER-2", "RD-MONSTER-3", "RD-PASS-2", "RD-SAILS-1"}
    assert wanted <= rules
    assert ("RD-GHOST-3" in rules) == (seats == 2)
