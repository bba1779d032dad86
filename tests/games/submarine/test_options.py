"""Each option of the rules in one position, with both outcomes; and what is refused."""

from __future__ import annotations

import pytest

from tablelab.core.errors import BadOption
from tablelab.core.match import Match
from tests.games.submarine.position import GAME, player, position

VALUES = {
    "cards_table": ("fifteen", "linear"),
    "mixed_actions": ("no", "yes"),
    "leave_early": ("allowed", "forbidden"),
    "shell_by_joker": ("forbidden", "allowed"),
    "fee_for": ("submarine", "opponent"),
    "tie_break": ("jokers_cards", "shared"),
}


def test_the_first_value_is_the_ruling_of_the_sheet() -> None:
    assert {option.id: option.values for option in GAME.info.options} == VALUES
    for option in GAME.info.options:
        assert option.source in ("seed", "published", "house")
        assert GAME.rulebook[option.rule].option == option.id


@pytest.mark.parametrize(("value", "cards"), [("fifteen", 15), ("linear", 13)])
def test_cards_table(value: str, cards: int) -> None:
    state = Match.new(GAME, 4, {"cards_table": value}).state
    assert [len(there.hand) + len(there.pile) for there in state.seats] == [cards] * 4
    assert state.unplaced == 4 * 4, "the submarines stay the same"
    assert state.undealt == 60 - 4 * cards


@pytest.mark.parametrize("value", ["no", "yes"])
def test_mixed_actions(value: str) -> None:
    table = position(
        player("3.2 3.3", hand="red"),
        player("1.2"),
        board={"3.3": "ring-red lamp-red"},
        mixed_actions=value,
    )
    table.act("ship:3", "move:2>1.2")
    if value == "yes":
        table.act("take:ring-red")
        assert table.container(0) == {"ring-red"}
    else:
        assert table.refused("take:ring-red") == ["relocating"]


@pytest.mark.parametrize("value", ["allowed", "forbidden"])
def test_leave_early(value: str) -> None:
    table = position(player("3.2 5.2"), player("1.2"), leave_early=value)
    assert table.offers("ship") == {"3", "5"} | ({"dock"} if value == "allowed" else set())
    assert table.refused("ship:dock") == ([] if value == "allowed" else ["leave_early"])


def test_leave_early_forbidden_still_lets_a_ship_leave_that_must() -> None:
    table = position(player("3.2", ship=3, pile=1), player("1.2"), leave_early="forbidden")
    assert table.ships()[0] == 7


@pytest.mark.parametrize("value", ["forbidden", "allowed"])
def test_shell_by_joker(value: str) -> None:
    mine = player("3.4", hand="", jokers="mask-green shell-red")
    table = position(
        mine, player("3.2"), board={"3.4": "shell-blue ring-red"}, shell_by_joker=value
    )
    table.act("ship:3")
    if value == "forbidden":
        assert table.refused("take:shell-blue:mask-green") == ["shell_by_joker"]
        return
    table.act("take:shell-blue:mask-green")
    assert table.lying("3.4") == {"mask-green", "ring-red"}
    assert table.gained(0) == {"shell-blue"}
    assert table.told("pays_fee") == []
    assert table.refused("take:ring-red:shell-blue") == ["joker_too_new"]


@pytest.mark.parametrize(("value", "piles"), [("submarine", [2, 4, 1]), ("opponent", [5, 1, 1])])
def test_fee_for(value: str, piles: list[int]) -> None:
    mine = player("3.4", hand="red", pile=7, jokers="shell-red")
    others = player("3.2 3.2 3.3 3.4"), player("3.4 3.5 4.2")
    table = position(mine, *others, board={"3.4": "ring-red lamp-blue"}, fee_for=value)
    table.act("ship:3", "take:ring-red")
    assert table.piles() == piles


@pytest.mark.parametrize(("value", "refused"), [("submarine", True), ("opponent", False)])
def test_fee_for_decides_what_can_be_paid(value: str, refused: bool) -> None:
    mine = player("3.4", hand="red", pile=1)
    table = position(mine, player("3.2 3.3"), board={"3.4": "ring-red"}, fee_for=value)
    table.act("ship:3")
    assert (table.refused("take:ring-red") == ["pile_too_small"]) == refused


@pytest.mark.parametrize(("value", "winners"), [("jokers_cards", (1,)), ("shared", (0, 1))])
def test_tie_break(value: str, winners: tuple[int, ...]) -> None:
    crews = (
        player("1.2", ship=7, container="ring-red"),
        player("1.2", ship=7, container="ring-blue", jokers="shell-red"),
    )
    table = position(*crews, dry=1, tie_break=value)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == winners


# -- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", list(VALUES))
@pytest.mark.parametrize("value", ["never", "", None, True, 1, ["yes"]])
def test_unknown_values_are_refused(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        Match.new(GAME, 3, {option: value})


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOption, match="no option 'torpedoes'"):
        Match.new(GAME, 3, {"torpedoes": "yes"})


@pytest.mark.parametrize("seats", [1, 6, 0, -2, "4", True, 3.0, None])
def test_absurd_numbers_of_seats_are_refused(seats: object) -> None:
    with pytest.raises(BadOption, match="played by 2, 3, 4, 5 players"):
        Match.new(GAME, seats)  # type: ignore[arg-type]
