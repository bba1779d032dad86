"""The rules of a game as data: what the texts say, where they say it, and what we decided."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable

SOURCES = ("seed", "published", "house")
"""Where a rule or value comes from: the seed text, a published source, or our own ruling."""


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rulebook; ``title`` by language."""

    id: str
    title: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule with its stable id.

    ``title`` and ``text`` are by language. ``source`` is one of :data:`SOURCES`; ``where`` names
    the passage. ``ruling`` (by language, may be empty) says what was decided where the texts leave
    a question open, and ``option`` which option of the game switches it.
    """

    id: str
    section: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    source: str
    where: str
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

    @classmethod
    def load(cls, path: Traversable, languages: tuple[str, ...] = ("en", "de")) -> Rulebook:
        """Read ``rules.toml``; raise ValueError for a rule that lacks a text or a source."""
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        sections = tuple(Section(item["id"], item["title"]) for item in raw["section"])
        known = {section.id for section in sections}
        rules = tuple(_rule(item, known, languages) for item in raw["rule"])
        if len({rule.id for rule in rules}) < len(rules):
            raise ValueError(f"{path.name}: a rule id stands twice")
        return cls(sections, rules)


def _rule(item: Mapping[str, object], sections: set[str], languages: tuple[str, ...]) -> Rule:
    def texts(name: str, needed: bool = True) -> Mapping[str, str]:
        value = item.get(name, {})
        assert isinstance(value, dict), f"{item['id']}: {name} must be a table of languages"
        missing = [code for code in languages if not value.get(code)]
        if missing and (needed or value):
            raise ValueError(f"rule {item['id']}: no {name} in {', '.join(missing)}")
        return value

    source, section = str(item["source"]), str(item["section"])
    if source not in SOURCES:
        raise ValueError(f"rule {item['id']}: source is {source!r}, not one of {SOURCES}")
    if section not in sections:
        raise ValueError(f"rule {item['id']}: no section {section!r}")
    option = item.get("option")
    return Rule(
        str(item["id"]),
        section,
        texts("title"),
        texts("text"),
        source,
        str(item["where"]),
        texts("ruling", needed=False),
        None if option is None else str(option),
    )
