"""What every command does with arguments that make no sense, and with interruptions."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tablelab.cli.output import Bar
from tests.cli.running import ROOT, SIMULATE, run


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["simulate", "chess"], "no game 'chess'; there are raids, submarine"),
        ([*SIMULATE, "--seats", "5"], "played by 2, 3, 4 players, not 5"),
        ([*SIMULATE, "--seats", "0"], "whole number of 1 or more, not '0'"),
        ([*SIMULATE, "--seats", "2"], "2 seats need 2 players, not 3"),
        ([*SIMULATE, "--games", "0"], "whole number of 1 or more, not '0'"),
        ([*SIMULATE, "--games", "-3"], "whole number of 1 or more, not '-3'"),
        ([*SIMULATE, "--games", "many"], "whole number of 1 or more, not 'many'"),
        ([*SIMULATE, "--seed", "x\ny"], "whole number of at most 15 digits, not 'x\\ny'"),
        ([*SIMULATE, "--seed", "9" * 5000], "whole number of at most 15 digits, not '999"),
        ([*SIMULATE, "--seed", "9" * 4300], "whole number of at most 15 digits, not '999"),
        ([*SIMULATE, "--seed", f"-1{'0' * 15}"], "whole number of at most 15 digits, not '-1000"),
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
    assert says in err
    assert len(err) < 400


def test_no_command_shows_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys)
    assert status == 0
    for command in ("serve", "games", "simulate", "check", "bench", "new-game"):
        assert command in out


def test_interruption_is_no_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tablelab.cli.commands.simulation.simulate", interrupt)
    status, _, err = run(capsys, *SIMULATE)
    assert (status, err) == (130, "tablelab simulate: interrupted\n")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)  # a progress bar may stand there
    assert run(capsys, *SIMULATE)[2] == "\ntablelab simulate: interrupted\n"


def test_a_closed_pipe_is_no_traceback() -> None:
    argv = [sys.executable, "-m", "tablelab", "games"]
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
