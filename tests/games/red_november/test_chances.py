"""The exact numbers of Red November, against all branches of the rules and against many rolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from tablelab.core.chance import Forbidden, Seeded
from tablelab.core.deck import Deck
from tablelab.core.events import silent
from tablelab.core.exact import branches
from tablelab.games.red_november import GAME
from tablelab.games.red_november.chances import (
    distance_to_loss,
    faint_chance,
    next_event,
    next_star,
    success_chance,
    symbols_crossed,
    symbols_due,
)
from tablelab.games.red_november.components import TOKENS, TRACKS, kind_of
from tablelab.games.red_november.state import CHARM, DEAD, HIGH, LOW, OVER, State
from tablelab.games.red_november.turn.hazards import advance
from tests.games.red_november.speaking import SEA, act, position, quiet, seen

PARTS = GAME.parts


def brute(state: State, code: str, key: str, then: Mapping[str, str] | None = None) -> Fraction:
    """The chance that an event with this key happens, over all branches of an action.

    ``then`` are the answers to questions that come up on the way, by phase.
    """
    total = Fraction(0)
    for branch in branches(GAME, state, state.seat, GAME.parse(code)):
        if any(event.key == f"red_november.{key}" for event in branch.events):
            total += branch.probability
        elif then and branch.state.phase in then:
            answer = then[branch.state.phase]
            total += branch.probability * brute(branch.state, answer, key, then)
    return total


# -- repairs --------------------------------------------------------------------------------------


def at_the_end(**data: Any) -> State:
    """Anna in the last minute, all others rescued: what a repair costs meets no star any more."""
    state = position(time=1, **data)
    for gnome in state.gnomes[1:]:
        gnome.time = 0
    return state


def job(name: str, items: str) -> State:
    """A position in which the repair can be begun."""
    if name == "extinguish":
        return at_the_end(at=5, items=items, fire=(5,))
    if name == "pump":
        return at_the_end(at=5, items=items, water={5: LOW})
    if name == "unblock":
        state = at_the_end(at=5, items=items)
        state.blocked = [(5, 7)]
        return state
    if name == "kraken":
        state = at_the_end(at=SEA, items=items)
        state.gnomes[0].air = 2
        state.tokens[TOKENS.index("devoured")] = 0
        return state
    state = at_the_end(at=PARTS.functions[name], items=items)
    state.tokens[TOKENS.index("missile")] = 0
    return state


JOBS = {
    "unblock": "crowbar crowbar toolbox",
    "extinguish": "fire_extinguisher grog water_pump",
    "pump": "water_pump grog crowbar",
    "engine": "engine_manual toolbox pump_manual",
    "oxygen": "pump_manual toolbox grog",
    "reactor": "reactor_manual toolbox toolbox",
    "missile": "deactivation_code grog toolbox",
    "kraken": "speargun grog crowbar",
}


@pytest.mark.parametrize("name", JOBS)
def test_success_is_as_likely_as_the_rules_make_it(name: str) -> None:
    code = "fix:unblock:7" if name == "unblock" else f"fix:{name}"
    held = JOBS[name].split()
    for number in range(3):
        for items in combinations(held, number):
            helpful = [item for item in items if name in PARTS.items[item].repairs]
            before = job(name, JOBS[name])
            begun = before.clone()
            act(begun, code)
            added = begun.clone()
            act(added, *(f"add:{item}" for item in helpful))
            for minutes in (1, 4, 5, 7, 9, 10):
                exact = brute(added, f"spend:{minutes}", "succeeds")
                target = minutes + sum(PARTS.items[item].bonus for item in helpful)
                assert exact == Fraction(min(target, 10), 10)
                assert success_chance(seen(added), minutes) == exact
                assert success_chance(seen(begun), minutes, items) == exact
                assert success_chance(seen(before), minutes, items, name) == exact


def test_what_was_played_while_moving_counts_where_it_helps() -> None:
    state = job("extinguish", "fire_extinguisher grog")
    act(state, "play:grog", "play:fire_extinguisher")
    view = seen(state)
    assert success_chance(view, 2, (), "extinguish") == Fraction(8, 10)
    assert success_chance(view, 2, (), "engine") == Fraction(5, 10)
    assert success_chance(view, 2) == Fraction(5, 10), "without a repair only Grog counts"
    assert success_chance(view, 2, ("grog", "toolbox")) == Fraction(8, 10)
    act(state, "fix:extinguish")
    assert success_chance(seen(state), 2) == brute(state, "spend:2", "succeeds") == Fraction(8, 10)
    assert success_chance(seen(state), 2, (), "pump") == Fraction(5, 10)


def test_items_added_to_one_repair_do_not_help_another() -> None:
    state = job("engine", "toolbox engine_manual")
    act(state, "fix:engine", "add:engine_manual")
    assert success_chance(seen(state), 2) == Fraction(5, 10)
    assert success_chance(seen(state), 2, (), "oxygen") == Fraction(2, 10)


@pytest.mark.parametrize("minutes", [1, 4, 9, 10])
def test_a_lucky_charm_is_a_second_roll(minutes: int) -> None:
    state = job("engine", "lucky_charm toolbox")
    act(state, "fix:engine")
    exact = brute(state, f"spend:{minutes}", "succeeds", {CHARM: "charm"})
    assert success_chance(seen(state), minutes, ("lucky_charm",)) == exact
    helped = success_chance(seen(state), minutes, ("lucky_charm", "toolbox"))
    act(state, "add:toolbox")
    assert helped == brute(state, f"spend:{minutes}", "succeeds", {CHARM: "charm"})


def test_after_a_failure_the_charm_has_the_same_target() -> None:
    state = job("engine", "lucky_charm")
    act(state, "fix:engine")
    failed = next(
        branch.state
        for branch in branches(GAME, state, 0, GAME.parse("spend:3"))
        if branch.state.phase == CHARM
    )
    view = seen(failed)
    assert success_chance(view, view.minutes) == brute(failed, "charm", "succeeds")
    assert success_chance(view, view.minutes) == Fraction(3, 10)


@pytest.mark.parametrize(("minutes", "items"), [(1, ""), (3, "toolbox"), (6, "engine_manual")])
def test_ten_thousand_rolls_agree(minutes: int, items: str) -> None:
    state = job("engine", items)
    act(state, "fix:engine", *(f"add:{item}" for item in items.split()))
    state.tracks[TRACKS.index("pressure")] = 5
    expected, action = success_chance(seen(state), minutes), GAME.parse(f"spend:{minutes}")
    chance, many, wins = Seeded(f"rolls {minutes}"), 10_000, 0
    for _ in range(many):
        copy = state.clone()
        GAME.apply(copy, 0, action, chance)
        wins += copy.tracks[TRACKS.index("pressure")] == 4
    deviation = (float(expected * (1 - expected)) * many) ** 0.5
    assert abs(wins - float(expected) * many) < 4 * deviation


# -- time -----------------------------------------------------------------------------------------


def symbols_met(state: State, *codes: str) -> tuple[int, int]:
    """The stars and squares that the time keeper really meets."""
    events = act(state, *codes)
    stars = sum(event.key == "red_november.star" for event in events)
    return stars, sum(event.rule == "RN-UPDATE-3" for event in events)


@pytest.mark.parametrize("minutes", [1, 2, 5, 10])
def test_symbols_crossed_are_the_symbols_met(minutes: int) -> None:
    met = Counter[str]()
    for time in range(1, 61):
        state = quiet(position(time=time))
        counted = symbols_crossed(seen(state), minutes)
        assert counted == symbols_met(state, f"wait:{minutes}"), time
        met["stars"] += counted[0]
        met["squares"] += counted[1]
    assert min(met.values()) > 0


def test_symbols_due_are_those_of_the_minutes_spent() -> None:
    # From 44 to 42 there are the square on 43 and the star on 42; three more reach the star on 39.
    state = quiet(position(time=44, at=5))
    assert symbols_due(seen(state)) == (0, 0)
    act(state, "open:7", "open:8")
    assert symbols_due(seen(state)) == (1, 1)
    assert next_star(seen(state)) == 39
    assert symbols_crossed(seen(state), 2) == (0, 0)
    assert symbols_crossed(seen(state), 3) == (1, 0)
    assert symbols_met(state, "wait:3") == (2, 1)


def test_there_is_no_star_after_the_last() -> None:
    last = min(PARTS.event_spaces)
    assert next_star(seen(position(time=last + 1))) == last
    assert next_star(seen(position(time=last))) is None


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


# -- losing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("track", TRACKS)
def test_a_track_is_lost_after_its_distance(track: str) -> None:
    for place in range(1, PARTS.last):
        state = position()
        state.tracks[TRACKS.index(track)] = place
        left = distance_to_loss(seen(state))[track]
        assert left is not None
        for step in range(left):
            assert state.phase != OVER, step
            advance(state, track, 1, silent)
        assert state.phase == OVER
        assert state.ended_by == "RN-END-2"


@pytest.mark.parametrize("token", TOKENS)
@pytest.mark.parametrize("times", [(40, 38, 20), (41, 41, 41), (37, 37, 30), (50, 36, 36)])
def test_a_token_is_passed_after_its_distance(token: str, times: tuple[int, ...]) -> None:
    state = quiet(position())
    for gnome, time in zip(state.gnomes, times, strict=True):
        gnome.time = time
    state.ghost = times[0]
    state.tokens[TOKENS.index(token)] = 37
    left = distance_to_loss(seen(state))[token]
    while state.phase != OVER:
        act(state, "wait:1")
    assert state.ended_by == "RN-END-3"
    assert left == max(times) - max(gnome.time for gnome in state.gnomes)


def test_dead_gnomes_do_not_hold_a_token_up() -> None:
    state = position(at=5, time=40, water={5: HIGH})
    for gnome in state.gnomes[1:]:
        gnome.time = 38
    state.tokens[0] = 37
    assert distance_to_loss(seen(state))["crushed"] == 4
    act(state, "wait:1")
    assert state.gnomes[0].fate == DEAD
    assert distance_to_loss(seen(state))["crushed"] == 2


def test_tokens_that_are_not_there_are_no_danger() -> None:
    far = distance_to_loss(seen(position()))
    assert [far[token] for token in TOKENS] == [None] * 4
    assert set(far) == {*TRACKS, *TOKENS}


@pytest.mark.parametrize("late", ["harmless", "deadly"])
def test_a_token_on_0_is_a_danger_only_by_the_option(late: str) -> None:
    state = quiet(position(time=3, late_tokens=late))
    state.tokens[0] = 0
    left = distance_to_loss(seen(state))["crushed"]
    while state.phase != OVER:
        act(state, "wait:1")
    assert state.saved == (late == "harmless")
    assert left == (None if state.saved else 3)


# -- what is known --------------------------------------------------------------------------------


def test_all_viewers_get_the_same_numbers() -> None:
    state = position(items="grog toolbox", level=2, at=1, crazed="yes")
    state.tokens[1] = 40
    act(state, "fix:engine")
    views = [GAME.view(state, viewer) for viewer in (0, 1, 2, None)]
    for numbers in (
        lambda view: success_chance(view, 4, ("toolbox",)),
        lambda view: symbols_crossed(view, 5),
        next_event,
        lambda view: faint_chance(view, 0),
        distance_to_loss,
    ):
        assert len({repr(numbers(view)) for view in views}) == 1


def test_certain_success_needs_no_chance() -> None:
    state = job("engine", "engine_manual")
    act(state, "fix:engine", "add:engine_manual")
    assert success_chance(seen(state), 7) == 1
    act(state, "spend:7", chance=Forbidden())
