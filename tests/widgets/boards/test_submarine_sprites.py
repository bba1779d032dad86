"""Submarine's pictures: harmless, readable, and told apart without colour."""

from __future__ import annotations

import re

import pytest
from tablelab_widgets import boards
from tablelab_widgets.boards.base import Board, Shape
from tablelab_widgets.boards.livery import LIVERIES
from tablelab_widgets.boards.submarine.icons import COLOURS, NAMES, icon
from tablelab_widgets.boards.submarine.markers import card_sprite, chip_sprite, plaque_sprite
from tablelab_widgets.boards.submarine.palette import TINTS
from tablelab_widgets.boards.submarine.vessels import ship_sprite

from tablelab.core.text import LANGUAGES
from tablelab.games.submarine.components import standard
from tests.widgets.boards.looking import TAGS, loads, small, svg, tags, tree
from tests.widgets.boards.submarine_moments import SEATS, every_phase, of_phase, texts

NASTY = (
    "<script>alert(1)</script>",
    "\"'/><image href='http://evil.example/x.png'/>&",
    "a\x00b\x1bc\ud800d\ufffe",
    "}{ %s <b>&lt;</b>",
    "url(http://evil.example) & more",
)
draw = boards.get("submarine").draw


def _boards(names: tuple[str, ...] = NASTY) -> list[Board]:
    return [
        draw(of_phase(phase, seats)[0], texts(seats, "de", names), theme=theme, shape=shape)
        for phase, seats in every_phase()
        for shape, theme in (("wide", "light"), ("tall", "dark"))
    ]


def test_pictures_are_well_formed_and_load_nothing() -> None:
    seen = {key: uri for board in _boards() for key, uri in board.sprites.items()}
    for uri in seen.values():
        assert tags(uri) <= TAGS
        assert not loads(uri)


def test_names_are_shown_as_they_are_and_never_as_markup() -> None:
    shown = {
        "".join(tree(uri).itertext())
        for board in _boards()
        for key, uri in board.sprites.items()
        if key.startswith("name-")
    }
    assert any(name.startswith("<script>alert") for name in shown)
    assert any(name.startswith("}{ %s <b>&lt;") for name in shown)
    assert "abcd" in shown


def test_a_key_stands_for_one_picture() -> None:
    pictures: dict[str, str] = {}
    for board in _boards():
        for key, uri in board.sprites.items():
            assert pictures.setdefault(key, uri) == uri
    assert len(set(pictures.values())) == len(pictures)


@pytest.mark.parametrize(("shape", "pixels", "least"), [("tall", 375, 9.5), ("wide", 800, 9)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_large_enough_to_read(
    shape: Shape, pixels: int, least: float, language: str
) -> None:
    for phase, seats in every_phase():
        view, _ = of_phase(phase, seats)
        board = draw(view, texts(seats, language), theme="light", shape=shape)
        assert not small(board, pixels, least)


def test_every_kind_has_an_icon_of_its_own() -> None:
    assert standard().kinds == NAMES
    outlines = {re.sub(r"#\w+", "", icon(kind, 0, 0, 64)) for kind in range(len(NAMES))}
    assert len(outlines) == len(NAMES) == len(COLOURS)


def _without_colour(uri: str) -> str:
    return re.sub(r"#[0-9a-f]{3,6}", "", svg(uri))


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_can_be_told_apart_without_colour(language: str) -> None:
    letters = [texts(2, language)(f"board.submarine.letter.{name}") for name in standard().colours]
    assert len(set(letters)) == len(letters)
    assert len({tint.motif for tint in TINTS}) == len(TINTS)
    for draw_one in (
        lambda colour, letter: chip_sprite(colour, letter, "light"),
        lambda colour, letter: plaque_sprite(colour, letter, "light"),
        card_sprite,
    ):
        same = [draw_one(colour, "X").uri for colour in range(5)]
        assert len({_without_colour(uri) for uri in same}) == 5, "the pattern tells"
        lettered = [draw_one(0, letter).uri for letter in letters]
        assert len({_without_colour(uri) for uri in lettered}) == 5, "the letter tells"
    for colour, letter in enumerate(letters):
        assert letter in "".join(tree(chip_sprite(colour, letter, "dark").uri).itertext())


def test_ships_can_be_told_apart_without_colour() -> None:
    ships = [ship_sprite(seat, False).uri for seat in range(max(SEATS))]
    assert len({_without_colour(uri) for uri in ships}) == len(ships)
    for seat, uri in enumerate(ships):
        assert LIVERIES[seat].letter in "".join(tree(uri).itertext())
    assert ship_sprite(0, True) != ship_sprite(0, False)
