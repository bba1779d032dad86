"""Stocks, disaster tracks, and how the game ended."""

from __future__ import annotations

from functools import lru_cache

from tablelab.games.red_november.components import TRACKS
from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.red_november.icons import icon
from tablelab_widgets.boards.red_november.palette import PALETTES, TRACK_TINTS
from tablelab_widgets.boards.svg import INK, Sprite, box, circle, fitted, sprite, text, width_of


@lru_cache(maxsize=512)
def stock_sprite(
    width: float, height: float, shape: str, count: str, word: str, theme: Theme
) -> Sprite:
    """A stock: its icon, how many there are, and, where there is room, what it is called."""
    look = PALETTES[theme]
    line = f'fill="{look.plate}" opacity=".93" stroke="{INK}" stroke-width="2.2"'
    body = box(3, 3, width - 6, height - 6, 14, line)
    middle = width / 2
    shift = 12
    if width > 110:
        size = min(22, 22 * (width - 14) / max(1, width_of(word, 22)))
        body += icon(shape, middle - 24, 36, 48)
        body += text(middle + 24, 37, count, 30, look.plate_text, weight=800)
        body += text(middle, height - 22, word, size, look.plate_text, weight=600)
    else:
        body += icon(shape, middle, 26 + shift, 46)
        body += text(middle, height - 25, count, 28, look.plate_text, weight=800)
    return sprite("stock", width, height, body)


@lru_cache(maxsize=512)
def track_sprite(
    width: float, height: float, index: int, place: int, last: int, resets: tuple[int, ...],
    title: str, theme: Theme,
) -> Sprite:  # fmt: skip
    """A disaster track with its marker: it fills up to the end that nobody survives."""
    look, name = PALETTES[theme], TRACKS[index]
    main, deep = TRACK_TINTS[name]
    danger = place >= last - 3
    edge, thick = (look.alarm, 4) if danger else (look.card_edge, 3)
    body = box(2, 2, width - 4, height - 4, 14,
               f'fill="{look.card}" stroke="{edge}" stroke-width="{thick}"')  # fmt: skip
    body += icon(name, 34, height / 2, 50)
    words = fitted(title, 22, width - 150)
    body += text(66, 20, words, 22, look.ink, anchor="start", weight=650)
    body += text(width - 14, 20, f"{place}/{last}", 22, look.alarm if danger else look.quiet,
                 anchor="end", weight=750)  # fmt: skip
    step = (width - 76) / last
    top, high = 36, height - 46
    for space in range(1, last + 1):
        x = 66 + step * (space - 1)
        fill = look.slot
        if space <= place:
            fill = main
        elif space == last:
            fill = "#e9b3a6" if theme == "light" else "#6b2a22"
        line = f'fill="{fill}" stroke="{look.card_edge}" stroke-width="1.6"'
        body += box(x + 1, top, step - 2, high, 6, line)
        middle, y = x + step / 2, top + high / 2
        if space == place:
            r = min(step / 2 + 2, high / 2 + 3)
            body += circle(middle, y, r, f'fill="{deep}" stroke="#fffdf6" stroke-width="3"')
            body += text(middle, y, str(space), 22, "#fff", weight=800)
        elif space == last:
            body += icon("skull", middle, y, min(step - 4, 34))
        elif space in resets:
            body += icon("star", middle, y, min(step - 4, 28))
        elif step > 40:
            ink = "#fff" if space < place else look.quiet
            body += text(middle, y, str(space), 22, ink, weight=600)
    return sprite("track", width, height, body)


END = (570, 84)
"""Width and height of the plate that tells the end."""


@lru_cache(maxsize=16)
def end_sprite(words: str, saved: bool) -> Sprite:
    """How it ended, on a plate."""
    fill = "#2a7a45" if saved else "#7a1c14"
    line = 'stroke="#fffdf6" stroke-width="4"'
    body = box(3, 3, END[0] - 6, END[1] - 6, 39, f'fill="{fill}" {line}')
    body += icon("boat" if saved else "skull", 52, 42, 52)
    words = fitted(words, 30, END[0] - 110)
    return sprite("end", *END, body + text(END[0] / 2 + 32, 42, words, 30, "#fff", weight=800))
