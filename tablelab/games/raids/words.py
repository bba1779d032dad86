"""Raids in words."""

from __future__ import annotations

from typing import Any


def noun(text: Any, field: str, value: object) -> str:
    """A placeholder's value in words."""
    return str(value)


def describe(view: Any, action: Any, text: Any) -> str:
    """What the action means here."""
    return str(action)


def prompt(view: Any, text: Any) -> str:
    """Whose turn it is."""
    return ""


def board_text(view: Any, text: Any) -> str:
    """The table as text."""
    return ""
