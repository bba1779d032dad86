"""Notebooks in JupyterLab: a table, and a lesson."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import Witness
from tests.browser.lessons import Piece
from tests.browser.notebooks import LESSON, write_notebook
from tests.browser.serving import ROOT, Server, jupyter_lab
from tests.browser.table import PATIENCE, Table

DESK = {"width": 1400, "height": 1000}


@pytest.fixture(scope="module")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab on a copy of the play notebook, and on a lesson."""
    folder = tmp_path_factory.mktemp("lab")
    shutil.copy(ROOT / "notebooks" / "play" / "raids.ipynb", folder)
    write_notebook(folder / "lesson.ipynb", LESSON)
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


def test_a_lesson_is_answered_by_keys(browser: Browser, lab: Server) -> None:
    context = browser.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce")
    witness = Witness().watch(context)
    page = context.new_page()
    page.goto(lab.url("lab/tree/lesson.ipynb?reset"))
    run_cells(page)
    expect(page.locator(".tl-lesson:has(.tl-block)")).to_have_count(9, timeout=2 * PATIENCE)
    cells = page.locator(".jp-Notebook .jp-Cell").count()
    piece = Piece(page, 0).see()
    piece.find("[data-mark='0-true']").focus()
    for key in "bx":
        page.keyboard.press(key)
    page.keyboard.press("Space")
    piece.rest()
    piece.find("[data-mark='1-false']").focus()
    page.keyboard.press("Space")
    piece.rest()
    piece.button("check").focus()
    for key in "bx":
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(piece.block("verdict")).to_contain_text("Right.")
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells
    context.close()
    assert witness.outside == []
    assert witness.complaints == []


def run_all(page: Page) -> Table:
    """Run the whole notebook and wait for its table."""
    run_cells(page)
    return Table(page).rest()


def run_cells(page: Page) -> None:
    """Run the whole notebook by the menu."""
    page.locator(".jp-Notebook .jp-CodeCell").first.wait_for(timeout=PATIENCE)
    expect(page.locator("#jupyterlab-splash")).to_have_count(0, timeout=PATIENCE)
    # It says "idle" before there is a kernel, and asks for one when a cell is run too early.
    page.locator(".jp-NotebookPanel:has-text('Python 3') [data-status=idle]").wait_for(
        timeout=PATIENCE
    )
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
