"""Path tiles as they lie on the map: walked, ahead, not paid yet, or under lava."""

from __future__ import annotations

from functools import lru_cache

from tablelab.games.red_peak.grid import EAST, NORTH, NOWHERE, SOUTH, WEST
from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.red_peak.geometry import CELL
from tablelab_widgets.boards.red_peak.icons import icon
from tablelab_widgets.boards.red_peak.palette import GOLD, LAVA, PALETTES, Palette
from tablelab_widgets.boards.svg import INK, Sprite, box, circle, num, path, sprite, text, width_of

_MID = CELL / 2
_EDGES = {
    NORTH: (_MID, 0.0),
    EAST: (float(CELL), _MID),
    SOUTH: (_MID, float(CELL)),
    WEST: (0.0, _MID),
}
_CORNERS = ((25, 20), (CELL - 25, 20), (25, CELL - 20), (CELL - 25, CELL - 20))


@lru_cache(maxsize=512)
def tile_sprite(start: int, end: int, state: str, signs: tuple[str, ...], theme: Theme) -> Sprite:
    """A tile whose path comes in from side ``start`` and leads out at side ``end`` (NOWHERE: it
    begins or ends here). ``state`` is walked, ahead, due, unpaid or lava; ``signs`` stand in the
    corners: tools by their letters as long as it is not paid, then what it brings."""
    look = PALETTES[theme]
    way = way_of(start, end)
    if state == "lava":
        body = _lava(way)
    elif state in ("due", "unpaid"):
        body = _unpaid(way, look, GOLD if state == "due" else look.mark)
    else:
        body = _base(look) + _trail(way, look)
    for sign, (x, y) in zip(signs, _CORNERS, strict=False):
        body += _sign(x, y, sign) if state == "ahead" else letters(x, y, sign)
    return sprite("tile", CELL, CELL, body)


def way_of(start: int, end: int) -> str:
    """The middle line of a path through a tile."""
    inside = None if start == NOWHERE else _EDGES[start]
    outside = None if end == NOWHERE else _EDGES[end]
    if inside and outside:
        (x, y), (u, v) = inside, outside
        return f"M{num(x)} {num(y)}Q{_MID:.0f} {_MID:.0f} {num(u)} {num(v)}"
    x, y = inside or outside or (_MID, _MID)
    return f"M{num(x)} {num(y)}L{_MID:.0f} {_MID:.0f}"


def _base(look: Palette) -> str:
    fill = f'fill="{look.tile}" stroke="{look.tile_edge}" stroke-width="2.6"'
    return box(3, 3, CELL - 6, CELL - 6, 13, fill)


def _trail(way: str, look: Palette, cap: str = "round") -> str:
    line = f'fill="none" stroke-linecap="{cap}"'
    body = path(way, f'{line} stroke="{look.trail_edge}" stroke-width="38"')
    body += path(way, f'{line} stroke="{look.trail}" stroke-width="31"')
    dots = f'stroke="{look.step}" stroke-width="5" stroke-dasharray="1 13"'
    return body + path(way, f'fill="none" stroke-linecap="round" {dots}')


def _unpaid(way: str, look: Palette, colour: str) -> str:
    """A ghost of a tile: pale, with a dashed edge."""
    edge = f'stroke="{colour}" stroke-width="4" stroke-dasharray="11 7"'
    body = box(4, 4, CELL - 8, CELL - 8, 13, f'fill="{colour}" fill-opacity=".3" {edge}')
    line = f'fill="none" stroke="{look.trail}" stroke-width="27" stroke-linecap="round"'
    body += path(way, f'{line} opacity=".6"')
    dots = f'stroke="{look.trail_edge}" stroke-width="5" stroke-dasharray="1 13"'
    return body + path(way, f'fill="none" stroke-linecap="round" {dots}')


def _lava(way: str) -> str:
    body = box(3, 3, CELL - 6, CELL - 6, 13, f'fill="#4c3530" stroke="{INK}" stroke-width="2.6"')
    cracks = "M14 22L28 34L24 48M84 16L76 30L90 42M20 84L32 74M78 90L74 76L88 70"
    body += path(cracks, 'fill="none" stroke="#e2471f" stroke-width="2.6" opacity=".7"')
    for wide, colour in ((46, "#7a2412"), (40, LAVA[0]), (25, LAVA[1]), (9, LAVA[2])):
        line = f'fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linecap="round"'
        body += path(way, line)
    return body


def letters(x: float, y: float, code: str) -> str:
    """A tool's two letters on a small plate."""
    half = 21 if len(code) < 3 else width_of(code, 22) / 2
    body = box(x - half, y - 15, 2 * half, 30, 8, f'fill="#fffdf6" stroke="{INK}" stroke-width="2"')
    return body + text(x, y, code, 22, INK, weight=800)


def _sign(x: float, y: float, sign: str) -> str:
    """A reward, or a volcano with its number."""
    if sign.isdigit():
        return volcano(x, y, int(sign), 34)
    return circle(x, y, 17.5, 'fill="#fffdf6" opacity=".85"') + icon(sign, x, y, 30)


def volcano(x: float, y: float, number: int, size: float) -> str:
    """A volcano symbol with its number."""
    d = f"M0 {num(-size * 0.52)}L{num(size * 0.62)} {num(size * 0.48)}H{num(-size * 0.62)}Z"
    line = f'fill="#c5371b" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"'
    body = f'<g transform="translate({num(x)} {num(y)})">{path(d, line)}</g>'
    return body + text(x, y + size * 0.16, str(number), size * 0.7, "#fff", weight=800)


@lru_cache(maxsize=16)
def camp_sprite(end: int, covered: bool, theme: Theme) -> Sprite:
    """The camp: a printed space with the beginning of the path, and its fireplace."""
    look = PALETTES[theme]
    fill = f'fill="{look.beach[1]}" stroke="{look.tile_edge}" stroke-width="2.6"'
    body = box(3, 3, CELL - 6, CELL - 6, 13, fill)
    way = way_of(NORTH if covered else NOWHERE, end)
    if covered:
        return sprite("camp", CELL, CELL, _lava(way))
    body += circle(_MID, _MID, 33, f'fill="{look.trail}" stroke="{look.trail_edge}"')
    return sprite("camp", CELL, CELL, body + _trail(way, look))


@lru_cache(maxsize=16)
def end_sprite(heading: int, lit: bool, theme: Theme) -> Sprite:
    """The open end of the path: where the next tile will lie, and from where the path comes."""
    look = PALETTES[theme]
    colour, faint = (GOLD, "1") if lit else (look.mark, ".75")
    edge = f'fill="{colour}" fill-opacity=".22" stroke="{colour}" stroke-width="4.5"'
    body = box(8, 8, CELL - 16, CELL - 16, 16, f'{edge} stroke-dasharray="13 9"')
    if heading != NOWHERE:
        arrow = path(
            "M-17 -12L0 6L17 -12M-17 6L0 24L17 6",
            f'fill="none" stroke="{colour}" stroke-width="7" stroke-linecap="round" '
            'stroke-linejoin="round"',
        )
        turn = {NORTH: 180, EAST: 270, SOUTH: 0, WEST: 90}[heading]
        body += f'<g transform="translate({num(_MID)} {num(_MID)}) rotate({turn})">{arrow}</g>'
    return sprite("end", CELL, CELL, f'<g opacity="{faint}">{body}</g>')


def piece(start: int, end: int, look: Palette) -> str:
    """A tile as an SVG fragment, as large as a space."""
    return _base(look) + _trail(way_of(start, end), look, "butt")
