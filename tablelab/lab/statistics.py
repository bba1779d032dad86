"""The few statistics that results need."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054
"""The standard normal distribution holds 95 % between plus and minus this."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A value that was measured, with its confidence interval from ``low`` to ``high``."""

    value: float
    low: float
    high: float

    @property
    def interval(self) -> tuple[float, float]:
        """The interval as charts want it."""
        return self.low, self.high

    @property
    def clear(self) -> bool:
        """Whether the interval leaves out 0: of a change, that there is one."""
        return self.low > 0 or self.high < 0


def wilson(successes: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval for a share: 95 % confidence unless ``z`` says otherwise.

    Unlike the textbook "plus or minus" it stays between 0 and 1 and means something for few
    trials and for shares near 0 or 1. ``successes`` may be a fraction (shared victories). Raises
    ValueError for no trials, or for successes outside 0 to ``trials``.
    """
    if trials < 1 or not 0 <= successes <= trials:
        raise ValueError(f"{successes} successes in {trials} trials")
    share = successes / trials
    spread = z * z / trials
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    # At the edges the bounds are exactly 0 and 1; rounding would miss them by a hair.
    low = 0.0 if successes == 0 else max(0.0, middle - half)
    high = 1.0 if successes == trials else min(1.0, middle + half)
    return low, high
