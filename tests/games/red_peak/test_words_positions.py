"""Red Peak in words: the text board, labels and prompts of hand-made positions."""

from __future__ import annotations

import re

import pytest

from tablelab.core.deck import Deck
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.actions import TURNS
from tablelab.games.red_peak.grid import SOUTH, WEST, space_at
from tests.games.red_peak.speaking import (
    NAMES,
    do,
    english,
    games,
    german,
    labels,
    on_the_beach,
    prompt,
    start,
    texts,
)

# -- the text board -------------------------------------------------------------------------------


def test_the_text_board_has_every_tile_boat_and_player() -> None:
    for text in texts(4):
        for state, _, _, _ in games(4, {"bonus_tiles": "yes"}, seed=14):
            lines = [
                line.strip() for line in GAME.board_text(GAME.view(state, None), text).split("\n")
            ]
            for item in (*state.supply, *state.boats):
                own = [line for line in lines if line.startswith(f"{item}:")]
                assert len(own) == 1, item
                shown = state.parts.paths.get(item) or state.parts.boats[item]
                for tool in shown.tools:
                    assert text.template(f"red_peak.label.{tool}") in own[0]
            for index, space in enumerate(state.path):
                own = [line for line in lines if line.startswith(f"{index}: ")]
                assert len(own) == 1
                assert state.tiles[index] in own[0]
                assert GAME.noun(text, "space", space) in own[0]
                word = text.template("red_peak.board.tent")
                assert (word in own[0].split("; ")) == (state.tent == index)
                word = text.template("red_peak.board.adventurer")
                assert (word in own[0].split("; ")) == (state.adventurer == index)
            for seat, hand in enumerate(state.hands):
                size = text("red_peak.reward.card", n=len(hand))
                assert any(line.startswith(f"{NAMES[seat]}: {size}") for line in lines)


def test_the_map_shows_lava_pieces_tasks_and_the_open_end() -> None:
    state = start(2, board="back", bonus_tiles="yes")
    state.tasks = ("birds", "lake", "tree")
    do(state, "day")
    state.path += [space_at(2, 4), space_at(2, 3), space_at(3, 3)]
    state.tiles += ["W14", "W05", "W01"]
    state.headings += [WEST, SOUTH, SOUTH]
    state.tent, state.adventurer, state.lava = 2, 2, 2
    board = GAME.board_text(GAME.view(state, None), english(2)).split("\n")
    row = {line[:5]: line[5:].split() for line in board if re.match(r"Row \d  ", line)}
    assert row["Row 1"] == [".", ".", ".", "0", ".", ".", "."]
    assert row["Row 2"] == [".", ".", "2TA", "#1", ".", ".", "."]
    assert row["Row 3"] == [".", ".", "3", ".", "!", ".", "."]
    assert row["Row 4"] == [".", "?", "+", ".", ".", "?", "."]
    assert row["Row 5"] == [".", ".", "!", ".", ".", ".", "."]
    assert row["Row 9"] == ["~"] * 7
    assert "  1: tile W14, row 2, column 4; leads west; lava" in board
    assert "  2: tile W05, row 2, column 3; leads south; tent; adventurer" in board
    assert any(line.startswith("  3: tile W01") and line.endswith("not paid yet") for line in board)
    assert "  Open end: row 4, column 3" in board
    assert "Lava: 1 space covered; the next eruption would reach the tent" in board


def test_the_volcano_stack_is_told_as_it_is() -> None:
    state = start(2)
    state.day = 1
    state.volcano = Deck(["none"] * 3 + ["eruption"] * 4 + ["double"] * 2)
    state.drawn = {"none": 9, "eruption": 7, "double": 3}
    board = GAME.board_text(GAME.view(state, None), english(2))
    assert "Volcano stack (9): no eruption 3, eruption 4, double eruption 2" in board
    assert "Volcano tiles drawn (19): no eruption 9, eruption 7, double eruption 3" in board
    assert "6 of the 9 volcano tiles in the stack bring an eruption." in prompt(state, english(2))


def test_on_the_boat_the_tent_is_told_there() -> None:
    state = on_the_beach(boats="B5")
    do(state, "day")
    do(state, "board:B5")
    for tool in state.parts.boats["B5"].tools:
        do(state, f"multi:{tool}")
    assert state.won
    board = GAME.board_text(GAME.view(state, None), english())
    assert "  on boat B5; tent; adventurer" in board
    assert prompt(state, english()) == "The game is over: all are saved, on day 5."
    assert prompt(state, german()) == "Das Spiel ist vorbei: Alle sind gerettet, an Tag 5."


# -- labels ---------------------------------------------------------------------------------------


def test_tiles_are_laid_with_all_that_they_show() -> None:
    state = start(2)
    state.supply = ["W05", "W12"]
    do(state, "day")
    curve = "curve, needs flashlight and knife; brings 1 card and 1 path tile"
    straight = "straight, needs flashlight, map and axe; brings 3 cards; volcano 2"
    assert labels(state, english(2)) == [
        f"Lay W05 to the left (east): {curve}",
        f"Lay W05 to the right (west): {curve}",
        f"Lay W12 straight on (south): {straight}",
        "End the day without laying a tile",
    ]
    assert labels(state, german(2))[0] == (
        "W05 nach links (Osten) legen: Kurve, verlangt Taschenlampe und Messer; "
        "bringt 1 Karte und 1 Wegplättchen"
    )


def test_every_turn_has_its_words() -> None:
    view = GAME.view(start(2), 0)
    for text in texts(2):
        every = [GAME.describe(view, GAME.parse(f"lay:W05:{turn}"), text) for turn in TURNS]
        assert len(set(every)) == len(TURNS)


def test_paying_names_cards_tools_and_multitools() -> None:
    state = start(2)
    state.supply, state.hands, state.multitools = ["W03"], [["C05", "C16"], ["C31"]], 1
    do(state, "day")
    do(state, "lay:W03:ahead")
    do(state, "go")
    assert labels(state, english(2)) == [
        "Give card C05 for the map",
        "Give card C16 for the first-aid kit",
        "Give card C16 for the map",
        "Use a multitool for the first-aid kit",
        "Use a multitool for the map",
        "Leave the tile unpaid: it goes back, the day is over",
    ]
    do(state, "give:C05:map")
    text = german(2)
    assert labels(state, text) == [
        "Karte C16 für den Erste-Hilfe-Kasten geben",
        "Ein Multitool für den Erste-Hilfe-Kasten einsetzen",
        "Karte C05 für die Landkarte zurücknehmen",
    ]
    assert "Bezahlt Plättchen W03, noch offen: Erste-Hilfe-Kasten." in prompt(state, text)
    assert "  Landkarte: Karte C05 von Anna" in GAME.board_text(GAME.view(state, None), text)
    do(state, "multi:first_aid")  # the tile is paid
    assert "Multitool" in german(2)("red_peak.uses_multitool", tool="first_aid", n=0)


def test_a_multitool_is_taken_back_as_such() -> None:
    state = start(2)
    state.supply, state.hands = ["W03"], [[], []]
    do(state, "day")
    do(state, "lay:W03:ahead")
    assert "Take tile W03 back" in labels(state, english(2))
    assert "Set out: 1 tile to pay" in labels(state, english(2))
    do(state, "go")
    do(state, "multi:map")
    assert "Take the multitool for the map back" in labels(state, english(2))


def test_beginning_the_day_warns_of_the_volcano() -> None:
    state = start(2)
    state.day = 2
    assert labels(state, english(2)) == [
        "Begin day 3 (turn the sand timer)",
        "Draw a volcano tile for a bonus",
    ]
    state.time_tiles = 0
    assert labels(state, english(2))[0] == ("Begin day 3 (no time tile left: draw a volcano tile)")
    assert "Beginning the day costs a volcano tile." in prompt(state, english(2))


def test_bonuses_tell_what_they_bring() -> None:
    state = on_the_beach(boats="")
    state.volcano = Deck(["none"])
    do(state, "dare")
    assert labels(state, english()) == [
        "Take 2 cards",
        "Take 1 time tile",
        "Take 1 multitool",
        "Take 2 path tiles",
        "Take 1 boat",
    ]


def test_boats_are_boarded_with_all_that_they_show() -> None:
    state = on_the_beach(boats="B1 B5")
    do(state, "day")
    assert "Try to board boat B1: needs compass and knife; volcano 3" in labels(state, english())
    assert (
        "Boot B5 besteigen: verlangt Taschenlampe, Erste-Hilfe-Kasten, Proviant, Spaten und Messer"
        in labels(state, german())
    )
    do(state, "board:B1")
    assert prompt(state, english()).startswith("Pay boat B1, still missing: compass, knife.")
    state.multitools = 1
    assert "Leave boat B1 unpaid: the day is over" in labels(state, english())


# -- cases and numbers ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tool", "english_words", "german_words"),
    [
        ("rope", "for the rope", "für das Seil"),
        ("spade", "for the spade", "für den Spaten"),
        ("torch", "for the torch", "für die Fackel"),
        ("provisions", "for the provisions", "für den Proviant"),
    ],
)
def test_tools_are_objects_of_sentences(tool: str, english_words: str, german_words: str) -> None:
    data = {"seat": 0, "card": "C47", "tool": tool}
    assert english()("red_peak.gives", **data) == f"Anna gives card C47 {english_words}."
    assert german()("red_peak.gives", **data) == f"Anna gibt Karte C47 {german_words}."


def test_tools_and_features_have_their_words() -> None:
    for text in texts(3):
        for kind, ids in (("tool", GAME.parts.tools), ("task", tuple(GAME.parts.features))):
            label = {"tool": "label", "task": "feature"}[kind]
            words = [GAME.noun(text, kind, one) for one in ids]
            bare = [text.template(f"red_peak.{label}.{one}") for one in ids]
            assert len(set(words)) == len(set(bare)) == len(ids)
            # The object of a sentence is the label with its article (and perhaps its case).
            for word, name in zip(words, bare, strict=True):
                assert word.split(" ", 1)[1].startswith(name), word


def test_places_of_the_path_have_names() -> None:
    data = {"index": 3, "margin": 1}
    assert english()("red_peak.lava", **data) == (
        "Lava covers tile 3 of the path; the tent survives 1 more eruption."
    )
    assert german()("red_peak.lava", **data | {"index": 0}) == (
        "Lava bedeckt das Lager; das Zelt übersteht noch 1 Ausbruch."
    )


def test_one_is_singular() -> None:
    assert english()("red_peak.stocks", time=1, multitools=2) == (
        "The team has 1 time tile and 2 multitools."
    )
    assert english()("red_peak.volcano_symbol", n=1).endswith("1 volcano tile is drawn.")
    assert german()("red_peak.volcano_symbol", n=2).endswith("2 Vulkanplättchen werden gezogen.")
    assert english()("red_peak.no.must_pay", n=1, multitools=1) == (
        "The tile must be paid: 1 symbol is open, and you have 1 multitool."
    )


def test_unknown_values_stay_as_they_are() -> None:
    text = english()
    assert GAME.noun(text, "tool", "no-such-tool") == "no-such-tool"
    assert GAME.noun(text, "space", -1) == "-1"
    assert GAME.noun(text, "bonus", "{x}") == "{x}"


def test_a_bonus_promises_no_more_than_is_left() -> None:
    state = on_the_beach()
    state.volcano = Deck(["none"])
    state.stack, state.deck, state.discard = Deck(["W07"]), Deck(), ["C01"]
    do(state, "dare")
    assert {"Take 1 card", "Take 1 path tile"} <= set(labels(state, english()))
    state.stack, state.discard = Deck(["W05", "W07"]), ["C01", "C02"]
    assert {"Take 2 cards", "Take 2 path tiles"} <= set(labels(state, english()))
