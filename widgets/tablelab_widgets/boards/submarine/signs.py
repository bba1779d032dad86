"""Words and numbers that stand in the sea itself."""

from __future__ import annotations

from functools import lru_cache

from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.submarine.markers import back, card
from tablelab_widgets.boards.submarine.palette import PALETTES
from tablelab_widgets.boards.svg import Sprite, box, circle, fitted, moved, sprite, text, width_of

SPENT = (486, 60)
"""Width and height of the spent cards' drawing."""

UNDEALT = (84, 60)
"""Width and height of the drawing of the cards that nobody has."""


@lru_cache(maxsize=32)
def dock_sprite(word: str, width: float, theme: Theme) -> Sprite:
    """The name of a dock."""
    words = fitted(word, 24, width - 20)
    return sprite(
        "dock", width, 32, text(width / 2, 16, words, 24, PALETTES[theme].ink, weight=650)
    )


@lru_cache(maxsize=128)
def voyage_sprite(words: str, dry: int, theme: Theme) -> Sprite:
    """The number of the voyage, and a red ring for each idle one before it."""
    look = PALETTES[theme]
    size = 28 if width_of(words, 28) <= 150 else 24
    body = text(75, 40, fitted(words, size, 150), size, look.ink, weight=800)
    ring = 'fill="#c8392f" stroke="#fff" stroke-width="2.4"'
    body += "".join(circle(75 + 26 * (i - (dry - 1) / 2), 72, 9, ring) for i in range(dry))
    return sprite("voyage", 150, 92, body)


@lru_cache(maxsize=64)
def spent_sprite(
    cards: tuple[int, ...], letters: tuple[str, ...], word: str, theme: Theme
) -> Sprite:
    """The spent cards, counted by colour, beside a wooden sign."""
    body = box(0, 12, 100, 36, 7, 'fill="#8a6238" stroke="#3d2b19" stroke-width="2.4"')
    body += text(50, 30, fitted(word, 23, 110), 23, "#fff8e6")
    ink = PALETTES[theme].ink
    for colour, number in enumerate(cards):
        x = 108 + 76 * colour
        body += moved(card(colour, letters[colour]), x, 2, 0.72)
        body += text(x + 44, 30, str(number), 25, ink, anchor="start", weight=800)
    return sprite("spent", *SPENT, body)


@lru_cache(maxsize=64)
def undealt_sprite(number: int, theme: Theme) -> Sprite:
    """Cards that are out of the game unseen."""
    body = moved(back(), 0, 2, 0.72)
    words = text(44, 30, str(number), 25, PALETTES[theme].ink, anchor="start", weight=800)
    return sprite("undealt", *UNDEALT, body + words)
