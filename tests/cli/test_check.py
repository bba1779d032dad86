from __future__ import annotations

import json
from typing import Any

import pytest

from tablelab.games import every
from tablelab.testing import Fault, Report
from tests.cli.running import run, run_json


def test_check_is_clean(capsys: pytest.CaptureFixture[str]) -> None:
    data = run_json(capsys, "check", "raids", "--games", "1", "--seats", "3")
    assert data["clean"] is True
    assert (data["games"], data["seats"], data["options"]) == (1, [3], [None])


def some_faults(game: Any, **asked: Any) -> Report:
    report = Report(game.info.id, games=asked["games"] * len(asked["seats"]))
    report.checks["c"] += 10
    for step in range(5):
        report.add(Fault("c", "broken", 3, {"a": "b"}, 1, step))
    return report


def test_check_fails_with_faults(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablelab.cli.commands.check.check_games", some_faults)
    status, out, err = run(capsys, "check", "raids", "--games", "2")
    assert (status, err) == (1, "")
    assert "c: broken [3 seats, seed 1, step 0, a=b]" in out
    status, out, _ = run(capsys, "check", "raids", "--games", "2", "--json")
    assert status == 1
    assert json.loads(out)["clean"] is False


def test_check_says_how_many_more_faults_there_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two runs with two faults each three are shown, and one is counted."""

    def two_faults(game: Any, **asked: Any) -> Report:
        report = Report(game.info.id)
        for step in range(2):
            report.add(Fault("c", f"broken with {asked['options']}", 3, {}, 1, step))
        return report

    monkeypatch.setattr("tablelab.cli.commands.check.check_games", two_faults)
    monkeypatch.setattr("tablelab.cli.commands.check._every", lambda rules, fixed: [{}, {}])
    _, out, _ = run(capsys, "check", "raids", "--games", "1", "--all-options")
    assert out.count("c: broken with") == 3
    assert "c: and 1 more" in out


def test_check_of_all_options_counts_everything(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def battery(game: Any, **kwargs: Any) -> Report:
        asked.append(kwargs["options"])
        return some_faults(game, **kwargs)

    monkeypatch.setattr("tablelab.cli.commands.check.check_games", battery)
    argv = ("check", "raids", "--games", "2", "--all-options", "--option", "axe_floor=one")
    status, out, _ = run(capsys, *argv, "--json")
    assert status == 1
    options = every()["raids"].info.options
    others = [
        {"axe_floor": "one", option.id: value}
        for option in options
        if option.id != "axe_floor"
        for value in option.values[1:]
    ]
    assert asked == [{"axe_floor": "one"}, *others]
    data = json.loads(out)
    assert data["games"] == 2 * 3 * len(asked)
    assert data["found"] == {"c": 5 * len(asked)}
    assert len(data["faults"]) == 3
    assert data["options"] == asked
