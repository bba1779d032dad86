"""Planning a day: which tiles to lay so that they can be paid and are worth their volcanoes.

A beam search over paths of a few tiles. Every path in it can be paid with the cards and
multitools at hand; what it is worth is the hope after its night, with the exact odds of the
volcano stack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter
from typing import Any

from tablelab.core.chance import Chance
from tablelab.games.red_peak.actions import LAYS, Action
from tablelab.games.red_peak.chances import stacks
from tablelab.games.red_peak.distances import tiles_left
from tablelab.games.red_peak.prospects import Outlook, expected, nights
from tablelab.games.red_peak.state import State
from tablelab.games.red_peak.turn.laying import (
    QUARTERS,
    fitting_turns,
    target,
    turns_of,
)
from tablelab.games.red_peak.view import View, sample

MOST_TILES = 4
"""A day's path of more tiles is not looked for: it takes too long to agree on and to pay."""

WIDTH = 12
"""So many paths of each length are followed."""

UNKNOWN_BOAT = (3, 1)
"""Symbols and volcano number of a boat that has not been turned up: about the average."""


Step = tuple[int, int, str, int]
"""A tile in a plan: its space, where it leads on, the tile, and the turn with which it is laid
(-1: it lies already)."""


@dataclass(frozen=True, slots=True)
class Morning:
    """A day's position as a plan sees it, hashable. ``laid`` are the tiles of today so far.

    ``hands`` are those that the plan counts on, by seat (known, told, or guessed); ``rest`` is all
    of the view that a plan looks at.
    """

    view: View = field(compare=False)
    hands: tuple[tuple[str, ...], ...]
    laid: tuple[Step, ...]
    supply: tuple[str, ...]
    rest: tuple[Any, ...]

    def anew(self) -> Morning:
        """The same day before anything was laid."""
        supply = tuple(sorted((*self.supply, *(step[2] for step in self.laid))))
        return Morning(self.view, self.hands, (), supply, self.rest)


@dataclass(frozen=True, slots=True)
class Plan:
    """What to lay from now on, tile by tile, and what the day is worth by the planner's lights."""

    steps: tuple[Step, ...]
    value: float

    @property
    def next(self) -> Action | None:
        """The next tile to lay, or None."""
        return LAYS[self.steps[0][2]][self.steps[0][3]] if self.steps else None


@dataclass(slots=True)
class _Way:
    """A path in the search: how the day began, and what it takes and brings."""

    path: list[int]
    headings: list[int]
    supply: tuple[str, ...]
    owner: dict[str, str]
    multitools: int
    gains: Counter[str]
    volcanoes: tuple[int, ...]
    steps: tuple[Step, ...]
    value: float = 0.0


def morning(view: View, hands: tuple[tuple[str, ...], ...]) -> Morning:
    """The position of a view while tiles are laid."""
    here = view.adventurer + 1
    rest = (
        view.house,
        view.path[:here],
        view.headings[:here],
        view.volcano,
        view.tent - view.lava,
        view.multitools,
        view.time_tiles,
        view.boats,
        view.boat_stack,
        view.bonuses,
        view.tasks,
        view.hand_sizes,
        id(view.parts),
    )
    laid = zip(view.path[here:], view.headings[here:], view.tiles[here:], strict=True)
    return Morning(view, hands, tuple((*step, -1) for step in laid), view.supply, rest)


@lru_cache(maxsize=256)
def plan(day: Morning) -> Plan:
    """The best day that goes on from what has been laid; cached, since all seats ask the same."""
    if day.laid:
        whole = plan(day.anew())
        done = len(day.laid)
        if [step[:3] for step in whole.steps[:done]] == [step[:3] for step in day.laid]:
            return Plan(whole.steps[done:], whole.value)
    search = _Search(day)
    ways = [search.laid()]
    best = ways[0]
    for _ in range(len(day.laid), MOST_TILES):
        found = [further for way in ways for further in search.further(way)]
        if not found:
            break
        found.sort(key=attrgetter("value"), reverse=True)
        ways = _distinct(found)
        if ways[0].value > best.value:
            best = ways[0]
    return Plan(best.steps, best.value)


def _distinct(ways: list[_Way]) -> list[_Way]:
    """The best ways, of those that come to the same end with the same tiles only one."""
    kept: dict[object, _Way] = {}
    for way in ways:
        kept.setdefault((way.path[-1], way.headings[-1], way.supply), way)
        if len(kept) == WIDTH:
            break
    return list(kept.values())


class _Search:
    """One day's search. ``state`` is scratch paper on which the rules check each path."""

    def __init__(self, day: Morning) -> None:
        view = day.view
        self.view = view
        self.day = day
        self.parts = view.parts
        self.state = scratch(view)
        self.stack, self.full = stacks(view)
        self.margin = view.tent - view.lava
        self.shows: dict[str, list[str]] = {tool: [] for tool in self.parts.tools}
        for hand in day.hands:
            for card in hand:
                for tool in self.parts.cards[card].tools:
                    self.shows[tool].append(card)

    def laid(self) -> _Way:
        """What lies already; tiles that cannot be paid bring nothing."""
        view, here = self.view, self.view.adventurer + 1
        way = _Way(
            list(view.path[:here]),
            list(view.headings[:here]),
            self.day.supply,
            {},
            0,
            Counter(),
            (),
            (),
        )
        for space, heading, tile, _ in self.day.laid:
            paid = self._paid(way, tile)
            if paid is None:
                way.path.append(space)
                way.headings.append(heading)
                continue
            way = self._longer(way, (space, heading, tile, -1), paid)
        way.steps = ()
        way.value = self._value(way)
        return way

    def further(self, way: _Way) -> Iterator[_Way]:
        """All ways that are longer by one tile and can be paid."""
        state = self.state
        state.path, state.headings = way.path, way.headings
        if len(way.path) - 1 - self.view.adventurer > len(way.volcanoes):
            return  # what lies already cannot be paid
        fitting = fitting_turns(state)
        if not fitting:
            return
        spaces = {turn: target(state, turn) for turn in fitting}
        for tile in way.supply:
            turns = [turn for turn in turns_of(self.parts.paths[tile], state) if turn in fitting]
            paid = self._paid(way, tile) if turns else None
            if paid is None:
                continue
            for turn in turns:
                heading = way.headings[-1]
                if turn in QUARTERS:
                    heading = (heading + QUARTERS[turn]) % 4
                yield self._longer(way, (spaces[turn], heading, tile, turn), paid)

    def _longer(self, way: _Way, step: Step, paid: tuple[dict[str, str], int]) -> _Way:
        space, heading, tile, _ = step
        gains = way.gains.copy()
        gains.update(self.parts.paths[tile].rewards)
        if space in self.view.bonuses:
            gains.update(("card", "card"))  # what lies there is unknown: about as good as two cards
        longer = _Way(
            [*way.path, space],
            [*way.headings, heading],
            tuple(other for other in way.supply if other != tile),
            paid[0],
            paid[1],
            gains,
            (*way.volcanoes, self.parts.paths[tile].volcano),
            (*way.steps, step),
        )
        longer.value = self._value(longer)
        return longer

    def _paid(self, way: _Way, tile: str) -> tuple[dict[str, str], int] | None:
        """Cards and the symbols they pay, and multitools, with this tile too; None: too dear."""
        owner, spent = way.owner.copy(), way.multitools
        for tool in self.parts.paths[tile].tools:
            if not self._assign(tool, owner, set()):
                spent += 1
                if spent > self.view.multitools:
                    return None
        return owner, spent

    def _assign(self, tool: str, owner: dict[str, str], tried: set[str]) -> bool:
        """Find a card for a symbol, exchanging others if need be (Kuhn's matching)."""
        cards = self.shows[tool]
        for card in cards:
            if card not in owner:
                owner[card] = tool
                return True
        for card in cards:
            if card not in tried:
                tried.add(card)
                if self._assign(owner[card], owner, tried):
                    owner[card] = tool
                    return True
        return False

    def _value(self, way: _Way) -> float:
        view, gains = self.view, way.gains
        boats = [self.parts.boats[boat] for boat in view.boats]
        turned = min(gains["boat"], len(view.boat_stack))
        outlook = Outlook(
            tiles=self._tiles_left(way),
            cards=sum(view.hand_sizes) - len(way.owner) + gains["card"],
            multitools=view.multitools - way.multitools + gains["multitool"],
            time_tiles=view.time_tiles + gains["time"],
            supply=len(way.supply) + min(gains["path"], len(view.stack)),
            boats=(
                *((len(boat.tools), boat.volcano) for boat in boats),
                *(UNKNOWN_BOAT for _ in range(turned)),
            ),
            more_boats=len(view.boat_stack) > turned,
        )
        return expected(outlook, nights(self.stack, self.full, self.margin, way.volcanoes))

    def _tiles_left(self, way: _Way) -> int:
        paid = self.view.adventurer + 1 + len(way.volcanoes)
        state = self.state
        return tiles_left(state, tuple(way.path[:paid]), way.headings[paid - 1])


class _First(Chance):
    """For scratch paper only: what is hidden there is never looked at."""

    def _one_of(self, kind: str, items: Any) -> Any:
        return items[0]


def scratch(view: View) -> State:
    """A state to ask the rules about what lies open; hidden hands in it mean nothing."""
    return sample(view, _First())
