"""The command line: ``tablelab serve | games | simulate | check | bench | review | new-game``."""

from __future__ import annotations

from tablelab.cli.main import main

__all__ = ["main"]
