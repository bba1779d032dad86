"""Playing without a mouse. Nothing here clicks, and nothing sets the focus but keys."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.table import Table

FAR = 80
"""Tab stops after which something counts as out of reach."""

_HAS_FOCUS = """([selector]) => Boolean(document.activeElement?.matches(selector))"""
_IN_TABLE = """() => Boolean(document.activeElement?.closest(".tablelab-table"))"""
_TARGET = "document.activeElement.dataset.target"


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab until something has the focus."""
    for _ in range(FAR):
        if page.evaluate(_HAS_FOCUS, [selector]):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{selector} is not reached by {key}")


def start(table: Table) -> None:
    """Start a match of two people and a bot at the start panel."""
    page = table.page
    tab_to(page, "[name=count]")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "[name='seat.0.name']")
    page.keyboard.press("Control+a")
    page.keyboard.type("Key Board")
    tab_to(page, "[name='seat.1.kind']")
    page.keyboard.type("person")
    tab_to(page, "[name='seat.2.kind']")
    page.keyboard.type("random")
    tab_to(page, "[name=seed]")
    page.keyboard.type("4")
    tab_to(page, ".tl-start [type=submit]")
    page.keyboard.press("Enter")
    expect(table.root).to_have_attribute("data-phase", "play")
    tab_to(page, ".tl-picks select", "Shift+Tab")
    table.rest()


def test_a_turn_on_the_board(table: Table) -> None:
    page = table.page
    start(table)
    expect(table.find(".tl-seat")).to_have_count(3)
    expect(table.find(".tl-points")).to_contain_text("Key Board")
    tab_to(page, ".tl-target")
    places = {page.evaluate(_TARGET)}
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "End", "Home"):
        page.keyboard.press(key)
        places.add(page.evaluate(_TARGET))
    assert len(places) > 3
    walk_to(table, table.targets[1])
    before = table.entries
    page.keyboard.press("Enter")
    expect(table.root).not_to_have_attribute("data-entries", str(before))
    table.rest()
    assert page.evaluate(_IN_TABLE)


def test_a_turn_on_the_buttons_and_the_focus_stays(table: Table) -> None:
    page = table.page
    start(table)
    for _ in range(4):
        tab_to(page, ".tl-action")
        before = table.entries
        page.keyboard.press("Space")
        expect(table.root).not_to_have_attribute("data-entries", str(before))
        table.rest()
        assert page.evaluate(_IN_TABLE), "the focus fell out of the table"


def test_a_refusal_is_read_and_mended(table: Table) -> None:
    page = table.page
    start(table)
    tab_to(page, ".tl-target")
    illegal = ".tl-target:not(.legal)[data-target^='space-']"
    walk_to(table, table.find(illegal).first.get_attribute("data-target") or "")
    page.keyboard.press("Enter")
    expect(table.notice).to_be_visible()
    tab_to(page, ".tl-notice summary", "Shift+Tab")
    page.keyboard.press("Enter")
    expect(table.notice.locator(".tl-ruletext")).to_be_visible()
    tab_to(page, ".tl-notice .tl-broken .tl-button")
    before = table.entries
    page.keyboard.press("Enter")
    expect(table.root).not_to_have_attribute("data-entries", str(before))
    expect(table.notice).to_be_hidden()
    table.rest()
    assert page.evaluate(_IN_TABLE)


def test_a_rule_is_opened_and_closed(table: Table) -> None:
    page = table.page
    start(table)
    tab_to(page, ".tl-log .tl-rulechip")
    rule = page.evaluate("document.activeElement.dataset.rule")
    page.keyboard.press("Enter")
    dialog = table.find("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator(".tl-ruleid").first).to_have_text(rule)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert page.evaluate("document.activeElement.dataset.rule") == rule


def walk_to(table: Table, target: str) -> None:
    """Go from place to place with the arrow keys."""
    page = table.page
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        for _ in range(12):
            if page.evaluate(_TARGET) == target:
                return
            before = page.evaluate(_TARGET)
            page.keyboard.press(key)
            if page.evaluate(_TARGET) == before:
                break
    raise AssertionError(f"{target} is not reached by the arrow keys")
