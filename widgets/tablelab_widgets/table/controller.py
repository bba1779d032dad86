"""The controller: a message from the page changes the session, and a new snapshot comes of it.

It knows nothing of widgets and browsers, so that it can be tested without one. Messages are JSON
tables with a ``kind``; what they hold is checked, since a page can send anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tablelab.core.game import Game
from tablelab.core.match import Match
from tablelab_widgets.boards.base import Board
from tablelab_widgets.table import acting, clocks, explain, files, history, settings
from tablelab_widgets.table import snapshot as snapshots
from tablelab_widgets.table.session import Draw, Json, Notice, Session
from tablelab_widgets.table.start import BadForm, Setup, read_form
from tablelab_widgets.table.texts import page_words

Handler = Callable[["Controller", Json], list[Json] | None]


class Controller:
    """One table. ``preset`` holds values for the start panel that were given in Python; with
    ``keep`` the browser keeps the running match."""

    def __init__(
        self,
        game: Game[Any, Any],
        draw: Draw,
        *,
        language: str = "en",
        preset: Mapping[str, Any] | None = None,
        keep: bool = True,
    ) -> None:
        self.session = Session(game, draw, language)
        self.keep = keep
        self.preset = dict(preset or {})
        self._drawn: tuple[object, Board] | None = None
        self._worded: tuple[object, Json] | None = None
        self._ticked = False

    # -- what the page shows ------------------------------------------------------------------

    def snapshot(self) -> Json:
        """Everything on the page except words, board and chart."""
        return snapshots.snapshot(self.session, self.preset)

    def words(self) -> Json:
        """The fixed words and the rulebook; changes only with language and match."""
        key = (self.session.language, self.session.story)
        if self._worded is None or self._worded[0] != key:
            self._worded = (key, page_words(self.session))
        return self._worded[1]

    def board(self) -> Board | None:
        """The board at the moment shown; drawn again only when something on it has changed."""
        session = self.session
        match = session.match
        if match is None:
            return None
        viewer = session.viewer
        look = (session.language, session.theme, session.shape)
        key = (session.version, session.cursor, viewer, look)
        if self._drawn is None or self._drawn[0] != key:
            index = session.moment
            events = match.entries[index - 1].events if index else match.opening
            seen = (event.seen_by(viewer) for event in events)
            board = session.draw(
                match.view(viewer, index),
                session.text,
                theme=session.theme,
                shape=session.shape,
                last=tuple(event for event in seen if event is not None),
            )
            self._drawn = (key, board)
        return self._drawn[1]

    def targets(self) -> list[Json]:
        """The places on the board that can be pointed at, with the action a legal one means."""
        board, offered = self.board(), self.session.offered()
        if board is None:
            return []
        return [
            {
                "id": target.id,
                "at": [target.x, target.y, target.w, target.h],
                "label": target.label,
                "code": next((code for code in target.codes if code in offered), None),
                "via": target.via,
            }
            for target in board.targets
        ]

    def time_left(self) -> int | None:
        """Real milliseconds until time is up; None when no clock runs."""
        match = self.session.match
        return None if match is None else clocks.left(match, self.session.clock)

    def text_board(self) -> str:
        """The table as text: the same position gives the same text."""
        session = self.session
        if session.match is None:
            title = session.game.info.title[session.language]
            return f"{title}: {session.text('table.form.title')}"
        return session.game.board_text(
            session.match.view(session.viewer, session.moment), session.text
        )

    # -- what the page says -------------------------------------------------------------------

    def handle(self, message: Json) -> list[Json]:
        """Do what the page asks; the messages that go straight back, besides a new snapshot."""
        handler = _HANDLERS.get(str(message.get("kind")))
        if handler is None:
            raise ValueError(f"no message kind {message.get('kind')!r}")
        # Whatever comes in is judged after the clock, which may have struck since it was sent.
        self._ticked = self.session.tick()
        return handler(self, message) or []

    def begin(self, setup: Setup) -> None:
        """Start a new match."""
        session = self.session
        session.language = setup.language
        match = Match.new(
            session.game,
            len(setup.names),
            setup.options,
            seed=setup.seed,
            names=setup.names,
            clock=clocks.make(setup.clock),
        )
        match.meta["clock"] = setup.clock
        session.trunks.clear()
        session.lay(match, setup.kinds)

    def show(self, match: Match[Any, Any], kinds: tuple[str, ...]) -> None:
        """Put a match that was made in Python on the table."""
        self.session.trunks.clear()
        self.session.lay(match, kinds)

    def _act(self, message: Json) -> None:
        acting.act(self.session, message, ticked=self._ticked)

    def _point(self, message: Json) -> None:
        acting.point(self.session, self.board(), message, ticked=self._ticked)

    def _seat(self, message: Json) -> None:
        """Somebody says who they are: the curtain rises, or another hand is taken up."""
        session, seat = self.session, message.get("value")
        if type(seat) is int and (seat == session.curtain or seat in session.choices):
            session.present = seat
            session.notice = None

    def _clock(self, message: Json) -> list[Json]:
        """A page asks how much time is left; it counts down by itself."""
        session, left = self.session, self.time_left()
        if session.match is None or left is None:
            return [{"kind": "clock", "gen": "", "left": None, "total": 0}]
        gen, total = snapshots.generation(session), clocks.whole(session.match, session.clock)
        return [{"kind": "clock", "gen": gen, "left": left, "total": total}]

    def _start(self, message: Json) -> None:
        session = self.session
        try:
            self.begin(read_form(message, session.game, session.language))
        except BadForm as refused:
            session.errors = refused.errors

    def _new(self, message: Json) -> None:
        session = self.session
        session.trunks.clear()
        session.lay(None, ())

    def _undo(self, message: Json) -> None:
        history.undo(self.session)

    def _redo(self, message: Json) -> None:
        history.redo(self.session)

    def _seek(self, message: Json) -> None:
        history.seek(self.session, message.get("index"))

    def _branch(self, message: Json) -> None:
        if history.branch(self.session):
            acting.say(self.session, "table.branch.done")

    def _leave(self, message: Json) -> None:
        history.leave_branch(self.session)

    def _save(self, message: Json) -> list[Json]:
        session = self.session
        if session.game.info.hidden:
            acting.say(session, "table.save.all")
        return [{"kind": "file", "name": files.file_name(session), "text": files.write(session)}]

    def _autosave(self, message: Json) -> list[Json]:
        saved = files.autosave(self.session) if self.keep else None
        return [{"kind": "autosave", "game": self.session.game.info.id, "saved": saved}]

    def _open(self, message: Json) -> None:
        session = self.session
        try:
            opened = files.read(message.get("text"), session)
        except files.NotOpened as refused:
            session.notice = Notice("say", said=refused.said, detail=refused.detail)
            return
        session.language = opened.language or session.language
        session.trunks.clear()
        session.lay(opened.match, opened.kinds)
        session.notice = Notice("say", said=opened.said)

    def _hint(self, message: Json) -> None:
        session = self.session
        seat = session.human
        code = explain.advice(session, seat) if seat is not None else None
        if seat is not None and code is not None:
            session.notice = Notice("hint", seat, code)
        else:
            acting.say(session, "table.hint.none" if seat is None else "table.hint.wait")

    def _dismiss(self, message: Json) -> None:
        self.session.notice = None
        self.session.trouble = None

    def _set(self, message: Json) -> None:
        settings.choose(self.session, str(message["kind"]), message.get("value"))

    def _skip(self, message: Json) -> None:
        self.session.hurry = self.session.bot is not None

    def _ready(self, message: Json) -> None:
        """A page shows the table: what it looks like there."""
        for setting in ("theme", "shape", "language"):
            settings.choose(self.session, setting, message.get(setting))

    def _log(self, message: Json) -> list[Json]:
        first, stop = message.get("from"), message.get("to")
        if type(first) is not int or type(stop) is not int:
            return []
        entries = snapshots.log(self.session, first, stop)
        return [{"kind": "log", "key": snapshots.story_key(self.session), "entries": entries}]


_HANDLERS: dict[str, Handler] = {
    "act": Controller._act,
    "point": Controller._point,
    "start": Controller._start,
    "new": Controller._new,
    "undo": Controller._undo,
    "redo": Controller._redo,
    "seek": Controller._seek,
    "branch": Controller._branch,
    "leave": Controller._leave,
    "save": Controller._save,
    "autosave": Controller._autosave,
    "open": Controller._open,
    "hint": Controller._hint,
    "dismiss": Controller._dismiss,
    "language": Controller._set,
    "theme": Controller._set,
    "shape": Controller._set,
    "speed": Controller._set,
    "skip": Controller._skip,
    "seat": Controller._seat,
    "clock": Controller._clock,
    "log": Controller._log,
    "ready": Controller._ready,
}
