"""The components of Submarine, read from ``components.toml``.

A marker is a number: kind times five plus colour. The kinds 0 to 11 are the artefacts, kind 12 is
the shell. A square is a number too: column (0 to 5) times four plus depth (0 to 3 for the levels 2
to 5).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

COLUMNS = 6
DEPTHS = 4
COLOURS = 5
KINDS = 12
SHELL = KINDS

LEFT_DOCK = -1
RIGHT_DOCK = COLUMNS

SQUARES = tuple(range(COLUMNS * DEPTHS))
ARTEFACTS = tuple(range(KINDS * COLOURS))
SHELLS = tuple(range(SHELL * COLOURS, (SHELL + 1) * COLOURS))


def square(column: int, depth: int) -> int:
    """The number of a square."""
    return column * DEPTHS + depth


def column_of(place: int) -> int:
    """The column (0 to 5) of a square."""
    return place // DEPTHS


def depth_of(place: int) -> int:
    """The depth (0 to 3, for the levels 2 to 5) of a square."""
    return place % DEPTHS


def kind_of(marker: int) -> int:
    """The kind of a marker: 0 to 11 an artefact, 12 the shell."""
    return marker // COLOURS


def colour_of(marker: int) -> int:
    """The colour of a marker, which is that of the card that pays for it."""
    return marker % COLOURS


@dataclass(frozen=True, slots=True)
class Crew:
    """What a player gets at a number of players; ``linear`` is the optional number of cards."""

    players: int
    submarines: int
    cards: int
    linear: int
    source: str


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box; ``sources`` says where each value comes from."""

    about: dict[str, Any]
    colours: tuple[str, ...]
    kinds: tuple[str, ...]
    markers: tuple[int, ...]
    hand: int
    each_colour: int
    dry_voyages: int
    crews: dict[int, Crew]
    sources: dict[str, str]


def read(path: Traversable) -> Components:
    """The components in ``path``; raises ValueError when they do not fit the game."""
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    crews = {item["players"]: Crew(**item) for item in raw["crew"]}
    sources = {
        f"{table}.{name}": where
        for table, content in raw.items()
        if isinstance(content, dict)
        for name, where in content.get("source", {}).items()
    }
    sources |= {f"crew.{players}": crew.source for players, crew in crews.items()}
    parts = Components(
        about=raw["about"],
        colours=tuple(raw["colours"]["ids"]),
        kinds=(*raw["kinds"]["ids"], "shell"),
        markers=tuple(raw["board"]["markers"]),
        hand=raw["hand"]["cards"],
        each_colour=raw["cards"]["each_colour"],
        dry_voyages=raw["guard"]["dry_voyages"],
        crews=crews,
        sources=sources,
    )
    if len(parts.colours) != COLOURS or len(parts.kinds) != KINDS + 1:
        raise ValueError(f"{path.name}: the game has {COLOURS} colours and {KINDS} kinds")
    if raw["board"]["columns"] != COLUMNS or COLUMNS * sum(parts.markers) != len(ARTEFACTS):
        raise ValueError(f"{path.name}: the markers must fill {COLUMNS} columns exactly")
    most = parts.each_colour * COLOURS
    if any(crew.players * max(crew.cards, crew.linear) > most for crew in crews.values()):
        raise ValueError(f"{path.name}: there are only {most} cards")
    return parts


@cache
def standard() -> Components:
    """The components that come with tablelab."""
    return read(files(__package__).joinpath("components.toml"))
