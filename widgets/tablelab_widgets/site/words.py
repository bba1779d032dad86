"""The sentences of the site, in every language at once: a page switches without the server."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tablelab.core.text import LANGUAGES, Text, add_catalogues

add_catalogues(Path(__file__).resolve().parent.parent / "locale")

KEYS = (
    "tagline", "lead", "games", "play", "rules", "analysis", "facts", "credit", "more", "empty",
    "home", "skip", "theme", "language", "footer", "loading", "loading_slow", "noscript",
    "gone_title", "gone_text", "gone_again", "lost_title", "lost_text", "missing_title",
    "missing_text", "broken_title", "broken_text", "point_rules", "point_rules_text", "point_why",
    "point_why_text", "point_teach", "point_teach_text", "contents", "here", "kinds", "gap",
    "in_en", "in_de", "only_en", "only_de", "asleep_title", "asleep_text", "asleep_again",
    "lost_page",
)  # fmt: skip
"""What the page template asks for."""


@cache
def words() -> dict[str, dict[str, str]]:
    """The template's sentences by key and language, placeholders still in them."""
    texts = {language: Text(language) for language in LANGUAGES}
    return {
        key: {language: text.template(f"site.{key}") for language, text in texts.items()}
        for key in KEYS
    }
