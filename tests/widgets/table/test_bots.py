from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from tablelab_widgets.table import bots, widget
from tablelab_widgets.table.session import SPEEDS
from tablelab_widgets.table.start import Setup

from tablelab.games import get
from tests.widgets.table.scene import Deal, bots_move, draw, first_legal


def test_bots_move_until_a_person_is_asked(deal: Deal) -> None:
    table = deal("human", "greedy", "random", "greedy")
    bots_move(table)
    assert table.session.human == 0
    table.handle({"kind": "act", "code": first_legal(table)})
    bots_move(table)
    assert table.session.human == 0 or table.snapshot()["phase"] == "over"


def test_an_answer_to_an_old_question_is_dropped(deal: Deal) -> None:
    table = deal("human", "greedy", "greedy", "greedy")
    question = bots.question(table.session)
    assert question is not None
    choice = question.decide()
    bots.answer(table.session, question, choice)
    bots.answer(table.session, question, choice)
    assert table.snapshot()["entries"] == 1


def test_the_same_seed_brings_the_same_bots(deal: Deal) -> None:
    games = [deal("random", "greedy", seed=11) for _ in range(2)]
    for table in games:
        bots_move(table)
    first, second = (table.session.match for table in games)
    assert first is not None
    assert second is not None
    assert first.entries == second.entries
    assert games[0].snapshot()["phase"] == "over"


def make(*kinds: str) -> widget.Table:
    table = widget.Table(get("raids"), draw)
    names = ("Ada", "Ben", "Cleo", "Dana")[: len(kinds)]
    table.controller.begin(Setup(names, kinds, 5, "en", {}))
    return table


def say(table: widget.Table, **message: Any) -> None:
    table._handle_custom_msg(message, [])


def entries(table: widget.Table) -> int:
    return int(table.snapshot["entries"])


def test_bots_move_by_themselves_once_a_page_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SPEEDS, "normal", 0.01)

    async def scene() -> None:
        table = make("human", "greedy", "random", "greedy")
        table.push()
        await asyncio.sleep(0.1)
        assert entries(table) == 0, "nobody is watching yet"
        say(table, kind="ready")
        for _ in range(200):
            await asyncio.sleep(0.02)
            if table.snapshot["turn"]["human"] is not None:
                break
        assert table.snapshot["turn"]["human"] == 0
        assert entries(table) > 0
        table.close()

    asyncio.run(scene())


def test_skip_brings_the_person_to_move_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SPEEDS, "normal", 60.0)

    async def scene() -> None:
        table = make("human", "greedy", "random", "greedy")
        say(table, kind="ready")
        assert table.snapshot["bots"]
        say(table, kind="skip")
        for _ in range(200):
            await asyncio.sleep(0.02)
            if table.snapshot["turn"]["human"] is not None:
                break
        assert table.snapshot["turn"]["human"] == 0
        assert not table.controller.session.hurry
        table.close()

    asyncio.run(scene())


def test_a_bot_that_fails_is_reported_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no idea")

    table = make("human", "greedy", "greedy", "greedy")
    monkeypatch.setattr("tablelab_widgets.table.bots.make", broken)
    assert table.move_bot()
    table.push()
    assert entries(table) == 1
    assert "no idea" in table.snapshot["trouble"]["detail"]
    table.close()


def test_a_closed_table_stops_though_a_bot_was_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SPEEDS, "normal", 0.01)
    thinking, closed = threading.Event(), threading.Event()
    decide = bots.Question.decide

    def slow(question: bots.Question) -> Any:
        thinking.set()
        closed.wait(5)
        return decide(question)

    monkeypatch.setattr(bots.Question, "decide", slow)

    async def scene() -> None:
        table = make("greedy", "random", "greedy", "greedy")
        say(table, kind="ready")
        assert await asyncio.to_thread(thinking.wait, 5)
        table.close()
        closed.set()
        await asyncio.sleep(0.3)
        assert table.match is not None
        assert len(table.match) <= 1, "only the decision that was under way"

    asyncio.run(scene())
