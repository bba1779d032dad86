"""What the page shows, as JSON: a pure function of the session.

In a game with secrets all of it is made from one viewer's view and from events as that viewer may
know them; see :mod:`.eyes` for who that is. The true state is not asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablelab.core.chance import Seeded
from tablelab.core.game import CLOCK, Outcome
from tablelab.core.match import Match
from tablelab_widgets import panels
from tablelab_widgets.table import explain, groups, history
from tablelab_widgets.table.guard import guarded
from tablelab_widgets.table.session import Json, Said, Session
from tablelab_widgets.table.start import form

TAIL = 12
"""Decisions at the end of the log that every snapshot brings; the page asks for older ones."""


def snapshot(session: Session, preset: Mapping[str, Any]) -> Json:
    """Everything on the page except words, board and chart."""
    # First, so that trouble with it is told at once.
    playing = {} if session.match is None else _playing(session, session.match)
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
    return {**common, **playing}


def _playing(session: Session, match: Match[Any, Any]) -> Json:
    game, text, index = session.game, session.text, session.moment
    view = match.view(session.viewer, index)
    outcome = match.outcome
    offered = actions(session)
    return {
        "phase": "over" if outcome else "play",
        "entries": len(match),
        "cursor": session.cursor,
        "version": session.version,
        "prompt": game.prompt(view, text),
        "seats": seats(session, match, outcome),
        "turn": turn(session),
        "clock": _clock(session),
        "curtain": _curtain(session),
        "choices": list(session.choices),
        "secret": game.info.hidden,
        "actions": offered,
        "groups": groups.groups(offered, text),
        "panels": _panels(session, view),
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


def _panels(session: Session, view: Any) -> list[Json]:
    """What the game shows beside its board. The game goes on without it."""
    with guarded(session, "panels"):
        return [panel.plain() for panel in panels.of(session.game.info.id, view, session.text)]
    return []


def story_key(session: Session) -> str:
    """Changes when lines of the log that the page already has are no longer right."""
    viewer = session.viewer if session.game.info.hidden else None
    return f"{session.story}-{session.language}-{viewer}"


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
        "name": _author(session, entry.seat) if entry is not None else "",
        "lines": explain.lines(session, entry.events if entry else match.opening),
    }
    session.told[key] = (entry, told)
    return told


def _author(session: Session, seat: int) -> str:
    return session.text("table.clock") if seat == CLOCK else session.text.name(seat)


def seats(session: Session, match: Match[Any, Any], outcome: Outcome | None) -> list[Json]:
    """Each seat: who it is, whose turn it is, and its points at the moment shown, by source."""
    game, text = session.game, session.text
    acting = game.actors(match.state_at(session.moment)).seats
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
        for seat, points in enumerate(_points(session, match))
    ]


def _points(session: Session, match: Match[Any, Any]) -> Sequence[Mapping[str, int]]:
    """The points of each seat by source, as far as the viewer knows them: those that are the same
    in all positions that the viewer may take for the true one."""
    game = session.game
    if not game.info.hidden:
        return game.points(match.state_at(session.moment))
    view = match.view(session.viewer, session.moment)
    one, other = (game.points(game.sample(view, Seeded(f"points/{n}"))) for n in range(2))
    return [
        {source: n for source, n in mine.items() if another[source] == n}
        for mine, another in zip(one, other, strict=True)
    ]


def turn(session: Session) -> Json:
    """Who may act, and whether a person at this screen may."""
    match = session.match
    return {
        "seats": list(match.actors.seats) if match is not None else [],
        "human": session.human,
        "waiting": _waiting(session),
    }


def generation(session: Session) -> str:
    """Names the deadline that runs; a message about another one comes too late."""
    deadline = session.match.actors.deadline if session.match is not None else None
    return f"{session.story}-{deadline}"


def _clock(session: Session) -> Json | None:
    """The deadline that runs. How much time is left the page asks when it begins to count: a value
    in here would be wrong for every page that comes later."""
    match = session.match
    if match is None or not match.clock.runs or match.actors.deadline is None:
        return None
    return {"gen": generation(session), "kind": session.clock}


def _curtain(session: Session) -> Json | None:
    """To whom the device is to be handed."""
    seat = session.curtain
    if seat is None:
        return None
    text = session.text
    return {
        "seat": seat,
        "title": text("table.curtain.title", seat=seat),
        "lift": text("table.curtain.lift", seat=seat),
    }


def _waiting(session: Session) -> str:
    bot = session.bot
    if bot is None:
        return ""
    return session.text("table.thinking", seat=bot)


def actions(session: Session) -> list[Json]:
    """All legal actions of the people who may act, each with its seat, its label and what will
    come of it."""
    match = session.match
    offered = session.offered()
    if match is None or not offered:
        return []
    game, text, view = session.game, session.text, match.view(session.viewer)
    states = explain.positions(session)
    notes = _notes(session, view)
    found = []
    for code, seat in offered.items():
        action = game.parse(code)
        found.append(
            {
                "code": code,
                "seat": seat,
                "label": game.describe(view, action, text),
                "note": notes.get(code, ""),
                "preview": explain.preview(session, seat, action, states),
            }
        )
    return found


def _notes(session: Session, view: Any) -> Mapping[str, str]:
    """What stands below the numbers on the buttons of amounts. The game goes on without it."""
    with guarded(session, "panels"):
        return panels.notes(session.game.info.id, view)
    return {}


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
    if session.secret and notice.seat != session.viewer:
        return None  # it was for somebody else's eyes
    action = session.game.parse(notice.code)
    view = match.view(notice.seat)
    shown: Json = {
        "kind": notice.kind,
        "code": notice.code,
        "title": session.game.describe(view, action, text),
    }
    if notice.kind == "why":
        broken = explain.why(session, notice.seat, notice.code)
        return {**shown, "broken": broken} if broken else None  # it has become possible
    if notice.code not in session.offered():
        return None  # others have done it, or gone on
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
    if outcome.won is not None:
        title = text("table.won.together" if outcome.won else "table.lost.together")
    else:
        key = "table.won.shared" if len(names) > 1 else "table.won.one"
        title = text(key, names=joined(names, text("table.and")))
    return {
        "rule": outcome.rule,
        "won": outcome.won,
        "title": title,
        "scores": list(outcome.scores),
    }


def joined(names: Sequence[str], word: str) -> str:
    """Names in a row: "Ada, Ben and Cleo"."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {word} {names[-1]}"
