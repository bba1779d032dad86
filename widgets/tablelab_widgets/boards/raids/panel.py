"""A player's longship board: hull, spaces, shields, and what lies beside the ship."""

from __future__ import annotations

from functools import lru_cache

from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.livery import Livery
from tablelab_widgets.boards.raids.icons import icon, shield
from tablelab_widgets.boards.raids.palette import PALETTES, Palette
from tablelab_widgets.boards.raids.ships import emblem
from tablelab_widgets.boards.raids.tiles import points
from tablelab_widgets.boards.svg import (
    Sprite,
    box,
    fitted,
    moved,
    num,
    path,
    sprite,
    text,
)

WIDTH, HEIGHT = 1000, 345
"""Units of a longship board's own drawing."""

SLOT = 122
"""Side of a space for a tile."""

_DECK = (92, 76)
_STEP = SLOT + 7
NEW = (916, 82 + SLOT / 2)
"""Centre of the tile for which a space is looked for."""

Chip = tuple[str, str, int | None]
"""An icon, the number beside it, and the points that it brings."""


def slot(index: int) -> tuple[float, float]:
    """Centre of a space for a tile, from the stern."""
    return _DECK[0] + SLOT / 2 + _STEP * index, _DECK[1] + SLOT / 2


@lru_cache(maxsize=64)
def hull_sprite(look: Livery, spaces: int, theme: Theme, active: bool) -> Sprite:
    """The board without anything that changes, apart from whether it is this player's turn."""
    palette = PALETTES[theme]
    edge = look.main if active else palette.card_edge
    width = 9 if active else 3
    body = box(5, 5, WIDTH - 10, HEIGHT - 10, 30, f'fill="{palette.card}"')
    if active:
        body += box(5, 5, WIDTH - 10, HEIGHT - 10, 30, f'fill="{look.main}" opacity=".13"')
    body += box(
        5, 5, WIDTH - 10, HEIGHT - 10, 30, f'fill="none" stroke="{edge}" stroke-width="{width}"'
    )
    body += _ship(look, palette, spaces)
    return sprite("hull", WIDTH, HEIGHT, body + moved(emblem(look), 3, 3, 1.12))


def _ship(look: Livery, palette: Palette, spaces: int) -> str:
    hull = path(
        "M62 108C42 190 50 266 136 270Q420 280 700 266C800 250 838 190 836 128"
        "C836 110 842 100 856 102L876 108L890 92C880 66 852 54 828 66C804 80 808 116 800 146"
        "C794 172 780 184 756 184H96C84 160 84 132 90 110C96 88 78 72 58 78C40 84 36 106 50 114"
        "C58 118 66 112 62 108Z",
        f'fill="{look.main}" stroke="{palette.wood_edge}" stroke-width="5" stroke-linejoin="round"',
    )
    hull += path(
        "M66 214Q420 232 812 204M84 244Q420 258 770 238",
        f'fill="none" stroke="{look.deep}" stroke-width="4" opacity=".45"',
    )
    hull += '<circle cx="846" cy="84" r="5" fill="#fff"/>'
    for index in range(spaces):
        x, y = slot(index)
        hull += box(
            x - SLOT / 2,
            y - SLOT / 2,
            SLOT,
            SLOT,
            14,
            f'fill="{palette.deck}" stroke="{palette.wood_edge}" stroke-width="3"',
        )
        planks = f"M{num(x - 34)} {num(y - 58)}V{num(y + 58)}M{num(x)} {num(y - 58)}V{num(y + 58)}"
        planks += f"M{num(x + 34)} {num(y - 58)}V{num(y + 58)}"
        hull += path(planks, f'stroke="{palette.wood_edge}" stroke-width="2" opacity=".22"')
    return hull


@lru_cache(maxsize=256)
def name_sprite(name: str, active: bool, theme: Theme) -> Sprite:
    """A player's name, cut where it is too long."""
    palette = PALETTES[theme]
    words = fitted(name, 46, 660)
    weight = 800 if active else 650
    return sprite(
        "name", 680, 64, text(0, 33, words, 46, palette.ink, anchor="start", weight=weight)
    )


@lru_cache(maxsize=512)
def points_sprite(total: int, theme: Theme) -> Sprite:
    """The points that the player would score now."""
    ink = PALETTES[theme].ink
    words = text(142, 33, str(total), 54, ink, anchor="end", weight=800)
    left = 142 - 36 * len(str(total)) - 34
    return sprite("points", 150, 64, words + icon("star", left, 31, 50))


@lru_cache(maxsize=1024)
def shields_sprite(look: Livery, vikings: int, capacity: int) -> Sprite:
    """The shields along the rail: one a Viking aboard, and rings where there is room."""
    count = max(capacity, vikings, 1)
    step = min(63.0, 630 / count)
    body = "".join(
        shield(
            34 + step * i,
            34,
            min(30, step * 0.48),
            look.pale if i < vikings else "#fff",
            look.main if i < vikings else "#fff7e2",
            filled=i < vikings,
        )
        for i in range(max(capacity, vikings))
    )
    return sprite("shields", 664, 68, body)


@lru_cache(maxsize=512)
def crew_sprite(vikings: int, capacity: int, theme: Theme) -> Sprite:
    """How many Vikings are aboard, of how many for whom there are shields."""
    ink = PALETTES[theme].ink
    words = f"{vikings}/{capacity}"
    body = icon("viking", 176 - 29 * len(words) - 34, 31, 54)
    return sprite("crew", 180, 64, body + text(176, 33, words, 42, ink, anchor="end"))


@lru_cache(maxsize=1024)
def chips_sprite(chips: tuple[Chip, ...], theme: Theme) -> Sprite:
    """What lies beside the ship, in a row: an icon and a number each."""
    palette = PALETTES[theme]
    step = 890 / len(chips)
    body = ""
    for i, (name, words, brought) in enumerate(chips):
        faint = 'opacity=".38"' if words == "0" else ""
        chip = icon(name, 28, 30, 52) + text(62, 31, words, 43, palette.ink, anchor="start")
        if brought:
            chip += moved(points(0, 0, brought), 86 + 27 * len(words) + 9 * len(str(brought)), 30)
        body += f"<g {faint}>{moved(chip, step * i, 0)}</g>"
    return sprite("chips", 940, 60, body)


@lru_cache(maxsize=64)
def new_sprite(theme: Theme) -> Sprite:
    """The quay on which a new tile waits for its space."""
    line = f'stroke="{"#b5392c" if theme == "light" else "#f2a08f"}" stroke-width="6"'
    body = box(4, 4, 132, 132, 20, f'fill="#ffd84a" {line} stroke-dasharray="14 9"')
    return sprite("quay", 140, 140, body)
