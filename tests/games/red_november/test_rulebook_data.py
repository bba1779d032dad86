"""The rulebook of Red November as data: complete, in order, sourced, in step with the options."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tablelab.games.red_november as red_november
from tablelab.core.text import LANGUAGES
from tablelab.games.red_november import GAME
from tablelab.games.red_november.components import SEA

PACKAGE = Path(red_november.__file__).parent
RAW: list[dict[str, Any]] = tomllib.loads((PACKAGE / "rules.toml").read_text("utf-8"))["rule"]

# The rules by topic and number, in the order of the rulebook.
TOPICS = {
    "SETUP": 5,
    "TURN": 2,
    "MOVE": 7,
    "SEA": 3,
    "ITEM": 4,
    "GROG": 1,
    "ACTION": 1,
    "FIX": 9,
    "FIRE": 3,
    "DRAW": 4,
    "TRADE": 4,
    "DESERT": 3,
    "FAINT": 3,
    "UPDATE": 3,
    "EVENT": 9,
    "DECK": 1,
    "HAZARD": 5,
    "TIMED": 4,
    "DEATH": 2,
    "VARIANT": 5,
    "END": 4,
}
IDS = [f"RN-{topic}-{n + 1}" for topic, last in TOPICS.items() for n in range(last)]

# The rules that the texts leave open in one way or the other, with the option that switches them.
SWITCHED = {
    "RN-SETUP-1": "rule_set",
    "RN-MOVE-2": "high_low",
    "RN-FIX-7": "repair",
    "RN-FIRE-1": "failed_fire",
    "RN-TRADE-4": "trade_in_sea",
    "RN-FAINT-1": "faint_check",
    "RN-TIMED-3": "late_tokens",
    "RN-VARIANT-1": "respite",
    "RN-VARIANT-2": "opening_events",
    "RN-VARIANT-3": "dying",
    "RN-VARIANT-4": "crazed",
    "RN-VARIANT-5": "gnomes",
}

CONFLICTS = {f"C{number:02}" for number in range(1, 34)}
"""The conflicts of the fact sheet."""

CLARIFICATIONS = {f"13.{number}" for number in range(1, 10)}
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


def test_every_conflict_and_clarification_is_answered_by_a_ruling() -> None:
    answered = {row for rule in RAW if "ruling" in rule for row in rule.get("sheet", [])}
    assert answered == CONFLICTS | CLARIFICATIONS
    assert not [rule["id"] for rule in RAW if "sheet" in rule and "ruling" not in rule]


def test_rules_have_no_fields_but_the_known_ones() -> None:
    known = {"id", "section", "title", "text", "source", "where", "ruling", "sheet", "option"}
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


def test_names_of_cards_are_those_of_the_table() -> None:
    for language, quoted in (("en", r"“([^”]+)”"), ("de", r"„([^“]+)“")):
        text = GAME.text(language)
        kinds = {card.partition("/")[0] for card in GAME.parts.cards}
        names = {GAME.noun(text, "kind", kind) for kind in kinds}
        for topic in ("EVENT-1", "EVENT-7", "HAZARD-5"):
            said = re.findall(quoted, GAME.rulebook[f"RN-{topic}"].text[language])
            assert said
            assert set(said) <= names, topic


# -- numbers of the components --------------------------------------------------------------------


def numbers_of(rule: str) -> list[int]:
    """All numbers in the English text of a rule, as they stand there."""
    return [int(number) for number in re.findall(r"\d+", GAME.rulebook[rule].text["en"])]


def test_rules_of_setting_up_tell_the_numbers_of_the_components() -> None:
    parts = GAME.parts
    assert numbers_of("RN-SETUP-3") == [parts.starts[gnomes] for gnomes in (5, 6, 7, 8)]
    assert numbers_of("RN-SETUP-4") == [parts.limits["cabin_grog"], parts.limits["start_items"]]
    assert numbers_of("RN-SETUP-5") == [len(parts.cards) - 1]
    assert numbers_of("RN-VARIANT-5") == [parts.gnomes[1], parts.gnomes[2] // 2]


def test_rules_of_moving_tell_the_numbers_of_the_components() -> None:
    costs = GAME.parts.costs
    assert numbers_of("RN-MOVE-1") == [costs["open"]]
    assert numbers_of("RN-MOVE-3") == [costs["enter_low"]]
    assert {*numbers_of("RN-MOVE-7")} == {0, GAME.parts.limits["minutes"]}
    assert numbers_of("RN-SEA-1") == [*GAME.parts.neighbours[SEA], costs["swim"]]
    assert numbers_of("RN-FAINT-2") == [costs["faint"]]


def test_rules_of_actions_tell_the_numbers_of_the_components() -> None:
    costs, limits, items = GAME.parts.costs, GAME.parts.limits, GAME.parts.items
    rooms = GAME.parts.functions
    assert numbers_of("RN-FIX-1") == [
        rooms[job] for job in ("engine", "oxygen", "reactor", "missile")
    ]
    assert numbers_of("RN-FIX-2") == [costs["low_water"]]
    assert numbers_of("RN-FIX-3") == [1, limits["minutes"]]
    assert numbers_of("RN-FIX-4") == [items["toolbox"].bonus, items["crowbar"].bonus]
    specials = {item.bonus for item in items.values() if len(item.repairs) == 1}
    assert specials == {items["crowbar"].bonus}, "one value for all that are made for one repair"
    assert numbers_of("RN-FIX-5") == [limits["die"]]
    assert numbers_of("RN-GROG-1") == [items["grog"].bonus, limits["intoxication"]]
    assert numbers_of("RN-ITEM-1") == [items["fire_extinguisher"].bonus]
    assert numbers_of("RN-DRAW-1") == [rooms["cabin"], limits["grog_drawn"], costs["draw"]]
    assert numbers_of("RN-DRAW-2") == [rooms["stores"], limits["items_drawn"], costs["draw"]]
    assert numbers_of("RN-TRADE-2") == [costs["trade"]]
    assert numbers_of("RN-DESERT-1") == [limits["desert_below"]]
    assert numbers_of("RN-ACTION-1") == [limits["minutes"], 1]


def test_rules_of_events_tell_the_numbers_of_the_components() -> None:
    effects = GAME.parts.effects
    assert numbers_of("RN-EVENT-6") == [effects["stumble"]]
    everybody = {effects[name] for name in ("turbulence", "friendly_fire", "kraken_keep")}
    assert {*numbers_of("RN-EVENT-7")} == everybody
    moves = ("descent", "fast_descent", "reactor_warmup", "reactor_malfunction")
    assert numbers_of("RN-HAZARD-5") == [effects[name] for name in moves]
    assert numbers_of("RN-HAZARD-1") == [effects["fire"]]
    soon = {effects[name] for name in ("engine_down", "oxygen_pumps_down", "missile_countdown")}
    assert numbers_of("RN-TIMED-1") == [*soon, effects["kraken"]]
    assert numbers_of("RN-END-2") == [GAME.parts.last]


# -- the code -------------------------------------------------------------------------------------


def test_the_code_cites_only_rules_that_exist_and_every_rule() -> None:
    cited = {
        rule
        for path in PACKAGE.rglob("*.py")
        for rule in re.findall(r'"(RN-[A-Z]+-\d+)"', path.read_text("utf-8"))
    }
    assert cited == set(IDS)
