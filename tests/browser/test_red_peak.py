"""Red Peak with the mouse: won, lost, and played by people and bots at the same time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import treks
from tests.browser.serving import Server
from tests.browser.table import Table

NOTEBOOK = "play/red_peak.ipynb"
PEOPLE = ("human", "human", "human")


@pytest.fixture
def peak(page: Page, site: Server) -> Table:
    """The table of Red Peak, at its start panel."""
    return Table(page).open(site.table(NOTEBOOK))


def choose(table: Table, seat: int) -> None:
    """Take up the hand of a seat."""
    chip = table.find(f"[data-choice='{seat}']")
    if chip.count() and chip.get_attribute("aria-pressed") != "true":
        chip.click()
        expect(chip).to_have_attribute("aria-pressed", "true")
        table.rest()


def place_of(table: Table, code: str) -> str:
    """The place of the board that means an action: a card, a symbol, the tent."""
    verb, _, rest = code.partition(":")
    if verb == "give":
        return f"card-{rest.partition(':')[0]}"
    found = [place for place in table.targets if place.startswith("symbol-")]
    for place in found:
        label = table.find(f".tl-target[data-target='{place}']").get_attribute("aria-label") or ""
        if verb == "multi" and rest.replace("_", " ") in label:
            return place
    return "space-1-4"


def test_a_won_game(peak: Table) -> None:
    match, seat, code = treks.before_end(True, codes=("give:", "multi:"))
    peak.load(treks.saved(match, *PEOPLE))
    choose(peak, seat)
    place = place_of(peak, code)
    assert place in peak.targets
    peak.click(place)
    expect(peak.root).to_have_attribute("data-phase", "over")
    expect(peak.find(".tl-outcome")).to_contain_text("won")
    expect(peak.find(".tl-clock")).to_be_hidden()
    assert peak.codes == []
    expect(peak.banner).to_be_hidden()


def test_a_lost_game(peak: Table) -> None:
    match, seat, code = treks.before_end(False)
    peak.load(treks.saved(match, *PEOPLE))
    choose(peak, seat)
    peak.press(code)
    expect(peak.root).to_have_attribute("data-phase", "over")
    expect(peak.find(".tl-outcome")).to_contain_text("lost")
    assert peak.codes == []
    expect(peak.banner).to_be_hidden()


def test_a_day_of_clicks_on_the_board(peak: Table) -> None:
    peak.load(treks.saved(treks.first_day(), "human", "human"))
    tiles = [place for place in peak.targets if place.startswith("supply-")]
    peak.click(tiles[0])
    assert peak.entries == 2
    # What was laid is taken back by a click on it, and laid again.
    laid = next(
        place for place in peak.targets if place.startswith("space-") and place != "space-1-4"
    )
    peak.click(laid)
    assert peak.entries == 3
    peak.click(tiles[0])
    peak.press("go")
    missing = peak.find(".tl-prompt")
    expect(missing).to_contain_text("still missing")
    # A card covers a symbol and is taken off again.
    symbols = peak.find(".tl-target[data-target^='symbol-']").count()
    cards = [place for place in peak.targets if place.startswith("card-")]
    if cards:
        before = peak.prompt
        peak.click(cards[0])
        assert peak.prompt != before
        peak.press(next(code for code in peak.codes if code.startswith("withdraw:")))
        assert peak.prompt == before
    for _ in range(symbols):
        peak.press(next(code for code in peak.codes if code.startswith(("multi:", "give:"))))
    assert "day" in peak.codes or peak.data("phase") == "over"


def test_people_and_bots_lay_together(peak: Table) -> None:
    peak.load(treks.saved(treks.first_day(3), "human", "greedy", "greedy"))
    _together(peak, "lay:")


def test_people_and_bots_pay_together(peak: Table) -> None:
    peak.load(treks.saved(treks.shared(3), "human", "greedy", "greedy"))
    _together(peak, "give:", "multi:")


def _together(table: Table, *verbs: str) -> None:
    """Act until a person and a bot have done something of a kind in the same phase."""
    before = table.entries
    for _ in range(5):
        if _doers(table, before) & {"A"}:
            break
        # A bot may be quicker: then the buttons are others, and so is what is clicked.
        code = next((code for code in table.codes if code.startswith(verbs)), None)
        assert code is not None, "the bots did not wait for anybody"
        table.find(f".tl-action[data-code='{code}']").click()
        table.answered()
    table.speed("instant")
    marks = table.page.locator(".tl-mark").filter(has_text=re.compile("[BC]"))
    bots = table.find(".tl-logentry").filter(has=marks)
    expect(bots.first).to_be_visible(timeout=30_000)
    assert _doers(table, before) >= {"A"}
    assert _doers(table, before) & {"B", "C"}
    expect(table.banner).to_be_hidden()


def _doers(table: Table, after: int) -> set[str]:
    """The letters of the seats that have done something since so many decisions."""
    script = """(all, after) => all.filter(each => Number(each.dataset.n) > after)
      .map(each => each.querySelector(".tl-mark")?.textContent)"""
    found: list[str] = table.find(".tl-logentry").evaluate_all(script, after)
    return set(found)
