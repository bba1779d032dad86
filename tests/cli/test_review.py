from __future__ import annotations

from pathlib import Path

import pytest

from tablelab import games, lab
from tablelab.core.match import Match
from tablelab.core.record import save
from tests.cli.running import run, run_json


@pytest.fixture(scope="module")
def match() -> Match[object, object]:
    """A match that a single choice has turned."""
    players = ["random", "greedy", "greedy"]
    return lab.as_match(games.get("red_peak"), 3, players, seed=7, number=0)


@pytest.fixture
def file(tmp_path: Path, match: Match[object, object]) -> str:
    path = tmp_path / "match.jsonl"
    path.write_text(save(match), encoding="utf-8")
    return str(path)


def test_the_turn_in_words(
    capsys: pytest.CaptureFixture[str], file: str, match: Match[object, object]
) -> None:
    status, out, err = run(capsys, "review", file, "--playouts", "12")
    assert (status, err) == (0, "")
    assert "Red Peak, 3 players" in out
    (turn,) = lab.review(match, 12).turns
    assert f"decision {turn.entry + 1}, " in out
    assert "mostly the choice" in out
    assert "the adviser: " in out


def test_as_json(capsys: pytest.CaptureFixture[str], file: str) -> None:
    data = run_json(capsys, "review", file, "--playouts", "2", "--seed", "3")
    assert (data["game"], data["playouts"], data["seed"]) == ("red_peak", 2, 3)
    indices = [point["index"] for point in data["points"]]
    assert indices == sorted(indices)
    assert indices[-1] == data["entries"]


def test_what_cannot_be_reviewed(capsys: pytest.CaptureFixture[str], file: str) -> None:
    path = Path(file)
    content = path.read_text(encoding="utf-8")
    for bad, said in (
        (b"\xff\xfe\x00", "it is no text"),
        (b"", "the file is empty"),
        (content[:400].encode(), "line"),
        (save(Match.new(games.get("raids"), 2)).encode(), "nothing has been decided"),
    ):
        path.write_bytes(bad)
        status, out, err = run(capsys, "review", file)
        assert (status, out) == (2, "")
        assert said in err
        assert err.count("\n") == 1
    path.unlink()
    status, _, err = run(capsys, "review", file)
    assert status == 2
    assert "cannot be read" in err


def test_numbers_that_make_no_sense(capsys: pytest.CaptureFixture[str], file: str) -> None:
    for wrong in ("0", "x", "-3"):
        status, _, err = run(capsys, "review", file, "--playouts", wrong)
        assert status == 2
        assert "whole number" in err
