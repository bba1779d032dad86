"""Gnomes, their time keepers, the ghost, and the tokens of destruction."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from tablelab_widgets.boards.livery import LIVERIES, Livery
from tablelab_widgets.boards.red_november.icons import TOKENS, icon
from tablelab_widgets.boards.red_november.palette import BRASS, GOLD
from tablelab_widgets.boards.svg import (
    INK,
    Sprite,
    box,
    circle,
    moved,
    num,
    path,
    sprite,
    text,
)

FIGURE = (60, 96)
"""Width and height of a gnome's own drawing."""

Pose = Literal["up", "lying", "swimming"]


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose a piece is: the seat, and the letter (of one or two players with a number)."""

    seat: int
    code: str


_LINE = f'stroke="{INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"'
_SKIN = "#f0c090"


@cache
def nothing() -> Sprite:
    """An empty picture: plotly redraws faster when the number of pictures does not change."""
    return sprite("nothing", 1, 1, "")


@lru_cache(maxsize=1024)
def gnome_sprite(owner: Owner, pose: Pose, level: int, active: bool) -> Sprite:
    """A gnome in the submarine or in the sea, with as many mugs above it as it has drunk."""
    body = _mugs(level) + figure(owner, pose, level, active)
    return sprite("gnome", *FIGURE, body)


def _mugs(level: int) -> str:
    size, body = 14, ""
    for at in range(level):
        x = FIGURE[0] / 2 + (at - (level - 1) / 2) * size
        body += moved(mug(True), x, 7.5, 0.23)
    return body


def mug(full: bool) -> str:
    """A small mug around the origin, in a box of 64 units."""
    if full:
        return moved(icon("grog", 0, 0, 64), 0, 0)
    line = 'stroke-width="4" stroke-dasharray="6 5"'
    return path(
        "M-22 -14H16V22Q16 28 10 28H-16Q-22 28 -22 22ZM16 -8Q28 -10 26 4Q25 14 16 14",
        f'fill="none" stroke="{BRASS[1]}" opacity=".75" {line}',
    )


def figure(
    owner: Owner, pose: Pose = "up", level: int = 0, active: bool = False, letter: float = 16.5
) -> str:
    """A gnome as an SVG fragment in a box of 60 x 96 units; ``letter`` is the radius of the shield
    with the letter: a small picture needs a large one."""
    look = LIVERIES[owner.seat]
    drawn = {"up": _up, "lying": _lying, "swimming": _swimming}[pose](look, level)
    body = ""
    if active:
        glow = f'fill="{GOLD}" stroke="{GOLD}" stroke-width="10" stroke-linejoin="round"'
        shape = {"up": _UP, "lying": _LIES, "swimming": _SWIMS}[pose]
        body += path(shape, glow + ' opacity=".95"')
    x, y = {"up": (30, 71), "lying": (38, 76), "swimming": (30, 68)}[pose]
    return body + drawn + _shield(look, owner.code, x, y, letter)


def _shield(look: Livery, code: str, x: float, y: float, r: float) -> str:
    edge = look.deep if r < 20 else look.main
    body = circle(x, y, r, f'fill="#fffdf6" stroke="{edge}" stroke-width="{num(r / 7.5)}"')
    size = r * (1.7 if len(code) == 1 else 1.2)
    return body + text(x, y + 0.5, code, size, look.deep, weight=800)


_UP = "M8 92V68Q8 52 18 48L30 14L42 48Q52 52 52 68V92Z"


def _up(look: Livery, level: int) -> str:
    body = path("M9 93V68Q9 50 30 50T51 68V93Z", f'fill="{look.main}" {_LINE}')
    body += path("M16 93V97H26V93ZM34 93V97H44V93Z", f'fill="{INK}"')
    return body + moved(_head(look, level), 30, 45)


def _head(look: Livery, level: int) -> str:
    """Face, beard and cap around the nose."""
    body = path("M-14 0Q-12 20 0 20T14 0Z", f'fill="#f7f1e2" {_LINE}')
    body += circle(0, -3, 10.5, f'fill="{_SKIN}" {_LINE}')
    body += path("M-13 -5L1 -32L13 -5Q0 -12 -13 -5Z", f'fill="{look.deep}" {_LINE}')
    body += path("M-7 -8L1 -24L3 -11Q-3 -11 -7 -8Z", f'fill="{look.main}"')
    nose = "#e0564a" if level else "#d9805f"
    body += circle(0, 1, 3 + 0.5 * level, f'fill="{nose}" stroke="{INK}" stroke-width="1.4"')
    return body + circle(-4, -4, 1.3, f'fill="{INK}"') + circle(4, -4, 1.3, f'fill="{INK}"')


_LIES = "M2 94L8 66Q24 54 56 62V94Z"


def _lying(look: Livery, level: int) -> str:
    body = path("M16 94Q16 60 40 60Q56 62 57 94Z", f'fill="{look.main}" {_LINE}')
    body += path("M52 94V84H60V94Z", f'fill="{INK}"')
    body += moved(_head(look, level), 15, 82, 0.78, -74)
    body += text(38, 46, "z", 24, INK, weight=800) + text(50, 30, "z", 18, INK, weight=800)
    return (
        path("M26 56Q24 20 46 18Q62 20 60 44Q54 58 26 56Z",
             'fill="#fffdf6" opacity=".82"') + body
    )  # fmt: skip


_SWIMS = "M6 84Q6 50 18 46L30 14L42 46Q54 50 54 84Q30 96 6 84Z"


def _swimming(look: Livery, level: int) -> str:
    body = path("M9 84Q9 48 30 48T51 84Q30 94 9 84Z", f'fill="{look.main}" {_LINE}')
    body += moved(_head(look, level), 30, 42)
    body += circle(30, 38, 18, 'fill="#d7f2f7" opacity=".35"')
    body += circle(30, 38, 18, f'fill="none" stroke="{BRASS[0]}" stroke-width="3"')
    for x, y, r in ((50, 20, 3), (54, 12, 2.2)):
        body += circle(x, y, r, 'fill="none" stroke="#fff" stroke-width="1.6"')
    return body


@cache
def mark_sprite(owner: Owner, fate: str) -> Sprite:
    """What is left of a gnome on its panel: a cross or a boat."""
    return sprite("mark", 64, 64, icon(fate, 32, 32, 60))


# -- on the time track ----------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def stack_sprite(
    width: float, height: float, keepers: tuple[Owner, ...], active: bool, ghost: bool,
    tokens: tuple[int, ...],
) -> Sprite:  # fmt: skip
    """All that lies on a space: keepers from the lowest to the topmost, ghost, tokens."""
    body = ""
    low = height - 17
    alone = not keepers and not ghost
    for at, token in enumerate(tokens):
        x, y = width / 2, 19 if not alone else height / 2
        if len(tokens) > 1 and alone:  # one below the other
            y = 18 + (height - 36) * at / (len(tokens) - 1)
        elif len(tokens) > 1:
            x = 17 + (width - 34) * at / (len(tokens) - 1)
        body += moved(_token(token), x, y, 0.72 if len(tokens) == 1 else 0.6)
    step = min(20.0, (height - 34) / max(1, len(keepers) - 1))
    for at, owner in enumerate(keepers):
        top = at == len(keepers) - 1
        side = width / 2 - (7 if ghost else 0)
        body += moved(_chip(owner, top and active), side, low - step * at)
    if ghost:
        body += moved(_ghost(), width / 2 + (13 if keepers else 0), low - 2 + (4 if keepers else 0))
    return sprite("stack", width, height, body)


def _chip(owner: Owner, glows: bool) -> str:
    look = LIVERIES[owner.seat]
    body = circle(0, 0, 18.5, f'fill="{GOLD}"') if glows else ""
    body += circle(0, 0, 15, f'fill="{look.main}" stroke="{INK}" stroke-width="2.2"')
    body += circle(0, 0, 11.5, f'fill="#fffdf6" stroke="{look.deep}" stroke-width="1.4"')
    size = 22 if len(owner.code) == 1 else 15
    return body + text(0, 0.4, owner.code, size, look.deep, weight=800)


def _ghost() -> str:
    shape = "M-13 16V-4Q-13 -19 0 -19T13 -4V16L8 11L4 16L0 11L-4 16L-8 11Z"
    body = path(shape, f'fill="#ffffff" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"')
    return (
        body
        + circle(-4.500, -5, 2.400, f'fill="{INK}"')
        + circle(4.500, -5, 2.400, f'fill="{INK}"')
    )


def _token(token: int) -> str:
    """A token of destruction around the origin: a red octagon."""
    d = "M-12 -27H12L27 -12V12L12 27H-12L-27 12V-12Z"
    line = f'fill="#b3261c" stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"'
    body = path(d, line) + path("M-10 -22H10L22 -10V10L10 22H-10L-22 10V-10Z", 'fill="#fff3dc"')
    return body + icon(TOKENS[token], 0, 0, 36)


@cache
def kraken_sprite() -> Sprite:
    """The Kraken below the submarine."""
    arm = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    arms = (
        "M70 110Q30 104 26 70Q24 50 40 46Q52 46 48 58",
        "M84 106Q60 84 62 56Q64 30 82 26Q96 26 92 40",
        "M150 110Q190 104 196 72Q198 50 182 46Q170 46 174 58",
        "M136 106Q160 84 158 56Q156 30 138 26Q124 26 128 40",
    )
    body = "".join(path(d, f'{arm} stroke="{INK}" stroke-width="17"') for d in arms)
    body += "".join(path(d, f'{arm} stroke="#8a5fa8" stroke-width="12"') for d in arms)
    body += path(
        "M66 112Q62 62 110 58Q158 62 154 112Z",
        f'fill="#8a5fa8" stroke="{INK}" stroke-width="3" stroke-linejoin="round"',
    )
    for x in (94, 126):
        body += circle(x, 88, 10, f'fill="#ffe9a0" stroke="{INK}" stroke-width="2.6"')
        body += box(x - 2, 81, 4.5, 14, 2, f'fill="{INK}"')
    for x, y in ((28, 84), (63, 66), (193, 84), (157, 66), (34, 102), (186, 102)):
        body += circle(x, y, 3, 'fill="#e6c9ee"')
    return sprite("kraken", 220, 114, body)
