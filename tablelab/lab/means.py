"""Means with their intervals: what a few dozen games say about points, turns and fights."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from tablelab.lab.statistics import Z95, Measured


@dataclass(frozen=True, slots=True)
class Mean(Measured):
    """A mean of ``number`` values with its 95 % confidence interval."""

    number: int


def mean(values: Iterable[float]) -> Mean:
    """The mean of values that do not depend on each other, such as one from each game.

    The interval is Student's, which allows for few values. It asks for no certain distribution,
    if there are about 20 values or more. Raises ValueError for less than two values.
    """
    found = [float(value) for value in values]
    if len(found) < 2:
        raise ValueError(f"{len(found)} values do not tell how far they scatter")
    middle = fmean(found)
    half = _student(len(found) - 1) * stdev(found) / sqrt(len(found))
    return Mean(middle, middle - half, middle + half, len(found))


def change(before: Sequence[float], after: Sequence[float]) -> Mean:
    """The mean change from ``before`` to ``after``; value k of both is from the same game.

    What is common to both does not blur it. Raises ValueError for series that cannot be paired.
    """
    if len(before) != len(after):
        raise ValueError(f"{len(before)} values cannot be paired with {len(after)}")
    return mean(now - then for then, now in zip(before, after, strict=True))


def _student(freedom: int) -> float:
    """How many standard errors hold 95 %, from the normal distribution by Fisher's expansion.

    Right to 0.3 % from 4 degrees of freedom on; below the first values stand in the tables.
    """
    if freedom < 4:
        return (12.706, 4.303, 3.182)[freedom - 1]
    z, n = Z95, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
