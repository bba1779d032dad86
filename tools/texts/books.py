"""The .po files: reading them, their placeholders, and the .mo files that belong to them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from tablelab.cli.catalogues import binary

ROOT = Path(__file__).resolve().parents[2]
"""The project, in which the tools look unless another folder is given."""

PLACES = ("tablelab/locale", "widgets/tablelab_widgets/locale")


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


def domain_of(key: str) -> str:
    """The part of a key before its first dot."""
    return key.partition(".")[0]


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def forms(message: Message) -> tuple[str, ...]:
    """A message's text, or the forms of its plural; an empty text where it has none."""
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
    pairs = [("", header)]
    for key, message in book.messages.items():
        original = key if isinstance(message.id, str) else "\0".join(message.id)
        pairs.append((original, "\0".join(forms(message))))
    return binary(pairs)


def placeholders(form: str) -> frozenset[str]:
    """The names of a text's placeholders; raises ValueError for any that is not just a name."""
    names = [name for _, name, _, _ in Formatter().parse(form) if name is not None]
    strange = [name for name in names if not name.isidentifier()]
    if strange:
        raise ValueError(f"{{{strange[0]}}} is no placeholder; it must be a plain name")
    return frozenset(names)


def placeholders_of(message: Message) -> frozenset[str] | None:
    """The placeholders that all forms share; None if they differ (a singular may do without n)."""
    try:
        sets = [placeholders(form) for form in forms(message)]
    except ValueError:
        return None
    if len(sets) > 1:
        sets[0] |= {"n"}
        sets = [one | {"n"} for one in sets]
    return sets[0] if len(set(sets)) == 1 else None
