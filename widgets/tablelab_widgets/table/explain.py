"""Explaining: what will come of an action, why one is refused, what a good player would do."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from tablelab.core.chance import Forbidden, Seeded
from tablelab.core.errors import BadOutcome
from tablelab.core.events import Event, EventLog, Violation
from tablelab.core.text import Text
from tablelab.players import make
from tablelab_widgets.table.session import Json, Session

GUESSES = 3
"""In so many positions an action is tried where the true one is not known."""

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


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of an action that was tried: events, points before and after, and whether it came
    to something that chance decides."""

    events: tuple[Event, ...]
    before: tuple[Mapping[str, int], ...]
    after: tuple[Mapping[str, int], ...]
    lot: bool


def positions(session: Session) -> list[Any]:
    """Positions as the true one may be, for all that the viewer knows.

    Where nothing is hidden there is one. Else there are :data:`GUESSES`, in which what is hidden
    from the viewer is dealt anew: the true state is not among them, so nothing can leak from it.
    """
    match, game = session.match, session.game
    if match is None:
        return []
    if not game.info.hidden:
        return [match.state]
    view, lots = match.view(session.viewer), f"guess/{len(match)}"
    return [game.sample(view, Seeded(f"{lots}/{guess}")) for guess in range(GUESSES)]


def preview(session: Session, seat: int, action: Any, states: Sequence[Any] | None = None) -> Json:
    """What will come of a legal action: events until chance is needed, and points now and then.

    Shown is what comes of it in all ``states`` (:func:`positions`); ``unsure`` says that it goes on
    differently, depending on what the viewer cannot know.
    """
    trials = [
        _tried(session, seat, action, state.clone())
        for state in (positions(session) if states is None else states)
    ]
    if not trials:
        return {"lines": [], "points": [], "lot": False, "unsure": False}
    first, *others = trials
    certain = first.events
    for other in others:
        certain = _common(certain, other.events)
    unsure = any(trial != first for trial in others)
    changes = [
        {"seat": number, "from": sum(old.values()), "to": sum(new.values())}
        for number, (old, new) in enumerate(zip(first.before, first.after, strict=True))
        if sum(old.values()) != sum(new.values())
    ]
    return {
        "lines": lines(session, certain),
        "points": [] if unsure else changes,
        "lot": first.lot and not unsure,
        "unsure": unsure,
    }


def _tried(session: Session, seat: int, action: Any, state: Any) -> Trial:
    game, log, lot = session.game, EventLog(), False
    if session.match is not None:
        game.stamp(state, session.match.clock.now())
    before = game.points(state)
    try:
        game.apply(state, seat, action, Forbidden(), log)
    except BadOutcome:
        lot = True
    viewer = session.viewer
    seen = (event.seen_by(viewer) for event in log)
    events = tuple(event for event in seen if event is not None)
    return Trial(events, before, before if lot else game.points(state), lot)


def _common(one: tuple[Event, ...], other: tuple[Event, ...]) -> tuple[Event, ...]:
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return tuple(event for event, _ in pairs)


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
    """The code of the action that the adviser would choose, who knows what the seat knows; None
    when there is no choice, or when it would wait for others."""
    match, game = session.match, session.game
    if match is None:
        return None
    legal = match.legal(seat)
    if not legal:
        return None
    chance = Seeded(f"advice/{len(match)}")
    chosen = make(ADVISER).decide(game, lambda: match.view(seat), legal, seat, chance)
    return None if chosen is None else game.code(chosen)
