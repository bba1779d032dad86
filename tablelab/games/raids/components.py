"""The components of Raids, read from ``components.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

HOME = 17
"""The place of a ship that has come home, behind the last of the 16 spaces."""

WAITING = 0
"""The place of a ship that still lies in the start harbour."""

PASSED = ("visit", "plunder", "monster")
"""Kinds of tile with the "continue" symbol: passed, never a stop."""

LOADED = ("sail", "axe", "mjolnir", "goods", "standard")
"""Kinds of tile that take a space on the ship."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A voyage tile.

    ``kind`` is sail, axe, mjolnir, goods, standard, rune, trading_post, visit, plunder or monster;
    ``value`` its glory points (a monster's also its strength); ``shields`` those it brings to the
    ship; ``axes`` its weapons (2 for the double axe); ``slots`` what a visit (Vikings) or plunder
    (coins) tile offers; ``family`` the rune family, used only by the option ``rune_kinds``.
    ``is_stop`` tells whether a ship may end its journey here, ``is_loaded`` whether the tile takes
    a space on the ship; both follow from the kind.
    """

    id: str
    kind: str
    value: int = 0
    shields: int = 0
    axes: int = 0
    slots: tuple[int, ...] = ()
    family: str = ""
    is_stop: bool = True
    is_loaded: bool = False


@dataclass(frozen=True, slots=True)
class HarbourTile:
    """A harbour tile; ``counts`` says what it compares, ``source`` where that comes from."""

    id: str
    counts: str
    source: str


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box, and the numbers of the rules that are printed on it."""

    about: dict[str, Any]
    tiles: dict[str, Tile]
    voyages: tuple[tuple[str, ...], ...]
    harbour_tiles: dict[str, HarbourTile]
    villages: tuple[int, ...]
    start_vikings: dict[str, tuple[int, ...]]
    ladder: tuple[int, ...]
    rune_points: tuple[int, ...]
    ship_spaces: int
    shields_per_space: int
    vikings: int
    first_bid: int
    most_goods: int
    post_vikings: int
    sacrifice: int
    ghost_choices: int
    ghost_toll: int
    sources: dict[str, str]


def read(path: Traversable) -> Components:
    """The components in ``path``; raises ValueError when they do not fit the game."""
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    voyages = sorted(raw["voyage"], key=lambda voyage: int(voyage["number"]))
    tiles = {item["id"]: _tile(item) for voyage in voyages for item in voyage["tiles"]}
    parts = Components(
        about=raw["about"],
        tiles=tiles,
        voyages=tuple(tuple(item["id"] for item in voyage["tiles"]) for voyage in voyages),
        harbour_tiles={item["id"]: HarbourTile(**item) for item in raw["harbour_tile"]},
        villages=tuple(raw["board"]["villages"]),
        start_vikings={_start(item): tuple(item["vikings"]) for item in raw["start"]},
        ladder=tuple(raw["harbour"]["ladder"]),
        rune_points=tuple(raw["runes"]["set_points"]),
        ship_spaces=raw["ship"]["spaces"],
        shields_per_space=raw["ship"]["shields_per_space"],
        vikings=raw["vikings"]["total"],
        first_bid=raw["fight"]["first_bid"],
        most_goods=raw["post"]["most_goods"],
        post_vikings=raw["post"]["vikings"],
        sacrifice=raw["monster"]["sacrifice"],
        ghost_choices=raw["ghost"]["choices"],
        ghost_toll=raw["ghost"]["toll"],
        sources=_sources(raw),
    )
    spaces = raw["board"]["spaces"]
    if len(tiles) != 4 * spaces or any(len(voyage) != spaces for voyage in parts.voyages):
        raise ValueError(f"{path.name}: each of the 4 voyages needs {spaces} tiles of its own")
    if spaces != HOME - 1:
        raise ValueError(f"{path.name}: the board has {HOME - 1} spaces, not {spaces}")
    return parts


def _tile(item: dict[str, Any]) -> Tile:
    kind = item["kind"]
    return Tile(
        **{**item, "slots": tuple(item.get("slots", ()))},
        is_stop=kind not in PASSED,
        is_loaded=kind in LOADED,
    )


def _sources(raw: dict[str, Any]) -> dict[str, str]:
    """Where each value comes from, by "table.name" (tables) or id (tiles, harbour tiles)."""
    sources: dict[str, str] = {}
    for table, content in raw.items():
        if isinstance(content, dict) and "source" in content:
            sources |= {f"{table}.{name}": where for name, where in content["source"].items()}
    for voyage in raw["voyage"]:
        sources |= {item["id"]: voyage["source"] for item in voyage["tiles"]}
    sources |= {item["id"]: item["source"] for item in raw["harbour_tile"]}
    sources |= {f"start.{_start(item)}": item["source"] for item in raw["start"]}
    return sources


def _start(item: dict[str, Any]) -> str:
    """The name of a start crew: the number of players, and the option that asks for it."""
    return ".".join(str(item[name]) for name in ("players", "option") if name in item)


@cache
def standard() -> Components:
    """The components that come with tablelab."""
    return read(files(__package__).joinpath("components.toml"))
