"""Moving through the submarine by pointing: rooms near and far, and hatches."""

from __future__ import annotations

import pytest
from tablelab_widgets import panels
from tablelab_widgets.boards.base import Shape

from tablelab.games.red_november import GAME
from tests.games.red_november.speaking import act
from tests.widgets.boards.red_november_moments import SHAPES, crisis, drawn, meant, mending


def test_pointing_at_the_next_room_opens_its_hatch_and_then_enters() -> None:
    state = crisis()
    assert meant(drawn(GAME.view(state, 0)), state, "room-8") == "open:8"
    act(state, "open:8")
    assert meant(drawn(GAME.view(state, 0)), state, "room-8") == "enter"
    state.fire[8] = True
    assert meant(drawn(GAME.view(state, 0)), state, "room-8") is None, "and not open it once more"


@pytest.mark.parametrize("shape", SHAPES)
def test_pointing_at_a_room_further_off_is_the_next_step_on_the_way(shape: Shape) -> None:
    state = crisis()
    # The hatch from 7 to 5 is blocked, and the way around leads through 8.
    assert meant(drawn(GAME.view(state, 0), shape), state, "room-5") == "open:8"
    act(state, "open:8")
    assert meant(drawn(GAME.view(state, 0), shape), state, "room-5") == "enter"
    act(state, "enter")
    assert meant(drawn(GAME.view(state, 0), shape), state, "room-5") == "open:5"
    assert meant(drawn(GAME.view(state, 0), shape), state, "room-2") is None, "it burns"


@pytest.mark.parametrize("shape", SHAPES)
def test_the_hatches_of_the_own_room(shape: Shape) -> None:
    state = crisis()
    board = drawn(GAME.view(state, 0), shape)
    assert {t.id for t in board.targets if t.id.startswith("hatch-")} == {
        "hatch-5", "hatch-8", "hatch-9",
    }  # fmt: skip
    assert meant(board, state, "hatch-5") == "fix:unblock:5"
    assert meant(board, state, "hatch-8") == "open:8"
    assert "blocked" in next(t.label for t in board.targets if t.id == "hatch-5")
    act(state, "open:8")
    board = drawn(GAME.view(state, 0), shape)
    assert meant(board, state, "hatch-8") == "enter"
    assert "open" in next(t.label for t in board.targets if t.id == "hatch-8")
    # Who must block a hatch of some room points at one of that room's.
    state.phase, state.room = "block", 2
    board = drawn(GAME.view(state, 0), shape)
    assert meant(board, state, "hatch-1") == "block:1"
    assert meant(board, state, "hatch-4") is None, "it is blocked already"
    state.phase = "discard"
    state.drops = [(0, 2)]
    assert not [t for t in drawn(GAME.view(state, 0)).targets if t.id.startswith("hatch-")]


@pytest.mark.parametrize("shape", SHAPES)
def test_only_the_room_behind_the_first_hatch_is_marked_with_it(shape: Shape) -> None:
    state = crisis()
    far = {target.id: target.via for target in drawn(GAME.view(state, 0), shape).targets}
    assert far["room-5"], "the way to it leads through 8"
    assert not far["room-8"]
    assert not far["hatch-8"]
    act(state, "open:8")
    far = {target.id: target.via for target in drawn(GAME.view(state, 0), shape).targets}
    assert far["room-5"]
    assert not far["room-8"]


def test_the_buttons_of_minutes_tell_chances_and_symbols() -> None:
    # 37 - 1 is a star, 37 - 3 a square, 37 - 4 and 37 - 7 stars; a toolbox adds 2.
    view = GAME.view(mending(), 0)
    found = panels.notes("red_november", view)
    assert [found[f"spend:{n}"] for n in (1, 3, 4, 7, 8)] == [
        "3/10\n★", "5/10\n★▫", "6/10\n★★▫", "9/10\n★★★▫", "10/10\n★★★▫",
    ]  # fmt: skip
    found = panels.notes("red_november", GAME.view(crisis(), 0))
    assert found["wait:2"] == "★"
    assert not [code for code in found if not code.startswith("wait:")]
    assert panels.notes("raids", None) == {}
