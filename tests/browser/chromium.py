"""Chromium as the tests use it, and a witness of all that its pages ask for and complain about."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Whatever a page asks of another machine fails at once, and the witness names it.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
HERE = "127.0.0.1"

HARMLESS = (
    # Voilà brings JupyterLab's older modules along and says so, as a warning or an error.
    r"Unsatisfied version .* of shared singleton module",
)
"""Complaints of other people's code that mean nothing, as patterns."""


def executable() -> str | None:
    """The Chromium of this machine, None when there is none."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """One headless browser with a fresh profile."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable(), headless=True, args=FLAGS
        )
        try:
            yield browser
        finally:
            browser.close()


@dataclass
class Witness:
    """What the pages of a browser context asked for, and what went wrong in them."""

    addresses: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> Witness:
        """Watch all pages of a context, those that are still to come too."""
        context.on("request", lambda request: self.addresses.append(request.url))
        context.on("page", self._watch_page)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.complaints.append(f"uncaught: {error.error}"))
        return self

    def _watch_page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self.addresses.append(socket.url))

    def _hear(self, message: ConsoleMessage) -> None:
        said = f"{message.text} [{message.location.get('url', '')}]"
        if message.type == "error" and not any(re.search(each, said) for each in HARMLESS):
            self.complaints.append(said)

    @property
    def outside(self) -> list[str]:
        """What was asked of other machines; addresses within the page, like blob:, are none."""
        schemes = ("http", "https", "ws", "wss")
        split = ((address, urlsplit(address)) for address in self.addresses)
        return [
            address
            for address, parts in split
            if parts.scheme in schemes and parts.hostname != HERE
        ]
