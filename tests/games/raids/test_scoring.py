"""Every source of glory points, and who wins."""

from __future__ import annotations

import pytest

from tests.games.raids.position import GAME, HOME, Table, position, ship

RUNES = ["1-11", "1-12", "2-09", "2-10", "3-08", "3-09", "3-10", "4-07", "4-08", "4-09"]


def ended(*ships: object, **more: object) -> Table:
    """A game that has just ended; the harbour of voyage 4 rewarded defeated monsters."""
    return position(*ships, voyage=4, **{"counts": "monsters", **more})  # type: ignore[arg-type]


def points_of(mine: object, **more: object) -> dict[str, int]:
    table = ended(mine, ship(HOME), ship(HOME), **more)
    return dict(GAME.points(table.state)[0])


# 1, 3, 6, 10, 15 for a set; the sixth rune begins a new one.
SETS = [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 16), (7, 18), (8, 21), (9, 25)]
SETS += [(10, 30)]


@pytest.mark.parametrize(("runes", "points"), SETS)
def test_runes_in_sets(runes: int, points: int) -> None:
    assert points_of(ship(HOME, runes=" ".join(RUNES[:runes])))["runes"] == points


@pytest.mark.parametrize(("runes", "points"), [(4, 10), (5, 15), (6, 15), (10, 15)])
def test_runes_capped(runes: int, points: int) -> None:
    mine = ship(HOME, runes=" ".join(RUNES[:runes]))
    assert points_of(mine, runes_beyond_five="capped")["runes"] == points


def test_coins_count_their_value() -> None:
    assert points_of(ship(HOME, coins=23))["coins"] == 23


def test_standards_aboard() -> None:
    assert points_of(ship(HOME, 0, "1-10 2-08 4-06"))["standards"] == 3 + 4 + 6


def test_goods_count_when_sold_and_not_aboard() -> None:
    assert points_of(ship(HOME, 0, "1-07 4-04", sold="1-09 2-07"))["goods"] == 4 + 5


def test_defeated_monsters() -> None:
    points = points_of(ship(HOME, monsters="1-16 3-15"))
    assert points["monsters"] == 3 + 5
    assert points["coins"] == 6, "and the harbour bonus for most monsters"


@pytest.mark.parametrize(
    ("hold", "vikings", "points"),
    [("1-06", 5, 5), ("1-06 2-05", 5, 10), ("1-06 2-05 3-04 4-01 4-02", 5, 25), ("1-06", 0, 0)],
)
def test_mjolnirs_times_vikings(hold: str, vikings: int, points: int) -> None:
    assert points_of(ship(HOME, vikings, hold))["mjolnirs"] == points


def test_mjolnirs_use_the_vikings_that_the_sails_brought() -> None:
    # The sails come before the scoring: 4 + 2 Vikings, one Mjölnir.
    assert points_of(ship(HOME, 4, "1-06 1-01 1-02"))["mjolnirs"] == 6


def test_nothing_else_brings_points() -> None:
    mine = ship(HOME, 7, "1-01 1-04 2-04 1-07")
    assert set(points_of(mine).values()) == {0}


def test_all_sources_together() -> None:
    mine = ship(
        HOME,
        3,
        "1-06 2-05 2-08 1-07",
        runes="1-11 1-12 2-09",
        sold="1-09 2-07",
        monsters="2-15",
        coins=5,
    )
    table = ended(mine, ship(HOME, coins=30), ship(HOME))
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.rule == "RD-END-1"
    assert outcome.points[0] == {
        "coins": 5 + 6,
        "runes": 6,
        "standards": 4,
        "goods": 9,
        "monsters": 3,
        "mjolnirs": 2 * 3,
    }
    assert outcome.scores == (39, 30, 0)
    assert outcome.winners == (0,)


def test_three_may_share_the_victory() -> None:
    table = ended(ship(HOME, coins=6), ship(HOME, 0, "4-06"), ship(HOME, 6, "1-06"), ship(HOME))
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (6, 6, 6, 0)
    assert outcome.winners == (0, 1, 2)


def test_the_neutral_ship_never_scores() -> None:
    table = ended(ship(HOME, coins=1), ship(HOME), counts="sails", arrived=(2, 0, 1))
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (1, 0)


def test_points_so_far_are_shown_before_the_end() -> None:
    table = position(
        ship(2, 3, "1-06", runes="1-11"),
        ship(7),
        ship(HOME),
        board={2: "1-12", 7: "1-01", 9: "1-10"},
    )
    assert GAME.outcome(table.state) is None
    assert GAME.points(table.state)[0] == {
        "coins": 0,
        "runes": 3,
        "standards": 0,
        "goods": 0,
        "monsters": 0,
        "mjolnirs": 3,
    }


def test_capped_means_fifteen_in_all_with_two_families_too() -> None:
    mine = ship(HOME, runes=" ".join(RUNES))
    points = points_of(mine, runes_beyond_five="capped", rune_kinds="two")
    assert points["runes"] == 15
