"""The rulebook of Red Peak as data: complete, in order, sourced, in step with the options."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tablelab.games.red_peak as red_peak
from tablelab.core.text import LANGUAGES
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.grid import COLUMNS, ROWS, column_of, row_of

PACKAGE = Path(red_peak.__file__).parent
RAW: list[dict[str, Any]] = tomllib.loads((PACKAGE / "rules.toml").read_text("utf-8"))["rule"]

# The rules by topic and number, in the order of the rulebook.
TOPICS = {
    "SETUP": 4,
    "TIME": 3,
    "DAY": 3,
    "LAY": 7,
    "PAY": 6,
    "BOAT": 4,
    "NIGHT": 3,
    "REWARD": 6,
    "VOLCANO": 5,
    "PLAN": 3,
    "BONUS": 1,
    "TASK": 2,
    "END": 3,
}
IDS = [f"RP-{topic}-{n + 1}" for topic, last in TOPICS.items() for n in range(last)]

# The rules that the texts leave open in one way or the other, with the option that switches them.
SWITCHED = {
    "RP-SETUP-2": "volcano",
    "RP-DAY-1": "hands",
    "RP-LAY-7": "shapes",
    "RP-PAY-4": "give_up",
    "RP-VOLCANO-1": "first_lava",
    "RP-PLAN-3": "beach_boat",
    "RP-BONUS-1": "bonus_tiles",
    "RP-TASK-1": "board",
}

QUESTIONS = set(range(1, 37))
"""The open questions of the fact sheet."""

CLARIFICATIONS = set(range(1, 10))
"""The fact sheet's clarifications."""


def test_every_rule_is_there_in_rulebook_order() -> None:
    assert [rule.id for rule in GAME.rulebook] == IDS


def test_sections_are_used_one_after_the_other() -> None:
    used = list(dict.fromkeys(rule.section for rule in GAME.rulebook))
    assert used == [section.id for section in GAME.rulebook.sections]
    assert used == [topic.lower() for topic in TOPICS]
    changes = [rule.section for rule in GAME.rulebook]
    blocks = [one for one, before in zip(changes, [None, *changes], strict=False) if one != before]
    assert blocks == used, "the rules of a section stand together"


@pytest.mark.parametrize(
    ("field", "asked"), [("sheet", QUESTIONS), ("clarification", CLARIFICATIONS)]
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


def numbers_of(rule: str) -> list[int]:
    """All numbers in the English text of a rule, as they stand there."""
    return [int(number) for number in re.findall(r"\d+", GAME.rulebook[rule].text["en"])]


def test_rules_tell_the_numbers_of_the_components() -> None:
    parts = GAME.parts
    camp = [row_of(parts.start), column_of(parts.start)]
    assert numbers_of("RP-SETUP-1") == [ROWS, COLUMNS, *camp, ROWS]
    volcano = sum(parts.volcanoes["normal"].values())
    stacks = [volcano, len(parts.paths), len(parts.boats), len(parts.cards)]
    assert numbers_of("RP-SETUP-2") == [*stacks, parts.start_supply]
    assert numbers_of("RP-SETUP-3") == [parts.start_cards]
    assert numbers_of("RP-SETUP-4") == [parts.start_time_tiles, parts.start_multitools]
    assert numbers_of("RP-TIME-3") == [parts.sand // 1000]
    assert numbers_of("RP-VOLCANO-5") == [volcano]
    bonuses = [parts.planning[name] for name in ("cards", "time_tiles", "multitools", "paths")]
    assert numbers_of("RP-PLAN-2") == bonuses
    assert numbers_of("RP-PLAN-3") == [parts.planning["boats"]]
    assert numbers_of("RP-BONUS-1") == [len(parts.bonus_tiles), len(parts.bonus_spaces)]
    features = len(parts.features)
    assert numbers_of("RP-TASK-1") == [features, parts.tasks_drawn, features]


def test_the_code_cites_only_rules_that_exist_and_every_rule() -> None:
    cited = {
        rule
        for path in PACKAGE.rglob("*.py")
        for rule in re.findall(r'"(RP-[A-Z]+-\d+)"', path.read_text("utf-8"))
    }
    assert cited == set(IDS)
