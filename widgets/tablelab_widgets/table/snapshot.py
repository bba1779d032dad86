"""What the page shows, as JSON: a pure function of the session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablelab.core.game import CLOCK, Outcome
from tablelab.core.match import Match
from tablelab_widgets.table import explain, history
from tablelab_widgets.table.session import Json, Said, Session
from tablelab_widgets.table.start import form

TAIL = 12
"""Decisions at the end of the log that every snapshot brings; the page asks for older ones."""


def snapshot(session: Session, preset: Mapping[str, Any]) -> Json:
    """Everything on the page except words, board and chart."""
    common: Json = {
        "language": session.language,
        "game": session.game.info.id,
        "title": session.game.info.title[session.language],
        "trouble": _trouble(session),
        "notice": _notice(session),
        "speed": session.speed,
    }
    if session.match is None:
        return {**common, "phase": "start", "entries": 0, "form": form(session, preset)}
    return {**common, **_playing(session, session.match)}


def _playing(session: Session, match: Match[Any, Any]) -> Json:
    game, text, index = session.game, session.text, session.moment
    view = match.view(session.viewer, index)
    outcome = match.outcome
    return {
        "phase": "over" if outcome else "play",
        "entries": len(match),
        "cursor": session.cursor,
        "version": session.version,
        "prompt": game.prompt(view, text),
        "seats": seats(session, match, outcome),
        "turn": turn(session, match),
        "actions": actions(session),
        "last": log(session, index, index + 1)[0],
        "log": {"key": story_key(session), **_tail(session, match)},
        "undo": _possible(session, history.undo_steps(session)),
        "redo": match.can_redo,
        "branch": match.start.branched,
        "trunk": bool(session.trunks),
        "bots": session.bot is not None,
        "text": game.board_text(view, text),
        "outcome": _outcome(session, outcome) if outcome else None,
    }


def story_key(session: Session) -> str:
    """Changes when lines of the log that the page already has are no longer right."""
    return f"{session.story}-{session.language}"


def _tail(session: Session, match: Match[Any, Any]) -> Json:
    total = len(match) + 1
    first = max(0, total - TAIL)
    return {"total": total, "from": first, "entries": log(session, first, total)}


def log(session: Session, first: int, stop: int) -> list[Json]:
    """Entries ``first`` to ``stop`` (not included) of the log; number 0 is the set-up."""
    match = session.match
    if match is None:
        return []
    numbers = range(max(first, 0), min(stop, len(match) + 1))
    return [_told(session, match, number) for number in numbers]


def _told(session: Session, match: Match[Any, Any], number: int) -> Json:
    """One entry of the log. Worded once: a log is long, and only its end is new."""
    entry = match.entries[number - 1] if number else None
    key = (number, session.language, session.viewer)
    kept = session.told.get(key)
    if kept is not None and kept[0] is entry:
        return kept[1]
    seat = None if entry is None or entry.seat == CLOCK else entry.seat
    told = {
        "n": number,
        "seat": seat,
        "name": session.text.name(seat) if seat is not None else "",
        "lines": explain.lines(session, entry.events if entry else match.opening),
    }
    session.told[key] = (entry, told)
    return told


def seats(session: Session, match: Match[Any, Any], outcome: Outcome | None) -> list[Json]:
    """Each seat: who it is, whose turn it is, and its points at the moment shown, by source."""
    game, text = session.game, session.text
    state = match.state_at(session.moment)
    acting = game.actors(state).seats
    return [
        {
            "name": text.name(seat),
            "kind": session.kinds[seat],
            "kindLabel": text(f"table.kind.{session.kinds[seat]}"),
            "acting": seat in acting,
            "winner": outcome is not None and session.cursor is None and seat in outcome.winners,
            "total": sum(points.values()),
            "points": [
                {"label": text(f"{game.info.id}.source.{source}"), "n": number}
                for source, number in points.items()
            ],
        }
        for seat, points in enumerate(game.points(state))
    ]


def turn(session: Session, match: Match[Any, Any]) -> Json:
    """Who may act, whether a person at this screen may, and until when."""
    actors = match.actors
    return {
        "seats": list(actors.seats),
        "human": session.human,
        "deadline": actors.deadline,
        "waiting": _waiting(session),
    }


def _waiting(session: Session) -> str:
    bot = session.bot
    if bot is None:
        return ""
    return session.text("table.thinking", seat=bot)


def actions(session: Session) -> list[Json]:
    """All legal actions of the person who may act, each with its label and what will come of it."""
    match, seat = session.match, session.human
    if match is None or seat is None:
        return []
    game, text, view = session.game, session.text, match.view(seat)
    return [
        {
            "code": game.code(action),
            "label": game.describe(view, action, text),
            "preview": explain.preview(session, seat, action),
        }
        for action in match.legal(seat)
    ]


def _possible(session: Session, steps: int | Said) -> Json:
    if isinstance(steps, Said):
        return {"can": False, "why": steps.in_words(session.text)}
    return {"can": True, "why": ""}


def _notice(session: Session) -> Json | None:
    notice, match = session.notice, session.match
    if notice is None:
        return None
    text = session.text
    if notice.kind == "say" or match is None:
        said = notice.said.in_words(text) if notice.said else ""
        return {"kind": "say", "title": said, "detail": notice.detail}
    action = session.game.parse(notice.code)
    view = match.view(notice.seat)
    shown: Json = {
        "kind": notice.kind,
        "code": notice.code,
        "title": session.game.describe(view, action, text),
    }
    if notice.kind == "why":
        return {**shown, "broken": explain.why(session, notice.seat, notice.code)}
    return {**shown, "preview": explain.preview(session, notice.seat, action)}


def _trouble(session: Session) -> Json | None:
    trouble, text = session.trouble, session.text
    if trouble is None:
        return None
    return {
        "title": text("table.trouble.title"),
        "text": text("table.trouble.text"),
        "detail": f"{trouble.doing}: {trouble.detail}",
    }


def _outcome(session: Session, outcome: Outcome) -> Json:
    text = session.text
    names = [text.name(seat) for seat in outcome.winners]
    key = "table.won.shared" if len(names) > 1 else "table.won.one"
    return {
        "rule": outcome.rule,
        "title": text(key, names=joined(names, text("table.and"))),
        "scores": list(outcome.scores),
    }


def joined(names: Sequence[str], word: str) -> str:
    """Names in a row: "Ada, Ben and Cleo"."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {word} {names[-1]}"
