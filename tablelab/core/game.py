"""The contract that a game fulfils.

A game is an object without state; a state is plain data without a game. The rules live in the
methods of the one and change the other. Everything that is the same for all games (playing,
undoing, saving, testing, drawing a table) stands on this contract alone.
"""

from __future__ import annotations

import hashlib
import json
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from tablelab.core.chance import Chance
from tablelab.core.errors import BadOption
from tablelab.core.events import Emit, Violation, silent
from tablelab.core.rulebook import Rulebook
from tablelab.core.text import Text

CLOCK = -1
"""The "seat" of entries that the clock makes, not a player."""

Options = Mapping[str, object]
"""Chosen values by option id."""


class StateLike(Protocol):
    """What a state must offer."""

    def clone(self) -> Self:
        """An independent copy."""
        ...

    def plain(self) -> dict[str, Any]:
        """The whole state as canonical JSON data: lists, texts, numbers, no sets."""
        ...


S = TypeVar("S", bound=StateLike)
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Option:
    """One switch of the rules. ``values`` are its choices, the first is the default.

    ``rule`` is the rule that it switches; ``source`` is where the default comes from.
    Texts: ``<domain>.option.<id>`` and ``<domain>.option.<id>.<value>``.
    """

    id: str
    values: tuple[str, ...]
    rule: str
    source: str

    @property
    def default(self) -> str:
        """The value that holds when nothing else is said."""
        return self.values[0]


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a game is, for people who choose one. ``title`` and ``summary`` are by language.

    ``seats`` are the numbers of players that it can be played by, ``minutes`` is about how long
    that takes. In a ``cooperative`` game all win or lose together, in a ``timed`` one there are
    deadlines, in a ``hidden`` one some know what others do not. ``rules_version`` counts up when
    matches that were saved before can no longer be played again.
    """

    id: str
    title: Mapping[str, str]
    summary: Mapping[str, str]
    designer: str
    publisher: str
    year: int
    seats: tuple[int, ...]
    minutes: int
    options: tuple[Option, ...]
    cooperative: bool = False
    timed: bool = False
    hidden: bool = False
    rules_version: int = 1


@dataclass(frozen=True, slots=True)
class Actors:
    """Who may act now. ``seats`` is empty when the game is over.

    ``deadline`` is the moment at which time is up, in milliseconds of the match's clock.
    """

    seats: tuple[int, ...]
    deadline: int | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the rule that ended it, who won, and with what.

    ``points`` has one mapping a seat, from the source of points to their number; ``scores`` are
    their sums. A cooperative game has ``won`` and no scores.
    """

    rule: str
    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()
    points: tuple[Mapping[str, int], ...] = ()
    won: bool | None = None


class Game(ABC, Generic[S, A]):
    """One game. All methods are pure except that ``apply`` changes the state it is given."""

    info: GameInfo
    rulebook: Rulebook

    # -- playing ------------------------------------------------------------------------------

    @abstractmethod
    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> S:
        """The first position. ``options`` must be complete (see :meth:`complete_options`)."""

    @abstractmethod
    def actors(self, state: S) -> Actors:
        """Which seats may act now, and whether a clock runs."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Sequence[A]:
        """All legal actions of ``seat``, in a stable order; empty when it may not act."""

    @abstractmethod
    def violations(self, state: S, seat: int, action: A) -> list[Violation]:
        """Every rule that ``action`` breaks, in rule order; empty exactly when it is legal."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: A, chance: Chance, emit: Emit = silent) -> None:
        """Change ``state`` by a legal action. Nothing is checked here; a Match checks."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game goes on."""

    def stamp(self, state: S, ms: int) -> None:
        """Tell a timed game's state what time it is, before each action; others ignore it."""

    # -- knowing ------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Any:
        """What ``seat`` (None: an onlooker) may know, built up from nothing."""

    @abstractmethod
    def sample(self, view: Any, chance: Chance) -> S:
        """A full state that is consistent with ``view``."""

    # -- codes and accounts -------------------------------------------------------------------

    @abstractmethod
    def code(self, action: A) -> str:
        """The canonical code of an action, such as ``sail:7``."""

    @abstractmethod
    def parse(self, code: str) -> A:
        """The action of a code; raises :class:`~tablelab.core.errors.BadCode`."""

    @abstractmethod
    def candidates(self, state: S, seat: int) -> Iterable[A]:
        """All actions that a person at the table could point at, legal or not."""

    def plain(self, state: S) -> dict[str, Any]:
        """The whole state as canonical JSON data."""
        return state.plain()

    @abstractmethod
    def census(self, state: S) -> Counter[str]:
        """How many of each component there are, wherever they lie; constant through a game."""

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """Invariants of the game that ``state`` breaks; empty in every reachable state."""

    # -- words --------------------------------------------------------------------------------

    @abstractmethod
    def noun(self, text: Text, field: str, value: object) -> str:
        """A placeholder's value in words."""

    @abstractmethod
    def describe(self, view: Any, action: A, text: Text) -> str:
        """What an action means here, as the label of its button."""

    @abstractmethod
    def prompt(self, view: Any, text: Text) -> str:
        """Whose turn it is and what can be done now, in a sentence or two."""

    @abstractmethod
    def board_text(self, view: Any, text: Text) -> str:
        """The whole position as text: for a screen reader, a terminal, a test."""

    @abstractmethod
    def points(self, state: S) -> tuple[Mapping[str, int], ...]:
        """What each seat would score if the game ended now, by source."""

    # -- the same for all ---------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<Game {self.info.id}>"

    @property
    def package(self) -> str | None:
        """The package that the game lives in: there lie its heuristics and its list of examples.

        A variant, a subclass that is written elsewhere, belongs to the package of its game. None
        for a game that stands in a single module.
        """
        modules = (cls.__module__ for cls in type(self).__mro__ if issubclass(cls, Game))
        return next((name for name in modules if hasattr(sys.modules.get(name), "__path__")), None)

    def digest(self, state: S) -> str:
        """A short fingerprint of the whole state: equal states, equal digests."""
        text = json.dumps(self.plain(state), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def text(self, language: str, names: Sequence[str] = ()) -> Text:
        """Sentences of this game in ``language`` with the players' names."""
        return Text(language, names, self.noun)

    def complete_options(self, seats: object, options: Options) -> dict[str, str]:
        """``options`` with all defaults filled in; raises BadOption for what does not exist."""
        if type(seats) is not int or seats not in self.info.seats:
            allowed = ", ".join(map(str, self.info.seats))
            raise BadOption(f"{self.info.id} is played by {allowed} players, not {seats!r}")
        if not isinstance(options, Mapping):
            raise BadOption(f"options are a table of names and values, not {options!r}")
        known = {option.id: option for option in self.info.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(
                    f"{self.info.id} has no option {name!r}; it has {', '.join(known) or 'none'}"
                )
            if value not in known[name].values:
                allowed = ", ".join(known[name].values)
                raise BadOption(f"option {name!r} is one of {allowed}, not {value!r}")
        return {
            option.id: str(options.get(option.id, option.default)) for option in self.info.options
        }
