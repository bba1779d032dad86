"""The bots: what they are asked, and at what speed they move.

A bot thinks on a thread of its own, so that the page stays alive; its answer counts only when the
match is still the one that it was asked about. Where one seat moves at a time, bots move at the
speed that the people at the table have chosen. Where all act at once each bot decides whenever it
has thought long enough, and may also decide to wait.
"""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tablelab.core.chance import Chance, Seeded
from tablelab.core.game import Game
from tablelab.players import look, make, talks
from tablelab_widgets.table.clocks import PACES
from tablelab_widgets.table.session import SPEEDS, Session

LOG = logging.getLogger("tablelab")

BREATH = 0.15
"""Seconds after which bots in a hurry let the page show where they are."""

PATIENCE = 100
"""When bots have waited for each other so many times in a row, they are left alone."""

SHORTEST = 0.2
"""Seconds that a bot thinks at least where all act at once: people want to have their say, too."""

UNHURRIED = 3.0
"""So much faster than in real time bots decide where no clock runs: people only wait for them."""


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
        """The bot's choice; None when it waits for others."""
        player = make(self.kind)
        return player.decide(self.game, self.look, self.legal, self.seat, self.chance)


def question(
    session: Session, seat: int | None = None, thought: int | None = None
) -> Question | None:
    """What a bot has to decide, the first who may if no other is named; None while none may.

    ``thought`` counts the decisions of bots who may also wait, so that they draw new lots.
    """
    match, game = session.match, session.game
    seat = next(iter(session.bots), None) if seat is None else seat
    if match is None or seat not in session.bots:
        session.hurry = False
        return None
    legal = match.legal(seat)
    if not legal:
        return None
    # In a team bots that can talk tell each other what they see; people hold their cards hidden.
    team = session.bots if len(session.bots) > 1 else ()
    talkers = [other for other in team if talks(game, session.kinds[other])]
    lots = f"bot/{match.start.seed}/{len(match)}"
    return Question(
        version=session.version,
        game=game,
        kind=session.kinds[seat],
        seat=seat,
        look=look(game, match.state, seat, talkers),
        legal=legal,
        # A stream of its own: what a bot tries must not foresee the dice of the match.
        chance=Seeded(lots if thought is None else f"{lots}/{seat}/{thought}"),
    )


def answer(session: Session, asked: Question, action: Any) -> bool:
    """Do what the bot decided, unless the match has changed since it was asked; whether it did."""
    if session.match is None or session.tick() or session.version != asked.version:
        return False
    if action is None:
        return False
    # Where all act at once the bots' moves must not take away what a person has just been told.
    told = session.notice if len(session.acting) > 1 else None
    session.match.act(asked.seat, action)
    session.changed()
    session.notice = told
    session.hurry = session.hurry and session.bot is not None
    return True


@dataclass(slots=True)
class Pace:
    """When each bot decides, where all act at once.

    ``ready`` holds the moment of each bot's next decision and ``decided`` that of its last one,
    from which it thinks on: so all get their turn even where bots are not kept waiting.
    """

    ready: dict[int, float] = field(default_factory=dict)
    decided: dict[int, float] = field(default_factory=dict)
    story: int = -1
    thoughts: int = 0

    def next(self, session: Session, now: float) -> tuple[int, float] | None:
        """The bot that decides next, and the seconds until then; None when none is to."""
        if session.story != self.story:
            self.story, self.ready, self.decided = session.story, {}, {}
        if session.match is None or not session.bots:
            return None
        for seat in session.bots:
            if seat not in self.ready:
                start = max(now, self.decided.get(seat, now))
                self.ready[seat] = start + self._thinks(session, seat)
        seat = min(session.bots, key=lambda each: (self.ready[each], each))
        return seat, max(0.0, self.ready[seat] - now)

    def asked(self, seat: int) -> None:
        """The bot has decided and begins to think anew."""
        self.decided[seat] = self.ready.pop(seat, 0.0)

    def _thinks(self, session: Session, seat: int) -> float:
        self.thoughts += 1
        chance = Seeded(f"thinking/{session.story}/{seat}/{self.thoughts}")
        thought = make(session.kinds[seat]).thinking.time(chance) / 1000
        # The clock of a slow classroom gives bots more time to think, too.
        pace = PACES[session.clock] or UNHURRIED
        return max(SHORTEST, thought * SPEEDS[session.speed] / pace)


class Table(Protocol):
    """What moves bots needs from a table."""

    def waits_for_bots(self) -> bool:
        """Whether nobody but bots may act."""
        ...

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
        self._over = False
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
            waits = 0
            while table.waits_for_bots() and waits < PATIENCE:
                waits = 0 if table.move_bot() else waits + 1
            table.push()

    def stop(self) -> None:
        """No bot moves any more; one that is thinking is not asked again."""
        self._over = True
        self._cancel()

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _plan(self) -> None:
        table = self._table()
        if table is None or self._loop is None or self._working or self._over:
            return
        self._cancel()
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
        if not self._over and (table := self._table()):
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
