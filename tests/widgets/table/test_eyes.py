"""Who sees what, whose turn it is to look, and what can be taken back where hands are hidden."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import pytest
from tablelab_widgets.table import explain, eyes, history
from tablelab_widgets.table.controller import Controller
from tablelab_widgets.table.session import Said
from tablelab_widgets.table.start import Setup

from tablelab.core.match import Match
from tests.toys.trove import Trove
from tests.widgets.table.scene import draw, first_legal


class Pointless(Trove):
    """A toy whose points nobody counts."""

    def points(self, state: Any) -> tuple[Mapping[str, int], ...]:
        return ({},) * state.seats


def game(name: str) -> Any:
    return import_module(f"tablelab.games.{name}").GAME


def deal(name: str, *kinds: str, options: Mapping[str, str] | None = None) -> Controller:
    table = Controller(Pointless() if name == "trove" else game(name), draw)
    names = ("Ada", "Ben", "Cleo")[: len(kinds)]
    table.begin(Setup(names, kinds, 5, "en", options or {}, "off"))
    return table


def the_match(table: Controller) -> Match[Any, Any]:
    assert table.session.match is not None
    return table.session.match


def lift(table: Controller) -> None:
    if (seat := table.session.curtain) is not None:
        table.handle({"kind": "seat", "value": seat})


def act(table: Controller, code: str) -> None:
    lift(table)
    before = len(the_match(table))
    table.handle({"kind": "act", "code": code})
    assert len(the_match(table)) == before + 1, table.snapshot()["notice"]


def play_until(table: Controller, verb: str) -> str:
    """Play the first legal action until one of a kind can be done: its code."""
    for _ in range(300):
        lift(table)
        codes = [action["code"] for action in table.snapshot()["actions"]]
        if found := [code for code in codes if code.split(":")[0] == verb]:
            return found[0]
        act(table, codes[0])
    raise AssertionError(f"no {verb} in 300 decisions")


# -- what is known --------------------------------------------------------------------------------


def test_private_is_what_the_onlookers_do_not_see() -> None:
    match = Match.new(game("submarine"), 3, seed=5)
    for seat in range(3):
        hand = match.view(seat).seats[seat].hand
        assert eyes.knowledge(match, seat) == {"seats": {str(seat): {"hand": (hand,)}}}


def test_where_all_lies_open_nobody_knows_more() -> None:
    for name in ("raids", "red_november"):
        match = Match.new(game(name), 3, seed=5)
        assert not any(eyes.knowledge(match, seat) for seat in range(3))
        assert not eyes.secret(match, (0, 1, 2))


def test_secrets_need_two_people() -> None:
    match = Match.new(game("submarine"), 3, seed=5)
    assert eyes.secret(match, (0, 2))
    assert not eyes.secret(match, (0,))
    assert not eyes.secret(match, ())


# -- who looks ------------------------------------------------------------------------------------


def test_open_games_have_no_curtain() -> None:
    for name in ("raids", "red_november"):
        table = deal(name, "human", "human", "human")
        for _ in range(12):
            assert table.session.curtain is None
            act(table, first_legal(table))


def test_where_all_wager_at_once_each_one_is_asked_alone() -> None:
    table = deal("trove", "human", "human", "human")
    asked = []
    for _ in range(3):
        seat = table.session.curtain
        assert seat is not None
        assert table.snapshot()["actions"] == []
        asked.append(seat)
        act(table, "wager:1")
    assert asked == [0, 1, 2]


def test_a_team_that_acts_at_once_switches_hands_without_a_curtain() -> None:
    table = deal("red_peak", "human", "human", "greedy")
    assert table.session.choices == ()
    act(table, "day")
    for seat in (1, 0, 1):
        assert table.session.choices == (0, 1), "not the bot's hand"
        table.handle({"kind": "seat", "value": seat})
        assert table.session.viewer == seat
        assert table.session.curtain is None
        hands = the_match(table).view(table.session.viewer).hands
        assert [hand is not None for hand in hands] == [number == seat for number in range(3)]
    table.handle({"kind": "seat", "value": 2})
    assert table.session.viewer == 1


@pytest.mark.parametrize("value", [None, "0", True, 7, -1, [0]])
def test_nobody_becomes_somebody_who_does_not_exist(value: object) -> None:
    table = deal("submarine", "human", "human")
    curtain = table.session.curtain
    table.handle({"kind": "seat", "value": value})
    assert table.session.curtain == curtain
    assert table.session.viewer is None


# -- what will come of it -------------------------------------------------------------------------


def test_a_preview_tells_what_happens_and_nothing_from_the_true_state() -> None:
    table = deal("submarine", "human", "human", "human")
    for _ in range(60):
        lift(table)
        if table.snapshot()["phase"] == "over":
            return
        action = table.snapshot()["actions"][-1]
        session = table.session
        seat = session.human
        assert seat is not None
        entry = the_match(table).act(seat, session.game.parse(action["code"]))
        seen = [event.seen_by(seat) for event in entry.events]
        happened = [event.rule for event in seen if event is not None]
        told = [line["rule"] for line in action["preview"]["lines"]]
        assert told == happened[: len(told)]
        if entry.outcomes:
            assert action["preview"]["lot"] or action["preview"]["unsure"]
        session.changed()


def test_the_true_state_is_not_among_the_positions_that_are_tried() -> None:
    table = deal("submarine", "human", "human", "human")
    lift(table)
    session, truth = table.session, the_match(table).state
    for state in explain.positions(session):
        assert session.game.view(state, session.viewer) == session.game.view(truth, session.viewer)
        assert session.game.digest(state) != session.game.digest(truth)


def test_what_depends_on_hidden_things_is_said_to_be_unsure() -> None:
    table = deal("trove", "human", "human")
    act(table, "wager:1")
    lift(table)  # the other wager is hidden, and who begins depends on it
    (preview,) = (
        action["preview"] for action in table.snapshot()["actions"] if action["code"] == "wager:1"
    )
    assert preview["unsure"]
    assert preview["points"] == []
    assert len(preview["lines"]) >= 1


# -- taking back ----------------------------------------------------------------------------------


def can_undo(table: Controller) -> bool:
    return not isinstance(history.undo_steps(table.session), Said)


def test_what_was_open_anyway_can_be_taken_back() -> None:
    table = deal("submarine", "human", "human")
    act(table, "place:2")
    assert can_undo(table)
    act(table, play_until(table, "move"))
    entry = the_match(table).entries[-1]
    assert can_undo(table) == (not entry.informs)


def test_a_card_that_was_laid_open_cannot_be_taken_back() -> None:
    table = deal("red_peak", "human", "human")
    act(table, "day")
    assert not can_undo(table), "hands have been looked at"
    act(table, play_until(table, "lay"))
    assert can_undo(table), "path tiles lie open"
    act(table, "go")
    for seat in (0, 1):
        table.handle({"kind": "seat", "value": seat})
        gives = [a["code"] for a in table.snapshot()["actions"] if a["code"].startswith("give")]
        if gives:
            break
    act(table, gives[0])
    entry = the_match(table).entries[-1]
    assert not entry.informs, "neither chance nor a private message"
    assert not can_undo(table)
    reason = table.session.text("table.undo.informed")
    assert table.snapshot()["undo"] == {"can": False, "why": reason}
