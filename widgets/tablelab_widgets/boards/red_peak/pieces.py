"""Pieces and markers on the map: tent, adventurer, features, bonus tiles, the volcano's tiles."""

from __future__ import annotations

from functools import cache, lru_cache

from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.livery import Livery
from tablelab_widgets.boards.red_peak.features import feature
from tablelab_widgets.boards.red_peak.geometry import CELL
from tablelab_widgets.boards.red_peak.icons import icon
from tablelab_widgets.boards.red_peak.palette import GOLD, LAVA, PALETTES
from tablelab_widgets.boards.svg import (
    INK,
    Sprite,
    box,
    circle,
    fitted,
    path,
    sprite,
    text,
)


@cache
def piece_sprite(name: str, lost: bool) -> Sprite:
    """Tent or adventurer, with a light rim so that it stands out from everything."""
    body = '<ellipse cx="40" cy="70" rx="30" ry="7" fill="#000" opacity=".25"/>'
    if lost:
        flames = "M8 74Q2 52 16 44Q16 54 24 56Q20 34 38 16Q38 32 48 38Q54 32 54 24Q70 40 66 58"
        body += path(f"{flames}Q74 62 72 74Z", f'fill="{LAVA[0]}" stroke="{INK}" stroke-width="2"')
        body += path("M22 74Q20 62 32 56Q38 44 42 46Q58 54 58 74Z", f'fill="{LAVA[2]}"')
        return sprite("piece", 80, 80, body + icon(name, 40, 46, 46))
    rim = icon(name, 40, 38, 66).replace('stroke-width="2.6"', 'stroke-width="9"')
    rim = rim.replace(f'stroke="{INK}"', 'stroke="#fffdf3"')
    return sprite("piece", 80, 80, body + rim + icon(name, 40, 38, 66))


@lru_cache(maxsize=64)
def feature_sprite(name: str, state: str, theme: Theme) -> Sprite:
    """A feature: ``plain`` scenery, an ``open`` task, or one that is ``done``."""
    look = PALETTES[theme]
    mid = CELL / 2
    if state == "plain":
        return sprite("feature", CELL, CELL, f'<g opacity=".45">{feature(name, mid, mid, 62)}</g>')
    edge = look.good if state == "done" else GOLD
    body = circle(mid, mid, 46, f'fill="{look.plate}" stroke="{INK}" stroke-width="9"')
    body += circle(mid, mid, 46, f'fill="none" stroke="{edge}" stroke-width="5.4"')
    return sprite("feature", CELL, CELL, body + feature(name, mid, mid, 60))


@cache
def bonus_sprite() -> Sprite:
    """A bonus tile, face down."""
    return sprite("bonus", 64, 64, icon("bonus", 32, 32, 64))


@cache
def check_sprite() -> Sprite:
    """A task is done."""
    return sprite("check", 64, 64, icon("check", 32, 32, 62))


@lru_cache(maxsize=256)
def stack_sprite(word: str, counts: tuple[int, ...], faint: bool, theme: Theme) -> Sprite:
    """Volcano tiles by kind: none, eruption, double, each with its number."""
    look = PALETTES[theme]
    body = box(2, 2, 168, 124, 16, f'fill="{look.plate}" opacity=".93"')
    body += box(2, 2, 168, 124, 16, f'fill="none" stroke="{INK}" stroke-width="2.4"')
    words = fitted(f"{word} {sum(counts)}", 23, 158)
    body += text(86, 23, words, 23, look.plate_text, weight=700)
    for at, (kind, number) in enumerate(zip(("none", "eruption", "double"), counts, strict=True)):
        x = 31 + 55 * at
        dim = 'opacity=".4"' if faint and not number else ""
        body += f"<g {dim}>{icon(kind, x, 63, 46)}</g>"
        body += text(x, 106, str(number), 26, look.plate_text, weight=800)
    return sprite("stack", 172, 128, body)


def emblem(look: Livery, x: float, y: float, size: float) -> str:
    """The badge of a seat: its letter in its colour."""
    body = circle(x, y, size / 2, f'fill="{look.main}" stroke="{INK}" stroke-width="2.4"')
    body += circle(x, y, size * 0.36, f'fill="{look.pale}"')
    return body + text(x, y, look.letter, size * 0.56, look.deep, weight=800)
