"""A panel for each gnome: who leads it, where and how drunk it is, its time, and its items."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from tablelab.games.red_november.components import SEA
from tablelab.games.red_november.naming import FEW_PLAYERS
from tablelab.games.red_november.state import DEAD, DESERTED, DISCARD, IN_PLAY, TRADE
from tablelab.games.red_november.view import GnomeView
from tablelab_widgets.boards.base import Inset, Theme
from tablelab_widgets.boards.livery import LIVERIES
from tablelab_widgets.boards.red_november import labels
from tablelab_widgets.boards.red_november.figures import FIGURE, Owner, Pose, figure, mug
from tablelab_widgets.boards.red_november.geometry import GAP, Plan
from tablelab_widgets.boards.red_november.icons import icon
from tablelab_widgets.boards.red_november.palette import BRASS, GOLD, PALETTES
from tablelab_widgets.boards.red_november.scene import Scene
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

HEAD = 62
"""Height of a panel's line with the name."""

_TALL = 158.0
_MOST = 196.0
_LARGEST = 40.0
"""The largest gap between two panels."""


def height(plan: Plan, gnomes: int, board: float) -> float:
    """The height of a panel; ``board`` is that of the whole board."""
    if plan.shape == "tall":
        return _TALL
    return float(round(min(_MOST, (board - GAP * (gnomes - 1)) / gnomes)))


def draw(scene: Scene, top: float, board: float) -> None:
    """All panels, beside or below the rest."""
    plan, gnomes = scene.plan, scene.view.gnomes
    count, high = len(gnomes), height(plan, len(gnomes), board)
    left, gap = 0.0, GAP
    if plan.shape == "wide":
        left = plan.width - plan.aside
        gap = min(_LARGEST, (board - count * high) / max(1, count - 1))
        top = (board - count * high - gap * (count - 1)) / 2
    for number in range(count):
        place = Inset(scene.canvas, left, top + (high + gap) * number, 1)
        _panel(scene, place, number, high)


def _panel(scene: Scene, place: Inset, number: int, high: float) -> None:
    view, plan = scene.view, scene.plan
    gnome, asked = view.gnomes[number], number == scene.decider
    owner, width = scene.owners[number], plan.aside
    place.put(frame_sprite(width, high, owner, asked, gnome.fate, scene.theme), 0, 0, width, high)
    name = _short_name(scene, number)
    if view.phase == DISCARD and view.drops[0][0] == number:
        name = f"{name} – {scene.text('board.red_november.keep', n=view.drops[0][1])}"
    pose: Pose = "lying" if gnome.fainted else "swimming" if gnome.at == SEA else "up"
    signs = tuple(
        sign
        for sign, shown in (("asleep", gnome.fainted), ("bag", gnome.drew), ("air", gnome.air > 0))
        if shown
    )
    picture = head_sprite(
        width, owner, name, pose, gnome.level, gnome.at, gnome.time, gnome.fate, signs,
        view.parts.limits["intoxication"], scene.theme,
    )  # fmt: skip
    place.put(picture, 0, 0, width, HEAD)
    codes = (f"trade:{number + 1}", f"attack:{number + 1}") if number != view.active else ()
    label = labels.gnome(scene, number)
    place.target(f"crew-{number + 1}", width / 2, HEAD / 2 + 3, width - 12, HEAD - 6, label, *codes)
    if gnome.fate == IN_PLAY:
        _items(scene, place, number, gnome, high)


def _short_name(scene: Scene, number: int) -> str:
    """Who leads the gnome; with several each a number, as on the gnome itself."""
    players = scene.view.players
    name = scene.text.name(number % players)
    return f"{name} {number // players + 1}" if players <= FEW_PLAYERS else name


# -- items ----------------------------------------------------------------------------------------


def _items(scene: Scene, place: Inset, number: int, gnome: GnomeView, high: float) -> None:
    width = scene.plan.aside
    room = high - HEAD - 8
    side = min(room, 100.0)
    top = HEAD + (room - side) / 2
    if gnome.items is None:
        place.put(item_sprite("bag", gnome.item_count, 0, scene.theme), 14, top, side, side)
        wide = side + 4
        label = labels.hand(scene, number)
        place.target(f"hand-{number + 1}", 14 + wide / 2, top + side / 2, wide, side, label)
        return
    counts = Counter(gnome.items)
    step = min(side + 6, (width - 24) / max(1, len(counts)))
    side = min(side, step - 2)
    top = HEAD + (room - side) / 2
    for at, (item, count) in enumerate(counts.items()):
        mark = _offered(scene, number).count(item)
        left = 14 + step * at
        place.put(item_sprite(item, count, mark, scene.theme), left, top, side, side)
        name = f"item-{number + 1}-{item}"
        label = labels.item(scene, number, item, count)
        codes = item_codes(scene, number, item)
        x, y = left + side / 2, HEAD + room / 2
        place.target(name, x, y, step - 1, min(room, side + 10), label, *codes)


def _offered(scene: Scene, number: int) -> tuple[str, ...]:
    """What a gnome would give in the trade under way."""
    view = scene.view
    if number == view.active:
        return view.gives
    return view.wants if number == view.partner else ()


def item_codes(scene: Scene, number: int, item: str) -> tuple[str, ...]:
    """What pointing at an item can mean."""
    view = scene.view
    if view.phase == DISCARD:
        return (f"throw:{item}",) if number == scene.decider else ()
    if number == view.active:
        return (f"play:{item}", f"add:{item}", f"give:{item}")
    if number == view.partner and view.phase == TRADE:
        return (f"want:{item}",)
    return ()


@lru_cache(maxsize=1024)
def item_sprite(item: str, count: int, mark: int, theme: Theme) -> Sprite:
    """An item on its tile; ``mark`` of them are on offer."""
    look = PALETTES[theme]
    edge, thick = (GOLD, 7) if mark else (look.card_edge, 3)
    fill = "#fff6d2" if theme == "light" else "#d8ccb0"
    body = box(4, 4, 92, 92, 16, f'fill="{fill}" stroke="{edge}" stroke-width="{thick}"')
    body += icon(item, 50, 50, 74)
    if count != 1:
        body += circle(73, 73, 25, f'fill="{INK}" stroke="#fff" stroke-width="2.4"')
        body += text(73, 73, str(count), 40, "#fff", weight=800)
    if mark:
        body += circle(27, 27, 25, f'fill="{GOLD}" stroke="{INK}" stroke-width="2.4"')
        body += text(27, 27, f"{mark}", 40, INK, weight=800)
    return sprite("item", 100, 100, body)


# -- the line with the name -----------------------------------------------------------------------


@lru_cache(maxsize=256)
def frame_sprite(
    width: float, height: float, owner: Owner, asked: bool, fate: int, theme: Theme
) -> Sprite:
    """An empty panel; that of the gnome that is asked stands out."""
    look, livery = PALETTES[theme], LIVERIES[owner.seat]
    edge, thick = (livery.main, 8) if asked else (look.card_edge, 3)
    outer = (5, 5, width - 10, height - 10, 22)
    body = box(*outer, f'fill="{look.card}"')
    if asked:
        body += box(*outer, f'fill="{livery.main}" opacity=".13"')
    body += box(*outer, f'fill="none" stroke="{edge}" stroke-width="{thick}"')
    opacity = "" if fate == IN_PLAY else ' opacity=".6"'
    return sprite("frame", width, height, f"<g{opacity}>{body}</g>")


@lru_cache(maxsize=1024)
def head_sprite(
    width: float, owner: Owner, name: str, pose: Pose, level: int, at: int, time: int, fate: int,
    signs: tuple[str, ...], most: int, theme: Theme,
) -> Sprite:  # fmt: skip
    """Portrait, name, state, mugs, place and time of a gnome."""
    look, middle = PALETTES[theme], HEAD / 2 + 3
    if fate != IN_PLAY:
        body = icon({DEAD: "cross", DESERTED: "boat"}[fate], 40, middle, 46)
        words = fitted(name, 28, width - 90)
        body += text(76, middle, words, 28, look.quiet, anchor="start", weight=600)
        return sprite("name", width, HEAD, body)
    scale = 0.57
    body = moved(figure(owner, pose, level, letter=31), 20, HEAD - FIGURE[1] * scale - 4, scale)
    right = width - 18
    body += text(right, middle, str(time), 28, look.ink, anchor="end", weight=800)
    right -= 40
    body += icon("clock", right - 18, middle, 34)
    right -= 50
    body += _badge(at, right - 18, middle)
    right -= 48
    for index in range(most):
        x = right - 13 - 27 * (most - 1 - index)
        body += moved(mug(index < level), x, middle, 0.4)
    right -= 27 * most + 8
    for sign in reversed(signs):
        body += icon(sign, right - 18, middle, 36)
        if sign == "bag":
            stroke = f'stroke="{look.alarm}" stroke-width="5" stroke-linecap="round"'
            bar = f"M{right - 34:.0f} {middle + 16:.0f}L{right - 2:.0f} {middle - 16:.0f}"
            body += path(bar, stroke)
        right -= 42
    room = right - 76
    size = max(22, min(28, 28 * room / max(1, width_of(name, 28))))
    words = fitted(name, size, room)
    body += text(68, middle, words, size, look.ink, anchor="start", weight=700)
    return sprite("name", width, HEAD, body)


def _badge(room: int, x: float, y: float) -> str:
    """Where a gnome is: the room's number on brass, or waves."""
    if room == SEA:
        body = circle(x, y, 18, f'fill="#2f7f9c" stroke="{INK}" stroke-width="2.4"')
        wave = 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"'
        d = "q4 -6 8 0t8 0t8 0"
        return body + path(f"M{x - 12} {y - 4}{d}", wave) + path(f"M{x - 12} {y + 6}{d}", wave)
    body = circle(x, y, 18, f'fill="{BRASS[0]}" stroke="{INK}" stroke-width="2.4"')
    return body + text(x, y, str(room), 24, INK, weight=800)
