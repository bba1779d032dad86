"""The eighteen kinds of event (sheet 6.1, C06, C20, C29, 13.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.red_november.position import HIGH, LOW, Table, gnome, position


def struck(*luck: object, items: str = "", at: int = 5, **case: Any) -> Table:
    """Gnome 0 enters the star on 57, whose card and dice are ``luck``."""
    others = case.pop("others", (gnome(10, 40), gnome(10, 40)))
    table = position(gnome(at, 58, items), *others, symbols=True, **case)
    table.act(("wait:1", *luck))
    return table


def test_respite() -> None:
    table = struck("respite/0")
    assert "RN-EVENT-2" in table.rules
    assert table.state.tracks == [1, 1, 1]


def test_the_log_names_every_card_that_the_discards_show() -> None:
    """Otherwise the faint numbers left in the deck could be known only from the board."""
    table = position(gnome(5, 58, level=1), gnome(10, 40), symbols=True)
    table.act(("wait:1", "fire/2", "respite/0"))
    assert [event.data["card"] for event in table.log if "card" in event.data] == [
        "fire/2",
        "respite/0",
    ]


@pytest.mark.parametrize("room", range(1, 11))
def test_c06_fire_in_a_random_room_uses_up_air(room: int) -> None:
    table = struck("fire/0", room)
    assert table.burning() == [room]
    assert table.state.tracks == [2, 1, 1]


@pytest.mark.parametrize("case", [{"low": [3]}, {"high": [3]}, {"fire": [3]}])
def test_no_fire_in_water_or_fire_and_no_air_used(case: dict[str, Any]) -> None:
    table = struck("fire/0", 3, **case)
    assert table.burning() == case.get("fire", [])
    assert table.state.tracks == [1, 1, 1]


def test_fire_spreads_where_nothing_burns() -> None:
    table = struck("fire_spreads/0")
    assert table.burning() == []


def test_c29_fire_spreads_where_the_active_player_chooses() -> None:
    table = struck("fire_spreads/0", fire=[8], low=[7], blocked=[(8, 9)])
    assert table.state.seat == 0
    assert table.legal == {"ignite:5", "ignite:9", "ignite:10"}, "a blocked hatch is no wall"
    table.act("ignite:10")
    assert table.burning() == [8, 10]
    assert table.track("asphyxiation") == 2


def test_fire_spreads_without_a_choice() -> None:
    assert struck("fire_spreads/0", fire=[6]).burning() == [5, 6]
    assert struck("fire_spreads/0", fire=[6], low=[5], at=1).burning() == [6]


@pytest.mark.parametrize("case", [{}, {"low": [3]}, {"high": [3]}, {"fire": [3]}])
def test_leak(case: dict[str, Any]) -> None:
    table = struck("leak/0", 3, **case)
    assert (table.water(HIGH), table.water(LOW), table.burning()) == ([3], [], [])


def test_underwater_current() -> None:
    table = struck("underwater_current/3", low=[3, 7], high=[1])
    assert (table.water(HIGH), table.water(LOW)) == ([1, 3, 7], [])
    assert struck("underwater_current/3").water(HIGH) == []


def test_friendly_fire() -> None:
    table = struck("friendly_fire/3", 3, 7)
    assert (table.burning(), table.water(HIGH), table.track("asphyxiation")) == ([3], [7], 2)
    table = struck("friendly_fire/3", 3, 3)
    assert (table.burning(), table.water(HIGH), table.track("asphyxiation")) == ([], [3], 2)


def test_c29_hatch_blocked_where_the_active_player_chooses() -> None:
    table = struck("hatch_blocked/0", 5, blocked=[(2, 5)])
    assert table.state.seat == 0
    assert table.legal == {"block:4", "block:6", "block:7", "block:8"}
    table.act("block:8")
    assert table.state.blocked == [(2, 5), (5, 8)]


def test_c20_exterior_hatches_are_never_blocked() -> None:
    """Room 6 has one hatch inside and one to the sea."""
    assert struck("hatch_blocked/0", 6).state.blocked == [(5, 6)]
    table = struck("hatch_blocked/0", 6, blocked=[(5, 6)])
    assert table.state.blocked == [(5, 6)]
    assert table.told("RN-EVENT-5") == [{"room": 6}]


@pytest.mark.parametrize(
    ("card", "tracks"),
    [
        ("descent/0", [1, 1, 2]),
        ("fast_descent/1", [1, 1, 3]),
        ("reactor_warmup/0", [1, 2, 1]),
        ("reactor_malfunction/1", [1, 3, 1]),
    ],
)
def test_tracks(card: str, tracks: list[int]) -> None:
    assert struck(card).state.tracks == tracks


def test_stumble_leaves_one_item_of_choice() -> None:
    table = struck("stumble/2", items="grog coffee toolbox")
    assert table.legal == {"throw:coffee", "throw:grog", "throw:toolbox"}
    table.act("throw:grog", "throw:coffee")
    assert table.gnome(0).items == ["toolbox"]
    assert struck("stumble/2", items="grog").gnome(0).items == ["grog"]


FULL = "coffee crowbar grog speargun toolbox"


@pytest.mark.parametrize("luck", [("turbulence/3",), ("friendly_fire/3", 1, 2)])
def test_everybody_keeps_four(luck: tuple[object, ...]) -> None:
    others = (gnome(10, 40, "crowbar " * 5), gnome(10, 40, "grog toolbox"), gnome(8, 0, FULL[7:]))
    table = struck(*luck, items=FULL, others=others)
    table.act("throw:speargun")
    assert [len(table.gnome(n).items) for n in range(4)] == [4, 4, 2, 4]


def test_everybody_chooses_from_his_own() -> None:
    others = (gnome(10, 40, "aqualung " + FULL[7:]), gnome(10, 40))
    table = struck("turbulence/3", items=FULL, others=others)
    assert table.state.seat == 0
    table.act("throw:grog")
    assert table.state.seat == 1
    assert table.legal == {f"throw:{item}" for item in ("aqualung", *FULL[7:].split())}
    table.act("throw:aqualung")
    assert table.state.seat == table.state.gnome.seat == 0, "and the turn goes on"


@pytest.mark.parametrize("fate", [1, 2])
def test_the_gone_throw_nothing_away(fate: int) -> None:
    others = (gnome(10, 40), gnome(10, 40, fate=fate))
    assert struck("turbulence/3", others=others).state.phase == "move"


def test_13_8_a_repeated_kraken_does_nothing_at_all() -> None:
    deck = ["kraken/1", "descent/0"]
    table = struck("kraken/1", items=FULL, deck=deck, tokens={"devoured": 20})
    assert table.token("devoured") == 20
    assert len(table.gnome(0).items) == 5
    table = position(gnome(5, 13, FULL), gnome(10, 5), gnome(10, 5), symbols=True, deck=deck)
    table.act(("wait:1", "kraken/1"))
    assert table.token("devoured") is None, "15 spaces from 12 lie behind the rescue"
    assert len(table.gnome(0).items) == 5


def test_the_kraken_makes_everybody_keep_four() -> None:
    table = struck("kraken/1", items=FULL, deck=["kraken/1", "descent/0"])
    assert table.token("devoured") == 57 - 15
    table.act("throw:grog")
    assert len(table.gnome(0).items) == 4


def test_13_3_the_kraken_joins_the_first_rebuilt_deck_and_stays_in_it() -> None:
    table = position(gnome(5, 58), gnome(10, 40), symbols=True, deck=[])
    assert table.state.kraken_aside
    table.act(("wait:1", "kraken/1"))
    assert "RN-DECK-1" in table.rules
    assert not table.state.kraken_aside
    assert len(table.state.deck) == 55
    assert table.state.discard == ["kraken/1"]
    table.state.discard, table.state.deck.unseen = sorted(table.state.parts.cards), []
    table.act(("wait:3", "kraken/1"))
    assert len(table.state.deck) == 55, "shuffled in again, and only once"


def test_a_faint_check_rebuilds_the_deck_too() -> None:
    table = position(gnome(5, 30, level=1), gnome(10, 20), deck=[])
    table.act(("wait:1", "kraken/1"))
    assert table.gnome(0).fainted, "the Kraken card has faint number 1"
    assert table.token("devoured") is None, "only its number is read"
