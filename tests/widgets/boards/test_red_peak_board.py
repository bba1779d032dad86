"""The board of Red Peak: a figure that plotly takes, all that lies open in it, nothing hidden."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from urllib.parse import unquote

import plotly.graph_objects as go
import pytest
from tablelab_widgets.boards.base import Board, Shape, Theme, resolved
from tablelab_widgets.boards.red_peak import features, icons, tools

from tablelab.core.chance import Seeded
from tablelab.core.text import LANGUAGES
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.grid import column_of, row_of
from tablelab.games.red_peak.state import DAY
from tablelab.games.red_peak.view import View
from tests.games.red_peak.speaking import NAMES, do, exhausted, on_the_beach, start
from tests.widgets.boards.looking import misplaced
from tests.widgets.boards.red_peak_moments import (
    MOMENTS,
    SHAPES,
    THEMES,
    at_dawn,
    drawn,
    paying,
)

# -- the figure -----------------------------------------------------------------------------------


def test_the_moments_are_of_all_kinds() -> None:
    assert {state.phase for state, _, _ in MOMENTS} == {"plan", "choose", "lay", "pay", "over"}
    assert {state.players for state, _, _ in MOMENTS} == {2, 3, 4, 5, 6}
    assert any(state.boat for state, _, _ in MOMENTS if state.phase == "pay")
    assert any(state.won for state, _, _ in MOMENTS)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("shape", SHAPES)
def test_plotly_takes_the_figure(shape: Shape, theme: Theme) -> None:
    for state, seat, events in MOMENTS[::6]:
        board = drawn(GAME.view(state, seat), shape, theme, events)
        figure = go.Figure(resolved(board))
        assert len(figure.layout.images) == len(board.figure["layout"]["images"])


@pytest.mark.parametrize("shape", SHAPES)
def test_the_figure_is_plain_small_and_of_no_fixed_size(shape: Shape) -> None:
    for state, seat, events in MOMENTS:
        board = drawn(GAME.view(state, seat), shape, "dark", events)
        layout = board.figure["layout"]
        assert len(json.dumps(board.figure)) < 60_000
        assert "width" not in layout
        assert layout["meta"]["aspect"] == pytest.approx(
            layout["xaxis"]["range"][1] / layout["yaxis"]["range"][1], abs=1e-3
        )
        used = {image["source"] for image in layout["images"]}
        assert used == {f"sprite:{key}" for key in board.sprites}
        assert len(board.figure["data"]) == 2, "the number of lines never changes"


@pytest.mark.parametrize("shape", SHAPES)
def test_pictures_lie_within_the_figure_and_never_twice_in_one_place(shape: Shape) -> None:
    for state, seat, _ in MOMENTS:
        assert misplaced(drawn(GAME.view(state, seat), shape)) == []


def test_the_same_view_gives_the_same_board() -> None:
    state, seat, events = MOMENTS[20]
    view = GAME.view(state, seat)
    assert drawn(view, last=events) == drawn(view, last=events)


# -- everything that lies on the table shows ------------------------------------------------------


def _differences(view: View) -> dict[str, View]:
    """Views in each of which one thing is different."""
    drawn_tiles = tuple((kind, number + (kind == "none")) for kind, number in view.drawn)
    hands = tuple(None if hand is None else hand[1:] for hand in view.hands)
    return {
        "supply": replace(view, supply=view.supply[1:]),
        "other tile": replace(view, supply=(*view.supply[:-1], view.stack[0])),
        "path stack": replace(view, stack=view.stack[1:]),
        "boats": replace(view, boats=("B2",)),
        "boat stack": replace(view, boat_stack=view.boat_stack[1:]),
        "volcano": replace(view, volcano=view.volcano[1:]),
        "drawn": replace(view, drawn=drawn_tiles),
        "deck": replace(view, deck_size=view.deck_size - 1),
        "discard": replace(view, discard=("C01",)),
        "bonus tiles": replace(view, bonuses=view.bonuses[1:]),
        "tasks": replace(view, tasks=("lake", "monkeys", "tree")),
        "lava": replace(view, lava=view.lava + 1),
        "adventurer": replace(view, adventurer=view.adventurer + 1),
        "tent": replace(view, tent=view.tent + 1),
        "heading": replace(view, headings=(*view.headings[:-1], (view.headings[-1] + 1) % 4)),
        "time tiles": replace(view, time_tiles=view.time_tiles + 1),
        "multitools": replace(view, multitools=view.multitools + 1),
        "day": replace(view, day=view.day + 1),
        "phase": replace(view, phase="plan"),
        "own hand": replace(view, hands=hands),
        "hand sizes": replace(view, hand_sizes=(*view.hand_sizes[:-1], 9)),
        "viewer": replace(view, viewer=1),
    }


@pytest.mark.parametrize("shape", SHAPES)
def test_every_difference_shows(shape: Shape) -> None:
    state = at_dawn(bonus_tiles="yes", board="back")
    state.tasks = ("birds", "bridge", "temple")
    view = GAME.view(state, 0)
    plain = drawn(view, shape).figure
    unseen = [
        what for what, other in _differences(view).items() if drawn(other, shape).figure == plain
    ]
    assert unseen == []


def _tiles(view: View) -> list[str]:
    """The pictures of the path, from the camp to its end."""
    images = drawn(view).figure["layout"]["images"]
    places = {t.id: (t.x, t.y) for t in drawn(view).targets if t.id.startswith("space-")}
    at = {(i["x"], i["y"]): i["source"] for i in images if i["layer"] == "below"}
    return [at[places[f"space-{row_of(space)}-{column_of(space)}"]] for space in view.path]


def test_lava_and_unpaid_tiles_look_different_from_the_path() -> None:
    state = on_the_beach()  # eight straight tiles, two of them under lava
    view = GAME.view(state, None)
    lava, walked = set(_tiles(view)[1:3]), set(_tiles(view)[3:])
    assert len(lava) == len(walked) == 1
    assert lava != walked
    unpaid = replace(view, tent=6, adventurer=6)
    assert _tiles(unpaid)[3:7] == [*walked] * 4
    assert not walked & set(_tiles(unpaid)[7:])
    colder = set(_tiles(replace(view, lava=1)))
    assert walked < colder
    assert not lava & colder


def test_what_is_paid_and_by_what_shows() -> None:
    view = GAME.view(paying(), 0)
    plain = drawn(view).figure
    given = ((1, "C05"), *view.covers[1:])
    for covers in ((None, *view.covers[1:]), given, ((0, "C05"), *given[1:])):
        assert drawn(replace(view, covers=covers)).figure != plain
    boat = on_the_beach()
    do(boat, "day")
    other = boat.clone()
    do(boat, "board:B1")
    do(other, "board:B3")
    assert drawn(GAME.view(boat, 0)).figure != drawn(GAME.view(other, 0)).figure


def test_ends_look_different() -> None:
    over = replace(GAME.view(start(), None), phase="over")
    looks = {
        json.dumps(drawn(replace(over, won=won, ended_by=rule)).figure)
        for won, rule in ((True, "RP-END-1"), (False, "RP-END-2"), (False, "RP-END-3"))
    }
    assert len(looks) == 3


def test_a_done_task_looks_different_from_an_open_one() -> None:
    state = on_the_beach(board="back")
    state.tasks = ("waterfall",)  # (4, 4), on the straight path
    view = GAME.view(state, None)
    done, undone = drawn(view), drawn(replace(view, tent=2))
    assert any("check" in key for key in done.sprites)
    assert not any("check" in key for key in undone.sprites)
    labels = {t.id: t.label for t in done.targets}
    assert "done" in labels["space-4-4"]
    assert "done" in labels["status-tasks"]


def test_the_way_of_the_night_and_new_lava_leave_tracks() -> None:
    lines = {"walk": 0, "lava": 0}
    for state, seat, events in MOMENTS:
        keys = {event.key for event in events}
        board = drawn(GAME.view(state, seat), last=events)
        walk, lava = (bool(trace["x"]) for trace in board.figure["data"])
        assert not walk or keys & {"red_peak.tent_walks", "red_peak.arrives"}
        assert not lava or "red_peak.lava" in keys
        lines["walk"] += walk
        lines["lava"] += lava
    assert min(lines.values()) > 3


# -- nothing hidden -------------------------------------------------------------------------------


def _words(board: Board) -> str:
    """All that can be read in the figure, its pictures and its names."""
    shown = [unquote(uri) for uri in board.sprites.values()]
    return "\n".join([json.dumps(board.figure), *shown, *(t.label for t in board.targets)])


def test_hidden_cards_are_nowhere() -> None:
    for state, seat, events in MOMENTS:
        view = GAME.view(state, seat)
        known = {card for hand in view.hands for card in hand or ()} | set(view.discard)
        known |= {cover[1] for cover in view.covers if cover is not None}
        board = drawn(view, last=events)
        seen = set(re.findall(r"\bC\d\d\b", _words(board)))
        seen |= set(re.findall(r"\bC\d\d\b", " ".join(c for t in board.targets for c in t.codes)))
        assert seen <= known
        if state.phase not in DAY:
            assert not any(target.id.startswith("card-") for target in board.targets)


def test_boards_of_states_that_a_seat_cannot_tell_apart_are_equal() -> None:
    for state, seat, events in MOMENTS[::4]:
        view = GAME.view(state, seat)
        for seed in range(2):
            other = GAME.view(GAME.sample(view, Seeded(seed)), seat)
            assert drawn(other, last=events) == drawn(view, last=events)


def test_all_visible_cards_are_shown() -> None:
    for state, seat, _ in MOMENTS:
        view = GAME.view(state, seat)
        ids = {target.id for target in drawn(view, "tall").targets}
        assert {f"card-{card}" for hand in view.hands for card in hand or ()} <= ids
        assert {f"hand-{n}" for n, hand in enumerate(view.hands) if hand is None} <= ids


# -- tools ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_tool_has_two_letters_of_its_own(language: str) -> None:
    text = GAME.text(language, NAMES)
    codes = [text(f"board.red_peak.code.{tool}") for tool in GAME.parts.tools]
    assert all(len(code) == 2 for code in codes)
    assert len(set(codes)) == len(GAME.parts.tools)


def test_all_kinds_of_things_have_pictures() -> None:
    assert set(tools.NAMES) == set(GAME.parts.tools)
    assert set(features.NAMES) == set(GAME.parts.features)
    rewards = {reward for tile in GAME.parts.paths.values() for reward in tile.rewards}
    assert rewards <= set(icons.NAMES)


def test_empty_stacks_and_large_hands_are_drawn() -> None:
    state = exhausted()
    do(state, "day")
    for shape in SHAPES:
        board = drawn(GAME.view(state, 0), shape)
        assert sum(target.id.startswith("card-") for target in board.targets) == len(state.hands[0])
        assert sum(target.id.startswith("supply-") for target in board.targets) > 13
