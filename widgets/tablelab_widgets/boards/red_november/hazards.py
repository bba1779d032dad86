"""Fire, water and hatches: what comes and goes in the submarine."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

from tablelab.games.red_november.state import HIGH, LOW
from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.red_november.figures import nothing
from tablelab_widgets.boards.red_november.geometry import PLANS
from tablelab_widgets.boards.red_november.hull import outline
from tablelab_widgets.boards.red_november.palette import BRASS, GOLD, PALETTES
from tablelab_widgets.boards.svg import INK, Sprite, box, circle, moved, path, sprite, text

_FLAME = (
    "M0 0C-22 -2 -27 -24 -15 -43C-14 -33 -9 -28 -5 -28C-9 -48 2 -60 14 -70C11 -50 29 -41 29 -18"
    "C29 -6 18 0 10 0Z"
)


@lru_cache(maxsize=32)
def fire_sprite(width: float, height: float) -> Sprite:
    """Flames along the floor of a room."""
    body = (
        '<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#e2492a"/><stop offset=".55" stop-color="#ff9f35"/>'
        '<stop offset="1" stop-color="#ffe98c"/></linearGradient>'
        '<radialGradient id="g" cx=".5" cy="1" r="1"><stop offset="0" stop-color="#ff9f35" '
        'stop-opacity=".75"/><stop offset="1" stop-color="#ff7a2f" stop-opacity=".18"/>'
        "</radialGradient></defs>"
    )
    body += box(0, 0, width, height, 10, 'fill="url(#g)"')
    count = max(3, round(width / 44))
    for at in range(count):
        x = width * (at + 0.5) / count
        scale = (1.18, 0.86, 1.05, 0.8)[at % 4] * min(1.15, height / 110)
        edge = 'fill="url(#f)" stroke="#9c2a14" stroke-width="2.4" stroke-linejoin="round"'
        body += moved(path(_FLAME, edge), x, height - 2, scale)
        body += moved(path(_FLAME, 'fill="#fff3b0" opacity=".85"'), x + 1, height - 2, scale * 0.45)
    return sprite("fire", width, height, body)


@lru_cache(maxsize=128)
def water_sprite(room: int, water: int, shape: str, theme: Theme) -> Sprite:
    """Water in a room, up to the knees or nearly to the ceiling."""
    if water not in (LOW, HIGH):
        return nothing()
    plan, look = PLANS["tall" if shape == "tall" else "wide"], PALETTES[theme]
    x, y, width, height = plan.room(room)
    left, top = x - width / 2, y - height / 2
    level = height - 44 if water == LOW else 44
    waves = max(2, round(width / 46))
    step = width / waves / 2
    crest = f"q{step / 2:.1f} -9 {step:.1f} 0t{step:.1f} 0" * waves
    body = (
        f'<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
        f'stop-color="{look.water[0]}"/><stop offset="1" stop-color="{look.water[1]}"/>'
        f'</linearGradient><clipPath id="c">'
        f'<path d="{outline(plan, room)}" transform="translate({-left:.1f} {-top:.1f})"/>'
        f"</clipPath></defs>"
    )
    pool = path(f"M0 {level}{crest}V{height}H0Z", 'fill="url(#w)" opacity=".66"')
    pool += path(f"M0 {level}{crest}", f'fill="none" stroke="{look.foam}" stroke-width="4"')
    if water == HIGH:
        for bx, by, r in ((0.2, 84, 5), (0.8, 108, 4), (0.72, 74, 3.4)):
            foam = f'fill="none" stroke="{look.foam}" stroke-width="2"'
            pool += circle(width * bx, by, r, foam)
    return sprite("water", width, height, f'{body}<g clip-path="url(#c)">{pool}</g>')


HatchState = Literal["shut", "blocked", "open"]

HATCH = 46
"""Side of a hatch's own drawing."""


@cache
def hatch_sprite(state: HatchState, turn: float, exterior: bool) -> Sprite:
    """A hatch: a wheel, an open door, or one that is boarded up; ``turn`` is its wall's."""
    middle = HATCH / 2
    body = {"shut": _shut, "open": _open, "blocked": _blocked}[state](exterior)
    return sprite("hatch", HATCH, HATCH, moved(body, middle, middle, 1, turn))


def _shut(exterior: bool) -> str:
    metal = ("#9cc4d4", "#2d5f74") if exterior else BRASS
    body = circle(0, 0, 13, f'fill="{metal[1]}" stroke="{INK}" stroke-width="2.4"')
    body += circle(0, 0, 8.5, f'fill="none" stroke="{metal[0]}" stroke-width="4"')
    return body + path("M-8 0H8M0 -8V8", f'stroke="{metal[0]}" stroke-width="3"')


def _open(exterior: bool) -> str:
    rim = "#9cc4d4" if exterior else BRASS[0]
    body = box(-21, -13, 42, 26, 12, f'fill="{GOLD}"')
    body += box(-17, -9.5, 34, 19, 9, f'fill="#10212a" stroke="{INK}" stroke-width="2"')
    door = f'fill="{rim}" stroke="{INK}" stroke-width="2.2"'
    return body + moved(box(0, -3.5, 20, 7, 3.5, door), -17, -8, 1, -38)


def _blocked(exterior: bool) -> str:
    body = circle(0, 0, 15, f'fill="#3a3130" stroke="{INK}" stroke-width="2.4"')
    plank = f'fill="#e8b04a" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"'
    for turn in (35, -35):
        bar = path("M-21 -5H21V5H-21Z", plank)
        bar += path("M-14 -5L-8 5H-2L-8 -5ZM4 -5L10 5H16L10 -5Z", 'fill="#b3261c"')
        body += moved(bar, 0, 0, 1, turn)
    return body


@lru_cache(maxsize=64)
def cost_sprite(words: str) -> Sprite:
    """The minutes that the way to a room costs, on a plate."""
    body = box(2, 2, 46, 30, 15, f'fill="{GOLD}" stroke="{INK}" stroke-width="2"')
    return sprite("cost", 50, 34, body + text(25, 17, words, 22, INK, weight=800))


@lru_cache(maxsize=64)
def ring_sprite(room: int, shape: str, colour: str, dashed: bool) -> Sprite:
    """A room's outline: where something has just happened, or has to be decided."""
    plan = PLANS["tall" if shape == "tall" else "wide"]
    x, y, width, height = plan.room(room)
    dash = ' stroke-dasharray="14 9"' if dashed else ""
    line = f'fill="none" stroke="{colour}" stroke-width="6"{dash}'
    if room == 0:
        body = box(4, 4, width + 4, height + 4, 18, line)
    else:
        shift = f'transform="translate({6 - x + width / 2:.1f} {6 - y + height / 2:.1f})"'
        body = path(outline(plan, room), f"{line} {shift}")
    return sprite("ring", width + 12, height + 12, body)
