"""No exception is lost: each becomes a banner that says what happened, and the game goes on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from tablelab_widgets.table.session import Session, Trouble

LOG = logging.getLogger("tablelab")

LONGEST_DETAIL = 300
"""Characters of an exception's text that the banner shows."""


@contextmanager
def guarded(session: Session, doing: str) -> Iterator[None]:
    """Run a handler; an exception becomes the session's trouble and goes to the log."""
    try:
        yield
    except Exception as error:
        LOG.exception("the table failed while handling %r", doing)
        detail = type(error).__name__
        if not session.game.info.hidden:  # the text of an exception may name a hidden card
            detail = f"{detail}: {error}"
        session.trouble = Trouble(doing, detail[:LONGEST_DETAIL])
