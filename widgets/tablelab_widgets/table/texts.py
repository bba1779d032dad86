"""The words of the page and the rulebook in one language: sent once a language, not every move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tablelab.core.game import Game
from tablelab.core.rulebook import Rule
from tablelab.core.text import LANGUAGE_NAMES, Text
from tablelab_widgets.table.session import SPEEDS, Json, Session

WORDS = (
    "table.actions",
    "table.again",
    "table.autosave.resume",
    "table.autosave.text",
    "table.back",
    "table.back.branch",
    "table.back.now",
    "table.back.text",
    "table.board",
    "table.branch",
    "table.branch.leave",
    "table.busy",
    "table.choose",
    "table.clock",
    "table.clock.left",
    "table.clock.said",
    "table.clock.up",
    "table.clock.waits",
    "table.close",
    "table.curtain.text",
    "table.details",
    "table.ended",
    "table.filter",
    "table.filter.none",
    "table.form.clock",
    "table.form.clock.hint",
    "table.form.kind",
    "table.form.more",
    "table.form.name",
    "table.form.open",
    "table.form.open.hint",
    "table.form.options",
    "table.form.seat",
    "table.form.seats",
    "table.form.seed",
    "table.form.seed.hint",
    "table.form.start",
    "table.form.title",
    "table.game",
    "table.game.new",
    "table.game.new.sure",
    "table.group",
    "table.group.more",
    "table.hint",
    "table.hint.do",
    "table.hint.title",
    "table.kernel.silent",
    "table.language",
    "table.late",
    "table.log",
    "table.log.older",
    "table.log.opening",
    "table.lot",
    "table.open",
    "table.open.large",
    "table.plotly.failed",
    "table.points.change",
    "table.points.now",
    "table.preview",
    "table.preview.none",
    "table.redo",
    "table.redo.nothing",
    "table.replay",
    "table.replay.at",
    "table.replay.first",
    "table.replay.last",
    "table.replay.next",
    "table.replay.pause",
    "table.replay.play",
    "table.replay.previous",
    "table.rule.chosen",
    "table.rule.open",
    "table.rule.ruling",
    "table.rules",
    "table.save",
    "table.scoring",
    "table.scoring.text",
    "table.seat.acting",
    "table.seat.winner",
    "table.skip",
    "table.source.house",
    "table.source.published",
    "table.source.seed",
    "table.speed",
    "table.text",
    "table.total",
    "table.trouble.title",
    "table.undo",
    "table.unsure",
    "table.why.instead",
    "table.why.title",
)
"""Keys of the catalogue ``table`` that the page words by itself; it fills in placeholders."""


def page_words(session: Session) -> Json:
    """All fixed words of the page, the languages, speeds and rules, and the options in force."""
    text = session.text
    return {
        "language": session.language,
        "languages": [{"id": code, "label": name} for code, name in LANGUAGE_NAMES.items()],
        "speeds": [{"id": name, "label": text(f"table.speed.{name}")} for name in SPEEDS],
        "words": {key.removeprefix("table."): text.template(key) for key in WORDS},
        "sections": _sections(session.game, session.language),
        "rules": {rule.id: rule_words(rule, text) for rule in session.game.rulebook},
        "options": _options(session, text),
    }


def _sections(game: Game[Any, Any], language: str) -> list[Json]:
    rules: Iterable[Rule] = game.rulebook
    return [
        {
            "title": section.title[language],
            "rules": [rule.id for rule in rules if rule.section == section.id],
        }
        for section in game.rulebook.sections
    ]


def rule_words(rule: Rule, text: Text) -> Json:
    """A rule in the language of ``text``."""
    language = text.language
    return {
        "title": rule.title[language],
        "text": rule.text[language],
        "source": rule.source,
        "where": rule.where[language],
        "ruling": rule.ruling.get(language, ""),
        "option": rule.option,
    }


def _options(session: Session, text: Text) -> Json:
    """The options of the match in words, by option id."""
    if session.match is None:
        return {}
    domain = session.game.info.id
    return {
        option: {
            "title": text(f"{domain}.option.{option}"),
            "value": text(f"{domain}.option.{option}.{value}"),
        }
        for option, value in session.match.start.options.items()
    }
