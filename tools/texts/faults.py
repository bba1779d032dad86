"""What can be wrong with catalogues: alone, with each other, and with the code."""

from __future__ import annotations

import re
from pathlib import Path

from babel.messages.catalog import Message

from tablelab.core.text import LANGUAGES
from tools.texts.books import (
    ROOT,
    Book,
    books,
    compiled,
    domain_of,
    forms,
    placeholders,
    placeholders_of,
)
from tools.texts.citations import KEY, Call, Cited, cited


def faults(root: Path = ROOT) -> list[str]:
    """Everything that is wrong with the catalogues; empty when all is well."""
    by_language = {language: books(root, language) for language in LANGUAGES}
    first = by_language[LANGUAGES[0]]
    found = [
        fault for many in by_language.values() for book in many.values() for fault in _in(book)
    ]
    for language, others in by_language.items():
        found += [f"no catalogue {name!r} in {language}" for name in _lacking(by_language, others)]
        found += [
            fault
            for name, other in others.items()
            if name in first and other is not first[name]
            for fault in _differences(first[name], other)
        ]
    return found + _against_code(first, cited(root, list(first)))


def _lacking(by_language: dict[str, dict[str, Book]], others: dict[str, Book]) -> list[str]:
    return sorted({name for many in by_language.values() for name in many} - set(others))


def _in(book: Book) -> list[str]:
    """Faults of one catalogue alone."""
    name = "/".join(book.path.parts[-4:])
    found = []
    for key, message in book.messages.items():
        if domain_of(key) != book.domain or not KEY.fullmatch(key):
            found.append(f"{name}: {key!r} is no key of the domain {book.domain!r}")
        if message.fuzzy or not all(forms(message)):
            found.append(f"{name}: {key} is fuzzy or has no text")
        plural = not isinstance(message.id, str)
        if plural and (set(message.id) != {key} or len(forms(message)) != 2):
            found.append(f"{name}: {key} needs itself as msgid_plural and two forms")
        try:
            for form in forms(message):
                placeholders(form)
        except ValueError as error:
            found.append(f"{name}: {key}: {error}")
    mo = book.path.with_suffix(".mo")
    if not mo.exists() or mo.read_bytes() != compiled(book):
        found.append(f"{name}: the .mo file is not up to date; run: tools/catalogues.py compile")
    return found


def _differences(one: Book, other: Book) -> list[str]:
    """Where two languages of one domain do not fit each other."""
    mine, theirs = one.messages, other.messages
    found = [
        f"{one.domain}: {key} is only in one language"
        for key in sorted(mine.keys() ^ theirs.keys())
    ]
    for key in mine.keys() & theirs.keys():
        if isinstance(mine[key].id, str) != isinstance(theirs[key].id, str):
            found.append(f"{one.domain}: {key} has plural forms in one language only")
        elif len({placeholders_of(message) for message in (mine[key], theirs[key])}) > 1:
            found.append(f"{one.domain}: {key} has different placeholders")
    return sorted(found)


def _against_code(catalogues: dict[str, Book], code: Cited) -> list[str]:
    """Keys that only the code or only a catalogue has, and calls that do not fit their text."""
    messages = {key: text for book in catalogues.values() for key, text in book.messages.items()}
    found = [f"{at}: no text {key!r}" for key, at in code.keys.items() if key not in messages]
    found += [
        f"{at}: no text fits {pattern!r}"
        for pattern, at in code.patterns.items()
        if domain_of(pattern.replace("\\", "")) in catalogues
        and not any(re.fullmatch(pattern, key) for key in messages)
    ]
    found += [f"nothing cites {key!r}" for key in sorted(messages) if not code.covers(key)]
    for call in code.calls:
        if call.key in messages:
            found += _misfits(call, messages[call.key])
        elif domain_of(call.key) not in catalogues:
            found.append(f"{call.where}: no catalogue for {call.key!r}")
    return found


def _misfits(call: Call, message: Message) -> list[str]:
    found = []
    if ("n" in call.fields) != (not isinstance(message.id, str)):
        found.append(f"{call.where}: {call.key} needs plural forms exactly if it is given an n")
    missing = (placeholders_of(message) or frozenset()) - call.fields
    if missing - {"n"}:
        found.append(f"{call.where}: {call.key} is not given {', '.join(sorted(missing))}")
    return found
