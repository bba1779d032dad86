"""The games as objects in somebody's hands."""

from __future__ import annotations

import pytest

from tablelab import games


@pytest.mark.parametrize("game_id", games.IDS)
def test_a_game_is_shown_by_its_name_and_can_be_a_key(game_id: str) -> None:
    game = games.get(game_id)
    assert repr(game) == f"<Game {game_id}>"
    assert {game: 1}[games.get(game_id)] == 1


def test_every_game_is_there_in_the_order_of_the_ids() -> None:
    assert tuple(games.every()) == games.IDS
    assert [game.info.id for game in games.every().values()] == list(games.IDS)


def test_another_name_is_answered_by_those_that_there_are() -> None:
    for name in (
        "Raids",
        "",
        "no_such_game",
        "no.such.game",
        "..raids",
        "os.path",
        "os.path.raids",
    ):
        with pytest.raises(KeyError, match="there are raids, submarine"):
            games.get(name)


def test_a_game_from_elsewhere_is_named_by_its_module() -> None:
    trove = games.get("tests.toys.trove")
    assert trove.info.id == "trove"
    assert trove.package is None, "it stands in a single module"
    assert games.get("tablelab.games.raids") is games.get("raids")
