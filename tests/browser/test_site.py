"""The pages around the table: how one comes to it, and what stays when one leaves."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.chromium import Witness
from tests.browser.serving import Server, eventually
from tests.browser.table import Table

KERNEL = re.compile(r"/api/kernels/([\w-]+)/channels")


def test_from_the_landing_page_to_a_table(page: Page, site: Server) -> None:
    page.goto(site.address)
    page.locator("a[href$='play/raids.ipynb']").click()
    table = Table(page).rest()
    assert page.url == site.table()
    assert table.data("phase") == "start"
    assert "Raids" in page.title()


def test_a_reloaded_or_closed_page_leaves_no_kernel(
    page: Page, site: Server, witness: Witness, desk: BrowserContext
) -> None:
    Table(page).open(site.table())
    page.reload()
    Table(page).rest()
    first, second = dict.fromkeys(_kernels(witness))
    assert _gone(desk, site, first)
    assert desk.request.get(site.url(f"api/kernels/{second}")).status == 200
    with page.expect_event("close"):
        page.close(run_before_unload=True)
    assert _gone(desk, site, second)


def test_the_witness_sees_what_goes_wrong(page: Page, site: Server, witness: Witness) -> None:
    page.goto(site.address)
    with page.expect_event("console"):
        page.evaluate("fetch('http://elsewhere.example/x').catch(() => null)")
    with page.context.expect_event("weberror"):
        page.evaluate("() => { setTimeout(() => { throw new Error('a fault'); }); }")
    assert witness.outside == ["http://elsewhere.example/x"]
    assert len(witness.complaints) == 2
    assert "elsewhere.example" in witness.complaints[0]
    assert "a fault" in witness.complaints[1]
    witness.addresses.clear()
    witness.complaints.clear()


def _kernels(witness: Witness) -> list[str]:
    """The kernels to which pages have connected, in order."""
    return [found[1] for address in witness.addresses if (found := KERNEL.search(address))]


def _gone(desk: BrowserContext, site: Server, kernel: str) -> bool:
    """Whether a kernel ends within some seconds."""
    address = site.url(f"api/kernels/{kernel}")
    return eventually(lambda: desk.request.get(address).status == 404)


def test_of_a_page_in_both_languages_only_the_readers_is_listed(page: Page, site: Server) -> None:
    page.goto(site.url(""))
    shown = page.locator(".site-others a[href*='analysis/review']:visible")
    expect(shown).to_have_count(1)
    expect(shown).to_have_attribute("hreflang", "en")
    page.locator("button[data-language=de]").click()
    expect(shown).to_have_count(1)
    expect(shown).to_have_attribute("hreflang", "de")
