"""Each option of the rules in one position, with both outcomes; and what is refused."""

from __future__ import annotations

import pytest

from tablelab.core.chance import Seeded
from tablelab.core.errors import BadOption
from tablelab.core.match import Match
from tests.games.raids.position import GAME, HOME, PARTS, ids, position, ship

VALUES = {
    "runes_beyond_five": ("new_set", "capped"),
    "rune_kinds": ("one", "two"),
    "harbour_ties": ("earlier", "friendly"),
    "harbour_zero": ("nothing", "paid"),
    "discard": ("when_full", "any_time"),
    "post_order": ("sell_first", "viking_first"),
    "axe_floor": ("zero", "one"),
    "village_refill": ("top_up", "add"),
    "flight_effects": ("apply", "none"),
    "flight_fights": ("allowed", "forbidden"),
    "start_vikings_two": ("two_two", "one_two"),
}


def test_the_first_value_is_the_ruling_of_the_sheet() -> None:
    assert {option.id: option.values for option in GAME.info.options} == VALUES
    for option in GAME.info.options:
        assert option.source in ("seed", "published", "house")
        assert GAME.rulebook[option.rule].option == option.id


@pytest.mark.parametrize(("value", "points"), [("new_set", 16), ("capped", 15)])
def test_runes_beyond_five(value: str, points: int) -> None:
    six = ship(HOME, runes="1-11 1-12 2-09 2-10 3-08 3-09")
    table = position(six, ship(HOME), ship(HOME), voyage=4, counts="sails", runes_beyond_five=value)
    assert GAME.points(table.state)[0]["runes"] == points


@pytest.mark.parametrize(("value", "points"), [("one", 10), ("two", 6 + 1)])
def test_rune_kinds(value: str, points: int) -> None:
    """Four runes, three of one family and one of the other."""
    runes = [tile.id for tile in PARTS.tiles.values() if tile.kind == "rune" and tile.family == "a"]
    other = next(tile.id for tile in PARTS.tiles.values() if tile.family == "b")
    mine = ship(HOME, runes=" ".join([*runes[:3], other]))
    table = position(mine, ship(HOME), ship(HOME), voyage=4, counts="sails", rune_kinds=value)
    assert GAME.points(table.state)[0]["runes"] == points


@pytest.mark.parametrize(
    ("value", "coins"), [("earlier", [3, 6, 0, 1]), ("friendly", [6, 6, 0, 1])]
)
def test_harbour_ties(value: str, coins: list[int]) -> None:
    crews = (ship(HOME, 3), ship(HOME, 3), ship(HOME, 1), ship(HOME, 2))
    table = position(*crews, arrived=(2, 1, 0, 3), voyage=2, counts="vikings", harbour_ties=value)
    assert [ship.coins for ship in table.state.ships] == coins


def test_a_friendly_tie_takes_up_the_ranks_behind_it() -> None:
    crews = (ship(HOME, 3), ship(HOME, 2), ship(HOME, 2), ship(HOME, 1))
    table = position(*crews, voyage=2, counts="vikings", harbour_ties="friendly")
    assert [ship.coins for ship in table.state.ships] == [6, 3, 3, 0]


@pytest.mark.parametrize(("value", "coins"), [("nothing", [0, 0, 6]), ("paid", [1, 3, 6])])
def test_harbour_zero(value: str, coins: list[int]) -> None:
    crews = (ship(HOME), ship(HOME), ship(HOME, monsters="1-16"))
    table = position(*crews, arrived=(1, 2, 0), voyage=2, counts="monsters", harbour_zero=value)
    assert [ship.coins for ship in table.state.ships] == coins


def test_discard_when_full_or_at_any_time() -> None:
    board = {2: "1-05", 7: "1-07", 9: "1-02", 12: "1-10"}
    strict = position(ship(2, hold="1-03"), ship(7), ship(9), board=board)
    assert strict.state.phase == "sail"
    assert ids(strict.ship(0).hold) == ["1-03", "1-05"]
    codes = {"load": ["1-03", "1-05"], "discard:1-03": ["1-05"], "discard:1-05": ["1-03"]}
    for code, hold in codes.items():
        free = position(ship(2, hold="1-03"), ship(7), ship(9), board=board, discard="any_time")
        assert free.legal == set(codes)
        free.act(code)
        assert ids(free.ship(0).hold) == hold


def test_discard_at_any_time_does_not_make_space() -> None:
    hold = "1-03 1-04 1-06 1-10 2-01"
    full = position(ship(2, hold=hold), ship(7), ship(9), board=_near(), discard="any_time")
    assert full.legal == {f"discard:{tile}" for tile in ["1-05", *hold.split()]}
    assert full.refused("load") == ["RD-LOAD-2"]


def _near() -> dict[int, str]:
    return {2: "1-05", 7: "1-07", 9: "1-02"}


@pytest.mark.parametrize(("value", "vikings"), [("sell_first", 9), ("viking_first", 8)])
def test_post_order(value: str, vikings: int) -> None:
    """Goods of value 4 bring no shield: eight Vikings fill the ship until they are sold."""
    board = {2: "1-13", 7: "1-07", 9: "1-02"}
    table = position(ship(2, 8, "1-09"), ship(7), ship(9), board=board, post_order=value)
    table.act("sell:1-09")
    assert table.ship(0).vikings == vikings


@pytest.mark.parametrize(("value", "left"), [("zero", 2), ("one", 1)])
def test_axe_floor(value: str, left: int) -> None:
    """Three axe symbols against a monster of strength 3."""
    board = {2: "1-11", 4: "1-07", 8: "2-15", 12: "1-10", 14: "1-12"}
    table = position(ship(2, 2, "2-03 2-04"), ship(4), ship(HOME), board=board, axe_floor=value)
    table.act("sail:12", "defeat")
    assert table.ship(0).vikings == left


def test_axe_floor_one_leaves_a_ship_without_vikings_no_choice() -> None:
    board = {2: "1-11", 4: "1-07", 8: "2-15", 12: "1-10", 14: "1-12"}
    table = position(ship(2, 0, "2-03 2-04"), ship(4), ship(HOME), board=board, axe_floor="one")
    table.act("sail:12")
    assert table.ship(0).monsters == ()
    assert table.places()[0] == 12


@pytest.mark.parametrize(("value", "villages"), [("top_up", [3, 4]), ("add", [5, 7])])
def test_village_refill(value: str, villages: list[int]) -> None:
    table = position(ship(HOME), ship(HOME), ship(HOME), villages=(2, 4), village_refill=value)
    assert table.state.villages == villages


@pytest.mark.parametrize(("value", "crew", "coins"), [("apply", 3, 2), ("none", 2, 0)])
def test_flight_effects(value: str, crew: int, coins: int) -> None:
    board = {2: "1-11", 3: "1-01", 4: "1-07", 7: "2-13", 8: "2-14", 9: "1-16", 12: "1-10"}
    table = position(
        ship(2, 1), ship(4, 2), ship(3), board=board, villages=(1, 1), flight_effects=value
    )
    table.act("sail:4", "flee", "sail:12")
    if value == "apply":
        # 2 and a villager and 2 visitors are 5 against 3; behind the monster there is a villager.
        assert table.state.phase == "monster"
        table.act("defeat")
        assert table.ship(1).vikings == 2 + 1 + 2 - 3 + 1
    assert (table.ship(1).vikings, table.ship(1).coins) == (crew, coins)
    assert table.places()[1] == 12
    assert table.state.villages == ([0, 0] if value == "apply" else [1, 1])


def test_flight_fights() -> None:
    board = {2: "1-11", 4: "1-07", 6: "1-01", 9: "1-02"}
    crews = {"allowed": {"sail:6", "sail:9", "sail:home"}, "forbidden": {"sail:9", "sail:home"}}
    for value, legal in crews.items():
        table = position(ship(2, 1), ship(4, 3), ship(6, 3), board=board, flight_fights=value)
        table.act("sail:4", "flee")
        assert table.legal == legal
        if value == "forbidden":
            assert table.refused("sail:6") == ["RD-FLEE-3"]


@pytest.mark.parametrize(("value", "crews"), [("two_two", [2, 2]), ("one_two", [1, 2])])
def test_start_vikings_two(value: str, crews: list[int]) -> None:
    for seed in range(4):
        options = GAME.complete_options(2, {"start_vikings_two": value})
        state = GAME.setup(2, options, Seeded(seed))
        assert [state.ships[number].vikings for number in state.waiting[:2]] == crews


@pytest.mark.parametrize(("seats", "crews"), [(3, [1, 2, 3]), (4, [1, 2, 2, 3])])
def test_start_vikings_two_is_for_two(seats: int, crews: list[int]) -> None:
    state = Match.new(GAME, seats, {"start_vikings_two": "one_two"}).state
    assert [state.ships[number].vikings for number in state.waiting] == crews


# -- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", list(VALUES))
@pytest.mark.parametrize("value", ["never", "", None, True, 1, ["zero"]])
def test_unknown_values_are_refused(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        Match.new(GAME, 3, {option: value})


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOption, match="no option 'dragons'"):
        Match.new(GAME, 3, {"dragons": "yes"})


@pytest.mark.parametrize("seats", [1, 5, 0, -2, "4", True, 3.0, None])
def test_absurd_numbers_of_seats_are_refused(seats: object) -> None:
    with pytest.raises(BadOption, match="played by 2, 3, 4 players"):
        Match.new(GAME, seats)  # type: ignore[arg-type]
