"""Tables without a browser."""

from __future__ import annotations

from typing import Any

import pytest
from tablelab_widgets.table.controller import Controller
from tablelab_widgets.table.start import Setup

from tablelab.games import get
from tests.widgets.table.scene import Deal, draw


@pytest.fixture
def deal() -> Deal:
    """Starts a match: ``deal("human", "greedy")``."""

    def start(*kinds: str, seed: int = 5, drawing: Any = draw) -> Controller:
        controller = Controller(get("raids"), drawing)
        names = ("Ada", "Ben", "Cleo", "Dana")[: len(kinds)]
        controller.begin(Setup(names, kinds, seed, "en", {}))
        return controller

    return start
