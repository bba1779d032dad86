"""Scenes of which pictures are taken: a saved match is opened, and the page comes to rest."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.table import Table

Scene = Callable[[Table], None]
PEOPLE = ("human", "human", "human")


def lifted(table: Table) -> None:
    """The curtain is raised, where there is one."""
    if table.data("curtain"):
        table.find(".tl-curtain .tl-button").click()
        expect(table.root).to_have_attribute("data-curtain", "")
        table.rest()


def opened(table: Table, content: str, *, lift: bool = True) -> None:
    """A match is open, its message put away, and the curtain raised if wished."""
    table.load(content)
    table.notice.locator(".tl-close").click()
    expect(table.notice).to_be_hidden()
    table.rest()
    if lift:
        lifted(table)
