"""Pictures: harmless, readable, and named after their content."""

from __future__ import annotations

import pytest
from tablelab_widgets import boards
from tablelab_widgets.boards.base import Board, Shape
from tablelab_widgets.boards.svg import escape, fitted, sprite, text

from tests.widgets.boards.looking import TAGS, loads, small, tags, tree
from tests.widgets.boards.moments import every_phase, of_phase, texts

NASTY = (
    "<script>alert(1)</script>",
    "\"'/><image href='http://evil.example/x.png'/>&",
    "a\x00b\x1bc\ud800d\ufffe",
    "}{ %s <b>&lt;</b>",
)
draw = boards.get("raids").draw


def _boards(names: tuple[str, ...] = NASTY) -> list[Board]:
    made = []
    for phase, seats in every_phase():
        view, last = of_phase(phase, seats)
        for shape, theme in (("wide", "light"), ("tall", "dark")):
            made.append(draw(view, texts(seats, "de", names), theme=theme, shape=shape, last=last))
    return made


def test_pictures_are_well_formed_and_load_nothing() -> None:
    seen = {key: uri for board in _boards() for key, uri in board.sprites.items()}
    for uri in seen.values():
        assert tags(uri) <= TAGS
        assert not loads(uri)


def test_names_are_shown_as_they_are_and_never_as_markup() -> None:
    shown = set()
    for board in _boards():
        for key, uri in board.sprites.items():
            if key.startswith("name-"):
                root = tree(uri)
                assert [element.tag.rpartition("}")[2] for element in root] == ["text"]
                shown.add("".join(root.itertext()))
    assert "}{ %s <b>&lt;</b>" in shown
    assert any(name.startswith("<script>alert") for name in shown)
    assert "abcd" in shown


def test_a_key_stands_for_one_picture() -> None:
    pictures: dict[str, str] = {}
    for board in _boards():
        for key, uri in board.sprites.items():
            assert pictures.setdefault(key, uri) == uri
    assert len(set(pictures.values())) == len(pictures)


@pytest.mark.parametrize(("shape", "pixels"), [("tall", 375), ("wide", 800)])
def test_letters_are_large_enough_to_read(shape: Shape, pixels: int) -> None:
    for phase, seats in every_phase():
        board = draw(of_phase(phase, seats)[0], texts(seats), theme="light", shape=shape)
        assert not small(board, pixels, 9)


def test_escaping() -> None:
    assert escape("<&>\"'\x07") == "&lt;&amp;&gt;&quot;&#39;"
    assert "<b>" not in text(0, 0, "<b>", 10, "#000")


def test_long_words_end_in_an_ellipsis() -> None:
    assert fitted("short", 10, 100) == "short"
    cut = fitted("a very long name indeed " * 9, 10, 100)
    assert cut.endswith("…")
    assert len(cut) < 20
    assert fitted(" \n ", 10, 100) == ""


def test_a_sprite_is_named_after_its_content() -> None:
    assert sprite("a", 1, 1, "<g/>").key == sprite("a", 1, 1, "<g/>").key
    assert sprite("a", 1, 1, "<g/>").key != sprite("a", 1, 1, "<g></g>").key
