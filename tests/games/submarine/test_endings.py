"""The four endings, the order of the checks, who wins, and ties."""

from __future__ import annotations

import pytest

from tests.games.submarine.position import ELEVEN, GAME, RIGHT, Table, player, position


def result(table: Table) -> tuple[str, tuple[int, ...]]:
    outcome = GAME.outcome(table.state)
    assert outcome is not None, "the game goes on"
    assert GAME.actors(table.state).seats == ()
    return outcome.rule, outcome.winners


# -- twelve artefacts -----------------------------------------------------------------------------


def test_the_twelfth_artefact_wins_in_the_middle_of_the_turn() -> None:
    """Whatever the others have: the last card goes, a column gets empty, and still it is this."""
    mine = player("3.2", hand="red", container=ELEVEN)
    other = player("1.2", hand="", jokers="shell-red shell-blue", pile=9)
    table = position(mine, other, board={"3.2": "helmet-red"})
    table.act("ship:3", "take:helmet-red")
    assert result(table) == ("SB-END-1", (0,))


def test_eleven_artefacts_and_jokers_are_not_twelve() -> None:
    mine = player("3.2", hand="red", container=ELEVEN, jokers="ring-red shell-red")
    table = position(mine, player("1.2"), board={"3.2": "ring-blue amphora-red"})
    table.act("ship:3", "take:amphora-red")
    assert GAME.outcome(table.state) is None


# -- an empty column ------------------------------------------------------------------------------


def test_an_empty_column_is_seen_at_the_end_of_the_turn() -> None:
    """So the salvages of the turn count: here the column is filled again before."""
    mine = player("3.2 3.4", hand="red blue", jokers="shell-green")
    table = position(mine, player("1.2"), board={"3.2": "ring-red", "3.4": "lamp-blue"})
    table.act("ship:3", "take:ring-red", "take:lamp-blue:shell-green")
    assert GAME.outcome(table.state) is None
    table = position(
        player("3.2 3.4", hand="red blue"),
        player("1.2", container="ring-blue lamp-red crown-red"),
        board={"3.2": "ring-red", "3.4": "lamp-blue"},
    )
    table.act("ship:3", "take:ring-red")
    assert GAME.outcome(table.state) is None
    table.act("take:lamp-blue")
    assert result(table) == ("SB-END-2", (1,))


@pytest.mark.parametrize("column", range(1, 7))
@pytest.mark.parametrize("level", range(2, 6))
def test_any_column_and_any_level(column: int, level: int) -> None:
    square = f"{column}.{level}"
    other = player(f"{7 - column}.2")
    table = position(player(square, hand="red"), other, board={square: "ring-red"})
    table.act(f"ship:{column}", "take:ring-red")
    assert result(table) == ("SB-END-2", (0,))


def test_all_four_levels_of_the_column_must_be_empty() -> None:
    board = {"3.2": "ring-red", "3.5": "lamp-blue"}
    table = position(player("3.2", hand="red green"), player("1.2"), board=board)
    table.act("ship:3", "take:ring-red")
    assert GAME.outcome(table.state) is None


def test_four_empty_squares_in_two_columns_are_no_empty_column() -> None:
    board = {"3.2": "ring-red", "3.3": "lamp-red", "4.5": "mask-red"}
    table = position(player("3.2", hand="red green"), player("1.2"), board=board)
    table.act("ship:3", "take:ring-red")
    assert GAME.outcome(table.state) is None


# -- no hand cards --------------------------------------------------------------------------------


def test_no_hand_cards_is_seen_after_the_refill() -> None:
    board = {"3.2": "ring-red lamp-blue"}
    table = position(player("3.2", hand="red", pile=1), player("1.2 2.2", hand=""), board=board)
    table.act("ship:3", "take:ring-red")
    assert len(table.hand(0)) == 1
    assert GAME.outcome(table.state) is None
    table = position(player("3.2", hand="red"), player("1.2 2.2", hand=""), board=board)
    table.act("ship:3", "take:ring-red")
    assert result(table)[0] == "SB-END-3"


def test_one_card_in_one_hand_is_enough_to_go_on() -> None:
    board = {"3.2": "ring-red lamp-blue"}
    hands = player("1.2", hand=""), player("1.2", hand="green")
    table = position(player("3.2", hand="red"), *hands, board=board)
    table.act("ship:3", "take:ring-red")
    assert GAME.outcome(table.state) is None


def test_jokers_do_not_keep_the_game_going() -> None:
    board = {"3.2": "ring-red lamp-blue"}
    mine = player("3.2", hand="red", jokers="shell-red")
    table = position(mine, player("1.2", hand=""), board=board)
    table.act("ship:3", "take:ring-red", "end")
    assert result(table)[0] == "SB-END-3"


# -- the order of the checks ----------------------------------------------------------------------


def test_empty_column_before_no_hand_cards() -> None:
    table = position(player("3.2", hand="red"), player("1.2", hand=""), board={"3.2": "ring-red"})
    table.act("ship:3", "take:ring-red")
    assert result(table)[0] == "SB-END-2"


def test_no_hand_cards_before_the_guard() -> None:
    """Seat 0 has nothing left and is the last to arrive in the second dry voyage."""
    table = position(player("6.2", ship=6, hand=""), player("1.2", ship=RIGHT, hand=""), dry=1)
    assert result(table)[0] == "SB-END-3"


# -- who wins -------------------------------------------------------------------------------------


def ended(*crews: tuple[str, str, int], **options: str) -> Table:
    """A game that ends idle; each seat has a container, jokers, and so many cards.

    Of the cards of a seat up to three are in the hand, all green and purple.
    """
    made = []
    for number, (container, jokers, cards) in enumerate(crews):
        hand = " ".join(["green", "purple", "green"][: min(3, cards)])
        made.append(
            player(
                f"{number + 1}.2",
                ship=RIGHT,
                hand=hand,
                pile=max(0, cards - 3),
                container=container,
                jokers=jokers,
            )
        )
    table = position(*made, dry=1, turn=0, **options)
    while GAME.outcome(table.state) is None:
        table.act("end")
    assert table.state.ended_by == "SB-END-4"
    return table


TIES = {
    # name: (seats, winners, winners if ties are shared)
    "most artefacts": ([("ring-red", "", 1), ("ring-blue mask-red", "", 1)], (1,), (1,)),
    "jokers are no artefacts": (
        [("ring-red mask-blue", "", 1), ("ring-blue", "shell-red shell-blue lamp-red", 9)],
        (0,),
        (0,),
    ),
    "more jokers": ([("ring-red", "", 9), ("ring-blue", "shell-red", 1)], (1,), (0, 1)),
    "duplicates are jokers, too": (
        [("ring-red", "ring-green mask-blue", 1), ("ring-blue", "shell-red", 9)],
        (0,),
        (0, 1),
    ),
    "more cards in hand and pile": (
        [("ring-red", "shell-blue", 4), ("ring-blue", "shell-red", 7)],
        (1,),
        (0, 1),
    ),
    "equal in all": (
        [("ring-red", "shell-blue", 5), ("ring-blue", "shell-red", 5)],
        (0, 1),
        (0, 1),
    ),
    "among those with most artefacts only": (
        [
            ("ring-red", "shell-blue", 5),
            ("ring-blue", "shell-red", 6),
            ("", "mask-red lamp-red", 9),
        ],
        (1,),
        (0, 1),
    ),
    "three share": (
        [(f"ring-{colour}", f"mask-{colour}", 3) for colour in ("red", "blue", "green")],
        (0, 1, 2),
        (0, 1, 2),
    ),
}


@pytest.mark.parametrize("name", list(TIES))
@pytest.mark.parametrize("tie_break", ["jokers_cards", "shared"])
def test_winners(name: str, tie_break: str) -> None:
    crews, ranked, shared = TIES[name]
    table = ended(*crews, tie_break=tie_break)
    assert result(table)[1] == (ranked if tie_break == "jokers_cards" else shared)


@pytest.mark.parametrize("name", list(TIES))
def test_the_log_names_the_winners(name: str) -> None:
    crews, ranked, shared = TIES[name]
    table = ended(*crews)
    assert tuple(data["seat"] for data in table.told("wins")) == ranked
    assert tuple(data["seat"] for data in table.told("most")) == shared
    assert bool(table.told("tied")) == (len(shared) > 1)


def test_scores_are_artefacts() -> None:
    table = ended(("ring-red mask-blue", "shell-red", 5), ("", "", 0))
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (2, 0)
    assert [dict(points) for points in outcome.points] == [{"artefacts": 2}, {"artefacts": 0}]
