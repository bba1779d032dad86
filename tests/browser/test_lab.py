"""The play notebook in JupyterLab."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import Witness
from tests.browser.serving import ROOT, Server, jupyter_lab
from tests.browser.table import PATIENCE, Table

DESK = {"width": 1400, "height": 1000}


@pytest.fixture(scope="module")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab on a copy of the play notebook."""
    folder = tmp_path_factory.mktemp("lab")
    shutil.copy(ROOT / "notebooks" / "play" / "raids.ipynb", folder)
    with jupyter_lab(folder) as server:
        yield server


def test_the_notebook_runs_and_a_click_moves_a_ship(browser: Browser, lab: Server) -> None:
    context = browser.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce")
    witness = Witness().watch(context)
    page = context.new_page()
    page.goto(lab.url("lab/tree/raids.ipynb?reset"))
    table = run_all(page)
    table.begin("human", "human", "human", seed=5)
    name = table.find(".tl-who").inner_text().split()[-1]
    target = table.targets[1]
    table.click(target)
    assert table.entries == 1
    label = table.find(f".tl-target[data-target='{target}']").get_attribute("aria-label")
    assert name in (label or "")

    # JupyterLab's own keys leave the table alone: b makes a cell, x cuts one.
    cells = page.locator(".jp-Notebook .jp-Cell").count()
    table.find(f".tl-target[data-target='{target}']").focus()
    for key in "bx":
        page.keyboard.press(key)
    table.find(".tl-action").first.focus()
    for key in "bx":
        page.keyboard.press(key)
    table.press(table.codes[0])
    assert table.entries == 2
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells
    context.close()
    assert witness.outside == []
    assert witness.complaints == []


def run_all(page: Page) -> Table:
    """Run the whole notebook by the menu, and wait for its table."""
    page.locator(".jp-Notebook .jp-CodeCell").first.wait_for(timeout=PATIENCE)
    expect(page.locator("#jupyterlab-splash")).to_have_count(0, timeout=PATIENCE)
    # It says "idle" before there is a kernel, and asks for one when a cell is run too early.
    page.locator(".jp-NotebookPanel:has-text('Python 3') [data-status=idle]").wait_for(
        timeout=PATIENCE
    )
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    return Table(page).rest()
