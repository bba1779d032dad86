"""Hidden information: what a seat is shown, told and allowed depends only on what it may know."""

from __future__ import annotations

import pytest

from tablelab.core.chance import Seeded
from tablelab.core.events import EventLog
from tablelab.core.text import LANGUAGES
from tablelab.games.submarine.state import UNSEEN, State
from tests.games.submarine.position import (
    COLOURS_IN_ORDER,
    GAME,
    RIGHT,
    Table,
    colours,
    player,
    position,
)
from tests.games.submarine.shadow import Shadow
from tests.games.submarine.test_oracle import side_by_side
from tests.games.submarine.wanderer import positions, random_options, start, steps

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil")
COLOURED = {"colour", "colours", "drawn"}
RED, YELLOW, GREEN, BLUE, PURPLE = range(5)


# -- what a view is made of -----------------------------------------------------------------------


@SEATS
def test_a_seat_sees_its_own_hand_and_no_other(seats: int) -> None:
    for state in positions(seats, 3):
        for viewer in (None, *range(seats)):
            seen = GAME.view(state, viewer)
            for number, there in enumerate(state.seats):
                own = number == viewer
                assert seen.seats[number].hand == (tuple(there.hand) if own else None)
                assert seen.seats[number].hand_size == len(there.hand)
                assert len(seen.seats[number].pile) == len(there.pile)


@SEATS
def test_a_card_in_a_pile_is_known_to_who_put_it_there_and_to_nobody_else(seats: int) -> None:
    """Also after it has travelled as a fee. The second reading of the rules keeps the account."""
    travelled: list[tuple[int, str]] = []

    def judge(state: State, shadow: Shadow) -> None:
        for viewer in (None, *range(seats)):
            seen = GAME.view(state, viewer)
            for number, there in enumerate(shadow.seats):
                known = [
                    COLOURS_IN_ORDER.index(card[1]) if card and card[0] == viewer else None
                    for card in there.pile
                ]
                assert list(seen.seats[number].pile) == known
                travelled.extend(card for card in there.pile if card and card[0] != number)

    for seed in range(5):
        side_by_side(seats, seed, judge, greed=0.5)
    assert travelled, "no card that somebody knows went to another pile in these games"


# -- the same view, the same everything -----------------------------------------------------------


def resampled(state: State, viewer: int | None, seed: int) -> State:
    """The same position with everything dealt anew that ``viewer`` cannot know.

    Made here and not by the package: hidden hands and the cards in piles that others put there.
    """
    other = state.clone()
    hidden = list(other.pool.unseen)
    for number, there in enumerate(other.seats):
        if number != viewer:
            hidden += there.hand
        secret = [place for place in there.pile if not _knows(place, viewer)]
        hidden += [place % 5 for place in secret if place != UNSEEN]
        there.pile = [place if _knows(place, viewer) else UNSEEN for place in there.pile]
    order = [(Seeded(f"{seed}/{index}").roll(10**6), colour) for index, colour in enumerate(hidden)]
    dealt = [colour for _, colour in sorted(order)]
    for number, there in enumerate(other.seats):
        if number != viewer:
            there.hand = sorted(dealt.pop() for _ in there.hand)
    other.pool.unseen = sorted(dealt)
    assert GAME.faults(other) == []
    assert GAME.census(other) == GAME.census(state)
    return other


def _knows(place: int, viewer: int | None) -> bool:
    return place != UNSEEN and place // 5 == viewer


@SEATS
@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_is_shown_depends_on_what_is_hidden(seats: int, seed: int) -> None:
    texts = [GAME.text(language, NAMES[:seats]) for language in LANGUAGES]
    changed = 0
    for step, state in enumerate(positions(seats, seed, **random_options(seed))):
        if step % 11:
            continue
        for viewer in (None, *range(seats)):
            other = resampled(state, viewer, step)
            changed += GAME.digest(other) != GAME.digest(state)
            view, again = GAME.view(state, viewer), GAME.view(other, viewer)
            assert view == again
            for text in texts:
                assert GAME.prompt(view, text) == GAME.prompt(again, text)
                assert GAME.board_text(view, text) == GAME.board_text(again, text)
            assert GAME.actors(state) == GAME.actors(other)
            assert GAME.points(state) == GAME.points(other)
            assert GAME.outcome(state) == GAME.outcome(other)
            if viewer is not None:
                _same_choices(state, other, viewer)
    assert changed > 2, "there was hardly anything hidden"


def _same_choices(state: State, other: State, viewer: int) -> None:
    text = GAME.text("en", NAMES[: state.players])
    view = GAME.view(state, viewer)
    legal = GAME.legal(state, viewer)
    assert legal == GAME.legal(other, viewer)
    for action in legal:
        assert GAME.describe(view, action, text) == GAME.describe(
            GAME.view(other, viewer), action, text
        )
    assert [*GAME.candidates(state, viewer)] == [*GAME.candidates(other, viewer)]
    for action in GAME.candidates(state, viewer):
        assert GAME.violations(state, viewer, action) == GAME.violations(other, viewer, action)


@SEATS
def test_the_package_samples_only_what_is_hidden(seats: int) -> None:
    for step, state in enumerate(positions(seats, 5)):
        if step % 5:
            continue
        for viewer in (None, *range(seats)):
            view = GAME.view(state, viewer)
            sampled = GAME.sample(view, Seeded(step))
            assert GAME.view(sampled, viewer) == view
            assert GAME.faults(sampled) == []
            assert GAME.census(sampled) == GAME.census(state)


def test_samples_differ_where_something_is_hidden() -> None:
    (state,) = [state for step, state in enumerate(positions(3, 5)) if step == 40]
    hands = {
        tuple(
            map(tuple, (there.hand for there in GAME.sample(GAME.view(state, 0), Seeded(n)).seats))
        )
        for n in range(30)
    }
    assert len({hand[0] for hand in hands}) == 1
    assert len({hand[1] for hand in hands}) > 3


# -- the swap -------------------------------------------------------------------------------------


def swapped() -> Table:
    """Seat 0 has put a red card under its pile of two."""
    mine = player("3.3", ship=RIGHT, hand="red blue blue", pile=2)
    table = position(
        mine,
        player("3.2 6.2", ship=5, hand="green green", pile=0),
        player("5.2", ship=RIGHT, hand="yellow"),
        draws="blue",
        board={"3.3": "ring-blue lamp-blue mask-blue"},
    )
    table.act("swap:red")
    return table


def test_the_owner_knows_the_card_under_the_pile() -> None:
    table = swapped()
    piles = {viewer: GAME.view(table.state, viewer).seats[0].pile for viewer in (0, 1, 2, None)}
    assert piles == {0: (RED, None), 1: (None, None), 2: (None, None), None: (None, None)}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_knows_its_own_card_only(seat: int) -> None:
    crews = [player("3.3", ship=2), player("3.3", ship=2), player("3.3", ship=2)]
    crews[seat] = player("3.3", ship=RIGHT, hand="red", pile=9)
    table = position(*crews, turn=seat)
    table.act("swap:red")
    known = [GAME.view(table.state, viewer).seats[seat].pile[0] for viewer in range(3)]
    assert known == [RED if viewer == seat else None for viewer in range(3)]


def test_it_stays_known_to_him_and_to_him_only_on_its_way() -> None:
    table = swapped()
    table.act("ship:6", "end")
    while (table.state.seat, table.state.phase) != (0, "ship"):
        table.act("end" if table.state.phase == "dock" else "ship:dock")
    assert table.state.voyage == 2
    table.act("ship:3", "take:ring-blue", "take:lamp-blue")
    piles = {viewer: GAME.view(table.state, viewer).seats[1].pile for viewer in (0, 1, 2, None)}
    assert piles[0] == (None, RED)
    assert piles[1] == piles[2] == piles[None] == (None, None)


def test_nobody_but_the_owner_is_told_what_was_swapped() -> None:
    (event,) = [event for event in swapped().log if event.key == "submarine.you_swap"]
    assert event.audience == (0,)
    assert event.data == {"seat": 0, "colour": RED, "drawn": BLUE}
    for seat in (1, 2, None):
        told = event.seen_by(seat)
        assert told is not None
        assert (told.key, told.data) == ("submarine.swaps", {"seat": 0})


def test_no_text_tells_the_others_the_card() -> None:
    table = swapped()
    text = GAME.text("en", NAMES[:3])
    boards = {viewer: GAME.board_text(GAME.view(table.state, viewer), text) for viewer in (0, 1)}
    assert boards[0] != boards[1]
    table.state.seats[0].pile[0] = YELLOW  # as if another card had been put there
    assert GAME.board_text(GAME.view(table.state, 1), text) == boards[1]
    assert GAME.board_text(GAME.view(table.state, 0), text) != boards[0]


# -- events ---------------------------------------------------------------------------------------


@SEATS
def test_private_events_have_public_twins_without_colours(seats: int) -> None:
    log = EventLog()
    for seed in range(3):
        for _ in steps(start(seats, seed, log), seed, log):
            pass
    private = [event for event in log if event.audience is not None]
    assert {event.key for event in private} == {"submarine.you_draw", "submarine.you_swap"}
    for event in private:
        assert event.audience == (event.data["seat"],)
        assert event.twin is not None
        assert event.twin.rule == event.rule
        assert event.twin.audience is None
        assert not COLOURED & set(event.twin.data)
    for event in log:
        # Only a spent card is laid open.
        if event.audience is None and event.key != "submarine.pays_card":
            assert not COLOURED & set(event.data)


def test_how_many_cards_are_drawn_is_public() -> None:
    mine = player("1.2", hand="red", pile=5)
    table = position(mine, player("2.2 3.2"), draws="blue blue")
    table.act("ship:1", "end")
    assert [event.twin.data for event in table.log if event.twin] == [{"seat": 0, "n": 2}]
    assert sorted(table.hand(0)) == ["blue", "blue", "red"]
    assert colours("red blue") == [RED, BLUE]


def test_fees_tell_no_colours() -> None:
    mine = player("3.2", hand="red", pile=3)
    table = position(mine, player("3.2"), board={"3.2": "ring-red lamp-blue"})
    table.act("ship:3", "take:ring-red")
    (paid,) = [event for event in table.log if event.rule == "SB-FEE-1"]
    assert (paid.audience, paid.data) == (None, {"seat": 0, "owner": 1, "n": 1})
