"""Languages: message keys become sentences here, and only here.

Catalogues are gettext files, one a domain and language; the domain is the part of a key before its
first dot (``raids.took`` lives in ``raids.po``). Sentences have named placeholders, and a value
called ``n`` chooses between singular and plural.
"""

from __future__ import annotations

import gettext
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "de")
"""The languages that every text of the product exists in."""

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch"}
"""Each language in its own words."""

_HERE = Path(__file__).resolve().parent.parent / "locale"
_DIRECTORIES = [_HERE]

Noun = Callable[["Text", str, object], str]
"""Puts a placeholder's value into words: ``noun(text, field, value)``."""


def add_catalogues(directory: Path) -> None:
    """Let keys also be found in the catalogues of ``directory``."""
    if directory not in _DIRECTORIES:
        _DIRECTORIES.append(directory)
        _catalogue.cache_clear()


@cache
def _catalogue(domain: str, language: str) -> gettext.NullTranslations:
    for directory in _DIRECTORIES:
        if gettext.find(domain, str(directory), [language]):
            return gettext.translation(domain, str(directory), [language])
    raise KeyError(f"no catalogue {domain!r} in language {language!r}")


class Text:
    """Turns message keys into sentences of one language.

    ``names`` are the players' names by seat; they are put in as they are, so escape the result
    where it is shown as markup. ``noun`` words all other values; a game supplies it.
    """

    def __init__(self, language: str, names: Sequence[str] = (), noun: Noun | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language is {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.names = tuple(names)
        self._noun = noun

    def __call__(self, key: str, /, **data: object) -> str:
        """The sentence for ``key``; raises KeyError when no catalogue has it."""
        template = self.template(key, data.get("n"))
        words = {field: self.word(field, value) for field, value in data.items()}
        return template.format_map(words)

    def template(self, key: str, n: object = None) -> str:
        """The sentence with its placeholders still in it; ``n`` chooses the plural form."""
        catalogue = _catalogue(key.partition(".")[0], self.language)
        if isinstance(n, int):
            template = catalogue.ngettext(key, key, n)
        else:
            template = catalogue.gettext(key)
        if template == key:
            raise KeyError(f"no text {key!r} in language {self.language!r}")
        return template

    def word(self, field: str, value: object) -> str:
        """One placeholder's value in words."""
        if field == "seat" and isinstance(value, int):
            return self.name(value)
        if self._noun is not None:
            return self._noun(self, field, value)
        return str(value)

    def name(self, seat: int) -> str:
        """The player at ``seat``: the name given, or "Player 2"."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.template("core.player").format(number=seat + 1)
