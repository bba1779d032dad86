"""Death, desertion and every ending, for each seat (sheet 7, C16, C30, 13.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.red_november.position import SEA, Table, gnome, position

OTHERS = ((1, 5), (2, 5))


def leaver(time: int = 9, items: str = "", *, at: int = SEA, **case: Any) -> Table:
    air, level = case.pop("air", 0), case.pop("level", 0)
    there = gnome(at, time, items, air=air, level=level)
    return position(there, *(gnome(*other) for other in OTHERS), **case)


# -- desertion ------------------------------------------------------------------------------------


@pytest.mark.parametrize("time", [30, 11, 10])
def test_c16_the_keeper_must_have_passed_10(time: int) -> None:
    assert leaver(time, air=1).refused("desert") == ["RN-DESERT-1"]


@pytest.mark.parametrize("time", [9, 6])
def test_c16_on_9_or_less(time: int) -> None:
    assert "desert" in leaver(time, air=1).legal


def test_c16_the_keeper_and_not_the_ghost() -> None:
    table = leaver(10, "aqualung", at=3)
    table.act("open:sea", "enter")
    assert table.state.ghost == 8
    assert table.refused("desert") == ["RN-DESERT-1"]


def test_only_at_sea_and_with_air() -> None:
    assert leaver(at=3, items="aqualung").refused("desert") == ["RN-DESERT-1"]
    assert leaver().refused("desert") == ["RN-DESERT-1"]
    assert "desert" in leaver(items="aqualung").legal


def test_out_and_away_in_one_turn() -> None:
    table = leaver(at=3, items="aqualung")
    table.act("open:sea", "enter", "desert")
    assert table.gnome(0).fate == 2
    assert (table.gnome(0).time, 0 in table.state.pile) == (7, False)


def test_13_2_when_the_air_runs_out_and_for_nothing() -> None:
    table = leaver(air=1)
    table.act("desert")
    assert table.gnome(0).fate == 2, "a deserter does not drown"
    assert table.gnome(0).time == 9, "it costs no minute even if nothing else did"


def test_13_2_a_drunk_deserter_makes_the_check_first() -> None:
    table = leaver(air=1, level=1)
    table.act(("desert", "fire/1"))
    assert table.gnome(0).fate == 1, "who faints in the sea drowns"
    table = leaver(air=1, level=1)
    table.act(("desert", "fire/2"))
    assert table.gnome(0).fate == 2


def test_13_2_a_fresh_gnome_in_the_place_of_a_drowned_deserter_stays() -> None:
    """Less deadly dying: he starts in a room, so he is neither at sea nor gone."""
    table = leaver(air=1, level=1, dying="less_deadly")
    table.act(("desert", "fire/1", 5))
    assert (table.gnome(0).fate, table.gnome(0).at) == (0, 5)


def test_the_minutes_of_the_turn_are_played_out_first() -> None:
    table = leaver(at=3, items="aqualung", symbols=True)
    table.act("open:sea", "enter", ("desert", "descent/0", "speargun"))
    assert table.track("pressure") == 2
    assert table.gnome(0).fate == 2


@pytest.mark.parametrize("seats", [1, 2])
def test_one_or_two_players_do_not_desert(seats: int) -> None:
    there = [gnome(SEA, 9, air=1), *(gnome(*other) for other in (*OTHERS, (1, 4)))]
    table = position(*there[: 3 + (seats == 2)], seats=seats)
    assert table.refused("desert") == ["RN-VARIANT-5"]


# -- who wins -------------------------------------------------------------------------------------


def test_saved_all_win() -> None:
    table = position(gnome(5, 1), gnome(1, 0), gnome(2, 0))
    table.act("wait:1")
    assert table.ending == ("RN-END-1", True, (0, 1, 2))


def test_saved_the_dead_and_the_deserters_lose() -> None:
    table = position(gnome(5, 1), gnome(1, 9, fate=1), gnome(2, 3, fate=2))
    table.act("wait:1")
    assert table.ending == ("RN-END-1", True, (0,))
    assert "RN-DESERT-3" in table.rules


def test_saved_a_player_wins_with_any_gnome_that_lives() -> None:
    table = position(gnome(5, 1), gnome(1, 9, fate=1), gnome(2, 0), gnome(2, 9, fate=1), seats=2)
    table.act("wait:1")
    assert table.ending == ("RN-END-1", True, (0,))


@pytest.mark.parametrize(
    ("card", "tracks", "luck"),
    [
        ("fire/0", (9, 1, 1), [3]),
        ("reactor_warmup/0", (1, 9, 1), []),
        ("reactor_malfunction/1", (1, 9, 1), []),
        ("reactor_malfunction/1", (1, 8, 1), []),
        ("descent/0", (1, 1, 9), []),
        ("fast_descent/1", (1, 1, 8), []),
        ("fast_descent/1", (1, 1, 9), []),
    ],
)
def test_a_full_track_loses_at_once(
    card: str, tracks: tuple[int, int, int], luck: list[int]
) -> None:
    table = position(gnome(5, 58), gnome(1, 9, fate=2), gnome(2, 20), tracks=tracks, symbols=True)
    table.act(("wait:10", card, *luck))
    assert table.ending == ("RN-END-2", False, (1,)), "the deserter wins, alone"
    assert table.gnome(0).time == 57, "at once: nothing happens after it"
    assert max(table.state.tracks) == 10, "never past the last space"
    assert "RN-DESERT-2" in table.rules


def test_at_once_means_that_nobody_dies_any_more() -> None:
    """The fire uses up the last air and hits a room where somebody lies."""
    table = position(gnome(5, 58), gnome(3, 20, fainted=True), tracks=(9, 1, 1), symbols=True)
    events = table.act() + table.act(("wait:1", "fire/0", 3))
    assert table.ending == ("RN-END-2", False, ())
    assert "RN-DEATH-1" not in {event.rule for event in events}


def test_at_once_in_the_middle_of_friendly_fire() -> None:
    table = position(
        gnome(5, 58, "coffee crowbar grog speargun toolbox"),
        gnome(3, 20),
        tracks=(9, 1, 1),
        symbols=True,
    )
    events = table.act(("wait:1", "friendly_fire/3", 3))
    assert table.ending == ("RN-END-2", False, ())
    assert "RN-EVENT-7" not in {event.rule for event in events}


def test_nobody_left() -> None:
    table = position(gnome(6, 30), gnome(1, 9, fate=1), gnome(1, 8, fate=2), high=[6])
    table.act("wait:1")
    assert table.ending == ("RN-END-4", False, (2,))


def test_the_last_one_deserts() -> None:
    table = position(gnome(SEA, 9, air=1), gnome(1, 9, fate=1), gnome(1, 8, fate=2))
    table.act("desert")
    assert table.ending == ("RN-END-4", False, (0, 2))


def test_when_only_the_rescued_are_left_it_is_over() -> None:
    table = position(gnome(SEA, 9, air=1), gnome(1, 0), gnome(1, 0))
    table.act("desert")
    assert table.ending == ("RN-END-1", True, (1, 2))


def test_c30_the_event_on_the_last_star_comes_before_the_rescue() -> None:
    table = position(gnome(5, 3), gnome(1, 0), tracks=(1, 1, 9), symbols=True)
    table.act(("wait:10", "descent/0"))
    assert table.ending == ("RN-END-2", False, ())


def test_after_the_end_nothing_is_legal() -> None:
    table = position(gnome(5, 1), gnome(1, 0))
    table.act("wait:1")
    assert table.refused("wait:1", seat=0) == ["RN-END-1"]
    assert table.state.seat == -1
