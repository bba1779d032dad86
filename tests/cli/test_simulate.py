from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.cli.running import ROOT, SIMULATE, run, run_json


def test_simulate_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    data = run_json(capsys, *SIMULATE, "--games", "7", "--seed", "3", "--option", "axe_floor=one")
    assert (data["game"], data["games"], data["seats"], data["seed"]) == ("raids", 7, 3, 3)
    assert data["players"] == ["random"] * 3
    assert data["options"]["axe_floor"] == "one"
    assert len(data["wins"]) == len(data["scores_mean"]) == 3
    assert sum(data["wins"]) == pytest.approx(7)
    assert data["seconds"] > 0
    for share, (low, high) in zip(data["win_shares"], data["win_intervals"], strict=True):
        assert 0 <= low <= share <= high <= 1


def test_simulate_is_determined_by_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (
        run_json(capsys, *SIMULATE, "--games", "5", "--seed", seed) for seed in ("1", "1", "2")
    )
    assert (first["wins"], first["scores_mean"]) == (again["wins"], again["scores_mean"])
    assert first["scores_mean"] != other["scores_mean"]


def test_simulate_is_the_same_in_another_process(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "raids", "--players", "greedy,random", "--games", "2", "--json"]
    outputs = []
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "tablelab", *argv],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        )
        assert done.stderr == ""
        outputs.append(json.loads(done.stdout))
    here = json.loads(run(capsys, *argv)[1])
    for output in (*outputs, here):
        del output["seconds"]
    assert outputs[0] == outputs[1] == here


def test_simulate_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *SIMULATE, "--games", "4", "--option", "axe_floor=one")
    assert (status, err) == (0, "")
    assert out.startswith("Raids, 3 players, axe_floor=one\n4 games in ")
    assert len([line for line in out.splitlines() if "random" in line]) == 3


def test_seats_follow_from_the_players_and_the_other_way_round(
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = run_json(capsys, "simulate", "raids", "--players", "random,random", "--games", "1")
    assert data["seats"] == 2
    data = run_json(capsys, "simulate", "raids", "--seats", "2", "--games", "1")
    assert data["players"] == ["greedy", "greedy"]
    argv = ("--seats", "3", "--players", "random", "--games", "1")
    assert run_json(capsys, "simulate", "raids", *argv)["players"] == ["random"] * 3


def test_one_is_no_plural(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "simulate", "red_november", "--players", "random", "--games", "1")
    assert out.startswith("Red November, 1 player\n1 game in ")


# -- teams and clocks ------------------------------------------------------------------------------


def test_simulate_a_team(capsys: pytest.CaptureFixture[str]) -> None:
    data = run_json(capsys, "simulate", "red_peak", "--seats", "2", "--games", "5", "--seed", "3")
    assert (data["games"], data["seats"], data["wins"]) == (5, 2, [data["won"]] * 2)
    low, high = data["interval"]
    assert 0 <= low <= data["share"] <= high <= 1
    assert sum(data["endings"].values()) == 5
    assert data["scores_mean"] == []
    assert data["time_ups"] >= 0
    assert data["seconds"] > 0
    calm = run_json(
        capsys, "simulate", "red_peak", "--seats", "2", "--games", "2", "--clock", "off"
    )
    assert "time_ups" not in calm


def test_simulate_a_team_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(
        capsys, "simulate", "red_peak", "--seats", "2", "--games", "3", "--pace", "0.5"
    )
    assert (status, err) == (0, "")
    assert "won  " in out
    assert "95 %" in out
    assert "time was up" in out
    assert "RP-END-" in out


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["raids", "--clock", "off"], "without a clock"),
        (["raids", "--pace", "0.5"], "without a clock"),
        (["raids", "--talk", "off"], "no team"),
        (["red_peak", "--clock", "off", "--pace", "2"], "--clock is off"),
        (["red_peak", "--pace", "0"], "from 0.01 to 100"),
        (["red_peak", "--clock", "slow"], "invalid choice"),
    ],
)
def test_wishes_about_time_that_make_no_sense(
    capsys: pytest.CaptureFixture[str],
    argv: list[str],
    says: str,
) -> None:
    status, out, err = run(capsys, "simulate", *argv, "--games", "1")
    assert (status, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1
