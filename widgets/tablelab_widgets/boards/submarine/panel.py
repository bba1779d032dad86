"""A player's panel: container, hand, pile and jokers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.livery import LIVERIES
from tablelab_widgets.boards.submarine.palette import PALETTES, TINTS
from tablelab_widgets.boards.submarine.vessels import SHIP, ship
from tablelab_widgets.boards.svg import (
    Sprite,
    box,
    fitted,
    moved,
    path,
    sprite,
    text,
)

WIDTH = 750
"""Units of a panel's own drawing: its width."""


@dataclass(frozen=True, slots=True)
class Form:
    """A panel's measures: ``across`` container spaces side by side, with sides of ``space``."""

    height: int
    across: int
    space: int
    pitch: tuple[float, float]
    row: int
    card: tuple[int, int]
    joker: int

    def centre(self, kind: int) -> tuple[float, float]:
        """The middle of a kind's container space."""
        row, at = divmod(kind, self.across)
        return 9 + self.pitch[0] * (at + 0.5), HEAD + self.pitch[1] * (row + 0.5)


HEAD = 63
"""Height of the line with the name."""

SLIM = Form(248, 12, 58, (61, 60), 126, (56, 78), 74)
"""Everything in three lines."""

MIDDLE = Form(274, 12, 58, (61, 62), 129, (74, 103), 84)
"""The same with larger cards."""

ROOMY = Form(432, 6, 104, (122, 111), 288, (72, 100), 84)
"""With a large container, where few players leave room for it."""

HAND, PILE, KNOWN, JOKERS = 18, 294, 378, 478
"""Left edges of what lies in the lowest line."""


@lru_cache(maxsize=128)
def frame_sprite(
    seat: int, form: Form, words: tuple[str, ...], active: bool, theme: Theme
) -> Sprite:
    """The panel without anything that changes, apart from whether it stands out."""
    look, livery = PALETTES[theme], LIVERIES[seat]
    edge, thick = (livery.main, 9) if active else (look.card_edge, 3)
    outer = (5, 5, WIDTH - 10, form.height - 10, 26)
    body = box(*outer, f'fill="{look.card}"')
    if active:
        body += box(*outer, f'fill="{livery.main}" opacity=".13"')
    body += box(*outer, f'fill="none" stroke="{edge}" stroke-width="{thick}"')
    body += moved(ship(livery), 14, 9, 57 / SHIP)
    for x, word in zip((HAND, PILE, JOKERS), words, strict=True):
        body += text(x, form.row + 11, word, 23, look.quiet, anchor="start", weight=600)
    return sprite("frame", WIDTH, form.height, body)


NAME = (410, 48)
"""Width and height of the drawing of a name."""

_PENNANT, _WAITING = 38, 64


@lru_cache(maxsize=256)
def name_sprite(name: str, active: bool, start: bool, waiting: str, theme: Theme) -> Sprite:
    """A player's name, cut where it is too long, and what stands to the right of it.

    That is the pennant of the ``start`` player, and a drawing of ``waiting`` submarines.
    """
    ink = PALETTES[theme].ink
    room = NAME[0] - _PENNANT * start - _WAITING * bool(waiting)
    words = fitted(name, 34, room)
    weight = 800 if active else 650
    body = text(0, 25, words, 34, ink, anchor="start", weight=weight)
    if start:
        pole = f'stroke="{ink}" stroke-width="3.4" stroke-linecap="round"'
        flag = path("M6 7V42", pole) + path("M7 9L29 16L7 25Z", 'fill="#c8503c"')
        body += moved(flag, room + _WAITING * bool(waiting), 0)
    if waiting:
        body += moved(waiting, room + 32, 27, 0.66)
    return sprite("name", *NAME, body)


@lru_cache(maxsize=256)
def score_sprite(artefacts: int, kinds: int, theme: Theme) -> Sprite:
    """How many of the artefacts the player has."""
    look = PALETTES[theme]
    words = text(236, 25, f"{artefacts}/{kinds}", 34, look.ink, anchor="end", weight=800)
    edge = f'stroke="{look.tray_edge}" stroke-width="2"'
    body = box(2, 15, 110, 20, 10, f'fill="{look.tray}" {edge}')
    if artefacts:
        body += box(4, 17, max(106 * artefacts / kinds, 16), 16, 8, 'fill="#e2ac34"')
    return sprite("score", 240, 48, body + words)


@lru_cache(maxsize=256)
def known_sprite(
    known: tuple[tuple[int, int], ...], letters: tuple[str, ...], theme: Theme
) -> Sprite:
    """Cards of a pile that the viewer knows: place from the top, and colour."""
    ink = PALETTES[theme].quiet
    body = ""
    for row, (number, colour) in enumerate(known[:3]):
        y = 14 + 28 * row
        if row == 2 and len(known) > 3:
            body += text(4, y, f"+{len(known) - 2}", 23, ink, anchor="start")
            break
        body += text(42, y, f"{number}.", 23, ink, anchor="end", weight=600)
        tint = TINTS[colour]
        body += box(49, y - 13, 46, 26, 8, f'fill="{tint.main}"')
        body += box(54, y - 10.5, 36, 21, 10, 'fill="#fffdf6"')
        body += text(72, y, letters[colour], 22, tint.deep, weight=800)
    return sprite("known", 96, 84, body)


@lru_cache(maxsize=256)
def joker_sprite(later: bool, theme: Theme) -> Sprite:
    """What lies under a joker: a golden tray, or a dashed one if it cannot be used yet."""
    look = PALETTES[theme]
    if later:
        line = f'fill="none" stroke="{look.quiet}" stroke-width="3" stroke-dasharray="7 6"'
    else:
        line = f'fill="{look.tray}" stroke="#d39a1e" stroke-width="4"'
    return sprite("joker", 80, 80, box(3, 3, 74, 74, 14, line))
