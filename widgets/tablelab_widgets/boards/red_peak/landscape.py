"""The map: volcano, jungle and path with its pieces, and the boats at the beach."""

from __future__ import annotations

from collections.abc import Sequence

from tablelab.core.events import Event
from tablelab.games.red_peak.board_words import next_space
from tablelab.games.red_peak.grid import HEADINGS, NOWHERE, STEPS
from tablelab.games.red_peak.state import LAY, OVER, PAY
from tablelab.games.red_peak.view import View
from tablelab_widgets.boards.base import Inset
from tablelab_widgets.boards.red_peak import labels, trail
from tablelab_widgets.boards.red_peak.cards import BOAT, boat_sprite, hidden_boat_sprite
from tablelab_widgets.boards.red_peak.geometry import (
    CELL,
    LEFT,
    MAP,
    SHORE,
    SKY,
    Point,
    middle,
)
from tablelab_widgets.boards.red_peak.jungle import jungle_sprite, sky_sprite
from tablelab_widgets.boards.red_peak.palette import GOLD, LAVA
from tablelab_widgets.boards.red_peak.pieces import (
    bonus_sprite,
    check_sprite,
    feature_sprite,
    piece_sprite,
    stack_sprite,
)
from tablelab_widgets.boards.red_peak.scene import Scene
from tablelab_widgets.boards.svg import Sprite

_STACK = (172, 128)
_BOATS = 5


def draw(scene: Scene, height: float, last: Sequence[Event]) -> None:
    """The whole map; ``height`` is that of its drawing."""
    inset = Inset(scene.canvas, 0, 0, scene.plan.scale)
    view = scene.view
    inset.put(jungle_sprite(scene.theme, height), 0, 0, MAP, height, below=True)
    # The stream reaches the camp with the first lava on the path.
    flowing = view.lava > labels.first_lava(view)
    night = view.phase not in (LAY, PAY) and not view.won
    inset.put(sky_sprite(scene.theme, night, flowing), 0, 0, MAP, SKY, below=True)
    _features(inset, scene)
    _path(inset, scene, flowing)
    _end(inset, scene)
    _tracks(scene, last)
    _marks(inset, scene)
    _volcano(inset, scene)
    _boats(inset, scene)
    _pieces(inset, scene)
    _spaces(inset, scene)


def _cell(inset: Inset, picture: Sprite, space: int, side: float = CELL) -> None:
    x, y = middle(space)
    inset.put(picture, x - side / 2, y - side / 2, side, side, below=True)


# -- jungle ---------------------------------------------------------------------------------------


def _features(inset: Inset, scene: Scene) -> None:
    view = scene.view
    if view.house.board != "back":
        return
    for feature, space in view.parts.features.items():
        # Under a tile it is not seen; and of pictures with one place and size plotly shows one.
        state = "open" if feature in view.tasks else "plain"
        if space not in view.path and (state == "open" or space not in open_spaces(view)):
            _cell(inset, feature_sprite(feature, state, scene.theme), space, CELL - 4)


def _path(inset: Inset, scene: Scene, flowing: bool) -> None:
    view = scene.view
    leads = ways(view)
    covered = labels.covered(view, 0) or flowing
    _cell(inset, trail.camp_sprite(leads[0][1], covered, scene.theme), view.path[0])
    for index in range(1, len(view.path)):
        state, signs = _look(scene, index)
        _cell(inset, trail.tile_sprite(*leads[index], state, signs, scene.theme), view.path[index])


def ways(view: View) -> list[tuple[int, int]]:
    """For each place of the path the sides at which it comes in and leads out."""
    shaped = view.house.shapes == "on"
    steps = [
        STEPS[here].index(there) for here, there in zip(view.path, view.path[1:], strict=False)
    ]
    ends = [*steps, view.headings[-1] if shaped else NOWHERE]
    starts = [NOWHERE, *((step + 2) % len(HEADINGS) for step in steps)]
    return list(zip(starts, ends, strict=True))


def _look(scene: Scene, index: int) -> tuple[str, tuple[str, ...]]:
    """How a tile looks, and the signs in its corners."""
    view = scene.view
    tile = view.parts.paths[view.tiles[index]]
    if labels.covered(view, index):
        return "lava", ()
    if index > view.adventurer:
        due = view.phase == PAY and index == view.adventurer + 1
        return "due" if due else "unpaid", tuple(scene.codes[tool] for tool in tile.tools)
    if index > view.tent:
        return "ahead", (*tile.rewards, *([str(tile.volcano)] if tile.volcano else []))
    return "walked", ()


def open_spaces(view: View) -> tuple[int, ...]:
    """Where the next tile can lie: one space, or without shapes any free neighbour."""
    if view.adventurer >= len(view.path) or view.phase == OVER:
        return ()
    if view.house.shapes == "on":
        space = next_space(view)
        return () if space == NOWHERE else (space,)
    return tuple(
        space for space in STEPS[view.path[-1]] if space != NOWHERE and space not in view.path
    )


def _end(inset: Inset, scene: Scene) -> None:
    view = scene.view
    lit = view.phase == LAY
    for space in open_spaces(view):
        heading = STEPS[view.path[-1]].index(space)
        _cell(inset, trail.end_sprite(heading, lit, scene.theme), space)


def _marks(inset: Inset, scene: Scene) -> None:
    """Bonus tiles, and on tiles of the path the tasks that they fulfil."""
    view = scene.view
    # On the tile where the adventurer is ahead of the tent, markers step aside for him.
    met = view.path[view.adventurer] if view.tent < view.adventurer < len(view.path) else NOWHERE
    for space in view.bonuses:
        side = 62 if space not in view.path else 36 if space == met else 46
        _mark(inset, bonus_sprite(), space, side, 33 if space == met else 0)
    for task in view.tasks:
        space = view.parts.features[task]
        if space not in view.path:
            continue
        done = view.path.index(space) <= view.tent
        picture = feature_sprite(task, "done" if done else "open", scene.theme)
        if not done:
            side, dx = (38, -33) if space == met else (50, 0)
            _mark(inset, picture, space, side, dx)
            continue
        _mark(inset, picture, space, 50, -24, -24)
        _mark(inset, check_sprite(), space, 32, -4, -8)


def _mark(
    inset: Inset, picture: Sprite, space: int, side: float, dx: float = 0, dy: float = 0
) -> None:
    x, y = middle(space)
    inset.put(picture, x + dx - side / 2, y + dy - side / 2, side, side)


# -- volcano and boats ----------------------------------------------------------------------------


def _volcano(inset: Inset, scene: Scene) -> None:
    view, text = scene.view, scene.text
    left = {kind: view.volcano.count(kind) for kind in dict(view.drawn)}
    for name, counts, x in (("stack", left, 10), ("drawn", dict(view.drawn), MAP - 10 - _STACK[0])):
        order = tuple(counts[kind] for kind in ("none", "eruption", "double"))
        picture = stack_sprite(scene.word(name), order, name == "drawn", scene.theme)
        inset.put(picture, x, 8, *_STACK)
        label = (labels.volcano_stack if name == "stack" else labels.volcano_drawn)(view, text)
        inset.target(f"volcano-{name}", x + _STACK[0] / 2, 8 + _STACK[1] / 2, *_STACK, label)
    width = MAP - 2 * _STACK[0] - 36
    inset.target("volcano", MAP / 2, SKY / 2, width, SKY - 6, labels.volcano(view, text), "dare")


def boat_place(view: View, index: int) -> Point:
    """The middle of a boat's place at the beach."""
    return LEFT + (MAP - 2 * LEFT) / _BOATS * (index + 0.5), SHORE + 20 + BOAT[1] / 2


def _boats(inset: Inset, scene: Scene) -> None:
    view = scene.view
    width, height = BOAT
    for index, name in enumerate(view.boats):
        boat = view.parts.boats[name]
        x, y = boat_place(view, index)
        picture = boat_sprite(boat, scene.letters(boat.tools), name == view.boat, scene.theme)
        inset.put(picture, x - width / 2, y - height / 2, width, height)
        label = labels.boat(view, name, scene.text)
        inset.target(f"boat-{name}", x, y, width + 4, height, label, f"board:{name}")
    for index in range(len(view.boat_stack)):
        x, y = boat_place(view, len(view.boats) + index)
        inset.put(hidden_boat_sprite(), x - width / 2, y - height / 2, width, height)
    if view.boat_stack:
        first = boat_place(view, len(view.boats))[0] - width / 2
        end = boat_place(view, len(view.boats) + len(view.boat_stack) - 1)[0] + width / 2
        y = boat_place(view, 0)[1]
        label = labels.hidden_boats(view, scene.text)
        inset.target("boats-down", (first + end) / 2, y, end - first, height, label)


# -- pieces and places ----------------------------------------------------------------------------


def where(view: View, index: int) -> Point:
    """The middle of a place of the path; the place after its end is on the boat."""
    if index < len(view.path):
        return middle(view.path[index])
    x, y = boat_place(view, view.boats.index(view.boat))
    return x, y - 52


def _pieces(inset: Inset, scene: Scene) -> None:
    view = scene.view
    together = view.tent == view.adventurer
    for name, index, side, dx, dy in (
        ("tent", view.tent, 76, -19, -10),
        ("adventurer", view.adventurer, 64, 22, 14),
    ):
        x, y = where(view, index)
        if together:
            x, y = x + dx, y + dy
        else:
            side += 6
        lost = view.phase == OVER and not view.won and name == "tent"
        inset.put(piece_sprite(name, lost), x - side / 2, y - side / 2, side, side)


def _spaces(inset: Inset, scene: Scene) -> None:
    """The path, its open end, features and bonus spaces are targets."""
    view, text = scene.view, scene.text
    for index, space in enumerate(view.path):
        label = labels.space(view, space, text)
        _target(inset, space, label, *_codes(view, index))
    ends = open_spaces(view)
    features = tuple(view.parts.features.values()) if view.house.board == "back" else ()
    for space in dict.fromkeys((*ends, *features, *view.bonuses)):
        if space not in view.path:
            _target(inset, space, labels.free_space(view, space, space in ends, text))


def _codes(view: View, index: int) -> list[str]:
    codes = []
    if index == view.tent:
        codes += ["day", "rest"]
    if index == view.adventurer:
        codes.append("go")
    if index == len(view.path) - 1 and index > view.adventurer:
        codes.append("back")
    return codes


def _target(inset: Inset, space: int, label: str, *codes: str) -> None:
    row, column = divmod(space, 7)
    name = f"space-{row + 1}-{column + 1}"
    inset.target(name, *middle(space), CELL, CELL, label, *codes)


# -- the last decision ----------------------------------------------------------------------------


def _tracks(scene: Scene, last: Sequence[Event]) -> None:
    """The way of the tent or the adventurer, and the lava that came."""
    view = scene.view
    walked = [_index(view, event) for event in last if event.key == "red_peak.tent_walks"]
    walked = walked or [_index(view, event) for event in last if event.key == "red_peak.arrives"]
    flow = _covered(view, last)
    way = [*range(walked[0] - 1, walked[-1] + 1)] if walked and min(walked) > 0 else []
    scene.canvas.line(_points(scene, way), {"width": 5, "color": GOLD}, opacity=0.75)
    scene.canvas.line(_points(scene, flow), {"width": 5, "color": LAVA[2]}, opacity=0.9)


def _covered(view: View, last: Sequence[Event]) -> list[int]:
    """The places of the path over which lava came, and the one from which it came."""
    told = [event.data.get("index") for event in last if event.key == "red_peak.lava"]
    lava = [index for index in told if isinstance(index, int) and index < len(view.path)]
    return [*range(max(0, lava[0] - 1), lava[-1] + 1)] if lava else []


def _index(view: View, event: Event) -> int:
    """The place of the path of which an event tells; 0 if the path has changed since."""
    space = event.data.get("space")
    return view.path.index(space) if isinstance(space, int) and space in view.path else 0


def _points(scene: Scene, indexes: Sequence[int]) -> list[Point]:
    scale = scene.plan.scale
    return [(x * scale, y * scale) for x, y in (where(scene.view, index) for index in indexes)]
