"""The hands: cards in sight with their tools, all others as backs with their number."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tablelab_widgets.boards.base import Shape, Theme
from tablelab_widgets.boards.livery import LIVERIES
from tablelab_widgets.boards.red_peak import labels
from tablelab_widgets.boards.red_peak.cards import CARD, backs_sprite, tool_sprite
from tablelab_widgets.boards.red_peak.geometry import GAP
from tablelab_widgets.boards.red_peak.icons import icon
from tablelab_widgets.boards.red_peak.palette import PALETTES
from tablelab_widgets.boards.red_peak.pieces import emblem
from tablelab_widgets.boards.red_peak.scene import Scene
from tablelab_widgets.boards.svg import Sprite, box, fitted, sprite, text

_HEAD = 50.0
_OPEN = _HEAD + CARD[1] + 14
_SMALL: dict[Shape, float] = {"wide": 68.0, "tall": 90.0}
_STEP = CARD[0] + 7
_LEAST = 90.0
_NAME = 250.0


@dataclass(frozen=True, slots=True)
class Panel:
    """A seat's panel: where it is, and whether its cards lie side by side."""

    seat: int
    left: float
    top: float
    width: float
    large: bool


def panels(scene: Scene, top: float) -> tuple[list[Panel], float]:
    """All panels from ``top`` on, and the height that they take."""
    view = scene.view
    opened = view.house.hands == "open"
    large = [seat for seat in range(view.players) if opened or seat == view.viewer]
    small = [seat for seat in range(view.players) if seat not in large]
    found: list[Panel] = []
    y = top
    for row in _rows(scene, large):
        found += _row(scene, row, y, True)
        y += _OPEN + GAP * 0.7
    most = 3 if scene.plan.shape == "wide" else 2
    for start in range(0, len(small), _even(len(small), most)):
        found += _row(scene, small[start : start + _even(len(small), most)], y, False)
        y += _SMALL[scene.plan.shape] + GAP * 0.7
    return found, y - GAP * 0.7 - top


def _even(number: int, most: int) -> int:
    """How many go into a row so that all rows are about as full."""
    rows = -(-number // most)
    return -(-number // rows) if rows else 1


def _rows(scene: Scene, seats: list[int]) -> list[list[int]]:
    """Seats with their cards, as many in a row as there is room for."""
    rows: list[list[int]] = []
    room = 0.0
    for seat in seats:
        need = _need(scene, seat)
        if not rows or need > room:
            rows.append([])
            room = scene.plan.column
        rows[-1].append(seat)
        room -= need + GAP
    return rows


def _need(scene: Scene, seat: int) -> float:
    count = scene.view.hand_sizes[seat]
    return min(max(_NAME, CARD[0] + _STEP * (count - 1) + 28), scene.plan.column)


def _row(scene: Scene, seats: list[int], top: float, large: bool) -> list[Panel]:
    """Panels side by side over the whole width; what is free goes to all alike."""
    needs = [_need(scene, seat) if large else 1.0 for seat in seats]
    gap = GAP * 0.7
    free = scene.plan.column - sum(needs) - gap * (len(seats) - 1)
    found, x = [], scene.plan.left
    for seat, need in zip(seats, needs, strict=True):
        width = need + free / len(seats)
        found.append(Panel(seat, x, top, width, large))
        x += width + gap
    return found


def draw(scene: Scene, places: list[Panel]) -> None:
    """All hands; the cards come last, as they come and go."""
    for place in places:
        _frame(scene, place)
    for place in places:
        hand = scene.view.hands[place.seat]
        if hand is None:
            _backs(scene, place)
        else:
            _cards(scene, place, hand)


def _frame(scene: Scene, place: Panel) -> None:
    view = scene.view
    height = _OPEN if place.large else _SMALL[scene.plan.shape]
    name = scene.text.name(place.seat)
    size = view.hand_sizes[place.seat]
    picture = panel_sprite(
        round(place.width, 1), height, place.seat, place.seat == view.viewer, scene.theme
    )
    middle = place.left + place.width / 2
    scene.canvas.put(picture, middle, place.top + height / 2, place.width, height)
    room = place.width - 64 - 84
    words = name_sprite(name, round(room, 1), place.seat == view.viewer, scene.theme)
    y = place.top + (_HEAD / 2 + 4 if place.large else height / 2)
    scene.canvas.put(words, place.left + 62 + room / 2, y, room, 40)
    scene.canvas.put(count_sprite(size, scene.theme), place.left + place.width - 48, y, 76, 44)


@lru_cache(maxsize=128)
def panel_sprite(width: float, height: float, seat: int, own: bool, theme: Theme) -> Sprite:
    """A seat's empty panel with its badge."""
    look, livery = PALETTES[theme], LIVERIES[seat]
    edge, thick = (livery.main, 5) if own else (look.card_edge, 3)
    inner = (4, 4, width - 8, height - 8, 18)
    body = box(*inner, f'fill="{look.card}"')
    if own:
        body += box(*inner, f'fill="{livery.main}" opacity=".1"')
    body += box(*inner, f'fill="none" stroke="{edge}" stroke-width="{thick}"')
    y = _HEAD / 2 + 4 if height == _OPEN else height / 2
    return sprite("panel", width, height, body + emblem(livery, 34, y, 40))


@lru_cache(maxsize=256)
def name_sprite(name: str, room: float, own: bool, theme: Theme) -> Sprite:
    """A player's name, cut where it is too long."""
    weight = 800 if own else 650
    words = fitted(name, 26, room)
    ink = PALETTES[theme].ink
    return sprite("name", room, 40, text(0, 20, words, 26, ink, anchor="start", weight=weight))


@lru_cache(maxsize=128)
def count_sprite(number: int, theme: Theme) -> Sprite:
    """How many cards a hand has."""
    words = text(72, 22, str(number), 28, PALETTES[theme].ink, anchor="end", weight=800)
    return sprite("count", 76, 44, words + icon("card", 18, 22, 34))


def _cards(scene: Scene, place: Panel, hand: tuple[str, ...]) -> None:
    view = scene.view
    width, height = CARD
    step = _step(place, len(hand))
    y = place.top + _HEAD + 2 + height / 2
    for at, name in enumerate(hand):
        card = view.parts.cards[name]
        wanted = tuple(tool for tool in card.tools if tool in scene.wanted)
        picture = tool_sprite(name, scene.letters(card.tools), wanted, scene.theme)
        x = place.left + 16 + width / 2 + step * at
        scene.canvas.put(picture, x, y, width, height)
        reach = min(step, _STEP - 1)
        x -= (width - reach) / 2
        label = labels.hand_card(view, place.seat, name, scene.text)
        codes = [f"give:{name}:{tool}" for tool in (*wanted, *card.tools)]
        scene.canvas.target(
            f"card-{name}", x, y, round(reach, 1), height, label, *dict.fromkeys(codes)
        )


def _step(place: Panel, count: int) -> float:
    """How far apart cards lie: closer together where there is little room."""
    room = place.width - 32 - CARD[0]
    return min(_STEP, room / max(1, count - 1))


def _backs(scene: Scene, place: Panel) -> None:
    view = scene.view
    height = _OPEN if place.large else _SMALL[scene.plan.shape]
    count = view.hand_sizes[place.seat]
    label = labels.hand(view, place.seat, scene.text)
    middle, y = place.left + place.width / 2, place.top + height / 2
    scene.canvas.target(f"hand-{place.seat}", middle, y, round(place.width, 1), height, label)
    if place.large and count:
        step = _step(place, count)
        width = CARD[0] + step * (count - 1)
        picture = backs_sprite(count, round(step, 1), scene.theme)
        y = place.top + _HEAD + 2 + CARD[1] / 2
        scene.canvas.put(picture, place.left + 16 + width / 2, y, width, CARD[1])
