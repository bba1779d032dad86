"""Treasure markers and recovery cards: kind as an icon, colour as hue, pattern and letter."""

from __future__ import annotations

from functools import cache, lru_cache

from tablelab.games.submarine.components import colour_of, kind_of
from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.submarine.icons import icon
from tablelab_widgets.boards.submarine.palette import PALETTES, TINTS, Tint
from tablelab_widgets.boards.svg import (
    INK,
    Sprite,
    box,
    circle,
    moved,
    path,
    sprite,
    text,
    width_of,
)

CHIP = 80
"""Side of a square marker's own drawing."""

PLAQUE = (112, 52)
"""Width and height of a marker's drawing where there is little room side by side."""

CARD = (56, 78)
"""Width and height of a recovery card's own drawing."""

_EDGE = f'fill="none" stroke="{INK}" stroke-width="2.6"'


# -- markers --------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def chip_sprite(marker: int, letter: str, theme: Theme) -> Sprite:
    """A marker as a square; without a ``letter`` where its colour does not matter any more."""
    tint, plate = TINTS[colour_of(marker)], PALETTES[theme].chip
    body = _ground(tint, CHIP, CHIP, 13)
    body += box(10, 10, 60, 60, 9, f'fill="{plate}"')
    body += icon(kind_of(marker), 38 if letter else 40, 42 if letter else 40, 50)
    body += box(2, 2, 76, 76, 13, _EDGE)
    return sprite("chip", CHIP, CHIP, body + (badge(61, 19, letter, tint, 30) if letter else ""))


@lru_cache(maxsize=256)
def plaque_sprite(marker: int, letter: str, theme: Theme) -> Sprite:
    """A marker as a plaque: the icon on the left, the colour on the right."""
    tint, plate = TINTS[colour_of(marker)], PALETTES[theme].chip
    width, height = PLAQUE
    body = _ground(tint, width, height, 12)
    body += path("M15 7H66V45H15Q7 45 7 37V15Q7 7 15 7Z", f'fill="{plate}"')
    body += icon(kind_of(marker), 37, 26, 42) + box(2, 2, width - 4, height - 4, 12, _EDGE)
    return sprite("plaque", width, height, body + badge(88, 26, letter, tint, 27))


@lru_cache(maxsize=64)
def missing_sprite(kind: int, theme: Theme) -> Sprite:
    """A container space that waits for its kind."""
    look = PALETTES[theme]
    body = box(3, 3, 74, 74, 12, f'fill="{look.tray}" stroke="{look.tray_edge}" stroke-width="2.5"')
    faint = ".36" if theme == "light" else ".5"
    body += f'<g opacity="{faint}">{icon(kind, 40, 40, 50)}</g>'
    return sprite("missing", CHIP, CHIP, body)


@cache
def taken_sprite(theme: Theme) -> Sprite:
    """Where a marker lay once: a few bubbles."""
    line = f'fill="none" stroke="{PALETTES[theme].line}" stroke-width="2.6" opacity=".3"'
    body = circle(36, 46, 9, line) + circle(50, 34, 5, line) + circle(40, 27, 3, line)
    return sprite("taken", CHIP, CHIP, body)


def badge(x: float, y: float, letter: str, tint: Tint, size: float) -> str:
    """A colour's letter (or two) on a white plate with its centre at (x, y)."""
    if len(letter) > 1:
        size *= 0.82
    half = max(size * 0.62, width_of(letter, size) * 0.5 + 3)
    high = size * 0.62
    line = f'fill="#fffdf6" stroke="{tint.deep}" stroke-width="2"'
    plate = box(x - half, y - high, 2 * half, 2 * high, high, line)
    return plate + text(x, y, letter, size, tint.deep, weight=800)


# -- cards ----------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def card_sprite(colour: int, letter: str) -> Sprite:
    """A recovery card, face up."""
    return sprite("card", *CARD, card(colour, letter))


def card(colour: int, letter: str) -> str:
    """A recovery card as an SVG fragment."""
    tint, (width, height) = TINTS[colour], CARD
    body = _ground(tint, width, height, 9)
    body += box(2, 2, width - 4, height - 4, 9, _EDGE)
    return body + badge(width / 2, height / 2, letter, tint, 35)


@lru_cache(maxsize=64)
def backs_sprite(number: int, fan: bool) -> Sprite:
    """Cards face down with their number: a ``fan`` in a hand, or else a pile."""
    if not number:
        body = _nothing()
    elif fan:
        step = 22
        body = "".join(moved(back(), step * i, 0) for i in range(number))
        left = step * (number - 1)
        body += text(left + 28, 40, str(number), 34, "#fff", weight=800)
        return sprite("backs", CARD[0] + left, CARD[1], body)
    else:
        body = "".join(moved(back(), 2.5 * i, 2.5 * i, 0.9) for i in range(min(3, number)))
        x = 2.5 * (min(3, number) - 1) + 25
        body += text(x, x + 11, str(number), 32, "#fff", weight=800)
    return sprite("backs", *CARD, body)


def _nothing() -> str:
    line = 'fill="none" stroke="#8b8674" stroke-width="2.4" stroke-dasharray="6 5"'
    return box(4, 4, 48, 70, 8, line) + text(28, 39, "0", 32, "#8b8674", weight=700)


def back() -> str:
    """A card's back as an SVG fragment."""
    width, height = CARD
    body = box(2, 2, width - 4, height - 4, 9, 'fill="#1f5266"')
    wave = "M8 14q5-6 10 0t10 0t10 0t10 0"
    waves = "".join(moved(path(wave, ""), 0, y) for y in (0, 50))
    body += f'<g fill="none" stroke="#7cc0cc" stroke-width="2.4">{waves}</g>'
    return body + box(2, 2, width - 4, height - 4, 9, _EDGE)


# -- patterns -------------------------------------------------------------------------------------


def _ground(tint: Tint, width: int, height: int, r: float) -> str:
    """A field of the colour with its pattern."""
    field = box(2, 2, width - 4, height - 4, r, f'fill="{tint.main}"')
    thick = 5.4 if tint.motif == "dots" else 3.4
    line = f'fill="none" stroke="{tint.deep}" stroke-width="{thick}" stroke-linecap="round"'
    pattern = path(_motif(tint.motif, width, height), f'{line} opacity=".5"')
    clip = f'<defs><clipPath id="k{width}">{field}</clipPath></defs>'
    return f'{clip}<g clip-path="url(#k{width})">{field}{pattern}</g>'


@cache
def _motif(name: str, width: int, height: int) -> str:
    """The pattern as one path; it may stick out of the field."""
    if name == "stripes":
        return "".join(f"M{x - height} {height}L{x} 0" for x in range(6, width + height, 12))
    if name == "dots":
        rows = enumerate(range(5, height, 9))
        return "".join(
            f"M{x} {y}h.1" for row, y in rows for x in range(5 + 5 * (row % 2), width, 10)
        )
    if name == "zigzag":
        tooth = "l6 -6l6 6" * (width // 12 + 1)
        return "".join(f"M-2 {y}{tooth}" for y in range(8, height + 10, 11))
    if name == "waves":
        swell = "q5 -6 10 0t10 0" + "t10 0" * (width // 10)
        return "".join(f"M-4 {y}{swell}" for y in range(6, height + 8, 10))
    crossed = range(8, width + height, 16)
    return "".join(f"M{x - height} {height}L{x} 0M{x - height} 0L{x} {height}" for x in crossed)
