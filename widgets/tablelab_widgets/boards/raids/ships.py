"""The ships on the sea: a longship whose sail shows colour, letter and pattern."""

from __future__ import annotations

from functools import lru_cache

from tablelab_widgets.boards.raids.icons import INK
from tablelab_widgets.boards.raids.palette import Livery
from tablelab_widgets.boards.svg import Sprite, circle, num, path, sprite, text

WIDTH, HEIGHT = 100, 94
"""Units of a ship's own drawing."""

_HULL = (
    "M13 47C9 55 12 62 19 64Q50 71 79 63C86 60 87 50 84 41C82 33 88 28 95 31L99 35L92 38"
    "C97 54 92 76 75 84Q50 91 25 84C6 77 1 58 9 44C10 40 14 38 17 41C19 44 17 47 13 47Z"
)
_SAIL = "M25 12Q50 5 75 12Q81 31 76 52Q50 45 24 52Q19 31 25 12Z"
_PATTERNS = {
    "bars": "M33 9.800Q37 9 40 8.500Q39 28 40 47.500L32 49Q30 28 33 9.800ZM60 8.500Q64 9 67 9.800Q70 28 68 49L60 47.500Q61 28 60 8.500Z",
    "bands": "M22 22Q50 15 78 22L78.500 31Q50 24 21.500 31ZM22 40Q50 33 78 40L77 48Q50 41 23 48Z",
    "chequers": "M25 12Q36 9 49.500 8.500V28Q35 28 21.500 31Q22 20 25 12ZM50.500 28Q66 28 78.500 31Q78.500 42 76 52Q64 48 50.500 47.500Z",
    "lozenge": "M50 8.500L77 29L50 47.500L23 29Z",
    "plain": "",
}


@lru_cache(maxsize=128)
def ship_sprite(look: Livery, west: bool, active: bool) -> Sprite:
    """A ship that heads east, or ``west``; the ``active`` one lies in a pool of light."""
    body = _glow() if active else ""
    hull = path(_HULL, f'fill="{look.main}" stroke="{INK}" stroke-width="2.8" stroke-linejoin="round"')
    planks = "M11 66Q50 79 91 63M17 76Q50 87 85 74"
    hull += path(planks, f'fill="none" stroke="{look.deep}" stroke-width="2.4" opacity=".75"')
    body += f'<g transform="translate({WIDTH} 0) scale(-1 1)">{hull}</g>' if west else hull
    body += path("M50 2V64", f'stroke="{INK}" stroke-width="5" stroke-linecap="round"')
    return sprite("ship", WIDTH, HEIGHT, body + emblem(look))


def emblem(look: Livery) -> str:
    """The sail alone, in the place that it has on a ship."""
    pattern = _PATTERNS[look.pattern].replace("00", "")
    body = path(_SAIL, f'fill="{look.pale}"')
    if pattern:
        body += path(pattern, f'fill="{look.main}"')
    body += path(_SAIL, f'fill="none" stroke="{INK}" stroke-width="2.8" stroke-linejoin="round"')
    if look.letter:
        body += circle(50, 29, 16, f'fill="#fffdf6" stroke="{look.deep}" stroke-width="2"')
        body += text(50, 29.5, look.letter, 27, look.deep, weight=800)
    return body


def _glow() -> str:
    return (
        '<defs><radialGradient id="g"><stop offset="0" stop-color="#fff6c8"/>'
        '<stop offset=".62" stop-color="#ffe27a" stop-opacity=".95"/>'
        '<stop offset="1" stop-color="#ffd84a" stop-opacity="0"/></radialGradient></defs>'
        f'<ellipse cx="50" cy="52" rx="{num(WIDTH / 2)}" ry="42" fill="url(#g)"/>'
    )
