"""Setting up for two, three and four players, and every component against the fact sheet."""

from __future__ import annotations

from collections import Counter

import pytest

from tablelab.core.chance import Scripted, Seeded
from tablelab.core.events import EventLog
from tablelab.games.raids.state import State
from tests.games.raids.position import GAME, PARTS

# The table of tiles of the fact sheet, copied by hand: id, kind, then v(alue), sh(ields), a(xes)
# or the two slots.
SHEET = """
1-01 sail sh1, 1-02 sail sh1, 1-03 sail sh1, 1-04 axe a1 sh2, 1-05 axe a1 sh2, 1-06 mjolnir sh1,
1-07 goods v3 sh1, 1-08 goods v3 sh1, 1-09 goods v4 sh0, 1-10 standard v3 sh1, 1-11 rune,
1-12 rune, 1-13 trading_post, 1-14 visit 1+1, 1-15 plunder 2+1, 1-16 monster v3,
2-01 sail sh1, 2-02 sail sh1, 2-03 axe a1 sh2, 2-04 axe a2 sh1, 2-05 mjolnir sh1,
2-06 goods v4 sh1, 2-07 goods v5 sh0, 2-08 standard v4 sh1, 2-09 rune, 2-10 rune,
2-11 trading_post, 2-12 trading_post, 2-13 visit 2+1, 2-14 plunder 2+1, 2-15 monster v3,
2-16 monster v4,
3-01 sail sh2, 3-02 axe a1 sh2, 3-03 axe a2 sh1, 3-04 mjolnir sh1, 3-05 goods v5 sh1,
3-06 goods v6 sh0, 3-07 standard v5 sh1, 3-08 rune, 3-09 rune, 3-10 rune, 3-11 trading_post,
3-12 visit 2+1, 3-13 plunder 3+2, 3-14 monster v4, 3-15 monster v5, 3-16 monster v6,
4-01 mjolnir sh1, 4-02 mjolnir sh1, 4-03 goods v6 sh1, 4-04 goods v7 sh0, 4-05 standard v5 sh1,
4-06 standard v6 sh0, 4-07 rune, 4-08 rune, 4-09 rune, 4-10 trading_post, 4-11 trading_post,
4-12 visit 2+1, 4-13 plunder 3+2, 4-14 monster v5, 4-15 monster v6, 4-16 monster v7
"""


def _line(tile: str) -> str:
    """A tile of the package in the notation of the sheet."""
    is_loaded = ("sail", "axe", "mjolnir", "goods", "standard")
    made = PARTS.tiles[tile]
    words = [made.id, made.kind]
    words += [f"v{made.value}"] if made.value else []
    words += [f"a{made.axes}"] if made.axes else []
    words += [f"sh{made.shields}"] if made.kind in is_loaded else []
    words += ["+".join(map(str, made.slots))] if made.slots else []
    return " ".join(words)


def test_all_64_tiles_are_those_of_the_sheet() -> None:
    sheet = [line.strip() for line in SHEET.replace("\n", " ").split(",")]
    assert len(sheet) == 64
    assert [_line(tile) for voyage in PARTS.voyages for tile in voyage] == sheet


def test_totals_of_each_kind() -> None:
    kinds = Counter("double axe" if tile.axes == 2 else tile.kind for tile in PARTS.tiles.values())
    assert kinds == {
        "sail": 6,
        "axe": 4,
        "double axe": 2,
        "mjolnir": 5,
        "goods": 9,
        "standard": 5,
        "rune": 10,
        "trading_post": 6,
        "visit": 4,
        "plunder": 4,
        "monster": 9,
    }


def test_stop_and_pass_tiles_by_voyage() -> None:
    stops = [sum(PARTS.tiles[tile].is_stop for tile in voyage) for voyage in PARTS.voyages]
    assert stops == [13, 12, 11, 11]


def test_the_two_rune_families_of_the_option_are_of_equal_size() -> None:
    families = Counter(tile.family for tile in PARTS.tiles.values() if tile.kind == "rune")
    assert sorted(families.values()) == [5, 5]


def test_harbour_tiles() -> None:
    assert [(tile.id, tile.counts) for tile in PARTS.harbour_tiles.values()] == [
        ("H0", "arrival"),
        ("H1", "sails"),
        ("H2", "vikings"),
        ("H3", "runes"),
        ("H4", "axes"),
        ("H5", "mjolnirs"),
        ("H6", "goods"),
        ("H7", "standards"),
        ("H8", "monsters"),
    ]
    assert PARTS.ladder == (6, 3, 1, 0)


def test_every_value_says_where_it_comes_from() -> None:
    wanted = {*PARTS.tiles, *PARTS.harbour_tiles}
    wanted |= {"ship.spaces", "ship.shields_per_space", "vikings.total", "board.spaces"}
    wanted |= {"board.villages", "harbour.ladder", "fight.first_bid", "post.most_goods"}
    wanted |= {"post.vikings", "monster.sacrifice", "runes.set_points", "ghost.choices"}
    wanted |= {"ghost.toll", "start.2", "start.2.one_two", "start.3", "start.4"}
    assert wanted <= set(PARTS.sources)
    assert set(PARTS.sources.values()) == {"seed", "published", "house"}


@pytest.mark.parametrize(
    ("value", "source"),
    [
        ("ship.spaces", "seed"),
        ("ship.shields_per_space", "published"),
        ("vikings.total", "published"),
        ("board.villages", "house"),
        ("start.4", "seed"),
        ("start.3", "house"),
        ("start.2", "house"),
        ("harbour.ladder", "seed"),
        ("1-01", "house"),
        ("H0", "seed"),
        ("H1", "published"),
        ("H4", "house"),
        ("ghost.choices", "house"),
    ],
)
def test_the_source_is_that_of_the_sheet(value: str, source: str) -> None:
    assert PARTS.sources[value] == source


def set_up(seats: int, seed: int = 0, **options: str) -> tuple[State, EventLog]:
    log = EventLog()
    complete = GAME.complete_options(seats, options)
    return GAME.setup(seats, complete, Seeded(seed), log), log


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_one_lies_face_up_and_stocked(seats: int) -> None:
    state, _ = set_up(seats)
    assert sorted(tile.id for tile in state.board if tile) == sorted(PARTS.voyages[0])
    stocked = {tile.id: state.stock[place] for place, tile in enumerate(state.board) if tile}
    assert {tile: slots for tile, slots in stocked.items() if slots} == {
        "1-14": (1, 1),
        "1-15": (2, 1),
    }
    assert state.voyage == 1


@pytest.mark.parametrize(("seats", "crews"), [(2, [2, 2]), (3, [1, 2, 3]), (4, [1, 2, 2, 3])])
def test_vikings_at_the_start(seats: int, crews: list[int]) -> None:
    state, _ = set_up(seats)
    order = state.waiting[:seats]
    assert [state.ships[number].vikings for number in order] == crews
    assert state.villages == [seats, seats]
    # 40 less the crews, two villages and the visit tile with 1 + 1.
    assert state.supply == 40 - sum(crews) - 2 * seats - 2
    assert [ship.coins for ship in state.ships] == [0] * len(state.ships)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_harbour_tiles_are_drawn(seats: int) -> None:
    drawn = [set_up(seats, seed)[0] for seed in range(40)]
    for state in drawn:
        assert state.harbour[0] == "H0"
        assert len(state.harbour) == 4
        assert len(state.unused) == 5
        assert {*state.harbour, *state.unused} == set(PARTS.harbour_tiles)
    assert {tile for state in drawn for tile in state.harbour[1:]} == {f"H{n}" for n in range(1, 9)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_may_be_start_player_and_the_others_follow_clockwise(seats: int) -> None:
    orders = {tuple(set_up(seats, seed)[0].waiting[:seats]) for seed in range(60)}
    assert orders == {
        tuple((first + place) % seats for place in range(seats)) for first in range(seats)
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_asked_first_and_may_go_to_any_stop(seats: int) -> None:
    state, _ = set_up(seats)
    assert state.seat == state.waiting[0]
    stops = {place for place, tile in enumerate(state.board) if tile and tile.is_stop}
    codes = {GAME.code(action) for action in GAME.legal(state, state.seat)}
    assert codes == {f"sail:{place}" for place in stops} | {"sail:home"}


def test_only_two_players_have_the_neutral_ship() -> None:
    assert [len(set_up(seats)[0].ships) for seats in (2, 3, 4)] == [3, 3, 4]
    state, log = set_up(2)
    assert state.waiting[-1] == 2
    assert "RD-GHOST-1" in {event.rule for event in log}


def test_a_set_up_can_be_dictated() -> None:
    harbour = ["H3", "H1", "H8"]
    laid_out = [*reversed(PARTS.voyages[0])]
    script = Scripted([*harbour, *laid_out, 2])
    state = GAME.setup(4, GAME.complete_options(4, {}), script)
    assert script.rest == []
    assert state.harbour == ("H0", "H3", "H1", "H8")
    assert [tile.id for tile in state.board if tile] == laid_out
    assert state.waiting == [2, 3, 0, 1]
    assert [state.ships[number].vikings for number in (2, 3, 0, 1)] == [1, 2, 2, 3]
