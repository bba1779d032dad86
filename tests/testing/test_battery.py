"""The battery finds nothing in an honest game and the fault in every broken one."""

from __future__ import annotations

import random

import pytest

from tablelab.core.errors import BadOption
from tablelab.testing import Progress, check_games
from tests.toys.broken import BROKEN
from tests.toys.broken.secrets import LeakyView
from tests.toys.trove import GAME, Trove

# A fault that shows only in another process needs no other games than that one's.
ELSEWHERE = "processes_do_not_matter"


def test_the_honest_toy_is_clean() -> None:
    report = check_games(GAME, games=40, seed=3, share=0.2)
    assert report.clean, str(report)
    assert report.games == 80
    assert report.decisions > 1_000


def test_every_check_is_made() -> None:
    report = check_games(GAME, games=2, share=1)
    assert len(report.checks) >= 40
    assert all(report.checks.values())


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_every_fault_is_found(broken: type[Trove]) -> None:
    expected = BROKEN[broken]
    report = check_games(
        broken(),
        seats=[3],
        games=8,
        share=0.3,
        max_steps=60,
        other_processes=ELSEWHERE in expected,
    )
    assert not report.clean
    missed = [check for check in expected if not report.found[check]]
    assert not missed, f"{missed} found nothing; the report says:\n{report}"


def test_every_check_finds_a_fault_in_some_toy() -> None:
    """A check that no broken toy sets off could be empty."""
    checks = set(check_games(GAME, games=1).checks)
    assert checks - {check for found in BROKEN.values() for check in found} == set()


def test_a_fault_can_be_played_again_from_the_report() -> None:
    fault = check_games(LeakyView(), games=2, seats=[3], other_processes=False).faults[0]
    assert fault.seats == 3
    assert f"seed {fault.seed}, step {fault.step}" in str(fault)


def test_reports_depend_on_the_seed_only() -> None:
    random.seed(1)
    one = check_games(GAME, games=5, seed=1, other_processes=False)
    random.seed(2)
    two = check_games(GAME, games=5, seed=1, other_processes=False)
    assert (one.decisions, one.checks) == (two.decisions, two.checks)
    other = check_games(GAME, games=5, seed=2, other_processes=False)
    assert other.checks != one.checks


def test_options_and_seats_can_be_fixed() -> None:
    heard: list[Progress] = []
    report = check_games(
        GAME,
        games=3,
        seats=[2],
        options={"timer": "on"},
        other_processes=False,
        progress=heard.append,
    )
    assert report.clean
    assert [progress.done for progress in heard] == [1, 2, 3]
    assert heard[-1].games == 3
    with pytest.raises(BadOption):
        check_games(GAME, seats=[9])
    with pytest.raises(BadOption):
        check_games(GAME, options={"timer": "sometimes"})


def test_reports_are_json() -> None:
    report = check_games(LeakyView(), games=1, other_processes=False)
    plain = report.plain()
    assert plain["clean"] is False
    assert plain["faults"][0]["check"] in plain["found"]


def test_nothing_checked_is_not_clean() -> None:
    assert not check_games(GAME, games=0).clean
