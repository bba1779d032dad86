"""What one table remembers: the match, who plays it, and what is being looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tablelab.core.events import Event
from tablelab.core.game import Game
from tablelab.core.match import Entry, Match
from tablelab.core.text import Text
from tablelab.players import KINDS as BOT_KINDS
from tablelab_widgets.boards.base import Board, Shape, Theme
from tablelab_widgets.table import eyes

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
    ``present`` is the person who holds the device, where people have secrets from each other
    (:mod:`.eyes`); ``hides`` keeps whether they have, for a version.
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
    present: int | None = None
    hides: tuple[int, bool] = (-1, False)

    @property
    def text(self) -> Text:
        """Sentences of the game in the table's language, with the players' names."""
        names = self.match.start.names if self.match is not None else ()
        return self.game.text(self.language, names)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people at this screen play."""
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind == HUMAN)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that may act now; none while somebody looks back."""
        if self.match is None or self.cursor is not None:
            return ()
        return self.match.actors.seats

    @property
    def secret(self) -> bool:
        """Whether the people at this screen have secrets from each other."""
        if self.match is None:
            return False
        if self.hides[0] != self.version:
            self.hides = (self.version, eyes.secret(self.match, self.humans))
        return self.hides[1]

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the table is seen; None: only what everybody may know."""
        if self.match is None or not self.humans:
            return None
        return eyes.viewer(self.match, self.humans, self.present, self.secret)

    @property
    def curtain(self) -> int | None:
        """The person to whom the device is to be handed before anything private is shown."""
        if self.match is None:
            return None
        return eyes.curtain(self.match, self.humans, self.present, self.secret)

    @property
    def human(self) -> int | None:
        """The person who may act now, if any; nobody may while looking back."""
        viewer = self.viewer
        return viewer if viewer in self.acting else None

    @property
    def hands(self) -> tuple[int, ...]:
        """All seats for which a person may act now: the one who looks, first, and, where nobody
        has secrets, the others at this screen who may act at the same time."""
        human = self.human
        if human is None:
            return ()
        others = () if self.secret else (seat for seat in self.acting if seat in self.humans)
        return (human, *(seat for seat in others if seat != human))

    @property
    def choices(self) -> tuple[int, ...]:
        """The seats between which people at this screen may switch: those of a team that acts at
        once and whose members hold their own cards."""
        if self.match is None or not self.secret or not eyes.together(self.match):
            return ()
        return tuple(seat for seat in self.match.actors.seats if seat in self.humans)

    @property
    def bots(self) -> tuple[int, ...]:
        """The bots who may act now; bots wait while somebody looks back.

        In a team that plays against time they leave it to the people when the time begins.
        """
        if self.match is None or (
            self.human is not None
            and self.game.info.timed
            and eyes.together(self.match)
            and self.match.actors.deadline is None
        ):
            return ()
        return tuple(seat for seat in self.acting if self.kinds[seat] != HUMAN)

    @property
    def bot(self) -> int | None:
        """The bot for whom everybody waits, if any."""
        return next(iter(self.bots), None) if self.bots == self.acting else None

    @property
    def moment(self) -> int:
        """The number of decisions after which the table is shown."""
        if self.match is None:
            return 0
        return len(self.match) if self.cursor is None else self.cursor

    @property
    def clock(self) -> str:
        """The kind of clock by which the match runs."""
        if self.match is None or not self.match.clock.runs:
            return "off"
        return str(self.match.meta.get("clock", "on"))

    def offered(self) -> dict[str, int]:
        """The codes of all actions that people at this screen may do now, each with its seat.

        What several of them may do is done by the first.
        """
        found: dict[str, int] = {}
        if self.match is not None:
            for seat in self.hands:
                for action in self.match.legal(seat):
                    found.setdefault(self.game.code(action), seat)
        return found

    def tick(self) -> bool:
        """Let the clock act if its time has come; whether it did."""
        if self.match is None or not self.match.tick():
            return False
        self.changed()
        return True

    def changed(self) -> None:
        """The match has changed: what was said about the old position is void."""
        self.version += 1
        self.notice = None
        self.cursor = None
        if self.match is not None:
            self.match.meta = {
                "kinds": list(self.kinds),
                "language": self.language,
                "clock": self.clock,
            }
        over = self.match is not None and self.match.outcome is not None
        if over or self.curtain is not None:
            self.present = None  # the device lies on the table, or is on its way: nobody has it

    def lay(self, match: Match[Any, Any] | None, kinds: Sequence[str]) -> None:
        """Put another match on the table."""
        self.match, self.kinds = match, tuple(kinds)
        self.errors = {}
        self.hurry = False
        self.told = {}
        self.present = None
        self.story += 1
        self.changed()
