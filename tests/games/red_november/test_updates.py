"""Phase 4: symbols crossed, in order; stacks and whose turn it is (sheet 3.2, 3.5, C21, C22)."""

from __future__ import annotations

import pytest

from tests.games.red_november.position import GAME, RESPITES, gnome, position

STARS = (57, 54, 51, 48, 45, 42, 39, 36, 33, 30, 27, 24, 21, 18, 15, 12, 10, 8, 6, 4, 2)
SQUARES = (52, 43, 34, 25, 16, 7)


@pytest.mark.parametrize("start", [60, 57, 53, 46, 31, 27, 14, 10])
@pytest.mark.parametrize("minutes", [1, 2, 3, 6, 9])
def test_c21_every_space_entered_counts_and_no_other(start: int, minutes: int) -> None:
    table = position(gnome(5, start), gnome(1, 0), symbols=True)
    luck: list[str] = []
    respites = iter(RESPITES)
    for space in range(start - 1, start - minutes - 1, -1):
        luck += [next(respites)] if space in STARS else []
        luck += ["speargun" if not luck.count("speargun") else "coffee"] * (space in SQUARES)
    table.act((f"wait:{minutes}", *luck))
    assert [told["n"] for told in table.told("RN-UPDATE-2")] == [
        space for space in range(start - 1, start - minutes - 1, -1) if space in STARS
    ]


def test_c22_one_after_the_other_in_the_order_of_the_track() -> None:
    """54, 52 and 51 in one turn: an event, an item, an event; the first asks a question."""
    table = position(gnome(5, 55), gnome(1, 20), symbols=True)
    table.act(("wait:4", "hatch_blocked/0", 5))
    assert table.gnome(0).time == 54
    assert table.legal == {"block:2", "block:4", "block:6", "block:7", "block:8"}
    table.act(("block:6", "coffee", "descent/0"))
    order = [event.rule for event in table.log if event.rule in ("RN-UPDATE-2", "RN-UPDATE-3")]
    assert order == ["RN-UPDATE-2", "RN-UPDATE-3", "RN-UPDATE-2"]
    assert (table.gnome(0).time, table.gnome(0).items, table.track("pressure")) == (
        51,
        ["coffee"],
        2,
    )


def test_everybody_meets_each_star_for_himself() -> None:
    table = position(gnome(5, 58), gnome(1, 58), symbols=True)
    table.act(("wait:1", "descent/0"), ("wait:1", "descent/2"))
    assert table.track("pressure") == 3


def test_c27_the_ghost_stops_at_rescue_and_the_minutes_count() -> None:
    table = position(gnome(1, 3), gnome(2, 2), tracks=(1, 1, 5))
    table.act("fix:engine", ("spend:9", 9))
    assert table.track("pressure") == 4
    assert table.gnome(0).time == 0


# -- whose turn it is -----------------------------------------------------------------------------


def test_the_rearmost_acts_perhaps_several_times() -> None:
    table = position(gnome(5, 30), gnome(1, 26), gnome(2, 20))
    for _ in range(3):
        assert table.state.active == 0
        table.act("wait:1")
    assert (table.gnome(0).time, table.state.active) == (27, 0)
    table.act("wait:5")
    assert table.state.active == 1


@pytest.mark.parametrize("pile", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_of_a_stack_the_topmost_acts(pile: list[int]) -> None:
    table = position(gnome(5), gnome(1), gnome(2), pile=pile)
    assert table.state.active == pile[-1]


def test_who_arrives_lies_on_top() -> None:
    table = position(gnome(5, 30), gnome(1, 26), gnome(2, 26), pile=[1, 2, 0])
    table.act("wait:4")
    assert table.state.active == 0, "he came last and lies above 1 and 2"
    table.act("wait:10")
    assert table.state.active == 2, "then the stack is worked off from the top"
    table.act("wait:10")
    assert table.state.active == 1


def test_nobody_on_rescue_has_a_turn() -> None:
    table = position(gnome(5, 1), gnome(1, 0), gnome(2, 0))
    table.act("wait:1")
    assert table.ending == ("RN-END-1", True, (0, 1, 2))


def test_the_dead_have_no_turn() -> None:
    table = position(gnome(6, 30), gnome(1, 20), gnome(2, 10), high=[6], blocked=[(5, 6)])
    table.act("wait:1")
    assert table.state.active == 1
    assert GAME.legal(table.state, 0) == []
    assert table.refused("wait:1", seat=0) == ["RN-TURN-1"]
