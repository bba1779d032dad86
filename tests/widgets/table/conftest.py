"""Tables without a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from tablelab_widgets.table.controller import Controller
from tablelab_widgets.table.start import Setup

from tablelab.games import get
from tests.widgets.table.scene import Deal, draw


@pytest.fixture(autouse=True)
def no_loop_left_over() -> Iterator[None]:
    """Playwright leaves a loop running in this thread when browser tests came before in the same
    process; tables ask whether one runs, so a test begins without."""
    left_over = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(left_over)


@pytest.fixture
def deal() -> Deal:
    """Starts a match: ``deal("human", "greedy")``."""

    def start(*kinds: str, seed: int = 5, drawing: Any = draw) -> Controller:
        controller = Controller(get("raids"), drawing)
        names = ("Ada", "Ben", "Cleo", "Dana")[: len(kinds)]
        controller.begin(Setup(names, kinds, seed, "en", {}))
        return controller

    return start
