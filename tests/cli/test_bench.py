from __future__ import annotations

import sys

import pytest

from tests.cli.running import run, run_json


def test_bench_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    data = run_json(capsys, "bench", "raids", "--seconds", "0.02", "--seats", "2")
    assert data["seats"] == 2
    for figure in (
        "decisions_per_second",
        "decisions_per_second_events",
        "games_per_second",
        "clone_us",
        "legal_us",
        "view_us",
        "seconds",
    ):
        assert data[figure] > 0
    assert data["python"] == sys.version.split()[0]


def test_bench_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "bench", "raids", "--seconds", "0.02")
    assert (status, err) == (0, "")
    assert "Raids, 4 players" in out
    assert "decisions per second" in out
