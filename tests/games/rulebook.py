"""What holds for the rulebook of every game: complete, in order, sourced, in step with the options.

A game's tests inherit from :class:`RulebookTests` and say what their fact sheet asks for.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tablelab.core.game import Game
from tablelab.core.text import LANGUAGES

FIELDS = {"id", "section", "title", "text", "source", "where", "ruling", "option"}
"""All that a rule may have, beside references to the fact sheet."""

SOURCES = {
    "en": {"seed": "rules text", "published": "published", "house": "house rule"},
    "de": {"seed": "Regeltext", "published": "veröffentlicht", "house": "Hausregel"},
}
"""What ``where`` says for each kind of source, by language."""


def numbers_of(game: Game[Any, Any], rule: str) -> list[int]:
    """All numbers in the English text of a rule, as they stand there."""
    return [int(number) for number in re.findall(r"\d+", game.rulebook[rule].text["en"])]


class RulebookTests:
    """``topics`` are the parts of the ids with the number of their rules, in rulebook order.

    ``switched`` are the options by rule; ``sheet`` the rows of the fact sheet that rulings must
    answer, by the field of ``rules.toml`` that names them.
    """

    game: ClassVar[Game[Any, Any]]
    prefix: ClassVar[str]
    topics: ClassVar[Mapping[str, int]]
    switched: ClassVar[Mapping[str, str]]
    sheet: ClassVar[Mapping[str, set[Any]]]

    @property
    def package(self) -> Path:
        """The folder of the game."""
        return Path(str(import_module(f"tablelab.games.{self.game.info.id}").__file__)).parent

    @property
    def raw(self) -> list[dict[str, Any]]:
        """The rules as they stand in the file."""
        rules: list[dict[str, Any]] = tomllib.loads(
            (self.package / "rules.toml").read_text(encoding="utf-8")
        )["rule"]
        return rules

    @property
    def ids(self) -> list[str]:
        """The ids that must be there, in order."""
        numbers = self.topics.items()
        return [f"{self.prefix}-{topic}-{n + 1}" for topic, last in numbers for n in range(last)]

    def test_every_rule_is_there_in_rulebook_order(self) -> None:
        assert [rule.id for rule in self.game.rulebook] == self.ids

    def test_sections_are_used_one_after_the_other(self) -> None:
        sections = [rule.section for rule in self.game.rulebook]
        used = list(dict.fromkeys(sections))
        assert used == [section.id for section in self.game.rulebook.sections]
        pairs = zip(sections, [None, *sections], strict=False)
        blocks = [one for one, before in pairs if one != before]
        assert blocks == used, "the rules of a section stand together"

    def test_the_fact_sheet_is_answered_by_rulings(self) -> None:
        for field, asked in self.sheet.items():
            rules = [rule for rule in self.raw if field in rule]
            assert {row for rule in rules for row in rule[field]} == asked
            assert not [rule["id"] for rule in rules if "ruling" not in rule]

    def test_rules_have_no_fields_but_the_known_ones(self) -> None:
        known = FIELDS | set(self.sheet)
        assert not [
            (rule["id"], field) for rule in self.raw for field in rule if field not in known
        ]

    def test_house_rules_say_why(self) -> None:
        for rule in self.game.rulebook:
            if rule.source == "house":
                assert rule.ruling, f"{rule.id} is our own and must say why"

    def test_where_fits_the_source(self) -> None:
        for rule in self.game.rulebook:
            for language, words in SOURCES.items():
                assert words[rule.source] in rule.where[language], rule.id

    def test_options_and_rules_name_each_other(self) -> None:
        rules = self.game.rulebook
        assert {rule.id: rule.option for rule in rules if rule.option} == self.switched
        assert {option.rule: option.id for option in self.game.info.options} == self.switched

    def test_switched_rules_say_what_the_option_does(self) -> None:
        for rule in self.game.rulebook:
            if rule.option:
                assert "option" in rule.ruling["en"], rule.id
                assert "Option" in rule.ruling["de"], rule.id

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_rules_are_short_enough_to_act_on(self, language: str) -> None:
        for rule in self.game.rulebook:
            sentences = re.findall(r"[.!?](?=\s|$)", rule.text[language])
            assert 1 <= len(sentences) <= 4, f"{rule.id}: {len(sentences)} sentences"
            assert rule.text[language].endswith("."), rule.id
            assert len(rule.title[language]) <= 45, rule.id

    def test_both_languages_tell_the_same_numbers(self) -> None:
        def numbers(text: str) -> list[str]:
            return sorted(re.findall(r"\d+", text))

        for rule in self.game.rulebook:
            assert numbers(rule.text["en"]) == numbers(rule.text["de"]), rule.id
            assert bool(rule.ruling.get("en")) == bool(rule.ruling.get("de")), rule.id

    def test_the_code_cites_only_rules_that_exist_and_every_rule(self) -> None:
        found = re.compile(rf'"({self.prefix}-[A-Z]+-\d+)"')
        code = [path.read_text(encoding="utf-8") for path in self.package.rglob("*.py")]
        assert {rule for text in code for rule in found.findall(text)} == set(self.ids)
