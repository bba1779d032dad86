import pytest

from tablelab.lab import wilson


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        # Published in Newcombe (1998), table I, method 3: 81/263, 15/148, 0/20, 1/29.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_agrees_with_published_values(
    wins: int, trials: int, low: float, high: float
) -> None:
    assert wilson(wins, trials) == pytest.approx((low, high), abs=5e-5)


def test_wilson_is_symmetric_and_stays_between_zero_and_one() -> None:
    low, high = wilson(3, 10)
    assert wilson(7, 10) == pytest.approx((1 - high, 1 - low))
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 1)[0] == 0.0


def test_wilson_takes_shared_victories() -> None:
    assert wilson(2, 9)[0] < wilson(2.5, 9)[0] < wilson(3, 9)[0]


@pytest.mark.parametrize(("wins", "trials"), [(0, 0), (-1, 5), (6, 5)])
def test_wilson_refuses_nonsense(wins: int, trials: int) -> None:
    with pytest.raises(ValueError, match="successes in"):
        wilson(wins, trials)
