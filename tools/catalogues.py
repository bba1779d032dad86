"""The catalogues of texts: compile them, check them, list the keys that the code cites.

    python tools/catalogues.py compile    write every .mo anew from its .po
    python tools/catalogues.py check      exit status 1 and one line a fault, for the tests
    python tools/catalogues.py extract    every key in the code, with where it is cited

A key is a text like ``raids.takes``; its part before the first dot names the catalogue. The code
cites keys as plain texts, or builds them with an f-string (``f"raids.score_{source}"``), which
counts for all keys that fit it. A few more are built from a game's id: see ``BUILT``.

Needs Babel, which tablelab itself does not.
"""

from __future__ import annotations

import ast
import re
import struct
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "de")
PLACES = ("tablelab/locale", "widgets/tablelab_widgets/locale")
CODE = ("tablelab", "widgets")
FRONT = ("*.js", "*.mjs", "*.html", "*.j2")

BUILT = (r"\w+\.option\.\w+(\.\w+)?", r"\w+\.source\.\w+")
"""Keys that are built from a game's id: its options, their values, its sources of points."""

KEY = re.compile(r"[a-z_]+(\.[a-z0-9_]+)+")
QUOTED = re.compile(rf"[\"'`]({KEY.pattern.replace('(', '(?:')})[\"'`]")
NO_KEY = re.compile(r".*\.(css|html|ipynb|js|json|md|mjs|mo|po|py|svg|toml|txt)")
SPEAKERS = ("emit", "text", "Event", "Violation")
"""Functions whose keywords (or third argument) are the values of a message's placeholders."""


# -- catalogues -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Book:
    """One .po file."""

    path: Path
    catalog: Catalog

    @property
    def domain(self) -> str:
        """The part of its keys before the first dot."""
        return self.path.stem

    @property
    def messages(self) -> dict[str, Message]:
        """Its messages by key, without the header."""
        return {_key(message): message for message in self.catalog if message.id}


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _forms(message: Message) -> tuple[str, ...]:
    text = message.string or ""
    return (text,) if isinstance(text, str) else tuple(text)


def books(root: Path, language: str) -> dict[str, Book]:
    """The catalogues of one language by domain; raises ValueError for a domain in two places."""
    found: dict[str, Book] = {}
    for place in PLACES:
        for path in sorted((root / place / language / "LC_MESSAGES").glob("*.po")):
            if path.stem in found:
                raise ValueError(f"the domain {path.stem!r} stands in two places")
            with path.open("rb") as file:
                found[path.stem] = Book(path, read_po(file, locale=language))
    return found


def compiled(book: Book) -> bytes:
    """The .mo file of a catalogue: the same bytes from the same texts, whenever and wherever.

    Babel's own writer puts the time and its version into the file.
    """
    header = f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {book.catalog.plural_forms}\n"
    pairs = [(b"", header.encode())]
    for key, message in sorted(book.messages.items()):
        original = key if isinstance(message.id, str) else "\0".join(message.id)
        pairs.append((original.encode(), "\0".join(_forms(message)).encode()))
    table = 28  # behind seven numbers of four bytes
    offset = table + 16 * len(pairs)
    tables, texts = [b"", b""], b""
    for side in (0, 1):
        for pair in pairs:
            tables[side] += struct.pack("<II", len(pair[side]), offset + len(texts))
            texts += pair[side] + b"\0"
    start = struct.pack("<7I", 0x950412DE, 0, len(pairs), table, table + 8 * len(pairs), 0, 0)
    return start + tables[0] + tables[1] + texts


# -- what the code cites --------------------------------------------------------------------------


@dataclass(frozen=True)
class Call:
    """A message with its values: ``fields`` are the names of the values given."""

    key: str
    fields: frozenset[str]
    where: str


@dataclass
class Cited:
    """What the code cites: keys (with a place), patterns of built keys, calls with their values."""

    keys: dict[str, str] = field(default_factory=dict)
    patterns: dict[str, str] = field(default_factory=dict)
    calls: list[Call] = field(default_factory=list)

    def covers(self, key: str) -> bool:
        """Whether the code can ask for ``key``."""
        patterns = (*self.patterns, *BUILT)
        return key in self.keys or any(re.fullmatch(pattern, key) for pattern in patterns)


def cited(root: Path, domains: Sequence[str]) -> Cited:
    """Everything that the code under ``root`` cites of the given domains."""
    found = Cited()
    for folder in CODE:
        for path in sorted((root / folder).rglob("*.py")):
            nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
            # The texts between the braces of an f-string are no keys of their own.
            joined = [node for node in nodes if isinstance(node, ast.JoinedStr)]
            parts = {id(part) for node in joined for part in node.values}
            for node in nodes:
                if id(node) not in parts:
                    _look_at(node, f"{path.relative_to(root)}:{getattr(node, 'lineno', 0)}", found)
        for path in sorted(path for ending in FRONT for path in (root / folder).rglob(ending)):
            for key in QUOTED.findall(path.read_text(encoding="utf-8")):
                found.keys.setdefault(key, str(path.relative_to(root)))
    found.keys = {key: at for key, at in found.keys.items() if _domain(key) in domains}
    return found


def _domain(key: str) -> str:
    return key.partition(".")[0]


def _look_at(node: ast.AST, where: str, found: Cited) -> None:
    if isinstance(node, ast.Constant) and _is_key(node.value):
        found.keys.setdefault(str(node.value), where)
    elif isinstance(node, ast.JoinedStr):
        first = node.values[0] if node.values else None
        if isinstance(first, ast.Constant) and re.match(r"[a-z_]+\.", str(first.value)):
            found.patterns.setdefault(_pattern(node), where)
    elif isinstance(node, ast.Call):
        found.calls += _calls(node, where)


def _is_key(value: object) -> bool:
    return isinstance(value, str) and bool(KEY.fullmatch(value)) and not NO_KEY.fullmatch(value)


def _pattern(node: ast.JoinedStr) -> str:
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+"
        for part in node.values
    )


def _calls(node: ast.Call, where: str) -> Iterator[Call]:
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    fields = _fields(node)
    if name not in SPEAKERS or fields is None:
        return
    for argument in node.args[:2]:
        either = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
        for constant in either:
            if isinstance(constant, ast.Constant) and _is_key(constant.value):
                yield Call(str(constant.value), fields, where)


def _fields(node: ast.Call) -> frozenset[str] | None:
    """The names of the values that a call gives; None when that cannot be read off."""
    data = node.args[2] if len(node.args) > 2 else ast.Dict([], [])
    if not isinstance(data, ast.Dict) or any(keyword.arg is None for keyword in node.keywords):
        return None
    names = [getattr(key, "value", "") for key in data.keys]
    names += [keyword.arg or "" for keyword in node.keywords]
    return frozenset(map(str, names))


# -- faults ---------------------------------------------------------------------------------------


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
        if _domain(key) != book.domain or not KEY.fullmatch(key):
            found.append(f"{name}: {key!r} is no key of the domain {book.domain!r}")
        if message.fuzzy or not all(_forms(message)):
            found.append(f"{name}: {key} is fuzzy or has no text")
        plural = not isinstance(message.id, str)
        if plural and (set(message.id) != {key} or len(_forms(message)) != 2):
            found.append(f"{name}: {key} needs itself as msgid_plural and two forms")
        try:
            for form in _forms(message):
                placeholders(form)
        except ValueError as error:
            found.append(f"{name}: {key}: {error}")
    mo = book.path.with_suffix(".mo")
    if not mo.exists() or mo.read_bytes() != compiled(book):
        found.append(f"{name}: the .mo file is not up to date; run: tools/catalogues.py compile")
    return found


def placeholders(form: str) -> frozenset[str]:
    """The names of a text's placeholders; raises ValueError for any that is not just a name."""
    names = [name for _, name, _, _ in Formatter().parse(form) if name is not None]
    strange = [name for name in names if not name.isidentifier()]
    if strange:
        raise ValueError(f"{{{strange[0]}}} is no placeholder; it must be a plain name")
    return frozenset(names)


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
        elif len({_placeholders_of(message) for message in (mine[key], theirs[key])}) > 1:
            found.append(f"{one.domain}: {key} has different placeholders")
    return sorted(found)


def _placeholders_of(message: Message) -> frozenset[str] | None:
    """The placeholders that all forms share; None if they differ (a singular may do without n)."""
    try:
        sets = [placeholders(form) for form in _forms(message)]
    except ValueError:
        return None
    if len(sets) > 1:
        sets[0] |= {"n"}
        sets = [one | {"n"} for one in sets]
    return sets[0] if len(set(sets)) == 1 else None


def _against_code(catalogues: dict[str, Book], code: Cited) -> list[str]:
    """Keys that only the code or only a catalogue has, and calls that do not fit their text."""
    messages = {key: text for book in catalogues.values() for key, text in book.messages.items()}
    found = [f"{at}: no text {key!r}" for key, at in code.keys.items() if key not in messages]
    found += [
        f"{at}: no text fits {pattern!r}"
        for pattern, at in code.patterns.items()
        if _domain(pattern.replace("\\", "")) in catalogues
        and not any(re.fullmatch(pattern, key) for key in messages)
    ]
    found += [f"nothing cites {key!r}" for key in sorted(messages) if not code.covers(key)]
    for call in code.calls:
        if call.key in messages:
            found += _misfits(call, messages[call.key])
        elif _domain(call.key) not in catalogues:
            found.append(f"{call.where}: no catalogue for {call.key!r}")
    return found


def _misfits(call: Call, message: Message) -> list[str]:
    found = []
    if ("n" in call.fields) != (not isinstance(message.id, str)):
        found.append(f"{call.where}: {call.key} needs plural forms exactly if it is given an n")
    missing = (_placeholders_of(message) or frozenset()) - call.fields
    if missing - {"n"}:
        found.append(f"{call.where}: {call.key} is not given {', '.join(sorted(missing))}")
    return found


# -- commands -------------------------------------------------------------------------------------


def compile_all(root: Path = ROOT) -> None:
    """Write every .mo file anew."""
    for language in LANGUAGES:
        for book in books(root, language).values():
            book.path.with_suffix(".mo").write_bytes(compiled(book))


def extract(root: Path = ROOT) -> list[str]:
    """One line a key or pattern: what the code cites, and where first."""
    code = cited(root, list(books(root, LANGUAGES[0])))
    return [f"{key}  {at}" for key, at in sorted((code.keys | code.patterns).items())]


def main(arguments: Sequence[str]) -> int:
    """The command line; returns the exit status."""
    match arguments:
        case ["compile"]:
            compile_all()
            return 0
        case ["check"]:
            found = faults()
            print("\n".join(found) or "The catalogues are complete and up to date.")
            return 1 if found else 0
        case ["extract"]:
            print("\n".join(extract()))
            return 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
