"""Setting up (sheet 3.1), the components against the sheet's data block (1, 2, 10), C11 to C13."""

from __future__ import annotations

from collections import Counter

import pytest

from tablelab.core.chance import Seeded
from tests.games.red_november.position import GAME, PARTS, SEA

SEATS = pytest.mark.parametrize("seats", range(1, 9))
STARTS = {1: 60, 2: 60, 3: 60, 4: 60, 5: 60, 6: 55, 7: 49, 8: 46}
GNOMES = {1: 3, 2: 4, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8}
ITEMS = {
    "grog": 12,
    "fire_extinguisher": 7,
    "crowbar": 7,
    "water_pump": 5,
    "engine_manual": 3,
    "pump_manual": 3,
    "reactor_manual": 3,
    "toolbox": 4,
    "deactivation_code": 2,
    "speargun": 2,
    "aqualung": 3,
    "lucky_charm": 2,
    "coffee": 1,
}
CARDS = {
    "hatch_blocked": "–,1,1,2,2,2,3,4,4",
    "fire": "–,–,1,2,2,3,4,4",
    "respite": "–,–,1,1,2,3,4",
    "descent": "–,2,2,3,4,4",
    "reactor_warmup": "–,1,2,3,3,4",
    "fire_spreads": "–,3,4",
    "reactor_malfunction": "1,4",
    "leak": "–,2",
    "stumble": "2,4",
    "turbulence": "3,4",
    "missile_countdown": "–,3",
    "fast_descent": "1",
    "underwater_current": "3",
    "friendly_fire": "3",
    "overheated": "2",
    "engine_down": "4",
    "oxygen_pumps_down": "–",
    "kraken": "1",
}


def test_c12_one_to_eight_players() -> None:
    assert GAME.info.seats == (1, 2, 3, 4, 5, 6, 7, 8)


@SEATS
def test_gnomes_and_start_spaces(seats: int) -> None:
    state = GAME.setup(seats, GAME.complete_options(seats, {}), Seeded(seats))
    assert [there.time for there in state.gnomes] == [STARTS[seats]] * GNOMES[seats]
    for there in state.gnomes:
        assert 1 <= there.at <= 10
        assert (there.level, there.fainted, there.fate) == (0, False, 0)
    assert state.tracks == [1, 1, 1]
    assert state.tokens == [-1] * 4
    assert (any(state.fire), any(state.water), state.blocked) == (False, False, [])
    assert state.active == state.pile[-1]


@SEATS
def test_c13_six_grog_and_two_items_each(seats: int) -> None:
    state = GAME.setup(seats, GAME.complete_options(seats, {}), Seeded(seats))
    assert state.cabin == 6
    assert [len(there.items) for there in state.gnomes] == [2] * GNOMES[seats]
    assert len(state.stock) == 48 - 2 * GNOMES[seats]
    everything = Counter(state.stock.unseen)
    for there in state.gnomes:
        everything.update(there.items)
    everything["grog"] += 6
    assert everything == ITEMS


@SEATS
def test_55_event_cards_and_the_kraken_aside(seats: int) -> None:
    state = GAME.setup(seats, GAME.complete_options(seats, {}), Seeded(seats))
    assert len(state.deck) == 55
    assert "kraken/1" not in state.deck.unseen
    assert state.kraken_aside
    assert state.discard == []


def test_rooms_and_the_order_of_the_stack_are_random() -> None:
    rooms, tops = Counter[int](), Counter[int]()
    for seed in range(400):
        state = GAME.setup(4, GAME.complete_options(4, {}), Seeded(seed))
        rooms.update(there.at for there in state.gnomes)
        tops[state.pile[-1]] += 1
        assert sorted(state.pile) == [0, 1, 2, 3]
    assert set(rooms) == set(range(1, 11))
    assert min(rooms.values()) > 110, "160 each are expected"
    assert min(tops.values()) > 70, "100 each are expected"


# -- components -----------------------------------------------------------------------------------


def test_c11_56_event_cards_with_the_faint_numbers_of_the_sheet() -> None:
    expected = Counter(
        f"{kind}/{'0' if number == '–' else number}"
        for kind, numbers in CARDS.items()
        for number in numbers.split(",")
    )
    assert Counter(PARTS.cards) == expected
    assert len(PARTS.cards) == 56


def test_check_values_by_faint_number() -> None:
    numbers = Counter(card[-1] for card in PARTS.cards)
    assert numbers == {"0": 11, "1": 9, "2": 12, "3": 11, "4": 13}


def test_54_items() -> None:
    assert {item.id: item.count for item in PARTS.items.values()} == ITEMS
    assert sum(ITEMS.values()) == 54


def test_fifteen_hatches_inside_and_three_to_the_sea() -> None:
    pairs = "1-2 1-3 2-3 2-4 2-5 3-4 4-5 5-6 5-7 5-8 7-8 7-9 8-9 8-10 9-10"
    assert set(PARTS.hatches) == {tuple(map(int, pair.split("-"))) for pair in pairs.split()}
    assert [room for room in range(1, 11) if SEA in PARTS.neighbours[room]] == [3, 6, 9]
    assert set(PARTS.neighbours[SEA]) == {3, 6, 9}


def test_room_5_is_the_only_way_between_bow_and_stern() -> None:
    def reach(start: int, without: int) -> set[int]:
        found, queue = {start}, [start]
        for room in queue:
            for to in PARTS.neighbours[room]:
                if to not in (SEA, without) and to not in found:
                    found.add(to)
                    queue.append(to)
        return found

    assert reach(1, without=5) == {1, 2, 3, 4}
    assert reach(7, without=5) == {7, 8, 9, 10}
    for room in (1, 2, 3, 4, 6, 7, 8, 9, 10):
        assert reach(5, without=room) == set(range(1, 11)) - {room}


def test_the_time_track() -> None:
    stars = {57, 54, 51, 48, 45, 42, 39, 36, 33, 30, 27, 24, 21, 18, 15, 12, 10, 8, 6, 4, 2}
    assert PARTS.event_spaces == stars
    assert PARTS.item_spaces == {52, 43, 34, 25, 16, 7}
    for start, ahead in ((60, 21), (55, 20), (49, 18), (46, 17)):
        assert sum(space < start for space in stars) == ahead
        assert start not in stars | PARTS.item_spaces


def test_functions_of_the_rooms() -> None:
    expected = {"engine": 1, "oxygen": 2, "reactor": 4, "missile": 7, "stores": 8, "cabin": 10}
    assert PARTS.functions == expected


def test_defaults_follow_the_seed() -> None:
    options = {option.id: option.default for option in GAME.info.options}
    assert options["rule_set"] == "seed"
    state = GAME.setup(3, GAME.complete_options(3, {}), Seeded(1))
    house = state.house
    assert (house.repair, house.high_low, house.faint_check) == ("one_step", "stays", "drunk")
    state = GAME.setup(3, GAME.complete_options(3, {"rule_set": "published"}), Seeded(1))
    house = state.house
    assert (house.repair, house.high_low, house.faint_check) == ("reset", "levels", "after_grog")


# -- provenance -----------------------------------------------------------------------------------


def test_what_no_source_gives_is_called_our_own() -> None:
    """The values that the sheet marks as proposed (section 10, last line)."""
    assert PARTS.sources["time.events"] == PARTS.sources["time.items"] == "house"
    for item in PARTS.items:
        own = "published" if item == "coffee" else "house"
        assert PARTS.sources[f"{item}.count"] == own
    proposed = set(ITEMS) - {"grog", "aqualung"}
    assert {PARTS.sources[f"{item}.bonus"] for item in proposed} == {"house"}
    assert PARTS.sources["grog.bonus"] == "published"
    assert PARTS.sources["event_source.dropped_two"] == "house"


def test_every_value_has_a_known_source() -> None:
    assert set(PARTS.sources.values()) <= {"seed", "published", "house"}
    for said in ("start_items", "cabin_grog", "grog_drawn", "items_drawn", "desert_below"):
        assert PARTS.sources[f"limits.{said}"] == "seed"
    for said in ("open", "enter_low", "swim", "draw", "trade", "faint"):
        assert PARTS.sources[f"costs.{said}"] == "seed"
