"""The board of Red Peak: where a person can point, what is said there, and what can be read."""

from __future__ import annotations

import pytest
from tablelab_widgets.boards.base import Board, Shape

from tablelab.core.text import LANGUAGES
from tablelab.games.red_peak import GAME
from tests.games.red_peak.speaking import NAMES, do, games, on_the_beach, start
from tests.widgets.boards.looking import TAGS, loads, overlapping, small, tags, tree
from tests.widgets.boards.red_peak_moments import (
    MOMENTS,
    SHAPES,
    VARIANTS,
    at_dawn,
    codes_of,
    draw,
    drawn,
    paying,
)

BUTTONS = ("give-up", "concede")
"""Actions that point at nothing: they are buttons only."""

PHONE = 375
"""Pixels of the narrowest screen."""

NASTY = ("<script>alert(1)</script>", "\"'/><image href='http://evil.example/x.png'/>&", "a\x00b")

# -- targets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_targets_lie_apart_within_the_figure(shape: Shape) -> None:
    for state, seat, _ in MOMENTS:
        board = drawn(GAME.view(state, seat), shape)
        layout = board.figure["layout"]
        width, height = layout["xaxis"]["range"][1], layout["yaxis"]["range"][1]
        for target in board.targets:
            assert target.w / 2 - 0.3 <= target.x <= width - target.w / 2 + 0.3
            assert target.h / 2 - 0.3 <= target.y <= height - target.h / 2 + 0.3
        assert overlapping(board.targets) == []
        assert len({target.id for target in board.targets}) == len(board.targets)


def test_a_finger_hits_every_target_on_a_phone() -> None:
    for state, seat, _ in MOMENTS:
        if max(map(len, state.hands)) > 8:
            continue  # such hands overlap
        board = drawn(GAME.view(state, seat), "tall")
        pixel = PHONE / board.figure["layout"]["xaxis"]["range"][1]
        for target in board.targets:
            assert min(target.w, target.h) * pixel >= 44, target.id


def test_every_legal_action_is_pointed_at_or_a_button() -> None:
    for options in VARIANTS:
        for state, _, _, _ in games(3, options, 7):
            for seat in range(3):
                targets = drawn(GAME.view(state, seat)).targets
                codes = [code for target in targets for code in target.codes]
                assert len(codes) == len(set(codes))
                missing = {code for code in codes_of(state, seat) if code not in BUTTONS}
                assert missing <= set(codes), (missing - set(codes), state.phase)


def _codes(board: Board, name: str) -> tuple[str, ...]:
    return next(target.codes for target in board.targets if target.id == name)


def test_each_way_of_a_tile_is_a_place_of_its_own() -> None:
    state = start()
    do(state, "day")
    state.supply = ["W01", "W05"]
    board = drawn(GAME.view(state, 0))
    assert _codes(board, "supply-W01-ahead") == ("lay:W01:ahead",)
    left, right = (
        next(t for t in board.targets if t.id == f"supply-W05-{turn}") for turn in ("left", "right")
    )
    assert left.codes == ("lay:W05:left",)
    # The path comes from the north: its left is the east, which is the right side of the map.
    assert left.x > right.x
    assert "east" in left.label
    off = start(3, shapes="off")
    off.supply = ["W05"]
    ways = _codes(drawn(GAME.view(off, 0)), "supply-W05")
    assert set(ways) == {f"lay:W05:{side}" for side in ("north", "east", "south", "west")}


def test_a_card_offers_first_what_is_missing() -> None:
    state = start()
    do(state, "day")
    state.supply.append("W12")  # flashlight, map, axe; straight
    do(state, "lay:W12:ahead")
    state.hands[0] = ["C05"]  # flashlight, map, compass
    do(state, "go")
    do(state, "multi:flashlight")
    assert _codes(drawn(GAME.view(state, 0)), "card-C05")[0] == "give:C05:map"


def test_pieces_and_places_mean_what_can_be_done_with_them() -> None:
    evening = start()
    assert "day" in _codes(drawn(GAME.view(evening, 0)), "space-1-4")
    assert _codes(drawn(GAME.view(evening, 0)), "volcano") == ("dare",)
    state = at_dawn()
    board = drawn(GAME.view(state, 0))
    assert "go" in _codes(board, "space-1-4")
    assert _codes(board, "space-2-4") == ("back",)
    beach = drawn(GAME.view(on_the_beach(), 0))
    assert _codes(beach, "boat-B3") == ("board:B3",)
    assert "boat-B2" not in {target.id for target in beach.targets}


@pytest.mark.parametrize("language", LANGUAGES)
def test_targets_say_what_lies_there(language: str) -> None:
    for state, seat, _ in MOMENTS[::3]:
        for target in drawn(GAME.view(state, seat), language=language).targets:
            assert target.label.strip()
            assert "board." not in target.label
            assert "{" not in target.label
            assert "None" not in target.label
    board = drawn(GAME.view(paying(), 0), language=language)
    labels = {target.id: target.label for target in board.targets}
    assert {"en": "camp", "de": "Lager"}[language] in labels["space-1-4"]
    assert {"en": "multitool", "de": "Multitool"}[language] in labels["symbol-1"]
    assert {"en": "still missing", "de": "noch offen"}[language] in labels["symbol-2"]
    assert all(NAMES[seat] in labels[f"hand-{seat}"] for seat in (1, 2))


# -- pictures -------------------------------------------------------------------------------------


def _with_nasty_names() -> dict[str, str]:
    """All pictures of boards whose players have names that look like markup."""
    text = GAME.text("de", NASTY)
    pictures: dict[str, str] = {}
    for state, seat, _ in MOMENTS:
        if state.players == 3:
            view = GAME.view(state, seat)
            pictures |= draw(view, text, theme="light", shape="wide").sprites
            pictures |= draw(view, text, theme="dark", shape="tall").sprites
    return pictures


def test_pictures_are_well_formed_load_nothing_and_keep_names_as_text() -> None:
    names = set()
    for key, uri in _with_nasty_names().items():
        assert tags(uri) <= TAGS
        assert not loads(uri)
        if key.startswith("name-"):
            assert [element.tag.rpartition("}")[2] for element in tree(uri)] == ["text"]
            names.add("".join(tree(uri).itertext()))
    assert any(name.startswith("<script>") for name in names)
    assert "ab" in names


@pytest.mark.parametrize(("shape", "pixels", "least"), [("tall", PHONE, 10.9), ("wide", 800, 9)])
def test_letters_are_large_enough_to_read(shape: Shape, pixels: int, least: float) -> None:
    # Beside the map the tiles get smaller when there are very many.
    boards = (drawn(GAME.view(s, seat), shape) for s, seat, _ in MOMENTS[::2] if len(s.supply) < 11)
    assert not [found for board in boards for found in small(board, pixels, least)]
