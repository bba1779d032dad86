"""The board of Red November: a figure that plotly takes, and all that lies open in it."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import plotly.graph_objects as go
import pytest
from tablelab_widgets.boards.base import Board, Shape, Theme, resolved
from tablelab_widgets.boards.livery import LIVERIES
from tablelab_widgets.boards.red_november import icons

from tablelab.core.events import Event
from tablelab.games.red_november import GAME
from tablelab.games.red_november.components import standard
from tablelab.games.red_november.state import DEAD, DESERTED, NONE
from tablelab.games.red_november.view import View
from tests.widgets.boards.looking import tree
from tests.widgets.boards.red_november_moments import (
    MOMENTS,
    SHAPES,
    THEMES,
    crisis,
    drawn,
    mending,
    trading,
)

# -- the figure -----------------------------------------------------------------------------------


def test_the_moments_are_of_all_kinds() -> None:
    phases = {state.phase for state, _, _ in MOMENTS}
    assert phases >= {"move", "fix", "trade", "answer", "block", "discard", "over"}
    assert {state.players for state, _, _ in MOMENTS} == set(range(1, 9))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("shape", SHAPES)
def test_plotly_takes_the_figure(shape: Shape, theme: Theme) -> None:
    for state, seat, events in MOMENTS[::9]:
        board = drawn(GAME.view(state, max(seat, 0)), shape, theme, events)
        figure = go.Figure(resolved(board))
        assert len(figure.layout.images) == len(board.figure["layout"]["images"])


@pytest.mark.parametrize("shape", SHAPES)
def test_the_figure_is_plain_small_and_of_no_fixed_size(shape: Shape) -> None:
    for state, seat, events in MOMENTS:
        board = drawn(GAME.view(state, max(seat, 0)), shape, "dark", events)
        layout = board.figure["layout"]
        assert len(json.dumps(board.figure)) < 60_000
        assert "width" not in layout
        assert layout["meta"]["aspect"] == pytest.approx(
            layout["xaxis"]["range"][1] / layout["yaxis"]["range"][1], abs=1e-3
        )
        used = {image["source"] for image in layout["images"]}
        assert used == {f"sprite:{key}" for key in board.sprites}
        assert len(board.figure["data"]) == 1, "the number of lines never changes"


@pytest.mark.parametrize("shape", SHAPES)
def test_pictures_lie_within_the_figure_and_never_twice_in_one_place(shape: Shape) -> None:
    for state, seat, events in MOMENTS:
        layout = drawn(GAME.view(state, max(seat, 0)), shape, last=events).figure["layout"]
        width, height = layout["xaxis"]["range"][1], layout["yaxis"]["range"][1]
        places = set()
        for image in layout["images"]:
            assert image["sizex"] / 2 - 1 <= image["x"] <= width - image["sizex"] / 2 + 1
            assert image["sizey"] / 2 - 1 <= image["y"] <= height - image["sizey"] / 2 + 1
            places.add((image["layer"], image["x"], image["y"], image["sizex"], image["sizey"]))
        # plotly tells pictures apart by place and size, and shows only the first of two such.
        assert len(places) == len(layout["images"])


# -- everything that lies on the table shows ------------------------------------------------------


def _gnome(view: View, number: int, **changes: Any) -> View:
    gnomes = list(view.gnomes)
    gnomes[number] = replace(gnomes[number], **changes)
    return replace(view, gnomes=tuple(gnomes))


def _differences(view: View) -> dict[str, View]:
    """Views in each of which one thing is different."""
    fire, water = list(view.fire), list(view.water)
    fire[8], water[10] = True, 2
    drier = [1 if depth == 2 else depth for depth in view.water]
    return {
        "fire": replace(view, fire=tuple(fire)),
        "high water": replace(view, water=tuple(water)),
        "low water": replace(view, water=tuple(drier)),
        "hatch": replace(view, blocked=(*view.blocked, (1, 2))),
        "open hatch": replace(view, opened=8),
        "open hatch to the sea": replace(_gnome(view, 0, at=9), opened=0),
        "asphyxiation": replace(view, tracks=(7, 3, 8)),
        "heat": replace(view, tracks=(6, 4, 8)),
        "pressure": replace(view, tracks=(6, 3, 9)),
        "missile": replace(view, tokens=(29, NONE, 26, 22)),
        "crushed": replace(view, tokens=(NONE, NONE, 27, 22)),
        "asphyxiated": replace(view, tokens=(29, 28, 27, 22)),
        "kraken": replace(view, tokens=(29, NONE, 27, NONE)),
        "kraken aside": replace(view, kraken_aside=True),
        "order of the stack": replace(view, pile=(3, 2, 1, 0)),
        "ghost": replace(view, ghost=view.ghost - 1),
        "event deck": replace(view, deck=view.deck[1:]),
        "events": replace(view, discard=("fire/1",)),
        "items": replace(view, stock_size=view.stock_size - 1),
        "used items": replace(view, item_discard=("grog",)),
        "cabin": replace(view, cabin=view.cabin - 1),
        "place": _gnome(view, 1, at=8),
        "at sea": _gnome(view, 1, at=0),
        "time": _gnome(view, 1, time=34),
        "level": _gnome(view, 0, level=3),
        "fainted": _gnome(view, 1, fainted=True),
        "dead": replace(_gnome(view, 1, fate=DEAD), pile=(3, 2, 0)),
        "deserted": replace(_gnome(view, 1, fate=DESERTED), pile=(3, 2, 0)),
        "drew": _gnome(view, 0, drew=True),
        "air": _gnome(view, 0, air=1),
        "an item": _gnome(view, 1, items=("aqualung", "toolbox")),
        "two of an item": _gnome(view, 3, items=("crowbar", "grog", "grog")),
        "whose turn": replace(view, active=1),
        "who is asked": replace(view, phase="answer", partner=1),
        "won": replace(view, phase="over", saved=True),
        "lost": replace(view, phase="over"),
    }


def _pictures(board: Board) -> list[tuple[Any, ...]]:
    images = board.figure["layout"]["images"]
    shown = [(image["source"], image["x"], image["y"]) for image in images]
    return [*shown, json.dumps(board.figure["data"])]  # type: ignore[list-item]


@pytest.mark.parametrize("shape", SHAPES)
def test_all_that_differs_on_the_table_differs_in_the_picture(shape: Shape) -> None:
    view = GAME.view(crisis(), 0)
    before = _pictures(drawn(view, shape))
    boards = {name: _pictures(drawn(other, shape)) for name, other in _differences(view).items()}
    assert not [name for name, pictures in boards.items() if pictures == before]
    assert boards["dead"] != boards["deserted"]
    assert boards["won"] != boards["lost"]


def _names(board: Board) -> Counter[str]:
    sources = (image["source"] for image in board.figure["layout"]["images"])
    return Counter(source.removeprefix("sprite:").rpartition("-")[0] for source in sources)


def test_the_parts_of_the_crisis_are_there() -> None:
    names = _names(drawn(GAME.view(crisis(), 0)))
    assert names["fire"] == 2
    assert names["water"] == 3
    assert names["hatch"] == 15 + 3
    assert names["gnome"] == 4
    assert names["track"] == 3
    assert names["kraken"] == 1
    # Spaces 37 (Anna, ghost), 35 (Ben, Cem), 30 (Dora), and three tokens.
    assert names["stack"] == 6


def test_who_is_out_of_the_game_lies_nowhere() -> None:
    view = GAME.view(crisis(), 0)
    assert _names(drawn(_gnome(view, 1, fate=DEAD)))["gnome"] == 3


@pytest.mark.parametrize("count", range(1, 9))
def test_gnomes_in_one_place_do_not_cover_each_other(count: int) -> None:
    state = crisis(8)
    for room in (*range(1, 11), 0):
        for number, gnome in enumerate(state.gnomes):
            gnome.at = room if number < count else (room + 1) % 11
        for shape in SHAPES:
            images = drawn(GAME.view(state, 0), shape).figure["layout"]["images"]
            figures = [image for image in images if image["source"].startswith("sprite:gnome-")]
            for at, a in enumerate(figures):
                for b in figures[:at]:
                    apart_x = abs(a["x"] - b["x"]) >= (a["sizex"] + b["sizex"]) / 2 - 0.5
                    apart_y = abs(a["y"] - b["y"]) >= (a["sizey"] + b["sizey"]) / 2 - 0.5
                    assert apart_x or apart_y, (room, count, shape)


def test_every_gnome_shows_its_owners_letter() -> None:
    for players in (1, 2, 3, 8):
        state = next(state for state, _, _ in MOMENTS if state.players == players)
        board = drawn(GAME.view(state, 0))
        shown = {
            "".join(tree(uri).itertext())
            for key, uri in board.sprites.items()
            if key.startswith("gnome-")
        }
        for seat in range(players):
            assert any(LIVERIES[seat].letter in words for words in shown)
        if players <= 2:
            assert f"{LIVERIES[0].letter}2" in shown


def test_the_liveries_are_eight() -> None:
    for field in ("letter", "main", "deep"):
        assert len({getattr(livery, field) for livery in LIVERIES}) == len(LIVERIES) >= 8


def test_every_item_and_function_has_its_own_icon() -> None:
    parts = standard()
    names = [*parts.items, *parts.functions]
    assert set(names) <= set(icons.NAMES)
    assert len({icons.icon(name, 0, 0, 1) for name in names}) == len(names)


def test_rings_show_where_something_has_just_happened() -> None:
    view = GAME.view(crisis(), 0)
    fire = Event("RN-EVENT-2", "red_november.fire", {"room": 8})
    assert _names(drawn(view))["ring"] == 0
    assert _names(drawn(view, last=[fire]))["ring"] == 1
    assert _names(drawn(view, last=[fire, fire]))["ring"] == 1
    blocking = replace(view, phase="block", room=3)
    assert _names(drawn(blocking))["ring"] == 1


# -- choosing minutes -----------------------------------------------------------------------------


def _words(board: Board, kind: str) -> list[str]:
    keys = (image["source"].removeprefix("sprite:") for image in board.figure["layout"]["images"])
    return ["".join(tree(board.sprites[key]).itertext()) for key in keys if key.startswith(kind)]


def test_the_track_tells_the_exact_chance_of_each_number_of_minutes() -> None:
    # A toolbox adds 2: m minutes succeed on m + 2 of the ten faces, from 8 on for certain.
    assert _words(drawn(GAME.view(mending(), 0)), "foot-") == [
        "30%", "40%", "50%", "60%", "70%", "80%", "90%", "", "", "",
    ]  # fmt: skip


def test_while_moving_the_rooms_tell_what_the_way_costs() -> None:
    state = crisis()
    labels = {target.id: target.label for target in drawn(GAME.view(state, 0)).targets}
    # Room 8 is dry and next door: one minute. In room 5 the water is low: through 8, 1 + 1 + 1.
    assert "costs 1 minute" in labels["room-8"]
    assert "costs 3 minutes" in labels["room-5"]
    assert "costs" not in labels["room-7"], "the gnome is there"
    assert "costs" not in labels["room-2"], "it burns, and nothing has been played"
    assert "costs" not in labels["room-9"] or state.water[9] == 2


def test_items_on_offer_are_marked() -> None:
    view = GAME.view(trading(), 0)
    assert drawn(view).sprites != drawn(replace(view, gives=())).sprites
    assert drawn(view).sprites != drawn(replace(view, wants=())).sprites
