"""The fact sheet's clarifications, and every value of every option."""

from __future__ import annotations

import pytest

from tablelab.core.chance import Seeded
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.grid import NORTH
from tests.games.red_peak.position import PARTS, STRAIGHTS, Table, at, beach, day, evening


def test_1_margin_nothing_loses() -> None:
    table = evening(path="W03")  # one tile, the lava goes on it first
    table.act("dare", draws=["eruption"])
    assert table.state.ended_by == "RP-END-2"
    gentle = evening(path="W03", first_lava="start")
    gentle.act("dare", draws=["double", "none"])
    assert (gentle.state.phase, gentle.state.lava) == ("choose", 1)
    gentle.act("take:multitools")
    gentle.act("dare", draws=["eruption"])
    assert gentle.state.ended_by == "RP-END-2"


def test_1_even_a_tent_in_the_camp_is_not_safe() -> None:
    for first_lava in ("tile", "start"):
        table = evening(path="", first_lava=first_lava)
        table.act("dare", draws=["eruption"])
        assert table.state.ended_by == "RP-END-2"


def test_1_every_preset_has_28_tiles_and_erupts_the_more_the_harder() -> None:
    presets = PARTS.volcanoes
    assert {sum(preset.values()) for preset in presets.values()} == {28}
    quiet = [presets[name]["none"] for name in ("easy", "normal", "hard")]
    assert quiet == sorted(quiet, reverse=True)
    assert len(set(quiet)) == 3
    for name, preset in presets.items():
        state = GAME.setup(2, GAME.complete_options(2, {"volcano": name}), Seeded(1))
        assert {kind: state.volcano.unseen.count(kind) for kind in preset} == preset


def test_2_multitools_are_a_duty() -> None:
    table = day([""], supply="W03 W08", multitools=2)
    table.act("lay:W03:ahead", "go")
    assert table.refused("give-up") == ["RP-PAY-4"]
    at_will = day([""], supply="W03", multitools=2, give_up="at_will")
    at_will.act("lay:W03:ahead", "go", "give-up")
    assert (at_will.state.multitools, at_will.state.tent) == (2, 0)
    short = day([""], supply="W08", multitools=2)
    short.act("lay:W08:ahead", "go", "give-up")
    assert short.state.multitools == 2


def test_2_the_duty_counts_what_lies_already() -> None:
    # Three symbols, one multitool, two cards given: the last symbol must be paid.
    table = day(["C02 C08", ""], supply="W13", multitools=1)  # flashlight, compass, spade
    table.act("lay:W13:left", "go", "give:C02:flashlight")
    assert "give-up" in table.legal
    table.act("give:C08:compass")
    assert table.refused("give-up") == ["RP-PAY-4"]
    table.act("withdraw:compass")
    assert "give-up" in table.legal


def test_3_one_decision_one_draw_then_the_choice() -> None:
    table = evening()
    table.act("dare", draws=["none"])
    assert not {"dare", "day"} & table.legal
    assert table.refused("dare") == ["RP-PLAN-2"]
    table.act("take:time_tiles")
    assert {"dare", "day"} == table.legal


@pytest.mark.parametrize(
    ("bonus", "number"), [("cards", 2), ("time_tiles", 1), ("multitools", 1), ("paths", 2)]
)
def test_3_what_a_bonus_brings(bonus: str, number: int) -> None:
    table = evening()
    before = counts(table)
    table.act("dare", draws=["none"])
    table.act(f"take:{bonus}")
    after = counts(table)
    assert {name: after[name] - before[name] for name in before if after[name] != before[name]} == {
        bonus: number
    }


def counts(table: Table) -> dict[str, int]:
    state = table.state
    return {
        "cards": sum(map(len, state.hands)),
        "time_tiles": state.time_tiles,
        "multitools": state.multitools,
        "paths": len(state.supply),
        "boats": len(state.boats),
    }


def test_3_not_before_the_first_day() -> None:
    state = GAME.setup(2, GAME.complete_options(2, {}), Seeded(1))
    assert [GAME.code(action) for action in GAME.legal(state, 1)] == ["day"]


def test_4_a_boat_as_the_fifth_choice_can_be_switched_off() -> None:
    for option, offered in (("on", True), ("off", False)):
        table = beach(evening=True, beach_boat=option)
        table.act("dare", draws=["none"])
        assert ("take:boats" in table.legal) == offered
    inland = evening()
    inland.act("dare", draws=["none"])
    assert inland.refused("take:boats") == ["RP-PLAN-3"]


def test_5_pockets_may_not_be_entered() -> None:
    # The path has come round: west along row 3 with the tiles of row 2 above it, and back north.
    path = "W03 W05:right W13:left W06:left W07:left"
    table = day(path=path, supply="W10 W15")
    # Camp (1,4), down to (2,4), (3,4) west, (3,3) south, (4,3) east, (4,4) north: (3,4) is taken.
    assert table.state.path[-1] == at(4, 4)
    assert table.state.headings[-1] == NORTH
    assert "RP-LAY-4" in table.refused("lay:W10:ahead")
    assert table.refused("lay:W15:left") == ["RP-LAY-4"]


def test_5_a_corner_without_a_way_to_the_beach_is_not_entered() -> None:
    # West along row 3 to the edge. North of the path only rows 1 and 2 are left, shut in by the
    # path itself and the camp; south of it lies the way to the beach.
    table = day(path="W03 W05:right W10 W08", supply="W06")
    assert table.state.path[-1] == at(3, 2)
    assert table.refused("lay:W06:right") == ["RP-LAY-6"]
    assert table.refused("lay:W06:left") == []


def test_5_a_team_without_a_useful_tile_may_concede_or_wait() -> None:
    table = day(supply="", path="W03")
    assert table.legal == {"concede", "rest"}
    table.act("concede")
    assert (table.state.won, table.state.ended_by) == (False, "RP-END-3")


def test_5_on_the_beach_without_any_boat_a_team_may_concede() -> None:
    table = beach(supply="", beach_boat="off")
    assert table.legal == {"concede", "rest"}
    assert "concede" not in beach(supply="", boats="B5").legal


def test_6_boarding_with_open_tasks() -> None:
    table = beach(boats="B1", board="back", tasks="lake waterfall")
    assert table.refused("board:B1") == ["RP-TASK-2"]
    assert table.legal == {"concede", "rest"}, "the path has met the sea"
    done = beach(boats="B1", board="back", tasks="waterfall temple")
    assert "board:B1" in done.legal


def test_6_on_the_beach_with_open_tasks_the_path_must_lead_on() -> None:
    path = " ".join(STRAIGHTS.split()[:7])
    with_task = day(path=path, supply="W12 W05", board="back", tasks="tree")
    assert with_task.refused("lay:W12:ahead") == ["RP-LAY-5"], "into the sea"
    assert with_task.refused("lay:W05:right") == [], "west, on towards the tree"
    without = day(path=path, supply="W12 W05")
    assert {"lay:W12:ahead", "lay:W05:left", "lay:W05:right"} <= without.legal


def test_7_nothing_laid_and_a_timeout() -> None:
    table = day(supply="W03", time_tiles=0)
    table.time_up(["none"])
    assert table.state.phase == "lay"
    table.act("rest")
    assert table.state.phase == "plan"


def test_8_without_shapes_the_start_has_no_direction() -> None:
    table = day(supply="W03 W05 W10", shapes="off")
    sides = {"east", "south", "west"}
    assert {f"lay:{tile}:{side}" for tile in ("W03", "W05", "W10") for side in sides} <= table.legal
    assert table.refused("lay:W03:north") == ["RP-LAY-3"]
    assert table.refused("lay:W03:ahead") == ["RP-LAY-7"]
    table.act("lay:W03:east", "lay:W05:south")
    assert table.state.path == [at(1, 4), at(1, 5), at(2, 5)]
    assert table.refused("lay:W10:north") == ["RP-LAY-4"]


def test_9_on_the_back_a_bonus_space_moves() -> None:
    for board, spaces in (
        ("front", [(4, 2), (4, 6), (7, 3), (7, 5)]),
        ("back", [(4, 2), (4, 6), (6, 2), (7, 5)]),
    ):
        options = GAME.complete_options(2, {"board": board, "bonus_tiles": "yes"})
        state = GAME.setup(2, options, Seeded(1))
        assert state.bonuses == sorted(at(*space) for space in spaces)
        assert len(state.tasks) == (3 if board == "back" else 0)
    assert not set(PARTS.bonus_spaces_back) & set(PARTS.features.values())


def test_three_different_tasks_are_drawn_and_each_comes_up() -> None:
    seen = set()
    for seed in range(40):
        state = GAME.setup(2, GAME.complete_options(2, {"board": "back"}), Seeded(seed))
        assert len(set(state.tasks)) == 3
        seen.update(state.tasks)
    assert seen == set(PARTS.features)
    assert len(seen) == 7


def test_every_option_has_a_test_here_or_with_the_rulings() -> None:
    tested = {
        "volcano": "test_1",
        "bonus_tiles": "test_34",
        "board": "test_6",
        "first_lava": "test_1",
        "give_up": "test_2",
        "beach_boat": "test_4",
        "shapes": "test_8",
        "hands": "test_36",
    }
    assert set(tested) == {option.id for option in GAME.info.options}
