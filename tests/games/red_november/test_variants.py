"""The optional rules (sheet 8.1): greater challenges, dying, crazed gnomes, one or two players."""

from __future__ import annotations

from typing import Any

import pytest

from tablelab.core.chance import Scripted, Seeded
from tablelab.core.events import EventLog
from tests.games.red_november.position import GAME, PARTS, SEA, Table, gnome, position

# -- greater challenge A --------------------------------------------------------------------------


def test_a_respite_comes_back() -> None:
    table = position(gnome(5, 58), gnome(1, 20), symbols=True)
    table.act(("wait:1", "respite/0"))
    assert (table.state.discard, table.state.removed) == (["respite/0"], [])


def test_greater_challenge_a_takes_it_out_of_the_game() -> None:
    table = position(
        gnome(5, 58), gnome(1, 20), symbols=True, respite="removed", deck=["respite/0"]
    )
    table.act(("wait:1", "respite/0"))
    assert table.state.removed == ["respite/0"]
    table.act(("wait:3", "respite/1"))
    assert len(table.state.deck) == 54, "54 others and the Kraken, less the one drawn"
    assert table.state.removed == ["respite/0", "respite/1"]


def test_greater_challenge_a_is_about_events_only() -> None:
    table = position(gnome(5, 30, level=1), gnome(1, 20), respite="removed")
    table.act(("wait:1", "respite/0"))
    assert (table.state.discard, table.state.removed) == (["respite/0"], [])


# -- greater challenge B --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(1, 9))
def test_greater_challenge_b_draws_as_many_events_as_there_are_players(seats: int) -> None:
    options = GAME.complete_options(seats, {"opening_events": "yes"})
    for seed in range(40):
        log = EventLog()
        state = GAME.setup(seats, options, Seeded(seed), log)
        while state.opening or state.phase in ("block", "spread", "discard"):
            GAME.apply(state, state.seat, GAME.legal(state, state.seat)[0], Seeded(seed), log)
        assert sum(event.key == "red_november.event" for event in log) == seats
        assert {there.time for there in state.gnomes} == {PARTS.starts[max(3, len(state.gnomes))]}
        assert state.active == state.pile[-1]


# -- less deadly dying ----------------------------------------------------------------------------


def test_a_fresh_gnome_takes_the_place_of_the_dead() -> None:
    table = position(
        gnome(5, 58, "crowbar", level=3),
        gnome(2, 50, "grog toolbox", level=2, fainted=True),
        gnome(1, 40),
        symbols=True,
        dying="less_deadly",
        rule_set="published",
    )
    table.act(("wait:1", "fire/0", 2, 9))
    fresh = table.gnome(1)
    assert (fresh.fate, fresh.at, fresh.time, fresh.level) == (0, 9, 50, 0)
    assert (fresh.items, fresh.fainted) == ([], False)
    assert "RN-VARIANT-3" in table.rules


def test_the_turn_of_the_replaced_goes_on() -> None:
    table = position(gnome(5, 58), gnome(1, 20), high=[5], symbols=True, dying="less_deadly")
    table.act(("wait:2", 8, "descent/0"))
    assert (table.gnome(0).at, table.gnome(0).time, table.track("pressure")) == (8, 56, 2)


def test_the_place_of_a_slain_gnome_is_taken_too() -> None:
    table = position(gnome(5, 30, "crowbar"), gnome(5, 20), crazed="yes", dying="less_deadly")
    table.act(("attack:2", 10))
    assert (table.gnome(1).fate, table.gnome(1).at) == (0, 10)


# -- crazed gnomes --------------------------------------------------------------------------------


def crazed(mine: str = "crowbar", theirs: str = "", **case: Any) -> Table:
    levels = case.pop("levels", (0, 0))
    return position(
        gnome(5, 30, mine, level=levels[0]),
        gnome(5, 20, theirs, level=levels[1]),
        gnome(1, 10),
        **{"crazed": "yes", "rule_set": "published", **case},
    )


def test_who_has_no_crowbar_is_slain() -> None:
    table = crazed()
    table.act("attack:2")
    assert table.gnome(1).fate == 1
    assert table.gnome(0).time == 29
    assert table.state.item_discard == ["crowbar"]


def test_an_attack_in_low_water_costs_two_minutes_more() -> None:
    table = crazed(low=[5])
    table.act("attack:2")
    assert table.gnome(0).time == 27


@pytest.mark.parametrize(
    ("rolls", "levels", "dead"),
    [
        ((5, 6), (0, 0), 0),
        ((6, 5), (0, 0), 1),
        ((6, 6), (0, 0), None),
        ((9, 8), (3, 0), 0),
        ((9, 8), (0, 4), 1),
        ((7, 6), (2, 1), None),
    ],
)
def test_both_roll_and_subtract_their_intoxication(
    rolls: tuple[int, int], levels: tuple[int, int], dead: int | None
) -> None:
    table = crazed(theirs="crowbar", levels=levels)
    table.act("attack:2")
    assert (table.state.seat, table.legal) == (1, {"defend", "submit"})
    table.act(("defend", *rolls))
    assert [n for n in range(3) if table.gnome(n).fate] == ([] if dead is None else [dead])
    assert table.gnome(1).items == []


def test_the_victim_need_not_defend() -> None:
    table = crazed(theirs="crowbar")
    table.act("attack:2", "submit")
    assert table.gnome(1).fate == 1


def test_a_slain_gnome_cites_the_variant() -> None:
    table = crazed()
    (event,) = [e for e in table.act("attack:2") if e.key == "red_november.slain"]
    assert (event.rule, event.data) == ("RN-VARIANT-4", {"gnome": 1, "room": 5})


def test_no_attack_without_reason() -> None:
    """Each reason is told; which words they have is a matter of the refusals' test."""
    assert crazed(crazed="no", mine="").refused("attack:3") == ["RN-VARIANT-4"]
    assert crazed(mine="toolbox").refused("attack:3") == ["RN-VARIANT-4"] * 2, "unarmed, elsewhere"
    assert crazed().refused("attack:1") == ["RN-VARIANT-4"], "himself"
    assert crazed(fire=[5]).refused("attack:2") == ["RN-FIRE-3"]
    assert crazed(high=[5]).refused("attack:3") == ["RN-FIX-9", "RN-VARIANT-4"]


def test_items_are_secret_among_crazed_gnomes_only() -> None:
    table = crazed(theirs="coffee grog")
    assert GAME.view(table.state, 0).gnomes[1].items is None
    assert GAME.view(table.state, 0).gnomes[1].item_count == 2
    assert GAME.view(table.state, 1).gnomes[1].items == ("coffee", "grog")
    assert [there.items for there in GAME.view(table.state, None).gnomes] == [None] * 3
    table = crazed(theirs="coffee grog", crazed="no")
    for viewer in (0, 1, 2, None):
        assert GAME.view(table.state, viewer).gnomes[1].items == ("coffee", "grog")


@pytest.mark.parametrize("crazed_gnomes", ["yes", "no"])
def test_draws_are_secret_among_crazed_gnomes_only(crazed_gnomes: str) -> None:
    table = position(gnome(8, 30), gnome(5, 20), gnome(5, 20), crazed=crazed_gnomes)
    (event,) = [e for e in table.act(("draw:items:1", "coffee")) if e.rule == "RN-DRAW-2"]
    for viewer in (0, 1, None):
        seen = event.seen_by(viewer)
        assert seen is not None
        assert ("item" in seen.data) == (crazed_gnomes == "no" or viewer == 0)


def test_a_crazed_gnome_can_ask_for_what_the_other_may_not_have() -> None:
    table = crazed(theirs="coffee")
    table.act("trade:2", "want:aqualung", "offer")
    assert table.legal == {"decline"}
    assert table.refused("accept") == ["RN-TRADE-2"]


def offered(theirs: str = "coffee", **case: Any) -> Table:
    """Gnome 0 offers gnome 1 its crowbar for something; gnome 2 is not asked."""
    table = crazed(theirs=theirs, **case)
    table.act("trade:2", "give:crowbar", "want:coffee")
    return table


@pytest.mark.parametrize(("who", "hears"), [(0, True), (1, True), (2, False), (None, False)])
def test_only_the_two_traders_know_what_is_offered(who: int | None, hears: bool) -> None:
    table = offered()
    for _ in range(2):  # while it is put together, and when it is made
        view = GAME.view(table.state, who)
        assert (view.gives, view.wants) == ((("crowbar",), ("coffee",)) if hears else ((), ()))
        said = GAME.prompt(view, GAME.text("en", ("Anna", "Ben", "Carl")))
        assert ("coffee" in said) == hears
        if table.state.phase == "trade":
            table.act("offer")
    (event,) = [event for event in table.log if event.rule == "RN-TRADE-1"]
    seen = event.seen_by(who)
    assert seen is not None, "that there is an offer is no secret"
    assert (seen.data.get("gives"), seen.data.get("wants")) == (
        (["crowbar"], ["coffee"]) if hears else (None, None)
    )
    assert seen.data["gnome"] == 0
    assert seen.data["other"] == 1


@pytest.mark.parametrize("who", [0, 1, 2, None])
def test_offers_are_open_where_items_are(who: int | None) -> None:
    table = offered(crazed="no")
    table.act("offer")
    assert GAME.view(table.state, who).gives == ("crowbar",)
    (event,) = [event for event in table.log if event.rule == "RN-TRADE-1"]
    assert event.audience is None


def test_hidden_hands_are_dealt_so_that_the_question_makes_sense() -> None:
    """Who was offered something knows that the other has it; who may defend has a crowbar."""
    table = offered()
    table.act("offer")
    fight = crazed(theirs="crowbar coffee")
    fight.act("attack:2")
    lucky = position(
        gnome(1, items="lucky_charm grog"), gnome(2, 20), crazed="yes", tracks=(1, 1, 3)
    )
    lucky.act("fix:engine", ("spend:1", 5))
    for seed in range(60):
        state = GAME.sample(GAME.view(table.state, 1), Seeded(seed))
        assert state.gnomes[0].items == ["crowbar"]
        state = GAME.sample(GAME.view(fight.state, 0), Seeded(seed))
        assert "crowbar" in state.gnomes[1].items
        state = GAME.sample(GAME.view(lucky.state, 1), Seeded(seed))
        assert "lucky_charm" in state.gnomes[0].items
        assert GAME.census(state) == GAME.census(lucky.state)


# -- one or two players ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "wished", "gnomes", "start"),
    [
        (1, "fewest", 3, 60),
        (1, "5", 5, 60),
        (1, "6", 6, 55),
        (2, "fewest", 4, 60),
        (2, "4", 4, 60),
        (2, "7", 7, 49),
        (2, "8", 8, 46),
    ],
)
def test_13_4_several_gnomes_start_as_their_number_says(
    seats: int, wished: str, gnomes: int, start: int
) -> None:
    state = GAME.setup(seats, GAME.complete_options(seats, {"gnomes": wished}), Seeded(3))
    assert [there.time for there in state.gnomes] == [start] * gnomes
    assert [there.seat for there in state.gnomes] == [n % seats for n in range(gnomes)]


@pytest.mark.parametrize("seats", range(3, 9))
def test_three_or_more_lead_one_each(seats: int) -> None:
    state = GAME.setup(seats, GAME.complete_options(seats, {"gnomes": "8"}), Seeded(3))
    assert [there.seat for there in state.gnomes] == list(range(seats))


def test_a_seat_plays_whichever_of_its_gnomes_is_on_turn() -> None:
    table = position(gnome(5, 30), gnome(1, 29), gnome(2, 28), gnome(2, 27), seats=2)
    order = []
    for _ in range(4):
        order.append((table.state.active, table.state.seat))
        table.act("wait:10")
    assert order == [(0, 0), (1, 1), (2, 0), (3, 1)]


def test_scripts_of_whole_openings_are_possible() -> None:
    """Rooms by die, the stack, two items each: nothing else is left to chance."""
    luck = [3, 10, 7, 2, 0, 1, *["coffee", "crowbar", "grog", "grog", "toolbox", "speargun"]]
    state = GAME.setup(3, GAME.complete_options(3, {}), script := Scripted(luck))
    assert script.rest == []
    assert [there.at for there in state.gnomes] == [3, 10, 7]
    assert (state.pile, state.active) == ([2, 0, 1], 1)
    assert [there.items for there in state.gnomes] == [
        ["coffee", "crowbar"],
        ["grog", "grog"],
        ["speargun", "toolbox"],
    ]
    assert SEA not in {there.at for there in state.gnomes}
