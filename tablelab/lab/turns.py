"""What the review of a played game finds: chances all along, and the turns."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

from tablelab.lab.chances import Estimate
from tablelab.lab.statistics import Measured

Cause = Literal["choice", "chance", "open"]
"""What a change comes from, mainly; open where neither has a part in its direction."""


@dataclass(frozen=True, slots=True)
class Point:
    """The chances after the first ``index`` entries: by seat, or one, that of the team."""

    index: int
    chances: tuple[Estimate, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision after which the chance of who decided was clearly another one.

    ``entry`` is its number (from 0), ``seat`` who decided (CLOCK: time was up), ``side`` whose
    chance it is: the seat's, or 0 for the team. ``before`` and ``after`` are measured around it;
    ``change`` is their difference. ``chosen`` is what the action promised before chance fell, so
    ``luck`` is what chance then did (None where it had no say). ``advised`` is the code of what
    the adviser would have done, ``best`` what that promised, and ``choice`` the worth of what was
    chosen instead of it; all three are None where there was no choice, or the adviser would have
    waited, and the latter two also where it would have done the same.
    """

    entry: int
    seat: int
    side: int
    before: Estimate
    after: Estimate
    change: Measured
    chosen: Estimate
    luck: Measured | None = None
    advised: str | None = None
    best: Estimate | None = None
    choice: Measured | None = None

    @property
    def cause(self) -> Cause:
        """Which part is larger, of those that go the way of the change."""
        way = 1 if self.change.value > 0 else -1
        chosen, fell = (0.0 if it is None else it.value * way for it in (self.choice, self.luck))
        if max(chosen, fell) <= 0:
            return "open"
        return "choice" if chosen >= fell else "chance"


@dataclass(frozen=True, slots=True)
class Review:
    """What the review of a match of ``entries`` decisions found, by ``playouts`` each.

    ``points`` are in order. ``turns`` too, none where no change was clear, of ``candidates`` that
    were looked into. ``met`` are the rules that something happened by, ``unmet`` all the others,
    in the rulebook's order.
    """

    game: str
    seats: int
    entries: int
    over: bool
    team: bool
    playouts: int
    seed: int
    points: tuple[Point, ...]
    turns: tuple[Turn, ...]
    candidates: int
    met: tuple[str, ...]
    unmet: tuple[str, ...]

    def plain(self) -> dict[str, Any]:
        """The review as JSON data; each turn says its ``cause``, too."""
        found = asdict(self)
        for each, turn in zip(found["turns"], self.turns, strict=True):
            each["cause"] = turn.cause
        return found
