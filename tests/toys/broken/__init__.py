"""Trove with one fault each, and the check of the battery that must find it.

Each class is a mistake that somebody makes when they write a game.
"""

from __future__ import annotations

from tests.toys.broken import ends, refusals, secrets, states, words
from tests.toys.broken.registry import BROKEN

__all__ = ["BROKEN", "ends", "refusals", "secrets", "states", "words"]
