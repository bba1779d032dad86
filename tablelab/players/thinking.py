"""How long a player takes to decide, for simulations of games that are played against a clock."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from statistics import NormalDist

from tablelab.core.chance import Chance

_STEPS = 1_000_000
_NORMAL = NormalDist()


@dataclass(frozen=True, slots=True)
class Thinking:
    """Thinking times: half of them are shorter than ``median_ms`` milliseconds.

    They are spread like people's reaction times, log-normally: ``spread`` is the standard
    deviation of their logarithm (with 0.5 two of three lie between 0.6 and 1.65 medians), and with
    0 each takes exactly the median. Raises ValueError for a median below 1 ms or a spread below 0.
    """

    median_ms: int
    spread: float = 0.0

    def __post_init__(self) -> None:
        if self.median_ms < 1 or not self.spread >= 0:
            raise ValueError(f"no thinking time: {self.median_ms} ms, spread {self.spread}")

    def time(self, chance: Chance) -> int:
        """A thinking time in milliseconds, at least 1; ``chance`` is the player's own."""
        if not self.spread:
            return self.median_ms
        place = (chance.roll(_STEPS) - 0.5) / _STEPS
        return max(1, round(self.median_ms * exp(self.spread * _NORMAL.inv_cdf(place))))
