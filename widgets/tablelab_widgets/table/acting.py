"""A person does something: it is done, or answered with the rules that forbid it.

What comes up from a page may be late: it is about the position that the page showed. Where one
seat moves at a time, a late click does nothing. Where all act at once, or the clock has just
struck, the others do not stop for anybody: there a click still means what its button said, as long
as the button says the same now, and the rules judge it as they judge any action.
"""

from __future__ import annotations

from tablelab.core.errors import BadCode, IllegalAction
from tablelab_widgets.boards.base import Board
from tablelab_widgets.table.session import Json, Notice, Said, Session


def say(session: Session, key: str) -> None:
    """Answer with a sentence."""
    session.notice = Notice("say", said=Said(key))


def act(session: Session, message: Json, *, ticked: bool = False) -> None:
    """Do the action ``code``, or answer why not. ``ticked``: the clock has just struck."""
    code, match = message.get("code"), session.match
    if match is None or not isinstance(code, str):
        return
    if session.cursor is not None:
        say(session, "table.back.first")
        return
    try:
        action = session.game.parse(code)
    except BadCode:
        say(session, "table.nothing")
        return
    if _late(session, message, code, ticked):
        say(session, "table.late")
        return
    seat = session.offered().get(code)
    if seat is None:
        refuse(session, code)
        return
    try:
        match.act(seat, action)
    except IllegalAction:  # time ran out in this very moment: the clock's entry came first
        session.changed()
        refuse(session, code)
    else:
        session.changed()


def _late(session: Session, message: Json, code: str, ticked: bool) -> bool:
    if message.get("at", session.version) == session.version:
        return False
    if not ticked and len(session.acting) < 2:
        return True
    return message.get("label") != label(session, code)


def label(session: Session, code: str) -> str:
    """What the button of an action says now."""
    match, viewer = session.match, session.viewer
    if match is None:
        return ""
    return session.game.describe(match.view(viewer), session.game.parse(code), session.text)


def refuse(session: Session, code: str) -> None:
    """Say why an action is not possible, as far as the person who looks may know."""
    seat = session.viewer
    if seat is None and not session.secret:
        seat = next(iter(session.humans), None)
    if session.curtain is not None:
        say(session, "table.curtain.first")
    elif seat is None:
        say(session, "table.watching")
    else:
        session.notice = Notice("why", seat, code)


def point(session: Session, board: Board | None, message: Json, *, ticked: bool = False) -> None:
    """Somebody points at a place of the board: the action that it means, or why not.

    ``code`` in the message is what the place meant on the page, None for nothing. A board is
    painted a moment after its buttons: what it has not yet shown is not done.
    """
    offered = session.offered()
    places = board.targets if board else ()
    target = next((place for place in places if place.id == message.get("target")), None)
    if target is None or not target.codes:
        say(session, "table.nothing")
        return
    code = next((code for code in target.codes if code in offered), None)
    if session.cursor is None and message.get("code", code) != code:
        say(session, "table.late")
        return
    act(session, {**message, "code": code or target.codes[0]}, ticked=ticked)
