from __future__ import annotations

import json
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest

from tablelab.cli import main
from tablelab.cli.commands import serve
from tablelab.cli.output import Bar
from tablelab.games import IDS, every
from tablelab.players import KINDS
from tablelab.testing import Fault, Report

ROOT = Path(__file__).parents[2]
SIMULATE = ["simulate", "raids", "--seats", "3", "--players", "random,random,random"]


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    """Exit status, output and errors of a command."""
    try:
        status = main(argv)
    except SystemExit as stop:
        status = int(stop.code or 0)
    output = capsys.readouterr()
    return status, output.out, output.err


def run_json(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    """The one JSON object that a command prints; anything else on the outputs is a failure."""
    status, out, err = run(capsys, *argv, "--json")
    assert (status, err) == (0, "")
    assert out.count("\n") == 1
    data = json.loads(out)
    assert isinstance(data, dict)
    return data


# -- games ----------------------------------------------------------------------------------------


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    data = run_json(capsys, "games")
    assert [game["id"] for game in data["games"]] == list(IDS)
    assert data["players"] == list(KINDS)
    for shown, game in zip(data["games"], every().values(), strict=True):
        assert shown["seats"] == list(game.info.seats)
        assert set(shown["title"]) == {"en", "de"}
        for option, known in zip(shown["options"], game.info.options, strict=True):
            assert option["default"] == known.values[0]
            assert option["values"] == list(known.values)


def test_games_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "games")
    assert (status, err) == (0, "")
    for game in every().values():
        assert game.info.title["en"] in out
        assert all(option.id in out for option in game.info.options)


# -- simulate -------------------------------------------------------------------------------------


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
            [sys.executable, "-m", "tablelab.cli", *argv],
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


# -- bench ----------------------------------------------------------------------------------------


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


# -- check ----------------------------------------------------------------------------------------


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


# -- serve ----------------------------------------------------------------------------------------


def test_serve_hands_everything_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[dict[str, Any]] = []
    layer = types.SimpleNamespace(main=lambda **kwargs: calls.append(kwargs) or 0)
    monkeypatch.setattr(serve, "find_spec", lambda name: name)
    monkeypatch.setattr(serve, "import_module", lambda name: layer)
    argv = ("serve", "--port", "9000", "--ip", "127.0.0.2", "--notebooks", "here", "--no-browser")
    assert run(capsys, *argv)[0] == 0
    assert run(capsys, "serve", "--no-warm")[0] == 0
    asked = {"port": 9000, "ip": "127.0.0.2", "notebooks": Path("here")}
    assert calls[0] == {**asked, "open_browser": False, "warm": True}
    assert (calls[1]["open_browser"], calls[1]["warm"], calls[1]["notebooks"]) == (
        True,
        False,
        None,
    )
    layer.main = lambda **kwargs: 1
    assert run(capsys, "serve")[0] == 1


def test_serve_without_the_widget_layer_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    status, out, err = run(capsys, "serve")
    assert (status, out) == (2, "")
    assert "tablelab_widgets) is not installed" in err


def test_serve_with_a_package_missing_names_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(name: str) -> None:
        raise ModuleNotFoundError(name="voila")

    monkeypatch.setattr(serve, "find_spec", lambda name: name)
    monkeypatch.setattr(serve, "import_module", fail)
    status, _, err = run(capsys, "serve")
    assert status == 2
    assert "voila is missing" in err


# -- nonsense -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["simulate", "chess"], "choose from 'raids'"),
        ([*SIMULATE, "--seats", "5"], "played by 2, 3, 4 players, not 5"),
        ([*SIMULATE, "--seats", "0"], "whole number of 1 or more, not '0'"),
        ([*SIMULATE, "--seats", "2"], "2 seats need 2 players, not 3"),
        ([*SIMULATE, "--games", "0"], "whole number of 1 or more, not '0'"),
        ([*SIMULATE, "--games", "-3"], "whole number of 1 or more, not '-3'"),
        ([*SIMULATE, "--games", "many"], "whole number of 1 or more, not 'many'"),
        ([*SIMULATE, "--seed", "x\ny"], "must be a whole number, not 'x\\ny'"),
        ([*SIMULATE, "--seed", "9" * 5000], "must be a whole number, not '999"),
        ([*SIMULATE, "--players", "random,clever,random"], "no player 'clever'; there are random"),
        ([*SIMULATE, "--option", "axe_floor"], "must look like name=value, not 'axe_floor'"),
        ([*SIMULATE, "--option", "axe_floor=7"], "'axe_floor' is one of zero, one, not '7'"),
        ([*SIMULATE, "--option", "wind=yes"], "no option 'wind'; it has runes_beyond_five"),
        (
            [*SIMULATE, "--option", "axe_floor=one", "--option", "axe_floor=zero"],
            "option 'axe_floor' is given twice",
        ),
        (["bench", "raids", "--seconds", "nan"], "above 0 and up to 3600, not 'nan'"),
        (["bench", "raids", "--seats", "1"], "played by 2, 3, 4 players, not 1"),
        (["check", "raids", "--seats", "9"], "played by 2, 3, 4 players, not 9"),
        (["serve", "--port", "70000"], "whole number from 0 to 65535, not '70000'"),
        (["simulate"], "required: game"),
        (["juggle"], "invalid choice: 'juggle'"),
        (["games", "--colour"], "unrecognized arguments: --colour"),
    ],
)
def test_nonsense_is_answered_by_one_line(
    capsys: pytest.CaptureFixture[str], argv: list[str], says: str
) -> None:
    status, out, err = run(capsys, *argv)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert err.startswith(("tablelab ", "tablelab: "))
    assert says in err.replace("choose from raids", "choose from 'raids'")
    assert len(err) < 400


def test_no_command_shows_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys)
    assert status == 0
    for command in ("serve", "games", "simulate", "check", "bench"):
        assert command in out


def test_interruption_is_no_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tablelab.cli.commands.simulation.simulate", interrupt)
    status, _, err = run(capsys, *SIMULATE)
    assert (status, err) == (130, "tablelab simulate: interrupted\n")


def test_a_closed_pipe_is_no_traceback() -> None:
    argv = [sys.executable, "-m", "tablelab.cli", "games"]
    pipe = subprocess.PIPE
    with subprocess.Popen(argv, stdout=pipe, stderr=pipe, cwd=ROOT) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_the_progress_bar_is_for_terminals_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Bar()(1, 1)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    bar = Bar()
    bar(2, 2)
    err = capsys.readouterr().err
    assert "2/2" in err
    assert err.endswith("\r")


# -- teams and clocks -----------------------------------------------------------------------------


@pytest.fixture
def red_peak(monkeypatch: pytest.MonkeyPatch) -> str:
    """Red Peak on the command line, whether or not it is in the list of finished games."""
    from tablelab import games
    from tablelab.games.red_peak import GAME

    monkeypatch.setattr(games, "IDS", tuple(dict.fromkeys((*games.IDS, "red_peak"))))
    for command in ("simulation", "check"):
        monkeypatch.setattr(f"tablelab.cli.commands.{command}.get", lambda game_id: GAME)
    monkeypatch.setattr(games, "get", lambda game_id: GAME)
    return "red_peak"


def test_simulate_a_team(capsys: pytest.CaptureFixture[str], red_peak: str) -> None:
    data = run_json(capsys, "simulate", red_peak, "--seats", "2", "--games", "5", "--seed", "3")
    assert (data["games"], data["seats"], data["wins"]) == (5, 2, [data["won"]] * 2)
    low, high = data["interval"]
    assert 0 <= low <= data["share"] <= high <= 1
    assert sum(data["endings"].values()) == 5
    assert data["scores_mean"] == []
    assert data["time_ups"] >= 0
    assert data["seconds"] > 0
    calm = run_json(capsys, "simulate", red_peak, "--seats", "2", "--games", "2", "--clock", "off")
    assert "time_ups" not in calm


def test_simulate_a_team_as_text(capsys: pytest.CaptureFixture[str], red_peak: str) -> None:
    status, out, err = run(
        capsys, "simulate", red_peak, "--seats", "2", "--games", "3", "--pace", "0.5"
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
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    argv: list[str],
    says: str,
) -> None:
    if argv[0] == "red_peak":
        request.getfixturevalue("red_peak")
    status, out, err = run(capsys, "simulate", *argv, "--games", "1")
    assert (status, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1
