"""What is seen of a position: the board through somebody's eyes, and what happened in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tablelab.core.chance import Chance, Forbidden
from tablelab.core.events import Event, EventLog, Violation
from tablelab.core.game import CLOCK
from tablelab.core.match import Match
from tablelab.core.text import Text
from tablelab_widgets import boards
from tablelab_widgets.boards.base import Board, Shape, Theme
from tablelab_widgets.table.explain import sentence

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Look:
    """For which page something is drawn."""

    theme: Theme = "light"
    shape: Shape = "wide"


@dataclass(frozen=True, slots=True)
class Step:
    """One action that was done: the states before and after, as copies, and all that happened.

    ``seat`` did it; ``before`` and ``after`` are states of the game, ``views`` what the seat sees
    of the two.
    """

    seat: int
    before: Any
    after: Any
    events: tuple[Event, ...]
    views: tuple[Any, Any]

    def cites(self, rule: str) -> bool:
        """Whether something happened because of a rule."""
        return any(event.rule == rule for event in self.events)


def text_of(match: Match[Any, Any], language: str) -> Text:
    """Sentences of the match's game with its players' names."""
    text: Text = match.game.text(language, match.start.names)
    return text


def eyes(match: Match[Any, Any], seat: int | None, index: int | None = None) -> int | None:
    """Whose eyes: ``seat`` if given, else who acts at that moment alone, else an onlooker's."""
    if seat is not None:
        return seat
    state = match.state if index is None else match.state_at(index)
    acting = match.game.actors(state).seats
    return acting[0] if len(acting) == 1 else None


def draw(
    match: Match[Any, Any],
    text: Text,
    look: Look,
    seat: int | None,
    index: int | None = None,
) -> Board:
    """The board after the first ``index`` entries (None: all) through the eyes of ``seat``."""
    at = len(match) if index is None else index
    events = match.entries[at - 1].events if at else match.opening
    return draw_view(match, match.view(seat, at), text, look, heard(events, seat))


def draw_view(
    match: Match[Any, Any], view: Any, text: Text, look: Look, last: tuple[Event, ...] = ()
) -> Board:
    """The board of a view."""
    drawing = boards.of(match.game)
    board: Board = drawing.draw(view, text, theme=look.theme, shape=look.shape, last=last)
    return board


def as_text(match: Match[Any, Any], view: Any, text: Text, prompt: bool = True) -> str:
    """The position as text; without the ``prompt``, where that would give an answer away."""
    words: str = match.game.board_text(view, text)
    return words if prompt else words.removesuffix(match.game.prompt(view, text)).rstrip()


def heard(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """The events as ``seat`` may know them."""
    seen = (event.seen_by(seat) for event in events)
    return tuple(event for event in seen if event is not None)


def lines(events: Iterable[Event], text: Text, seat: int | None) -> list[Json]:
    """What happened, in words: a sentence each, with the id of its rule."""
    return [{"rule": e.rule, "text": sentence(e, text)} for e in heard(events, seat)]


def broken(
    match: Match[Any, Any], violations: Iterable[Violation], seat: int, text: Text
) -> list[Json]:
    """Why something is refused, in words: each rule, and what could be done instead (once)."""
    game, view = match.game, match.view(seat)
    made: list[Json] = []
    for violation in violations:
        repair = violation.repair
        words = "" if repair is None else game.describe(view, game.parse(repair), text)
        known = any(words == other["repair"] for other in made)
        said = sentence(violation, text)
        made.append({"rule": violation.rule, "text": said, "repair": "" if known else words})
    return made


def described(match: Match[Any, Any], seat: int, code: str, text: Text) -> str:
    """What an action means at the end of the match, as the label of its button."""
    game = match.game
    label: str = game.describe(match.view(seat), game.parse(code), text)
    return label


def author(text: Text, seat: int) -> str:
    """Who made an entry."""
    return text("table.clock") if seat == CLOCK else text.name(seat)


def done(match: Match[Any, Any], seat: int, code: str, chance: Chance | None) -> Step:
    """What comes of an action at the end of the match; the match does not change.

    Without ``chance`` nothing may depend on it; BadOutcome says that something does. Raises
    IllegalAction for an action that is not allowed.
    """
    before = match.state
    after, events = match.preview(seat, code, chance or Forbidden())
    view = match.game.view
    return Step(seat, before, after, events, (view(before, seat), view(after, seat)))


def until_chance(match: Match[Any, Any], seat: int, code: str) -> tuple[tuple[Event, ...], bool]:
    """What comes of an action until chance decides, and whether it does."""
    from tablelab.core.errors import BadOutcome

    game, state, log = match.game, match.state, EventLog()
    game.stamp(state, match.entries[-1].ms if len(match) else 0)
    try:
        game.apply(state, seat, game.parse(code), Forbidden(), log)
    except BadOutcome:
        return tuple(log), True
    return tuple(log), False
