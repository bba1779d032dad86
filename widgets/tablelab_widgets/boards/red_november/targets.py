"""Where one can point in the submarine: rooms, the hatches of the room that matters, gnomes."""

from __future__ import annotations

from collections.abc import Iterable

from tablelab.games.red_november.components import ROOMS, SEA
from tablelab.games.red_november.state import BLOCK, MOVE, NONE, hatch_between
from tablelab_widgets.boards.red_november import labels
from tablelab_widgets.boards.red_november.geometry import TOWER, Rect, standing
from tablelab_widgets.boards.red_november.scene import Scene

_OWN = ("extinguish", "pump", "missile", "kraken", "engine", "oxygen", "reactor")

_MATE = 74.0
"""The height of a gnome's target; what remains of its room is still enough for a finger."""

_HATCH = 54.0
"""Side of a hatch's target."""


def draw(scene: Scene) -> None:
    """All targets in the sea. Hatches lie on the walls, over the rooms on both sides of them."""
    hatches = _hatches(scene)
    active = _active(scene)
    for room in (*range(1, ROOMS + 1), SEA):
        x, y, wide, high = scene.plan.room(room)
        mates = _mates(scene, room) if room == active else {}
        if mates:
            y, high = y - _MATE / 2, high - _MATE
        name = "sea" if room == SEA else f"room-{room}"
        codes = _room_codes(scene, room, room == active)
        _put(scene, name, (x, y, wide, high), labels.room(scene, room), codes, _far(scene, room))
        for number, place in mates.items():
            mate = f"gnome-{number + 1}"
            codes = [f"trade:{number + 1}", f"attack:{number + 1}"]
            _put(scene, mate, place, labels.gnome(scene, number), codes)
    for to, place in hatches.items():
        codes = _hatch_codes(scene, to)
        _put(scene, f"hatch-{to}", place, labels.hatch(scene, _from(scene), to), codes)


def _put(
    scene: Scene, name: str, place: Rect, label: str, codes: Iterable[str], via: bool = False
) -> None:
    x, y, wide, high = (round(number, 1) for number in place)
    scene.canvas.target(name, x, y, wide, high, label, *codes, via=via)


def _active(scene: Scene) -> int:
    """The room of the gnome on turn."""
    view = scene.view
    return view.gnomes[view.active].at if view.active != NONE else NONE


# -- rooms ----------------------------------------------------------------------------------------


def _room_codes(scene: Scene, room: int, own: bool) -> list[str]:
    """What pointing at a room can mean. In a room further off it is the next step on the way; at
    the open hatch nobody means to open it once more."""
    place = "sea" if room == SEA else str(room)
    if own:
        codes = [f"fix:{job}" for job in _OWN]
    elif scene.view.phase == MOVE and scene.view.opened == room:
        codes = ["enter"]
    else:
        codes = [f"open:{place}", f"retreat:{place}"]
        if way := scene.ways.get(room):
            codes.append(way.step)
    if room != SEA:
        codes += [f"ignite:{room}", f"block:{room}", f"fix:unblock:{room}"]
    return codes


def _far(scene: Scene, room: int) -> bool:
    """Whether the first step towards a room does not yet lead into it."""
    way = scene.ways.get(room)
    place = "sea" if room == SEA else str(room)
    return way is not None and scene.view.opened != room and way.step != f"open:{place}"


def _mates(scene: Scene, room: int) -> dict[int, Rect]:
    """The other gnomes in the room of the gnome that moves; none where there is no room for them
    (their panels mean the same)."""
    there = scene.there(room)
    cells = standing(scene.plan, room, len(there))
    if scene.view.phase != MOVE or room in (SEA, TOWER) or cells[0][1] != cells[-1][1]:
        return {}
    _, y, _, high = scene.plan.room(room)
    middle = y + high / 2 - _MATE / 2
    places = {
        number: (x, middle, wide, _MATE)
        for number, (x, _, wide, _) in zip(there, cells, strict=True)
    }
    return {number: place for number, place in places.items() if number != scene.view.active}


# -- hatches --------------------------------------------------------------------------------------


def _from(scene: Scene) -> int:
    """The room whose hatches are asked about; NONE when no hatches are."""
    if scene.view.phase == BLOCK:
        return scene.view.room
    return _active(scene) if scene.view.phase == MOVE else NONE


def _hatches(scene: Scene) -> dict[int, Rect]:
    """The interior hatches of the room that matters, by where they lead."""
    here = _from(scene)
    if here in (NONE, SEA):
        return {}
    doors = (to for to in scene.view.parts.neighbours[here] if to != SEA)
    return {to: (*scene.plan.hatch(*hatch_between(here, to))[:2], _HATCH, _HATCH) for to in doors}


def _hatch_codes(scene: Scene, to: int) -> list[str]:
    view = scene.view
    if view.phase == BLOCK:
        return [f"block:{to}"]
    if hatch_between(_from(scene), to) in view.blocked:
        return [f"fix:unblock:{to}"]
    return ["enter"] if view.opened == to else [f"open:{to}"]
