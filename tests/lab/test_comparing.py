from __future__ import annotations

import pytest

from tablelab.lab import paired


def outcomes(both: int, lost: int, gained: int, neither: int) -> tuple[list[bool], list[bool]]:
    before = [True] * (both + lost) + [False] * (gained + neither)
    after = [True] * both + [False] * lost + [True] * gained + [False] * neither
    return before, after


def test_pairs_are_counted() -> None:
    found = paired(*outcomes(3, 1, 4, 2))
    assert (found.games, found.before, found.after) == (10, 4, 7)
    assert (found.gained, found.lost) == (4, 1)
    assert found.change == pytest.approx(0.3)


def test_the_interval_is_that_of_agresti_and_min() -> None:
    # By hand for 794, 86, 150, 570 (their example of approval ratings): (150.5 - 86.5) / 1602 and
    # 1.96 times the root of 237 - 64^2 / 1602, divided by 1602.
    low, high = paired(*outcomes(794, 86, 150, 570)).interval
    assert (low, high) == pytest.approx((0.0212, 0.0587), abs=5e-5)


def test_nothing_changed_is_not_certain_that_nothing_changes() -> None:
    found = paired(*outcomes(5, 0, 0, 5))
    low, high = found.interval
    assert low < 0 < high
    assert low == pytest.approx(-high)
    assert not found.clear


@pytest.mark.parametrize(("lost", "gained"), [(0, 30), (30, 0)])
def test_a_great_change_is_clear(lost: int, gained: int) -> None:
    found = paired(*outcomes(10, lost, gained, 10))
    assert found.clear
    assert -1 <= found.interval[0] <= found.change <= found.interval[1] <= 1


def test_more_pairs_say_more() -> None:
    few, many = (paired(*outcomes(4 * n, n, 3 * n, 2 * n)) for n in (1, 30))
    assert not few.clear
    assert many.clear


@pytest.mark.parametrize(("before", "after"), [([], []), ([True], [True, False])])
def test_what_cannot_be_paired(before: list[bool], after: list[bool]) -> None:
    with pytest.raises(ValueError, match="cannot be paired"):
        paired(before, after)
