"""The rulebook of Raids as data: complete, in order, sourced, in step with the options."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tablelab.games.raids as raids
from tablelab.core.text import LANGUAGES
from tablelab.games.raids import GAME

PACKAGE = Path(raids.__file__).parent
RAW: list[dict[str, Any]] = tomllib.loads((PACKAGE / "rules.toml").read_text("utf-8"))["rule"]

# The rules by topic and number, in the order of the rulebook.
TOPICS = {
    "SETUP": 7,
    "TURN": 3,
    "TAKE": 1,
    "LOAD": 4,
    "RUNE": 2,
    "POST": 3,
    "CLEAR": 2,
    "SAIL": 6,
    "PASS": 3,
    "GAIN": 1,
    "MONSTER": 6,
    "FIGHT": 6,
    "FLEE": 3,
    "HOME": 2,
    "BONUS": 4,
    "SAILS": 1,
    "VOYAGE": 4,
    "END": 1,
    "SCORE": 8,
    "GHOST": 6,
}
IDS = [f"RD-{topic}-{n + 1}" for topic, last in TOPICS.items() for n in range(last)]

# The rules that the texts leave open in one way or the other, with the option that switches them.
SWITCHED = {
    "RD-SETUP-7": "start_vikings_two",
    "RD-LOAD-3": "discard",
    "RD-RUNE-2": "rune_kinds",
    "RD-POST-3": "post_order",
    "RD-MONSTER-4": "axe_floor",
    "RD-FLEE-2": "flight_effects",
    "RD-FLEE-3": "flight_fights",
    "RD-BONUS-3": "harbour_ties",
    "RD-BONUS-4": "harbour_zero",
    "RD-VOYAGE-2": "village_refill",
    "RD-SCORE-2": "runes_beyond_five",
}


def test_every_rule_is_there_in_rulebook_order() -> None:
    assert [rule.id for rule in GAME.rulebook] == IDS


def test_sections_are_used_one_after_the_other() -> None:
    used = list(dict.fromkeys(rule.section for rule in GAME.rulebook))
    assert used == [section.id for section in GAME.rulebook.sections]
    changes = [rule.section for rule in GAME.rulebook]
    blocks = [one for one, before in zip(changes, [None, *changes], strict=False) if one != before]
    assert blocks == used, "the rules of a section stand together"


def test_every_open_question_of_the_fact_sheet_is_answered_by_a_ruling() -> None:
    answered = {number for rule in RAW if "ruling" in rule for number in rule.get("sheet", [])}
    assert answered == set(range(1, 43))
    assert not [rule["id"] for rule in RAW if "sheet" in rule and "ruling" not in rule]


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


def test_the_code_cites_only_rules_that_exist() -> None:
    cited = {
        (path.name, rule)
        for path in PACKAGE.rglob("*.py")
        for rule in re.findall(r'"(RD-[A-Z]+-\d+)"', path.read_text("utf-8"))
    }
    assert cited, "the rules cite ids"
    assert not {place for place in cited if place[1] not in GAME.rulebook}
