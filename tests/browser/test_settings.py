"""Languages, light and dark, and small screens, all in the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.chromium import Witness
from tests.browser.matches import asked, last_decision, saved_at
from tests.browser.serving import Server
from tests.browser.table import Table

PHONE = {"width": 375, "height": 812}
FINGER = 44
"""CSS pixels that a target for a finger has at least, in each direction."""

_BRIGHTNESS = """node => {
  const [r, g, b] = getComputedStyle(node).backgroundColor.match(/[\\d.]+/g).map(Number);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}"""
_PICTURES = """images => images.map(image => image.href.baseVal).join()"""
_OVERFLOW = """() => document.scrollingElement.scrollWidth - window.innerWidth"""
_SMALL = """(nodes, least) => nodes.filter(node => node.checkVisibility()).map(node => {
  const { width, height } = node.getBoundingClientRect();
  return [node.outerHTML.slice(0, 120), Math.round(width), Math.round(height)];
}).filter(([, width, height]) => Math.min(width, height) < least)"""


def test_the_language_changes_in_the_middle_of_a_game(table: Table) -> None:
    table.begin("human", "greedy", "random", seed=8)
    table.press(table.codes[0])
    entries, english, codes = table.entries, table.text, table.codes
    log = table.find(".tl-log").inner_text()
    table.click("harbour" if "harbour" not in table.targets else "village-1")
    table.page.locator(".site-bar [data-language=de]").click()
    expect(table.find(".tl-actions .tl-heading")).to_have_text("Was du tun kannst")
    table.rest()
    assert table.root.get_attribute("lang") == "de"
    assert (table.entries, table.codes) == (entries, codes)
    assert table.text != english
    assert not re.search(r"\b(sails|the|harbour|takes)\b", table.find(".tl-game").inner_text())
    expect(table.find(".tl-picks select").last).to_have_value("de")
    label = table.find(".tl-target").first.get_attribute("aria-label") or ""
    assert label.startswith("Feld 1")
    table.find(".tl-picks select").last.select_option("en")
    expect(table.root).to_have_attribute("lang", "en")
    assert (table.rest().entries, table.text) == (entries, english)
    assert table.find(".tl-log").inner_text() == log


def test_light_and_dark(table: Table) -> None:
    table.begin("human", "human", seed=8)
    card, page = table.find(".tl-actions"), table.page.locator("body")
    pictures = table.find(".tl-plot image")
    light = pictures.evaluate_all(_PICTURES)
    assert card.evaluate(_BRIGHTNESS) > 0.9
    assert page.evaluate(_BRIGHTNESS) > 0.8
    table.page.locator("[data-theme-switch]").click()
    expect(table.root).to_have_attribute("data-theme", "dark")
    table.rest()
    assert card.evaluate(_BRIGHTNESS) < 0.2
    assert page.evaluate(_BRIGHTNESS) < 0.2
    assert pictures.evaluate_all(_PICTURES) != light
    table.page.reload()
    table.rest()
    expect(table.root).to_have_attribute("data-theme", "dark")


@pytest.fixture(scope="module")
def pocket(browser: Browser) -> Iterator[BrowserContext]:
    """A phone: narrow, and touched by fingers."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    yield context
    context.close()


@pytest.fixture
def phone(pocket: BrowserContext, site: Server) -> Iterator[Table]:
    """The table on a phone."""
    page = pocket.new_page()
    witness = Witness().watch(pocket)
    yield Table(page).open(site.table())
    with page.expect_event("close"):
        page.close(run_before_unload=True)
    assert witness.outside == []
    assert witness.complaints == []


def fits(page: Page) -> bool:
    """Whether nothing has to be pushed sideways."""
    return int(page.evaluate(_OVERFLOW)) <= 0


def small(table: Table, selector: str, least: int = FINGER) -> list[object]:
    """Visible parts that are too small for a finger."""
    found: list[object] = table.find(selector).evaluate_all(_SMALL, least)
    return found


def test_on_a_phone_everything_fits_and_can_be_touched(phone: Table) -> None:
    page = phone.page
    assert fits(page)
    assert small(phone, ".tl-button, .tl-start input:not([type=radio]), select, .tl-choice") == []
    phone.load(saved_at(asked("sail", voyage=2), "human", "human", "human", "human"))
    expect(phone.root).to_have_attribute("data-shape", "tall")
    assert fits(page)
    assert small(phone, ".tl-button, .tl-target, select, .tl-close") == []
    assert small(phone, "button", least=24) == []
    phone.click("village-1")
    assert fits(page)
    phone.tool("rules").tap()
    expect(phone.find("dialog")).to_be_visible()
    assert fits(page)
    phone.find("dialog .tl-close").tap()
    phone.load(saved_at(last_decision(), "human", "human", "human", "human"))
    phone.press(phone.codes[-1])
    expect(phone.find(".tl-outcome")).to_be_visible()
    assert fits(page)


def test_a_finger_sees_what_will_come_before_it_does_it(phone: Table) -> None:
    phone.load(saved_at(asked("sail", voyage=2), "human", "human", "human", "human"))
    before = phone.entries
    target = phone.find(f".tl-target[data-target='{phone.targets[0]}']")
    target.tap()
    sheet = phone.find(".tl-sheet")
    expect(sheet).to_be_visible()
    assert phone.rest().entries == before
    sheet.get_by_role("button", name="Do it").tap()
    expect(phone.root).not_to_have_attribute("data-entries", str(before))
    expect(sheet).to_be_hidden()
