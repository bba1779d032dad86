"""Submarine in words: labels, prompts, the text board, and sentences that fit their values."""

from __future__ import annotations

import re

import pytest

from tablelab.core.chance import Seeded
from tablelab.core.match import Match
from tablelab.core.text import LANGUAGES
from tablelab.games.submarine import GAME
from tablelab.games.submarine.components import (
    KINDS,
    column_of,
    depth_of,
    square,
)
from tablelab.games.submarine.naming import kind_label, marker_label
from tests.games.submarine.speaking import (
    BLUE,
    GREEN,
    NAMES,
    PURPLE,
    RED,
    YELLOW,
    marker,
    parts_of,
    play,
    texts,
)

HOSTILE = ("{0.__class__}", "<script>alert(1)</script>", "%s %(n)d", "{seat}\n\\x00", "'\"`")
OTHER_VALUES = {option.id: option.values[1] for option in GAME.info.options}


def sound(sentence: str) -> bool:
    """Whether a sentence is put together: no placeholder, no key, no gap left in it."""
    return (
        bool(sentence.strip())
        and "{" not in sentence
        and not re.search(r"submarine\.[a-z_]", sentence)
        and "None" not in sentence
        and all(line == line.rstrip() for line in sentence.split("\n"))
    )


# -- everything that is said in whole games -------------------------------------------------------


@pytest.mark.parametrize("options", [{}, OTHER_VALUES], ids=["default", "other"])
@pytest.mark.parametrize("seats", GAME.info.seats)
def test_all_that_is_said_in_a_game_can_be_read(seats: int, options: dict[str, object]) -> None:
    for text in texts(seats):
        for match, state, seat in play(seats, options, seed=11):
            view = GAME.view(state, seat if seat >= 0 else None)
            assert sound(GAME.board_text(view, text))
            assert sound(GAME.prompt(view, text))
            for told in match.entries[-1].events if match.entries else match.opening:
                for event in filter(None, (told, told.twin)):
                    sentence = text(event.key, **event.data)
                    assert sound(sentence), event
                    assert sentence.endswith("."), sentence
                    assert sentence[0].isupper() or sentence[0].isdigit(), sentence
            if seat >= 0:
                assert NAMES[seat] in GAME.prompt(view, text)


@pytest.mark.parametrize("options", [{}, OTHER_VALUES], ids=["default", "other"])
@pytest.mark.parametrize("seats", GAME.info.seats)
def test_labels_of_one_decision_differ(seats: int, options: dict[str, object]) -> None:
    for text in texts(seats):
        for match, state, seat in play(seats, options, seed=12):
            if seat < 0:
                continue
            view = GAME.view(state, seat)
            labels = [GAME.describe(view, action, text) for action in match.legal(seat)]
            assert len(set(labels)) == len(labels), labels
            assert all(sound(label) and label[0].isupper() for label in labels)


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_every_refusal_and_its_repair_can_be_read(seats: int) -> None:
    refusals = set()
    for text in texts(seats):
        for number, (_, state, _) in enumerate(play(seats, {}, seed=13)):
            if number % 7:
                continue
            view = GAME.view(state, None)
            for seat in range(seats):
                for action in GAME.candidates(state, seat):
                    assert sound(GAME.describe(view, action, text))
                    for broken in GAME.violations(state, seat, action):
                        sentence = text(broken.key, **broken.data)
                        refusals.add(broken.key)
                        assert sound(sentence)
                        assert sentence.endswith("."), sentence
                        if broken.repair:
                            assert sound(GAME.describe(view, GAME.parse(broken.repair), text))
    assert len(refusals) > 10, "hardly anything was refused"


@pytest.mark.parametrize("seats", [2, 5])
def test_the_text_board_has_everything_that_lies_open(seats: int) -> None:
    for text in texts(seats):
        for number, (_, state, seat) in enumerate(play(seats, {}, seed=14)):
            if number % 5:
                continue
            view = GAME.view(state, seat if seat >= 0 else 0)
            columns, players = parts_of(GAME.board_text(view, text), seats)
            for place, markers in enumerate(state.board):
                line = columns[column_of(place)][1 + depth_of(place)]
                assert str(depth_of(place) + 2) in line.partition(":")[0]
                for there in markers:
                    assert marker_label(text, there) in line
                for owner, player in enumerate(state.seats):
                    count = player.subs[place]
                    assert (f"{NAMES[owner]} {count}" in line) == bool(count)
            for column in range(6):
                for owner, player in enumerate(state.seats):
                    above = NAMES[owner] in columns[column][0]
                    assert above == (player.ship == column)
            for owner, player in enumerate(state.seats):
                name, artefacts, missing, jokers, hand, pile = players[owner]
                assert name == NAMES[owner]
                for kind in range(KINDS):
                    owned = player.container[kind] >= 0
                    assert (marker_label(text, player.container[kind]) in artefacts) or not owned
                    words = missing.partition(": ")[2].split(", ")
                    assert (kind_label(text, kind) in words) != owned
                for joker in (*player.jokers, *player.gained):
                    assert marker_label(text, joker) in jokers
                assert str(len(player.pile)) in pile
                own = [GAME.noun(text, "colour", card) for card in player.hand]
                if owner == view.viewer:
                    assert hand.endswith(": " + (", ".join(own) or text("submarine.board.none")))
                else:
                    assert str(len(player.hand)) in hand


# -- what is hidden -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_no_text_depends_on_what_is_hidden(seats: int) -> None:
    """Two positions that a seat cannot tell apart are told in the same words."""
    chance = Seeded("hidden")
    differed = 0
    for number, (_, state, _) in enumerate(play(seats, {}, seed=15)):
        if number % 9:
            continue
        for viewer in (*range(seats), None):
            view = GAME.view(state, viewer)
            other = GAME.sample(view, chance)
            differed += [player.hand for player in other.seats] != [
                player.hand for player in state.seats
            ]
            again = GAME.view(other, viewer)
            for text in texts(seats):
                assert GAME.board_text(view, text) == GAME.board_text(again, text)
                for action in GAME.candidates(state, max(state.seat, 0)):
                    label = GAME.describe(view, action, text)
                    assert label == GAME.describe(again, action, text)
    assert differed, "the samples never differed, so nothing was tested"


def test_what_is_drawn_is_told_to_its_owner_only() -> None:
    text = GAME.text("en", NAMES[:2])
    told = {None: "", 0: "", 1: ""}
    for match, _, _ in play(2, {}, seed=16):
        for event in match.entries[-1].events if match.entries else match.opening:
            if event.rule == "SB-CARD-1" and event.data["seat"] == 0:
                for seat in told:
                    seen = event.seen_by(seat)
                    assert seen is not None
                    told[seat] += text(seen.key, **seen.data)
    assert any(colour in told[0] for colour in GAME.parts.colours)
    for seat in (1, None):
        assert not [colour for colour in GAME.parts.colours if colour in told[seat]]


# -- names ----------------------------------------------------------------------------------------


def test_hostile_names_come_out_as_they_are() -> None:
    for language in LANGUAGES:
        text = GAME.text(language, HOSTILE)
        match = Match.new(GAME, 5, seed=3, names=HOSTILE)
        view = match.view(0)
        assert HOSTILE[view.seat] in GAME.prompt(view, text)
        board = GAME.board_text(view, text)
        assert all(name in board for name in HOSTILE)
        for seat, name in enumerate(HOSTILE):
            assert name in text("submarine.turn", seat=seat)
            assert name in text("submarine.pays_fee", seat=0, owner=seat, n=2)
            assert name in text("submarine.no.not_your_turn", seat=seat)


def test_players_without_a_name_are_numbered() -> None:
    german = GAME.text("de", ("", "Ben"))
    assert german("submarine.turn", seat=0) == "Spieler 1 ist am Zug."
    assert (
        german("submarine.pays_fee", seat=1, owner=0, n=1)
        == "Ben zahlt 1 Karte Gebühr an Spieler 1."
    )


# -- cases and numbers ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "colour", "english", "german", "label"),
    [
        ("crown", RED, "the red crown", "die rote Krone", "rote Krone"),
        ("anchor", YELLOW, "the yellow anchor", "den gelben Anker", "gelber Anker"),
        ("sword", GREEN, "the green sword", "das grüne Schwert", "grünes Schwert"),
        ("goblet", BLUE, "the blue goblet", "den blauen Kelch", "blauer Kelch"),
        ("shell", PURPLE, "the purple shell", "die violette Muschel", "violette Muschel"),
    ],
)
def test_markers_are_objects_of_sentences(
    kind: str, colour: int, english: str, german: str, label: str
) -> None:
    data = {"seat": 0, "marker": marker(kind, colour), "square": square(3, 1)}
    assert (
        GAME.text("en", NAMES)("submarine.salvages", **data)
        == f"Anna salvages {english} from column 4, level 3."
    )
    text = GAME.text("de", NAMES)
    assert text("submarine.salvages", **data) == f"Anna birgt {german} aus Spalte 4, Ebene 3."
    assert marker_label(text, marker(kind, colour)) == label


def test_every_german_marker_has_the_gender_of_its_noun() -> None:
    endings = {"die": ("e", "e"), "den": ("en", "er"), "das": ("e", "es")}
    text = GAME.text("de", NAMES)
    for kind in range(KINDS + 1):
        article, adjective, noun = text.word("marker", kind * 5 + RED).split(" ")
        assert article in endings
        accusative, nominative = endings[article]
        assert adjective == "rot" + accusative
        assert marker_label(text, kind * 5 + RED) == f"rot{nominative} {noun}"
        assert kind_label(text, kind) == noun


def test_colours_of_cards_are_listed() -> None:
    data = {"seat": 0, "n": 3, "colours": [RED, YELLOW, YELLOW]}
    assert GAME.text("en", NAMES)("submarine.you_draw", **data) == (
        "Anna draws 3 cards: red, yellow, yellow."
    )
    assert GAME.text("de", NAMES)("submarine.you_swap", seat=0, colour=RED, drawn=PURPLE) == (
        "Anna legt eine rote Karte unter den Stapel und zieht eine violette."
    )


def test_one_is_singular() -> None:
    english, german = GAME.text("en", NAMES), GAME.text("de", NAMES)
    assert english("submarine.draws", seat=0, n=1) == "Anna draws 1 card."
    assert german("submarine.draws", seat=0, n=1) == "Anna zieht 1 Karte."
    assert german("submarine.wins", seat=0, n=12) == "Anna gewinnt mit 12 Artefakten."
    assert german("submarine.wins", seat=0, n=1) == "Anna gewinnt mit 1 Artefakt."


def test_unknown_values_stay_as_they_are() -> None:
    text = GAME.text("en", NAMES)
    for field, value in (("what", "{x}"), ("colour", 9), ("square", 99), ("marker", -7)):
        assert GAME.noun(text, field, value) == str(value)
