"""Research ships and submarines: colour, letter and pattern of their owner."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from tablelab_widgets.boards.livery import LIVERIES, Livery
from tablelab_widgets.boards.submarine.markers import back
from tablelab_widgets.boards.svg import INK, Sprite, box, circle, moved, path, sprite, text

SHIP = 80
"""Side of a research ship's own drawing."""

Mode = Literal["plain", "fresh", "done"]
"""How a submarine looks: as always, still to act in this turn, or finished with it."""


@dataclass(frozen=True, slots=True)
class Group:
    """Submarines of one owner in a square that look alike."""

    seat: int
    count: int
    mode: Mode


@dataclass(frozen=True, slots=True)
class Fee:
    """The cards that a treasure in a square costs, and whether the pile holds so many."""

    cards: int
    payable: bool


_HULL = "M3 53H77L70 70Q68 75 62 75H18Q12 75 10 70Z"
_FLAGS = {
    "bars": "M27 6H33V50H27ZM47 6H53V50H47Z",
    "bands": "M18 14H62V22H18ZM18 36H62V44H18Z",
    "chequers": "M18 6H40V28H18ZM40 28H62V50H40Z",
    "lozenge": "M40 6L62 28L40 50L18 28Z",
    "cross": "M35 6H45V23H62V33H45V50H35V33H18V23H35Z",
}
_GLOW = "#ffd23f"


@lru_cache(maxsize=64)
def ship_sprite(seat: int, active: bool) -> Sprite:
    """A research ship under the flag of its owner; the ``active`` one lies in a pool of light."""
    return sprite("ship", SHIP, SHIP, ship(LIVERIES[seat], active))


def ship(look: Livery, active: bool = False) -> str:
    """A research ship as an SVG fragment."""
    line = f'stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"'
    glow = f'fill="{_GLOW}" stroke="{_GLOW}" stroke-width="9" stroke-linejoin="round"'
    body = ""
    if active:
        body += path(_HULL, glow) + box(18, 6, 44, 48, 8, glow)
    crane = f'fill="none" stroke="{INK}" stroke-width="3.4" stroke-linecap="round"'
    body += path("M66 53V32L75 22V36M9 53V34", crane)
    body += circle(9, 32, 3.4, f'fill="#c8503c" {line}')
    body += box(18, 6, 44, 50, 8, f'fill="{look.pale}"')
    body += path(_FLAGS[look.pattern], f'fill="{look.main}"')
    body += box(18, 6, 44, 50, 8, f'fill="none" {line}')
    body += path(_HULL, f'fill="{look.main}" {line}')
    body += path("M9 66H71", f'stroke="{look.deep}" stroke-width="3" opacity=".8"')
    body += "".join(circle(x, 60, 2.4, 'fill="#fff"') for x in (22, 34, 46, 58))
    body += circle(40, 28, 18, f'fill="#fffdf6" stroke="{look.deep}" stroke-width="2"')
    return body + text(40, 28.5, look.letter, 31, look.deep, weight=800)


# -- submarines -----------------------------------------------------------------------------------

_SUB = 84
_BODY = "M-18 -21H18C32 -21 39 -11 39 0S32 22 18 22H-18C-32 22 -39 11 -39 0S-32 -21 -18 -21Z"
_TOWER = "M-8 -20L-5 -33H10L13 -20Z"
_ROUND = 'stroke-linejoin="round"'


@lru_cache(maxsize=1024)
def bay_sprite(width: float, height: float, groups: tuple[Group, ...], fee: Fee | None) -> Sprite:
    """The submarines in a square; with a ``fee``, the cards that a treasure here costs."""
    if not groups:
        return nothing()
    count = len(groups) + (fee is not None)
    cells = _cells(width, height, count)
    low = count > 2  # too low for a tower
    drawn = [submarine(group, low) for group in groups]
    if fee is not None:
        drawn.append(_fee(fee))
    body = ""
    for (x, y, room, high), figure in zip(cells, drawn, strict=True):
        scale = min((room - 3) / _SUB, high / (44.5 if low else 62), 1)
        body += moved(figure, x, y + (0 if low else 5 * scale), scale)
    return sprite("bay", width, height, body)


def _cells(width: float, height: float, count: int) -> list[tuple[float, float, float, float]]:
    """Centres and sizes of so many equal cells: side by side, or in several rows."""
    across = min(count, 2)
    rows = -(-count // across)
    room, high = width / across, height / rows
    cells = []
    for index in range(count):
        row, at = divmod(index, across)
        here = min(across, count - row * across)
        x = width / 2 + room * (at - (here - 1) / 2)
        cells.append((x, high * (row + 0.5), room, high))
    return cells


@cache
def nothing() -> Sprite:
    """An empty picture: plotly redraws faster when the number of pictures does not change."""
    return sprite("nothing", 1, 1, "")


def submarine(group: Group, low: bool = False) -> str:
    """Submarines as an SVG fragment around the origin: a hull with letter and number."""
    look = LIVERIES[group.seat]
    line = f'stroke="{INK}" stroke-width="2.8" stroke-linejoin="round"'
    tower = "" if low else _TOWER
    body = ""
    if group.mode == "fresh":
        body += path(_BODY + tower, f'fill="#fff6c8" stroke="#fff6c8" stroke-width="17" {_ROUND}')
        body += path(_BODY + tower, f'fill="{_GLOW}" stroke="{_GLOW}" stroke-width="10" {_ROUND}')
    if tower:
        body += path("M4 -33V-38H11", f'fill="none" {line}')
        body += path(tower, f'fill="{look.main}" {line}')
    body += path(_BODY, f'fill="{look.main}" {line}')
    body += path("M-32 11Q0 23 33 11", f'fill="none" stroke="{look.deep}" stroke-width="3"')
    letter = circle(0, 0, 18.5, f'fill="#fffdf6" stroke="{look.deep}" stroke-width="2"')
    letter += text(0, 0.5, look.letter, 33, look.deep, weight=800)
    if group.count == 1:
        body += letter
    else:
        body += moved(letter, -16.5, 0) + circle(19.5, 0, 17.5, f'fill="{INK}"')
        body += text(19.5, 0.5, str(group.count), 33, "#fff", weight=800)
    return f'<g opacity=".5">{body}</g>' if group.mode == "done" else body


def _fee(fee: Fee) -> str:
    """A card's back with the number of cards to be paid, around the origin; red if too many."""
    fill, ink = ("#fff3c9", "#5d2018") if fee.payable else ("#b8322a", "#fff")
    body = box(-40, -18, 80, 36, 18, f'fill="{fill}" stroke="{INK}" stroke-width="2.4"')
    body += moved(back(), -31, -18.5, 0.47)
    return body + text(15, 0.5, str(fee.cards), 34, ink, weight=800)
