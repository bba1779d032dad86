"""What must hold in every position of every game."""

from __future__ import annotations

from collections import Counter

import pytest

from tablelab.core.chance import Seeded
from tests.games.red_november.position import GAME, PARTS, SEA
from tests.games.red_november.wanderer import positions, random_options, start, steps

SEATS = pytest.mark.parametrize("seats", range(1, 9))
SEEDS = pytest.mark.parametrize("seed", range(3))


@SEATS
@SEEDS
def test_every_card_and_item_is_somewhere_and_only_once(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        cards = Counter(state.deck.unseen) + Counter(state.discard) + Counter(state.removed)
        cards["kraken/1"] += state.kraken_aside
        assert cards == Counter(PARTS.cards)
        items = Counter(state.stock.unseen) + Counter(state.item_discard)
        for gnome in state.gnomes:
            items.update(gnome.items)
        items["grog"] += state.cabin
        assert items == {item.id: item.count for item in PARTS.items.values()}
        assert 0 <= state.cabin <= 6


@SEATS
@SEEDS
def test_the_board_makes_sense(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        for room in range(1, 11):
            assert not (state.fire[room] and state.water[room]), "a flooded room never burns"
        assert not state.fire[SEA]
        assert state.water[SEA] == 0
        assert len(set(state.blocked)) == len(state.blocked) <= 15
        assert set(state.blocked) <= set(PARTS.hatches)
        assert all(1 <= place <= 10 for place in state.tracks)
        assert (10 in state.tracks) <= (state.phase == "over")


@SEATS
@SEEDS
def test_the_rearmost_of_those_in_play_is_on_turn(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        alive = [n for n, gnome in enumerate(state.gnomes) if gnome.fate == 0]
        assert sorted(state.pile) == alive
        if state.phase == "move" and not state.spent:
            latest = max(state.gnomes[n].time for n in alive)
            there = [n for n in state.pile if state.gnomes[n].time == latest]
            assert state.active == there[-1]
            assert not state.gnomes[state.active].fainted
        if state.phase not in ("over", "answer", "discard", "defend"):
            assert state.seat == state.gnomes[state.active].seat


@SEATS
@SEEDS
def test_who_lies_in_fire_or_high_water_does_not_live(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        if state.phase == "over":
            continue
        for gnome in state.gnomes:
            if gnome.fate == 0 and gnome.fainted:
                assert gnome.at != SEA
                assert not state.fire[gnome.at]
                assert state.water[gnome.at] < 2


@SEATS
@SEEDS
def test_time_runs_towards_rescue(seats: int, seed: int) -> None:
    state = start(seats, seed, **random_options(seed))
    before = [gnome.time for gnome in state.gnomes]
    for _ in steps(state, seed):
        after = [gnome.time for gnome in state.gnomes]
        assert all(0 <= now <= then for now, then in zip(after, before, strict=True))
        before = after


@SEATS
@SEEDS
def test_every_turn_brings_its_gnome_nearer_to_rescue(seats: int, seed: int) -> None:
    """Or takes it out of the game: so no game can go on for ever."""
    state = start(seats, seed, **random_options(seed))
    turns: list[tuple[int, int]] = []
    for _, events in steps(state, seed):
        for event in events:
            if event.key == "red_november.turn":
                turns.append((int(str(event.data["gnome"])), int(str(event.data["n"]))))
    for number in range(len(state.gnomes)):
        times = [time for gnome, time in turns if gnome == number]
        assert times == sorted(set(times), reverse=True)


@pytest.mark.parametrize("seats", [1, 3, 8])
def test_games_end_even_if_everybody_walks_on_and_on(seats: int) -> None:
    """Whoever can opens a hatch; a turn has no more of them than minutes left and ten."""
    state, chance = start(seats, 1, dying="less_deadly"), Seeded("walk")
    opened = most = decisions = 0
    while state.phase != "over":
        assert decisions < 5_000
        legal = GAME.legal(state, state.seat)
        walks = [action for action in legal if GAME.code(action).startswith("open")]
        opened = opened + 1 if walks else 0
        most = max(most, opened)
        GAME.apply(state, state.seat, (walks or legal)[decisions % len(walks or legal)], chance)
        decisions += 1
    assert PARTS.limits["minutes"] < most <= max(PARTS.starts.values()) + PARTS.limits["minutes"]


@SEATS
@SEEDS
def test_minutes_of_a_turn_are_what_its_log_says(seats: int, seed: int) -> None:
    """A keeper moves by the minutes spent, and by ten more if its gnome fainted."""
    state = start(seats, seed)
    for _ in steps(state, seed):
        if state.phase == "move" and state.active != -1:
            assert state.ghost == max(0, state.gnomes[state.active].time - state.spent)


@SEATS
@SEEDS
def test_hands_are_hidden_only_among_the_crazed(seats: int, seed: int) -> None:
    for crazed in ("no", "yes"):
        for state in positions(seats, seed, crazed=crazed):
            for viewer in (*range(seats), None):
                view = GAME.view(state, viewer)
                for gnome, seen in zip(state.gnomes, view.gnomes, strict=True):
                    shown = crazed == "no" or gnome.seat == viewer
                    assert (seen.items is not None) == shown
                    assert seen.item_count == len(gnome.items)


@pytest.mark.parametrize("seats", [1, 3, 6])
@SEEDS
def test_legal_and_refused_are_two_sides_of_one_thing(seats: int, seed: int) -> None:
    for state in positions(seats, seed, **random_options(seed)):
        for seat in range(seats):
            legal = set(GAME.legal(state, seat))
            assert bool(legal) == (seat == state.seat)
            for action in GAME.candidates(state, seat):
                found = GAME.violations(state, seat, action)
                assert bool(found) != (action in legal)
                order = [GAME.rulebook.order(violation.rule) for violation in found]
                assert order == sorted(order)
                for violation in found:
                    assert violation.repair is None or GAME.parse(violation.repair) in legal


def test_random_games_meet_every_event_and_every_question() -> None:
    kinds, phases = set[str](), set[str]()
    for seed in range(24):
        state = start(seed % 8 + 1, seed, **random_options(seed))
        for _, events in steps(state, seed):
            kinds |= {str(e.data["kind"]) for e in events if e.key == "red_november.event"}
            phases.add(state.phase)
    # Random players seldom live to see the Kraken.
    assert kinds | {"kraken"} == {card.partition("/")[0] for card in PARTS.cards}
    questions = "move fix charm retreat trade answer defend block spread discard over"
    assert phases == set(questions.split())
