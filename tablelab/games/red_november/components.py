"""The components of Red November, read from ``components.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

SEA = 0
"""The number of the sea around the submarine; rooms are 1 to 10."""

ROOMS = 10
GROG = "grog"
EXTINGUISHER = "fire_extinguisher"
CROWBAR = "crowbar"
AQUALUNG = "aqualung"
CHARM = "lucky_charm"
COFFEE = "coffee"

TRACKS = ("asphyxiation", "heat", "pressure")
"""The disaster tracks."""

TOKENS = ("crushed", "asphyxiated", "missile", "devoured")
"""The destruction tokens on the time track."""


@dataclass(frozen=True, slots=True)
class Item:
    """A kind of item: how many there are and what it adds to which repairs."""

    id: str
    count: int
    bonus: int
    repairs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box; ``sources`` says where each value comes from.

    ``hatches`` are the interior ones as pairs of rooms, the smaller number first; ``cards`` are
    all event cards as ``kind/faint number``.
    """

    about: dict[str, Any]
    hatches: tuple[tuple[int, int], ...]
    exterior: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    functions: dict[str, int]
    starts: dict[int, int]
    event_spaces: frozenset[int]
    item_spaces: frozenset[int]
    last: int
    resets: tuple[int, ...]
    costs: dict[str, int]
    limits: dict[str, int]
    gnomes: dict[int, int]
    cards: tuple[str, ...]
    effects: dict[str, int]
    items: dict[str, Item]
    sources: dict[str, str]


def read(path: Traversable) -> Components:
    """The components in ``path``; raises ValueError when they do not fit the game."""
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    hatches = tuple(sorted((min(pair), max(pair)) for pair in raw["board"]["interior"]))
    exterior = tuple(raw["board"]["exterior"])
    parts = Components(
        about=raw["about"],
        hatches=hatches,
        exterior=exterior,
        neighbours=tuple(_neighbours(room, hatches, exterior) for room in range(ROOMS + 1)),
        functions=_numbers(raw["functions"]),
        starts={int(gnomes): space for gnomes, space in raw["time"]["start"].items()},
        event_spaces=frozenset(raw["time"]["events"]),
        item_spaces=frozenset(raw["time"]["items"]),
        last=raw["tracks"]["last"],
        resets=tuple(raw["tracks"]["resets"]),
        costs=_numbers(raw["costs"]),
        limits=_numbers(raw["limits"]),
        gnomes={1: raw["gnomes"]["solo"], 2: raw["gnomes"]["duo"]},
        cards=tuple(f"{kind}/{f}" for kind, faints in raw["events"].items() for f in faints),
        effects=_numbers(raw["effects"]),
        items={item["id"]: _item(item) for item in raw["item"]},
        sources=_sources(raw),
    )
    if raw["board"]["rooms"] != ROOMS:
        raise ValueError(f"{path.name}: the submarine has {ROOMS} rooms")
    if parts.event_spaces & parts.item_spaces:
        raise ValueError(f"{path.name}: a space of the time track has two symbols")
    return parts


def _item(item: dict[str, Any]) -> Item:
    return Item(item["id"], item["count"], item["bonus"], tuple(item["repairs"]))


def _numbers(table: dict[str, Any]) -> dict[str, int]:
    return {name: value for name, value in table.items() if name != "source"}


def _neighbours(
    room: int, hatches: tuple[tuple[int, int], ...], exterior: tuple[int, ...]
) -> tuple[int, ...]:
    """Where the hatches of a room lead, the sea last; from the sea to the exterior hatches."""
    if room == SEA:
        return exterior
    inside = [b if a == room else a for a, b in hatches if room in (a, b)]
    return (*sorted(inside), SEA) if room in exterior else tuple(sorted(inside))


def _sources(raw: dict[str, Any]) -> dict[str, str]:
    """Where each value comes from, by "table.name"."""
    sources = {
        f"{table}.{name}": where
        for table, content in raw.items()
        if isinstance(content, dict)
        for name, where in content.get("source", {}).items()
    }
    for item in raw["item"]:
        sources |= {f"{item['id']}.{name}": where for name, where in item["source"].items()}
    return sources


def kind_of(card: str) -> str:
    """What an event card does."""
    return card.partition("/")[0]


def faint_number(card: str) -> int:
    """An event card's faint number; 0 if it has none."""
    return int(card.partition("/")[2])


@cache
def standard() -> Components:
    """The components that come with tablelab."""
    return read(files(__package__).joinpath("components.toml"))
