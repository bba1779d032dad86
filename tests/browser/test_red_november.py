"""Red November with the mouse: a whole turn, a faint, a refusal, a won and a lost game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import patrols
from tests.browser.serving import Server
from tests.browser.table import Table

NOTEBOOK = "play/red_november.ipynb"
PEOPLE = ("human", "human", "human")

_TOLD = """(all, [rule, after]) => all.filter(each =>
  Number(each.closest(".tl-logentry").dataset.n) > after && each.dataset.rule === rule).length"""


@pytest.fixture
def boat(page: Page, site: Server) -> Table:
    """The table of Red November, at its start panel."""
    return Table(page).open(site.table(NOTEBOOK))


def label(table: Table, target: str) -> str:
    """What a place of the board is called."""
    return table.find(f".tl-target[data-target='{target}']").get_attribute("aria-label") or ""


def told(table: Table, rule: str, after: int) -> int:
    """How often the log names a rule, after so many decisions."""
    chips = table.find(".tl-logentry .tl-rulechip")
    return int(chips.evaluate_all(_TOLD, [rule, after]))


def chances(table: Table) -> list[str]:
    """What the panel of a repair says of 1 to 10 minutes."""
    return table.find("[data-panel=repair] .tl-panelrow:has(.tl-share) b").all_inner_texts()


# -- a turn ---------------------------------------------------------------------------------------


def test_a_whole_turn_by_clicks(boat: Table) -> None:
    # Two minutes of way, five for the repair: 51 to 44, past the stars on 48 and 45.
    codes = ["open:5", "enter", "open:4", "enter", "fix:reactor", "add:toolbox"]
    codes += ["add:reactor_manual", "spend:5"]
    match = patrols.seeded(patrols.heated(8), codes, lambda then: then.state.phase == "block")
    boat.load(patrols.saved(match, *PEOPLE))
    before = boat.entries

    # The whole way is told, and what the next step is, before anything is done.
    assert "The way there costs 2 minutes" in label(boat, "room-4")
    boat.find(".tl-target[data-target='room-4']").hover()
    expect(boat.find(".tl-tip")).to_contain_text("The way there costs 2 minutes")
    expect(boat.find(".tl-tip strong")).to_contain_text("room 5")
    assert boat.entries == before
    for _ in range(4):  # open, go, open, go
        boat.click("room-4")
    assert "Anna" in label(boat, "room-4")
    assert "ghost" in label(boat, "space-49")

    # The repair: without items, with the toolbox (+2), with the manual (+3).
    boat.click("room-4")
    assert chances(boat) == [*(f"{n} in 10" for n in range(1, 10)), "certain"]
    boat.click("item-1-toolbox")
    assert chances(boat)[:2] == ["3 in 10", "4 in 10"]
    boat.click("item-1-reactor_manual")
    assert chances(boat)[:5] == ["6 in 10", "7 in 10", "8 in 10", "9 in 10", "certain"]
    assert "9 of 10" in label(boat, "space-45")
    assert "5 of 10" in label(boat, "track-heat")
    boat.click("space-44")
    assert "4 of 10" in label(boat, "track-heat")

    # The updates: both stars, and a question on the way, answered on the board.
    spent = before + 7
    assert told(boat, "RN-FIX-5", spent) == 1
    assert told(boat, "RN-FIX-7", spent) == 1
    hatches = [place for place in boat.targets if place.startswith("hatch-")]
    assert len(hatches) >= 2, "it is asked which hatch is blocked"
    boat.click(hatches[0])
    assert told(boat, "RN-UPDATE-2", spent) == 2
    assert "44" in label(boat, "crew-1")
    assert boat.entries == before + 9
    expect(boat.banner).to_be_hidden()


def test_the_minutes_are_buttons_too(boat: Table) -> None:
    boat.load(patrols.saved(patrols.mending(), *PEOPLE))
    row = boat.find(".tl-amounts .tl-action")
    # From 51: stars on 48, 45 and 42, a square on 43.
    crossed = ["", "", "★", "★", "★", "★★", "★★", "★★▫", "★★★▫", "★★★▫"]
    below = [f"{n}/10 {crossed[n - 1]}".strip() for n in range(1, 11)]
    expect(row.locator("span")).to_have_text([str(n) for n in range(1, 11)])
    expect(row.locator("small")).to_have_text(below)
    boat.find(".tl-action[data-code='spend:4']").hover()
    expect(boat.find(".tl-amountline")).to_contain_text("4 of 10")
    # What is looked at on the buttons is shown on the board: 51 - 4 is 47.
    expect(boat.find(".tl-target.linked")).to_have_attribute("data-target", "space-47")
    boat.press("add:grog")
    boat.find(".tl-action[data-code='spend:4']").hover()
    expect(boat.find(".tl-amountline")).to_contain_text("7 of 10")
    assert "intoxication 1" in label(boat, "crew-1")


def test_a_faint(boat: Table) -> None:
    # A minute of waiting and ten of sleep: 51 to 40.
    match = patrols.seeded(
        patrols.heated(),
        ["play:grog", "wait:1"],
        lambda then: then.state.gnomes[0].fainted and then.state.gnomes[0].time == 40,
    )
    boat.load(patrols.saved(match, *PEOPLE))
    before = boat.entries
    upright = boat.find(".tl-plot image").evaluate_all("all => all.map(each => each.href.baseVal)")
    boat.click("item-1-grog")
    assert boat.find("[data-panel=faints]").is_visible()
    boat.click("space-50")
    assert "Anna (fainted)" in label(boat, "room-4")
    assert "Has fainted" in label(boat, "crew-1")
    assert "Anna" in label(boat, "space-40")
    now = boat.find(".tl-plot image").evaluate_all("all => all.map(each => each.href.baseVal)")
    assert now != upright
    assert told(boat, "RN-FAINT-2", before + 1) == 1
    boat.find(".tl-logentry .tl-rulechip[data-rule='RN-FAINT-2']").first.click()
    rule = boat.find("dialog")
    expect(rule).to_contain_text("RN-FAINT-2")
    expect(rule).to_contain_text("on its side")


# -- refused, and mended --------------------------------------------------------------------------


def test_a_fire_is_refused_with_what_would_help(boat: Table) -> None:
    boat.load(patrols.saved(patrols.barred(), *PEOPLE))
    boat.click("room-8")
    before = boat.entries
    boat.click("room-8")
    assert boat.entries == before, "an open hatch is not opened once more"
    expect(boat.notice).to_contain_text("it is burning")
    expect(boat.notice).to_contain_text("RN-MOVE-4")
    boat.notice.locator("summary").first.click()
    expect(boat.notice.locator(".tl-ruletext").first).to_be_visible()
    boat.notice.locator(".tl-broken .tl-button").click()
    expect(boat.notice).to_be_hidden()
    boat.rest()
    assert boat.entries == before + 1
    assert boat.find("[data-target='item-1-grog']").count() == 0, "the Grog is drunk"
    boat.click("room-8")
    assert "Anna" in label(boat, "room-8")


def test_a_blocked_hatch_is_cleared_by_pointing_at_it(boat: Table) -> None:
    boat.load(patrols.saved(patrols.barred(), *PEOPLE))
    assert "blocked" in label(boat, "hatch-7")
    boat.click("hatch-7")
    boat.click("item-1-crowbar")
    expect(boat.find("[data-panel=repair] h3")).to_contain_text("hatch")
    boat.click("space-44")  # seven minutes and three of the crowbar
    assert told(boat, "RN-FIX-6", 0) == 1
    assert "blocked" not in label(boat, "room-5")


def test_what_is_rare_is_folded(boat: Table) -> None:
    boat.load(patrols.saved(patrols.heated(), *PEOPLE))
    panel = boat.find("[data-panel=events]")
    rows = panel.locator(".tl-panelrow")
    assert panel.locator(".tl-panelrow:visible").count() == 6
    panel.locator("summary").click()
    shown = rows.count()
    assert shown > 10
    expect(rows.last).to_be_visible()
    boat.press("wait:3")  # a card is drawn; what a person has unfolded stays so
    expect(boat.find("[data-panel=events] .tl-panelrow").last).to_be_visible()


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("won", "word"), [(True, "won"), (False, "lost")])
def test_the_end(boat: Table, won: bool, word: str) -> None:
    match, codes = patrols.before_end(won, back=3, last=("wait", "spend", "draw"))
    boat.load(patrols.saved(match, *PEOPLE))
    for code in codes:
        assert boat.data("phase") == "play"
        boat.press(code)
    assert boat.data("phase") == "over"
    expect(boat.find(".tl-outcome")).to_contain_text(word)
    ended = boat.find(".tl-logentry .tl-rulechip[data-rule^='RN-END-']").first
    assert (ended.get_attribute("data-rule") == "RN-END-1") is won
    assert boat.codes == []
    assert boat.find(".tl-panels").is_hidden()
    assert boat.broken_pictures() == []
    expect(boat.banner).to_be_hidden()
