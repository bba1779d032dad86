"""The chances of the next event and of fainting, against all branches of the rules."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tablelab.core.chance import Seeded
from tablelab.core.deck import Deck
from tablelab.core.exact import branches
from tablelab.games.red_november import GAME
from tablelab.games.red_november.chances import (
    faint_chance,
    next_event,
)
from tablelab.games.red_november.components import kind_of
from tablelab.games.red_november.state import DEAD, State
from tests.games.red_november.odds import at_the_end, brute
from tests.games.red_november.speaking import act, position, seen

PARTS = GAME.parts


# -- event cards ----------------------------------------------------------------------------------


def every_card(state: State) -> State:
    """All 56 cards in the deck."""
    state.deck, state.discard, state.kraken_aside = Deck(PARTS.cards), [], False
    return state


def used_up(state: State) -> State:
    """The first pass is over: the deck is empty, the Kraken waits."""
    state.discard, state.deck = state.deck.unseen, Deck()
    return state


def half(state: State) -> State:
    """Some cards are left."""
    state.discard, state.deck = state.deck.unseen[::2], Deck(state.deck.unseen[1::2])
    return state


def second_time(state: State) -> State:
    """The deck is empty again, the Kraken among the discards."""
    return used_up(every_card(state))


def drained(state: State) -> State:
    """Empty, and the respites have left the game."""
    state = used_up(state)
    state.removed = [card for card in state.discard if card.startswith("respite")]
    state.discard = [card for card in state.discard if card not in state.removed]
    return state


DECKS = (lambda state: state, half, every_card, used_up, second_time, drained)


@pytest.mark.parametrize("deck", DECKS)
def test_the_next_event_is_as_likely_as_the_deck_makes_it(deck: Any) -> None:
    state = deck(position(time=58))
    chances = next_event(seen(state))
    assert sum(chances.values()) == 1
    assert set(chances) == {kind_of(card) for card in PARTS.cards}
    exact: Counter[str] = Counter()
    for branch in branches(GAME, state, 0, GAME.parse("wait:1")):
        kind = next(event.data["kind"] for event in branch.events if "kind" in event.data)
        exact[str(kind)] += branch.probability  # type: ignore[assignment]  # counts of fractions
    assert {kind: chance for kind, chance in chances.items() if chance} == dict(exact)


def test_the_kraken_comes_only_with_the_second_pass() -> None:
    state = position(time=58)
    assert next_event(seen(state))["kraken"] == 0
    assert next_event(seen(used_up(state)))["kraken"] == Fraction(1, 56)


@pytest.mark.parametrize("option", ["drunk", "after_grog"])
@pytest.mark.parametrize("deck", DECKS)
def test_fainting_is_as_likely_as_the_rules_make_it(deck: Any, option: str) -> None:
    for level in range(5):
        state = deck(at_the_end(level=level, items="grog grog", faint_check=option))
        view = seen(state)
        assert faint_chance(view, 0) == brute(state, "wait:1", "faints"), level
        for grogs in (1, 2):
            act(state, "play:grog")
            exact = brute(state, "wait:1", "faints")
            assert exact > 0
            assert faint_chance(view, 0, grogs) == exact
            assert faint_chance(seen(state), 0) == exact


@pytest.mark.parametrize(("level", "percent"), [(1, 16), (2, 38), (3, 57), (4, 80)])
def test_the_chance_to_faint_with_all_cards(level: int, percent: int) -> None:
    state = every_card(position(level=level))
    assert round(faint_chance(seen(state), 0) * 100) == percent


def test_others_faint_by_their_own_intoxication() -> None:
    state = position(time=2, level=1)
    state.gnomes[1].level, state.gnomes[2].level = 4, 2
    act(state, "wait:1")
    view = seen(state)
    assert faint_chance(view, 1) > faint_chance(view, 2) > 0
    assert faint_chance(view, 1) == brute(state, "wait:1", "faints")
    state.gnomes[1].fate = DEAD
    assert faint_chance(seen(state), 1) == 0


def test_grog_of_this_turn_is_forgotten_when_its_check_is_over() -> None:
    state = position(time=58, items="grog", faint_check="after_grog")
    state.deck = Deck(["hatch_blocked/0"] * 60)
    act(state, "play:grog")
    assert seen(state).phase == "move"
    state.deck = Deck(["hatch_blocked/1"] * 60)
    assert faint_chance(seen(state), 0) == 1
    state.deck = Deck(["hatch_blocked/4"] * 60)
    events = act(state, "wait:1", chance=Seeded("a room with several hatches"))
    assert seen(state).phase == "block", [event.key for event in events]
    state.deck = Deck(["hatch_blocked/1"] * 60)
    assert faint_chance(seen(state), 0) == 0
