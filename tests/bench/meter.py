"""What measures inside the page: when a board is painted, and how long after a click or key."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocket

METER = """
(() => {
  const meter = { first: null, began: 0, waits: [] };
  window.meter = meter;
  const next = requestAnimationFrame;
  const painted = (then) => next(() => next(() => then(performance.now())));
  const begin = (event) => { meter.began = event.timeStamp; };
  addEventListener("pointerdown", begin, { capture: true });
  addEventListener("keydown", begin, { capture: true });
  new MutationObserver((changes) => {
    if (!changes.some(({ target }) => target.dataset.painted !== undefined)) return;
    if (meter.first === null) painted((now) => { meter.first ??= now; });
    const began = meter.began;
    if (!began) return;
    meter.began = 0;
    painted((now) => meter.waits.push(now - began));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-painted"] });
})();
"""
"""Every board that is drawn sets ``data-painted``; the second frame after it is on the screen."""


class Traffic:
    """Bytes over the websockets of a page, in both directions."""

    def __init__(self, page: Page) -> None:
        self.received = 0
        self.sent = 0
        page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)
        socket.on("framesent", self._send)

    def _receive(self, payload: str | bytes) -> None:
        self.received += _size(payload)

    def _send(self, payload: str | bytes) -> None:
        self.sent += _size(payload)


def _size(payload: str | bytes) -> int:
    return len(payload.encode() if isinstance(payload, str) else payload)


def first_board(page: Page, address: str) -> float:
    """Milliseconds from asking for the page to its painted board."""
    page.add_init_script(METER)
    page.goto(address, wait_until="commit")
    page.wait_for_function("window.meter?.first", timeout=60_000)
    return float(page.evaluate("meter.first"))


def last_wait(page: Page, number: int) -> float:
    """Milliseconds from the ``number``-th click or key (from 1) to its painted board."""
    page.wait_for_function(f"meter.waits.length >= {number}", timeout=30_000)
    return float(page.evaluate(f"meter.waits[{number - 1}]"))
