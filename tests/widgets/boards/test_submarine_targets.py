"""Where a person can point on the board of Submarine, and that nothing hidden is to be found."""

from __future__ import annotations

import json

import pytest
from tablelab_widgets import boards
from tablelab_widgets.boards.base import Board, Shape

from tablelab.games.submarine import GAME
from tablelab.games.submarine.components import DEPTHS
from tablelab.games.submarine.state import UNSEEN, placed
from tests.widgets.boards.looking import overlapping
from tests.widgets.boards.submarine_moments import (
    SEATS,
    SHAPES,
    drawn,
    every_phase,
    moments,
    of_phase,
    texts,
)

PHONE = 375
"""Pixels of the narrowest screen."""

draw = boards.get("submarine").draw


# -- nothing hidden -------------------------------------------------------------------------------


def _everything(board: Board) -> str:
    targets = [(target.id, target.label, target.codes) for target in board.targets]
    return json.dumps([board.figure, sorted(board.sprites), targets])


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_viewer_cannot_know_changes_nothing(seats: int) -> None:
    checked = 0
    for number, (state, events) in enumerate(moments(seats, 2)):
        if number % 17:
            continue
        for viewer in (*range(seats), None):
            other = state.clone()
            for seat, player in enumerate(other.seats):
                if seat != viewer:
                    player.hand = sorted((colour + 1) % 5 for colour in player.hand)
                # What others put under a pile, and what nobody has seen, may be anything.
                player.pile = [
                    place if place == UNSEEN or place // 5 == viewer else placed(4, place // 5)
                    for place in player.pile
                ]
            for shape in SHAPES:
                boards_of = [
                    draw(
                        GAME.view(which, viewer),
                        texts(seats),
                        theme="light",
                        shape=shape,
                        last=[
                            event
                            for event in events
                            if event.audience is None or viewer in event.audience
                        ],
                    )
                    for which in (state, other)
                ]
                assert _everything(boards_of[0]) == _everything(boards_of[1])
                checked += 1
    assert checked > 20


def test_a_hidden_hand_is_only_its_number() -> None:
    view, _ = of_phase("act")
    hidden = [seat for seat in view.seats if seat.hand is None]
    assert len(hidden) == view.players - 1
    ids = {target.id for target in drawn(view).targets}
    for seat in hidden:
        assert f"hand-{seat.seat}" in ids
        assert not any(name.startswith(f"hand-{seat.seat}-") for name in ids)


# -- targets --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("phase", "seats"), every_phase())
@pytest.mark.parametrize("shape", SHAPES)
def test_targets_lie_apart_within_the_figure(phase: str, seats: int, shape: Shape) -> None:
    board = drawn(of_phase(phase, seats)[0], shape)
    layout = board.figure["layout"]
    width, height = layout["xaxis"]["range"][1], layout["yaxis"]["range"][1]
    for target in board.targets:
        assert target.w / 2 - 0.1 <= target.x <= width - target.w / 2 + 0.1
        assert target.h / 2 - 0.1 <= target.y <= height - target.h / 2 + 0.1
    assert overlapping(board.targets) == []
    assert len({target.id for target in board.targets}) == len(board.targets)


def test_a_finger_hits_the_places_of_a_phone() -> None:
    for phase, seats in every_phase():
        board = drawn(of_phase(phase, seats)[0], "tall")
        pixel = PHONE / board.figure["layout"]["xaxis"]["range"][1]
        for target in board.targets:
            if target.codes and not target.id.startswith("marker-"):
                assert min(target.w, target.h) * pixel >= 44, target.id
            if target.id.startswith("marker-"):
                assert target.w * pixel >= 44
                assert target.h * pixel >= 24


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(
    "options",
    [{}, {"mixed_actions": "yes", "shell_by_joker": "allowed"}, {"fee_for": "opponent"}],
)
def test_every_legal_action_is_pointed_at(seats: int, options: dict[str, str]) -> None:
    for number, (state, _) in enumerate(moments(seats, seats, **options)):
        if state.seat < 0 or number % 3:
            continue
        view = GAME.view(state, state.seat)
        legal = {GAME.code(action) for action in GAME.legal(state, state.seat)} - {"end"}
        codes = [code for target in drawn(view).targets for code in target.codes]
        assert len(codes) == len(set(codes))
        missing = legal - set(codes)
        assert not missing, f"nothing to point at for {missing} in phase {state.phase}"
        for code in codes:
            GAME.parse(code)


def test_the_first_code_is_the_card_and_the_nearest_level() -> None:
    view = next(
        GAME.view(state, state.seat)
        for state, _ in moments(3, 1)
        if state.phase == "act" and len(state.seats[state.seat].jokers) > 1
    )
    for target in drawn(view).targets:
        if target.id.startswith("marker-"):
            first, *others = target.codes
            assert first == f"take:{target.id.removeprefix('marker-')}"
            assert len(others) == len(view.seats[view.seat].jokers)
        if target.id.startswith("square-"):
            level = int(target.id[-1])
            froms = [int(code[len("move:")]) for code in target.codes]
            assert froms == [at for at in (level, level - 1, level + 1) if 2 <= at <= DEPTHS + 1]
