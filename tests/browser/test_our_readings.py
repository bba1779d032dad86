"""Our own pages to be read, on a phone: every part arrives, none is wider than the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.serving import Server
from tests.notebooks.stored import READINGS, cells

PHONE = {"width": 375, "height": 740}
PATIENCE = 60_000
WIDER = """() => Array.from(document.querySelectorAll(".site-article *"))
  .filter(part => part.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .map(part => `${part.tagName}.${part.className}`)"""


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in READINGS if name.endswith(".de.ipynb")])
def test_every_part_arrives_and_has_its_place(page: Page, site: Server, name: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(site.table(name), wait_until="domcontentloaded")
    shown = [cell["id"] for cell in cells(name, "code") if cell["outputs"]]
    assert shown
    for cell in shown:
        output = page.locator(f"#part-{cell} .jp-OutputArea-output").first
        expect(output).not_to_be_empty(timeout=PATIENCE)
    expect(page.locator(".site-gap")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator("[data-mime-type='application/vnd.jupyter.stderr']")).to_have_count(0)
    overflow = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not page.evaluate(overflow), page.evaluate(WIDER)[:5]
