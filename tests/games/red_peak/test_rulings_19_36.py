"""The fact sheet's questions 19 to 36, each as the ruling answers it."""

from __future__ import annotations

import pytest

from tablelab.core.chance import Seeded
from tablelab.core.errors import BadOption
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.grid import SOUTH
from tests.games.red_peak.position import CARDS, PARTS, STRAIGHTS, at, beach, day, evening


@pytest.mark.parametrize(
    ("sizes", "next_card", "gets"),
    [
        ((2, 1, 3), 0, 1),  # the fewest
        ((2, 1, 1), 0, 1),  # a tie, from seat 0 on: seat 1 comes first
        ((2, 1, 1), 2, 2),  # a tie, from seat 2 on
        ((1, 2, 1), 1, 2),  # clockwise: 1, 2, 0
        ((1, 1, 1), 2, 2),
    ],
)
def test_19_new_cards_go_to_the_fewest(sizes: tuple[int, ...], next_card: int, gets: int) -> None:
    cards = iter(CARDS)
    hands = [" ".join(next(cards) for _ in range(size)) for size in sizes]
    table = evening(hands, next_card=next_card)
    table.act("dare", draws=["none"])
    card = table.state.deck.unseen[0]
    other = table.state.deck.unseen[1]
    table.act("take:cards", draws=[card, other])
    first = table.told("RP-REWARD-1")[0]
    assert first == {"seat": gets}, "who gets a card is told, which card is not"
    assert card in table.state.hands[gets]
    assert table.state.next_card == (next_card + 2) % 3, "moves on by one a card"


def test_19_new_cards_are_not_seen_until_the_next_day() -> None:
    table = evening(["C01", "C02", "C03"])
    table.act("dare", draws=["none"])
    table.act("take:cards")
    assert GAME.view(table.state, 0).hands == (None, None, None)
    table.act("day")
    mine = GAME.view(table.state, 0).hands[0]
    assert mine is not None
    assert len(mine) == 2


def test_20_hands_are_down_in_the_evening() -> None:
    table = evening(["C01 C16"])
    assert table.refused("give:C01:map") == ["RP-NIGHT-1"]
    for seat in (None, 0, 1):
        assert GAME.view(table.state, seat).hands == (None, None)


def test_21_there_is_no_hand_limit() -> None:
    table = evening([" ".join(CARDS[:20]), " ".join(CARDS[20:40])])
    for _ in range(3):
        table.act("dare", draws=["none"])
        table.act("take:cards")
    assert sum(map(len, table.state.hands)) == 46


def test_22_lava_on_a_space_that_the_tent_has_left() -> None:
    table = evening(path="W03 W10", lava=1)
    table.act("dare", draws=["eruption"])
    assert table.state.phase == "choose"
    table.act("take:multitools")
    table.act("dare", draws=["eruption"])
    assert table.state.ended_by == "RP-END-2"


def test_23_only_the_tent_is_in_danger() -> None:
    # By day the adventurer has gone ahead; a timeout without a time tile covers the tent.
    table = day(["C01 C16", ""], path="W10", supply="W03 W13", time_tiles=0, multitools=0)
    table.act("lay:W03:ahead", "lay:W13:left", "go", "give:C01:first_aid", "give:C16:map")
    assert (table.state.tent, table.state.adventurer) == (1, 2)
    table.time_up(["eruption"])
    assert (table.state.phase, table.state.won, table.state.adventurer) == ("over", False, 2)


def test_24_a_double_eruption_draws_again() -> None:
    table = evening(path="W03 W10 W13:left W05:right", lava=1)
    table.act("dare", draws=["double", "double", "eruption"])
    assert [data["index"] for data in table.told("RP-VOLCANO-1")] == [1, 2, 3]
    assert table.state.drawn == {"none": 0, "eruption": 1, "double": 2}
    calm = evening(path="W03 W10 W13:left", lava=1)
    calm.act("dare", draws=["double", "none"])
    assert calm.state.lava == 2, "the further tile may be quiet"


def test_25_each_bonus_costs_a_draw_of_its_own() -> None:
    table = evening()
    for _ in range(3):
        table.act("dare", draws=["none"])
        table.act("take:multitools")
    assert table.state.multitools == 6
    assert sum(table.state.drawn.values()) == 3
    assert table.refused("take:multitools") == ["RP-PLAN-2"]


def test_26_a_quiet_draw_grants_the_bonus_too() -> None:
    table = evening()
    table.act("dare", draws=["none"])
    assert table.legal == {"take:cards", "take:time_tiles", "take:multitools", "take:paths"}


def test_27_boats_stay_open() -> None:
    table = beach(boats="B1 B5", multitools=3)
    table.act("rest", "day")
    assert table.state.boats == ["B1", "B5"]


def test_28_one_boat_at_a_time_a_failed_one_again_later() -> None:
    table = beach(["C03", ""], boats="B1 B5", multitools=1)
    table.act("board:B5")
    assert table.refused("board:B1") == ["RP-DAY-2"]
    table.act("give:C03:first_aid", "multi:knife", "give-up")
    assert (table.state.boat, table.state.boats) == ("", ["B1", "B5"])
    assert (table.state.hands[0], table.state.multitools) == (["C03"], 1)
    table.act("day", "board:B5")


def test_29_beach_without_a_boat() -> None:
    table = beach(evening=True)
    table.act("dare", draws=["none"])
    assert "take:boats" in table.legal
    table.act("take:boats", draws=["B4"])
    assert table.state.boats == ["B4"]
    table.act("dare", draws=["none"])
    assert "take:boats" not in table.legal
    assert table.refused("take:boats") == ["RP-PLAN-3"]


def test_30_boarding_with_the_lava_right_behind() -> None:
    # Lava up to the tile before the tent: margin 0. On the boat it is 1.
    table = beach(["C20 C24", ""], boats="B1", lava=8)
    table.act("board:B1", "give:C20:compass")
    table.act("give:C24:knife", draws=["eruption", "none", "none"])
    assert table.state.won
    lost = beach(["C20 C24", ""], boats="B1", lava=8)
    lost.act("board:B1", "give:C20:compass")
    lost.act("give:C24:knife", draws=["none", "eruption", "eruption"])
    assert (lost.state.won, lost.state.ended_by) == (False, "RP-END-2")


def test_31_a_boat_without_a_volcano_wins_at_once() -> None:
    table = beach(["C01 C03 C04 C06 C24", ""], boats="B5", lava=8)
    table.act("board:B5", "give:C01:first_aid", "give:C04:flashlight", "give:C03:provisions")
    table.act("give:C06:spade")
    table.act("give:C24:knife", draws=[])
    assert (table.state.won, table.state.ended_by) == (True, "RP-END-1")


def test_32_after_the_boat_nothing_is_planned() -> None:
    table = beach(["C20 C24", ""], boats="B1")
    table.act("board:B1", "give:C20:compass")
    table.act("give:C24:knife", draws=["none", "none", "none"])
    assert (table.state.phase, table.legal) == ("over", set())
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.won, outcome.winners) == (True, (0, 1))
    assert table.refused("dare") == ["RP-END-1"]


def test_33_empty_stacks() -> None:
    # Cards: the discard is shuffled when a card is needed; then there are none.
    table = evening(["C02"], deck="", discard="C01", boats="B1 B2 B3 B4 B5", stack="")
    table.act("dare", draws=["none"])
    assert "take:paths" not in table.legal
    table.act("take:cards", draws=["C01"])
    keys = [event.key for event in table.log if event.rule == "RP-REWARD-6"]
    assert keys == ["red_peak.cards_reshuffled", "red_peak.no_card"]
    assert table.state.discard == []
    # Path tiles and boats: a reward brings nothing.
    night = day(["C10", ""], path="W03", supply="W07", stack="", boats="B1 B2 B3 B4 B5")
    night.state.supply = [tile for tile in PARTS.paths if tile != "W03"]
    night.act("lay:W07:left", "go", "give:C10:flashlight")
    night.act("multi:rope", draws=["none"])
    assert [e.key for e in night.log if e.rule == "RP-REWARD-5"] == ["red_peak.no_boat"]


def test_33_an_empty_volcano_stack_is_shuffled_again() -> None:
    table = evening(path=STRAIGHTS, volcano=(0, 1, 0), lava=1)
    table.act("dare", draws=["eruption"])
    assert len(table.state.volcano) == 0, "not before a tile is needed"
    table.act("take:multitools")
    table.act("dare", draws=["none"])
    assert len(table.state.volcano) == 27
    assert table.state.drawn == {"none": 1, "eruption": 0, "double": 0}
    assert table.state.lava == 2, "the lava stays"
    assert len(table.told("RP-VOLCANO-5")) == 1


def test_34_a_bonus_tile_stays_on_top_until_the_tent_comes() -> None:
    table = day(
        ["C01 C16 C41 C42", ""],
        path="W13 W05:right W15:left W14:left",
        supply="W03 W10",
        bonus_tiles="yes",
    )
    spaces = table.state.bonuses
    assert spaces == sorted([at(4, 2), at(4, 6), at(7, 3), at(7, 5)])
    table = day(["C01 C16"], supply="W03", bonus_tiles="yes")
    table.state.bonuses = sorted([at(2, 4), *spaces[1:]])  # one of them straight ahead
    table.act("lay:W03:ahead")
    assert at(2, 4) in table.state.bonuses
    tile = table.state.stack.unseen[0]
    table.pay("C01:first_aid", "C16:map", draws=[tile, "X2"])
    assert at(2, 4) not in table.state.bonuses
    assert table.state.multitools == 3 + 2
    assert (table.state.used_bonuses, len(table.state.bonuses)) == (["X2"], 3)
    rules = [event.rule for event in table.log]
    assert rules.index("RP-REWARD-4") < rules.index("RP-BONUS-1") < rules.index("RP-REWARD-2")


@pytest.mark.parametrize("bonus", ["X1", "X2", "X3", "X4"])
def test_34_what_the_bonus_tiles_bring(bonus: str) -> None:
    table = day(["C01 C16"], supply="W03", bonus_tiles="yes")
    table.state.bonuses[0] = at(2, 4)
    table.act("lay:W03:ahead")
    cards, boats = list(table.state.deck.unseen), ["B5"]
    draws = {"X1": cards[:3], "X2": [], "X3": cards[:1], "X4": boats}[bonus]
    table.pay("C01:first_aid", "C16:map", draws=[table.state.stack.unseen[0], bonus, *draws])
    state = table.state
    got = (sum(map(len, state.hands)), state.time_tiles - 3, state.multitools - 3, state.boats)
    assert (
        got
        == {
            "X1": (3, 0, 0, []),
            "X2": (0, 0, 2, []),
            "X3": (1, 2, 0, []),
            "X4": (0, 0, 1, ["B5"]),
        }[bonus]
    )


def test_35_a_task_is_done_by_the_tent() -> None:
    # The waterfall is in row 4, column 4: the third tile of a straight path.
    table = day(["C01 C16"], path="W10 W08", supply="W03 W09", tasks="waterfall", board="back")
    table.act("lay:W03:ahead", "go", "give:C01:first_aid")
    table.act("give:C16:map", draws=[table.state.stack.unseen[0]])
    assert table.told("RP-TASK-1") == [{"task": "waterfall"}]
    failed = day(
        ["C01"], path="W10 W08", supply="W03 W09", tasks="waterfall", board="back", multitools=0
    )
    failed.act("lay:W03:ahead", "go", "give:C01:first_aid", "give-up")
    assert failed.told("RP-TASK-1") == []


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_36_two_to_six_play(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.complete_options(seats, {})


def test_36_open_hands_by_day() -> None:
    own, shared = (day(["C01", "C02"], open_hands=yes) for yes in (False, True))
    assert GAME.view(own.state, 0).hands == (("C01",), None)
    assert GAME.view(own.state, None).hands == (None, None)
    for seat in (0, 1, None):
        assert GAME.view(shared.state, seat).hands == (("C01",), ("C02",))
    assert GAME.view(evening(["C01", "C02"], open_hands=True).state, 0).hands == (None, None)


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(2, [6, 6]), (3, [4] * 3), (4, [3] * 4), (5, [2, 2, 2, 3, 3]), (6, [2] * 6)],
)
def test_set_up(seats: int, sizes: list[int]) -> None:
    for seed in range(8):
        state = GAME.setup(seats, GAME.complete_options(seats, {}), Seeded(seed))
        assert sorted(map(len, state.hands)) == sizes
        assert (len(state.supply), len(state.stack)) == (7, 14)
        assert (state.time_tiles, state.multitools, state.boats) == (3, 3, [])
        assert (state.tent, state.adventurer, state.headings) == (0, 0, [SOUTH])
        assert (len(state.volcano), len(state.deck), state.discard) == (28, 36, [])
        assert GAME.actors(state).seats == tuple(range(seats))


def test_set_up_by_five_the_odd_cards_go_to_neighbours_by_lot() -> None:
    rich = set()
    for seed in range(40):
        state = GAME.setup(5, GAME.complete_options(5, {}), Seeded(seed))
        rich.add(tuple(seat for seat in range(5) if len(state.hands[seat]) == 3))
    assert rich == {(0, 1), (1, 2), (2, 3), (3, 4), (0, 4)}
