"""One site, one browser a session; each test has a page of its own and a witness beside it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.chromium import Witness, chromium, executable
from tests.browser.notebooks import OWN, write_notebook
from tests.browser.serving import ROOT, Server, eventually, tablelab_serve
from tests.browser.table import Table

DESK = {"width": 1280, "height": 900}
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder drive the browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The one browser; without Chromium there is nothing to test, except where it is promised."""
    if executable() is None:
        reason = "Chromium is not installed: apt install chromium"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """``tablelab serve`` on our notebooks and some that only tests need."""
    folder = tmp_path_factory.mktemp("site") / "notebooks"
    shutil.copytree(ROOT / "notebooks", folder)
    for name, source in OWN.items():
        write_notebook(folder / "play" / f"{name}.ipynb", source)
    with tablelab_serve(folder.parent, "--notebooks", str(folder)) as server:
        yield server
        kernels = server.kernels
    assert eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in kernels))


@pytest.fixture(scope="session")
def desk(browser: Browser) -> Iterator[BrowserContext]:
    """A browser window for all tests, so that scripts are fetched once only."""
    context = browser.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture(scope="session")
def _witness(desk: BrowserContext) -> Witness:
    return Witness().watch(desk)


@pytest.fixture
def witness(_witness: Witness) -> Iterator[Witness]:
    """Sees all that the test's page does: no request leaves the machine, nothing complains."""
    _witness.addresses.clear()
    _witness.complaints.clear()
    yield _witness
    assert _witness.outside == []
    assert _witness.complaints == []


@pytest.fixture
def page(desk: BrowserContext, witness: Witness, site: Server) -> Iterator[Page]:
    """A fresh page, of a browser that remembers nothing of earlier games."""
    made = desk.new_page()
    session = desk.new_cdp_session(made)
    session.send(
        "Storage.clearDataForOrigin", {"origin": site.address, "storageTypes": "local_storage"}
    )
    yield made
    if not made.is_closed():
        with made.expect_event("close"):
            made.close(run_before_unload=True)


@pytest.fixture
def table(page: Page, site: Server) -> Table:
    """The table of Raids, at its start panel."""
    return Table(page).open(site.table())
