"""Submarine without a mouse, on a phone, and for those who hear the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import dives
from tests.browser.pocket import fits, phone
from tests.browser.serving import Server
from tests.browser.steps import step_to
from tests.browser.table import Table
from tests.browser.test_access import faults
from tests.browser.test_keyboard import tab_to

NOTEBOOK = "play/submarine.ipynb"
_IN_TABLE = """() => Boolean(document.activeElement?.closest(".tablelab-table"))"""


@pytest.fixture
def sea(page: Page, site: Server) -> Table:
    """The table of Submarine, at its start panel."""
    return Table(page).open(site.table(NOTEBOOK))


def test_a_turn_by_keys(sea: Table) -> None:
    page = sea.page
    match = dives.first_match(dives.asked("ship", voyage=2), 2)
    sea.load(dives.saved(match, "human", "greedy"))  # from here on nothing is clicked
    tab_to(page, ".tl-target", "Shift+Tab")
    step_to(sea, next(place for place in sea.targets if place.startswith("surface-")))
    _key(sea, "Enter")
    assert any(code == "end" for code in sea.codes)
    tab_to(page, ".tl-target", "Shift+Tab")
    for place in ("marker-", "square-"):
        if found := [each for each in sea.targets if each.startswith(place)]:
            step_to(sea, found[0])
            _key(sea, "Enter")
            break
    for _ in range(6):
        if sea.codes and "end" not in sea.codes:
            break  # the next turn has begun
        tab_to(page, ".tl-action[data-code=end]")
        _key(sea, "Space")
    assert any(code.startswith("ship:") for code in sea.codes)
    assert page.evaluate(_IN_TABLE), "the focus fell out of the table"


def _key(table: Table, key: str) -> None:
    before = table.entries
    table.page.keyboard.press(key)
    expect(table.root).not_to_have_attribute("data-entries", str(before))
    table.rest()


def test_the_curtain_by_keys(sea: Table) -> None:
    page = sea.page
    sea.load(dives.saved_at(dives.asked("ship", voyage=2), "human", "human"))
    tab_to(page, ".tl-curtain .tl-button")
    page.keyboard.press("Enter")
    expect(sea.root).to_have_attribute("data-curtain", "")
    sea.rest()
    for _ in range(4):
        if sea.data("curtain"):
            break
        ships = ".tl-action[data-code^='ship:']"
        tab_to(page, ships if sea.find(ships).count() else ".tl-action[data-code=end]")
        _key(sea, "Space")
    assert sea.data("curtain") == "1"
    # The focus waits on the heading, so that a second Space does not raise the curtain.
    expect(sea.find(".tl-curtaintitle")).to_be_focused()
    page.keyboard.press("Space")
    assert sea.answered().data("curtain") == "1"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_grave_fault(sea: Table, theme: str) -> None:
    if theme == "dark":
        sea.page.locator("[data-theme-switch]").click()
        expect(sea.root).to_have_attribute("data-theme", "dark")
        sea.rest()
    sea.load(dives.saved_at(dives.asked("act", voyage=2), "human", "human", "human"))
    assert faults(sea) == []
    sea.find(".tl-curtain .tl-button").click()
    expect(sea.root).to_have_attribute("data-curtain", "")
    sea.rest()
    sea.find(".tl-textbox > summary").click()
    for fold in sea.find(".tl-fold > summary").all():
        fold.click()
    sea.find(".tl-target").first.hover()
    expect(sea.find(".tl-tip")).to_be_visible()
    assert faults(sea) == []


def test_on_a_phone(browser: Browser, site: Server) -> None:
    with phone(browser, site.table(NOTEBOOK)) as sea:
        assert fits(sea)
        sea.load(dives.saved_at(dives.asked("act", voyage=2), "human", "human", "human"))
        assert fits(sea)
        sea.find(".tl-curtain .tl-button").tap()
        expect(sea.root).to_have_attribute("data-curtain", "")
        sea.rest()
        expect(sea.root).to_have_attribute("data-shape", "tall")
        assert fits(sea)
        before = sea.entries
        sea.find(f".tl-target[data-target='{sea.targets[0]}']").tap()
        sheet = sea.find(".tl-sheet")
        expect(sheet).to_be_visible()
        assert fits(sea)
        assert sea.rest().entries == before
        sheet.get_by_role("button", name="Do it").tap()
        expect(sea.root).not_to_have_attribute("data-entries", str(before))
