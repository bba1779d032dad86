"""Rows 22 to 42 of the table of rulings: what was decided where the texts leave a question open."""

from __future__ import annotations

from tablelab.core.match import Match
from tests.games.raids.position import GAME, HOME, PARTS, Table, ids, position, ship

FAR = {12: "1-10", 14: "1-12"}
"""Places to go on to, so that a turn ends in a question."""


def at_a_post(vikings: int, hold: str = "") -> Table:
    """Ship 0 has just taken a trading post, whatever its tile looks like."""
    return position(
        ship(2, vikings, hold), ship(7), ship(9), board={2: "1-13", 7: "1-01", 9: "1-02"}
    )


def test_ruling_22_none_one_or_two_goods_as_the_player_likes() -> None:
    none = at_a_post(0, "1-07 1-08 1-09")
    assert none.legal == {"sell:1-07", "sell:1-08", "sell:1-09", "keep"}
    none.act("keep")
    assert none.ship(0).sold == ()
    one = at_a_post(0, "1-07 1-08 1-09")
    one.act("sell:1-09", "keep")
    assert ids(one.ship(0).sold) == ["1-09"]
    two = at_a_post(0, "1-07 1-08 1-09")
    two.act("sell:1-09", "sell:1-07")
    assert two.state.phase == "sail", "after the second the post is closed"
    assert ids(two.ship(0).sold) == ["1-09", "1-07"]
    assert ids(two.ship(0).hold) == ["1-08"]


def test_ruling_23_a_viking_at_the_post_without_a_sale() -> None:
    assert at_a_post(3).ship(0).vikings == 4, "nothing to sell"
    table = at_a_post(3, "1-07")
    table.act("keep")
    assert table.ship(0).vikings == 4, "sold nothing"


def test_ruling_24_goods_are_not_sold_at_the_end_of_a_voyage() -> None:
    table = position(ship(HOME, 0, "1-09"), ship(HOME), ship(HOME))
    assert table.state.voyage == 2
    assert ids(table.ship(0).hold) == ["1-09"]
    assert table.ship(0).sold == ()


def test_ruling_25_a_monster_that_was_not_defeated_meets_every_ship() -> None:
    board = {2: "1-11", 4: "1-07", 5: "1-01", 8: "1-16", **FAR}
    table = position(ship(2, 4), ship(4, 4), ship(5, 4), board=board)
    table.act("sail:12", "sacrifice")
    assert table.tiles()[8] == "1-16"
    table.act("sail:14")
    assert table.state.phase == "monster"
    assert table.state.seat == 1


def test_ruling_26_axes_may_bring_the_need_to_zero() -> None:
    board = {2: "1-11", 4: "1-07", 8: "2-15", **FAR}
    table = position(ship(2, 1, "2-04 2-03"), ship(4), ship(HOME), board=board)
    table.act("sail:12", "defeat")
    assert table.ship(0).vikings == 1, "strength 3, three axe symbols: no Viking needed"
    assert ids(table.ship(0).monsters) == ["2-15"]


def test_ruling_27_a_ship_without_vikings_passes_a_monster_free() -> None:
    board = {2: "1-11", 4: "1-07", 5: "1-02", 8: "1-16", **FAR}
    table = position(ship(2, 0), ship(4), ship(5), board=board)
    table.act("sail:12")
    assert table.places()[0] == 12
    assert table.tiles()[8] == "1-16"
    assert table.told("RD-MONSTER-6") == [{"ship": 0}]


def test_ruling_28_only_the_axes_of_the_own_ship_count() -> None:
    board = {2: "1-11", 4: "1-07", 8: "1-16", **FAR}
    table = position(ship(2, 2), ship(4, 0, "1-04 1-05 2-04"), ship(HOME), board=board)
    table.act("sail:12")
    assert table.ship(0).vikings == 1, "2 Vikings against 3: one is sacrificed"
    assert table.ship(0).monsters == ()


def test_ruling_29_all_runes_are_of_one_kind() -> None:
    table = position(ship(2, runes="1-11 1-12 2-09"), ship(4), ship(HOME), board=_post_and_far())
    assert GAME.points(table.state)[0]["runes"] == 6


def _post_and_far() -> dict[int, str]:
    return {2: "1-13", 4: "1-07", 12: "1-10"}


def test_ruling_30_a_set_brings_up_to_fifteen_then_a_new_one_begins() -> None:
    runes = "1-11 1-12 2-09 2-10 3-08 3-09"
    table = position(ship(2, runes=runes), ship(4), ship(HOME), board=_post_and_far())
    assert GAME.points(table.state)[0]["runes"] == 16


def test_ruling_31_harbour_ties_and_zero() -> None:
    table = position(
        ship(HOME, runes="1-11"),
        ship(HOME),
        ship(HOME, runes="1-12"),
        arrived=(1, 2, 0),
        voyage=2,
        counts="runes",
    )
    assert [ship.coins for ship in table.state.ships] == [3, 0, 6], (
        "2 was home before 0; 1 has none"
    )


def test_ruling_32_bonus_and_sails_after_the_fourth_voyage() -> None:
    table = position(ship(HOME, 1, "1-01 1-02"), ship(HOME), ship(HOME), voyage=4, counts="sails")
    assert table.state.phase == "over"
    assert (table.ship(0).coins, table.ship(0).vikings) == (6, 3)


def test_ruling_33_most_vikings_is_counted_before_the_sails() -> None:
    table = position(
        ship(HOME, 2, "1-01 1-02"), ship(HOME, 3), ship(HOME, 0), voyage=2, counts="vikings"
    )
    assert [ship.coins for ship in table.state.ships] == [3, 6, 0]
    assert table.crews()[0] == 4


def test_ruling_34_harbour_tiles_lie_face_up_from_the_start() -> None:
    match = Match.new(GAME, 3, seed=5)
    for seat in (None, 0, 1, 2):
        assert match.view(seat).harbour == match.state.harbour
    assert match.state.harbour[0] == "H0"
    assert len(set(match.state.harbour)) == 4


def test_ruling_35_visits_and_plunders_are_stocked_in_voyage_one() -> None:
    view = Match.new(GAME, 3, seed=5).view(None)
    stock = {tile.id: view.stock[place] for place, tile in enumerate(view.board) if tile}
    assert stock["1-14"] == (1, 1)
    assert stock["1-15"] == (2, 1)


def test_ruling_36_villages_are_topped_up() -> None:
    table = position(ship(HOME), ship(HOME), ship(HOME), villages=(2, 5))
    assert table.state.villages == [3, 5]


def test_ruling_37_only_the_order_of_berths_matters() -> None:
    for seats, ships in ((2, 3), (3, 3), (4, 4)):
        state = Match.new(GAME, seats, seed=3).state
        first = state.waiting[0]
        players = [(first + place) % seats for place in range(seats)]
        assert state.waiting[:seats] == players
        assert len(state.waiting) == ships


def test_ruling_38_the_last_home_starts_with_any_number_of_players() -> None:
    for players, arrived in ((3, (2, 0, 1)), (4, (3, 2, 0, 1))):
        table = position(*(ship(HOME) for _ in range(players)), arrived=arrived)
        assert table.state.waiting == list(reversed(arrived))
        assert table.state.seat == 1


def test_ruling_39_start_crews() -> None:
    for seats, crews in ((4, [1, 2, 2, 3]), (3, [1, 2, 3]), (2, [2, 2])):
        state = Match.new(GAME, seats, seed=8).state
        order = state.waiting[:seats]
        assert [state.ships[number].vikings for number in order] == crews


def test_ruling_40_two_ships_never_stay_at_one_tile() -> None:
    board = {2: "1-11", 7: "1-07", 9: "1-02", **FAR}
    table = position(ship(2, 3), ship(7, 3), ship(9), board=board)
    table.act("sail:7", "flee", "sail:12")
    assert table.places() == [7, 12, 9]


def test_ruling_41_weapons_do_not_help_against_ships() -> None:
    board = {2: "1-11", 7: "1-07", 9: "1-02", **FAR}
    table = position(ship(2, 3), ship(7, 2, "1-04 2-04"), ship(9), board=board)
    table.act("sail:7")
    assert table.legal == {"pay:2", "flee"}
    table.act("pay:2")
    assert table.crews()[:2] == [2, 0]
    assert table.state.mover == 0, "ship 0 has 2 Vikings and cannot pay 3"
    assert table.state.phase == "flee"


def test_ruling_42_a_tie_is_a_shared_victory() -> None:
    table = position(
        ship(HOME, coins=7), ship(HOME, 0, "2-08", coins=3), ship(HOME), voyage=4, counts="runes"
    )
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (7, 7, 0)
    assert outcome.winners == (0, 1)


def test_rulings_count_components_of_the_box() -> None:
    assert len(PARTS.tiles) == 64
    assert len(PARTS.harbour_tiles) == 9
    assert PARTS.vikings == 40
