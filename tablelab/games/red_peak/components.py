"""The components of Red Peak, read from ``components.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from tablelab.games.red_peak.grid import COLUMNS, ROWS, space_at

VOLCANO_TILES = ("none", "eruption", "double")
"""The kinds of volcano tile."""


@dataclass(frozen=True, slots=True)
class Card:
    """A tool card: three tools, of which it gives one."""

    id: str
    tools: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PathTile:
    """A path tile: its shape (``straight`` or ``curve``), the tools it asks for, what the tent
    gets on it, and how many volcano tiles are drawn for it."""

    id: str
    shape: str
    tools: tuple[str, ...]
    rewards: tuple[str, ...]
    volcano: int


@dataclass(frozen=True, slots=True)
class Boat:
    """A boat tile: the tools it asks for and its volcano number."""

    id: str
    tools: tuple[str, ...]
    volcano: int


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box; ``sources`` says where each value comes from.

    ``planning`` is what each bonus of the planning brings; ``sand`` is in milliseconds.
    """

    about: dict[str, Any]
    tools: tuple[str, ...]
    cards: dict[str, Card]
    paths: dict[str, PathTile]
    boats: dict[str, Boat]
    volcanoes: dict[str, dict[str, int]]
    bonus_tiles: dict[str, tuple[str, ...]]
    bonus_spaces: tuple[int, ...]
    bonus_spaces_back: tuple[int, ...]
    features: dict[str, int]
    tasks_drawn: int
    start: int
    start_supply: int
    start_cards: int
    start_time_tiles: int
    start_multitools: int
    planning: dict[str, int]
    sand: int
    sources: dict[str, str]


def read(path: Traversable) -> Components:
    """The components in ``path``; raises ValueError when they do not fit the game."""
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    board, start = raw["board"], raw["start"]
    parts = Components(
        about=raw["about"],
        tools=tuple(raw["tools"]["ids"]),
        cards={item["id"]: Card(**_tuples(item)) for item in raw["cards"]["list"]},
        paths={item["id"]: PathTile(**_tuples(item)) for item in raw["paths"]["list"]},
        boats={item["id"]: Boat(**_tuples(item)) for item in raw["boats"]["list"]},
        volcanoes={
            item["preset"]: {kind: item[kind] for kind in VOLCANO_TILES} for item in raw["volcano"]
        },
        bonus_tiles={item["id"]: tuple(item["rewards"]) for item in raw["bonus_tile"]},
        bonus_spaces=tuple(space_at(*place) for place in board["bonus_spaces"]),
        bonus_spaces_back=tuple(space_at(*place) for place in board["bonus_spaces_back"]),
        features={item["id"]: space_at(*item["space"]) for item in raw["feature"]},
        tasks_drawn=raw["tasks"]["drawn"],
        start=space_at(*board["start"]),
        start_supply=start["supply"],
        start_cards=start["cards"],
        start_time_tiles=start["time_tiles"],
        start_multitools=start["multitools"],
        planning={name: value for name, value in raw["planning"].items() if name != "source"},
        sand=1000 * raw["time"]["sand"],
        sources=_sources(raw),
    )
    _check(parts, path.name, board)
    return parts


def _tuples(item: dict[str, Any]) -> dict[str, Any]:
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in item.items()
    }


def _check(parts: Components, name: str, board: dict[str, Any]) -> None:
    if (board["columns"], board["rows"]) != (COLUMNS, ROWS):
        raise ValueError(f"{name}: the board has {COLUMNS} columns and {ROWS} rows")
    known = set(parts.tools)
    shown: list[Card | PathTile | Boat] = [
        *parts.cards.values(),
        *parts.paths.values(),
        *parts.boats.values(),
    ]
    for item in shown:
        if not known.issuperset(item.tools):
            raise ValueError(f"{name}: {item.id} shows a tool that is not in the list of tools")
    if len({sum(preset.values()) for preset in parts.volcanoes.values()}) != 1:
        raise ValueError(f"{name}: all presets need the same number of volcano tiles")


def _sources(raw: dict[str, Any]) -> dict[str, str]:
    """Where each value comes from, by "table.name" or by the id of a component."""
    sources: dict[str, str] = {}
    for table, content in raw.items():
        if isinstance(content, dict):
            sources |= {f"{table}.{key}": where for key, where in content.get("source", {}).items()}
    for table in ("cards", "paths", "boats"):
        sources |= {item["id"]: raw[table]["source"]["list"] for item in raw[table]["list"]}
    sources |= {f"volcano.{item['preset']}": item["source"] for item in raw["volcano"]}
    for table in ("feature", "bonus_tile"):
        sources |= {item["id"]: item["source"] for item in raw[table]}
    return sources


@cache
def standard() -> Components:
    """The components that come with tablelab."""
    return read(files(__package__).joinpath("components.toml"))
