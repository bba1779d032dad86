from __future__ import annotations

from math import inf
from random import Random
from statistics import NormalDist

import pytest

from tablelab.lab import change, mean
from tablelab.lab.means import _student

TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 19: 2.093, 59: 2.001}
"""Student's factors for 95 %, from printed tables, by degrees of freedom."""


def test_a_mean_by_hand() -> None:
    found = mean([1, 2, 3, 4, 5])
    # Standard deviation sqrt(2.5), so the standard error is sqrt(0.5).
    assert found.value == 3
    assert found.high - 3 == pytest.approx(TABLE[4] * 0.5**0.5, rel=0.003)
    assert 3 - found.low == pytest.approx(found.high - 3)
    assert found.interval == (found.low, found.high)
    assert found.number == 5


@pytest.mark.parametrize("freedom", TABLE)
def test_students_factor_is_that_of_the_tables(freedom: int) -> None:
    assert _student(freedom) == pytest.approx(TABLE[freedom], rel=0.003)


def test_many_values_have_the_normal_factor() -> None:
    assert _student(10**6) == pytest.approx(NormalDist().inv_cdf(0.975), rel=1e-5)


def test_the_interval_holds_the_truth_in_95_of_100_cases() -> None:
    lots = Random(1)
    held = 0
    for _ in range(2000):
        found = mean(lots.gauss(10, 3) for _ in range(12))
        held += found.low <= 10 <= found.high
    assert held / 2000 == pytest.approx(0.95, abs=0.015)


def test_clear_means_that_zero_lies_outside() -> None:
    assert mean([4, 5, 6]).clear
    assert mean([-4, -5, -6]).clear
    assert not mean([-5, 5, 1]).clear


def test_a_change_is_taken_within_each_pair() -> None:
    found = change([10, 200, 3000], [11, 202, 3003])
    assert found.value == 2
    assert found.high < inf
    # What differs between the games does not blur it.
    assert found.high - found.low < 6


def test_values_that_do_not_tell_are_refused() -> None:
    with pytest.raises(ValueError, match="scatter"):
        mean([3])
    with pytest.raises(ValueError, match="paired"):
        change([1, 2, 3], [1, 2])
