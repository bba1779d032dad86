"""A piece of a lesson as a widget: the same lean anywidget as the table, with other parts."""

from __future__ import annotations

import logging
import threading
from typing import Any

import anywidget
import traitlets

from tablelab_widgets.lessons import blocks
from tablelab_widgets.lessons.piece import Piece
from tablelab_widgets.lessons.sight import Json, Look
from tablelab_widgets.lessons.words import page_words
from tablelab_widgets.table import assets

LOG = logging.getLogger("tablelab")


class PieceWidget(anywidget.AnyWidget):
    """Shows one piece. The page asks for code, plotly.js and pictures that it does not have yet:
    a notebook holds many pieces, and they share all of these."""

    _esm = traitlets.Unicode(assets.loader()).tag(sync=True)
    part = traitlets.Unicode("lesson").tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    snapshot = traitlets.Dict().tag(sync=True)
    board = traitlets.Dict().tag(sync=True)
    chart = traitlets.Dict().tag(sync=True)

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.piece = piece
        self.lock = threading.RLock()
        self._look = Look()
        self._ack = 0
        self._version = 0
        self._trouble: Json | None = None
        self._sprites: dict[str, str] = {}
        self._cited: set[str] = set()
        self.on_msg(self._receive)
        piece.watch(self.push)
        self.push()

    def __repr__(self) -> str:
        """The piece as text."""
        return repr(self.piece)

    # -- from the page ------------------------------------------------------------------------

    def _receive(self, widget: object, message: Any, buffers: list[bytes]) -> None:
        if not isinstance(message, dict):
            message = {}
        kind = str(message.get("kind"))[:40]
        with self.lock:
            if kind == "code":
                self.send({"kind": "code"}, [assets.script().encode()])
                return
            if kind == "plotly":
                packed = bool(message.get("packed"))
                self.send({"kind": "plotly", "packed": packed}, [assets.plotly(packed)])
                return
            if kind == "sprites":
                keys = message.get("keys")
                known = self._sprites if isinstance(keys, list) else {}
                self.send(
                    {"kind": "sprites", "sprites": {k: known[k] for k in keys or () if k in known}}
                )
                return
            self._take(kind, message)
            ack = message.get("seq")
            self._ack = ack if type(ack) is int else self._ack
            self.push()

    def _take(self, kind: str, message: Json) -> None:
        """Do what the page asks; an exception becomes a banner, and nothing is lost."""
        try:
            if kind == "dismiss":
                self._trouble = None
            elif kind in ("ready", "theme", "shape"):
                self._see(message)
            else:
                self._trouble = None
                self.piece.handle(message)
        except Exception as error:
            self._failed(kind, error)

    def _see(self, message: Json) -> None:
        """What the page looks like."""
        theme = message.get("theme") or (
            message.get("value") if message["kind"] == "theme" else None
        )
        shape = message.get("shape") or (
            message.get("value") if message["kind"] == "shape" else None
        )
        self._look = Look(
            "dark" if theme == "dark" else "light" if theme == "light" else self._look.theme,
            "tall" if shape == "tall" else "wide" if shape == "wide" else self._look.shape,
        )

    def _failed(self, doing: str, error: Exception) -> None:
        LOG.error("a lesson failed while handling %r", doing, exc_info=error)
        text = self.piece.lesson.text
        self._trouble = {
            "title": text("table.trouble.title"),
            "text": text("lesson.trouble"),
            "detail": f"{doing}: {type(error).__name__}: {error}"[:300],
        }

    # -- to the page --------------------------------------------------------------------------

    def push(self) -> None:
        """Show the page what has changed; traits that are equal are not sent again."""
        with self.lock:
            made: list[Json] = list(self.snapshot.get("blocks", ()))
            board, chart = self.board, self.chart
            try:
                made = self.piece.blocks(self._look)
                board, chart = self._drawn(made)
            except Exception as error:
                self._failed("page", error)
            self._cited |= blocks.cited(made)
            whole = any(block["kind"] == "card" for block in made)
            with self.hold_sync():
                self.words = page_words(self.piece.lesson, None if whole else self._cited)
                self.board, self.chart = board, chart
                self.snapshot = {
                    "language": self.piece.lesson.language,
                    "blocks": made,
                    "entries": self._version,
                    "trouble": self._trouble,
                    "ack": self._ack,
                }

    def _drawn(self, made: list[Json]) -> tuple[Json, Json]:
        kinds = {block["kind"] for block in made}
        board: Json = {}
        if "board" in kinds and (drawn := self.piece.board(self._look)) is not None:
            self._sprites |= drawn.sprites
            marked = self.piece.marked()
            targets = [
                {
                    "id": target.id,
                    "at": [target.x, target.y, target.w, target.h],
                    "label": target.label,
                    "code": "right" if target.id in marked else None,
                    "via": False,
                }
                for target in drawn.targets
            ]
            board = {"figure": drawn.figure, "targets": targets}
        chart = self.piece.chart(self._look) if "chart" in kinds else None
        return board, chart or {}
