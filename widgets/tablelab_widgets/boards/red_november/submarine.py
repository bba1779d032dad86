"""The submarine as it is now: fires, water, hatches, gnomes, the sea, and where it happened."""

from __future__ import annotations

from collections.abc import Sequence

from tablelab.core.events import Event
from tablelab.games.red_november.components import ROOMS, SEA, TOKENS
from tablelab.games.red_november.state import BLOCK, DRY, IN_PLAY, NONE, OVER, hatch_between
from tablelab_widgets.boards.red_november import targets
from tablelab_widgets.boards.red_november.figures import (
    FIGURE,
    gnome_sprite,
    kraken_sprite,
)
from tablelab_widgets.boards.red_november.geometry import (
    MIDDLE,
    SCENE,
    TOWER,
    WATERLINE,
    Rect,
    standing,
)
from tablelab_widgets.boards.red_november.hazards import (
    HATCH,
    HatchState,
    cost_sprite,
    fire_sprite,
    hatch_sprite,
    ring_sprite,
    water_sprite,
)
from tablelab_widgets.boards.red_november.hull import PASSAGE, passage_sprite, scene_sprite
from tablelab_widgets.boards.red_november.palette import GOLD
from tablelab_widgets.boards.red_november.scene import Scene
from tablelab_widgets.boards.red_november.signs import END, end_sprite

_RINGS = 3
"""So many places of the last decision are ringed."""

_ASLANT = 45
"""By how many degrees a hatch between rooms that meet at a corner is turned."""

_HAPPENED = ("fire", "flood", "put_out", "levels", "blocks", "burns", "drowns", "slain", "enters")


def draw(scene: Scene, last: Sequence[Event]) -> None:
    """Everything in the sea, from the back to the front."""
    names = tuple(scene.text(f"board.red_november.room.{room}") for room in range(1, ROOMS + 1))
    shape, width = scene.plan.shape, scene.plan.scene
    picture = scene_sprite(scene.theme, shape, names, scene.word("room.sea"))
    scene.canvas.put(picture, width / 2, SCENE / 2, width, SCENE, below=True)
    _kraken(scene)
    for room in range(1, ROOMS + 1):
        _fire(scene, room)
    _gnomes(scene)
    for room in range(1, ROOMS + 1):
        _water(scene, room)
    _hatches(scene)
    _costs(scene)
    _rings(scene, last)
    targets.draw(scene)
    _end(scene)


def _kraken(scene: Scene) -> None:
    if scene.view.tokens[TOKENS.index("devoured")] == NONE:
        scene.hide()
        return
    scene.canvas.put(kraken_sprite(), 132, SCENE - 63, 220, 114)


def _fire(scene: Scene, room: int) -> None:
    x, y, wide, high = scene.plan.room(room)
    if not scene.view.fire[room]:
        scene.hide()
        return
    tall = min(high, 118)
    inset = 12 if room in (1, 3, 9, 10) else 0
    picture = fire_sprite(round(wide - inset), round(tall))
    scene.canvas.put(picture, x, y + (high - tall) / 2, wide - inset, tall)


def _water(scene: Scene, room: int) -> None:
    depth = scene.view.water[room]
    if depth == DRY:
        scene.hide()
        return
    x, y, wide, high = scene.plan.room(room)
    picture = water_sprite(room, depth, scene.plan.shape, scene.theme)
    scene.canvas.put(picture, x, y, wide, high + 1)


# -- gnomes ---------------------------------------------------------------------------------------


def _gnomes(scene: Scene) -> None:
    """One picture a gnome, in their order; who is out of the game is out of sight."""
    cells: dict[int, Rect] = {}
    for room in range(ROOMS + 1):
        there = scene.there(room)
        cells |= dict(zip(there, standing(scene.plan, room, len(there)), strict=True))
    for number, gnome in enumerate(scene.view.gnomes):
        if gnome.fate != IN_PLAY:
            scene.hide()
            continue
        x, y, wide, high = cells[number]
        scale = min(wide / FIGURE[0], high / FIGURE[1])
        active = number == scene.view.active and scene.view.phase != OVER
        pose = "lying" if gnome.fainted else "swimming" if gnome.at == SEA else "up"
        picture = gnome_sprite(scene.owners[number], pose, gnome.level, active)
        across, tall = FIGURE[0] * scale, FIGURE[1] * scale
        scene.canvas.put(picture, x, y + (high - tall) / 2, across, tall)


# -- hatches and ways -----------------------------------------------------------------------------


def _hatches(scene: Scene) -> None:
    view = scene.view
    active = view.gnomes[view.active].at if view.active != NONE else NONE
    ways = [*view.parts.hatches, *((SEA, room) for room in view.parts.exterior)]
    for a, b in ways:
        state: HatchState = "shut"
        if (a, b) in view.blocked:
            state = "blocked"
        elif view.opened != NONE and hatch_between(active, view.opened) == (a, b):
            state = "open"
        x, y, turn = scene.plan.hatch(a, b)
        if turn == _ASLANT:
            lean = 1 if scene.plan.room(a)[0] > scene.plan.room(b)[0] else -1
            scene.canvas.put(passage_sprite(lean, scene.theme), x, y, PASSAGE, PASSAGE)
        scene.canvas.put(hatch_sprite(state, turn, a == SEA), x, y, HATCH, HATCH)


def _costs(scene: Scene) -> None:
    """The minutes of the way to each room that can be reached now."""
    for room in range(ROOMS + 1):
        way = scene.ways.get(room)
        if way is None:
            scene.hide()
            continue
        picture = cost_sprite(scene.text("board.red_november.cost", n=way.minutes))
        scene.canvas.put(picture, *cost_place(scene, room), 50, 34)


def cost_place(scene: Scene, room: int) -> tuple[float, float]:
    """Where the minutes to a room are shown."""
    x, y, wide, high = scene.plan.room(room)
    if room == SEA:
        return scene.plan.scene - 46, WATERLINE[0] + 50
    if room == MIDDLE:
        return x, y - 46
    if room == TOWER or scene.plan.shape == "tall":
        return x + wide / 2 - (44 if room == 10 else 30), y - high / 2 + (
            22 if room == TOWER else 60
        )
    return x + wide / 2 - 46, y - high / 2 + 66


# -- what happened, what is asked -----------------------------------------------------------------


def _rings(scene: Scene, last: Sequence[Event]) -> None:
    rooms: list[int] = []
    for event in last:
        name = event.key.removeprefix("red_november.")
        if name in _HAPPENED:
            found = (event.data.get(field) for field in ("room", "to"))
            rooms += [room for room in found if isinstance(room, int) and room > 0]
    asked = scene.view.room if scene.view.phase == BLOCK else NONE
    rooms = [room for room in dict.fromkeys(reversed(rooms)) if room != asked][:_RINGS]
    for at in range(_RINGS):
        room = rooms[at] if at < len(rooms) else NONE
        _ring(scene, room, "#fffdf6", dashed=True)
    _ring(scene, asked, GOLD, dashed=False)


def _ring(scene: Scene, room: int, colour: str, dashed: bool) -> None:
    if room == NONE:
        scene.hide()
        return
    x, y, wide, high = scene.plan.room(room)
    picture = ring_sprite(room, scene.plan.shape, colour, dashed)
    scene.canvas.put(picture, x, y, wide + 12, high + 12)


def _end(scene: Scene) -> None:
    view = scene.view
    if view.phase != OVER:
        return
    words = scene.word("won" if view.saved else "lost")
    picture = end_sprite(words, view.saved)
    scene.canvas.put(picture, scene.plan.scene / 2, WATERLINE[0] + 46, *END)
