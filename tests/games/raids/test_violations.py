"""Refusals: each kind alone where that can be, and several rules broken at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import tablelab.games.raids.violations as module
from tests.games.raids.position import GAME, HOME, Table, position, ship

SEA = {2: "1-11", 4: "1-07", 7: "1-15", 8: "1-16", 9: "1-02", 12: "1-10", 14: "1-12"}
FULL = "1-03 1-04 1-05 1-06 2-08"


def sailing(crew: int = 3) -> Table:
    return position(ship(2, crew), ship(4, 3), ship(9, 3), board=SEA)


def fighting() -> Table:
    """Ship 2 is asked to answer the attack of ship 0 at 9 with two Vikings."""
    table = position(ship(2, 3), ship(4, 3), ship(9, 3), board={**SEA, 8: "1-01"})
    table.act("sail:9")
    return table


def fleeing(**options: str) -> Table:
    table = position(
        ship(2, 3), ship(4, 3), ship(9, 3), board={2: "1-11", 4: "1-07", **_to_flee()}, **options
    )
    table.act("sail:4", "flee")
    return table


def _to_flee() -> dict[int, str]:
    return {6: "1-01", 9: "1-02", 12: "1-10"}


def loading() -> Table:
    return position(ship(2, hold=FULL), ship(4), ship(9), board={**SEA, 2: "1-01"})


def trading() -> Table:
    return position(ship(2, 0, "1-08 2-08"), ship(4), ship(9), board={**SEA, 2: "1-13"})


def sold() -> Table:
    table = position(ship(2, 0, "1-07 1-08 1-09"), ship(7), ship(9), board=_market())
    table.act("sell:1-07", "sell:1-08")
    return table


def _market() -> dict[int, str]:
    return {2: "1-13", 7: "1-10", 9: "1-02", 12: "1-12"}


def sending() -> Table:
    return position(ship(4), ship(9), ghost=ship(2), board=SEA)


def over() -> Table:
    return position(ship(HOME), ship(HOME), ship(HOME), voyage=4, counts="sails")


Case = tuple[str, Callable[[], Table], str, int | None, list[str], bool]

CASES: dict[str, Case] = {
    # name: (message, table, code, seat (None: who is asked), rules, whether a repair is offered)
    "game over": ("over", over, "sail:9", 0, ["RD-END-1"], False),
    "not my turn": ("not_your_turn", sailing, "sail:12", 1, ["RD-TURN-1"], False),
    "other question": ("other_question", loading, "sail:9", None, ["RD-TURN-2"], False),
    "back": ("backwards", fleeing, "sail:4", None, ["RD-SAIL-2"], True),
    "empty": ("empty", sailing, "sail:10", None, ["RD-SAIL-4"], True),
    "plunder": ("no_stop", sailing, "sail:7", None, ["RD-SAIL-5"], True),
    "monster": ("no_stop", sailing, "sail:8", None, ["RD-SAIL-5"], True),
    "no Viking left": ("viking_left", lambda: sailing(0), "sail:4", None, ["RD-FIGHT-1"], True),
    "none on arrival": ("viking_left", lambda: sailing(1), "sail:9", None, ["RD-FIGHT-1"], True),
    "fight in flight": (
        "fight_in_flight",
        lambda: fleeing(flight_fights="forbidden"),
        "sail:9",
        None,
        ["RD-FLEE-3"],
        True,
    ),
    "bid too high": ("wrong_bid", fighting, "pay:3", None, ["RD-FIGHT-3"], True),
    "bid too low": ("wrong_bid", fighting, "pay:1", None, ["RD-FIGHT-3"], True),
    "not aboard": ("not_aboard", loading, "discard:1-07", None, ["RD-LOAD-2"], True),
    "no space": ("space", loading, "load", None, ["RD-LOAD-2"], True),
    "no goods": ("not_goods", trading, "sell:2-08", None, ["RD-POST-2"], True),
    "not my goods": ("not_goods", trading, "sell:1-07", None, ["RD-POST-2"], True),
    "ghost, taken": ("ghost_there", sending, "ghost:9", None, ["RD-GHOST-3"], True),
    "ghost, monster": ("ghost_there", sending, "ghost:8", None, ["RD-GHOST-3"], True),
    # Two rules at once, in the order of the rulebook.
    "at home": (
        "at_home",
        lambda: _home(),
        "sail:9",
        1,
        ["RD-TURN-1", "RD-SAIL-2", "RD-HOME-2"],
        False,
    ),
    "too near": ("too_near", sailing, "sail:3", None, ["RD-SAIL-3", "RD-SAIL-4"], True),
    "own place": ("backwards", sailing, "sail:2", None, ["RD-SAIL-2", "RD-SAIL-4"], True),
    "above all": ("not_enough", fighting, "pay:4", None, ["RD-FIGHT-3", "RD-FIGHT-4"], True),
    "no fight": ("fight", sailing, "pay:2", None, ["RD-TURN-2", "RD-FIGHT-2"], False),
    "no flight": ("fight", sailing, "flee", None, ["RD-TURN-2", "RD-FIGHT-2"], False),
    "no monster": ("monster", sailing, "defeat", None, ["RD-TURN-2", "RD-MONSTER-1"], False),
    "no offering": ("monster", sailing, "sacrifice", None, ["RD-TURN-2", "RD-MONSTER-1"], False),
    "no loading": ("load_now", sailing, "load", None, ["RD-TURN-2", "RD-LOAD-1"], False),
    "no discard": ("discard_now", sailing, "discard:1-07", None, ["RD-TURN-2", "RD-LOAD-3"], False),
    "no post": ("post", sailing, "sell:1-07", None, ["RD-TURN-2", "RD-POST-1"], False),
    "third sale": ("all_sold", sold, "sell:1-09", None, ["RD-TURN-2", "RD-POST-2"], False),
    "no post to leave": ("post", sailing, "keep", None, ["RD-TURN-2", "RD-POST-1"], False),
    "no ghost": ("ghost_not_asked", sailing, "ghost:9", None, ["RD-TURN-2", "RD-GHOST-3"], False),
    "not mine, no fight": ("fight", sailing, "pay:1", 1, ["RD-TURN-1", "RD-FIGHT-2"], False),
    "not mine, no stop": ("no_stop", sailing, "sail:8", 1, ["RD-TURN-1", "RD-SAIL-5"], False),
    "other question, empty": (
        "empty",
        loading,
        "sail:10",
        None,
        ["RD-TURN-2", "RD-SAIL-4"],
        False,
    ),
}


def _home() -> Table:
    return position(ship(2, 3), ship(HOME), ship(4), board=SEA)


@pytest.mark.parametrize("name", list(CASES))
def test_refusal(name: str) -> None:
    key, make, code, seat, rules, repaired = CASES[name]
    table = make()
    # `refused` also proves that every repair is legal.
    assert table.refused(code, seat) == rules
    asked = table.state.seat if seat is None else seat
    found = GAME.violations(table.state, asked, GAME.parse(code))
    assert f"raids.no.{key}" in {violation.key for violation in found}
    assert any(violation.repair for violation in found) == repaired


@pytest.mark.parametrize(
    ("code", "repair"),
    [("sail:3", "sail:4"), ("sail:7", "sail:9"), ("sail:8", "sail:9"), ("sail:13", "sail:14")],
)
def test_the_repair_is_the_nearest_legal_place(code: str, repair: str) -> None:
    table = sailing()
    found = GAME.violations(table.state, 0, GAME.parse(code))
    assert {violation.repair for violation in found} == {repair}


def test_the_repair_of_a_bid_is_the_right_bid() -> None:
    table = fighting()
    assert GAME.violations(table.state, 2, GAME.parse("pay:9"))[0].repair == "pay:2"


def test_a_repair_is_accepted() -> None:
    table = sailing(0)
    (violation,) = GAME.violations(table.state, 0, GAME.parse("sail:4"))
    assert violation.repair == "sail:12"
    table.act(violation.repair)
    assert table.places()[0] == 12


def test_nobody_is_asked_after_the_end() -> None:
    table = over()
    assert GAME.actors(table.state).seats == ()
    assert [GAME.legal(table.state, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_seats_that_do_not_exist_are_never_on_turn(seat: int) -> None:
    assert sailing().refused("sail:12", seat) == ["RD-TURN-1"]


def test_every_kind_of_refusal_has_a_case() -> None:
    source = Path(module.__file__).read_text(encoding="utf-8")
    kinds = set(re.findall(r'"raids\.no\.(\w+)"', source))
    assert kinds == {case[0] for case in CASES.values()}
