"""The chart table in the middle: voyages with their harbour tiles, the supply, what is out."""

from __future__ import annotations

from functools import lru_cache

from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.raids.icons import icon
from tablelab_widgets.boards.raids.palette import PALETTES
from tablelab_widgets.boards.raids.tiles import coin_slot
from tablelab_widgets.boards.svg import (
    INK,
    Sprite,
    box,
    circle,
    fitted,
    moved,
    path,
    sprite,
    text,
    width_of,
)

COUNTED = {
    "arrival": "anchor",
    "sails": "sail",
    "vikings": "viking",
    "runes": "rune",
    "axes": "axe",
    "mjolnirs": "mjolnir",
    "goods": "goods",
    "standards": "standard",
    "monsters": "monster",
}
"""The icon of what a harbour tile counts."""

ROMAN = ("I", "II", "III", "IV")
"""The voyages, as they are numbered on the board."""

CARD = (104, 150)
"""Width and height of a coming or past voyage's card."""

NOW = (172, 164)
"""Width and height of the present voyage's card."""


@lru_cache(maxsize=256)
def voyage_sprite(number: int, counts: str, past: bool, theme: Theme) -> Sprite:
    """A coming or past voyage's harbour tile."""
    look = PALETTES[theme]
    body = box(
        3, 3, 98, 144, 14, f'fill="{look.paper}" stroke="{look.paper_edge}" stroke-width="3"'
    )
    body += text(52, 29, ROMAN[number - 1], 31, INK)
    body += icon(COUNTED[counts], 52, 90, 72)
    body = f'<g opacity="{".42" if past else ".9"}">{body}</g>'
    if past:
        tick = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
        body += path("M30 96L46 112L76 74", f'stroke="{look.paper}" stroke-width="17" {tick}')
        body += path("M30 96L46 112L76 74", f'stroke="#2b7a5b" stroke-width="9" {tick}')
    return sprite("voyage", *CARD, body)


@lru_cache(maxsize=256)
def now_sprite(title: str, counts: str, ladder: tuple[int, ...], theme: Theme) -> Sprite:
    """The present voyage's harbour tile, with the coins of the ranks."""
    look = PALETTES[theme]
    body = box(4, 4, 164, 156, 18, f'fill="{look.paper}" stroke="#d39a1e" stroke-width="6"')
    size = 28 if width_of(title, 28) <= 152 else 25
    body += text(86, 30, fitted(title, size, 164), size, INK)
    body += icon(COUNTED[counts], 86, 80, 72)
    step = 152 / max(len(ladder), 1)
    for rank, coins in enumerate(ladder):
        body += moved(
            coin_slot(0, 0, coins) if coins else _no_coin(), 10 + step * (rank + 0.5), 137
        )
    return sprite("now", *NOW, body)


def _no_coin() -> str:
    ring = f'fill="none" stroke="{INK}" stroke-width="2.4" opacity=".45"'
    return circle(0, 0, 17, ring) + text(0, 0, "0", 27, INK, weight=600)


@lru_cache(maxsize=512)
def count_sprite(name: str, number: int, words: str, theme: Theme) -> Sprite:
    """A number in the middle of the sea: an icon, the number, and below it what it means."""
    look = PALETTES[theme]
    body = icon(name, 36, 38, 68)
    body += text(80, 38, str(number), 46, look.ink, anchor="start", weight=800)
    body += text(4, 94, fitted(words, 29, 190), 29, look.ink, anchor="start", weight=600)
    return sprite("count", 200, 112, body)


@lru_cache(maxsize=256)
def village_sprite(vikings: int, theme: Theme) -> Sprite:
    """A village with the Vikings that stand before it."""
    look = PALETTES[theme]
    body = circle(71, 71, 66, f'fill="{look.land}" stroke="{look.coast}" stroke-width="3"')
    body += circle(71, 71, 59, f'fill="none" stroke="{look.coast}" stroke-width="2" opacity=".5"')
    low = 0 if vikings else 26
    body += icon("visit", 42, 42 + low, 46) + icon("visit", 100, 44 + low, 42)
    body += icon("visit", 71, 36 + low, 62)
    shown = min(vikings, 4)
    step = 27 if shown > 3 else 31
    for i in range(shown):
        body += icon("viking", 71 + step * (i - (shown - 1) / 2), 93, 38)
    if vikings > 4:
        body += circle(112, 108, 21, f'fill="#5b7484" stroke="{INK}" stroke-width="2.6"')
        body += text(112, 108, str(vikings), 29, "#fff")
    return sprite("village", 142, 142, body)


@lru_cache(maxsize=64)
def harbour_sprite(waiting: str, home: str, berths: int, theme: Theme) -> Sprite:
    """The harbour: the pier of the ships at home above, that of those which wait below."""
    look = PALETTES[theme]
    edge = f'stroke="{look.coast}" stroke-width="3"'
    body = box(2, 2, 322, 256, 26, f'fill="{look.basin}" {edge}')
    body += path(
        "M300 2.5A22 22 0 0 1 322.5 26V234A22 22 0 0 1 300 257.5Z", f'fill="{look.land}" {edge}'
    )
    wood = f'fill="{look.wood}" stroke="{look.wood_edge}" stroke-width="2.5"'
    for top, words in ((0, home), (125, waiting)):
        body += "".join(box(22 + 54 * i, top + 112, 9, 16, 3, wood) for i in range(5))
        body += box(12, top + 108, 290, 11, 4, wood)
        body += text(18, top + 21, fitted(words, 29, 280), 29, look.ink, anchor="start", weight=650)
    for berth in range(berths):
        x, y = berth_place(0, berth)
        body += text(x, y + 8, str(berth + 1), 34, look.route, extra='opacity=".55"')
    return sprite("harbour", 326, 260, body)


def berth_place(row: int, index: int) -> tuple[float, float]:
    """Where the ships lie in the harbour, in its own units; row 0 is home, row 1 waits."""
    return 50 + 70 * index, 77 + 125 * row


@lru_cache(maxsize=64)
def bid_sprite(bid: int) -> Sprite:
    """The next bid of a fight, on crossed axes."""
    body = '<g transform="translate(52 52) rotate(-42)">' + icon("axe", 4, -2, 66) + "</g>"
    body += (
        '<g transform="translate(52 52) scale(-1 1) rotate(-42)">' + icon("axe", 4, -2, 66) + "</g>"
    )
    body += circle(52, 54, 25, f'fill="#b5392c" stroke="{INK}" stroke-width="3"')
    return sprite("bid", 104, 104, body + text(52, 54, str(bid), 36, "#fff", weight=800))
