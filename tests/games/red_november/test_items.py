"""Drawing, trading, waiting, and the items that are played while moving (sheet 5, C10, C26)."""

from __future__ import annotations

import pytest

from tests.games.red_november.position import SEA, Table, gnome, position

OTHER = (6, 20)


# -- drawing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2])
def test_grog_from_the_cabin_a_minute_each(number: int) -> None:
    table = position(gnome(10), gnome(*OTHER), gnome(*OTHER))
    table.act(f"draw:grog:{number}")
    assert table.gnome(0).items == ["grog"] * number
    assert (table.state.cabin, table.gnome(0).time) == (6 - number, 30 - number)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_items_from_the_stores_a_minute_each(number: int) -> None:
    table = position(gnome(8), gnome(*OTHER))
    drawn = ["coffee", "crowbar", "crowbar", "speargun"][:number]
    table.act((f"draw:items:{number}", *drawn))
    assert table.gnome(0).items == drawn
    assert table.gnome(0).time == 30 - number


def test_draws_end_where_they_may() -> None:
    table = position(gnome(10), gnome(8, 40), cabin=1)
    assert {code for code in table.legal if code.startswith("draw")} == {
        f"draw:items:{n}" for n in (1, 2, 3, 4)
    }
    table.act("wait:10")
    table.act("wait:10")
    assert {code for code in table.legal if code.startswith("draw")} == {"draw:grog:1"}
    assert table.refused("draw:grog:2") == ["RN-DRAW-1"]
    assert table.refused("draw:items:1") == ["RN-DRAW-2"]


def test_grog_that_was_drunk_does_not_come_back_to_the_cabin() -> None:
    table = position(gnome(10, 30, "grog"), gnome(*OTHER), cabin=0)
    table.act("play:grog", ("wait:1", "fire/0"))
    assert table.state.cabin == 0
    assert "grog" in table.state.item_discard
    assert table.refused("draw:grog:1") == ["RN-DRAW-1"]


@pytest.mark.parametrize(("room", "what"), [(8, "items"), (10, "grog")])
def test_drawing_in_low_water_costs_two_minutes_more(room: int, what: str) -> None:
    table = position(gnome(room), gnome(*OTHER), low=[room])
    table.act((f"draw:{what}:1", *(["coffee"] if what == "items" else [])))
    assert table.gnome(0).time == 30 - 3


@pytest.mark.parametrize(("room", "code"), [(8, "draw:items:1"), (10, "draw:grog:1")])
def test_no_drawing_in_fire_or_high_water(room: int, code: str) -> None:
    assert position(gnome(room), gnome(*OTHER), fire=[room]).refused(code) == ["RN-FIRE-3"]
    assert position(gnome(room), gnome(*OTHER), high=[room]).refused(code) == ["RN-FIX-9"]


def drew() -> Table:
    table = position(gnome(8, 30, "crowbar"), gnome(8, 10), gnome(1, 10), blocked=[(5, 8)])
    table.act(("draw:items:1", "coffee"))
    assert table.refused("draw:items:1") == ["RN-DRAW-4"]
    return table


def test_c26_no_action_does_not_lift_the_ban() -> None:
    table = drew()
    table.act("wait:1")
    assert table.refused("draw:items:1") == ["RN-DRAW-4"]
    table.act("open:10", "enter", "wait:0")
    assert table.refused("draw:grog:1") == ["RN-DRAW-4"], "Grog and items are one ban"


def test_c26_a_repair_lifts_it_even_if_it_fails() -> None:
    table = drew()
    table.act("fix:unblock:5", ("spend:1", 2))
    assert "draw:items:1" in table.legal


def test_c26_a_trade_lifts_it() -> None:
    table = drew()
    table.act("trade:2", "give:crowbar", "offer", "accept")
    assert "draw:items:1" in table.legal


def test_c26_a_declined_trade_does_not() -> None:
    table = drew()
    table.act("trade:2", "give:crowbar", "offer", "decline", "wait:1")
    assert table.refused("draw:items:1") == ["RN-DRAW-4"]


def test_an_empty_pile_is_made_of_the_discards() -> None:
    table = position(gnome(8), gnome(*OTHER), stock=["toolbox"])
    table.act(("draw:items:2", "toolbox", "coffee"))
    assert table.gnome(0).items == ["coffee", "toolbox"]
    assert "RN-DRAW-3" in table.rules


# -- trading --------------------------------------------------------------------------------------


def test_c10_an_exchange_by_consent_costs_a_minute() -> None:
    table = position(gnome(5, 30, "grog crowbar"), gnome(5, 20, "coffee"))
    table.act("trade:2", "give:grog", "want:coffee", "offer")
    assert (table.state.seat, table.legal) == (1, {"accept", "decline"})
    table.act("accept")
    assert table.gnome(0).items == ["coffee", "crowbar"]
    assert table.gnome(1).items == ["grog"]
    assert (table.gnome(0).time, table.gnome(1).time) == (29, 20)


@pytest.mark.parametrize("step", ["give:grog", "want:coffee"])
def test_c10_a_gift_either_way(step: str) -> None:
    table = position(gnome(5, 30, "grog"), gnome(5, 20, "coffee"))
    table.act("trade:2", step, "offer", "accept")
    assert table.gnome(0).time == 29
    assert len(table.gnome(0).items) == (0 if step == "give:grog" else 2)


def test_many_items_at_once() -> None:
    table = position(gnome(5, 30, "grog grog"), gnome(5, 20, "coffee crowbar crowbar"))
    table.act("trade:2", "want:crowbar", "want:crowbar", "give:grog", "give:grog")
    assert table.legal == {"want:coffee", "offer", "cancel"}
    table.act("offer", "accept")
    assert table.gnome(0).items == ["crowbar", "crowbar"]
    assert table.gnome(1).items == ["coffee", "grog", "grog"]


@pytest.mark.parametrize("end", ["cancel", "decline"])
def test_without_consent_nothing_is_spent_and_no_second_offer(end: str) -> None:
    table = position(gnome(5, 30, "grog"), gnome(5, 20, "coffee"), gnome(5, 10, "crowbar"))
    table.act("trade:2", "want:coffee", *(["offer"] if end == "decline" else []), end)
    assert (table.state.seat, table.state.phase, table.state.spent) == (0, "move", 0)
    assert table.gnome(1).items == ["coffee"]
    assert table.refused("trade:3") == ["RN-TRADE-3"]
    table.act("wait:1")


def test_a_trade_in_low_water_costs_three() -> None:
    table = position(gnome(5, 30, "grog"), gnome(5, 20), low=[5])
    table.act("trade:2", "give:grog", "offer", "accept")
    assert table.gnome(0).time == 27


def test_who_can_be_asked() -> None:
    def refused(*others: object, items: str = "grog") -> list[str]:
        return position(gnome(5, 30, items), *others).refused("trade:2")  # type: ignore[arg-type]

    assert refused(gnome(2, 20, "coffee")) == ["RN-TRADE-1"], "another room"
    assert refused(gnome(5, 20, "coffee", fainted=True)) == ["RN-TRADE-1"]
    assert refused(gnome(5, 20), items="") == ["RN-TRADE-1"], "nothing to trade"
    assert refused(gnome(5, 0, "coffee"), gnome(5, 0)) == [], "one who is rescued already"


def test_13_7_in_the_sea_only_by_the_option() -> None:
    def at_sea(**options: str) -> Table:
        return position(gnome(SEA, 30, "grog", air=1), gnome(SEA, 20, "crowbar"), **options)

    assert at_sea().refused("trade:2") == ["RN-TRADE-4"]
    table = at_sea(trade_in_sea="yes")
    table.act("trade:2", "want:crowbar", "offer", "accept")
    assert "crowbar" not in table.gnome(1).items


def test_who_leads_both_gnomes_need_not_ask() -> None:
    table = position(gnome(5, 30, "grog"), gnome(2, 20), gnome(5, 20, "coffee"), seats=1)
    table.act("trade:3", "give:grog", "want:coffee", "offer")
    assert table.gnome(0).items == ["coffee"]


# -- no action ------------------------------------------------------------------------------------


def test_c28_an_empty_turn_costs_at_least_a_minute() -> None:
    table = position(gnome(5), gnome(*OTHER))
    assert table.refused("wait:0") == ["RN-ACTION-1"]
    table.act("open:2", "wait:0")
    assert table.gnome(0).time == 29


@pytest.mark.parametrize("minutes", range(1, 11))
def test_waiting(minutes: int) -> None:
    table = position(gnome(5), gnome(*OTHER))
    table.act(f"wait:{minutes}")
    assert table.gnome(0).time == 30 - minutes


# -- played while moving --------------------------------------------------------------------------


def test_coffee_sobers_and_is_not_drunk_after_the_action() -> None:
    table = position(gnome(1, 30, "coffee", level=4), gnome(*OTHER))
    table.act("play:coffee")
    assert table.gnome(0).level == 0
    table.act("wait:1")
    table = position(gnome(1, 30, "coffee", level=4), gnome(*OTHER))
    table.act("fix:engine")
    assert table.refused("add:coffee") == ["RN-FIX-4"]
    assert table.refused("play:coffee") == ["RN-TURN-2"]


@pytest.mark.parametrize("item", ["crowbar", "toolbox", "lucky_charm", "speargun", "water_pump"])
def test_others_are_not_played_while_moving(item: str) -> None:
    table = position(gnome(1, 30, item), gnome(*OTHER))
    assert table.refused(f"play:{item}") == ["RN-ITEM-4"]


def test_only_items_that_one_has() -> None:
    table = position(gnome(1, 30), gnome(1, 20, "grog coffee"))
    assert table.refused("play:grog") == ["RN-ITEM-4"]
    table.act("fix:engine")
    assert table.refused("add:grog") == ["RN-ITEM-4"]
