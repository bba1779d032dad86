"""The conformance battery on Red Peak, in the size that fits a test run.

The whole of it is ``tablelab check red_peak --games 1000``.
"""

from __future__ import annotations

import pytest

from tablelab.games.red_peak import GAME
from tablelab.testing import check_games

VARIANTS = [
    {"volcano": "normal"},
    {"volcano": "easy", "board": "back"},
    {"volcano": "hard", "bonus_tiles": "yes"},
    {"volcano": "easy", "board": "back", "bonus_tiles": "yes", "first_lava": "start"},
    {"shapes": "off", "give_up": "at_will", "hands": "open"},
]


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_random_games_are_clean(seats: int) -> None:
    # The first games try every option alone.
    report = check_games(
        GAME, games=10, seats=[seats], seed=seats, share=0.01, other_processes=False
    )
    assert report.clean, str(report)


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: ",".join(options.values()))
def test_variants_are_clean(options: dict[str, str]) -> None:
    report = check_games(
        GAME, games=3, seats=[3], options=options, seed=7, share=0.02, other_processes=False
    )
    assert report.clean, str(report)


def test_other_processes_play_the_same() -> None:
    report = check_games(GAME, games=2, seats=[4], share=0)
    assert report.clean, str(report)
