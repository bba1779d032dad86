"""Red November without a mouse, on a phone, and for those who hear the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import patrols
from tests.browser.pocket import fits, phone
from tests.browser.serving import Server
from tests.browser.steps import step_to
from tests.browser.table import Table
from tests.browser.test_access import faults
from tests.browser.test_keyboard import tab_to

NOTEBOOK = "play/red_november.ipynb"
PEOPLE = ("human", "human", "human")
_IN_TABLE = """() => Boolean(document.activeElement?.closest(".tablelab-table"))"""


@pytest.fixture
def boat(page: Page, site: Server) -> Table:
    """The table of Red November, at its start panel."""
    return Table(page).open(site.table(NOTEBOOK))


def key(table: Table, name: str) -> None:
    """Press a key that does something, and wait for what comes of it."""
    before = table.entries
    table.page.keyboard.press(name)
    expect(table.root).not_to_have_attribute("data-entries", str(before))
    table.rest()
    assert table.page.evaluate(_IN_TABLE), "the focus fell out of the table"


def test_a_turn_by_keys(boat: Table) -> None:
    page = boat.page
    boat.load(patrols.saved(patrols.heated(8), *PEOPLE))  # from here on nothing is clicked
    before = boat.entries
    tab_to(page, ".tl-target", "Shift+Tab")
    step_to(boat, "room-4")
    expect(boat.find(".tl-tip")).to_contain_text("costs 2 minutes")
    for _ in range(4):  # open, go, open, go
        key(boat, "Enter")
    key(boat, "Enter")  # in the own room: begin the repair
    expect(boat.find("[data-panel=repair]")).to_be_visible()
    tab_to(page, ".tl-action[data-code='add:toolbox']")
    key(boat, "Space")
    tab_to(page, ".tl-target", "Shift+Tab")
    step_to(boat, "space-41")
    key(boat, "Enter")  # eight minutes and two of the toolbox
    assert boat.entries == before + 7
    track = boat.find(".tl-target[data-target='track-heat']")
    expect(track).to_have_attribute("aria-label", "Heat: 4 of 10")
    who = boat.find(".tl-who")
    for _ in range(9):  # what the updates ask Anna is answered, too
        if "Anna" not in who.inner_text():
            break
        tab_to(page, ".tl-action")
        key(boat, "Space")
    expect(who).to_contain_text("Cem")  # his time keeper lies on top of Ben's


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_grave_fault(boat: Table, theme: str) -> None:
    if theme == "dark":
        boat.page.locator("[data-theme-switch]").click()
        expect(boat.root).to_have_attribute("data-theme", "dark")
        boat.rest()
    boat.find(".tl-options > summary").click()
    assert faults(boat) == []
    boat.load(patrols.saved(patrols.crisis(8), *["human"] * 8))
    boat.find("[data-panel=events] summary").click()
    boat.find(".tl-textbox > summary").click()
    boat.find(".tl-target[data-target^=hatch-]").first.hover()
    expect(boat.find(".tl-tip")).to_be_visible()
    assert faults(boat) == []
    boat.load(patrols.saved(patrols.mending(), *PEOPLE))
    boat.find(".tl-action[data-code='spend:4']").hover()
    assert faults(boat) == []
    boat.load(patrols.saved(patrols.done(patrols.barred(), "open:8"), *PEOPLE))
    boat.click("room-8")
    boat.notice.locator("summary").first.click()
    assert faults(boat) == []
    match, (code,) = patrols.before_end(False)
    boat.load(patrols.saved(match, *PEOPLE))
    boat.press(code)
    assert boat.data("phase") == "over"
    assert faults(boat) == []


def test_on_a_phone(browser: Browser, site: Server) -> None:
    with phone(browser, site.table(NOTEBOOK)) as boat:
        assert fits(boat)
        boat.load(patrols.saved(patrols.crisis(8), *["human"] * 8))
        expect(boat.root).to_have_attribute("data-shape", "tall")
        assert fits(boat)
        boat.load(patrols.saved(patrols.heated(8), *PEOPLE))
        before = boat.entries
        boat.find(".tl-target[data-target='room-4']").tap()
        sheet = boat.find(".tl-sheet")
        expect(sheet).to_contain_text("room 5")
        assert boat.entries == before, "the first touch only shows what will come"
        assert fits(boat)
        sheet.get_by_role("button", name="Do it").tap()
        expect(boat.root).to_have_attribute("data-entries", str(before + 1))
        boat.rest()
        boat.load(patrols.saved(patrols.mending(), *PEOPLE))
        assert fits(boat)
        boat.find(".tl-target[data-target='space-44']").tap()
        expect(sheet).to_contain_text("7 of 10")
        sheet.get_by_role("button", name="Do it").tap()
        expect(boat.root).not_to_have_attribute("data-entries", str(before + 1))


def test_places_are_large_enough_for_a_finger(browser: Browser, site: Server) -> None:
    with phone(browser, site.table(NOTEBOOK)) as boat:
        boat.load(patrols.saved(patrols.heated(8), *PEOPLE))
        for place in ("room-4", "room-6", "room-10", "item-1-grog", "stock-items"):
            box = boat.find(f".tl-target[data-target='{place}']").bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 43, place
