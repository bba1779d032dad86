"""Message keys become sentences, in every language, whatever the players are called."""

from __future__ import annotations

import pytest

from tablelab.core.text import LANGUAGE_NAMES, LANGUAGES, Text
from tests.toys.trove import GAME


def test_languages_have_names() -> None:
    assert set(LANGUAGES) == set(LANGUAGE_NAMES) == {"en", "de"}
    with pytest.raises(ValueError, match="language is 'fr'; there are en, de"):
        Text("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_text_is_an_error(language: str) -> None:
    text = GAME.text(language)
    with pytest.raises(KeyError, match=r"no text 'trove.nothing' in language"):
        text("trove.nothing")
    with pytest.raises(KeyError, match=r"no text 'trove.nothing' in language"):
        text("trove.nothing", n=2)
    with pytest.raises(KeyError, match="no catalogue 'nowhere'"):
        text("nowhere.at_all")
    with pytest.raises(KeyError):
        text("")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="gem"):
        GAME.text("en")("trove.played", seat=0)


@pytest.mark.parametrize(
    ("language", "n", "sentence"),
    [
        ("en", 0, "You wager 0 coins."),
        ("en", 1, "You wager 1 coin."),
        ("en", 2, "You wager 2 coins."),
        ("de", 0, "Du setzt 0 Münzen."),
        ("de", 1, "Du setzt 1 Münze."),
        ("de", 5, "Du setzt 5 Münzen."),
    ],
)
def test_plurals(language: str, n: int, sentence: str) -> None:
    assert GAME.text(language)("trove.you_wager", n=n) == sentence


@pytest.mark.parametrize(
    "name", ["{gem}", "{0.__class__}", "%(gem)s", "%", "{", "}", "<b>&", "\u2028", "\u202e", "n"]
)
def test_a_name_is_only_a_name(name: str) -> None:
    text = GAME.text("en", ("Ada", name))
    assert text("trove.played", seat=1, gem=3) == f"{name} lays gem 3."


def test_values_are_worded_by_the_game() -> None:
    assert GAME.text("de")("trove.you_draw", gem=4) == "Du ziehst Stein 4."
    assert GAME.text("en").word("gem", 4) == "gem 4"
    assert Text("en").word("gem", 4) == "4"


def test_who_has_no_name_has_a_number() -> None:
    assert GAME.text("en", ("", "Bo")).name(0) == "Player 1"
    assert GAME.text("en", ("", "Bo")).name(1) == "Bo"
    assert GAME.text("en", ("", "Bo")).name(2) == "Player 3"
    assert GAME.text("en", ("Ada", "Bo")).name(-1) != "Bo"


def test_templates_can_be_had() -> None:
    assert GAME.text("en").template("trove.played") == "{seat} lays {gem}."
