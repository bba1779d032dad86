"""Two series of games compared in pairs: the same lots, one thing changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from tablelab.lab.statistics import Z95


@dataclass(frozen=True, slots=True)
class Paired:
    """How many of ``games`` were won before and after a change.

    ``gained`` are won only after it, ``lost`` only before it; the rest end the same way. What is
    common to both does not blur the difference: that is why pairs are compared.
    """

    games: int
    before: int
    after: int
    gained: int
    lost: int

    @property
    def change(self) -> float:
        """By how much the share of won games has changed, -1 to 1."""
        return (self.gained - self.lost) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """A 95 % confidence interval for ``change``.

        Agresti and Min's (2005): half a game is added to each of the four ways in which a pair can
        end, so that it means something for few games, too.
        """
        pairs = self.games + 2
        gained, lost = self.gained + 0.5, self.lost + 0.5
        middle = (gained - lost) / pairs
        half = Z95 * sqrt(gained + lost - (gained - lost) ** 2 / pairs) / pairs
        return max(-1.0, middle - half), min(1.0, middle + half)

    @property
    def clear(self) -> bool:
        """Whether the interval leaves out 0: the change makes a difference."""
        low, high = self.interval
        return low > 0 or high < 0


def paired(before: Sequence[bool], after: Sequence[bool]) -> Paired:
    """Compare games in pairs; game k of both must have the same lots.

    Raises ValueError for no games, or for series that are not equally long.
    """
    if not before or len(before) != len(after):
        raise ValueError(f"{len(before)} games cannot be paired with {len(after)}")
    pairs = list(zip(before, after, strict=True))
    return Paired(
        games=len(pairs),
        before=sum(before),
        after=sum(after),
        gained=sum(now and not then for then, now in pairs),
        lost=sum(then and not now for then, now in pairs),
    )
