"""The words and letters on the board of Red November: escaped, readable, in the right language."""

from __future__ import annotations

import pytest
from tablelab_widgets.boards.base import Shape

from tablelab.games.red_november import GAME
from tablelab.games.red_november.naming import room_label
from tests.widgets.boards.looking import TAGS, loads, small, tags, tree
from tests.widgets.boards.red_november_moments import MOMENTS, crisis, draw, drawn, texts, trading

NASTY = ("<script>alert(1)</script>", "\"'/><image href='http://evil.example/x.png'/>&",
         "a\x00b\x1bc\ud800d\ufffe", "}{ %s <b>&lt;</b>")  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de"])
def test_pictures_are_well_formed_and_load_nothing(language: str) -> None:
    seen: dict[str, str] = {}
    for state, seat, events in [*MOMENTS[::5], (crisis(), 0, []), (trading(), 0, [])]:
        view = GAME.view(state, max(seat, 0))
        text = texts(view, language, (NASTY * 2)[: view.players])
        for shape, theme in (("wide", "light"), ("tall", "dark")):
            board = draw(view, text, theme=theme, shape=shape, last=events)
            for key, uri in board.sprites.items():
                assert seen.setdefault(key, uri) == uri
    for uri in seen.values():
        assert tags(uri) <= TAGS
        assert not loads(uri)
    names = ["".join(tree(uri).itertext()) for key, uri in seen.items() if key.startswith("name-")]
    assert any("<script>" in name for name in names)


@pytest.mark.parametrize(("shape", "pixels", "least"), [("tall", 375, 10.9), ("wide", 800, 8.7)])
def test_letters_are_large_enough_to_read(shape: Shape, pixels: int, least: float) -> None:
    for state, seat, _ in MOMENTS[::4]:
        board = drawn(GAME.view(state, max(seat, 0)), shape)
        pieces = ("gnome-", "stack-", "foot-", "name-")  # their letters stand in words elsewhere
        tiny = {key for key in small(board, pixels, least) if not key.startswith(pieces)}
        assert not tiny


def test_labels_are_in_the_texts_language() -> None:
    view = GAME.view(crisis(), 0)
    for language in ("en", "de"):
        text = texts(view, language)
        board = drawn(view, language=language)
        labels = {target.id: target.label for target in board.targets}
        for room in range(1, 11):
            name = room_label(text, room)
            assert labels[f"room-{room}"].startswith(name[0].upper() + name[1:])
        for target in board.targets:
            assert "{" not in target.label
            assert "red_november" not in target.label
