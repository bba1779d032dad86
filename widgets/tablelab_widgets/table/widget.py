"""The table as a widget: one lean anywidget between the page and the controller."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets

from tablelab.core.game import Game
from tablelab.core.match import Match
from tablelab_widgets.table import assets, bots, clocks
from tablelab_widgets.table.controller import Controller
from tablelab_widgets.table.guard import guarded
from tablelab_widgets.table.session import SPEEDS, Draw, Json, Session, Trouble


class Table(anywidget.AnyWidget):
    """A playable table. Make one with :func:`tablelab_widgets.play`.

    The page loads its ``code`` once and draws itself from four traits: ``words`` (fixed words and
    rules), ``snapshot`` (all that changes), ``board`` (a plotly figure with its targets) and
    ``chart`` (the final scoring). What a person does comes up as custom messages. One lock guards
    everything, since messages and bots may come on several threads.
    """

    _esm = traitlets.Unicode(assets.loader()).tag(sync=True)
    code = traitlets.Unicode(assets.script()).tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    snapshot = traitlets.Dict().tag(sync=True)
    board = traitlets.Dict().tag(sync=True)
    chart = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        game: Game[Any, Any],
        draw: Draw,
        *,
        language: str = "en",
        preset: Mapping[str, Any] | None = None,
        keep: bool = True,
    ) -> None:
        super().__init__()
        self.lock = threading.RLock()
        self.controller = Controller(game, draw, language=language, preset=preset, keep=keep)
        self._bots = bots.Driver(self)
        self._pace = bots.Pace()
        self._alarm = clocks.Alarm(self)
        self._ack = 0
        self._awake = False
        self._known: set[str] = set()
        self.on_msg(self._receive)
        self.push()

    def __repr__(self) -> str:
        """The table as text, the same for the same position."""
        with self.lock:
            return self.controller.text_board()

    @property
    def match(self) -> Match[Any, Any] | None:
        """The match on the table, None while the start panel is open."""
        return self.controller.session.match

    def close(self) -> None:
        """Take the table away; no bot moves any more."""
        self._bots.stop()
        self._alarm.stop()
        layout = self.layout
        super().close()
        layout.close()  # it is a widget of its own, which would stay behind

    # -- from the page ------------------------------------------------------------------------

    def _receive(self, widget: object, message: Any, buffers: list[bytes]) -> None:
        """Answer one message of the page; whatever goes wrong becomes a banner."""
        if not isinstance(message, dict):
            message = {}
        kind = str(message.get("kind"))[:40]
        with self.lock:
            with guarded(self.controller.session, kind):
                if kind == "plotly":
                    packed = bool(message.get("packed"))
                    self.send({"kind": "plotly", "packed": packed}, [assets.plotly(packed)])
                elif kind == "sprites":
                    self._send_sprites(message.get("keys"))
                else:
                    for answer in self.controller.handle(message):
                        self.send(answer)
            self._ack = _number(message.get("seq"), self._ack)
            self.push()
        # Bots move only where somebody watches: a notebook that is merely run stays as it was.
        self._awake = True
        self._bots.wake()
        self._alarm.wake()

    def _send_sprites(self, keys: object) -> None:
        board = self.controller.board()
        if board is not None and isinstance(keys, list):
            wanted = {key: board.sprites[key] for key in keys if key in board.sprites}
            self._known |= set(wanted)
            self.send({"kind": "sprites", "sprites": wanted})

    # -- to the page --------------------------------------------------------------------------

    def push(self) -> None:
        """Show the page what has changed; traits that are equal are not sent again."""
        controller, board, chart = self.controller, {}, {}
        with self.lock:
            # A board that cannot be drawn leaves buttons and text, with which the game goes on.
            with guarded(controller.session, "board"):
                board = self._board()
            with guarded(controller.session, "chart"):
                chart = self._chart()
            with guarded(controller.session, "page"), self.hold_sync():
                self.words = controller.words()
                self.snapshot = {**controller.snapshot(), "ack": self._ack}
                self.board, self.chart = board, chart
                return
            self._stumble(controller.session.trouble)

    def _board(self) -> Json:
        """The figure and its targets; sprites that the page has not seen go ahead of it."""
        board = self.controller.board()
        if board is None:
            return {}
        new = {key: uri for key, uri in board.sprites.items() if key not in self._known}
        if new and self._awake:
            self._known |= set(new)
            self.send({"kind": "sprites", "sprites": new})
        return {"figure": board.figure, "targets": self.controller.targets()}

    def _chart(self) -> Json:
        session = self.controller.session
        outcome = session.match.outcome if session.match is not None else None
        if session.match is None or outcome is None:
            return {}
        if not any(outcome.points):
            return {}  # won or lost together: nobody has points
        from tablelab_widgets.charts import scoring  # needed once a game only

        text, domain = session.text, session.game.info.id
        names = [text.name(seat) for seat in range(len(outcome.scores))]

        def label(source: str) -> str:
            return text(f"{domain}.source.{source}")

        return dict(scoring.figure(names, outcome.points, text, session.theme, label))

    def _stumble(self, trouble: Trouble | None) -> None:
        """Not even the snapshot can be had: keep the old one and say so."""
        text = self.controller.session.text
        detail = f"{trouble.doing}: {trouble.detail}" if trouble else ""
        banner = {
            "title": text("table.trouble.title"),
            "text": text("table.trouble.text"),
            "detail": detail,
        }
        self.snapshot = {**self.snapshot, "trouble": banner, "ack": self._ack}

    # -- bots and clock -----------------------------------------------------------------------

    def waits_for_bots(self) -> bool:
        """Whether nobody but bots may act."""
        return self.controller.session.bot is not None

    def move_bot(self) -> bool:
        """Let one bot decide, if one is asked; whether it acted. It thinks outside the lock."""
        session = self.controller.session
        with self.lock:
            asked = self._next_question(session)
            alone = len(session.acting) == 1
        if asked is None:
            return False
        action = asked.legal[0] if alone else None  # what a bot does that fails
        with guarded(session, "bot"):
            action = asked.decide()
        with self.lock, guarded(session, "bot"):
            return bots.answer(session, asked, action)
        return False

    def _next_question(self, session: Session) -> bots.Question | None:
        if len(session.acting) == 1:
            return bots.question(session)
        found = self._pace.next(session, time.monotonic())
        if found is None:
            return None
        self._pace.asked(found[0])
        return bots.question(session, found[0], self._pace.thoughts)

    def bot_pause(self) -> float | None:
        """Seconds until the next bot may move; None when none is asked."""
        session = self.controller.session
        with self.lock:
            if not session.bots:
                return None
            if session.hurry:
                return 0.0
            if len(session.acting) == 1:
                return SPEEDS[session.speed]
            found = self._pace.next(session, time.monotonic())
            return found[1] if found else None

    def time_left(self) -> float | None:
        """Seconds until time is up; None when no clock runs."""
        with self.lock:
            left = self.controller.time_left()
        return None if left is None else left / 1000

    def strike(self) -> None:
        """Let the clock act if its time has come, and show what came of it."""
        with self.lock:
            with guarded(self.controller.session, "clock"):
                self.controller.session.tick()
            self.push()
        self._bots.wake()


def _number(value: object, other: int) -> int:
    return value if type(value) is int else other
