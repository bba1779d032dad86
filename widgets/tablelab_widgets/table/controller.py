"""The controller: a message from the page changes the session, and a new snapshot comes of it.

It knows nothing of widgets and browsers, so that it can be tested without one. Messages are JSON
tables with a ``kind``; what they hold is checked, since a page can send anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tablelab.core.errors import BadCode
from tablelab.core.game import Game
from tablelab.core.match import Match
from tablelab_widgets.boards.base import Board
from tablelab_widgets.table import explain, files, history, settings
from tablelab_widgets.table import snapshot as snapshots
from tablelab_widgets.table.session import Draw, Json, Notice, Said, Session
from tablelab_widgets.table.start import BadForm, Setup, read_form
from tablelab_widgets.table.texts import page_words

Handler = Callable[["Controller", Json], list[Json] | None]


class Controller:
    """One table. ``preset`` holds values for the start panel that were given in Python."""

    def __init__(
        self,
        game: Game[Any, Any],
        draw: Draw,
        *,
        language: str = "en",
        preset: Mapping[str, Any] | None = None,
    ) -> None:
        self.session = Session(game, draw, language)
        self.preset = dict(preset or {})
        self._drawn: tuple[object, Board] | None = None
        self._worded: tuple[object, Json] | None = None

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
        key = (session.version, session.cursor, session.language, session.theme, session.shape)
        if self._drawn is None or self._drawn[0] != key:
            index = session.moment
            last = match.entries[index - 1].events if index else match.opening
            board = session.draw(
                match.view(session.viewer, index),
                session.text,
                theme=session.theme,
                shape=session.shape,
                last=last,
            )
            self._drawn = (key, board)
        return self._drawn[1]

    def targets(self) -> list[Json]:
        """The places on the board that can be pointed at, with the action a legal one means."""
        board, legal = self.board(), self._legal()
        if board is None:
            return []
        return [
            {
                "id": target.id,
                "at": [target.x, target.y, target.w, target.h],
                "label": target.label,
                "code": next((code for code in target.codes if code in legal), None),
            }
            for target in board.targets
        ]

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
        )
        session.trunks.clear()
        session.lay(match, setup.kinds)

    def show(self, match: Match[Any, Any], kinds: tuple[str, ...]) -> None:
        """Put a match that was made in Python on the table."""
        self.session.trunks.clear()
        self.session.lay(match, kinds)

    def _legal(self) -> set[str]:
        session = self.session
        seat = session.human
        if session.match is None or seat is None:
            return set()
        return {session.game.code(action) for action in session.match.legal(seat)}

    def _act(self, message: Json) -> None:
        """Do the action ``code``, or answer why not."""
        session = self.session
        code, match = message.get("code"), session.match
        if match is None or not isinstance(code, str):
            return
        if session.cursor is not None:
            self._say("table.back.first")
            return
        if "at" in message and message["at"] != session.version:
            self._say("table.late")
            return
        try:
            action = session.game.parse(code)
        except BadCode:
            self._say("table.nothing")
            return
        seat = session.human
        if seat is not None and code in self._legal():
            match.act(seat, action)
            session.changed()
        else:
            self._refuse(code)

    def _refuse(self, code: str) -> None:
        session = self.session
        asker = next(iter(session.humans), None)
        seat = session.human if session.human is not None else asker
        if seat is None:
            self._say("table.watching")
        else:
            session.notice = Notice("why", seat, code)

    def _point(self, message: Json) -> None:
        """Somebody points at a place of the board: the action that it means, or why not."""
        board, legal = self.board(), self._legal()
        places = board.targets if board else ()
        target = next((place for place in places if place.id == message.get("target")), None)
        if target is None or not target.codes:
            self._say("table.nothing")
            return
        code = next((code for code in target.codes if code in legal), target.codes[0])
        self._act({**message, "code": code})

    def _say(self, key: str) -> None:
        self.session.notice = Notice("say", said=Said(key))

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
            self._say("table.branch.done")

    def _leave(self, message: Json) -> None:
        history.leave_branch(self.session)

    def _save(self, message: Json) -> list[Json]:
        name = files.file_name(self.session)
        return [{"kind": "file", "name": name, "text": files.write(self.session)}]

    def _autosave(self, message: Json) -> list[Json]:
        session = self.session
        if session.match is None:
            return []
        names = [session.text.name(seat) for seat in range(session.match.start.seats)]
        saved = {"text": files.write(session), "entries": len(session.match), "names": names}
        return [{"kind": "autosave", "game": session.game.info.id, "saved": saved}]

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
            self._say("table.hint.none")

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
    "log": Controller._log,
    "ready": Controller._ready,
}
