"""Submarine in words: what labels, prompts and the text board say in hand-made positions."""

from __future__ import annotations

from typing import Any

from tablelab.core.chance import Seeded
from tablelab.core.text import Text
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
from tablelab.games.submarine.naming import price
from tablelab.games.submarine.state import ACT, OVER, UNSEEN, State, placed
from tablelab.games.submarine.turn.fees import fees
from tests.games.submarine.speaking import (
    BLUE,
    GREEN,
    KIND,
    NAMES,
    PURPLE,
    RED,
    YELLOW,
    marker,
    parts_of,
    play,
    waiting,
)


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
