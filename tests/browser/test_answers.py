"""What the table answers: to what is not allowed, to absurd input, and when something breaks."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tablelab.games import get
from tests.browser.chromium import Witness
from tests.browser.matches import asked, last_decision, saved_at
from tests.browser.serving import Server
from tests.browser.table import Table

RULES = get("raids").rulebook
SENTENCE = re.compile(r"^[A-Z].+[.:!]$")


def test_an_illegal_click_is_answered_by_its_rule(table: Table) -> None:
    table.begin("human", "human", "human", "human", seed=7)
    before = table.text
    # With this seed a monster swims at space 10: ships only pass it.
    table.click("space-10")
    assert (table.entries, table.text) == (0, before)
    rule = RULES["RD-SAIL-5"]
    notice = table.notice
    expect(notice.locator(".tl-reason")).to_contain_text("space 10")
    summary = notice.locator("summary")
    expect(summary).to_contain_text("RD-SAIL-5")
    expect(summary).to_contain_text(rule.title["en"])
    summary.click()
    expect(notice.locator(".tl-ruletext")).to_have_text(rule.text["en"])
    repair = notice.locator(".tl-broken .tl-button")
    expect(repair).to_contain_text("space 11")
    repair.click()
    expect(table.root).to_have_attribute("data-entries", "1")
    expect(notice).to_be_hidden()
    expect(table.find(".tl-logentry[data-n='1']")).to_contain_text("space 11")


def test_a_place_without_an_action_says_so(table: Table) -> None:
    table.begin("human", "human", seed=7)
    table.click("village-1")
    expect(table.notice).to_have_text("There is nothing to do there.")
    table.notice.locator(".tl-close").click()
    expect(table.notice).to_be_hidden()


def test_every_refusal_of_a_position_has_words_and_a_rule(table: Table) -> None:
    table.load(saved_at(asked("bid"), "human", "human", "human", "human"))
    illegal = table.find(".tl-target:not(.legal)[data-target^='space-']")
    names = illegal.evaluate_all("all => all.map(each => each.dataset.target)")
    assert names
    for name in names[:5]:
        table.click(name)
        expect(table.notice.locator(".tl-reason").first).to_have_text(SENTENCE)
        for summary in table.notice.locator("summary").all_inner_texts():
            assert summary.rpartition(" · ")[2] in {rule.id for rule in RULES}


def test_a_hostile_name_stays_text(table: Table, witness: Witness) -> None:
    hostile = "<img src=x onerror=h()>"
    bold = "<b>Bo</b> %{x} &amp;"
    table.load(saved_at(last_decision(), *["human"] * 4, names=(hostile, bold, "C", "D")))
    page = table.page
    page.evaluate("() => { window.h = () => { window.hurt = true; }; }")
    for part in (".tl-who", ".tl-points", ".tl-textboard", ".tl-log"):
        expect(table.find(part)).to_contain_text(hostile)
    assert table.broken_pictures() == []
    table.press(table.codes[-1])
    expect(table.root).to_have_attribute("data-phase", "over")
    expect(table.find(".tl-scores")).to_contain_text(hostile)
    expect(table.find(".tl-chart .barlayer .trace").first).to_be_attached()
    charted = "\n".join(table.find(".tl-chart text").all_text_contents())
    assert "<b>Bo</b> %{x} &amp;" in charted
    assert table.find("img").count() == 0
    assert not any(address.endswith("/x") for address in witness.addresses)
    assert page.evaluate("window.hurt") is None


REFUSED = [
    ("seat.0.name", "   ", "A player needs a name."),
    ("seat.1.name", "Ada", "“Ada” is already taken; names must differ."),
    ("seat.1.name", "x" * 25, "A name has at most 24 characters."),
    ("seed", "-1", "The seed is a whole number from 0 to"),
    ("seed", "1e3", "The seed is a whole number from 0 to"),
]


def test_absurd_input_is_refused_with_a_reason(table: Table) -> None:
    errors = table.find(".tl-error:not([hidden])")
    for field, value, reason in REFUSED:
        control = table.find(f"[name='{field}']")
        before = control.input_value()
        control.fill(value)
        table.find(".tl-start [type=submit]").click()
        expect(errors).to_have_count(1)
        expect(errors).to_contain_text(reason)
        expect(control).to_be_focused()
        expect(control).to_have_attribute("aria-invalid", "true")
        expect(control).to_have_value(value)
        control.fill(before)
        assert table.rest().data("phase") == "start"
    table.begin("human", "human")
    assert table.data("phase") == "play"


def test_a_failure_shows_a_banner_and_the_game_goes_on(page: Page, site: Server) -> None:
    table = Table(page).open(site.table("play/broken.ipynb")).begin("human", "human", seed=7)
    table.press(table.codes[0])
    table.tool("hint").click()
    expect(table.banner).to_contain_text("Something went wrong at the table.")
    table.banner.locator("summary").click()
    expect(table.banner.locator(".tl-technical")).to_have_text(
        "hint: RuntimeError: <b>no advice</b>"
    )
    assert table.rest().entries == 1
    table.press(table.codes[0])
    assert table.entries == 2
    table.banner.locator(".tl-button").click()
    expect(table.banner).to_be_hidden()
