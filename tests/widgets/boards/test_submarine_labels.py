"""What the places of the board of Submarine say: what lies there, and what it costs."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tablelab_widgets import boards

from tablelab.core.text import LANGUAGES
from tablelab.games.submarine import GAME
from tablelab.games.submarine.components import SHELL, colour_of, kind_of, square
from tablelab.games.submarine.turn.fees import fee
from tablelab.games.submarine.view import View
from tests.widgets.boards.submarine_moments import (
    SEATS,
    drawn,
    moments,
    of_phase,
    subs_at,
    texts,
    with_seat,
)

draw = boards.get("submarine").draw


# -- what places say ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_targets_say_what_lies_there(language: str, seats: int) -> None:
    for phase in ("place", "ship", "act", "dock", "over"):
        view, _ = of_phase(phase, seats)
        board = draw(view, texts(seats, language), theme="light", shape="wide")
        for target in board.targets:
            assert target.label
            assert "submarine." not in target.label
            assert "{" not in target.label
            assert not target.label.endswith((": ", ":", "; "))
        for seat in range(seats):
            assert any(texts(seats).name(seat) in target.label for target in board.targets)


def _label(view: View, name: str) -> str:
    return next(target.label for target in drawn(view).targets if target.id == name)


def test_a_treasure_says_what_it_costs_and_to_whom() -> None:
    """The worked example of the fees: one above, one beside, one below that costs nothing."""
    view = next(GAME.view(state, 0) for state, _ in moments(3, 0) if state.phase == "act")
    bare = (0,) * 24
    view = with_seat(replace(view, seat=0), 0, subs=bare, ship=3, hand=(0, 2), pile=(None,) * 3)
    own = subs_at({(3, 1): 1, (3, 3): 1})
    view = with_seat(view, 0, subs=own, jokers=(), container=(-1,) * 12)
    view = with_seat(view, 1, subs=subs_at({(3, 0): 1}))
    view = with_seat(view, 2, subs=subs_at({(3, 2): 1, (3, 3): 1, (2, 0): 2}))
    board = [()] * 24
    red_crown, blue_ring, green_shell = 15, 53, 62
    board[square(3, 1)] = (red_crown,)
    board[square(3, 3)] = (blue_ring, green_shell)
    view = replace(view, board=tuple(board))
    assert fee(view, 0, 3, 1) == 1
    near = _label(view, "marker-crown-red")
    assert near.startswith("Red crown, column 4, level 3.")
    assert "Costs Astrid: red card, 1 card to Björn." in near
    assert near.endswith("This can be paid.")
    far = _label(view, "marker-ring-blue")
    assert "blue card, 1 card to Björn, 2 cards to Christine." in far
    assert "Astrid has no blue card in hand." in far
    assert "This can be paid" not in far
    poor = with_seat(view, 0, pile=(None, None))
    assert "The pile is too small for the fee: 2 cards." in _label(poor, "marker-shell-green")
    rich = with_seat(view, 0, jokers=(60,))
    assert "A joker pays for everything." in _label(rich, "marker-ring-blue")
    assert "A joker pays" not in _label(rich, "marker-shell-green")
    twice = with_seat(view, 0, container=(-1, -1, -1, 16, *(-1,) * 8))
    assert "It would be a joker." in _label(twice, "marker-crown-red")


def test_whether_an_unseen_hand_can_pay_is_not_said() -> None:
    view, _ = of_phase("act")
    onlooker = replace(
        view, viewer=None, seats=tuple(replace(seat, hand=None) for seat in view.seats)
    )
    for target in drawn(onlooker).targets:
        if target.id.startswith("marker-"):
            assert "can be paid" not in target.label
            assert "in hand" not in target.label


def test_markers_have_their_colour_and_kind_in_their_names() -> None:
    view, _ = of_phase("ship")
    names = {target.id for target in drawn(view).targets if target.id.startswith("marker-")}
    lying = [marker for markers in view.board for marker in markers]
    parts = view.parts
    assert names == {
        f"marker-{parts.kinds[kind_of(marker)]}-{parts.colours[colour_of(marker)]}"
        for marker in lying
    }
    assert all(kind_of(marker) <= SHELL for marker in lying)
