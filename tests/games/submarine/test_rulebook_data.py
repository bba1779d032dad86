"""The rulebook of Submarine as data: complete, in order, sourced, in step with the options."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tablelab.games.submarine as submarine
from tablelab.core.text import LANGUAGES
from tablelab.games.submarine import GAME

PACKAGE = Path(submarine.__file__).parent
RAW: list[dict[str, Any]] = tomllib.loads((PACKAGE / "rules.toml").read_text("utf-8"))["rule"]

# The rules by topic and number, in the order of the rulebook.
TOPICS = {
    "SETUP": 6,
    "TURN": 3,
    "SHIP": 5,
    "DOCK": 2,
    "MOVE": 3,
    "SALVAGE": 4,
    "FEE": 2,
    "JOKER": 4,
    "CARD": 1,
    "END": 6,
}
IDS = [f"SB-{topic}-{n + 1}" for topic, last in TOPICS.items() for n in range(last)]

# The rules that the texts leave open in one way or the other, with the option that switches them.
SWITCHED = {
    "SB-SETUP-4": "cards_table",
    "SB-TURN-3": "mixed_actions",
    "SB-SHIP-3": "leave_early",
    "SB-FEE-1": "fee_for",
    "SB-JOKER-4": "shell_by_joker",
    "SB-END-6": "tie_break",
}

QUESTIONS = set(range(1, 32))
"""The open questions of the fact sheet."""

OF_THE_TABLE = {31}
"""The one among them that is no rule: what becomes of a player whose connection is lost."""

CLARIFICATIONS = set(range(1, 9))
"""The fact sheet's clarifications, all of them of rules."""


def test_every_rule_is_there_in_rulebook_order() -> None:
    assert [rule.id for rule in GAME.rulebook] == IDS


def test_sections_are_used_one_after_the_other() -> None:
    used = list(dict.fromkeys(rule.section for rule in GAME.rulebook))
    assert used == [section.id for section in GAME.rulebook.sections]
    changes = [rule.section for rule in GAME.rulebook]
    blocks = [one for one, before in zip(changes, [None, *changes], strict=False) if one != before]
    assert blocks == used, "the rules of a section stand together"


@pytest.mark.parametrize(
    ("field", "asked"),
    [("sheet", QUESTIONS - OF_THE_TABLE), ("clarification", CLARIFICATIONS)],
)
def test_the_fact_sheet_is_answered_by_rulings(field: str, asked: set[int]) -> None:
    answered = {number for rule in RAW if "ruling" in rule for number in rule.get(field, [])}
    assert answered == asked
    assert not [rule["id"] for rule in RAW if field in rule and "ruling" not in rule]


def test_rules_have_no_fields_but_the_known_ones() -> None:
    known = {"id", "section", "title", "text", "source", "where", "ruling", "sheet"}
    known |= {"clarification", "option"}
    assert not [(rule["id"], field) for rule in RAW for field in rule if field not in known]


def test_house_rules_say_why() -> None:
    for rule in GAME.rulebook:
        if rule.source == "house":
            assert rule.ruling, f"{rule.id} is our own and must say why"
        assert rule.where.strip(), rule.id


def test_where_fits_the_source() -> None:
    words = {"seed": "seed text", "published": "published", "house": "house rule"}
    for rule in GAME.rulebook:
        assert words[rule.source] in rule.where, rule.id


def test_options_and_rules_name_each_other() -> None:
    assert {rule.id: rule.option for rule in GAME.rulebook if rule.option} == SWITCHED
    assert {option.rule: option.id for option in GAME.info.options} == SWITCHED


def test_switched_rules_say_what_the_option_does() -> None:
    for rule in GAME.rulebook:
        if rule.option:
            assert "option" in rule.ruling["en"], rule.id
            assert "Option" in rule.ruling["de"], rule.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_short_enough_to_act_on(language: str) -> None:
    for rule in GAME.rulebook:
        sentences = re.findall(r"[.!?](?=\s|$)", rule.text[language])
        assert 1 <= len(sentences) <= 4, f"{rule.id}: {len(sentences)} sentences"
        assert rule.text[language].endswith("."), rule.id
        assert len(rule.title[language]) <= 45, rule.id


def test_both_languages_tell_the_same_numbers() -> None:
    def numbers(text: str) -> list[str]:
        return sorted(re.findall(r"\d+", text))

    for rule in GAME.rulebook:
        assert numbers(rule.text["en"]) == numbers(rule.text["de"]), rule.id
        assert bool(rule.ruling.get("en")) == bool(rule.ruling.get("de")), rule.id


def test_the_set_up_tells_the_numbers_of_the_components() -> None:
    parts = GAME.parts
    text = GAME.rulebook["SB-SETUP-1"].text["en"]
    for depth, markers in enumerate(parts.markers):
        assert re.search(rf"\b{markers} to each (square )?of level {depth + 2}", text)
    # "Two or three players have 5 submarines each, four have 4, five have 3."
    crews = {players: crew.submarines for players, crew in parts.crews.items()}
    assert crews == {2: 5, 3: 5, 4: 4, 5: 3}
    assert (
        "have 5 submarines each, four have 4, five have 3" in GAME.rulebook["SB-SETUP-2"].text["en"]
    )
    # "Deal 15 to each player, with five players 12"
    cards = {players: crew.cards for players, crew in parts.crews.items()}
    assert cards == {2: 15, 3: 15, 4: 15, 5: 12}
    assert "Deal 15 to each player, with five players 12" in GAME.rulebook["SB-SETUP-4"].text["en"]


def test_the_code_cites_only_rules_that_exist_and_every_rule() -> None:
    cited = {
        rule
        for path in PACKAGE.rglob("*.py")
        for rule in re.findall(r'"(SB-[A-Z]+-\d+)"', path.read_text("utf-8"))
    }
    assert cited == set(IDS)
