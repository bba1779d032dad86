"""A phone: narrow, and touched by fingers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser

from tests.browser.chromium import Witness
from tests.browser.table import Table

PHONE = {"width": 375, "height": 812}

_OVERFLOW = "document.scrollingElement.scrollWidth - window.innerWidth"


@contextmanager
def phone(browser: Browser, address: str) -> Iterator[Table]:
    """A table on a phone; nothing may be asked of other machines, and nothing complain."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    witness = Witness().watch(context)
    page = context.new_page()
    yield Table(page).open(address)
    with page.expect_event("close"):
        page.close(run_before_unload=True)
    context.close()
    assert witness.outside == []
    assert witness.complaints == []


def fits(table: Table) -> bool:
    """Whether nothing has to be pushed sideways."""
    return int(table.page.evaluate(_OVERFLOW)) <= 0
