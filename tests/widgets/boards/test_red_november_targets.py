"""Where a person can point on the board of Red November, and that nothing hidden is to be found."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from tablelab_widgets import panels
from tablelab_widgets.boards.base import Board, Shape

from tablelab.core.deck import Deck
from tablelab.core.events import Event
from tablelab.games.red_november import GAME
from tablelab.games.red_november.chances import success_chance
from tablelab.games.red_november.components import standard
from tablelab.games.red_november.state import State
from tests.games.red_november.speaking import act, position
from tests.widgets.boards.looking import overlapping
from tests.widgets.boards.red_november_moments import (
    MOMENTS,
    SHAPES,
    crisis,
    drawn,
    meant,
    mending,
    texts,
    trading,
)

PHONE = 375
"""Pixels of the narrowest screen."""

BUTTONS = (
    "desert", "offer", "cancel", "accept", "decline", "defend", "submit", "charm", "no-charm",
)  # fmt: skip
"""Answers that belong to no place."""

AMOUNTS = ("draw:", "wait:", "spend:")
"""Of these the board offers one a place; the other numbers are on the buttons."""


# -- actions --------------------------------------------------------------------------------------


def _codes(board: Board) -> dict[str, str]:
    """The target of each code."""
    return {code: target.id for target in board.targets for code in target.codes}


@pytest.mark.parametrize("shape", SHAPES)
def test_whatever_can_be_done_can_be_pointed_at(shape: Shape) -> None:
    seen = set()
    for state, seat, _ in MOMENTS:
        if seat < 0:
            continue
        board = drawn(GAME.view(state, seat), shape)
        known = _codes(board)
        for action in GAME.legal(state, seat):
            code = GAME.code(action)
            if code in BUTTONS:
                continue
            if code.startswith("want:") and state.house.crazed == "yes":
                continue  # nobody knows what the other has: there is nothing to point at
            if code == f"open:{state.opened or 'sea'}":
                continue  # who points at an open hatch wants to go through it
            assert code in known, code
            seen.add(code.partition(":")[0])
    assert seen >= {
        "open", "enter", "play", "fix", "add", "spend", "draw", "trade", "give", "want", "wait",
        "block", "throw", "retreat",
    }  # fmt: skip


def test_pointing_at_the_own_room_begins_its_most_urgent_repair() -> None:
    state = position(at=1, water={1: 1})
    assert meant(drawn(GAME.view(state, 0)), state, "room-1") == "fix:pump"
    state = position(at=1, fire=(1,))
    assert meant(drawn(GAME.view(state, 0)), state, "room-1") == "fix:extinguish"
    state = position(at=1)
    assert meant(drawn(GAME.view(state, 0)), state, "room-1") == "fix:engine"


def test_the_sea() -> None:
    state = position(at=3, items="aqualung")
    assert meant(drawn(GAME.view(state, 0)), state, "sea") == "open:sea"
    act(state, "open:sea")
    assert meant(drawn(GAME.view(state, 0)), state, "sea") == "enter"
    act(state, "enter")
    assert meant(drawn(GAME.view(state, 0)), state, "sea") is None
    state.tokens[3] = 50
    assert meant(drawn(GAME.view(state, 0)), state, "sea") == "fix:kraken"


def test_stocks_are_drawn_from_by_pointing() -> None:
    state = position(at=10)
    assert meant(drawn(GAME.view(state, 0)), state, "stock-grog") == "draw:grog:2"
    state.cabin = 1
    assert meant(drawn(GAME.view(state, 0)), state, "stock-grog") == "draw:grog:1"
    state = position(at=8)
    assert meant(drawn(GAME.view(state, 0)), state, "stock-items") == "draw:items:4"


def test_gnomes_in_the_room_are_traded_with_by_pointing() -> None:
    state = crisis()
    for shape in SHAPES:
        board = drawn(GAME.view(state, 0), shape)
        assert meant(board, state, "gnome-2") == "trade:2"
        assert meant(board, state, "crew-2") == "trade:2"
        assert meant(board, state, "crew-3") is None


def test_items_in_a_trade() -> None:
    state = trading()
    board = drawn(GAME.view(state, 0))
    assert meant(board, state, "item-1-grog") == "give:grog"
    assert meant(board, state, "item-2-aqualung") == "want:aqualung"
    assert meant(board, state, "item-4-grog") is None


def test_time_is_spent_by_pointing_at_the_track() -> None:
    state = mending()
    board = drawn(GAME.view(state, 0))
    for minutes in range(1, 11):
        assert meant(board, state, f"space-{37 - minutes}") == f"spend:{minutes}"
    state = crisis()
    board = drawn(GAME.view(state, 0))
    assert meant(board, state, "space-34") == "wait:3"
    act(state, "open:8")
    board = drawn(GAME.view(state, 0))
    assert meant(board, state, "space-36") == "wait:0"


def test_near_the_rescue_a_repair_gets_all_minutes_and_waiting_no_more_than_needed() -> None:
    state = position(at=1, time=4)
    assert meant(drawn(GAME.view(state, 0)), state, "space-0") == "wait:4"
    act(state, "fix:engine")
    assert meant(drawn(GAME.view(state, 0)), state, "space-0") == "spend:10"
    state = position(at=1, time=1)
    act(state, "open:2")
    assert state.ghost == 0
    assert meant(drawn(GAME.view(state, 0)), state, "space-0") == "wait:0"


def test_whoever_must_throw_away_points_at_the_own_items() -> None:
    states = [state for state, _, _ in MOMENTS if state.phase == "discard"]
    assert states
    for state in states:
        number = state.drops[0][0]
        known = _codes(drawn(GAME.view(state, state.seat)))
        for item in state.gnomes[number].items:
            assert known[f"throw:{item}"] == f"item-{number + 1}-{item}"


# -- places ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_targets_lie_within_the_figure_apart_and_have_their_own_names(shape: Shape) -> None:
    for state, seat, _ in [*MOMENTS, (crisis(8), 0, []), (trading(), 0, [])]:
        board = drawn(GAME.view(state, max(seat, 0)), shape)
        layout = board.figure["layout"]
        width, height = layout["xaxis"]["range"][1], layout["yaxis"]["range"][1]
        for target in board.targets:
            assert target.w / 2 - 0.2 <= target.x <= width - target.w / 2 + 0.2, target
            assert target.h / 2 - 0.2 <= target.y <= height - target.h / 2 + 0.2, target
            assert target.label
        assert len({target.id for target in board.targets}) == len(board.targets)
        hatches = [target for target in board.targets if target.id.startswith("hatch-")]
        others = [target for target in board.targets if target not in hatches]
        assert not overlapping(others)
        # Hatches lie on the walls between two rooms: what comes later lies on top.
        assert not overlapping(hatches)
        assert min(map(board.targets.index, hatches), default=99) > max(
            place for place, target in enumerate(board.targets) if target.id.startswith("room-")
        )


def test_rooms_are_large_enough_for_a_finger_on_a_phone() -> None:
    for state, seat, _ in MOMENTS:
        board = drawn(GAME.view(state, max(seat, 0)), "tall")
        pixel = PHONE / board.figure["layout"]["xaxis"]["range"][1]
        rooms = [target for target in board.targets if target.id.startswith(("room-", "sea"))]
        assert len(rooms) == 11
        for room in rooms:
            assert min(room.w, room.h) * pixel >= 44, room


# -- nothing hidden -------------------------------------------------------------------------------


def _everything(state: State, viewer: int | None, shape: Shape, events: Sequence[Event]) -> str:
    shown = [event for event in events if event.audience is None or viewer in event.audience]
    view = GAME.view(state, viewer)
    board = drawn(view, shape, last=shown)
    targets = [(target.id, target.label, target.codes) for target in board.targets]
    beside = [panel.plain() for panel in panels.of("red_november", view, texts(view))]
    return json.dumps([board.figure, sorted(board.sprites), targets, beside])


def test_hidden_items_and_the_order_of_the_stacks_change_nothing() -> None:
    checked = 0
    for state, seat, events in MOMENTS[::2]:
        for viewer in {max(seat, 0), None}:
            other = state.clone()
            other.deck = Deck(sorted(other.deck.unseen, reverse=True))
            if state.house.crazed == "yes":
                hidden = [gnome for gnome in other.gnomes if gnome.seat != viewer]
                pool = sorted([*other.stock.unseen, *(i for g in hidden for i in g.items)])
                pool.reverse()
                for gnome in hidden:
                    gnome.items = [pool.pop() for _ in gnome.items]
                    checked += bool(gnome.items)
                other.stock = Deck(pool)
            for shape in SHAPES:
                before = _everything(state, viewer, shape, events)
                assert before == _everything(other, viewer, shape, events)
    assert checked > 50


def test_a_hidden_hand_is_only_its_number() -> None:
    state = crisis(crazed="yes")
    board = drawn(GAME.view(state, 0))
    ids = {target.id for target in board.targets}
    assert "hand-2" in ids
    assert not [name for name in ids if name.startswith("item-2-")]
    assert "item-1-crowbar" in ids


# -- the numbers beside it ------------------------------------------------------------------------


def test_the_panel_of_a_repair_has_every_number_of_minutes() -> None:
    view = GAME.view(mending(), 0)
    panel = panels.of("red_november", view, texts(view))[0]
    assert panel.id == "repair"
    shares = [row.share for row in panel.rows if row.share is not None]
    assert shares == [float(success_chance(view, minutes)) for minutes in range(1, 11)]
    assert shares == pytest.approx([0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1, 1])
    # 37 - 4 = 33 is a star, 37 - 3 = 34 a square, both crossed by four minutes; 36 is a star.
    assert panel.rows[3].label == "4 minutes, 2 stars, 1 square"
    assert [row.value for row in panel.rows[5:8]] == ["8 in 10", "9 in 10", "certain"]


def test_the_panels_count_what_there_is() -> None:
    view = GAME.view(crisis(), 0)
    by_id = {panel.id: panel for panel in panels.of("red_november", view, texts(view))}
    assert set(by_id) == {"losing", "events", "faints"}
    events = by_id["events"]
    shares = [row.share or 0 for row in (*events.rows, *events.more)]
    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True), "the likeliest stand in sight"
    assert len(events.rows) == 6
    assert events.fold == f"{len(events.more)} more kinds"
    assert [row.value for row in by_id["losing"].rows][:3] == [
        "4 spaces left", "7 spaces left", "2 spaces left",
    ]  # fmt: skip
    # Anna 37 is rear-most; "Crushed" lies on 29 and is passed by all on 28, nine minutes on.
    assert by_id["losing"].rows[3].value == "9 minutes"
    cards = [card for card in view.deck if 0 < int(card[-1]) <= 2]
    faint = by_id["faints"].rows[0]
    assert faint.share == pytest.approx(len(cards) / len(view.deck))


def test_panels_in_every_moment() -> None:
    for state, seat, _ in MOMENTS:
        view = GAME.view(state, max(seat, 0))
        for language in ("en", "de"):
            for panel in panels.of("red_november", view, texts(view, language)):
                assert panel.rows
                assert bool(panel.more) == bool(panel.fold)
                for row in (*panel.rows, *panel.more):
                    assert row.share is None or 0 <= row.share <= 1
                    assert "{" not in row.label + row.value + panel.title + panel.note


def test_stars_and_squares_are_where_the_components_say() -> None:
    parts = standard()
    state = mending()
    labels = {target.id: target.label for target in drawn(GAME.view(state, 0)).targets}
    for minutes in range(1, 11):
        space = 37 - minutes
        assert ("star" in labels[f"space-{space}"]) == (space in parts.event_spaces)
        assert ("square" in labels[f"space-{space}"]) == (space in parts.item_spaces)
