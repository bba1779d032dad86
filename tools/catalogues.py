"""The catalogues of texts: compile them, check them, list the keys that the code cites.

    python tools/catalogues.py compile    write every .mo anew from its .po
    python tools/catalogues.py check      exit status 1 and one line a fault, for the tests
    python tools/catalogues.py extract    every key in the code, with where it is cited

A key is a text like ``raids.takes``; its part before the first dot names the catalogue. The code
cites keys as plain texts, or builds them with an f-string (``f"raids.score_{source}"``), which
counts for all keys that fit it. A few more are built from a game's id: ``BUILT`` in
``texts/citations.py`` has them.

Needs Babel, which tablelab itself does not.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

if not __package__:  # a script does not know the folder that it lies in
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablelab.core.text import LANGUAGES
from tools.texts.books import ROOT, books, compiled
from tools.texts.citations import cited
from tools.texts.faults import faults

__all__ = ["LANGUAGES", "ROOT", "books", "compile_all", "compiled", "extract", "faults", "main"]


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
