"""The rules of a game as data: what the texts say, where they say it, and what we decided."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from tablelab.core.events import Violation
from tablelab.core.text import LANGUAGES

SOURCES = ("seed", "published", "house")
"""Where a rule or value comes from: the rules text that tablelab started from (its seed), another
published source, or our own ruling."""


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rulebook; ``title`` by language."""

    id: str
    title: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule with its stable id.

    ``title``, ``text`` and ``where`` are by language. ``source`` is one of :data:`SOURCES`,
    ``where`` names the passage. ``ruling`` (by language, may be empty) says what was decided where
    the texts leave a question open, and ``option`` which option of the game switches it.
    """

    id: str
    section: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    source: str
    where: Mapping[str, str]
    ruling: Mapping[str, str]
    option: str | None


class Rulebook:
    """All rules of one game, in rulebook order."""

    def __init__(self, sections: tuple[Section, ...], rules: tuple[Rule, ...]) -> None:
        self.sections = sections
        self.rules = rules
        self._by_id = {rule.id: rule for rule in rules}
        self._order = {rule.id: place for place, rule in enumerate(rules)}

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self._by_id[rule_id]
        except KeyError:
            raise KeyError(f"no rule {rule_id!r} in this rulebook") from None

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._by_id

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def order(self, rule_id: str) -> int:
        """The rule's place in the rulebook, counted from 0."""
        return self._order[rule_id]

    def in_order(self, violations: Iterable[Violation]) -> list[Violation]:
        """The violations in the order of their rules."""
        return sorted(violations, key=lambda violation: self._order[violation.rule])

    @classmethod
    def load(cls, path: Traversable, languages: tuple[str, ...] = LANGUAGES) -> Rulebook:
        """Read ``rules.toml``; raise ValueError for a rule that lacks a text or a source."""
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        sections = tuple(
            Section(_word(item, "id", "a section"), _texts(item, "title", languages))
            for item in raw.get("section", ())
        )
        known = {section.id for section in sections}
        rules = tuple(_rule(item, known, languages) for item in raw.get("rule", ()))
        if not rules:
            raise ValueError(f"{path.name}: there are no rules")
        if len({rule.id for rule in rules}) < len(rules):
            raise ValueError(f"{path.name}: a rule id stands twice")
        return cls(sections, rules)


def _rule(item: Mapping[str, object], sections: set[str], languages: tuple[str, ...]) -> Rule:
    name = f"rule {_word(item, 'id', 'a rule')}"
    source, section = _word(item, "source", name), _word(item, "section", name)
    if source not in SOURCES:
        raise ValueError(f"{name}: source is {source!r}, not one of {SOURCES}")
    if section not in sections:
        raise ValueError(f"{name}: no section {section!r}")
    return Rule(
        _word(item, "id", name),
        section,
        _texts(item, "title", languages),
        _texts(item, "text", languages),
        source,
        _texts(item, "where", languages),
        _texts(item, "ruling", languages) if item.get("ruling") else {},
        _word(item, "option", name) if "option" in item else None,
    )


def _word(item: Mapping[str, object], field: str, name: str) -> str:
    value = item.get(field)
    if not isinstance(value, str) or not value:
        raise ValueError(f"{name} has no {field}")
    return value


def _texts(item: Mapping[str, object], field: str, languages: tuple[str, ...]) -> Mapping[str, str]:
    value = item.get(field, {})
    if not isinstance(value, dict):
        raise ValueError(f"{item['id']}: {field} must be a table of languages")
    missing = [
        code for code in languages if not isinstance(value.get(code), str) or not value[code]
    ]
    if missing:
        raise ValueError(f"{item['id']}: no {field} in {', '.join(missing)}")
    return value
