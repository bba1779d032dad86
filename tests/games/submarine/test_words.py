"""Submarine in words: labels, prompts, the text board, and sentences that fit their values."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tablelab.core.chance import Seeded
from tablelab.core.match import Match
from tablelab.core.text import LANGUAGES, Text
from tablelab.games.submarine import GAME
from tablelab.games.submarine.actions import CARD, Salvage
from tablelab.games.submarine.components import (
    KINDS,
    colour_of,
    column_of,
    depth_of,
    kind_of,
    square,
)
from tablelab.games.submarine.naming import kind_label, marker_label, price
from tablelab.games.submarine.state import (
    ACT,
    OVER,
    SHIP,
    UNSEEN,
    House,
    State,
    placed,
)
from tablelab.games.submarine.turn.fees import fees

NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil")
HOSTILE = ("{0.__class__}", "<script>alert(1)</script>", "%s %(n)d", "{seat}\n\\x00", "'\"`")
OTHER_VALUES = {option.id: option.values[1] for option in GAME.info.options}
RED, YELLOW, GREEN, BLUE, PURPLE = range(5)
KIND = {name: number for number, name in enumerate(GAME.parts.kinds)}


def marker(kind: str, colour: int) -> int:
    """A marker's number."""
    return KIND[kind] * 5 + colour


def play(seats: int, options: dict[str, object], seed: int) -> Iterator[tuple[Match, State, int]]:
    """A game by chance: the match before each decision, its state, and who decides."""
    match = Match.new(GAME, seats, options, seed=seed, names=NAMES[:seats])
    dice = random.Random(seed)
    while match.outcome is None:
        seat = match.actors.seats[0]
        yield match, match.state, seat
        legal = match.legal(seat)
        # Salvages are rare among so many relocations: prefer them, or games of chance say little.
        takes = [action for action in legal if isinstance(action, Salvage)]
        match.act(seat, dice.choice(takes or legal))
    yield match, match.state, -1


def sound(sentence: str) -> bool:
    """Whether a sentence is put together: no placeholder, no key, no gap left in it."""
    return (
        bool(sentence.strip())
        and "{" not in sentence
        and not re.search(r"submarine\.[a-z_]", sentence)
        and "None" not in sentence
        and all(line == line.rstrip() for line in sentence.split("\n"))
    )


def texts(seats: int) -> list[Text]:
    return [GAME.text(language, NAMES[:seats]) for language in LANGUAGES]


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
            if number % 23:
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


def parts_of(board: str, seats: int) -> tuple[list[list[str]], list[list[str]]]:
    """The blocks of the columns and of the players in the text board, as lists of lines."""
    blocks = [[line.strip() for line in block.split("\n")] for block in board.split("\n\n")]
    assert len(blocks) == 1 + 6 + seats + 1, "head, columns, players, prompt"
    return blocks[1:7], blocks[7 : 7 + seats]


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


def test_foreign_hands_are_sizes_and_piles_tell_only_own_cards() -> None:
    state = waiting(ship=(6, -1), subs=[{3: 5}, {1: 5}])
    anna, ben = state.seats
    anna.hand, ben.hand = [RED, BLUE, BLUE], [GREEN, GREEN]
    # A card of Anna's under her own pile, and one that has come to the top of Ben's as a fee.
    anna.pile = [placed(YELLOW, 0), UNSEEN, UNSEEN, placed(PURPLE, 1)]
    ben.pile = [UNSEEN, placed(GREEN, 0)]
    text = GAME.text("en", NAMES[:2])

    def lines(viewer: int | None) -> list[str]:
        board = GAME.board_text(GAME.view(state, viewer), text)
        return [line for player in parts_of(board, 2)[1] for line in player[-2:]]

    known = "known to you, counted from the top"
    assert lines(0) == [
        "Hand: red, blue, blue",
        f"Pile: 4 cards; {known}: no. 4 yellow",
        "Hand: 2 cards",
        f"Pile: 2 cards; {known}: no. 1 green",
    ]
    assert lines(1) == [
        "Hand: 3 cards",
        f"Pile: 4 cards; {known}: no. 1 purple",
        "Hand: green, green",
        "Pile: 2 cards",
    ]
    assert lines(None) == ["Hand: 3 cards", "Pile: 4 cards", "Hand: 2 cards", "Pile: 2 cards"]


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


# -- hand-made positions --------------------------------------------------------------------------


def waiting(
    ship: tuple[int, ...], subs: list[dict[int, int]], phase: str = SHIP, **house: str
) -> State:
    """A position; ``subs`` are counts by square for each seat. Only what is said of it counts."""
    state = State(len(ship), House(**house), GAME.parts)
    for player, at, squares in zip(state.seats, ship, subs, strict=True):
        player.ship = at
        for place, number in squares.items():
            player.subs[place] = number
    state.phase, state.seat = phase, 0
    return state


def worked_example(**house: str) -> State:
    """The worked example of the fact sheet: Anna in column 3 (counted from 0) with submarines on
    the levels 3 and 5; Ben has one on level 2, Cem one each on the levels 4 and 5."""
    mine, ben, cem = {13: 1, 15: 1}, {12: 1}, {14: 1, 15: 1}
    state = waiting((3, -1, -1), [mine, ben, cem], ACT, **house)
    state.fresh = (0, 1, 0, 1)
    state.board[square(3, 1)] = (marker("crown", RED),)
    state.board[square(3, 3)] = (marker("ring", BLUE), marker("helmet", GREEN))
    state.seats[0].hand = [RED, BLUE]
    state.seats[0].pile = [UNSEEN] * 5
    state.seats[0].jokers = [marker("shell", PURPLE)]
    return state


def test_labels_of_salvages_tell_what_they_cost_and_to_whom() -> None:
    view = GAME.view(worked_example(), 0)
    crown, ring = (Salvage(marker("crown", RED), CARD), Salvage(marker("ring", BLUE), CARD))
    english, german = GAME.text("en", NAMES[:3]), GAME.text("de", NAMES[:3])
    assert GAME.describe(view, crown, english) == "Salvage the red crown: red card, 1 card to Ben"
    assert GAME.describe(view, ring, german) == (
        "Den blauen Ring bergen: blaue Karte, 1 Karte an Ben, 2 Karten an Cem"
    )
    joker = Salvage(marker("ring", BLUE), marker("shell", PURPLE))
    assert GAME.describe(view, joker, english) == ("Salvage the blue ring: purple shell as a joker")
    assert GAME.describe(view, joker, german) == (
        "Den blauen Ring bergen: violette Muschel als Joker"
    )


def test_fees_by_opponent_are_told_so() -> None:
    view = GAME.view(worked_example(fee_for="opponent"), 0)
    text = GAME.text("en", NAMES[:3])
    ring = Salvage(marker("ring", BLUE), CARD)
    assert GAME.describe(view, ring, text) == (
        "Salvage the blue ring: blue card, 1 card to Ben, 1 card to Cem"
    )


def test_a_second_one_is_labelled_as_a_joker() -> None:
    state = worked_example()
    state.seats[0].container[KIND["crown"]] = marker("crown", GREEN)
    view = GAME.view(state, 0)
    crown = Salvage(marker("crown", RED), CARD)
    assert GAME.describe(view, crown, GAME.text("en", NAMES[:3])) == (
        "Salvage the red crown, a new joker: red card, 1 card to Ben"
    )
    assert GAME.describe(view, crown, GAME.text("de", NAMES[:3])) == (
        "Die rote Krone als neuen Joker bergen: rote Karte, 1 Karte an Ben"
    )


def test_prices_hold_for_every_seat_and_every_marker() -> None:
    """What a board tells about a treasure is what the rules would take."""
    text = GAME.text("en", NAMES[:3])
    for number, (_, state, _) in enumerate(play(3, {}, seed=17)):
        if number % 11:
            continue
        view = GAME.view(state, None)
        for place, markers in enumerate(state.board):
            for there in markers:
                for seat in range(3):
                    owed = fees(state, seat, column_of(place), depth_of(place))
                    said = price(view, seat, there, text)
                    assert said.split(", ")[0] == f"{GAME.parts.colours[colour_of(there)]} card"
                    cards = [int(part.split(" ")[0]) for part in said.split(", ")[1:]]
                    owners = [part.rpartition(" ")[2] for part in said.split(", ")[1:]]
                    assert cards == [due for _, due in owed]
                    assert owners == [NAMES[owner] for owner, _ in owed]
                    assert kind_of(there) <= KINDS


def test_prompts_tell_where_and_how_many() -> None:
    german = GAME.text("de", NAMES[:3])
    state = worked_example()
    assert GAME.prompt(GAME.view(state, None), german) == (
        "Anna ist in Spalte 4: Versetze oder birg mit 2 Tauchbooten, oder tu nichts."
    )
    assert labels(state, GAME.text("en", NAMES[:3]))[-1] == "Do nothing"
    act(state, "move:3>1.2")
    assert GAME.prompt(GAME.view(state, None), german) == (
        "Anna versetzt in Spalte 4: Versetze noch 1 Tauchboot, oder beende den Zug."
    )
    assert labels(state, german)[-1] == "Zug beenden"
    state = worked_example()
    act(state, "take:crown-red")
    assert GAME.prompt(GAME.view(state, None), german) == (
        "Anna birgt in Spalte 4: Nimm einen weiteren Marker, oder beende den Zug."
    )
    state = worked_example(mixed_actions="yes")
    act(state, "take:crown-red")
    assert GAME.prompt(GAME.view(state, None), german).endswith(
        "1 Tauchboot hat noch nicht gehandelt."
    )


def test_the_dock_is_offered_only_where_it_is_open() -> None:
    english = GAME.text("en", NAMES[:2])
    subs = [{square(2, 0): 1, square(4, 2): 2}, {square(0, 0): 5}]
    free = waiting((-1, -1), subs)
    assert GAME.prompt(GAME.view(free, None), english) == (
        "Anna moves the ship, now on the left dock: choose a column further right with a "
        "submarine of yours, or the right dock."
    )
    assert labels(free, english) == [
        "Sail to column 3: submarine on level 2",
        "Sail to column 5: submarines on levels 4, 4",
        "Sail to the right dock",
    ]
    bound = waiting((2, -1), subs, leave_early="forbidden")
    assert GAME.prompt(GAME.view(bound, None), english) == (
        "Anna moves the ship, now in column 3: choose a column further right with a submarine of "
        "yours."
    )


def test_the_end_names_the_winners_by_the_rules_of_ties() -> None:
    def over(**house: str) -> str:
        state = waiting((6, 6, 6), [{0: 1}, {0: 1}, {0: 1}], OVER, **house)
        state.seat, state.ended_by = -1, "SB-END-3"
        for seat, artefacts in ((0, 7), (1, 7), (2, 3)):
            state.seats[seat].container[:artefacts] = [kind * 5 for kind in range(artefacts)]
        state.seats[1].jokers = [marker("shell", RED)]
        return GAME.prompt(GAME.view(state, None), GAME.text("en", NAMES[:3]))

    assert over() == "The game is over. Ben wins with 7 artefacts."
    assert over(tie_break="shared") == (
        "The game is over. Anna, Ben win together with 7 artefacts each."
    )


def test_the_points_have_a_name() -> None:
    state = worked_example()
    for language, name in (("en", "Artefacts"), ("de", "Artefakte")):
        for source in GAME.points(state)[0]:
            assert GAME.text(language)(f"submarine.source.{source}") == name


def act(state: State, code: str) -> None:
    GAME.apply(state, state.seat, GAME.parse(code), Seeded("words"))


def labels(state: State, text: Text) -> list[str]:
    view: Any = GAME.view(state, state.seat)
    return [GAME.describe(view, action, text) for action in GAME.legal(state, state.seat)]
