"""The board of Submarine: a figure that plotly takes, in every phase, shape and theme."""

from __future__ import annotations

import json
from dataclasses import replace

import plotly.graph_objects as go
import pytest
from tablelab_widgets.boards.base import Shape, Theme, resolved

from tablelab.games.submarine import GAME
from tablelab.games.submarine.components import square
from tablelab.games.submarine.view import View
from tests.widgets.boards.looking import misplaced
from tests.widgets.boards.submarine_moments import (
    SEATS,
    SHAPES,
    drawn,
    every_phase,
    moments,
    of_phase,
    subs_at,
    with_seat,
)

THEMES: tuple[Theme, ...] = ("light", "dark")


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


@pytest.mark.parametrize(("phase", "seats"), every_phase())
def test_the_figure_uses_its_sprites_and_no_others(phase: str, seats: int) -> None:
    board = drawn(of_phase(phase, seats)[0])
    used = {image["source"] for image in board.figure["layout"]["images"]}
    assert used == {f"sprite:{key}" for key in board.sprites}


def test_the_same_view_gives_the_same_board() -> None:
    view, last = of_phase("act")
    assert drawn(view, last=last) == drawn(view, last=last)


@pytest.mark.parametrize("shape", SHAPES)
def test_pictures_lie_within_the_figure_and_never_twice_in_one_place(shape: Shape) -> None:
    for phase, seats in every_phase():
        assert misplaced(drawn(of_phase(phase, seats)[0], shape)) == []


# -- everything that lies on the table shows ------------------------------------------------------


def _variants(view: View) -> dict[str, View]:
    """Views in each of which one thing is different."""
    own, other = view.seats[view.seat], (view.seat + 1) % view.players
    place = next(place for place in range(24) if view.board[place])
    board = list(view.board)
    board[place] = board[place][1:]
    tinted = list(view.board)
    tinted[place] = (_recoloured(tinted[place][0]), *tinted[place][1:])
    kind = own.container.index(-1)
    container = list(own.container)
    container[kind] = 5 * kind
    tinted_container = list(container)
    tinted_container[kind] += 1
    subs = list(own.subs)
    subs[square(5, 3)] += 1
    assert own.hand
    hand = tuple((colour + 1) % 5 for colour in own.hand)
    return {
        "a marker is gone": replace(view, board=tuple(board)),
        "a marker's colour": replace(view, board=tuple(tinted)),
        "spent": replace(view, spent=(view.spent[0] + 1, *view.spent[1:])),
        "undealt": replace(view, undealt=view.undealt + 1),
        "unused": replace(view, unused=(*view.unused, 64)),
        "start": replace(view, start=(view.start + 1) % view.players),
        "seat": replace(view, seat=other),
        "voyage": replace(view, voyage=view.voyage + 1),
        "dry": replace(view, dry=view.dry + 1),
        "ship": with_seat(view, other, ship=3 if view.seats[other].ship != 3 else 4),
        "right dock": with_seat(view, other, ship=6),
        "left dock": with_seat(view, other, ship=-1),
        "a submarine": with_seat(view, view.seat, subs=tuple(subs)),
        "hand": with_seat(view, view.seat, hand=hand),
        "size of a hidden hand": with_seat(view, other, hand_size=view.seats[other].hand_size - 1),
        "pile": with_seat(view, other, pile=(*view.seats[other].pile, None)),
        "a known card": with_seat(view, view.seat, pile=(*own.pile[:-1], 2)),
        "an artefact": with_seat(view, view.seat, container=tuple(container)),
        "an artefact's colour": with_seat(view, view.seat, container=tuple(tinted_container)),
        "a joker": with_seat(view, other, jokers=(*view.seats[other].jokers, 61)),
        "a new joker": with_seat(view, view.seat, gained=(*own.gained, 61)),
        "active": replace(view, fresh=_less(view.fresh)),
    }


def _recoloured(marker: int) -> int:
    return marker - marker % 5 + (marker + 1) % 5


def _less(fresh: tuple[int, int, int, int]) -> tuple[int, ...]:
    first = next(depth for depth, number in enumerate(fresh) if number)
    return tuple(number - (depth == first) for depth, number in enumerate(fresh))


@pytest.mark.parametrize("shape", SHAPES)
def test_every_difference_shows(shape: Shape) -> None:
    view = next(
        GAME.view(state, state.seat)
        for state, _ in moments(4, 4)
        if state.phase == "act"
        and any(state.fresh)
        and state.voyage > 1
        and {seat.ship for seat in state.seats}.isdisjoint({3, 4})
        and len(state.seats[(state.seat + 1) % 4].hand) == 3
        and -1 < state.seats[(state.seat + 1) % 4].ship < 6
    )
    variants = _variants(view)
    figures = {what: json.dumps(drawn(other, shape).figure) for what, other in variants.items()}
    plain = json.dumps(drawn(view, shape).figure)
    assert [what for what, figure in figures.items() if figure == plain] == []
    assert figures["an artefact"] != figures["an artefact's colour"]


def test_submarines_to_be_put_in_are_counted_bywith_seat() -> None:
    view, _ = of_phase("place")
    subs = list(view.seats[0].subs)
    place = next((index for index, number in enumerate(subs) if number), None)
    assert place is not None
    subs[place] -= 1
    names = [
        image["source"]
        for other in (view, with_seat(view, 0, subs=tuple(subs)))
        for image in drawn(other).figure["layout"]["images"]
        if image["source"].startswith("sprite:name-")
    ]
    assert names[0] != names[view.players]
    assert names[1 : view.players] == names[view.players + 1 :]


def _bays(view: View) -> list[str]:
    return [
        image["source"]
        for image in drawn(view).figure["layout"]["images"]
        if image["source"].startswith(("sprite:bay-", "sprite:nothing-"))
    ]


def test_submarines_that_act_look_unlike_those_that_have_acted() -> None:
    view = next(
        GAME.view(state, state.seat)
        for state, _ in moments(2, 1)
        if state.phase == "act" and any(state.fresh) and not any(state.divers)
    )
    depth = next(index for index, number in enumerate(view.fresh) if number)
    looks = set()
    for fresh, divers in ((1, 0), (0, 1), (0, 0)):
        states = [0, 0, 0, 0], [0, 0, 0, 0]
        states[0][depth], states[1][depth] = fresh, divers
        other = replace(view, fresh=tuple(states[0]), divers=tuple(states[1]))
        looks.add(tuple(_bays(other)))
    assert len(looks) == 3


def test_the_winner_stands_out_in_the_end() -> None:
    for seats in SEATS:
        view, _ = of_phase("over", seats)
        best = max(12 - seat.container.count(-1) for seat in view.seats)
        frames = [
            image["source"]
            for image in drawn(view).figure["layout"]["images"]
            if image["source"].startswith("sprite:frame-")
        ]
        nobody = replace(view, phase="act", seat=0)
        others = [
            image["source"]
            for image in drawn(nobody).figure["layout"]["images"]
            if image["source"].startswith("sprite:frame-")
        ]
        standing = {seat for seat in range(1, seats) if frames[seat] != others[seat]}
        if frames[0] == others[0]:
            standing.add(0)
        assert standing
        assert all(12 - view.seats[seat].container.count(-1) == best for seat in standing)


def test_the_last_decision_leaves_a_track() -> None:
    seen = set()
    for state, events in moments(3, 5):
        keys = {event.key for event in events} & {"submarine.relocates", "submarine.salvages"}
        if state.seat < 0 or not keys or keys <= seen:
            continue
        seen |= keys
        view = GAME.view(state, state.seat)
        tracks = [trace for trace in drawn(view, last=events).figure["data"] if trace["x"]]
        assert len(tracks) == len(keys)
        assert not any(trace["x"] for trace in drawn(view).figure["data"])
        assert len(drawn(view, last=events).figure["data"]) == len(drawn(view).figure["data"])
    assert len(seen) == 2


def test_a_fee_shows_where_it_is_due_and_whether_the_pile_holds_it() -> None:
    view = next(
        GAME.view(state, state.seat)
        for state, _ in moments(4, 3)
        if state.phase == "act" and any(state.fresh)
    )
    column, depth = view.seats[view.seat].ship, next(i for i, n in enumerate(view.fresh) if n)
    other = (view.seat + 1) % view.players
    board = list(view.board)
    board[square(column, depth)] = (0,)
    far = {(0 if column else 1, 0): 3}
    free = replace(view, board=tuple(board))
    for seat in range(view.players):
        if seat != view.seat:
            free = with_seat(free, seat, subs=subs_at(far))
    due = with_seat(free, other, subs=subs_at({**far, (column, depth): 1}))
    place = square(column, depth)
    looks = {
        _bays(free)[place],
        _bays(due)[place],
        _bays(with_seat(due, view.seat, pile=()))[place],
        _bays(replace(due, fresh=(0, 0, 0, 0), divers=(0, 0, 0, 0)))[place],
    }
    assert len(looks) == 4
