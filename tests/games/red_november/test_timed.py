"""Timed destruction: placement, late tokens, when all have passed (sheet 6.2, C08, C23, C24)."""

from __future__ import annotations

import pytest

from tests.games.red_november.position import Table, gnome, position

KINDS = {
    "engine_down/4": ("crushed", 10),
    "oxygen_pumps_down/0": ("asphyxiated", 10),
    "missile_countdown/0": ("missile", 10),
    "kraken/1": ("devoured", 15),
}
CARDS = pytest.mark.parametrize("card", list(KINDS))


def struck(card: str, space: int, token_at: int | None = None, **options: str) -> Table:
    """Gnome 0 enters the star on ``space`` and draws the card."""
    token, _ = KINDS[card]
    tokens = {} if token_at is None else {token: token_at}
    deck = ["descent/0", card] if card == "kraken/1" else None
    table = position(
        gnome(5, space + 1),
        gnome(10, space),
        gnome(10, 1),
        symbols=True,
        tokens=tokens,
        deck=deck,
        **options,
    )
    table.act(("wait:1", card))
    return table


@CARDS
@pytest.mark.parametrize("space", [57, 36, 18, 15])
def test_c23_counted_from_the_star_that_the_keeper_has_entered(card: str, space: int) -> None:
    token, ahead = KINDS[card]
    assert struck(card, space).token(token) == space - ahead


def test_c23_from_the_star_and_not_from_the_ghost() -> None:
    table = position(gnome(5, 58), gnome(10, 50), symbols=True)
    table.act(("wait:10", "missile_countdown/0", "respite/0", "coffee", "respite/0", "respite/1"))
    assert table.gnome(0).time == 48
    assert table.token("missile") == 57 - 10


@CARDS
def test_c24_a_second_of_a_kind_does_nothing(card: str) -> None:
    token, _ = KINDS[card]
    assert struck(card, 48, token_at=20).token(token) == 20


@CARDS
def test_c08_a_late_token_is_harmless_by_the_seed(card: str) -> None:
    token, ahead = KINDS[card]
    space = 8 if ahead == 10 else 12
    table = struck(card, space)
    assert table.token(token) is None
    assert "RN-TIMED-3" in table.rules


@CARDS
def test_c08_a_late_token_can_be_deadly(card: str) -> None:
    token, ahead = KINDS[card]
    table = struck(card, 8 if ahead == 10 else 12, late_tokens="deadly")
    assert table.token(token) == 0


def test_c08_on_zero_it_is_for_display_only() -> None:
    table = struck("missile_countdown/0", 10)
    assert table.token("missile") == 0
    table = position(gnome(5, 1), gnome(1, 0), tokens={"missile": 0})
    table.act("wait:1")
    assert table.ending == ("RN-END-1", True, (0, 1))


def test_c08_deadly_when_the_last_keeper_arrives() -> None:
    table = position(gnome(5, 2), gnome(1, 1), tokens={"missile": 0}, late_tokens="deadly")
    table.act("wait:2")
    assert table.ending is None
    table.act("wait:1")
    assert table.ending == ("RN-END-3", False, ())


def test_passed_by_all_means_every_keeper_stands_lower() -> None:
    table = position(gnome(5, 21), gnome(1, 10), gnome(2, 19), tokens={"missile": 20})
    table.act("wait:1")
    assert table.ending is None, "standing on it is not passing it"
    table.act("wait:1")
    assert table.ending == ("RN-END-3", False, ())


def test_one_who_has_not_passed_is_enough() -> None:
    table = position(gnome(5, 21), gnome(1, 10), gnome(2, 20), tokens={"missile": 20})
    table.act("wait:5")
    assert table.ending is None
    table.act("wait:1")
    assert table.ending == ("RN-END-3", False, ())


def test_it_is_checked_after_each_step_not_at_the_end_of_the_turn() -> None:
    """On 53 all have passed; the star on 51 is never reached."""
    table = position(gnome(5, 56), gnome(1, 20), tokens={"missile": 54}, symbols=True)
    table.act(("wait:10", "respite/0"))
    assert table.ending == ("RN-END-3", False, ())
    assert table.gnome(0).time == 53


def test_13_6_the_event_comes_before_the_check() -> None:
    table = position(gnome(5, 55), gnome(1, 20), tokens={"missile": 55}, symbols=True)
    table.act(("wait:1", "respite/0"))
    assert table.ending == ("RN-END-3", False, ())
    assert "RN-EVENT-2" in table.rules


def test_the_last_in_time_may_repair_with_an_action_that_leads_past_it() -> None:
    table = position(gnome(7, 21), gnome(1, 10), tokens={"missile": 20})
    table.act("fix:missile", "spend:10")
    assert (table.ending, table.token("missile")) == (None, None)


def test_13_5_death_takes_the_last_keeper_off_the_track() -> None:
    """Gnome 0 has not passed the token; when he dies, all others have."""
    table = position(gnome(6, 30), gnome(1, 10), tokens={"crushed": 20}, high=[6])
    table.act("wait:1")
    assert table.gnome(0).fate == 1
    assert table.ending == ("RN-END-3", False, ())


def test_13_5_desertion_takes_it_off_too() -> None:
    table = position(gnome(0, 9, air=1), gnome(1, 5), gnome(2, 5), tokens={"crushed": 7})
    table.act("desert")
    assert table.gnome(0).fate == 2
    assert table.ending == ("RN-END-3", False, (0,)), "and the deserter wins by it"


def test_the_gone_do_not_count() -> None:
    table = position(
        gnome(5, 20), gnome(1, 30, fate=1), gnome(1, 30, fate=2), tokens={"crushed": 20}
    )
    table.act("wait:1")
    assert table.ending == ("RN-END-3", False, (2,))
