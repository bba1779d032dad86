"""The whole table of Red November as lines of text."""

from __future__ import annotations

import re

import pytest

from tablelab.core.deck import Deck
from tablelab.core.text import LANGUAGES
from tablelab.games.red_november import GAME
from tablelab.games.red_november.components import ROOMS
from tablelab.games.red_november.state import (
    DEAD,
    DESERTED,
    HIGH,
    IN_PLAY,
    LOW,
    NONE,
    State,
)
from tests.games.red_november.speaking import (
    NAMES,
    SEA,
    act,
    play,
    position,
)


def blocks_of(state: State, language: str, viewer: int | None = None) -> list[list[str]]:
    """The blocks of the text board, as lists of lines; the prompt is left off."""
    text = GAME.text(language, NAMES[: state.players])
    board = GAME.board_text(GAME.view(state, viewer), text)
    return [[line.strip() for line in block.split("\n")] for block in board.split("\n\n")][:-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_text_board_has_everything_that_lies_open(seats: int, language: str) -> None:
    text = GAME.text(language, NAMES[:seats])
    for number, (_, state, _) in enumerate(play(seats, {}, seed=14)):
        if number % 3:
            continue
        time, dangers, submarine, *rest = blocks_of(state, language)
        gnomes = [GAME.noun(text, "gnome", number) for number in range(len(state.gnomes))]
        check_time(state, time, gnomes)
        for place, line in zip(state.tracks, dangers[1:4], strict=True):
            assert str(place) in re.findall(r"\d+", line)
        tokens = [token for token in range(4) if state.tokens[token] != NONE]
        assert len(dangers) == 4 + len(tokens)
        for token, line in zip(tokens, dangers[4:], strict=True):
            assert line.startswith(GAME.noun(text, "token", token))
            assert str(state.tokens[token]) in re.findall(r"\d+", line)
        check_rooms(state, submarine, gnomes, language)
        for gnome, (head, *lines) in zip(state.gnomes, rest, strict=False):
            if gnome.fate != IN_PLAY:
                assert not lines
                continue
            assert re.findall(r"\d+", head)[-2:] == [str(gnome.time), str(gnome.level)]
            for item in gnome.items:
                assert GAME.text(language)(f"red_november.label.{item}") in lines[0]
        deck, stock = rest[len(state.gnomes) :][:2]
        assert str(len(state.deck)) in deck[0]
        assert str(len(state.stock)) in stock[0]
        assert str(state.cabin) in stock[1]


def check_time(state: State, lines: list[str], gnomes: list[str]) -> None:
    """Every keeper, token and the ghost lies on its space; stacks are told from the top."""
    spaces = {line.partition(":")[0]: line.partition(": ")[2] for line in lines[1:-2]}
    for number, gnome in enumerate(state.gnomes):
        for space, what in spaces.items():
            names = what.split(";")[0].split(", ")
            here = gnome.fate == IN_PLAY and space == str(gnome.time)
            assert (gnomes[number] in names) == here
    for space, what in spaces.items():
        stack = [name for name in what.split(";")[0].split(", ") if name in gnomes]
        there = [n for n in reversed(state.pile) if str(state.gnomes[n].time) == space]
        assert stack == [gnomes[number] for number in there]
    latest = max((state.gnomes[number].time for number in state.pile), default=0)
    symbols_of = (GAME.parts.event_spaces, GAME.parts.item_spaces)
    for line, symbols in zip(lines[-2:], symbols_of, strict=True):
        ahead = {int(space) for space in re.findall(r"\d+", line)}
        assert ahead == {space for space in symbols if space < latest}


def check_rooms(state: State, lines: list[str], gnomes: list[str], language: str) -> None:
    """Every room has its line with fire, water, blocked hatches and gnomes; the sea is last."""
    fire, low, high = {
        "en": ("fire", "low water", "high water"),
        "de": ("Feuer", "niedriges Wasser", "hohes Wasser"),
    }[language]
    assert len(lines) == 1 + ROOMS + 1
    for room in range(ROOMS + 1):
        head, _, what = lines[room or ROOMS + 1].partition(": ")
        parts = what.split("; ")
        if room:
            assert re.findall(r"\d+", head) == [str(room)]
            assert (fire in parts) == state.fire[room]
            assert (low in parts) == (state.water[room] == LOW)
            assert (high in parts) == (state.water[room] == HIGH)
            blocked = {str(sum(hatch) - room) for hatch in state.blocked if room in hatch}
            said = next((part for part in parts if ": " in part), "")
            assert set(re.findall(r"\d+", said)) == blocked
        for number, gnome in enumerate(state.gnomes):
            there = gnome.fate == IN_PLAY and gnome.at == room
            lying = f"{gnomes[number]} (" in what
            assert (re.search(rf"{gnomes[number]}(,|$| \()", what) is not None) == there
            assert lying == (there and gnome.fainted)


def test_the_board_tells_dangers_and_states() -> None:
    state = position(at=3, time=40, items="grog grog coffee", level=2, water={3: LOW}, fire=(4,))
    state.blocked = [(3, 4), (5, 6)]
    state.gnomes[1].fainted, state.gnomes[1].drew = True, True
    state.gnomes[2].at, state.gnomes[2].air, state.gnomes[2].time = SEA, 1, 30
    state.tokens = [30, NONE, 0, NONE]
    state.removed = ["respite/0"]
    act(state, "play:grog")
    time, dangers, submarine, anna, ben, cem, deck, stock, turn = blocks_of(state, "en")
    assert time[1] == "40: Anna, Ben; the ghost"
    assert time[2] == "30: Cem; “Crushed”"
    assert time[3] == "0: “Missile launched”"
    assert dangers[4:] == [
        "“Crushed” on 30: passed by all in 11 minutes",
        "“Missile launched” on 0: nobody can pass it",
    ]
    assert submarine[3] == "Room 3 (lower stern): low water; blocked hatches to: 4; Anna"
    assert submarine[4] == "Room 4 (reactor room): fire; blocked hatches to: 3"
    assert submarine[6] == "Room 6 (tower): blocked hatches to: 5; Ben (fainted)"
    assert submarine[11] == "The sea: Cem"
    assert anna == [
        "Anna, in room 3 (lower stern): time 40, intoxication 3",
        "Items: coffee, Grog",
    ]
    assert ben[1:] == [
        "Items: nothing",
        "Has fainted",
        "Has just drawn and needs another action first",
    ]
    assert cem[0] == "Cem, in the sea: time 30, intoxication 0"
    assert cem[2] == "Air up to the action of its next turn"
    assert "Out of the game: Respite" in deck
    assert stock[2] == "Discarded items: Grog"
    assert turn == ["This turn", "Played: Grog"]


def test_the_board_tells_what_is_left_in_the_event_deck() -> None:
    state = position()
    state.deck = Deck(["fire/0", "fire/2", "leak/2", "kraken/1"])
    state.discard, state.kraken_aside = ["respite/4"], False
    deck = blocks_of(state, "de")[-2]
    assert deck == [
        "Ereignisstapel: 4 Karten",
        "Noch darin: Feuer ×2, Leck, Krake",
        "Ohnmachtszahlen darin: keine, 1, 2 ×2",
        "Abgelegt: Verschnaufpause",
    ]


def test_gnomes_that_are_gone_are_told_of() -> None:
    state = position()
    state.gnomes[1].fate, state.gnomes[2].fate = DEAD, DESERTED
    state.pile = [0]
    assert ["Ben: tot"] in blocks_of(state, "de")
    assert ["Cem: hat sich abgesetzt"] in blocks_of(state, "de")


def test_items_of_crazed_gnomes_are_numbers_to_the_others() -> None:
    state = position(items="coffee grog", crazed="yes")
    assert blocks_of(state, "en", 0)[3][1] == "Items: coffee, Grog"
    for viewer in (1, None):
        assert blocks_of(state, "en", viewer)[3][1] == "Items: 2, unknown"
