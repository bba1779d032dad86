"""Red Peak without a mouse, on a phone, and for those who hear the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import treks
from tests.browser.pocket import fits, phone
from tests.browser.serving import Server
from tests.browser.steps import step_to
from tests.browser.table import Table
from tests.browser.test_access import faults
from tests.browser.test_keyboard import tab_to

NOTEBOOK = "play/red_peak.ipynb"
_IN_TABLE = """() => Boolean(document.activeElement?.closest(".tablelab-table"))"""


@pytest.fixture
def peak(page: Page, site: Server) -> Table:
    """The table of Red Peak, at its start panel."""
    return Table(page).open(site.table(NOTEBOOK))


def test_a_day_by_keys(peak: Table) -> None:
    page = peak.page
    peak.load(treks.saved(treks.first_day(), "human", "human"))  # from here on nothing is clicked
    tab_to(page, ".tl-target", "Shift+Tab")
    step_to(peak, next(place for place in peak.targets if place.startswith("supply-")))
    _key(peak, "Enter")
    tab_to(page, ".tl-action[data-code=go]")
    _key(peak, "Space")
    expect(peak.find(".tl-prompt")).to_contain_text("still missing")
    tab_to(page, ".tl-target", "Shift+Tab")
    step_to(peak, "symbol-1")
    _key(peak, "Enter")
    for _ in range(4):
        if "day" in peak.codes:
            break
        tab_to(page, ".tl-action[data-code^='multi:']")
        _key(peak, "Space")
    assert "day" in peak.codes, "the tile is paid, and the night is over"
    assert page.evaluate(_IN_TABLE), "the focus fell out of the table"
    tab_to(page, ".tl-action[data-code=day]")
    _key(peak, "Enter")
    assert any(code.startswith("lay:") for code in peak.codes)


def _key(table: Table, key: str) -> None:
    before = table.entries
    table.page.keyboard.press(key)
    expect(table.root).not_to_have_attribute("data-entries", str(before))
    table.rest()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_grave_fault(peak: Table, theme: str) -> None:
    if theme == "dark":
        peak.page.locator("[data-theme-switch]").click()
        expect(peak.root).to_have_attribute("data-theme", "dark")
        peak.rest()
    peak.load(treks.saved(treks.first_day(3), "human", "human", "human", clock="on", now=70_000))
    expect(peak.find(".tl-clock")).to_be_visible()
    peak.find(".tl-target").first.hover()
    expect(peak.find(".tl-tip")).to_be_visible()
    assert faults(peak) == []
    peak.load(treks.saved(treks.paying(3), "human", "human", "human"))
    peak.find(".tl-textbox > summary").click()
    assert faults(peak) == []


def test_on_a_phone(browser: Browser, site: Server) -> None:
    with phone(browser, site.table(NOTEBOOK)) as peak:
        assert fits(peak)
        peak.load(treks.saved(treks.first_day(6), *["human"] * 6, clock="on"))
        expect(peak.root).to_have_attribute("data-shape", "tall")
        assert fits(peak)
        before = peak.entries
        tile = next(place for place in peak.targets if place.startswith("supply-"))
        peak.find(f".tl-target[data-target='{tile}']").tap()
        sheet = peak.find(".tl-sheet")
        expect(sheet).to_be_visible()
        assert fits(peak)
        sheet.get_by_role("button", name="Do it").tap()
        expect(peak.root).not_to_have_attribute("data-entries", str(before))
        peak.rest()
        peak.load(treks.saved(treks.paying(6), *["human"] * 6))
        assert fits(peak)
