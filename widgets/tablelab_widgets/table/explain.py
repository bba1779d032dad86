"""Explaining: what will come of an action, why one is refused, what a good player would do."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

from tablelab.core.chance import Forbidden, Seeded
from tablelab.core.errors import BadOutcome
from tablelab.core.events import Event, EventLog, Violation
from tablelab.core.text import Text
from tablelab.players import make
from tablelab_widgets.table.session import Json, Session

LOG = logging.getLogger("tablelab")

ADVISER = "greedy"
"""The kind of player whose choice a hint shows."""


def sentence(message: Event | Violation, text: Text) -> str:
    """A message in words. A missing text shows its key: one bad line must not end a game."""
    try:
        return text(message.key, **message.data)
    except (KeyError, IndexError, ValueError):
        LOG.exception("no text for %r with %r", message.key, dict(message.data))
        return message.key


def lines(session: Session, events: Iterable[Event]) -> list[Json]:
    """Events as lines of the log: a sentence each, with the id of its rule."""
    text, viewer = session.text, session.viewer
    seen = (event.seen_by(viewer) for event in events)
    return [{"rule": event.rule, "text": sentence(event, text)} for event in seen if event]


def preview(session: Session, seat: int, action: Any) -> Json:
    """What will come of a legal action: events until chance is needed, and points now and then.

    Nothing is foretold in games with hidden information: the true state knows too much.
    """
    match, game = session.match, session.game
    if match is None or game.info.hidden:
        return {"lines": [], "points": [], "lot": False}
    log, state, lot = EventLog(), match.state, False
    before = game.points(state)
    try:
        game.apply(state, seat, action, Forbidden(), log)
    except BadOutcome:
        lot = True
    after = before if lot else game.points(state)
    changes = [
        {"seat": number, "from": sum(old.values()), "to": sum(new.values())}
        for number, (old, new) in enumerate(zip(before, after, strict=True))
        if sum(old.values()) != sum(new.values())
    ]
    return {"lines": lines(session, log), "points": changes, "lot": lot}


def why(session: Session, seat: int, code: str) -> list[Json]:
    """Every rule that the action breaks: its sentence, its rule, and the repair as an action."""
    match, game, text = session.match, session.game, session.text
    if match is None:
        return []
    broken = match.violations(seat, game.parse(code))
    return [
        {
            "rule": violation.rule,
            "text": sentence(violation, text),
            "repair": _repair(session, seat, violation.repair),
        }
        for violation in broken
    ]


def _repair(session: Session, seat: int, code: str | None) -> Json | None:
    match, game, text = session.match, session.game, session.text
    if code is None or match is None:
        return None
    return {"code": code, "label": game.describe(match.view(seat), game.parse(code), text)}


def advice(session: Session, seat: int) -> str | None:
    """The code of the action that the adviser would choose, or None when there is no choice."""
    match, game = session.match, session.game
    if match is None:
        return None
    legal = match.legal(seat)
    if not legal:
        return None
    chance = Seeded(f"advice/{len(match)}")
    return game.code(make(ADVISER).decide(game, lambda: match.view(seat), legal, seat, chance))
