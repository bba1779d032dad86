"""Saved matches: JSON lines, a header and one line a decision.

Every line carries a checksum of itself and all lines before it, and the last line says how many
there were and where the game stood. A file that was cut off, edited, or written by something else
is refused with the line and the cause, and loading it changes nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, TypeGuard

from tablelab.core.clock import Clock
from tablelab.core.errors import MatchFileError, TablelabError
from tablelab.core.game import Game
from tablelab.core.match import Entry, Match, Start

FORMAT = "tablelab-match"
VERSION = 1

BYTE_ORDER_MARK = "\ufeff"

LATEST_MS = 2**53 - 1
"""No decision is made later, in milliseconds: the largest number that all JSON programs keep."""

Record = dict[str, Any]


def save(match: Match[Any, Any]) -> str:
    """The whole match as text, to be written to a file (UTF-8) or sent.

    Raises TablelabError for notes (``match.meta``) that are no JSON, and could not be read again.
    """
    start = match.start
    header = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.info.id,
        "rules": match.game.info.rules_version,
        "seats": start.seats,
        "options": dict(start.options),
        "seed": start.seed,
        "names": list(start.names),
        "chance": list(start.outcomes),
        "branched": start.branched,
        "meta": _notes(match.meta),
    }
    records: list[Record] = [header]
    for entry in match.entries:
        record: Record = {"seat": entry.seat, "do": entry.code, "ms": entry.ms}
        if entry.outcomes:
            record["chance"] = list(entry.outcomes)
        records.append(record)
    records.append({"end": len(match), "digest": match.game.digest(match.state)})
    lines, chain = [], ""
    for record in records:
        chain = _checksum(chain, record)
        # ASCII: what a name holds (a line separator, half a character) never harms the file.
        lines.append(json.dumps({**record, "sum": chain}))
    return "\n".join(lines) + "\n"


def _notes(meta: object) -> Any:
    """The notes as they will be read again: lists for tuples, texts as keys."""
    try:
        notes = json.loads(json.dumps(meta, allow_nan=False))
    except (TypeError, ValueError, RecursionError) as error:
        raise TablelabError(f"the notes of the match (meta) are no JSON: {error}") from error
    if not isinstance(notes, dict):
        raise TablelabError(f"the notes of the match (meta) must be a table, not {meta!r}")
    return notes


def load(
    text: str, games: Mapping[str, Game[Any, Any]], clock: Clock | None = None
) -> Match[Any, Any]:
    """The match that ``text`` holds; ``games`` are the games that may be in it, by id.

    Raises MatchFileError, which names line and cause, for anything that :func:`save` did not write.
    What editors and mail programs put around it does no harm: other line ends, more of them at the
    end, a byte order mark in front.
    """
    records = _records(text)
    header, last = records[0], records[-1]
    game, start = _header(header, games)
    if "end" not in last:
        raise MatchFileError(
            len(records), "the file was cut off: the last line of a saved match is missing"
        )
    entries = [_entry(record, line) for line, record in enumerate(records[1:-1], start=2)]
    match = _started(game, start, clock)
    for line, entry in enumerate(entries, start=2):
        try:
            match.repeat(entry)
        except (TablelabError, ValueError, TypeError, KeyError, IndexError) as error:
            raise MatchFileError(line, f"the rules do not allow this: {error}") from error
    if last["end"] != len(entries):
        raise MatchFileError(
            len(records), f"{last['end']} decisions were saved, {len(entries)} are here"
        )
    if last.get("digest") != game.digest(match.state):
        raise MatchFileError(
            len(records), "the rules arrive at another position than the one that was saved"
        )
    match.meta = header["meta"]
    return match


def _checksum(chain: str, record: Record) -> str:
    body = json.dumps(record, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256((chain + body).encode()).hexdigest()[:12]


def _records(text: str) -> list[Record]:
    if not text.strip():
        raise MatchFileError(1, "the file is empty")
    lines = text.removeprefix(BYTE_ORDER_MARK).rstrip("\r\n").split("\n")
    records: list[Record] = []
    chain = ""
    for number, line in enumerate(lines, start=1):
        record = _parsed(line)
        if not isinstance(record, dict):
            if number == 1:
                raise MatchFileError(1, "this is no saved match of tablelab")
            raise MatchFileError(number, "the line is damaged: it is not a JSON object")
        if number == 1:
            _known_format(record)
        given = record.pop("sum", None)
        chain = _checksum(chain, record)
        if given != chain:
            raise MatchFileError(number, "the line was changed after the match was saved")
        if records and "end" in records[-1]:
            raise MatchFileError(number, "there is something after the end of the match")
        records.append(record)
    return records


def _parsed(line: str) -> Any:
    """The JSON value of a line, or None for what is no JSON or could not be written again."""
    try:
        record = json.loads(line, parse_constant=_refused, object_pairs_hook=_once)
        json.dumps(record, allow_nan=False)
    except (ValueError, RecursionError):
        return None
    return record


def _refused(constant: str) -> None:
    raise ValueError(f"{constant} is no JSON")


def _once(pairs: list[tuple[str, Any]]) -> Record:
    record = dict(pairs)
    if len(record) < len(pairs):
        raise ValueError("a key stands twice")
    return record


def _known_format(header: Record) -> None:
    if header.get("format") != FORMAT:
        raise MatchFileError(1, "this is no saved match of tablelab")
    version = header.get("version")
    if type(version) is not int or version < 1:
        raise MatchFileError(1, f"there is no format version {version!r}")
    if version > VERSION:
        raise MatchFileError(
            1,
            f"the file has format version {version}, this program reads 1 to {VERSION}; "
            "a newer tablelab can open it",
        )


def _header(header: Record, games: Mapping[str, Game[Any, Any]]) -> tuple[Game[Any, Any], Start]:
    name = header.get("game")
    if not isinstance(name, str) or name not in games:
        raise MatchFileError(1, f"no game {name!r} here; there are {', '.join(games)}")
    game = games[name]
    if header.get("rules") != game.info.rules_version:
        raise MatchFileError(
            1,
            f"the match was played by rules version {header.get('rules')!r}, "
            f"this program has version {game.info.rules_version}",
        )
    if type(header.get("seed")) is not int or not isinstance(header.get("meta"), dict):
        raise MatchFileError(1, "the header has no whole number as seed or no table of notes")
    names, outcomes = header.get("names"), header.get("chance")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise MatchFileError(1, "the names are not a list of texts")
    if not _are_outcomes(outcomes) or not isinstance(header.get("options"), dict):
        raise MatchFileError(1, "the outcomes of the set-up or the options are missing")
    branched = header.get("branched")
    if branched is not None and (type(branched) is not int or branched < 0):
        raise MatchFileError(1, "the branch mark is not a number of decisions")
    try:
        options = game.complete_options(header.get("seats"), header["options"])
    except TablelabError as error:
        raise MatchFileError(1, str(error)) from error
    seats = int(header["seats"])
    if len(names) > seats:
        raise MatchFileError(1, f"there are {len(names)} names for {seats} seats")
    start = Start(seats, options, header["seed"], tuple(names), tuple(outcomes), branched)
    return game, start


def _started(game: Game[Any, Any], start: Start, clock: Clock | None) -> Match[Any, Any]:
    try:
        return Match.replayed(game, start, (), clock)
    except (TablelabError, ValueError, TypeError) as error:
        raise MatchFileError(1, f"the set-up cannot be repeated: {error}") from error


def _are_outcomes(value: object) -> TypeGuard[list[int | str]]:
    return isinstance(value, list) and all(isinstance(item, int | str) for item in value)


def _entry(record: Record, line: int) -> Entry:
    seat, code, ms = record.get("seat"), record.get("do"), record.get("ms")
    outcomes = record.get("chance", [])
    if type(seat) is not int or not isinstance(code, str) or type(ms) is not int:
        raise MatchFileError(line, "the line is damaged: it has no seat, action or time")
    if not 0 <= ms <= LATEST_MS:
        raise MatchFileError(line, f"the time must be 0 to {LATEST_MS} milliseconds, not {ms}")
    if not _are_outcomes(outcomes):
        raise MatchFileError(line, "the line is damaged: its outcomes are no list of outcomes")
    return Entry(seat, code, ms, tuple(outcomes), ())
