"""The fixed words of a lesson's page, and the rules that it mentions."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from tablelab_widgets.table.texts import rule_words

if TYPE_CHECKING:
    from tablelab_widgets.lessons.lesson import Lesson

SHARED = (
    "table.again",
    "table.board",
    "table.busy",
    "table.close",
    "table.details",
    "table.kernel.silent",
    "table.plotly.failed",
    "table.rule.chosen",
    "table.rule.open",
    "table.rule.ruling",
    "table.rules",
    "table.source.house",
    "table.source.published",
    "table.source.seed",
    "table.text",
    "table.trouble.title",
)
"""Words of the table that a lesson's page uses, too."""

OWN = ("lesson.instead", "lesson.marked.right", "lesson.marked.wrong")
"""Words of lessons that the page puts together itself."""


def page_words(lesson: Lesson, rules: Collection[str] | None) -> dict[str, Any]:
    """The words, and the text of ``rules`` (None: of all)."""
    text, language = lesson.text, lesson.language
    book = lesson.game.rulebook
    wanted = [rule for rule in book if rules is None or rule.id in rules]
    ids = {rule.id for rule in wanted}
    sections = [
        {
            "title": section.title[language],
            "rules": [rule.id for rule in wanted if rule.section == section.id],
        }
        for section in book.sections
    ]
    words = {key.removeprefix("table."): text.template(key) for key in SHARED}
    words |= {key: text.template(key) for key in OWN}
    return {
        "language": language,
        "languages": [],
        "speeds": [],
        "words": words,
        "sections": [section for section in sections if ids & set(section["rules"])],
        "rules": {rule.id: rule_words(rule, text) for rule in wanted},
        "options": {},
    }
