"""Saving and opening: what a person keeps, and what may come in.

A file holds the whole match: the seed, every lot, and so all hands. Saving one is the players' own
act. What a browser keeps by itself is sealed in games that have secrets (:mod:`.seal`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablelab.core.errors import MatchFileError
from tablelab.core.game import Game
from tablelab.core.match import Match
from tablelab.core.record import LATEST_MS, load, save
from tablelab.core.text import LANGUAGES
from tablelab_widgets.table import clocks, seal
from tablelab_widgets.table.session import HUMAN, SEAT_KINDS, Json, Said, Session
from tablelab_widgets.table.start import name_fault

LARGEST_FILE = 2_000_000
"""Characters of a file that is still read; a whole match has some ten thousand."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A match from a file, who plays it, its language, and what is to be said about it."""

    match: Match[Any, Any]
    kinds: tuple[str, ...]
    language: str | None
    said: Said


class NotOpened(Exception):
    """The file was refused; ``said`` is why, ``detail`` the technical cause."""

    def __init__(self, said: Said, detail: str = "") -> None:
        self.said = said
        self.detail = detail
        super().__init__(detail or said.key)


def file_name(session: Session) -> str:
    """A name for the saved match: the game and how far it has come."""
    return f"{session.game.info.id}-{session.moment:03d}.jsonl"


def write(session: Session) -> str:
    """The match as a file's text; raises ValueError when there is none."""
    if session.match is None:
        raise ValueError("there is no match to save")
    session.match.meta = {
        "kinds": list(session.kinds),
        "language": session.language,
        "clock": session.clock,
        "now": session.match.clock.now(),
    }
    return save(session.match)


def autosave(session: Session) -> Json | None:
    """What the browser keeps by itself; None where it must not keep anything."""
    if session.match is None:
        return None
    text: str | None = write(session)
    if session.game.info.hidden and text is not None:
        text = seal.seal(text)
    if text is None:
        return None
    names = [session.text.name(seat) for seat in range(session.match.start.seats)]
    return {"text": text, "entries": len(session.match), "names": names}


def read(content: object, session: Session) -> Opened:
    """The match of a file, after every check; raises NotOpened and changes nothing."""
    return opened(content, {session.game.info.id: session.game})


def opened(content: object, games: Mapping[str, Game[Any, Any]]) -> Opened:
    """The match of a file of one of these games, as :func:`read` does for a table."""
    if not isinstance(content, str):
        raise NotOpened(Said("table.open.nofile"))
    if len(content) > LARGEST_FILE:
        raise NotOpened(Said("table.open.large", {"most": LARGEST_FILE // 1_000_000}))
    sealed = content.startswith(seal.PREFIX)
    if sealed:
        try:
            content = seal.unseal(content)
        except seal.BrokenSeal as error:
            raise NotOpened(Said("table.open.sealed")) from error
    try:
        match = load(content, games)
    except MatchFileError as error:
        said = Said("table.open.damaged", {"line": error.line})
        # The cause may name a card of somebody's hand; who opened the seal did not mean to look.
        raise NotOpened(said, "" if sealed else error.cause) from error
    names = match.start.names
    if (names and len(names) != match.start.seats) or any(name_fault(name) for name in names):
        raise NotOpened(Said("table.open.names"))
    kinds, said = _kinds(match.meta, match.start.seats)
    _set_clock(match)
    language = match.meta.get("language")
    return Opened(match, kinds, language if language in LANGUAGES else None, said)


def _set_clock(match: Match[Any, Any]) -> None:
    """The clock goes on from where it stood when the match was saved."""
    kind, now = match.meta.get("clock"), match.meta.get("now")
    known = kind in tuple(clocks.PACES)
    last = match.entries[-1].ms if match.entries else 0
    # A time that no match reaches would leave no room for the times of what is still to come.
    start = now if type(now) is int and last <= now <= LATEST_MS // 2 else last
    match.clock = clocks.make(str(kind) if known else "off", start)


def _kinds(meta: Mapping[str, Any], seats: int) -> tuple[tuple[str, ...], Said]:
    """Who plays, as the file's notes say; people at all seats when they say nothing usable."""
    kinds = meta.get("kinds")
    if (
        isinstance(kinds, list)
        and len(kinds) == seats
        and all(kind in SEAT_KINDS for kind in kinds)
    ):
        return tuple(kinds), Said("table.open.done")
    return (HUMAN,) * seats, Said("table.open.people")
