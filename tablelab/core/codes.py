"""Codes: each action of a game as a short text, such as ``sail:7``, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from tablelab.core.errors import BadCode

A = TypeVar("A")


class Codes(Generic[A]):
    """All actions that a game has, by code; every action has exactly one.

    ``title`` and ``examples`` are for whoever gives a code that does not exist. Raises ValueError
    if two codes stand for the same action.
    """

    def __init__(self, title: str, actions: Mapping[str, A], examples: str) -> None:
        self._title = title
        self._examples = examples
        self._actions = dict(actions)
        self._codes = {action: code for code, action in self._actions.items()}
        if len(self._codes) != len(self._actions):
            raise ValueError(f"two codes of {title} stand for the same action")

    def parse(self, code: str) -> A:
        """The action of a code, always the same object; raises BadCode for a text that is none."""
        try:
            return self._actions[code]
        except (KeyError, TypeError):
            raise BadCode(
                f"{code!r} is no action of {self._title}; actions look like {self._examples}"
            ) from None

    def code(self, action: A) -> str:
        """The canonical code of an action."""
        return self._codes[action]
