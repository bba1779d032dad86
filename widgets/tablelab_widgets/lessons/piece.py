"""A piece of a lesson: what stands in one output of a notebook.

A piece is plain Python: it says what the page shows as a list of blocks, and is told what a person
did. Only when a notebook displays it does a widget come into being.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tablelab_widgets.boards.base import Board
from tablelab_widgets.lessons.sight import Json, Look

if TYPE_CHECKING:
    from tablelab_widgets.lessons.lesson import Lesson


class Piece:
    """One thing on a lesson's page; the last expression of a cell shows it.

    ``repr`` is the piece as text: what stands where there is no kernel, and what tests compare.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._watchers: list[Callable[[], None]] = []
        self._widget: Any = None

    # -- what the page shows ------------------------------------------------------------------

    def blocks(self, look: Look) -> list[Json]:
        """What the page shows, from top to bottom."""
        raise NotImplementedError

    def board(self, look: Look) -> Board | None:
        """The board that the block of kind ``board`` shows."""
        return None

    def marked(self) -> frozenset[str]:
        """The ids of places on the board that stand out."""
        return frozenset()

    def chart(self, look: Look) -> Json | None:
        """The figure that the block of kind ``chart`` shows."""
        return None

    def described(self) -> str:
        """The piece as text."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return self.described()

    # -- what a person does -------------------------------------------------------------------

    def handle(self, message: Json) -> None:
        """Take in what a person did; the page is shown anew afterwards. Raises ValueError for a
        message that makes no sense."""

    def pressed(self, name: str) -> None:
        """Press a button of the piece."""
        self.handle({"kind": "press", "id": name})
        self.changed()

    # -- showing ------------------------------------------------------------------------------

    def watch(self, watcher: Callable[[], None]) -> None:
        """Call ``watcher`` whenever the piece has changed."""
        self._watchers.append(watcher)

    def changed(self) -> None:
        """The piece shows something else now."""
        for watcher in tuple(self._watchers):
            watcher()

    def t(self, key: str, /, **data: object) -> str:
        """A sentence in the language of the lesson."""
        return self.lesson.text(key, **data)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        """The widget for a notebook, and the text for where no widget can be."""
        from tablelab_widgets.lessons.widget import PieceWidget

        if self._widget is None:
            self._widget = PieceWidget(self)
        bundle: Any = self._widget._repr_mimebundle_()
        data: dict[str, Any] = dict(bundle[0] if isinstance(bundle, tuple) else bundle or {})
        return {**data, "text/plain": repr(self)}
