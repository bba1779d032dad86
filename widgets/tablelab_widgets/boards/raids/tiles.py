"""The voyage tiles: square cards where a ship can stop, round ones which are only passed."""

from __future__ import annotations

from functools import lru_cache

from tablelab.games.raids.components import Tile
from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.raids.icons import COLOURS, icon, shield
from tablelab_widgets.boards.raids.palette import PALETTES, Palette
from tablelab_widgets.boards.svg import INK, Sprite, box, circle, moved, num, path, sprite, text

SIDE = 122
"""Units of a tile's own drawing."""

PLATE = (52, 36)
"""Units of a space's plate."""

_MID = SIDE / 2
_DISC = {"visit": "#dfe6c3", "plunder": "#f1e0b4", "monster": "#c9dfdc"}
_DARK_DISC = {"visit": "#b9c29e", "plunder": "#cbb88a", "monster": "#a3bbb8"}


@lru_cache(maxsize=1024)
def tile_sprite(tile: Tile, stock: tuple[int, ...], theme: Theme, families: bool) -> Sprite:
    """A tile with what it still offers; ``families`` shows to which kind a rune belongs."""
    palette = PALETTES[theme]
    body = _card(tile, palette, families) if tile.is_stop else _disc(tile, stock, palette, theme)
    return sprite(f"tile-{tile.kind}", SIDE, SIDE, body)


@lru_cache(maxsize=64)
def empty_sprite(theme: Theme) -> Sprite:
    """A space on which no tile lies any more: rings in the water."""
    line = f'fill="none" stroke="{PALETTES[theme].route}" stroke-width="3"'
    body = circle(_MID, _MID, 30, f'{line} opacity=".34" stroke-dasharray="9 9"')
    return sprite("empty", SIDE, SIDE, body + circle(_MID, _MID, 12, f'{line} opacity=".26"'))


@lru_cache(maxsize=64)
def plate_sprite(number: int, theme: Theme) -> Sprite:
    """The plate with a space's number."""
    palette = PALETTES[theme]
    edge = f'stroke="{palette.route}" stroke-width="2"'
    body = box(2, 2, 48, 32, 16, f'fill="{palette.plate}" {edge}')
    return sprite("plate", *PLATE, body + text(26, 18, str(number), 29, palette.plate_text))


def _card(tile: Tile, palette: Palette, families: bool) -> str:
    kind = tile.kind
    edge = COLOURS[kind]["main"]
    body = box(4, 6, 114, 114, 17, 'fill="#000" opacity=".22"')
    body += box(4, 3, 114, 114, 17, f'fill="{palette.paper}" stroke="{INK}" stroke-width="2.4"')
    body += box(
        8.5, 7.5, 105, 105, 13, f'fill="none" stroke="{edge}" stroke-width="4" opacity=".8"'
    )
    marked = tile.shields > 0
    name = "double_axe" if tile.axes > 1 else "rune_b" if families and tile.family == "b" else kind
    if tile.value:
        body += icon(name, 68, 55 if marked else 63, 70 if marked else 80)
        body += points(30, 31, tile.value)
    else:
        body += icon(name, _MID, 51 if marked else 60, 74 if marked else 84)
    step = min(30, 90 / max(1, tile.shields))
    left = _MID - step / 2 * (tile.shields - 1)
    for i in range(tile.shields):
        body += shield(left + step * i, 98, step * 0.48, "#a83e35", "#f3e6cc")
    return body


def points(x: float, y: float, value: int) -> str:
    """Glory points in a golden roundel."""
    line = f'fill="#f2c84f" stroke="{INK}" stroke-width="2.6"'
    half = 23 + 8 * (len(str(value)) - 1)
    body = box(x - half, y - 23, 2 * half, 46, 23, line)
    return body + text(x, y, str(value), 35, INK, weight=800)


def strength(x: float, y: float, value: int) -> str:
    """A monster's strength in a red plate."""
    d = f"M{num(x)} {num(y - 25)}L{num(x + 23)} {num(y - 12)}V{num(y + 12)}L{num(x)} {num(y + 25)}"
    d += f"L{num(x - 23)} {num(y + 12)}V{num(y - 12)}Z"
    line = f'fill="#b5392c" stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"'
    return path(d, line) + text(x, y, str(value), 35, "#fff", weight=800)


def _disc(tile: Tile, stock: tuple[int, ...], palette: Palette, theme: Theme) -> str:
    fill = (_DISC if theme == "light" else _DARK_DISC)[tile.kind]
    body = circle(_MID, _MID + 3, 57, 'fill="#000" opacity=".22"')
    body += circle(_MID, _MID, 57, f'fill="{fill}" stroke="{INK}" stroke-width="2.4"')
    body += circle(
        _MID,
        _MID,
        51.5,
        f'fill="none" stroke="{palette.route}" stroke-width="3" '
        'stroke-dasharray="7 5" opacity=".55"',
    )
    if tile.kind == "monster":
        return body + icon("monster", 64, 64, 80) + strength(25, 29, tile.value) + _onwards()
    body += icon(tile.kind, 58, 47, 66)
    slots = [0] * max(0, len(tile.slots) - len(stock)) + list(stock)
    draw = viking_slot if tile.kind == "visit" else coin_slot
    left = _MID - 21 * (len(slots) - 1)
    for i, slot in enumerate(slots):
        body += draw(left + 42 * i, 97, slot)
    return body + _onwards()


def viking_slot(x: float, y: float, count: int) -> str:
    """A helmet with the number of Vikings that are to be had; empty when 0."""
    d = f"M{num(x - 19)} {num(y + 18)}V{num(y)}A19 19 0 0 1 {num(x + 19)} {num(y)}V{num(y + 18)}Z"
    if not count:
        return path(
            d, f'fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="5 5" opacity=".5"'
        )
    line = f'fill="#5b7484" stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"'
    return path(d, line) + text(x, y + 1, str(count), 30, "#fff", weight=800)


def coin_slot(x: float, y: float, count: int) -> str:
    """A coin with the number of coins that are to be had; empty when 0."""
    if not count:
        empty = f'fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="5 5" opacity=".5"'
        return circle(x, y, 17, empty)
    body = circle(x, y, 19.5, f'fill="#e5b23a" stroke="{INK}" stroke-width="2.6"')
    body += circle(x, y, 15.5, 'fill="#f9dd87"')
    return body + text(x, y, str(count), 29, INK, weight=800)


def _onwards() -> str:
    """The "continue" symbol: two chevrons on a pennant."""
    body = circle(0, 0, 18, f'fill="#fdfaf0" stroke="{INK}" stroke-width="2.4"')
    chevrons = "M-8 -8L-0.5 0L-8 8M2 -8L9.5 0L2 8"
    body += path(
        chevrons,
        'fill="none" stroke="#2a6c7c" stroke-width="4.4" '
        'stroke-linecap="round" stroke-linejoin="round"',
    )
    return moved(body, 101, 25)
