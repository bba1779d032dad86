"""What axe finds at the start, in the middle and at the end of a game, in light and dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.matches import asked, last_decision, saved_at
from tests.browser.table import Table

GRAVE = ("serious", "critical")


def faults(table: Table) -> list[str]:
    """Every serious or critical fault of the page: its rule, and the first place."""
    found = Axe().run(table.page).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['html'][:200]} {node['failureSummary']}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_grave_fault(table: Table, theme: str) -> None:
    if theme == "dark":
        table.page.locator("[data-theme-switch]").click()
        expect(table.root).to_have_attribute("data-theme", "dark")
        table.rest()
    table.find(".tl-options > summary").click()
    assert faults(table) == []

    table.load(saved_at(asked("bid"), "human", "human", "human", "human"))
    illegal = table.find(".tl-target:not(.legal)[data-target^='space-']").first
    table.click(illegal.get_attribute("data-target") or "")
    table.notice.locator("summary").first.click()
    table.find(".tl-textbox > summary").click()
    assert faults(table) == []
    table.tool("rules").click()
    assert faults(table) == []
    table.find("dialog .tl-close").click()

    table.load(saved_at(last_decision(), "human", "human", "human", "human"))
    table.press(table.codes[-1])
    expect(table.find(".tl-chart .barlayer .trace").first).to_be_attached()
    assert faults(table) == []
    table.find(".tl-replay input").fill("3")
    expect(table.find(".tl-back")).to_be_visible()
    table.rest()
    assert faults(table) == []
