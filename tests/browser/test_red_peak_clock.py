"""The sand of Red Peak in a real browser, by the real clock.

Files that were saved late in a day bring the last seconds at once; nothing is sped up.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import treks
from tests.browser.matches import again
from tests.browser.serving import Server
from tests.browser.table import Table

NOTEBOOK = "play/red_peak.ipynb"
TIME_UP = "The sand has run out."

_HOLD = """() => {
  const send = WebSocket.prototype.send;
  window.held = null;
  WebSocket.prototype.send = function (...data) {
    if (window.held) window.held.push(() => send.apply(this, data));
    else send.apply(this, data);
  };
  window.letGo = () => {
    const held = window.held;
    window.held = null;
    for (const each of held) each();
  };
}"""
"""Lets a test keep what the page sends, as a slow network would."""


@pytest.fixture
def peak(page: Page, site: Server) -> Table:
    """The table of Red Peak, whose messages can be kept back."""
    page.add_init_script(f"({_HOLD})()")
    return Table(page).open(site.table(NOTEBOOK))


def late(seconds: float) -> str:
    """A first day with so many seconds left."""
    now = treks.SAND - round(seconds * 1000)
    return treks.saved(treks.first_day(), "human", "human", clock="on", now=now)


def test_time_runs_out_while_a_click_is_under_way(peak: Table) -> None:
    peak.load(late(7))
    assert peak.entries == 1
    clock = peak.find(".tl-clock")
    expect(clock).to_be_visible()
    tile = next(place for place in peak.targets if place.startswith("supply-"))
    label = peak.find(f".tl-target[data-target='{tile}']").get_attribute("aria-label") or ""
    peak.page.evaluate("window.held = []")
    peak.find(f".tl-target[data-target='{tile}']").click()
    assert peak.data("busy") == "true"
    # Nothing reaches the kernel, and yet the clock strikes.
    struck = peak.find(".tl-logentry[data-n='2']")
    expect(struck).to_contain_text(TIME_UP, timeout=12_000)
    assert peak.data("entries") == "2"
    assert peak.data("busy") == "true"
    peak.page.evaluate("window.letGo()")
    # The click arrives after it. It still means the same, so it is done in the new sand.
    expect(peak.root).to_have_attribute("data-entries", "3")
    peak.rest()
    laid = peak.find(".tl-logentry[data-n='3']")
    expect(laid).to_contain_text("is laid")
    assert tile.split("-")[1] in label
    expect(laid).to_contain_text(tile.split("-")[1])
    expect(clock).to_have_attribute("data-state", "calm")
    expect(peak.find(".tl-clocktime")).to_contain_text("1:2")
    expect(peak.banner).to_be_hidden()


def test_a_click_that_means_nothing_any_more_is_refused(peak: Table) -> None:
    # With no time tile left the volcano speaks when time is up, and the tent is next: with some
    # seeds the game ends. Then the click that was under way must not do anything.
    match = lost_by_time()
    now = match.actors.deadline
    assert now is not None
    peak.load(treks.saved(match, "human", "human", clock="on", now=now - 5000))
    entries = peak.entries
    tile = next(place for place in peak.targets if place.startswith("supply-"))
    peak.page.evaluate("window.held = []")
    peak.find(f".tl-target[data-target='{tile}']").click()
    expect(peak.root).to_have_attribute("data-phase", "over", timeout=10_000)
    peak.page.evaluate("window.letGo()")
    peak.answered()
    assert peak.entries == entries + 1
    expect(peak.find(".tl-outcome")).to_contain_text("lost")
    expect(peak.banner).to_be_hidden()


def lost_by_time() -> treks.Trek:
    """A day that is lost when time is up."""
    for seed in range(100):
        match = treks.begun("day", "rest", "day", "rest", "day", seed=seed, first_lava="start")
        if match.outcome is None and match.state.phase == "lay" and _ends(match):
            return match
    raise AssertionError("the volcano sleeps")


def _ends(match: treks.Trek) -> bool:
    from tablelab.core.clock import ManualClock

    assert match.actors.deadline is not None
    trial = again(match, ManualClock(match.actors.deadline))
    trial.tick()
    return trial.outcome is not None


def test_the_countdown_is_told_at_its_marks(peak: Table) -> None:
    told = peak.page.locator(".tl-unseen[aria-live=polite]")
    clock = peak.find(".tl-clock")
    states = {60: "calm", 30: "soon", 10: "close", 5: "last"}
    for marks in ((60,), (30,), (10, 5)):
        peak.load(late(marks[0] + 1.4))
        for mark in marks:
            expect(told.filter(has_text=f"{mark} seconds")).to_have_count(1, timeout=8_000)
            expect(clock).to_have_attribute("data-state", states[mark])
            assert clock.get_attribute("role") == "timer"
    assert "0:0" in (peak.find(".tl-clocktime").inner_text())


def test_with_the_clock_off_no_sand_runs(peak: Table) -> None:
    peak.find("[name=clock]").select_option("off")
    peak.begin("human", "human", seed=3)
    peak.press("day")
    assert any(code.startswith("lay:") for code in peak.codes)
    expect(peak.find(".tl-clock")).to_be_hidden()
    # Nor does it in a file that was saved so, however late the day is.
    now = treks.SAND * 3
    peak.load(treks.saved(treks.first_day(), "human", "human", clock="off", now=now))
    peak.click(next(place for place in peak.targets if place.startswith("supply-")))
    assert peak.entries == 2
    expect(peak.find(".tl-log")).not_to_contain_text(TIME_UP)
    expect(peak.find(".tl-clock")).to_be_hidden()
