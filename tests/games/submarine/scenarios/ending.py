"""Scenes of the four endings and of who wins."""

from __future__ import annotations

from tests.games.submarine.position import ELEVEN, GAME, RIGHT, player, position
from tests.games.submarine.scenarios.register import fires


@fires("SB-END-1")
def the_twelfth_artefact_wins_at_once() -> set[str]:
    board = {"3.2": "helmet-red", "3.3": "ring-red"}
    table = position(
        player("3.2 3.3", hand="red red", pile=1, container=ELEVEN), player("1.2"), board=board
    )
    table.act("ship:3", "take:helmet-red")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.rule, outcome.winners, outcome.scores) == ("SB-END-1", (0,), (12, 0))
    assert table.hand(0) == ["red"], "no refill any more"
    return table.rules


@fires("SB-END-2", "SB-END-5")
def a_column_is_empty() -> set[str]:
    table = position(
        player("3.2", hand="red", container="crown-red"),
        player("1.2", container="crown-blue ring-red mask-red"),
        board={"3.2": "helmet-red"},
    )
    table.act("ship:3", "take:helmet-red")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.rule, outcome.winners, outcome.scores) == ("SB-END-2", (1,), (2, 3))
    assert table.told("most") == [{"seat": 1, "n": 3}]
    return table.rules


@fires("SB-END-3", "SB-END-6")
def no_hand_cards() -> set[str]:
    table = position(
        player("3.2", hand="red"),
        player("1.2", hand="", container="crown-blue", jokers="mask-red"),
        board={"3.2": "helmet-red ring-red"},
    )
    table.act("ship:3", "take:helmet-red")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.rule, outcome.winners, outcome.scores) == ("SB-END-3", (1,), (1, 1))
    assert table.told("tied") == [{"n": 2}]
    return table.rules


@fires("SB-END-4")
def two_idle_voyages() -> set[str]:
    table = position(
        player("3.2", ship=RIGHT, hand="red", pile=1),
        player("1.2", ship=RIGHT, container="crown-blue"),
        dry=1,
    )
    table.act("end")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.rule, outcome.winners, outcome.scores) == ("SB-END-4", (1,), (0, 1))
    return table.rules
