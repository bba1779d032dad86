"""Games that are won or lost together, and in which all act at once."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from fractions import Fraction
from importlib import import_module
from typing import Any

import pytest
from tablelab_widgets import panels
from tablelab_widgets.table import bots
from tablelab_widgets.table.controller import Controller
from tablelab_widgets.table.session import SPEEDS, Notice
from tablelab_widgets.table.start import Setup
from tablelab_widgets.table.widget import Table

from tablelab.core.match import Match
from tablelab.games.red_peak import GAME
from tests.widgets.table.scene import draw

NAMES = ("Ada", "Ben", "Cleo", "Dana")


def deal(*kinds: str, options: Mapping[str, str] | None = None, seed: int = 5) -> Controller:
    table = Controller(GAME, draw)
    table.begin(Setup(NAMES[: len(kinds)], kinds, seed, "en", options or {}, "off"))
    return table


def act(table: Controller, code: str) -> dict[str, Any]:
    table.handle({"kind": "act", "code": code})
    shown = table.snapshot()
    assert shown["notice"] is None, shown["notice"]
    return shown


def paying(table: Controller) -> None:
    act(table, "day")
    act(table, next(c for c in table.session.offered() if c.startswith("lay")))
    act(table, "go")


def test_each_card_is_offered_to_the_one_who_holds_it() -> None:
    table = deal("human", "human", "greedy")
    paying(table)
    match = table.session.match
    assert match is not None
    for seat in (0, 1):
        table.handle({"kind": "seat", "value": seat})
        rows = table.snapshot()["actions"]
        assert {row["seat"] for row in rows} == {seat}
        cards = {row["code"].split(":")[1] for row in rows if row["code"].startswith("give")}
        assert cards <= set(match.state.hands[seat])


def test_with_open_hands_the_card_says_whose_action_it_is() -> None:
    table = deal("human", "human", "human", options={"hands": "open"}, seed=7)
    paying(table)
    match = table.session.match
    assert match is not None
    shown = table.snapshot()
    assert shown["choices"] == []
    gives = [row for row in shown["actions"] if row["code"].startswith("give")]
    for row in gives:
        assert row["code"].split(":")[1] in match.state.hands[row["seat"]]
    groups = [group["seat"] for group in shown["groups"]]
    assert groups == sorted(groups), "the buttons stand together by seat"
    row = gives[-1]
    act(table, row["code"])
    assert (match.entries[-1].seat, match.entries[-1].code) == (row["seat"], row["code"])


def test_what_all_may_do_is_offered_once() -> None:
    table = deal("human", "human", "human")
    rows = [row["code"] for row in table.snapshot()["actions"]]
    assert sorted(set(rows)) == sorted(rows)
    assert "day" in rows


def test_bots_leave_it_to_the_people_when_the_day_begins() -> None:
    table = deal("human", "greedy", "random")
    assert table.session.bots == ()
    act(table, "day")
    assert table.session.bots == (1, 2)
    assert deal("greedy", "random").session.bots == (0, 1), "alone they begin it themselves"


def test_a_bot_decides_when_it_has_thought_long_enough() -> None:
    table = deal("human", "greedy", "random")
    act(table, "day")
    pace = bots.Pace()
    first = pace.next(table.session, 100.0)
    assert first is not None
    seat, wait = first
    assert wait >= bots.SHORTEST
    again = pace.next(table.session, 100.0 + wait / 2)
    assert again == (seat, pytest.approx(wait / 2)), "a move of somebody else does not delay it"
    pace.asked(seat)
    later = pace.next(table.session, 100.0 + wait)
    assert later is not None


def test_thinking_follows_the_speed_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = deal("human", "greedy", "greedy")
    act(table, "day")
    waits = {}
    for speed in SPEEDS:
        table.session.speed = speed
        found = bots.Pace().next(table.session, 0.0)
        assert found is not None
        waits[speed] = found[1]
    assert waits["slow"] == pytest.approx(2 * waits["normal"])
    assert waits["normal"] > waits["fast"] > waits["instant"] == bots.SHORTEST


def test_a_bot_that_waits_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = deal("human", "greedy")
    act(table, "day")
    question = bots.question(table.session, 1, 0)
    assert question is not None
    assert not bots.answer(table.session, question, None)
    assert table.snapshot()["entries"] == 1


def test_bots_and_a_person_play_a_day_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SHORTEST", 0.01)
    monkeypatch.setitem(SPEEDS, "normal", 0.0)

    async def scene() -> None:
        table = Table(GAME, draw)
        table.controller.begin(Setup(NAMES[:3], ("human", "greedy", "greedy"), 5, "en", {}, "off"))
        table._handle_custom_msg({"kind": "ready"}, [])
        await asyncio.sleep(0.1)
        assert table.snapshot["entries"] == 0
        table._handle_custom_msg({"kind": "act", "code": "day"}, [])
        for _ in range(300):
            await asyncio.sleep(0.02)
            assert table.snapshot["trouble"] is None
            if table.snapshot["entries"] > 3:
                break
        assert table.match is not None
        assert {entry.seat for entry in table.match.entries[1:]} <= {1, 2}
        assert len(table.match) > 3
        assert table.snapshot["turn"]["human"] == 0, "the person could act all the time"
        table.close()

    asyncio.run(scene())


def test_bots_alone_play_a_whole_game_without_a_page() -> None:
    table = Table(GAME, draw)
    table.controller.begin(Setup(NAMES[:2], ("greedy", "greedy"), 5, "en", {}, "off"))
    table._handle_custom_msg({"kind": "ready"}, [])
    assert table.snapshot["phase"] == "over"
    table.close()


def lost() -> Controller:
    """Resting every day until the lava comes."""
    table = deal("human", "human")
    while table.snapshot()["phase"] == "play":
        act(table, "rest" if "rest" in table.session.offered() else "day")
    return table


@pytest.mark.parametrize(("language", "title"), [("en", "You have lost together."), ("de", "Ihr")])
def test_a_team_that_loses_is_told_by_which_rule(language: str, title: str) -> None:
    table = lost()
    table.handle({"kind": "language", "value": language})
    outcome = table.snapshot()["outcome"]
    assert (outcome["won"], outcome["rule"], outcome["scores"]) == (False, "RP-END-2", [])
    assert outcome["title"].startswith(title)
    assert table.words()["rules"]["RP-END-2"]["text"]
    assert not any(seat["winner"] for seat in table.snapshot()["seats"])


def test_a_team_that_wins_wins_together() -> None:
    table = Table(GAME, draw)
    for seed in range(40):
        table.controller.begin(Setup(NAMES[:2], ("greedy",) * 2, seed, "en", {}, "off"))
        table._handle_custom_msg({"kind": "ready"}, [])
        outcome = table.snapshot["outcome"]
        if outcome["won"]:
            break
    assert outcome["title"] == "You have won together."
    assert outcome["rule"] == "RP-END-1"
    assert all(seat["winner"] for seat in table.snapshot["seats"])
    assert table.chart == {}, "nobody has points"
    assert not any(seat["points"] for seat in table.snapshot["seats"])
    table.close()


def test_a_scored_game_with_hidden_hands_has_its_chart() -> None:
    table = Table(import_module("tablelab.games.submarine").GAME, draw)
    table.controller.begin(Setup(NAMES[:2], ("greedy", "random"), 5, "de", {}))
    table._handle_custom_msg({"kind": "ready"}, [])
    assert table.snapshot["phase"] == "over"
    assert table.chart["data"]
    totals = [seat["total"] for seat in table.snapshot["seats"]]
    assert totals == table.snapshot["outcome"]["scores"]
    table.close()


# -- panels ---------------------------------------------------------------------------------------


def test_the_volcano_panel_counts_what_is_left() -> None:
    match = Match.new(GAME, 2, seed=5)
    for language in ("en", "de"):
        volcano, risk = panels.of("red_peak", match.view(0), GAME.text(language))
        shares = [row.share for row in volcano.rows]
        assert sum(share or 0 for share in shares) == pytest.approx(1)
        left = len(match.view(0).volcano)
        assert str(left) in volcano.title
        assert [row.share for row in risk.rows] == sorted(row.share or 0 for row in risk.rows)


def test_odds_are_exact_and_readable() -> None:
    english, german = GAME.text("en"), GAME.text("de")
    assert panels.odds(Fraction(3, 8), english) == "3/8 (37.5%)"
    assert panels.odds(Fraction(3, 8), german) == "3/8 (37,5 %)"
    assert panels.odds(Fraction(0), english) == "impossible"
    assert panels.odds(Fraction(1), german) == "sicher"


def test_games_without_panels_have_none() -> None:
    assert panels.of("raids", None, GAME.text("en")) == []


def test_a_panel_that_fails_is_reported_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = deal("human", "human")
    monkeypatch.setattr(panels, "of", lambda *_: 1 / 0)
    shown = table.snapshot()
    assert shown["panels"] == []
    assert shown["trouble"]["detail"] == "panels: ZeroDivisionError"
    assert shown["actions"]


# -- answers among others' moves ------------------------------------------------------------------


def bot_acts(table: Controller, code: str) -> None:
    """The bot at seat 1 does something."""
    question = bots.question(table.session, 1, 0)
    assert question is not None
    assert bots.answer(table.session, question, GAME.parse(code))


def test_a_refusal_that_no_longer_holds_is_withdrawn() -> None:
    table = deal("human", "greedy")
    act(table, "day")
    table.handle({"kind": "act", "code": "back"})
    assert table.snapshot()["notice"]["code"] == "back"
    lays = [code for code in table.session.offered() if code.startswith("lay")]
    bot_acts(table, lays[0])
    assert table.snapshot()["notice"] is None, "there is something to take back now"


def test_an_answer_that_still_holds_stays() -> None:
    table = deal("human", "greedy")
    act(table, "day")
    table.handle({"kind": "act", "code": "multi:map"})
    bot_acts(table, next(code for code in table.session.offered() if code.startswith("lay")))
    notice = table.snapshot()["notice"]
    assert (notice["kind"], notice["code"]) == ("why", "multi:map")


def test_advice_that_others_have_followed_is_withdrawn() -> None:
    table = deal("human", "greedy")
    act(table, "day")
    lay = next(code for code in table.session.offered() if code.startswith("lay"))
    table.session.notice = Notice("hint", 0, lay)
    assert table.snapshot()["notice"]["code"] == lay
    bot_acts(table, lay)
    assert table.snapshot()["notice"] is None
