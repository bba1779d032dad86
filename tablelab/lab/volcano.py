"""The volcano of Red Peak as a forecaster: what it announced, and what came."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tablelab.core.events import Event
from tablelab.games.red_peak.components import VOLCANO_TILES

KINDS = dict(
    zip(("red_peak.quiet", "red_peak.erupts", "red_peak.erupts_twice"), VOLCANO_TILES, strict=True)
)
"""The kind of volcano tile that a message tells of."""

Draw = tuple[float, bool]
"""The forecast of lava (0 to 1) just before a draw, and whether lava came."""


class Draws:
    """Listens to a game and notes the ``draws`` of volcano tiles.

    The forecast is what everybody can count: the tiles that are still in the stack. ``full`` is
    the number of tiles by kind in a full one.
    """

    def __init__(self, full: Mapping[str, int]) -> None:
        self.draws: list[Draw] = []
        self._full = dict(full)
        self._left = dict(full)

    def __call__(
        self,
        rule: str,
        key: str,
        /,
        *,
        audience: tuple[int, ...] | None = None,
        twin: Event | None = None,
        **data: Any,
    ) -> None:
        """One event of the game."""
        if key == "red_peak.volcano_reshuffled":
            self._left = dict(self._full)
        elif (kind := KINDS.get(key)) is not None:
            self.draws.append((1 - self._left["none"] / sum(self._left.values()), kind != "none"))
            self._left[kind] -= 1


@dataclass(frozen=True, slots=True)
class Group:
    """Draws with about the same forecast: ``forecast`` is its mean, ``lava`` how often it came."""

    low: float
    high: float
    number: int
    forecast: float
    lava: int


def grouped(draws: Iterable[Draw], edges: Sequence[float]) -> list[Group]:
    """The draws by forecast: from each of the ``edges`` (rising) up to, not with, the next one.

    Groups without any draw are left out.
    """
    found = list(draws)
    groups = []
    for low, high in pairwise(edges):
        inside = [draw for draw in found if low <= draw[0] < high]
        if inside:
            forecast = sum(said for said, _ in inside) / len(inside)
            lava = sum(came for _, came in inside)
            groups.append(Group(low, high, len(inside), forecast, lava))
    return groups
