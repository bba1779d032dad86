"""The rules notebook of Red November: what it asks is answered as the rules demand."""

from __future__ import annotations

from typing import Any

import pytest
from tablelab_widgets.lessons.sight import Look

from tablelab.games import get
from tests.notebooks.lessons import LANGUAGES, executed

YES, NO = True, False

EXPECTED: dict[str, list[Any]] = {
    "table-quiz": [
        {"space-57"},  # the first star below 60: RN-UPDATE-2
        {"room-3", "room-6", "room-9"},  # RN-SEA-1
    ],
    # Cleo arrives on 59 after Ben: the topmost acts (RN-TURN-1).
    "turn-next": [2],
    "water-levels": [(1, 1)],  # high next to dry: low in both (RN-MOVE-2)
    "fire-may": [
        {
            "enter": NO,  # nothing has been played against the fire yet: RN-MOVE-4
            "fix:extinguish": NO,  # she is not in the burning room: RN-FIX-1
            "play:fire_extinguisher": YES,  # RN-ITEM-1
            "play:grog": YES,  # RN-GROG-1
            "wait:0": YES,  # the hatch has cost a minute already: RN-ACTION-1
        }
    ],
    # Two minutes and 2 of the toolbox: 1 to 4 on a die of ten succeed (RN-FIX-3, RN-FIX-4).
    "repair-odds": [100 * 4 / 10],
    # The malfunction moved the marker from 1 to 3; a repair moves it back by one (RN-FIX-7).
    "repair-marker": [2],
    "grog-odds": ["faints"],
    # Of 55 cards 8 fires, 6 descents, 1 fast descent, 6 warm-ups, 2 malfunctions and the friendly
    # fire move a marker; nothing burns yet, so no fire can spread (RN-HAZARD-1, RN-HAZARD-5).
    "event-odds": [100 * (8 + 6 + 1 + 6 + 2 + 1) / 55],
    "event-token": [57 - 10],  # RN-TIMED-1
    "item-may": [
        {
            "trade:3": YES,  # Cleo is in his room: RN-TRADE-1
            "trade:1": NO,  # Ada is not
            "play:aqualung": NO,  # only at sea: RN-ITEM-4
            "play:speargun": NO,  # only against the Kraken
            "fix:reactor": YES,  # RN-FIX-1 asks for the room, not for the marker
        }
    ],
    # All aboard have passed the token on 5 (RN-END-3): the deserter wins (RN-DESERT-2).
    "sea-desert": [(2,)],
    "end-token": [True],  # RN-END-3
    "rule-sets-marker": [1],  # from 3 to the next star below, 1: RN-FIX-7
    "myths-quiz": [
        2,  # 57 and 54: each gnome meets every star for itself (RN-UPDATE-2)
        0,  # whoever is awake takes no harm now (RN-HAZARD-1)
        True,  # whenever the gnome is drunk (RN-FAINT-1)
        {
            "draw:grog:1": NO,  # neither of the two again: RN-DRAW-4
            "draw:items:1": NO,
            "play:fire_extinguisher": YES,  # while moving, fire or not: RN-ITEM-4
            "wait:0": YES,
        },
        True,  # a token on 0 is harmless (RN-TIMED-3)
    ],
    "check-quiz": [
        "retreat",  # 8 is above 2 and the extinguisher's 3; she can go to 2, 3 and 5 (RN-FIRE-1)
        1,  # a flooded room does not burn, the marker stays (RN-HAZARD-2)
        10 - 3,  # RN-FIX-5
        3,  # two hatches (RN-MOVE-1) and the swim (RN-SEA-1)
        "faint",  # only the number counts; 1 is not greater than her intoxication 1 (RN-FAINT-2)
        (0, 2),  # Ben dies in high water (RN-DEATH-1), who stands on 0 is safe; rescued: RN-END-1
    ],
}
"""What the rules demand, by cell; written down from the rules, not from the engine."""


def demanded(wanted: Any, names: dict[str, Any]) -> Any:
    """The expected answer; how likely a gnome faints follows from the cards that are left."""
    if wanted != "faints":
        return wanted
    deck = names["weary"].state.deck.unseen
    level = names["weary"].state.gnome.level
    bad = [card for card in deck if 1 <= int(card.split("/")[1]) <= level]  # RN-FAINT-2
    return 100 * len(bad) / len(deck)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_what_the_rules_demand(language: str) -> None:
    _, questions, names = executed("red_november", language)
    assert {cell: len(asked) for cell, asked in questions.items()} == {
        cell: len(wanted) for cell, wanted in EXPECTED.items()
    }
    for cell, asked in questions.items():
        for question, wanted in zip(asked, EXPECTED[cell], strict=True):
            wanted = demanded(wanted, names)
            if isinstance(wanted, float):
                wanted = pytest.approx(wanted)
            assert question.truth == wanted, (cell, question.question)


@pytest.mark.parametrize("language", LANGUAGES)
def test_right_answers_are_right_and_others_are_not(language: str) -> None:
    lesson, _, _ = executed("red_november", language)
    for question in lesson.questions:
        truth = question.truth
        right = min(truth) if isinstance(truth, frozenset) else truth
        assert question.answer(right).right, question.question
        if isinstance(truth, dict):
            wrong: Any = {code: not legal for code, legal in truth.items()}
        elif isinstance(truth, frozenset):
            wrong = "sea"
        elif question.choices is not None:
            wrong = next(value for value in question.choices if value != truth)
        else:
            wrong = 99
        assert not question.answer(wrong).right, question.question
        question.again()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_gives_the_answer_away(language: str) -> None:
    """The labels of the table tell chances and where water goes; these questions must not."""
    lesson, questions, _ = executed("red_november", language)
    for cell in ("water-levels", "repair-odds", "repair-marker"):
        for question in questions[cell]:
            match, seat = question.match, question.seat
            game, text = match.game, lesson.text
            label = game.describe(match.view(seat), game.parse(question.code), text)
            asked = question.about(Look())[0]["text"]
            assert label not in asked
            assert question.does in asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_positions_are_those_of_which_the_texts_speak(language: str) -> None:
    _, _, names = executed("red_november", language)
    ada, ben, cleo = range(3)

    def gnome(position: str, number: int) -> Any:
        return names[position].state.gnomes[number]

    assert [gnome("start", n).at for n in range(3)] == [5, 4, 4]
    assert {gnome("start", n).time for n in range(3)} == {60}
    assert gnome("start", ada).items == ["fire_extinguisher", "grog"]
    assert gnome("start", ben).items == ["aqualung", "speargun"]
    assert gnome("start", cleo).items == ["fire_extinguisher", "reactor_manual"]
    assert names["won"].state.saved
    assert {g.time for g in names["won"].state.gnomes} == {0}
    assert not names["lost"].state.saved
    assert names["lost"].state.tracks[0] == 10
    # The rescue: Ben in the fire, Ada next to it at the open hatch, Cleo gone.
    rescue = names["rescue"].state
    assert (rescue.active, rescue.opened, rescue.fire[4]) == (ada, 4, True)
    assert [g.at for g in rescue.gnomes] == [5, 4, 3]
    # One minute left, intoxication 2.
    weary = names["weary"].state
    assert (weary.active, weary.gnome.time, weary.gnome.level) == (ada, 1, 2)
    # Ben alone before the token, Ada rescued, Cleo gone.
    gone = names["gone"].state
    assert (gone.active, gone.tokens[1], gone.gnomes[ben].time) == (ben, 5, 5)
    assert (gone.gnomes[ada].time, gone.gnomes[cleo].fate) == (0, 2)
    # Ben on the token, beside the pumps of room 2, the others past it.
    last_one = names["last_one"].state
    assert (last_one.active, last_one.tokens[1], last_one.gnome.at) == (ben, 20, 1)
    assert [g.time for g in last_one.gnomes] == [16, 20, 18]
    assert (1, 2) not in last_one.blocked
    # The two last questions on the end: a late token, and high water everywhere.
    late_token = names["myth_late"].match.state
    assert (late_token.active, late_token.gnome.time, late_token.tokens[2]) == (ada, 1, 0)
    drowning = names["check_end"].match.state
    assert [g.time for g in drowning.gnomes] == [0, 2, 0]
    assert [drowning.water[g.at] for g in drowning.gnomes] == [2, 2, 2]


def test_numbers_in_the_texts() -> None:
    """What the texts say in words: ten minutes of a faint, a die of ten, five gnomes."""
    parts = get("red_november").parts  # type: ignore[attr-defined]
    assert (parts.costs["faint"], parts.limits["die"]) == (10, 10)
    assert parts.effects["missile_countdown"] == 10
    assert parts.items["reactor_manual"].bonus == 3
