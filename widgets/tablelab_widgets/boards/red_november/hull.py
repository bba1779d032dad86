"""The sea and the submarine in cross-section: everything that never changes."""

from __future__ import annotations

from functools import lru_cache

from tablelab.games.red_november.components import ROOMS, standard
from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.red_november.geometry import (
    HULL,
    MIDDLE,
    PLANS,
    SCENE,
    TOWER,
    WATERLINE,
    Plan,
)
from tablelab_widgets.boards.red_november.icons import icon
from tablelab_widgets.boards.red_november.palette import BRASS, PALETTES, Palette
from tablelab_widgets.boards.svg import INK, Sprite, box, circle, fitted, path, sprite, text

FUNCTIONS = {room: name for name, room in standard().functions.items()}
"""What can be done in which room only."""

_SIGN = 46


@lru_cache(maxsize=16)
def scene_sprite(theme: Theme, shape: str, names: tuple[str, ...], sea: str) -> Sprite:
    """The whole scene; ``names`` are the short names of rooms 1 to 10."""
    look, plan = PALETTES[theme], PLANS["tall" if shape == "tall" else "wide"]
    body = _defs(look) + _sea(plan, look) + _hull(plan, look)
    for room in range(1, ROOMS + 1):
        body += _room(plan, room, look, names[room - 1])
    top = WATERLINE[0]
    body += text(plan.scene - 22, top + 84, sea, 22, look.foam, anchor="end", weight=600)
    return sprite("scene", plan.scene, SCENE, body)


def _defs(look: Palette) -> str:
    def down(name: str, colours: tuple[str, str]) -> str:
        return (
            f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">'
            f'<stop offset="0" stop-color="{colours[0]}"/>'
            f'<stop offset="1" stop-color="{colours[1]}"/></linearGradient>'
        )

    return f"<defs>{down('s', look.sea)}{down('h', look.hull)}{down('r', look.room)}</defs>"


# -- the sea --------------------------------------------------------------------------------------


def _sea(plan: Plan, look: Palette) -> str:
    width = plan.scene
    body = box(0, 0, width, SCENE, 22, 'fill="url(#s)"')
    for x, across in ((0.06, 60), (0.3, 80), (0.72, 90), (0.92, 50)):
        left = width * x
        lean = f"M{left:.0f} 0h{across}l60 {SCENE:.0f}h-{across + 150}Z"
        body += path(lean, f'fill="{look.ray}" opacity=".07"')
    w = width / 10
    ground = (
        f"M0 {SCENE - 26:.0f}C{w:.0f} {SCENE - 50:.0f} {2 * w:.0f} {SCENE - 10:.0f} {3.4 * w:.0f} "
        f"{SCENE - 22:.0f}S{6 * w:.0f} {SCENE - 48:.0f} {7.4 * w:.0f} {SCENE - 24:.0f}S"
        f"{9.4 * w:.0f} {SCENE - 44:.0f} {width:.0f} {SCENE - 30:.0f}V{SCENE - 22:.0f}Q{width:.0f} "
        f"{SCENE:.0f} {width - 22:.0f} {SCENE:.0f}H22Q0 {SCENE:.0f} 0 {SCENE - 22:.0f}Z"
    )
    body += path(ground, f'fill="{look.ground}" opacity=".55"')
    weed = f'fill="none" stroke="{look.weed}" stroke-width="11" stroke-linecap="round" opacity=".8"'
    bottom = SCENE - 14
    for x in (width - 30, width - 54):
        body += path(f"M{x:.0f} {bottom:.0f}q-16 -24 0 -46t-2 -40", weed)
    for x, y, r in ((20, 300, 6), (30, 270, 4), (16, 246, 5), (width - 16, 190, 6),
                    (width - 26, 160, 4)):  # fmt: skip
        body += circle(x, y, r, f'fill="none" stroke="{look.foam}" stroke-width="2" opacity=".5"')
    return body


# -- the submarine --------------------------------------------------------------------------------


def _hull(plan: Plan, look: Palette) -> str:
    line = f'stroke="{look.hull_edge}" stroke-width="4" stroke-linejoin="round"'
    top, bottom = HULL
    left, right = plan.bow - 26, plan.scene - plan.bow + 26
    middle = (top + bottom) / 2
    body = ""
    # Fins and screw in the stern.
    body += path(f"M{left + 12:.0f} {middle:.0f}L{max(left - 34, 4):.0f} {middle - 62:.0f}V"
                 f"{middle + 62:.0f}Z", f'fill="{look.hull[1]}" {line}')  # fmt: skip
    x, y, wide, high = plan.room(TOWER)
    body += path(f"M{x + wide / 2 - 34:.0f} {y - high / 2 - 4:.0f}V6H{x + wide / 2 - 14:.0f}",
                 f'fill="none" stroke="{look.hull_edge}" stroke-width="11" '
                 'stroke-linecap="round" stroke-linejoin="round"')  # fmt: skip
    a, b = x - wide / 2 - 9, x + wide / 2 + 9
    body += path(f"M{a - 14:.0f} {top + 10:.0f}L{a:.0f} {y - high / 2 + 8:.0f}Q{a + 2:.0f} "
                 f"{y - high / 2 - 10:.0f} {a + 20:.0f} {y - high / 2 - 10:.0f}H{b - 20:.0f}Q"
                 f"{b - 2:.0f} {y - high / 2 - 10:.0f} {b:.0f} {y - high / 2 + 8:.0f}L{b + 14:.0f} "
                 f"{top + 10:.0f}Z", f'fill="{look.hull[0]}" {line}')  # fmt: skip
    nose = min(right + 34, plan.scene - 5)
    body += path(
        f"M{left + 84:.0f} {top}H{right - 84:.0f}C{right - 12:.0f} {top} {nose:.0f} "
        f"{middle - 90:.0f} {nose:.0f} {middle}S{right - 12:.0f} {bottom} {right - 84:.0f} {bottom}"
        f"H{left + 84:.0f}C{left + 20:.0f} {bottom} {left:.0f} {middle + 90:.0f} {left:.0f} "
        f"{middle}S{left + 20:.0f} {top} {left + 84:.0f} {top}Z",
        f'fill="url(#h)" {line}',
    )
    # What lies between the rooms.
    edge = plan.bow - 4
    body += box(edge, 144, plan.scene - 2 * edge, 346, 58, f'fill="{look.bulkhead}"')
    body += box(x - wide / 2 - 2, y - high / 2 - 2, wide + 4, high + 28, 14,
                f'fill="{look.bulkhead}"')  # fmt: skip
    return body


_ROUND = {1: "tl", 3: "bl", 10: "tr", 9: "br"}


def outline(plan: Plan, room: int) -> str:
    """A room's outline: the four at the ends of the submarine are rounded with the hull."""
    x, y, wide, high = plan.room(room)
    left, top, right, bottom = x - wide / 2, y - high / 2, x + wide / 2, y + high / 2
    corner = _ROUND.get(room, "")
    tl, tr, br, bl = (54 if corner == name else 10 for name in ("tl", "tr", "br", "bl"))
    return (
        f"M{left + tl:.1f} {top}H{right - tr:.1f}Q{right:.1f} {top} {right:.1f} {top + tr}"
        f"V{bottom - br}Q{right:.1f} {bottom} {right - br:.1f} {bottom}H{left + bl:.1f}"
        f"Q{left:.1f} {bottom} {left:.1f} {bottom - bl}V{top + tl}Q{left:.1f} {top} "
        f"{left + tl:.1f} {top}Z"
    )


def head(plan: Plan, room: int) -> tuple[float, float]:
    """Where the number of a room stands."""
    x, y, wide, high = plan.room(room)
    shift = {1: 32, 9: 44}.get(room, 22)
    return x - wide / 2 + shift, y - high / 2 + (24 if room == 1 else 22)


def _room(plan: Plan, room: int, look: Palette, name: str) -> str:
    x, y, wide, high = plan.room(room)
    left, right, bottom = x - wide / 2, x + wide / 2, y + high / 2
    body = path(outline(plan, room), 'fill="url(#r)"')
    pipe = f'fill="none" stroke="{look.pipe}" stroke-width="5" stroke-linecap="round"'
    if room != TOWER:
        for shelf in (bottom - 70, *((bottom - 240,) if room == MIDDLE else ())):
            body += path(f"M{left + 10:.0f} {shelf:.0f}H{right - 10:.0f}", pipe)
    if room == MIDDLE:  # a ladder between the decks
        for rail in (x - 14, x + 14):
            body += path(f"M{rail:.0f} {y - high / 2 + 44:.0f}V{bottom - 4:.0f}", pipe)
        for rung in range(9):
            step = y - high / 2 + 64 + 31 * rung
            body += path(f"M{x - 14:.0f} {step:.0f}H{x + 14:.0f}", pipe)
    if room in FUNCTIONS:
        body += icon(FUNCTIONS[room], *sign(plan, room), _SIGN)
    hx, hy = head(plan, room)
    body += circle(
        hx, hy, 17 if room < 10 else 19, f'fill="{BRASS[0]}" stroke="{INK}" stroke-width="2.4"'
    )
    body += text(hx, hy, str(room), 22, INK, weight=800)
    if plan.shape == "tall":  # too narrow for words
        return body
    words = fitted(name, 22, right - hx - 24)
    return body + text(hx + 24, hy, words, 22, look.ink, anchor="start", weight=650)


def sign(plan: Plan, room: int) -> tuple[float, float]:
    """Where the icon of a room's function hangs."""
    x, y, wide, high = plan.room(room)
    if plan.shape == "tall":
        left, top = head(plan, room)
        return left + 44, top + 4
    return x - wide / 2 + 44, y - high / 2 + 70


PASSAGE = 72
"""Side of a passage's own drawing."""


@lru_cache(maxsize=8)
def passage_sprite(lean: int, theme: Theme) -> Sprite:
    """A way between two rooms that meet only at a corner; it leads up to the right for 1, to the
    left for -1."""
    look, middle = PALETTES[theme], PASSAGE / 2
    x = 15 * lean
    d = f"M{middle + x} {middle - 15}L{middle - x} {middle + 15}"
    caps = 'stroke-linecap="round"'
    body = path(d, f'stroke="{look.bulkhead}" stroke-width="40" {caps}')
    body += path(d, f'stroke="{look.room[1]}" stroke-width="26" {caps}')
    return sprite("passage", PASSAGE, PASSAGE, body)
