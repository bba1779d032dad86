"""What lies beside the map: path tiles, tool cards and boats, face up and face down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from tablelab.games.red_peak.components import Boat, PathTile
from tablelab.games.red_peak.grid import HEADINGS
from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.red_peak.geometry import CELL
from tablelab_widgets.boards.red_peak.icons import icon
from tablelab_widgets.boards.red_peak.palette import GOLD, PALETTES
from tablelab_widgets.boards.red_peak.tools import tool
from tablelab_widgets.boards.red_peak.trail import piece, volcano
from tablelab_widgets.boards.svg import INK, Sprite, box, circle, moved, path, sprite, text

TILE = (178, 180)
"""Width and height of a path tile's card."""

CARD = (100, 148)
"""Width and height of a tool card."""

BOAT = (140, 184)
"""Width and height of a boat's card."""

Letters = tuple[tuple[str, str], ...]
"""Tools with their letters, as a tuple so that pictures can be kept by them."""

_EDGE = f'stroke="{INK}" stroke-width="2.6"'
_STRAIGHT, _LEFT, _RIGHT = 0, 3, 1


# -- path tiles -----------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def path_sprite(
    tile: PathTile, tools: Letters, came: int, leads: tuple[int, ...], theme: Theme
) -> Sprite:
    """A path tile. ``came`` is the heading in which the path comes to it, ``leads`` are the
    headings in which it can lead on, from left to right."""
    look, (width, height) = PALETTES[theme], TILE
    body = box(3, 3, width - 6, height - 6, 15, f'fill="{look.paper}"')
    body += path(
        f"M3 134H{width - 3}V{height - 18}Q{width - 3} {height - 3} {width - 18} {height - 3}H18"
        f"Q3 {height - 3} 3 {height - 18}Z",
        f'fill="{look.band}"',
    )
    body += box(3, 3, width - 6, height - 6, 15, f'fill="none" {_EDGE}')
    for x, heading in zip((32, width - 32), leads, strict=False):
        way = piece((came + 2) % len(HEADINGS), heading, look)
        body += moved(way, x - 23, 11, 46 / CELL)
    middle = width / 2 + (24 if len(leads) == 1 else 0)
    body += text(middle, 35, tile.id, 22 if len(leads) > 1 else 26, look.paper_ink, weight=800)
    body += _tools(tools, width / 2, 61, 42 if len(tools) > 3 else 54)
    body += row_of_signs([*tile.rewards, *([tile.volcano] if tile.volcano else [])], width / 2, 155)
    return sprite("path", width, height, body)


def _tools(tools: Letters, x: float, top: float, step: float) -> str:
    """Tools side by side, each with its letters below."""
    left = x - step * (len(tools) - 1) / 2
    size = min(step - 4, 44)
    body = ""
    for index, (name, code) in enumerate(tools):
        body += tool(name, left + step * index, top + size / 2, size)
        body += text(left + step * index, top + size + 13, code, 22, INK, weight=800)
    return body


def row_of_signs(signs: Sequence[str | int], x: float, y: float, step: float = 40) -> str:
    """What a tile brings, side by side; a number is that of its volcano symbol."""
    left = x - step * (len(signs) - 1) / 2
    return "".join(
        volcano(left + step * at, y, sign, 32)
        if isinstance(sign, int)
        else icon(sign, left + step * at, y, 34)
        for at, sign in enumerate(signs)
    )


def turns(shape: str, came: int) -> tuple[int, ...]:
    """The headings in which a tile of this shape can lead on, from left to right on the map."""
    if shape == "straight":
        return (came,)
    ways = (came + _LEFT) % 4, (came + _RIGHT) % 4
    # Seen on the map, what leads west (or else north) lies to the left.
    return ways if ways[0] in (0, 3) else ways[::-1]


# -- tool cards -----------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def tool_sprite(card: str, tools: Letters, wanted: tuple[str, ...], theme: Theme) -> Sprite:
    """A tool card; the tools that are ``wanted`` now are marked."""
    return sprite("card", *CARD, tool_card(card, tools, wanted, theme))


def tool_card(card: str, tools: Letters, wanted: tuple[str, ...], theme: Theme) -> str:
    """A tool card as an SVG fragment."""
    look, (width, height) = PALETTES[theme], CARD
    body = box(2.5, 2.5, width - 5, height - 5, 13, f'fill="{look.paper}" {_EDGE}')
    for row, (name, code) in enumerate(tools):
        y = 53 + 37 * row
        if name in wanted:
            body += box(7, y - 18.5, width - 14, 37, 9, f'fill="{GOLD}"')
        body += tool(name, 29, y, 33)
        body += text(71, y, code, 24, INK, weight=800)
    return body + text(width / 2, 20, card, 22, "#6b5f45", weight=700)


@lru_cache(maxsize=64)
def backs_sprite(number: int, step: float, theme: Theme) -> Sprite:
    """So many tool cards, face down, ``step`` apart."""
    body = "".join(moved(_back(theme), step * at, 0) for at in range(number))
    return sprite("backs", CARD[0] + step * max(number - 1, 0), CARD[1], body)


@cache
def _back(theme: Theme) -> str:
    width, height = CARD
    light = "#3c6e57" if theme == "light" else "#315a48"
    body = box(2.5, 2.5, width - 5, height - 5, 13, f'fill="{light}" {_EDGE}')
    body += box(
        10, 10, width - 20, height - 20, 8, 'fill="none" stroke="#e0b54a" stroke-width="2.4"'
    )
    d = "M50 34L78 74L50 114L22 74Z"
    body += path(d, 'fill="#2d5544" stroke="#e0b54a" stroke-width="2.4"')
    return body + icon("volcano", 50, 72, 40)


# -- boats ----------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def boat_sprite(boat: Boat, tools: Letters, chosen: bool, theme: Theme) -> Sprite:
    """An open boat: what it asks for on its sail, its volcano number on its hull."""
    width, height = BOAT
    edge = f'stroke="{GOLD}" stroke-width="6"' if chosen else _EDGE
    body = _hull(edge)
    sail = f"M8 10Q{width / 2} 2 {width - 8} 10V138Q{width / 2} 130 8 138Z"
    body += path(sail, f'fill="{PALETTES[theme].paper}" {edge} stroke-linejoin="round"')
    if len(tools) < 4:
        body += _tools(tools, width / 2, 38, 41 if len(tools) > 2 else 50)
    else:
        body += _tools(tools[:3], width / 2, 12, 42) + _tools(tools[3:], width / 2, 74, 42)
    body += text(48 if boat.volcano else width / 2, 157, boat.id, 26, "#fff8e6", weight=800)
    body += volcano(98, 156, boat.volcano, 34) if boat.volcano else ""
    return sprite("boat", width, height, body)


@cache
def hidden_boat_sprite() -> Sprite:
    """A boat that lies face down."""
    body = _hull(_EDGE)
    d = "M16 138V60Q70 24 124 60V138Q70 128 16 138Z"
    body += path(d, f'fill="#8c7a58" {_EDGE} stroke-linejoin="round"')
    body += path("M43 47V133M70 42V132M97 47V133", 'stroke="#6d5d41" stroke-width="3" fill="none"')
    return sprite("boat-down", *BOAT, body + circle(70, 92, 25, 'fill="#6d5d41"') + _question())


def _question() -> str:
    return text(70, 92, "?", 34, "#fff8e6", weight=800)


def _hull(edge: str) -> str:
    d = "M3 132Q70 142 137 132Q134 172 108 180H32Q6 172 3 132Z"
    body = path(d, f'fill="#a9652f" {edge} stroke-linejoin="round"')
    return body + path("M8 146Q70 155 132 146", 'stroke="#6d3f1c" stroke-width="3" fill="none"')
