"""An event loop of its own for a test.

The browser tests leave a loop running in the thread of the tests that come after them in the same
process, and a loop cannot be started within another: so each scene runs in a thread of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def run(scene: Coroutine[Any, Any, None]) -> None:
    """Run a scene to its end; what it raises is raised here."""
    with ThreadPoolExecutor(max_workers=1) as pool:
        pool.submit(asyncio.run, scene).result()
