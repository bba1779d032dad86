"""Whole games on file, one for each ending and number of seats: replayed and counted again."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablelab.core.events import EventLog
from tablelab.core.match import Match
from tablelab.core.record import load, save
from tests.games.submarine.position import GAME
from tests.games.submarine.record_games import FOLDER, WANTED, is_rich
from tests.games.submarine.shadow import Shadow
from tests.games.submarine.test_oracle import drawn, same, shadow_of

# name: who wins with what; the artefacts are counted again below, from the log alone.
RESULTS = {
    "no-hand-cards-2-seats": ((0, 1), (8, 8)),
    "twelve-artefacts-3-seats": ((2,), (9, 10, 12)),
    "empty-column-4-seats": ((2,), (9, 9, 11, 9)),
    "idle-voyages-5-seats": ((0,), (11, 10, 10, 11, 9)),
    "all-other-options-3-seats": ((0,), (12, 9, 9)),
}
FILES = pytest.mark.parametrize("name", list(RESULTS))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


def game_of(name: str) -> Match[Any, Any]:
    return load(text_of(name), {"submarine": GAME})


def test_every_ending_and_every_number_of_seats_has_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(RESULTS) == set(WANTED)
    games = [game_of(name) for name in RESULTS]
    rules = {match.outcome.rule for match in games if match.outcome}
    assert rules == {"SB-END-1", "SB-END-2", "SB-END-3", "SB-END-4"}
    assert {match.start.seats for match in games} == {2, 3, 4, 5}
    used = {tuple(match.start.options.items()) for match in games}
    assert len(used) == 2, "the rules of the sheet, and all the other values"


@FILES
def test_results(name: str) -> None:
    match = game_of(name)
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == RESULTS[name]
    assert outcome.rule == WANTED[name][0]
    assert match.start.seats == WANTED[name][1] == len(outcome.scores)


@FILES
def test_a_replay_is_the_same_game(name: str) -> None:
    match = game_of(name)
    again = Match.replayed(GAME, match.start, match.entries)
    for index in range(len(match) + 1):
        assert GAME.plain(again.state_at(index)) == GAME.plain(match.state_at(index))
    assert [entry.events for entry in again.entries] == [entry.events for entry in match.entries]
    assert save(again) == text_of(name)


@FILES
def test_the_second_reading_of_the_rules_arrives_at_the_same_end(name: str) -> None:
    match = game_of(name)
    options = {key: str(value) for key, value in match.start.options.items()}
    opening = EventLog(match.opening)
    shadow: Shadow = shadow_of(match.state_at(0), opening, match.start.seats, options)
    for index, entry in enumerate(match.entries):
        assert entry.code in shadow.legal()
        draws = drawn(EventLog(entry.events))
        shadow.act(entry.code, draws)
        assert next(draws, None) is None
        same(match.state_at(index + 1), shadow)
    assert shadow.winners() == set(RESULTS[name][0])


@FILES
def test_the_log_alone_adds_up(name: str) -> None:
    """Artefacts, jokers and cards by the sentences of the log, without the state."""
    match = game_of(name)
    artefacts: Counter[object] = Counter()
    jokers: Counter[object] = Counter()
    cards: Counter[object] = Counter()
    for event in [*match.opening, *(event for entry in match.entries for event in entry.events)]:
        key, data = event.key.removeprefix("submarine."), event.data
        n, seat = int(str(data.get("n", 0))), data.get("seat")
        artefacts[seat] += key == "stows"
        jokers[seat] += key in ("shell", "gains_shell", "gains_joker")
        jokers[seat] -= key == "pays_joker"
        cards[seat] += n if key == "pile" else 0
        cards[seat] -= key == "pays_card"
        if key == "pays_fee":
            cards[seat] -= n
            cards[data["owner"]] += n
    for number, there in enumerate(match.state.seats):
        assert artefacts[number] == RESULTS[name][1][number]
        assert jokers[number] == len(there.jokers) + len(there.gained)
        assert cards[number] == len(there.hand) + len(there.pile)


@FILES
def test_the_games_are_rich(name: str) -> None:
    """A recorded game is worth replaying only when much happens in it."""
    assert is_rich(game_of(name))


def test_the_shared_victory_is_a_tie_in_everything() -> None:
    match = game_of("idle-voyages-5-seats")
    told = [event for event in match.entries[-1].events if event.key == "submarine.tied"]
    assert [event.data["n"] for event in told] == [2]
    one, two = (match.state.seats[seat] for seat in (1, 2))
    assert len(one.jokers) == len(two.jokers)
    assert len(one.hand) + len(one.pile) == len(two.hand) + len(two.pile)
