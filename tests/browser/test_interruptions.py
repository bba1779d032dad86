"""What somebody is about to do is not disturbed by what others do at the same moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import patrols, treks
from tests.browser.chromium import Witness
from tests.browser.matches import again
from tests.browser.pocket import phone
from tests.browser.serving import Server
from tests.browser.table import PATIENCE, Table

PEAK = "play/red_peak.ipynb"

_ELSEWHERE = "code => document.querySelector(`.tl-action[data-code='${code}']`).click()"
"""Somebody else acts: the focus stays where it is."""

_LISTED = "all => all.map(each => Number(each.dataset.n))"
_UNPROTECTED = """nodes => nodes
  .filter(node => node.tabIndex >= 0 || node.hasAttribute("tabindex"))
  .filter(node => node.dataset.lmSuppressShortcuts !== "true")
  .map(node => node.outerHTML.slice(0, 100))"""


@pytest.fixture
def peak(page: Page, site: Server) -> Table:
    """The table of Red Peak, at its start panel."""
    return Table(page).open(site.table(PEAK))


def elsewhere(table: Table, code: str) -> None:
    """An action that is done without touching the focus."""
    before = table.entries
    table.page.evaluate(_ELSEWHERE, code)
    expect(table.root).to_have_attribute("data-entries", str(before + 1))
    table.rest()


def test_the_open_rulebook_stays_as_its_reader_left_it(table: Table) -> None:
    table.begin("human", "human", seed=7)
    table.tool("rules").click()
    chapter = table.find("dialog details").nth(2)
    chapter.locator("summary").click()
    link = chapter.locator(".tl-rulelink").first
    link.focus()
    elsewhere(table, table.codes[0])
    expect(chapter).to_have_attribute("open", "")
    expect(link).to_be_focused()


def test_the_focus_stays_on_its_place_when_others_vanish(peak: Table) -> None:
    peak.load(treks.saved(treks.first_day(), "human", "human"))
    last = [place for place in peak.targets if place.startswith("supply-")][-1]
    place = peak.find(f".tl-target[data-target='{last}']")
    before = peak.find(".tl-target").count()
    place.focus()
    lays = [code for code in peak.codes if code.startswith("lay:")]
    elsewhere(peak, lays[0])
    assert peak.find(".tl-target").count() != before, "the scene needs places that come or go"
    expect(place).to_be_focused()


def test_the_focus_stays_on_the_fold_of_a_panel(page: Page, site: Server) -> None:
    boat = Table(page).open(site.table("play/red_november.ipynb"))
    boat.load(patrols.saved(patrols.heated(), "human", "human", "human"))
    fold = boat.find("[data-panel=events] summary")
    before = boat.find("[data-panel=events]").inner_text()
    fold.focus()
    elsewhere(boat, "wait:3")
    assert boat.find("[data-panel=events]").inner_text() != before
    expect(fold).to_be_focused()


def twice() -> tuple[treks.Trek, str]:
    """A moment at which a multitool pays the last symbol of a tile, and the next tile has the same
    symbol: the same button says the same once more."""
    for seed in range(treks.GAMES):
        match = treks.begun("day", seed=seed)
        for verb in ("lay:", "lay:", "go"):
            do = next(code for code in _codes(match) if code.startswith(verb))
            match.act(0, treks.GAME.parse(do))
        while codes := [code for code in _codes(match) if code.startswith("multi:")]:
            trial = again(match)
            trial.act(0, treks.GAME.parse(codes[0]))
            if codes[0] in _codes(trial):
                return match, codes[0]
            match.act(0, treks.GAME.parse(codes[0]))
    raise AssertionError("no two tiles with such symbols")


def _codes(match: treks.Trek) -> list[str]:
    return [treks.GAME.code(do) for do in match.legal(0)]


def test_what_a_finger_has_done_is_no_longer_chosen(browser: Browser, site: Server) -> None:
    match, code = twice()
    with phone(browser, site.table(PEAK)) as table:
        table.load(treks.saved(match, "human", "human"))
        before = table.entries
        table.find(f".tl-action[data-code='{code}']").tap()
        sheet = table.find(".tl-sheet")
        sheet.get_by_role("button", name="Do it").tap()
        expect(table.root).to_have_attribute("data-entries", str(before + 1))
        assert code in table.codes
        expect(sheet).to_be_hidden()
        table.find(f".tl-action[data-code='{code}']").tap()  # it shows again what will come
        expect(sheet).to_be_visible()
        assert table.rest().entries == before + 1


def test_a_press_does_nothing_that_others_have_just_put_there(page: Page, site: Server) -> None:
    page.goto(site.table("play/mirror.ipynb"), wait_until="commit")
    mine, theirs = Table(page), Table(page)
    mine.root, theirs.root = (page.locator(".tablelab-table").nth(number) for number in (0, 1))
    for number, verb in enumerate(("day", "lay:", "go", ""), start=1):
        expect(mine.root).to_have_attribute("data-painted", str(number - 1), timeout=PATIENCE)
        if verb:
            theirs.find(f".tl-action[data-code^='{verb}']").first.click()
    symbol = mine.find(".tl-target[data-means^='multi:']").first
    code = symbol.get_attribute("data-means") or ""
    place = symbol.get_attribute("data-target") or ""
    symbol = mine.find(f".tl-target[data-target='{place}']")
    symbol.hover()
    theirs.find(f".tl-action[data-code='{code}']").evaluate("button => button.click()")
    expect(mine.root).to_have_attribute("data-painted", "4")
    # The symbol is covered: a click on it would take that back now.
    assert (symbol.get_attribute("data-means") or "").startswith("withdraw:")
    page.mouse.down()
    page.mouse.up()
    expect(mine.notice).to_contain_text("already moved on")
    assert mine.entries == 4
    page.wait_for_timeout(500)  # by then everybody has seen it
    symbol.click()
    expect(mine.root).to_have_attribute("data-entries", "5")
    expect(theirs.root).to_have_attribute("data-entries", "5")


def test_a_double_click_is_one_click(peak: Table) -> None:
    peak.load(treks.saved(treks.paying(), "human", "human"))
    place = next(place for place in peak.targets if place.startswith("symbol-"))
    before = peak.entries
    peak.find(f".tl-target[data-target='{place}']").hover()
    peak.page.mouse.down()
    peak.page.mouse.up()
    expect(peak.root).to_have_attribute("data-entries", str(before + 1))
    peak.page.mouse.down(click_count=2)
    peak.page.mouse.up(click_count=2)
    peak.page.wait_for_timeout(200)
    assert peak.rest().entries == before + 1
    expect(peak.notice).to_be_hidden()


def test_who_gets_no_answer_may_try_again(browser: Browser, site: Server) -> None:
    # In a window of its own: a clock that is set stays set for all pages of the window.
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    witness = Witness().watch(context)
    page = context.new_page()
    page.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (...data) {
          if (!window.deaf) send.apply(this, data);
        };"""
    )
    page.clock.install()
    table = Table(page).open(site.table()).begin("human", "human", seed=7)
    code = table.codes[0]
    page.evaluate("window.deaf = true")
    table.find(f".tl-action[data-code='{code}']").click()
    assert table.data("busy") == "true"
    page.clock.fast_forward(13_000)
    expect(table.banner).to_be_visible()
    page.evaluate("window.deaf = false")
    table.find(f".tl-action[data-code='{code}']").click()
    expect(table.root).to_have_attribute("data-entries", "1")
    expect(table.banner).to_be_hidden()
    assert ["no answer" in said for said in witness.complaints] == [True]
    assert witness.outside == []
    with page.expect_event("close"):
        page.close(run_before_unload=True)
    context.close()


def test_a_click_counts_though_something_else_is_under_way(table: Table) -> None:
    table.begin("human", "human", seed=7)
    table.page.evaluate(
        """() => {
          window.tablelab.change("theme", "dark"); // its message is not answered at once
          queueMicrotask(() => queueMicrotask(() => document.querySelector(".tl-action").click()));
        }"""
    )
    expect(table.root).to_have_attribute("data-entries", "1")


def test_a_key_that_is_held_down_acts_once(table: Table) -> None:
    table.begin("human", "human", seed=7)
    table.find(".tl-action").first.focus()
    for _ in range(4):
        table.page.keyboard.down("Enter")  # all but the first are repeated by the keyboard
        table.answered()
    table.page.keyboard.up("Enter")
    assert table.rest().entries == 1


def test_bots_in_a_hurry_leave_no_gap_in_the_log(table: Table) -> None:
    table.begin("greedy", "greedy", "greedy", "greedy", seed=7)
    expect(table.root).to_have_attribute("data-phase", "over", timeout=30_000)
    older = table.find(".tl-story > .tl-button")
    if older.is_visible():
        older.click()
        expect(table.find(".tl-logentry[data-n='0']")).to_be_attached()
    listed = table.find(".tl-logentry").evaluate_all(_LISTED)
    assert listed == list(range(table.entries, -1, -1))


def test_players_may_be_called_what_they_like(table: Table) -> None:
    table.begin("human", "human", names=("dead", "restarting"), seed=7)
    table.press(table.codes[0])
    expect(table.root).to_have_attribute("data-autosaved", "1")
    assert table.page.locator("[data-notice]:not([hidden])").count() == 0
    table.press(table.codes[0])
    assert table.entries == 2


def test_a_correction_is_not_interrupted_by_a_change_of_language(table: Table) -> None:
    table.find("[name='seat.0.name']").fill(" ")
    table.find(".tl-start [type=submit]").click()
    expect(table.find("[name='seat.0.name']")).to_be_focused()
    seed = table.find("[name=seed]")
    seed.focus()
    table.page.evaluate("window.tablelab.change('theme', 'dark')")
    expect(table.root).to_have_attribute("data-theme", "dark")
    table.answered()
    expect(seed).to_be_focused()


def test_a_new_game_begins_at_its_start_panel(table: Table) -> None:
    table.begin("human", "human", seed=7)
    table.tool("game.new").focus()
    table.page.keyboard.press("Enter")
    expect(table.find(".tl-start")).to_be_visible()
    expect(table.find(".tl-start > .tl-heading")).to_be_focused()


def test_the_start_panel_knows_the_shape_of_its_page(table: Table) -> None:
    page = table.page
    expect(table.root).to_have_attribute("data-shape", "wide")
    page.set_viewport_size({"width": 375, "height": 812})
    expect(table.root).to_have_attribute("data-shape", "tall")
    page.set_viewport_size({"width": 1280, "height": 900})
    expect(table.root).to_have_attribute("data-shape", "wide")


def test_keys_of_the_notebook_leave_everything_alone_that_can_have_the_focus(table: Table) -> None:
    table.begin("human", "human", seed=7)
    table.tool("rules").click()
    assert table.find("*").evaluate_all(_UNPROTECTED) == []
