"""The shelf: which notebooks a folder holds, and the cards that show them.

A notebook says what it is in its own metadata, so that the landing page shows what exists and
nothing else::

    "title": "Raids: learn to play",
    "tablelab": {"game": "raids", "kind": "rules", "language": "en"}

Without a language it speaks all of them, as a table does.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Any

from tablelab import games
from tablelab.core.text import LANGUAGES

KINDS = ("play", "rules", "analysis")
"""The kinds of pages that a game can have, in the order of their buttons."""

READ = ("rules", "analysis")
"""The kinds that are read like an article."""

MOST_REMEMBERED = 256
"""How many notebooks are remembered, so that a page does not read all of them again."""


@dataclass(frozen=True, slots=True)
class Page:
    """One notebook. ``path`` is relative to the folder, with slashes; the rest may be empty."""

    path: str
    title: str
    kind: str = ""
    game: str = ""
    language: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """Where a button leads. ``only`` is the page's language where it is not the reader's."""

    path: str
    only: str = ""


Ways = Mapping[str, Mapping[str, Way]]
"""By kind and by the reader's language."""


@dataclass(frozen=True, slots=True)
class Card:
    """One game with the ways to its pages, as the landing page shows it; texts are by language."""

    game: str
    title: Mapping[str, str]
    summary: Mapping[str, str]
    designer: str
    publisher: str
    year: int
    seats: str
    minutes: int
    pages: Ways
    art: str | None


def find_pages(folder: Path) -> list[Page]:
    """All notebooks below ``folder``, by path; a file that is no notebook is left out."""
    paths = (path for path in folder.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
    pages = (_page(folder, path) for path in sorted(paths))
    return [page for page in pages if page is not None]


def cards(folder: Path) -> list[Card]:
    """A card for each game that has a page to play it, in the order of the games."""
    pages = find_pages(folder)
    found = ((game_id, ways(pages, game_id)) for game_id in games.IDS)
    return [_card(folder, game_id, own) for game_id, own in found if "play" in own]


def others(folder: Path) -> list[Page]:
    """The notebooks that stand on no card; the index is the landing page itself."""
    led = (way for card in cards(folder) for own in card.pages.values() for way in own.values())
    shown = {"index.ipynb", *(way.path for way in led)}
    return [page for page in find_pages(folder) if page.path not in shown]


def ways(pages: Sequence[Page], game_id: str) -> dict[str, dict[str, Way]]:
    """The ways to the pages of a game, for the kinds that it has."""
    found = {}
    for kind in KINDS:
        same = [page for page in pages if (page.game, page.kind) == (game_id, kind)]
        own = {page.language: page.path for page in same}
        if own:
            found[kind] = {language: _way(own, language) for language in LANGUAGES}
    return found


def twins(pages: Sequence[Page], page: Page) -> dict[str, str]:
    """The paths of this very page by language, its own among them; empty without a twin."""
    found = {
        other.language: other.path
        for other in pages
        if page.kind and other.language and _topic(other) == _topic(page)
    } | ({page.language: page.path} if page.language else {})
    return found if len(found) > 1 else {}


def _topic(page: Page) -> tuple[str, str]:
    """What a page is on: its game, or if it is on none, what its path says but for the language."""
    return page.game or page.path.replace(f".{page.language}.", "."), page.kind


def is_read(folder: Path, path: str) -> bool:
    """Whether there is a notebook at ``path`` inside ``folder`` that is read like an article."""
    folder = folder.resolve()
    wanted = (folder / path).resolve()  # whatever somebody asks for: an address may say anything
    if wanted.suffix != ".ipynb" or not wanted.is_relative_to(folder):
        return False
    page = _page(folder, wanted)
    return page is not None and page.kind in READ


def _way(own: Mapping[str, str], language: str) -> Way:
    """In the reader's language, or in all of them, or in another one."""
    for wanted in (language, ""):
        if wanted in own:
            return Way(own[wanted])
    other = next(code for code in LANGUAGES if code in own)
    return Way(own[other], only=other)


def _page(folder: Path, path: Path) -> Page | None:
    where = PurePosixPath(path.relative_to(folder)).as_posix()
    try:
        stamp = path.stat()
        said = _said(path, stamp.st_mtime_ns, stamp.st_size)
    except OSError:
        return None
    return None if said is None else Page(where, *said)


@lru_cache(MOST_REMEMBERED)
def _said(path: Path, *_: int) -> tuple[str, str, str, str] | None:
    """Title, kind, game, language of a notebook as it stands now; None if it is none."""
    try:
        metadata = json.loads(path.read_bytes())["metadata"]
        ours = metadata.get("tablelab", {})
        title = str(metadata.get("title", path.stem))
        kind, game, language = (str(ours.get(name, "")) for name in ("kind", "game", "language"))
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
    kind = kind if kind in KINDS else ""
    return title, kind, game, language if language in LANGUAGES else ""


def _card(folder: Path, game_id: str, own: Ways) -> Card:
    info: Any = games.get(game_id).info
    low, high = min(info.seats), max(info.seats)
    art = f"art/{game_id}.svg"
    return Card(
        game=game_id,
        title=info.title,
        summary=info.summary,
        designer=info.designer,
        publisher=info.publisher,
        year=info.year,
        seats=str(low) if low == high else f"{low}–{high}",
        minutes=info.minutes,
        pages=own,
        art=art if (folder / art).is_file() else None,
    )
