"""The time track: 61 minutes that wind down to the rescue."""

from __future__ import annotations

from functools import cache, lru_cache

from tablelab.games.red_november.chances import success_chance
from tablelab.games.red_november.components import standard
from tablelab.games.red_november.state import FIX, IN_PLAY, MOVE, OVER
from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.red_november import labels
from tablelab_widgets.boards.red_november.figures import stack_sprite
from tablelab_widgets.boards.red_november.geometry import CELL, PLANS, SPACES, Plan, Point
from tablelab_widgets.boards.red_november.icons import icon
from tablelab_widgets.boards.red_november.palette import PALETTES, Palette
from tablelab_widgets.boards.red_november.scene import Scene
from tablelab_widgets.boards.svg import Sprite, box, fitted, path, sprite, text

_HEAD, _FOOT = 28.0, 27.0
_STACK = CELL - _HEAD - _FOOT
"""Height of what lies on a space, between its number and its foot."""

_WORD = 9.0
"""By how much the word on the last space is lower than the numbers of the others."""

_AHEAD = standard().limits["minutes"]
_GREEN = "#3f9b5a"


def draw(scene: Scene, top: float) -> None:
    """The track, the way of the ghost, and everything that lies on the spaces."""
    plan, view = scene.plan, scene.view
    high = plan.time_height
    start = _start(scene)
    picture = track_sprite(scene.theme, plan.shape, start, scene.word("won"))
    scene.canvas.put(picture, plan.scene / 2, top + high / 2, plan.scene, high, below=True)
    _way(scene, top)
    _feet(scene, top)
    _stacks(scene, top)
    _targets(scene, top)
    assert view.parts.limits["minutes"] == _AHEAD


def _start(scene: Scene) -> int:
    """The space at which the time keepers began."""
    starts = scene.view.parts.starts
    number = len(scene.view.gnomes)
    return starts[max(number, min(starts))]


def _at(plan: Plan, number: int, top: float) -> Point:
    x, y = plan.space(number)
    return x, y + top


# -- the track itself -----------------------------------------------------------------------------


@lru_cache(maxsize=32)
def track_sprite(theme: Theme, shape: str, start: int, rescued: str) -> Sprite:
    """All spaces with their numbers and symbols; those before the start are faint."""
    look, plan = PALETTES[theme], PLANS["tall" if shape == "tall" else "wide"]
    body = _turns(plan, look)
    for number in range(SPACES - 1, -1, -1):
        body += _space(plan, number, start, look, rescued)
    return sprite("time", plan.scene, plan.time_height, body)


def _turns(plan: Plan, look: Palette) -> str:
    """The tape on which the spaces lie, and where one row of it leads into the next."""
    fill = f'fill="{look.tape}"'
    body = box(0, 0, plan.scene, plan.time_height, 12, f'fill="{look.under}"')
    for row in range(plan.rows):
        body += box(0, (CELL + 8) * row, plan.scene, CELL, 12, fill)
        if row:
            x, y = plan.space(SPACES - row * plan.across)
            body += box(x - plan.cell / 2, y + CELL / 2 - 20, plan.cell, 48, 0, fill)
            arrow = f'fill="none" stroke="{look.cell}" stroke-width="4" stroke-linecap="round"'
            body += path(f"M{x - 7:.1f} {y + CELL / 2:.1f}l7 6l7 -6", arrow)
    return body


def _space(plan: Plan, number: int, start: int, look: Palette, rescued: str) -> str:
    parts = standard()
    x, y = plan.space(number)
    wide = plan.cell
    if number == 0:
        x, wide = plan.end
    left, top = x - wide / 2, y - CELL / 2
    fill = look.cell if number <= start else look.cell_far
    edge, thick = (look.cell_edge, 1.6)
    if number == 0:
        fill, edge, thick = _GREEN, "#1f5e33", 3
    elif number in parts.event_spaces:
        edge, thick = "#d0392f", 2.6
    elif number in parts.item_spaces:
        edge, thick = "#c8762c", 2.6
    line = f'fill="{fill}" stroke="{edge}" stroke-width="{thick}"'
    body = box(left + 2.5, top + 4, wide - 5, CELL - 8, 9, line)
    symbol = ""
    if number in parts.event_spaces:
        symbol = "star"
    elif number in parts.item_spaces:
        symbol = "square"
    if number == 0:
        return body + _end(plan, left, top, wide, rescued)
    if number == start:
        body += path(f"M{left + 6:.1f} {top + CELL - 8:.1f}h{wide - 12:.1f}",
                     f'stroke="{_GREEN}" stroke-width="6" stroke-linecap="round"')  # fmt: skip
    ink = look.ink if number <= start else look.quiet
    if symbol:
        body += text(left + 5, top + 16, str(number), 22, ink, anchor="start", weight=700)
        body += icon(symbol, left + wide - 12, top + 16, 18 if symbol == "star" else 14)
    else:
        body += text(left + wide / 2, top + 16, str(number), 22, ink, weight=700)
    return f'<g opacity=".6">{body}</g>' if number > start else body


def _end(plan: Plan, left: float, top: float, wide: float, rescued: str) -> str:
    """What stands on the last space: its number where the way comes in, and the boat beyond."""
    forth = plan.rows % 2  # else the last row runs to the left
    number, boat = (14, wide - 40) if forth else (wide - 28, 40)
    body = text(left + number, top + 24, "0", 26, "#fff", anchor="start", weight=800)
    words = fitted(rescued, 24, wide - 100)
    body += text(left + wide / 2, top + 24, words, 24, "#fff", weight=700)
    return body + icon("boat", left + boat, top + CELL / 2 + 6, 62)


# -- what lies on it ------------------------------------------------------------------------------


def _way(scene: Scene, top: float) -> None:
    """The way from the time keeper on turn to its ghost."""
    view = scene.view
    points: list[Point] = []
    if view.phase != OVER and view.active >= 0:
        gnome = view.gnomes[view.active]
        if gnome.fate == IN_PLAY and gnome.time > view.ghost:
            points = [_at(scene.plan, at, top) for at in range(gnome.time, view.ghost - 1, -1)]
    look = PALETTES[scene.theme]
    scene.canvas.line(points, {"width": 9, "color": look.way}, opacity=0.75)


def ahead(scene: Scene) -> dict[int, int]:
    """The minutes to each space that can be reached by one choice; to 0 the most there are."""
    view = scene.view
    if view.phase not in (MOVE, FIX):
        return {}
    return {
        max(0, view.ghost - minutes): minutes
        for minutes in range(1, _AHEAD + 1)
        if view.ghost > 0 or minutes == _AHEAD
    }


def _feet(scene: Scene, top: float) -> None:
    """Below the spaces ahead: in a repair its exact chance of success, else the minutes."""
    view = scene.view
    shown = list(ahead(scene).items())
    for at in range(_AHEAD):
        if at >= len(shown):
            scene.hide()
            continue
        number, minutes = shown[at]
        x, y = _at(scene.plan, number, top)
        wide = scene.plan.cell - 7
        if view.phase == FIX:
            percent = int(100 * success_chance(view, minutes))
        else:
            percent = -1
        ink = PALETTES[scene.theme].quiet if number else "#fff"  # 0 is green
        picture = foot_sprite(round(wide, 1), view.ghost - number, percent, ink)
        scene.canvas.put(picture, x, y + CELL / 2 - _FOOT / 2 - 3, wide, _FOOT)


@cache
def foot_sprite(width: float, minutes: int, percent: int, ink: str) -> Sprite:
    """A plate with a chance in percent; with -1 percent just the minutes, written in ``ink``."""
    middle = width / 2
    if percent < 0:
        words = text(middle, 14, f"+{minutes}", 22, ink, weight=650)
        return sprite("foot", width, _FOOT, words)
    good = percent >= 100
    fill = "#2a7a45" if good else "#f2c14e" if percent >= 50 else "#f0e3c2"
    body = box(0.5, 0.5, width - 1, _FOOT - 1, 8, f'fill="{fill}" stroke="#2c2a27"')
    if good:
        check = 'fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round"'
        body += path(f"M{middle - 9:.1f} 14l6 6l12 -13", check)
    else:
        body += text(middle - 6, 14, str(percent), 22, "#2c2a27", weight=750)
        body += text(middle + 9, 15, "%", 16, "#2c2a27", anchor="start", weight=700)
    return sprite("foot", width, _FOOT, body)


def _stacks(scene: Scene, top: float) -> None:
    view, wide, near = scene.view, round(scene.plan.cell, 1), ahead(scene)
    for number in occupied(scene):
        keepers = tuple(
            scene.owners[gnome] for gnome in view.pile if view.gnomes[gnome].time == number
        )
        ghost = view.phase != OVER and view.ghost == number and view.active >= 0
        active = view.active >= 0 and view.phase != OVER and view.gnomes[view.active].time == number
        tokens = tuple(token for token, at in enumerate(view.tokens) if at == number)
        high = _STACK if number in near else _STACK + 19  # without a foot there is more room
        x, y = _at(scene.plan, number, top)
        head = _HEAD - 2
        if number == 0:  # beside its number, below its word
            x, high, head = scene.plan.end[0], high - _WORD, head + _WORD
        picture = stack_sprite(wide, high, keepers, active, ghost, tokens)
        scene.canvas.put(picture, x, y - CELL / 2 + head + high / 2, wide, high)


def occupied(scene: Scene) -> list[int]:
    """The spaces on which something lies."""
    view = scene.view
    spaces = {view.gnomes[gnome].time for gnome in view.pile}
    spaces |= {at for at in view.tokens if at >= 0}
    if view.phase != OVER and view.active >= 0:
        spaces.add(view.ghost)
    return sorted(spaces, reverse=True)


def _targets(scene: Scene, top: float) -> None:
    """Whatever lies on the track, and every space that can be chosen."""
    view = scene.view
    near = ahead(scene)
    for number in sorted({*occupied(scene), *near}, reverse=True):
        x, y = _at(scene.plan, number, top)
        codes: list[str] = []
        if number in near:
            codes = _choices(view.ghost, number, near[number])
        elif number == view.ghost:
            codes = ["wait:0"]
        wide, label = scene.plan.cell - 2, labels.space(scene, number)
        if not number:
            x, wide = scene.plan.end
        wide = round(wide, 1)
        scene.canvas.target(f"space-{number}", x, y, wide, CELL - 2, label, *codes)


def _choices(ghost: int, number: int, most: int) -> list[str]:
    """What can be spent to get to a space. To 0 many ways lead: a repair gets all, who waits
    waits no longer than it must."""
    if number:
        return [f"spend:{most}", f"wait:{most}"]
    least = max(ghost, 1)
    spends = [f"spend:{minutes}" for minutes in range(most, least - 1, -1)]
    return [*spends, *(f"wait:{minutes}" for minutes in range(ghost, most + 1))]
