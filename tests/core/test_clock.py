"""Clocks give milliseconds of playing time."""

from __future__ import annotations

import pytest

from tablelab.core.clock import ManualClock, NoClock, WallClock


class Seconds:
    """A source of time that is set by hand."""

    def __init__(self) -> None:
        self.value = 1_000.0

    def __call__(self) -> float:
        return self.value


def test_a_wall_clock_counts_from_its_start() -> None:
    source = Seconds()
    clock = WallClock(source=source)
    assert (clock.now(), clock.runs) == (0, True)
    source.value += 1.5
    assert clock.now() == 1_500


def test_a_resumed_clock_goes_on() -> None:
    source = Seconds()
    clock = WallClock(start=42_000, source=source)
    source.value += 1
    assert clock.now() == 43_000


def test_half_the_pace_gives_twice_the_time() -> None:
    source = Seconds()
    clock = WallClock(pace=0.5, source=source)
    source.value += 180
    assert clock.now() == 90_000


@pytest.mark.parametrize("pace", [0, -1, float("nan"), float("inf")])
def test_a_pace_must_be_one(pace: float) -> None:
    with pytest.raises(ValueError, match="pace must be"):
        WallClock(pace=pace)


def test_a_manual_clock_moves_when_told_to() -> None:
    clock = ManualClock(start=10)
    clock.advance(5)
    clock.advance(0)
    assert clock.now() == 15
    with pytest.raises(ValueError, match="not go backwards"):
        clock.advance(-1)


def test_no_clock_does_not_run() -> None:
    assert (NoClock().runs, ManualClock().runs) == (False, True)


def test_the_real_clock_moves() -> None:
    clock = WallClock()
    before = clock.now()
    while clock.now() == before:
        pass
    assert clock.now() > before
