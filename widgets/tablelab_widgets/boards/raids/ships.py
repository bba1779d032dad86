"""The ships on the sea: a longship whose sail shows colour, letter and pattern."""

from __future__ import annotations

from functools import lru_cache

from tablelab_widgets.boards.livery import Livery
from tablelab_widgets.boards.svg import INK, Sprite, circle, num, path, sprite, text

WIDTH, HEIGHT = 100, 94
"""Units of a ship's own drawing."""

_HULL = (
    "M13 47C9 55 12 62 19 64Q50 71 79 63C86 60 87 50 84 41C82 33 88 28 95 31L99 35L92 38"
    "C97 54 92 76 75 84Q50 91 25 84C6 77 1 58 9 44C10 40 14 38 17 41C19 44 17 47 13 47Z"
)
_SAIL = "M25 12Q50 5 75 12Q81 31 76 52Q50 45 24 52Q19 31 25 12Z"
_PATTERNS = {
    "bars": (
        "M33 9.8Q37 9 40 8.5Q39 28 40 47.5L32 49Q30 28 33 9.8Z"
        "M60 8.5Q64 9 67 9.8Q70 28 68 49L60 47.5Q61 28 60 8.5Z"
    ),
    "bands": "M22 22Q50 15 78 22L78.5 31Q50 24 21.5 31ZM22 40Q50 33 78 40L77 48Q50 41 23 48Z",
    "chequers": (
        "M25 12Q36 9 49.5 8.5V28Q35 28 21.5 31Q22 20 25 12Z"
        "M50.5 28Q66 28 78.5 31Q78.5 42 76 52Q64 48 50.5 47.5Z"
    ),
    "lozenge": "M50 8.5L77 29L50 47.5L23 29Z",
    "plain": "",
}


@lru_cache(maxsize=128)
def ship_sprite(look: Livery, west: bool, active: bool) -> Sprite:
    """A ship that heads east, or ``west``; the ``active`` one lies in a pool of light."""
    body = _glow(west) if active else ""
    hull = path(
        _HULL, f'fill="{look.main}" stroke="{INK}" stroke-width="2.8" stroke-linejoin="round"'
    )
    planks = "M11 66Q50 79 91 63M17 76Q50 87 85 74"
    hull += path(planks, f'fill="none" stroke="{look.deep}" stroke-width="2.4" opacity=".75"')
    body += f'<g transform="translate({WIDTH} 0) scale(-1 1)">{hull}</g>' if west else hull
    body += path("M50 2V64", f'stroke="{INK}" stroke-width="5" stroke-linecap="round"')
    return sprite("ship", WIDTH, HEIGHT, body + emblem(look))


def emblem(look: Livery) -> str:
    """The sail alone, in the place that it has on a ship."""
    pattern = _PATTERNS[look.pattern]
    body = path(_SAIL, f'fill="{look.pale}"')
    if pattern:
        body += path(pattern, f'fill="{look.main}"')
    body += path(_SAIL, f'fill="none" stroke="{INK}" stroke-width="2.8" stroke-linejoin="round"')
    if look.letter:
        body += circle(50, 29, 17.5, f'fill="#fffdf6" stroke="{look.deep}" stroke-width="2"')
        body += text(50, 29.5, look.letter, 31, look.deep, weight=800)
    return body


def _glow(west: bool) -> str:
    line = 'fill="none" stroke="#ffd23f" stroke-width="11" stroke-linejoin="round"'
    hull = path(_HULL, line)
    hull = f'<g transform="translate({WIDTH} 0) scale(-1 1)">{hull}</g>' if west else hull
    return (
        '<defs><radialGradient id="g"><stop offset="0" stop-color="#fff6c8"/>'
        '<stop offset=".62" stop-color="#ffe27a" stop-opacity=".95"/>'
        '<stop offset="1" stop-color="#ffd84a" stop-opacity="0"/></radialGradient></defs>'
        f'<ellipse cx="50" cy="52" rx="{num(WIDTH / 2)}" ry="42" fill="url(#g)"/>'
        + hull
        + path(_SAIL, line)
    )
