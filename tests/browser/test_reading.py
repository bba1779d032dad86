"""Pages that are read: text at once, contents, the ways around, two languages, a phone."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.chromium import Witness
from tests.browser.readings import ENGLISH, SHOWN, write_shelf
from tests.browser.serving import Server, tablelab_serve

RULES = "rules/raids.ipynb"
GERMAN = "rules/raids.de.ipynb"
PHONE = {"width": 375, "height": 740}
GRAVE = ("serious", "critical")


@pytest.fixture(scope="module")
def shelf(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """``tablelab serve`` on a shelf of one game; no kernel waits, as nobody plays."""
    folder = tmp_path_factory.mktemp("reading") / "notebooks"
    write_shelf(folder)
    with tablelab_serve(folder.parent, "--notebooks", str(folder), "--no-warm") as server:
        yield server


@pytest.fixture
def reader(desk: BrowserContext, witness: Witness, shelf: Server) -> Iterator[Page]:
    """A page of a browser that remembers neither language nor theme."""
    page = desk.new_page()
    forget = {"origin": shelf.address, "storageTypes": "local_storage"}
    desk.new_cdp_session(page).send("Storage.clearDataForOrigin", forget)
    yield page
    page.close(run_before_unload=True)


def read(page: Page, shelf: Server, notebook: str = RULES, more: str = "") -> Page:
    """Open a page and wait until all its gaps are filled."""
    page.goto(shelf.table(notebook) + more, wait_until="domcontentloaded")
    filled(page)
    return page


def filled(page: Page) -> None:
    expect(page.locator(".site-slot .jp-OutputArea-output")).to_have_count(SHOWN, timeout=30_000)
    expect(page.locator(".site-gap")).to_have_count(0, timeout=30_000)


def contents(page: Page) -> Locator:
    return page.locator(".site-contents a")


def button(page: Page, notebook: str) -> Locator:
    """The button of the landing page that leads to a notebook, if it is to be seen."""
    return page.locator(f".site-button[href$='{notebook}']").locator("visible=true")


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    script = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    return int(page.evaluate(script))


def faults(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    grave = [each for each in found if each["impact"] in GRAVE]
    return [f"{each['id']}: {node['html'][:200]}" for each in grave for node in each["nodes"]]


def test_text_is_there_before_the_kernel_has_done_its_work(reader: Page, shelf: Server) -> None:
    reader.goto(shelf.table(RULES), wait_until="domcontentloaded")
    expect(reader.locator("h2")).to_have_count(4)
    expect(reader.get_by_text("a board", exact=True)).to_be_visible(timeout=30_000)
    expect(reader.locator("#part-slow .site-gap")).to_be_visible()  # it sleeps for two seconds
    filled(reader)
    expect(reader.get_by_text("a slow board")).to_be_visible()
    expect(reader.locator("#part-count")).to_have_text("10")
    assert "time.sleep" not in reader.content()


def test_the_contents_lead_to_the_parts_and_say_where_one_is(reader: Page, shelf: Server) -> None:
    read(reader, shelf)
    titles = [text.splitlines()[0].strip("# ") for text in ENGLISH.values() if text[0] == "#"]
    expect(contents(reader)).to_have_text(titles)
    contents(reader).nth(2).click()
    assert reader.url.endswith("#part-table")
    expect(reader.locator("h2", has_text="The table")).to_be_in_viewport()
    expect(reader.locator(".site-contents a[aria-current]")).to_have_text("The table")
    done = "document.querySelector('.site-progress > div').getBoundingClientRect().width"
    assert 0 < reader.evaluate(done) < 1280
    reader.keyboard.press("End")
    expect(reader.locator(".site-contents a[aria-current]")).to_have_text("What next")
    reader.wait_for_function(f"{done} > 1270")


def test_the_ways_back_and_to_the_other_pages_of_the_game(reader: Page, shelf: Server) -> None:
    read(reader, shelf)
    crumbs = reader.get_by_role("navigation", name="You are here").get_by_role("listitem")
    expect(crumbs).to_have_text(["All games", "Raids", "Learn"], use_inner_text=True)
    kinds = reader.get_by_role("navigation", name="Pages on this game").get_by_role("link")
    expect(kinds).to_have_text(["Play", "Learn", "Analyse in German"], use_inner_text=True)
    expect(kinds.nth(1)).to_have_attribute("aria-current", "page")
    assert kinds.nth(0).evaluate("link => link.href") == shelf.table("play/raids.ipynb")
    crumbs.get_by_role("link", name="Raids").click()
    assert reader.url == shelf.url("#raids")
    button(reader, RULES).click()
    assert reader.url == shelf.table(RULES)


def test_the_language_leads_to_the_twin(reader: Page, shelf: Server) -> None:
    read(reader, shelf, more="?theme=dark#part-table")
    expect(reader.locator("html")).to_have_attribute("lang", "en")
    reader.get_by_role("link", name="Deutsch").click()
    reader.wait_for_url(shelf.table(GERMAN) + "?theme=dark#part-table")
    expect(reader.locator("html")).to_have_attribute("lang", "de")
    expect(reader.locator("html")).to_have_attribute("data-theme", "dark")
    expect(reader.locator("article")).to_have_attribute("lang", "de")
    expect(reader.get_by_role("link", name="Deutsch")).to_have_attribute("aria-current", "page")
    expect(reader.get_by_role("link", name="Alle Spiele").last).to_be_visible()
    filled(reader)
    reader.goto(shelf.address)  # a choice holds for the whole site
    expect(button(reader, GERMAN)).to_contain_text("Lernen")
    expect(button(reader, RULES)).to_have_count(0)


def test_the_landing_page_changes_its_links_with_the_language(reader: Page, shelf: Server) -> None:
    reader.goto(shelf.address)
    analysis = button(reader, "analysis/raids.de.ipynb")
    expect(button(reader, RULES)).to_contain_text("Learn")
    expect(button(reader, GERMAN)).to_have_count(0)
    expect(analysis).to_contain_text("in German")
    reader.get_by_role("button", name="Deutsch").click()
    expect(analysis).not_to_contain_text("German")
    button(reader, GERMAN).click()
    assert reader.url == shelf.table(GERMAN)


def test_a_page_without_a_twin_says_so(reader: Page, shelf: Server) -> None:
    reader.goto(shelf.table("analysis/raids.de.ipynb"), wait_until="domcontentloaded")
    expect(reader.get_by_text("This page exists in German only.")).to_be_visible()
    expect(reader.locator("article")).to_have_attribute("lang", "de")
    expect(reader.locator("html")).to_have_attribute("lang", "en")
    reader.get_by_role("button", name="Deutsch").click()
    expect(reader.locator("html")).to_have_attribute("lang", "de")
    expect(reader.locator(".site-alone")).to_be_hidden()


def test_a_phone(reader: Page, shelf: Server) -> None:
    reader.set_viewport_size(PHONE)
    read(reader, shelf)
    assert sideways(reader) == 0
    expect(contents(reader).first).to_be_hidden()
    summary = reader.locator(".site-contents > summary")
    summary.focus()
    reader.keyboard.press("Enter")
    expect(contents(reader).first).to_be_visible()
    reader.keyboard.press("Escape")
    expect(contents(reader).first).to_be_hidden()
    expect(summary).to_be_focused()
    summary.click()
    contents(reader).nth(3).click()
    expect(contents(reader).first).to_be_hidden()
    heading = reader.locator("h2", has_text="One turn")
    expect(heading).to_be_in_viewport()
    below = summary.bounding_box()
    top = heading.bounding_box()
    assert below is not None
    assert top is not None
    assert top["y"] >= below["y"] + below["height"]  # what sticks to the top does not lie over it
    expect(summary).to_contain_text("One turn")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_grave_fault(reader: Page, shelf: Server, theme: str) -> None:
    reader.goto(shelf.table(RULES) + f"?theme={theme}", wait_until="domcontentloaded")
    expect(reader.locator("#part-slow .site-gap")).to_be_visible()
    assert faults(reader) == []  # while something is still to come
    filled(reader)
    reader.locator("summary", has_text="Solution").click()
    assert faults(reader) == []
    reader.set_viewport_size(PHONE)
    reader.locator(".site-contents > summary").click()
    assert faults(reader) == []


def test_on_paper_there_is_only_the_article(reader: Page, shelf: Server) -> None:
    read(reader, shelf)
    reader.emulate_media(media="print")
    for part in (".site-bar", ".site-crumbs", ".site-contents", ".site-progress"):
        expect(reader.locator(part)).to_be_hidden()
    expect(reader.locator("h1")).to_be_visible()
    expect(reader.get_by_text("a slow board")).to_be_visible()


def test_the_card_of_all_rules_goes_on_paper_by_itself(reader: Page, shelf: Server) -> None:
    read(reader, shelf)
    # Headless there is no dialogue: only what comes before it.
    reader.evaluate("() => { window.print = () => dispatchEvent(new Event('beforeprint')); }")
    reader.emulate_media(media="print")
    expect(reader.locator("#part-goal")).to_be_visible()
    reader.emulate_media(media="screen")
    reader.locator(".tl-rulebook").get_by_role("button", name="Print").click()
    reader.emulate_media(media="print")
    expect(reader.locator("#part-goal")).to_be_hidden()
    expect(reader.locator("h1")).to_be_visible()
    expect(reader.locator(".tl-rulebook .tl-ruletext").first).to_be_visible()
    expect(reader.locator(".tl-rulebook details:not([open])")).to_have_count(0)
    reader.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(reader.locator("#part-goal")).to_be_visible()


def test_text_stays_when_the_kernel_has_gone(reader: Page, shelf: Server, witness: Witness) -> None:
    read(reader, shelf)
    for kernel in shelf.kernels:
        os.kill(kernel, signal.SIGKILL)
    expect(reader.get_by_text("gone to sleep")).to_be_visible(timeout=30_000)
    contents(reader).nth(2).click()  # it still leads somewhere
    assert reader.url.endswith("#part-table")
    assert reader.locator("#part-board").evaluate("slot => slot.inert")
    witness.complaints.clear()  # the browser's own words about the lost connection
