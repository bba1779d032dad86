"""The bots: what they are asked, and at what speed they move.

A bot thinks on a thread of its own, so that the page stays alive; its answer counts only when the
match is still the one that it was asked about.
"""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tablelab.core.chance import Chance, Seeded
from tablelab.core.game import Game
from tablelab.players import make
from tablelab_widgets.table.session import Session

LOG = logging.getLogger("tablelab")

BREATH = 0.15
"""Seconds after which bots in a hurry let the page show where they are."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot has to decide; ``version`` is the state of the match that it is about."""

    version: int
    game: Game[Any, Any]
    kind: str
    seat: int
    look: Callable[[], Any]
    legal: Sequence[Any]
    chance: Chance

    def decide(self) -> Any:
        """The bot's choice."""
        player = make(self.kind)
        return player.decide(self.game, self.look, self.legal, self.seat, self.chance)


def question(session: Session) -> Question | None:
    """What the bot whose turn it is has to decide; None while no bot is asked."""
    match, game, seat = session.match, session.game, session.bot
    if match is None or seat is None:
        session.hurry = False
        return None
    state = match.state
    return Question(
        version=session.version,
        game=game,
        kind=session.kinds[seat],
        seat=seat,
        look=lambda: game.view(state, seat),
        legal=match.legal(seat),
        # A stream of its own: what a bot tries must not foresee the dice of the match.
        chance=Seeded(f"bot/{match.start.seed}/{len(match)}"),
    )


def answer(session: Session, asked: Question, action: Any) -> None:
    """Do what the bot decided, unless the match has changed since it was asked."""
    if session.match is None or session.version != asked.version:
        return
    session.match.act(asked.seat, action)
    session.changed()
    session.hurry = session.hurry and session.bot is not None


class Table(Protocol):
    """What moves bots needs from a table."""

    def move_bot(self) -> bool:
        """Let one bot move, if one is asked; whether it did."""
        ...

    def bot_pause(self) -> float | None:
        """Seconds until the next bot may move; None when no bot is asked."""
        ...

    def push(self) -> None:
        """Show the page what has changed."""
        ...


class Driver:
    """Moves the bots of one table on an event loop; without a loop, all at once."""

    def __init__(self, table: Table) -> None:
        # Weak: a timer that is still running must not keep a closed table alive.
        self._table = weakref.ref(table)
        self._timer: asyncio.TimerHandle | None = None
        self._working = False
        try:
            self._loop: asyncio.AbstractEventLoop | None = asyncio.get_running_loop()
        except RuntimeError:
            self._loop = None

    def wake(self) -> None:
        """See whether a bot is to move, now or after its pause. May be called on any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._plan)
        elif table := self._table():
            while table.move_bot():
                pass
            table.push()

    def stop(self) -> None:
        """No bot moves any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _plan(self) -> None:
        table = self._table()
        if table is None or self._loop is None or self._working:
            return
        self.stop()
        pause = table.bot_pause()
        if pause is not None:
            self._timer = self._loop.call_later(pause, self._begin)

    def _begin(self) -> None:
        self._timer = None
        if self._loop is not None and self._table() is not None:
            self._working = True
            work = self._loop.run_in_executor(None, _work, self._table)
            work.add_done_callback(self._shown)

    def _shown(self, work: asyncio.Future[None]) -> None:
        self._working = False
        if not work.cancelled() and (error := work.exception()):
            LOG.error("the bots stopped", exc_info=error)
        if table := self._table():
            table.push()
            self._plan()


def _work(reference: Callable[[], Table | None]) -> None:
    """Move one bot; bots in a hurry move on until a person is asked or the page should breathe."""
    table = reference()
    if table is None:
        return
    end = time.monotonic() + BREATH
    while table.move_bot() and table.bot_pause() == 0 and time.monotonic() < end:
        pass
