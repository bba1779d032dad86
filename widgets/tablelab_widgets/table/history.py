"""Going back: what a person can take back, do again, and branch from.

Taken back is only what has told nobody anything. A die, a card drawn, a private message are told
by the entry itself. In a game with hidden hands there is more: a card that is laid open has been
seen. So there an entry stays when it changed what any seat knows beyond the onlookers (a card left
a hand, came into one, or hands were taken up or laid down). And while a clock runs nothing is taken
back, since time is not.
"""

from __future__ import annotations

from tablelab.core.game import CLOCK
from tablelab_widgets.table import eyes
from tablelab_widgets.table.session import HUMAN, Said, Session


def undo_steps(session: Session) -> int | Said:
    """How many decisions one undo takes back, or why it takes back none.

    It goes back through the bots' moves to the last decision of a person, unless somebody has
    learned something since that cannot be unlearned.
    """
    match = session.match
    if match is None or not len(match):
        return Said("table.undo.nothing")
    if match.clock.runs and match.actors.deadline is not None:
        return Said("table.undo.clock")
    for steps, entry in enumerate(reversed(match.entries), start=1):
        if entry.informs or eyes.discloses(match, len(match) - steps):
            return Said("table.undo.informed")
        if entry.seat != CLOCK and session.kinds[entry.seat] == HUMAN:
            return steps
    return Said("table.undo.nobody")


def undo(session: Session) -> bool:
    """Take back to the last decision of a person; False when that is not possible."""
    steps = undo_steps(session)
    if isinstance(steps, Said) or session.match is None:
        return False
    for _ in range(steps):
        session.match.undo()
    session.changed()
    return True


def redo(session: Session) -> bool:
    """Do again what one undo took back: up to where a person is asked again."""
    match = session.match
    if match is None or not match.can_redo:
        return False
    while match.can_redo:
        match.redo()
        session.changed()
        if session.human is not None or session.curtain is not None:
            break
    return True


def branch(session: Session) -> bool:
    """Go on from the moment that is looked at, in a match of its own that is marked as a branch."""
    match, index = session.match, session.cursor
    if match is None or index is None:
        return False
    session.trunks.append(match)
    session.lay(match.branch(index), session.kinds)
    return True


def leave_branch(session: Session) -> bool:
    """Go back to the match from which this one was branched."""
    if not session.trunks:
        return False
    session.lay(session.trunks.pop(), session.kinds)
    return True


def seek(session: Session, index: object) -> None:
    """Look at the moment after ``index`` decisions; the last one is the present."""
    match = session.match
    if match is None or type(index) is not int:
        return
    index = min(max(index, 0), len(match))
    session.cursor = None if index == len(match) else index
    session.notice = None
