from __future__ import annotations

import pytest

from tablelab.core.errors import TablelabError
from tablelab.core.events import Emit, silent
from tablelab.core.game import Outcome
from tablelab.lab import Played, standing, wilson


def game(scores: tuple[int, ...]) -> Played[Emit]:
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Played(Outcome("T-1", winners, scores), silent)


GAMES = [game((9, 3, 5)), game((2, 6, 2)), game((7, 7, 4)), game((1, 0, 0))]


def test_wins_are_counted_and_shared() -> None:
    found = standing(GAMES)
    assert (found.games, found.won) == (4, 2.5)
    assert found.share == 2.5 / 4
    assert found.interval == wilson(2.5, 4)


def test_the_lead_is_over_the_mean_of_the_others() -> None:
    # 9 - 4, 2 - 4, 7 - 5.5, 1 - 0
    assert standing(GAMES).lead.value == pytest.approx((5 - 2 + 1.5 + 1) / 4)


def test_of_any_seat() -> None:
    assert standing(GAMES, 1).won == 1.5
    assert standing(GAMES, 2).won == 0
    assert sum(standing(GAMES, seat).won for seat in range(3)) == len(GAMES)


def test_what_has_no_standing_is_refused() -> None:
    with pytest.raises(TablelabError, match="1 games"):
        standing(GAMES[:1])
    with pytest.raises(TablelabError, match="seat 3"):
        standing(GAMES, 3)
    with pytest.raises(TablelabError, match="team"):
        standing([Played(Outcome("T-1", (0, 1), won=True), silent)] * 2)
