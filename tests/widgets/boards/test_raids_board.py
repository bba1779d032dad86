"""The board of Raids: a figure that plotly takes, in every phase, shape and theme."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import plotly.graph_objects as go
import pytest
from tablelab_widgets import boards
from tablelab_widgets.boards.base import Board, Shape, Theme, resolved

from tablelab.core.text import LANGUAGES
from tablelab.games.raids import GAME
from tablelab.games.raids.view import ShipView, View
from tests.widgets.boards.looking import misplaced, overlapping
from tests.widgets.boards.moments import every_phase, moments, of_phase, texts

SHAPES: tuple[Shape, ...] = ("wide", "tall")
THEMES: tuple[Theme, ...] = ("light", "dark")
BUTTONS = ("pay", "flee", "sacrifice", "load", "keep")
"""Actions that point at nothing: they are buttons only."""

PHONE = 375
"""Pixels of the narrowest screen."""

draw = boards.get("raids").draw


def drawn(view: View, shape: Shape = "wide", theme: Theme = "light", last: Any = ()) -> Board:
    return draw(view, texts(view.players), theme=theme, shape=shape, last=last)


# -- the figure -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("phase", "seats"), every_phase())
def test_plotly_takes_the_figure(phase: str, seats: int) -> None:
    view, last = of_phase(phase, seats)
    for shape in SHAPES:
        for theme in THEMES:
            board = drawn(view, shape, theme, last)
            figure = go.Figure(resolved(board))
            assert len(figure.layout.images) == len(board.figure["layout"]["images"])


@pytest.mark.parametrize(("phase", "seats"), every_phase())
def test_the_figure_is_plain_small_and_of_no_fixed_size(phase: str, seats: int) -> None:
    view, last = of_phase(phase, seats)
    board = drawn(view, "tall", "dark", last)
    layout = board.figure["layout"]
    assert len(json.dumps(board.figure)) < 60_000
    assert "width" not in layout
    assert "height" not in layout
    assert layout["meta"]["aspect"] == pytest.approx(
        layout["xaxis"]["range"][1] / layout["yaxis"]["range"][1], abs=1e-3
    )


def test_the_figure_uses_its_sprites_and_no_others() -> None:
    board = drawn(*of_phase("sail")[:1])
    used = {image["source"] for image in board.figure["layout"]["images"]}
    assert used == {f"sprite:{key}" for key in board.sprites}


def test_resolving_leaves_the_board_as_it_was() -> None:
    board = drawn(of_phase("sail")[0])
    before = json.dumps(board.figure)
    assert "sprite:" not in json.dumps(resolved(board))
    assert json.dumps(board.figure) == before


def test_the_same_view_gives_the_same_board() -> None:
    view, last = of_phase("bid")
    assert drawn(view, last=last) == drawn(view, last=last)


@pytest.mark.parametrize("shape", SHAPES)
def test_pictures_lie_within_the_figure_and_never_twice_in_one_place(shape: Shape) -> None:
    for phase, seats in every_phase():
        assert misplaced(drawn(of_phase(phase, seats)[0], shape)) == []


def test_there_is_no_board_for_an_unknown_game() -> None:
    with pytest.raises(KeyError, match="chess"):
        boards.get("chess")


# -- everything that lies on the table shows ------------------------------------------------------


def _ship(view: View, **changes: Any) -> View:
    ships = (replace(view.ships[0], **changes), *view.ships[1:])
    return replace(view, ships=ships)


def _variants(view: View) -> dict[str, View]:
    """Views in each of which one thing is different."""
    own: ShipView = view.ships[0]
    tile = view.parts.tiles["1-07"]
    place = next(place for place in range(1, 17) if view.board[place] is not None)
    offered = next(i for i in range(1, 17) if (lying := view.board[i]) and lying.slots)
    lying = list(view.board)
    lying[place] = None
    stock = list(view.stock)
    stock[offered] = (9,)
    other_harbour = (*view.harbour[:3], view.unused[0])
    return {
        "board": replace(view, board=tuple(lying)),
        "stock": replace(view, stock=tuple(stock)),
        "villages": replace(view, villages=(view.villages[0] + 1, view.villages[1])),
        "many villagers": replace(view, villages=(9, view.villages[1])),
        "supply": replace(view, supply=view.supply + 1),
        "voyage": replace(view, voyage=view.voyage % 4 + 1),
        "harbour": replace(view, harbour=other_harbour),
        "discarded": replace(view, discarded=(*view.discarded, "1-01")),
        "waiting": replace(view, waiting=(*view.waiting, 0)),
        "arrived": replace(view, arrived=(*view.arrived, 0)),
        "seat": replace(view, seat=(view.seat + 1) % view.players),
        "mover": replace(view, mover=(view.mover + 1) % view.players),
        "at": _ship(view, at=next(i for i in range(1, 17) if i != own.at)),
        "vikings": _ship(view, vikings=own.vikings + 1),
        "capacity": _ship(view, capacity=own.capacity + 1),
        "coins": _ship(view, coins=own.coins + 1),
        "hold": _ship(view, hold=(*own.hold[:4], tile)),
        "runes": _ship(view, runes=(*own.runes, tile)),
        "sold": _ship(view, sold=(*own.sold, tile)),
        "monsters": _ship(view, monsters=(*own.monsters, tile)),
        "posts": _ship(view, posts=(*own.posts, tile)),
        "points": _ship(view, points={**own.points, "coins": own.points["coins"] + 1}),
    }


@pytest.mark.parametrize("shape", SHAPES)
def test_every_difference_shows(shape: Shape) -> None:
    view = next(
        GAME.view(state, None)
        for state, _ in moments(4, 3)
        if state.phase == "sail" and state.voyage == 2 and not state.waiting
    )
    plain = drawn(view, shape).figure
    unseen = [
        what for what, other in _variants(view).items() if drawn(other, shape).figure == plain
    ]
    assert unseen == []


def test_what_a_question_is_about_shows() -> None:
    discard, sell, bid, monster = (
        of_phase(phase)[0] for phase in ("discard", "sell", "bid", "monster")
    )
    assert discard.new is not None
    other = next(tile for tile in discard.parts.tiles.values() if tile.kind != discard.new.kind)
    assert drawn(replace(discard, new=other)).figure != drawn(discard).figure
    assert drawn(replace(sell, sales=1 - sell.sales)).figure != drawn(sell).figure
    assert drawn(replace(bid, bid=bid.bid + 1)).figure != drawn(bid).figure
    here = monster.ships[monster.mover].at
    further = replace(monster, target=16 if monster.target != 16 else here)
    assert drawn(further).figure != drawn(monster).figure


def test_runes_show_their_kind_only_where_kinds_count() -> None:
    view = of_phase("sail")[0]
    a, b = view.parts.tiles["1-11"], view.parts.tiles["1-12"]
    boards_of = {}
    for kinds in ("one", "two"):
        house = replace(view.house, rune_kinds=kinds)
        for rune in (a, b):
            lying = (None, rune, *view.board[2:])
            boards_of[kinds, rune.family] = drawn(replace(view, house=house, board=lying)).figure
    assert boards_of["one", "a"] == boards_of["one", "b"]
    assert boards_of["two", "a"] != boards_of["two", "b"]


def test_the_last_journey_leaves_a_wake() -> None:
    view, last = next(
        (GAME.view(state, None), events)
        for state, events in moments(3, 5)
        if any(event.key == "raids.sails" for event in events) and state.phase == "sail"
    )
    wakes = [trace for trace in drawn(view, last=last).figure["data"] if trace["x"]]
    assert wakes
    assert len(drawn(view, last=last).figure["data"]) == len(drawn(view).figure["data"])
    assert not any(trace["x"] for trace in drawn(view).figure["data"])


# -- targets --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("phase", "seats"), every_phase())
@pytest.mark.parametrize("shape", SHAPES)
def test_targets_lie_apart_within_the_figure(phase: str, seats: int, shape: Shape) -> None:
    board = drawn(of_phase(phase, seats)[0], shape)
    layout = board.figure["layout"]
    width, height = layout["xaxis"]["range"][1], layout["yaxis"]["range"][1]
    for target in board.targets:
        assert target.w / 2 <= target.x <= width - target.w / 2
        assert target.h / 2 <= target.y <= height - target.h / 2
    assert overlapping(board.targets) == []
    assert len({target.id for target in board.targets}) == len(board.targets)


def test_a_finger_hits_every_target_on_a_phone() -> None:
    for phase, seats in every_phase():
        board = drawn(of_phase(phase, seats)[0], "tall")
        pixel = PHONE / board.figure["layout"]["xaxis"]["range"][1]
        assert min(min(target.w, target.h) * pixel for target in board.targets) >= 44


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_action_is_pointed_at_or_a_button(seats: int) -> None:
    for seed, options in enumerate(({}, {"discard": "any_time"}, {"flight_effects": "none"})):
        for state, _ in moments(seats, seed, **options):
            view = GAME.view(state, None)
            legal = {GAME.code(action) for action in GAME.legal(state, state.seat)}
            codes = [code for target in drawn(view).targets for code in target.codes]
            assert len(codes) == len(set(codes))
            missing = {code for code in legal if code.partition(":")[0] not in BUTTONS} - set(codes)
            assert not missing, f"nothing to point at for {missing} in phase {state.phase}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_targets_say_what_lies_there(language: str) -> None:
    for phase, seats in every_phase():
        view, _ = of_phase(phase, seats)
        board = draw(view, texts(seats, language), theme="light", shape="wide")
        for target in board.targets:
            assert target.label
            assert "board." not in target.label
            assert "{" not in target.label
        harbour = next(target for target in board.targets if target.id == "harbour")
        assert harbour.label.startswith({"en": "Harbour", "de": "Hafen"}[language])
        assert all(
            any(name in target.label for target in board.targets)
            for name in (texts(seats).name(seat) for seat in range(seats))
        )
