from __future__ import annotations

import json
from typing import Any

import pytest

from tablelab.core.errors import BadOption
from tablelab.lab import bench


def test_bench_counts_decisions_and_events(take: Any) -> None:
    figures = bench(take, 3, seconds=0.01)
    # The toy has three turns a seat, one event each.
    assert figures.decisions_per_game == 9
    assert figures.events_per_game == 9
    assert figures.decisions_per_second == pytest.approx(9 * figures.games_per_second)
    assert min(figures.clone_us, figures.legal_us, figures.view_us) > 0
    assert figures.decisions_per_second_events > 0
    json.dumps(figures.plain())


def test_bench_refuses_seats_that_the_game_does_not_have(take: Any) -> None:
    with pytest.raises(BadOption):
        bench(take, 1)
