"""The open path tiles: each a card, and each way in which it can be laid a target."""

from __future__ import annotations

from dataclasses import dataclass

from tablelab.games.red_peak.actions import AHEAD, LEFT, RIGHT, TURNS
from tablelab.games.red_peak.turn.laying import SIDES
from tablelab_widgets.boards.red_peak import labels
from tablelab_widgets.boards.red_peak.cards import TILE, path_sprite, turns
from tablelab_widgets.boards.red_peak.geometry import GAP
from tablelab_widgets.boards.red_peak.scene import Scene
from tablelab_widgets.boards.red_peak.stage import frame_sprite

_HEAD = 46.0
_BETWEEN = 0.6 * GAP
_MOST = 1.28
_TURNS = {0: AHEAD, 1: RIGHT, 3: LEFT}


@dataclass(frozen=True, slots=True)
class Grid:
    """How many tiles lie side by side, how far apart, how large, and the height of it all."""

    across: int
    step: float
    scale: float
    height: float


def grid(scene: Scene, room: float) -> Grid:
    """The grid with the largest tiles for which ``room`` is high enough, or else the flattest."""
    number = max(1, len(scene.view.supply))
    if scene.plan.shape == "tall":
        return _grid(scene, number, 4)
    grids = [_grid(scene, number, across) for across in (4, 5, 6)]
    return next((found for found in grids if found.height <= room), grids[-1])


def _grid(scene: Scene, number: int, across: int) -> Grid:
    step = (scene.plan.column - 12) / across
    scale = min(_MOST, (step - 6.5) / TILE[0])
    rows = -(-number // across)
    return Grid(across, step, scale, _HEAD + rows * (TILE[1] * scale + _BETWEEN) + 6)


def draw(scene: Scene, top: float, height: float, form: Grid) -> None:
    """All open tiles in a frame."""
    view, plan = scene.view, scene.plan
    width, high = TILE[0] * form.scale, TILE[1] * form.scale
    title = scene.text("red_peak.board.supply", n=len(view.supply))
    picture = frame_sprite(plan.column, height, title, False, scene.theme)
    scene.canvas.put(picture, plan.left + plan.column / 2, top + height / 2, plan.column, height)
    for at, name in enumerate(view.supply):
        row, column = divmod(at, form.across)
        x = plan.left + 6 + form.step * (column + 0.5)
        y = top + _HEAD + (high + _BETWEEN) * row + high / 2
        _tile(scene, name, x, y, width, high)


def _tile(scene: Scene, name: str, x: float, y: float, width: float, high: float) -> None:
    view = scene.view
    tile = view.parts.paths[name]
    came = view.headings[-1]
    shaped = view.house.shapes == "on"
    leads = turns(tile.shape, came) if shaped else ()
    picture = path_sprite(tile, scene.letters(tile.tools), came, leads, scene.theme)
    scene.canvas.put(picture, x, y, width, high)
    if not shaped:
        codes = [f"lay:{name}:{TURNS[side]}" for side in SIDES]
        label = labels.tile(view, name, scene.text)
        scene.canvas.target(f"supply-{name}", x, y, round(width, 1), high, label, *codes)
        return
    reach = round(width / len(leads), 1)
    for at, heading in enumerate(leads):
        turn = _TURNS[(heading - came) % 4]
        place = x + reach * (at - (len(leads) - 1) / 2)
        label = labels.lay(view, name, turn, heading, scene.text)
        code = f"lay:{name}:{TURNS[turn]}"
        scene.canvas.target(f"supply-{name}-{TURNS[turn]}", place, y, reach, high, label, code)
