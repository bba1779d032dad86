"""The shelf: which notebooks a folder holds, and the cards that show them.

A notebook says what it is in its own metadata, so that the landing page shows what exists and
nothing else::

    "title": "Raids",
    "tablelab": {"game": "raids", "kind": "play"}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from tablelab import games

KINDS = ("play", "rules", "analysis")
"""The kinds of pages that a game can have, in the order of their buttons."""


@dataclass(frozen=True, slots=True)
class Page:
    """One notebook. ``path`` is relative to the folder, with slashes; ``kind`` may be empty."""

    path: str
    title: str
    kind: str = ""
    game: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """One game with its pages by kind, as the landing page shows it; texts are by language."""

    game: str
    title: Mapping[str, str]
    summary: Mapping[str, str]
    designer: str
    publisher: str
    year: int
    seats: str
    minutes: int
    pages: Mapping[str, str]
    art: str | None


def find_pages(folder: Path) -> list[Page]:
    """All notebooks below ``folder``, by path; a file that is no notebook is left out."""
    paths = (path for path in folder.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
    pages = (_page(folder, path) for path in sorted(paths))
    return [page for page in pages if page is not None]


def cards(folder: Path) -> list[Card]:
    """A card for each game that has a page to play it, in the order of the games."""
    pages = find_pages(folder)
    found = []
    for game_id in games.IDS:
        own = {page.kind: page.path for page in pages if page.game == game_id and page.kind}
        if "play" in own:
            found.append(_card(folder, game_id, own))
    return found


def others(folder: Path) -> list[Page]:
    """The notebooks that stand on no card; the index is the landing page itself."""
    shown = {path for card in cards(folder) for path in card.pages.values()}
    return [page for page in find_pages(folder) if page.path not in {*shown, "index.ipynb"}]


def _page(folder: Path, path: Path) -> Page | None:
    try:
        metadata = json.loads(path.read_bytes())["metadata"]
        ours = metadata.get("tablelab", {})
        title = str(metadata.get("title", path.stem))
        kind = str(ours.get("kind", ""))
        game = str(ours.get("game", ""))
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None
    where = PurePosixPath(path.relative_to(folder)).as_posix()
    return Page(where, title, kind if kind in KINDS else "", game)


def _card(folder: Path, game_id: str, pages: Mapping[str, str]) -> Card:
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
        pages={kind: pages[kind] for kind in KINDS if kind in pages},
        art=art if (folder / art).is_file() else None,
    )
