"""Several tables on one page: they share what is loaded, and nothing else."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.serving import Server
from tests.browser.table import PATIENCE, Table


def test_two_tables_play_side_by_side_with_code_that_was_loaded_once(
    page: Page, site: Server
) -> None:
    page.goto(site.table("play/pair.ipynb"), wait_until="commit")
    ships, sea = _both(page)
    expect(ships.root).to_have_attribute("data-painted", "0", timeout=PATIENCE)
    sea.find(".tl-curtain .tl-button").click()
    expect(sea.root).to_have_attribute("data-painted", "0")
    assert page.evaluate("tablelabCode.size") == 1
    ships.find(".tl-action").first.click()
    expect(ships.root).to_have_attribute("data-painted", "1")
    expect(sea.root).to_have_attribute("data-entries", "0")
    identities = page.evaluate("[...document.querySelectorAll('[id]')].map((node) => node.id)")
    assert len(identities) == len(set(identities))


def _both(page: Page) -> list[Table]:
    """The two tables, each as if it were alone."""
    tables = [Table(page), Table(page)]
    for number, table in enumerate(tables):
        table.root = page.locator(".tablelab-table").nth(number)
        table.root.wait_for(timeout=PATIENCE)
    return tables
