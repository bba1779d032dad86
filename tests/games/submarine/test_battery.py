"""The conformance battery over Submarine, small enough for every run of the tests.

Players by chance salvage so seldom that their games soon end as idle. So the battery's checks are
also made along the games on file, in which containers, jokers and piles are in full use.
"""

from __future__ import annotations

import pytest

from tablelab.core.chance import Seeded
from tablelab.core.match import Match
from tablelab.testing import Report, check_games
from tablelab.testing.battery import EVERY_STEP, SOMETIMES
from tablelab.testing.moment import Known, Moment, run
from tests.games.submarine.position import GAME
from tests.games.submarine.test_games_on_file import FILES, game_of


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_submarine_is_clean(seats: int) -> None:
    # The first game has the defaults, the next six one other value each.
    report = check_games(GAME, games=7, seats=[seats], share=0.02, other_processes=False)
    assert report.clean, str(report)
    assert report.games == 7


def test_submarine_is_the_same_in_other_processes() -> None:
    report = check_games(GAME, games=1, seats=[2], share=0.01)
    assert report.clean, str(report)
    assert report.checks["processes_do_not_matter"]


@FILES
def test_games_on_file_are_clean(name: str) -> None:
    old = game_of(name)
    match = Match.replayed(GAME, old.start, ())
    report, chance, known = Report("submarine"), Seeded(name), Known()
    census = GAME.census(match.state)
    digests: list[str] = []
    entry = None
    for step in range(len(old) + 1):
        moment = Moment(match, chance, known, digests, census, entry)
        digests.append(moment.digest)
        run(EVERY_STEP, moment, report)
        if step % 20 == 0:
            run(SOMETIMES, moment, report)
        if step < len(old):
            entry = match.repeat(old.entries[step])
    assert report.clean, str(report)
    assert len(report.checks) > 30
