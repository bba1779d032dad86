"""The team's stocks at a glance: day, time tiles, multitools, lead over the lava, stacks."""

from __future__ import annotations

from functools import lru_cache

from tablelab.games.red_peak.state import LAY, PAY
from tablelab_widgets.boards.base import Shape, Theme
from tablelab_widgets.boards.red_peak import labels
from tablelab_widgets.boards.red_peak.geometry import GAP
from tablelab_widgets.boards.red_peak.icons import icon
from tablelab_widgets.boards.red_peak.palette import PALETTES
from tablelab_widgets.boards.red_peak.scene import Scene
from tablelab_widgets.boards.svg import Sprite, box, fitted, sprite, text

HEIGHT = 100.0
_BETWEEN = 0.7 * GAP
_MOST: dict[Shape, int] = {"wide": 9, "tall": 5}

Chip = tuple[str, str, str, str, bool]
"""Its name, an icon, the number, what the number is called in full, and whether it is alarming."""


def height(scene: Scene) -> float:
    """The height that the chips take."""
    return len(_rows(_chips(scene), scene)) * (HEIGHT + _BETWEEN) - _BETWEEN


def draw(scene: Scene, top: float) -> None:
    """The chips in one or more rows."""
    plan = scene.plan
    y = top + HEIGHT / 2
    for row in _rows(_chips(scene), scene):
        width = (plan.column - _BETWEEN * (len(row) - 1)) / len(row)
        for at, (name, shape, number, label, alarm) in enumerate(row):
            x = plan.left + (width + _BETWEEN) * at + width / 2
            word = scene.word(name)
            picture = chip_sprite(round(width, 1), shape, number, word, alarm, scene.theme)
            scene.canvas.put(picture, x, y, width, HEIGHT)
            scene.canvas.target(f"status-{name}", x, y, round(width, 1), HEIGHT, label)
        y += HEIGHT + _BETWEEN


def _rows(chips: list[Chip], scene: Scene) -> list[list[Chip]]:
    rows = -(-len(chips) // _MOST[scene.plan.shape])
    per_row = -(-len(chips) // rows)
    return [chips[start : start + per_row] for start in range(0, len(chips), per_row)]


def _chips(scene: Scene) -> list[Chip]:
    view, text = scene.view, scene.text
    margin = max(0, view.tent - view.lava)
    team = text("red_peak.board.team", time=view.time_tiles, multitools=view.multitools)
    deck = text("red_peak.board.deck", n=view.deck_size)
    light = "sun" if view.phase in (LAY, PAY) or view.won else "moon"
    chips = [
        ("day", light, str(view.day), labels.day(view, text), False),
        ("time", "time", str(view.time_tiles), team, not view.time_tiles),
        ("multitools", "multitool", str(view.multitools), team, False),
        ("lead", "tent", str(margin), labels.volcano(view, text), not margin),
        ("deck", "card", str(view.deck_size), deck, False),
        ("discard", "discard", str(len(view.discard)), labels.discard(view, text), False),
        ("paths", "path", str(len(view.stack)), labels.path_stack(view, text), False),
    ]
    if view.house.bonus_tiles == "yes":
        number = str(len(view.bonuses))
        chips.append(("bonus", "bonus", number, labels.bonuses(view, text), False))
    if view.tasks:
        walked = view.path[: view.tent + 1]
        done = sum(view.parts.features[task] in walked for task in view.tasks)
        number = f"{done}/{len(view.tasks)}"
        chips.append(("tasks", "task", number, labels.tasks(view, text), False))
    return chips


@lru_cache(maxsize=512)
def chip_sprite(
    width: float, shape: str, number: str, word: str, alarm: bool, theme: Theme
) -> Sprite:
    """An icon with a number, and below it what it is."""
    look = PALETTES[theme]
    edge = f'stroke="{look.alarm if alarm else look.card_edge}" stroke-width="{4 if alarm else 3}"'
    body = box(3, 3, width - 6, HEIGHT - 6, 16, f'fill="{look.card}" {edge}')
    size = 36 if width > 120 else 30
    across = size * 0.6 * len(number)
    left = (width - size * 1.4 - across) / 2
    body += icon(shape, left + size * 0.62, 37, size * 1.3)
    ink = look.alarm if alarm else look.ink
    body += text(left + size * 1.4, 38, number, size, ink, anchor="start", weight=800)
    size = 22
    body += text(width / 2, 80, fitted(word, size, width - 8), size, look.quiet, weight=600)
    return sprite("chip", width, HEIGHT, body)
