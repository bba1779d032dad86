"""How the seats are told apart on every board: colour, letter and pattern."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Livery:
    """The look of a seat's pieces; ``pattern`` is drawn in ``main`` on ``pale``."""

    letter: str
    main: str
    deep: str
    pale: str
    pattern: str


LIVERIES = (
    Livery("A", "#e0861b", "#8a4d07", "#fdebd2", "bars"),
    Livery("B", "#2f7fc1", "#174a78", "#dcecf9", "bands"),
    Livery("C", "#2b9b72", "#0f5a40", "#d8f1e6", "chequers"),
    Livery("D", "#cf6ea6", "#833663", "#fae3f0", "lozenge"),
    Livery("E", "#6d6a75", "#34323a", "#eceaf0", "cross"),
    Livery("F", "#7d59b8", "#452b73", "#ece4f8", "plain"),
    Livery("G", "#dcc93a", "#6a5c06", "#faf5cf", "saltire"),
    Livery("H", "#7c3326", "#4f1a10", "#f3dcd5", "ring"),
)
"""The liveries of the seats (the colours stay apart for colour-blind eyes)."""

NEUTRAL = Livery("", "#98a1a6", "#525b60", "#e9ecee", "plain")
"""The livery of what belongs to nobody."""
