"""The conformance suite on Red November, in a size for every day.

Hundreds of games for each number of seats: ``tablelab check red_november``.
"""

from __future__ import annotations

import pytest

from tablelab.testing import check_games
from tests.games.red_november.position import GAME


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_every_promise_is_kept(seats: int) -> None:
    report = check_games(GAME, games=4, seats=[seats], seed=5, share=0.01, other_processes=False)
    assert report.clean, str(report)
