"""What goes over the wire from a kernel to a page: websocket frames, read as Jupyter packs them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocket

_SEALED = ("autosave", "sprites", "plotly")
"""Messages that are the same for everybody, or that only the kernel's machine can read."""


@dataclass
class Wire:
    """Listens to all frames that a page receives from now on."""

    frames: list[bytes] = field(default_factory=list)

    def tap(self, page: Page) -> Wire:
        """Listen to a page that has not been opened yet."""
        page.on("websocket", self._watch)
        return self

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._keep)

    def _keep(self, frame: str | bytes) -> None:
        self.frames.append(frame.encode() if isinstance(frame, str) else frame)

    def clear(self) -> None:
        """Forget what came so far."""
        self.frames.clear()

    @property
    def text(self) -> str:
        """All frames as one text. (What is not ASCII may be written in several ways.)"""
        return "\n".join(frame.decode("utf-8", "replace") for frame in self.frames)

    def told(self) -> set[str]:
        """What widgets were told, without what differs from page to page for no reason."""
        found = set()
        for frame in self.frames:
            data = _content(frame).get("data")
            if not isinstance(data, dict) or data.get("content", {}).get("kind") in _SEALED:
                continue
            data.get("state", {}).get("snapshot", {}).pop("ack", None)
            if data.get("method") == "update":
                found.add(json.dumps(data, sort_keys=True))
        return found


def _content(frame: bytes) -> dict[str, Any]:
    """The content of a message: of a plain JSON frame, or of one in Jupyter's own format, which
    begins with the number of its parts and where each of them begins (little endian, 8 bytes)."""
    if frame.startswith(b"{"):
        parsed = json.loads(frame)
        return parsed.get("content") or {}
    count = int.from_bytes(frame[:8], "little")
    starts = [int.from_bytes(frame[8 * n : 8 * n + 8], "little") for n in range(1, count + 1)]
    found: dict[str, Any] = json.loads(frame[starts[4] : starts[5]])
    return found
