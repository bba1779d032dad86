"""Red November in words: whole games can be read, and say only what may be known."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tablelab.core.chance import Scripted, Seeded
from tablelab.core.text import LANGUAGES
from tablelab.games.red_november import GAME
from tests.games.red_november.speaking import (
    NAMES,
    act,
    play,
    position,
    texts,
)

LAST_VALUES = {option.id: option.values[-1] for option in GAME.info.options}
EACH_OPTION = [{option.id: value} for option in GAME.info.options for value in option.values[1:]]
GAMES = [{}, LAST_VALUES]


def sound(sentence: str) -> bool:
    """Whether a sentence is put together: no placeholder, no key, no gap left in it."""
    return (
        bool(sentence.strip())
        and "{" not in sentence
        and not re.search(r"red_november\.[a-z_]", sentence)
        and "None" not in sentence
        and "-1" not in sentence
        and "  " not in sentence.replace("\n  ", "\n")
        and all(line == line.rstrip() for line in sentence.split("\n"))
    )


def is_sentence(said: str) -> bool:
    """Whether it begins and ends as sentences do."""
    return said.endswith(".") and (said[0].isupper() or said[0].isdigit())


# -- everything that is said in whole games --------------------------------------------------------


def read_a_game(seats: int, options: dict[str, str], seed: int) -> Counter[str]:
    """Read all that is said in a game, from every point of view in turn; counts of event keys."""
    heard: Counter[str] = Counter()
    for number, (match, state, seat) in enumerate(play(seats, options, seed)):
        viewer = (*range(seats), None)[number % (seats + 1)]
        view = GAME.view(state, viewer)
        for text in texts(seats):
            assert sound(GAME.board_text(view, text))
            prompt = GAME.prompt(view, text)
            assert sound(prompt)
            assert is_sentence(prompt), prompt
            assert seat < 0 or NAMES[seat] in prompt
            for event in match.entries[-1].events if match.entries else match.opening:
                for version in filter(None, (event, event.twin)):
                    sentence = text(version.key, **version.data)
                    assert is_sentence(sentence), sentence
                    if version.key != "red_november.fights":  # there a total can be negative
                        assert sound(sentence), sentence
                    heard[version.key] += 1
    return heard


@pytest.mark.parametrize("options", GAMES, ids=["default", "other"])
@pytest.mark.parametrize("seats", GAME.info.seats)
def test_all_that_is_said_in_a_game_can_be_read(seats: int, options: dict[str, str]) -> None:
    assert len(read_a_game(seats, options, seed=11)) > 20


@pytest.mark.parametrize("options", EACH_OPTION, ids=str)
def test_every_option_can_be_played_in_words(options: dict[str, str]) -> None:
    read_a_game(2 if "gnomes" in options else 4, options, seed=21)


@pytest.mark.parametrize("options", GAMES, ids=["default", "other"])
@pytest.mark.parametrize("seats", GAME.info.seats)
def test_labels_of_one_decision_differ(seats: int, options: dict[str, str]) -> None:
    for match, state, seat in play(seats, options, seed=12):
        if seat < 0:
            continue
        view = GAME.view(state, seat)
        for text in texts(seats):
            said = [GAME.describe(view, action, text) for action in match.legal(seat)]
            assert len(set(said)) == len(said), said
            assert all(sound(label) and label[0] == label[0].upper() for label in said)


@pytest.mark.parametrize("options", GAMES, ids=["default", "other"])
@pytest.mark.parametrize("seats", [1, 2, 3, 8])
def test_every_refusal_and_its_repair_can_be_read(seats: int, options: dict[str, str]) -> None:
    refusals = set()
    for number, (_, state, _) in enumerate(play(seats, options, seed=13)):
        if number % 9:
            continue
        view = GAME.view(state, None)
        for text in texts(seats):
            for seat in range(seats):
                for action in GAME.candidates(state, seat):
                    assert sound(GAME.describe(view, action, text))
                    for broken in GAME.violations(state, seat, action):
                        sentence = text(broken.key, **broken.data)
                        refusals.add(broken.key)
                        assert sound(sentence), sentence
                        assert is_sentence(sentence), sentence
                        if broken.repair:
                            assert sound(GAME.describe(view, GAME.parse(broken.repair), text))
    assert len(refusals) > 15, "hardly anything was refused"


def test_every_option_has_its_words() -> None:
    for language in LANGUAGES:
        text = GAME.text(language)
        for option in GAME.info.options:
            title = text(f"red_november.option.{option.id}")
            values = [text(f"red_november.option.{option.id}.{value}") for value in option.values]
            assert len({title, *values}) == len(values) + 1


# -- what is hidden --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_no_text_depends_on_what_is_hidden(seats: int) -> None:
    """Two positions that a seat cannot tell apart are told in the same words."""
    chance, differed = Seeded("hidden"), 0
    for number, (_, state, _) in enumerate(play(seats, {"crazed": "yes"}, seed=15)):
        if number % 5:
            continue
        for viewer in (*range(seats), None):
            view = GAME.view(state, viewer)
            other = GAME.sample(view, chance)
            differed += [gnome.items for gnome in other.gnomes] != [
                gnome.items for gnome in state.gnomes
            ]
            again = GAME.view(other, viewer)
            for text in texts(seats):
                assert GAME.board_text(view, text) == GAME.board_text(again, text)
                for action in GAME.candidates(state, max(state.seat, 0)):
                    label = GAME.describe(view, action, text)
                    assert label == GAME.describe(again, action, text)
    assert differed, "the samples never differed, so nothing was tested"


def test_what_a_crazed_gnome_draws_is_told_to_its_player_only() -> None:
    state = position(at=8, crazed="yes")
    text = GAME.text("en", NAMES[:3])
    events = act(state, "draw:items:1", chance=Scripted(["crowbar"]))
    for viewer in (0, 1, 2, None):
        versions = [event.seen_by(viewer) for event in events]
        lines = [text(event.key, **event.data) for event in versions if event is not None]
        assert ("Anna draws a crowbar." in lines) == (viewer == 0)
        assert ("Anna draws an item." in lines) == (viewer != 0)
        assert any("crowbar" in line for line in lines) == (viewer == 0)
