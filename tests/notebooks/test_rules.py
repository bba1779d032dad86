"""What holds for every rules notebook: it asks fairly, the same in both languages, about all."""

from __future__ import annotations

import pytest

from tablelab import games
from tests.notebooks.lessons import LANGUAGES, executed, one_sided, unmet

UNMET: dict[str, set[str]] = {
    "raids": set(),
    "submarine": {
        "SB-SETUP-5",  # lots are drawn for who begins: nobody has to do anything
    },
    "red_peak": {
        "RP-BOAT-3",  # as with a tile, see RP-PAY-4
        "RP-LAY-3",  # the edge itself: forestalled by RP-LAY-5, except on the beach
        "RP-REWARD-3",  # a time tile: says what its name says
        "RP-REWARD-6",  # the card stack hardly ever runs out
        "RP-VOLCANO-5",  # nor does the volcano
    },
    "red_november": {
        "RN-MOVE-7",  # hatches beyond the last minute: only so that a turn ends
        "RN-DRAW-3",  # the pile of items hardly ever runs out
        "RN-TRADE-3",  # no agreement: nothing happens
        "RN-TRADE-4",  # two gnomes at sea are a rare sight
        "RN-EVENT-4",  # single cards, which say what they do
        "RN-EVENT-7",
        "RN-TIMED-2",  # the second card of a kind: there are two of the missile only
    },
}
"""Rules that only the card of all rules shows: the rare ones, by game."""

EACH = pytest.mark.parametrize("game", games.IDS)
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


@EACH
@IN_BOTH
def test_of_what_is_asked_some_is_allowed_and_some_is_not(game: str, language: str) -> None:
    assert one_sided(executed(game, language)[0]) == []


@EACH
@IN_BOTH
def test_right_answers_are_right_and_all_but_rare_rules_are_met(game: str, language: str) -> None:
    lesson = executed(game, language)[0]
    assert unmet(lesson) == UNMET[game]
    met_sections = {lesson.game.rulebook[rule].section for rule in lesson.offered}
    assert met_sections == {section.id for section in lesson.game.rulebook.sections}


@EACH
def test_both_languages_ask_the_same(game: str) -> None:
    english, german = (executed(game, language)[0].questions for language in LANGUAGES)
    assert [type(question) for question in english] == [type(question) for question in german]
    assert [question.truth for question in english] == [question.truth for question in german]
    assert not {q.question for q in english} & {q.question for q in german}
