"""What never changes on the map: the jungle from the foot of the volcano to the beach, the sea,
and the sky with the volcano by day and by night."""

from __future__ import annotations

from functools import cache
from math import sin

from tablelab.games.red_peak.grid import BEACH, SPACES, column_of, row_of
from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.red_peak.geometry import CELL, MAP, SHORE, SKY, middle
from tablelab_widgets.boards.red_peak.palette import LAVA, PALETTES, Palette
from tablelab_widgets.boards.svg import Sprite, box, circle, moved, num, path, sprite

_EDGE = 'stroke-linejoin="round" stroke-linecap="round"'


@cache
def jungle_sprite(theme: Theme, height: float) -> Sprite:
    """Sky excepted, the whole map; ``height`` is that of the map's drawing."""
    look = PALETTES[theme]
    frame = box(0, 0, MAP, height, 30, "")
    fades = (
        fade("g", look.jungle) + fade("s", look.sea) + fade("b", look.beach) + fade("k", look.day)
    )
    body = f'<defs><clipPath id="c">{frame}</clipPath>{fades}</defs><g clip-path="url(#c)">'
    body += box(0, 0, MAP, SKY + 20, 0, 'fill="url(#k)"')
    body += box(0, SKY - 6, MAP, SHORE - SKY, 0, 'fill="url(#g)"')
    body += _sand(look) + _water(look, height)
    body += "".join(_space(look, space) for space in range(SPACES))
    return sprite("jungle", MAP, height, body + "</g>")


def fade(name: str, colours: tuple[str, ...]) -> str:
    """A gradient from top to bottom."""
    stops = "".join(
        f'<stop offset="{num(at / (len(colours) - 1))}" stop-color="{colour}"/>'
        for at, colour in enumerate(colours)
    )
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def _sand(look: Palette) -> str:
    """The beach, with a soft border to the jungle."""
    y = SHORE - CELL - 4
    wave = f"M0 {num(y)}" + "q26 -13 54 0t54 0" * (MAP // 108 + 1)
    body = path(f"{wave}V{num(SHORE + 40)}H0Z", 'fill="url(#b)"')
    return body + path(wave, f'fill="none" stroke="{look.leaf}" stroke-width="7" opacity=".35"')


def _water(look: Palette, height: float) -> str:
    wave = f"M0 {num(SHORE + 10)}" + "q24 -12 47 0t47 0" * (MAP // 94 + 1)
    body = path(f"{wave}V{num(height)}H0Z", 'fill="url(#s)"')
    line = f'fill="none" stroke="{look.foam}" {_EDGE}'
    body += path(wave, f'{line} stroke-width="6" opacity=".9"')
    swell = "".join(
        f"M{num(MAP / 6.5 * (step + 0.5 * sin(5 * row + 2 * step)) + 14 * row)} "
        f"{num(SHORE + 34 + 29 * row)}q9 -5 18 0t18 0"
        for row in range(int((height - SHORE) / 29))
        for step in range(7)
    )
    return body + path(swell, f'{line} stroke-width="2.6" opacity=".45"')


# -- spaces ---------------------------------------------------------------------------------------


def _space(look: Palette, space: int) -> str:
    """A space: a clearing with a plant in one of its corners."""
    x, y = middle(space)
    side = CELL - 8
    body = box(x - side / 2, y - side / 2, side, side, 18, f'fill="{look.cell}" opacity=".13"')
    seed = int(997 * abs(sin(12.9 * column_of(space) + 78.2 * row_of(space))))
    dx, dy = 20 * sin(seed * 1.7), 18 * sin(seed * 2.9)
    if BEACH >> space & 1:
        return body + moved(_BEACH[seed % len(_BEACH)](look), x + dx, y + dy)
    if row_of(space) < 3 and seed % 2:
        return body + moved(_rock(look), x + dx, y + dy)
    return body + moved(_PLANTS[seed % len(_PLANTS)](look), x + dx, y + dy)


def _fern(look: Palette) -> str:
    line = f'fill="none" stroke="{look.leaf}" stroke-width="4" {_EDGE} opacity=".5"'
    return path("M0 20Q2 2 -18 -8M0 20Q0 0 -4 -18M0 20Q0 2 14 -14M0 20Q6 4 24 0", line)


def _bush(look: Palette) -> str:
    d = "M-24 14Q-30 0 -17 -4Q-14 -18 0 -13Q14 -20 19 -5Q30 -1 25 14Z"
    return path(d, f'fill="{look.leaf}" opacity=".32"')


def _palm(look: Palette) -> str:
    fan = "M0 -8Q-14 -24 -28 -10Q-14 -14 0 -8Q-8 -28 10 -30Q2 -20 0 -8Q14 -26 28 -12Q12 -14 0 -8"
    fan += "Q16 -8 24 6Q10 -2 0 -8Q-16 -6 -22 8Q-12 -2 0 -8Z"
    trunk = f'fill="none" stroke="{look.trail_edge}" stroke-width="4.6" {_EDGE} opacity=".5"'
    return path("M0 -8Q6 10 1 28", trunk) + path(fan, f'fill="{look.leaf}" opacity=".48"')


def _flower(look: Palette) -> str:
    body = path("M0 18Q-2 6 0 -2", f'stroke="{look.leaf}" stroke-width="3.4" opacity=".5"')
    petals = "".join(
        circle(9 * sin(1.257 * i), -9 - 9 * sin(1.257 * i + 1.57), 5.6, "") for i in range(5)
    )
    body += f'<g fill="#e8739a" opacity=".5">{petals}</g>'
    return body + circle(0, -9, 4, 'fill="#ffe08a"')


def _rock(look: Palette) -> str:
    d = "M-24 14Q-26 -2 -12 -8Q-4 -18 10 -12Q24 -8 25 14Z"
    body = path(d, f'fill="{look.cone[1]}" opacity=".38"')
    crack = f'stroke="{look.cone[0]}" stroke-width="3" fill="none"'
    return body + path("M-12 -6Q-4 0 -6 12", crack)


def _shell(look: Palette) -> str:
    d = "M0 13Q-20 4 -16 -8Q-8 -16 0 -11Q8 -16 16 -8Q20 4 0 13Z"
    ribs = path("M0 12V-9M0 12L-9 -9M0 12L9 -9", f'stroke="{look.beach[1]}" stroke-width="2"')
    return path(d, 'fill="#ef9d84" opacity=".6"') + ribs


def _star(look: Palette) -> str:
    d = "M0 -17L5 -5L17 -4L8 4L11 16L0 9L-11 16L-8 4L-17 -4L-5 -5Z"
    return path(d, f'fill="#e2743f" stroke="#e2743f" stroke-width="4" {_EDGE} opacity=".5"')


def _ripple(look: Palette) -> str:
    line = f'fill="none" stroke="{look.trail_edge}" stroke-width="3" {_EDGE} opacity=".45"'
    return path("M-22 -6q11 -7 22 0t22 0M-14 6q9 -6 18 0t18 0", line)


_PLANTS = (_fern, _bush, _palm, _bush, _flower, _fern, _palm)
_BEACH = (_shell, _ripple, _star, _ripple)


# -- the sky --------------------------------------------------------------------------------------

PEAK = (MAP / 2, 44.0)
"""The crater."""


@cache
def sky_sprite(theme: Theme, night: bool, active: bool) -> Sprite:
    """Sky and volcano; ``active``: lava comes down to the camp."""
    look = PALETTES[theme]
    fades = fade("k", look.night if night else look.day) + fade("v", look.cone)
    frame = f"M0 {SKY}V30Q0 0 30 0H{MAP - 30}Q{MAP} 0 {MAP} 30V{SKY}Z"
    body = f'<defs><clipPath id="c">{path(frame, "")}</clipPath>{fades}</defs>'
    body += '<g clip-path="url(#c)">' + path(frame, 'fill="url(#k)"')
    body += _stars() if night else ""
    body += _hills(look) + _smoke(look, night) + _cone(look) + _stream(active) + _treetops(look)
    return sprite("sky", MAP, SKY, body + "</g>")


def _stars() -> str:
    dots = "".join(
        circle(MAP * (0.5 + 0.5 * sin(4.1 * i)), 8 + 62 * abs(sin(2.3 * i)), 1.2 + i % 3 * 0.5, "")
        for i in range(26)
    )
    return f'<g fill="#fff7d6" opacity=".85">{dots}</g>'


def _hills(look: Palette) -> str:
    far = f"M0 {SKY}V112Q60 84 130 104T250 96T375 110T520 92T640 104T{MAP} 92V{SKY}Z"
    return path(far, f'fill="{look.cone[1]}" opacity=".35"')


def _smoke(look: Palette, night: bool) -> str:
    x, y = PEAK
    puffs = ((0, -6, 15), (14, -22, 18), (36, -32, 17), (60, -36, 13), (84, -37, 9))
    cloud = "".join(circle(x + dx, y + dy, r, "") for dx, dy, r in puffs)
    colour = "#ffd9b0" if night else "#ffffff"
    return f'<g fill="{colour}" opacity="{".35" if night else ".7"}">{cloud}</g>'


def _cone(look: Palette) -> str:
    x, y = PEAK
    d = f"M{num(x - 25)} {num(y)}Q{num(x - 48)} 108 {num(x - 196)} {SKY}H{num(x + 196)}"
    d += f"Q{num(x + 48)} 108 {num(x + 25)} {num(y)}Q{num(x)} {num(y + 13)} {num(x - 25)} {num(y)}Z"
    line = f'fill="url(#v)" stroke="#2c2a27" stroke-width="2.6" {_EDGE}'
    ribs = "M300 120L288 150M450 116L466 150M322 84L308 122M428 84L440 112"
    rim = f"M{num(x - 25)} {num(y)}Q{num(x)} {num(y - 14)} {num(x + 25)} {num(y)}"
    rim += f"Q{num(x)} {num(y + 13)} {num(x - 25)} {num(y)}Z"
    body = path(d, line)
    body += path(ribs, f'stroke="#2c2a27" stroke-width="3" {_EDGE} opacity=".22" fill="none"')
    return body + path(rim, f'fill="{LAVA[1]}" stroke="#2c2a27" stroke-width="2.6"')


def _stream(active: bool) -> str:
    """Lava from the crater: a short tongue, or a stream down to the camp."""
    x, y = PEAK
    if not active:
        d = f"M{num(x - 16)} {num(y + 5)}q3 30 9 18t9 12t8 -8t8 -22q-16 7 -34 0Z"
        return path(d, f'fill="{LAVA[0]}" stroke="#2c2a27" stroke-width="2"')
    body = ""
    for wide, colour in ((1.0, LAVA[0]), (0.62, LAVA[1]), (0.26, LAVA[2])):
        top, low = 15 * wide, 23 * wide
        d = f"M{num(x - top)} {num(y + 5)}Q{num(x - top - 8)} 90 {num(x - low)} {SKY}"
        d += f"H{num(x + low)}Q{num(x + top - 8)} 100 {num(x + top)} {num(y + 5)}Z"
        body += path(d, f'fill="{colour}"')
    return body


def _treetops(look: Palette) -> str:
    """The edge of the jungle at the foot of the volcano."""
    bumps = f"M0 {SKY + 4}V{SKY - 16}" + "q13 -17 27 -2t27 2t27 -3" * 3 + "q15 -14 28 4t22 22Z"
    left = path(bumps, f'fill="{look.jungle[0]}"')
    return left + f'<g transform="translate({MAP} 0) scale(-1 1)">{left}</g>'
