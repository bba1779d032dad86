"""Real time: the kernel's clock judges, and nobody has to click for it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tablelab_widgets.table import clocks
from tablelab_widgets.table.controller import Controller
from tablelab_widgets.table.start import Setup
from tablelab_widgets.table.widget import Table

from tablelab.core.clock import ManualClock, WallClock
from tablelab.core.game import CLOCK
from tablelab.games.red_peak import GAME
from tests.widgets.table.scene import draw

SAND = 90_000


def begun(kind: str = "on", *kinds: str) -> tuple[Controller, ManualClock]:
    """Red Peak on its first day, by a clock that the test moves."""
    table = Controller(GAME, draw)
    people = kinds or ("human", "human")
    table.begin(Setup(("Ada", "Ben", "Cleo")[: len(people)], people, 5, "en", {}, kind))
    clock = ManualClock()
    match = table.session.match
    assert match is not None
    if kind != "off":
        match.clock = clock
    table.handle({"kind": "act", "code": "day"})
    return table, clock


def codes(table: Controller) -> list[tuple[int, str, int]]:
    assert table.session.match is not None
    return [(entry.seat, entry.code, entry.ms) for entry in table.session.match.entries]


def click(table: Controller, code: str, **message: Any) -> None:
    """A click as a page sends it: about the position and the button that it shows."""
    shown = table.snapshot()
    label = next(action["label"] for action in shown["actions"] if action["code"] == code)
    defaults = {"kind": "act", "code": code, "at": shown["version"], "label": label}
    table.handle({**defaults, **message})


def first_lay(table: Controller) -> str:
    return next(a["code"] for a in table.snapshot()["actions"] if a["code"].startswith("lay"))


@pytest.mark.parametrize(("ms", "late"), [(SAND - 1, False), (SAND, True), (SAND + 1, True)])
def test_a_click_is_judged_by_the_moment_at_which_it_comes(ms: int, late: bool) -> None:
    table, clock = begun()
    shown = table.snapshot()
    code = first_lay(table)
    label = next(action["label"] for action in shown["actions"] if action["code"] == code)
    clock.advance(ms)
    message = {"kind": "act", "code": code, "at": shown["version"], "label": label}
    table.handle(message)
    up = [(CLOCK, "time-up", SAND)] if late else []
    assert codes(table) == [(0, "day", 0), *up, (0, code, ms)], "judged after the clock's entry"


def test_a_late_click_whose_button_means_something_else_now_does_nothing() -> None:
    table, clock = begun()
    click(table, first_lay(table), label="Lay another tile")
    assert len(codes(table)) == 2, "in time its label does not matter"
    clock.advance(SAND)
    click(table, "back", label="Take back what is not there", at=-1)
    assert codes(table)[-1][1] == "time-up"
    assert table.snapshot()["notice"]["title"] == table.session.text("table.late")


def test_where_all_act_at_once_a_click_holds_though_others_were_faster() -> None:
    table, _ = begun()
    old = table.session.version
    click(table, first_lay(table))
    assert table.session.version != old
    click(table, "go", at=old)
    assert codes(table)[-1][1] == "go"
    click(table, "give-up" if "give-up" in offered(table) else offered(table)[0], at=old, label="x")
    assert codes(table)[-1][1] == "go"


def offered(table: Controller) -> list[str]:
    return [action["code"] for action in table.snapshot()["actions"]]


def test_the_page_asks_how_much_is_left_and_which_deadline_it_is() -> None:
    table, clock = begun()
    clock.advance(30_000)
    (answer,) = table.handle({"kind": "clock"})
    assert (answer["left"], answer["total"]) == (SAND - 30_000, SAND)
    assert answer["gen"] == table.snapshot()["clock"]["gen"]
    click(table, first_lay(table))
    assert table.snapshot()["clock"]["gen"] == answer["gen"], "the same sand-glass"
    clock.advance(60_000)
    (later,) = table.handle({"kind": "clock"})
    assert (later["left"], later["total"]) == (SAND, SAND)
    assert later["gen"] == table.snapshot()["clock"]["gen"] != answer["gen"]


def test_a_busy_kernel_lets_the_clock_act_as_often_as_it_was_due() -> None:
    table, clock = begun()
    clock.advance(2 * SAND + 5)
    table.handle({"kind": "clock"})
    assert codes(table)[1:] == [(CLOCK, "time-up", SAND), (CLOCK, "time-up", 2 * SAND)]


def test_the_clock_runs_on_while_somebody_looks_back() -> None:
    table, clock = begun()
    table.handle({"kind": "seek", "index": 0})
    clock.advance(SAND)
    table.handle({"kind": "clock"})
    assert table.snapshot()["cursor"] is None
    assert table.snapshot()["last"]["name"] == table.session.text("table.clock")


def test_a_slow_clock_gives_twice_the_time() -> None:
    table = Controller(GAME, draw)
    table.begin(Setup(("Ada", "Ben"), ("human", "human"), 5, "en", {}, "slow"))
    table.handle({"kind": "act", "code": "day"})
    (answer,) = table.handle({"kind": "clock"})
    assert 2 * SAND - 5_000 < answer["left"] <= 2 * SAND
    assert answer["total"] == 2 * SAND


def test_without_a_clock_nothing_expires_and_nothing_counts() -> None:
    table, _ = begun("off")
    shown = table.snapshot()
    assert shown["clock"] is None
    (answer,) = table.handle({"kind": "clock"})
    assert answer["left"] is None
    click(table, first_lay(table))
    assert table.snapshot()["undo"]["can"]


def test_nothing_is_taken_back_while_the_clock_runs() -> None:
    table, _ = begun()
    click(table, first_lay(table))
    reason = table.session.text("table.undo.clock")
    assert table.snapshot()["undo"] == {"can": False, "why": reason}
    table.handle({"kind": "undo"})
    assert len(codes(table)) == 2


def test_a_saved_match_goes_on_with_the_time_that_was_left() -> None:
    table, clock = begun("slow")
    clock.advance(50_000)
    (answer,) = table.handle({"kind": "save"})
    fresh = Controller(GAME, draw)
    fresh.handle({"kind": "open", "text": answer["text"]})
    (left,) = fresh.handle({"kind": "clock"})
    assert fresh.session.clock == "slow"
    assert 2 * 40_000 - 5_000 < left["left"] <= 2 * 40_000


@pytest.mark.parametrize("meta", [{}, {"clock": "warp"}, {"clock": ["on"]}, {"now": "soon"}])
def test_strange_notes_about_the_clock_stop_it(meta: dict[str, Any]) -> None:
    from tablelab.core.record import save

    table, _ = begun()
    match = table.session.match
    assert match is not None
    match.meta = {"kinds": ["human", "human"], **meta}
    fresh = Controller(GAME, draw)
    fresh.handle({"kind": "open", "text": save(match)})
    assert fresh.session.clock == "off"
    assert fresh.snapshot()["clock"] is None


@pytest.mark.parametrize("now", [-5, 2**53 - 1, 2**70])
def test_a_time_that_no_match_reaches_is_not_gone_on_from(now: int) -> None:
    from tablelab.core.record import save

    table, _ = begun()
    match = table.session.match
    assert match is not None
    match.meta = {"kinds": ["human", "human"], "clock": "slow", "now": now}
    fresh = Controller(GAME, draw)
    fresh.handle({"kind": "open", "text": save(match)})
    opened = fresh.session.match
    assert opened is not None
    assert opened.clock.now() < 60_000
    (answer,) = fresh.handle({"kind": "save"})
    assert answer["text"]


def test_a_branch_has_no_clock_and_the_original_keeps_its_own() -> None:
    table, clock = begun()
    click(table, first_lay(table))
    table.handle({"kind": "seek", "index": 1})
    table.handle({"kind": "branch"})
    assert table.snapshot()["clock"] is None
    clock.advance(SAND)
    table.handle({"kind": "leave"})
    table.handle({"kind": "clock"})
    assert codes(table)[-1] == (CLOCK, "time-up", SAND)


def test_time_is_up_without_a_click() -> None:
    async def scene() -> None:
        table = Table(GAME, draw)
        table.controller.begin(Setup(("Ada", "Ben"), ("human", "human"), 5, "en", {}, "on"))
        match = table.match
        assert match is not None
        match.clock = WallClock(pace=600)  # 90 s in 150 ms
        table._handle_custom_msg({"kind": "ready"}, [])
        table._handle_custom_msg({"kind": "act", "code": "day"}, [])
        # Session scales by the kind of clock; the alarm must not rely on that being exact.
        for _ in range(200):
            await asyncio.sleep(0.02)
            if table.snapshot["entries"] > 1:
                break
        assert table.snapshot["last"]["name"] == "The clock"
        assert [entry.seat for entry in match.entries] == [0, *[CLOCK] * (len(match) - 1)]
        table.close()

    clocks.PACES["on"], kept = 600.0, clocks.PACES["on"]
    try:
        asyncio.run(scene())
    finally:
        clocks.PACES["on"] = kept


def test_a_closed_table_is_not_woken() -> None:
    async def scene() -> None:
        table = Table(GAME, draw)
        table.controller.begin(Setup(("Ada", "Ben"), ("human", "human"), 5, "en", {}, "on"))
        table._handle_custom_msg({"kind": "act", "code": "day"}, [])
        await asyncio.sleep(0.02)
        assert table._alarm._timer is not None
        table.close()
        assert table._alarm._timer is None

    asyncio.run(scene())


def test_a_table_that_is_closed_at_once_is_not_woken_either() -> None:
    async def scene() -> None:
        table = Table(GAME, draw)
        table.controller.begin(Setup(("Ada", "Ben"), ("human", "human"), 5, "en", {}, "on"))
        table._handle_custom_msg({"kind": "act", "code": "day"}, [])
        table.close()  # before the loop has come to planning anything
        await asyncio.sleep(0.02)
        assert table._alarm._timer is None
        assert table._bots._timer is None

    asyncio.run(scene())


def test_seconds_go_on() -> None:
    first = clocks.seconds()
    assert clocks.seconds() >= first
