from __future__ import annotations

import pytest

from tablelab.games import IDS, every
from tablelab.players import KINDS
from tests.cli.running import run, run_json


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
