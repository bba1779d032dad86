"""A lesson in the browser: its pieces, and what a learner does with them."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.table import PATIENCE


class Piece:
    """One piece of a lesson. Everything is done with real clicks and keys."""

    def __init__(self, page: Page, number: int) -> None:
        self.page = page
        self.root = page.locator(".tl-lesson").nth(number)

    def find(self, selector: str) -> Locator:
        """Something within the piece."""
        return self.root.locator(selector)

    def block(self, kind: str) -> Locator:
        """The part that shows blocks of a kind."""
        return self.find(f"[data-block={kind}]")

    def button(self, name: str) -> Locator:
        """A button by what it sends."""
        return self.find(f"[data-press={name}]")

    def press(self, name: str) -> None:
        """Press a button and wait for the answer."""
        self.button(name).click()
        self.rest()

    def mark(self, row: int, allowed: bool) -> None:
        """Say of an action whether it is allowed."""
        self.find(f"[data-mark='{row}-{str(allowed).lower()}']").check()
        self.rest()

    def rest(self) -> None:
        """Wait until the kernel has answered."""
        expect(self.root).to_have_attribute("data-busy", "false", timeout=PATIENCE)

    def see(self) -> Piece:
        """Bring the piece into sight, and its board with it."""
        self.root.scroll_into_view_if_needed()
        board = self.block("board")
        if board.count():
            expect(board.locator(".main-svg").first).to_be_visible(timeout=PATIENCE)
        return self

    @property
    def verdict(self) -> str:
        """What is said of the answer."""
        return self.block("verdict").first.inner_text()


def open_lesson(page: Page, address: str, pieces: int) -> list[Piece]:
    """Open a notebook with so many pieces, and wait until all are drawn."""
    page.goto(address)
    drawn = page.locator(".tl-lesson:has(.tl-block)")
    expect(drawn).to_have_count(pieces, timeout=2 * PATIENCE)
    return [Piece(page, number) for number in range(pieces)]
