"""What one table remembers: the match, who plays it, and what is being looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tablelab.core.events import Event
from tablelab.core.game import Game
from tablelab.core.match import Entry, Match
from tablelab.core.text import Text
from tablelab.players import KINDS as BOT_KINDS
from tablelab_widgets.boards.base import Board, Shape, Theme

Json = dict[str, Any]

HUMAN = "human"
"""The kind of seat that a person at this screen plays."""

SEAT_KINDS = (HUMAN, *BOT_KINDS)
"""Who may play a seat."""

SPEEDS = {"slow": 2.0, "normal": 1.0, "fast": 0.3, "instant": 0.0}
"""Seconds between two moves of the bots."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence that is not yet in any language: message key and values."""

    key: str
    data: Mapping[str, object] = field(default_factory=dict)

    def in_words(self, text: Text) -> str:
        """The sentence in the language of ``text``."""
        return text(self.key, **self.data)


@dataclass(frozen=True, slots=True)
class Notice:
    """What the table answers below the turn line.

    ``kind`` is ``"why"`` (an action is refused), ``"hint"`` (an action is recommended) or
    ``"say"``. ``code`` is the action in question, ``seat`` who asked, ``said`` the sentence and
    ``detail`` a technical cause in English.
    """

    kind: str
    seat: int = -1
    code: str = ""
    said: Said | None = None
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Trouble:
    """An exception in a handler: while doing what (a message's kind), and the technical detail."""

    doing: str
    detail: str


class Draw(Protocol):
    """Draws a view: ``tablelab_widgets.boards.get(game_id).draw``."""

    def __call__(
        self, view: Any, text: Text, *, theme: Theme, shape: Shape, last: Sequence[Event] = ()
    ) -> Board:
        """The board of ``view``; ``last`` is what happened just before."""
        ...


@dataclass(slots=True)
class Session:
    """The memory of one table. ``match`` is None while the start panel is open.

    ``cursor`` is the number of decisions after which a person looks back, None for the present.
    ``trunks`` are the matches from which this one was branched. ``version`` counts every change of
    the match, ``story`` every time that another match lies on the table. ``hurry`` lets the bots
    move without a pause until a person is asked. ``told`` keeps entries of the log in words.
    """

    game: Game[Any, Any]
    draw: Draw
    language: str = "en"
    theme: Theme = "light"
    shape: Shape = "wide"
    speed: str = "normal"
    match: Match[Any, Any] | None = None
    kinds: tuple[str, ...] = ()
    cursor: int | None = None
    trunks: list[Match[Any, Any]] = field(default_factory=list)
    notice: Notice | None = None
    trouble: Trouble | None = None
    errors: dict[str, Said] = field(default_factory=dict)
    version: int = 0
    story: int = 0
    hurry: bool = False
    told: dict[tuple[object, ...], tuple[Entry | None, Json]] = field(default_factory=dict)

    @property
    def text(self) -> Text:
        """Sentences of the game in the table's language, with the players' names."""
        names = self.match.start.names if self.match is not None else ()
        return self.game.text(self.language, names)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people at this screen play."""
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind == HUMAN)

    def acting(self, wanted: Callable[[str], bool]) -> int | None:
        """The first seat that may act now and whose kind is ``wanted``."""
        if self.match is None:
            return None
        seats = (seat for seat in self.match.actors.seats if wanted(self.kinds[seat]))
        return next(seats, None)

    @property
    def human(self) -> int | None:
        """The person who may act now, if any; nobody may while looking back."""
        return None if self.cursor is not None else self.acting(lambda kind: kind == HUMAN)

    @property
    def bot(self) -> int | None:
        """The bot who is to act now, if any; bots wait while somebody looks back."""
        return None if self.cursor is not None else self.acting(lambda kind: kind != HUMAN)

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the table is seen: the only person, or the one who may act."""
        humans = self.humans
        return humans[0] if len(humans) == 1 else self.acting(lambda kind: kind == HUMAN)

    @property
    def moment(self) -> int:
        """The number of decisions after which the table is shown."""
        if self.match is None:
            return 0
        return len(self.match) if self.cursor is None else self.cursor

    def changed(self) -> None:
        """The match has changed: what was said about the old position is void."""
        self.version += 1
        self.notice = None
        self.cursor = None
        if self.match is not None:
            self.match.meta = {"kinds": list(self.kinds), "language": self.language}

    def lay(self, match: Match[Any, Any] | None, kinds: Sequence[str]) -> None:
        """Put another match on the table."""
        self.match, self.kinds = match, tuple(kinds)
        self.errors = {}
        self.hurry = False
        self.told = {}
        self.story += 1
        self.changed()
