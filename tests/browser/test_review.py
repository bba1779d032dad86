"""Reviewing a saved match: a file is opened, judged, and shown with its curve and its turn."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tablelab import games, lab
from tablelab.core.record import save
from tests.browser.lessons import Piece, open_lesson
from tests.browser.serving import Server
from tests.browser.table import PATIENCE


@pytest.fixture(scope="module")
def content() -> str:
    """A saved match of Red Peak that a single choice has turned."""
    players = ["random", "greedy", "greedy"]
    return save(lab.as_match(games.get("red_peak"), 3, players, seed=7, number=0))


@pytest.fixture
def review(page: Page, site: Server) -> Piece:
    """A review that waits for a file."""
    (piece,) = open_lesson(page, site.table("play/review.ipynb"), 1)
    return piece


def choose(piece: Piece, content: str) -> None:
    """Open a file as a person does."""
    with piece.page.expect_file_chooser() as chooser:
        piece.button("open").click()
    file = {"name": "match.jsonl", "mimeType": "application/jsonl", "buffer": content.encode()}
    chooser.value.set_files(file)


def reviewed(piece: Piece) -> None:
    """Wait until the review has come."""
    expect(piece.find(".tl-chart .scatterlayer .trace").first).to_be_attached(timeout=3 * PATIENCE)
    expect(piece.block("board").locator(".main-svg").first).to_be_visible(timeout=PATIENCE)


def test_a_saved_match_shows_its_curve_and_its_turn(review: Piece, content: str) -> None:
    choose(review, content)
    reviewed(review)
    expect(review.block("heading")).to_contain_text("Red Peak")
    assert review.find(".tl-chart .shapelayer path").count() == 1
    turn = review.find(".tl-turncard")
    expect(turn).to_have_count(1)
    expect(turn).to_have_attribute("aria-pressed", "true")
    expect(turn).to_contain_text("→")
    expect(review.block("lines").locator(".tl-rulechip").first).to_be_visible()
    text = review.find(".tl-textbox pre, .tl-textbox p").first
    after = text.text_content()
    review.find("[data-way=before]").click()
    expect(text).not_to_have_text(after or "", timeout=PATIENCE)
    turn.press("Enter")
    expect(text).to_have_text(after or "", timeout=PATIENCE)
    assert turn.evaluate("node => node === document.activeElement")


def test_a_damaged_file_is_refused_and_nothing_is_lost(review: Piece, content: str) -> None:
    choose(review, content)
    reviewed(review)
    for bad, said in ((content[: len(content) // 2], "something is wrong in line"),):
        choose(review, bad)
        expect(review.block("verdict")).to_contain_text(said, timeout=PATIENCE)
    choose(review, "x" * 2_000_001)
    expect(review.block("verdict")).to_contain_text("too large", timeout=PATIENCE)
    expect(review.find(".tl-turncard")).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_grave_fault_and_nothing_wider_than_a_phone(
    review: Piece, page: Page, content: str, theme: str
) -> None:
    page.set_viewport_size({"width": 375, "height": 800})
    if theme == "dark":
        page.locator("[data-theme-switch]").click()
        expect(review.root).to_have_attribute("data-theme", "dark")
    choose(review, content)
    reviewed(review)
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    found = Axe().run(page).response["violations"]
    assert [each for each in found if each["impact"] in ("serious", "critical")] == []
