"""What the places of the board are called, for everybody who hears or hovers instead of looking."""

from __future__ import annotations

from collections.abc import Iterable

from tablelab.core.text import Text
from tablelab.games.red_november.chances import success_chance
from tablelab.games.red_november.components import SEA, TOKENS, TRACKS
from tablelab.games.red_november.naming import (
    card_list,
    counted,
    gnome_name,
    item_label,
    item_list,
    room_label,
)
from tablelab.games.red_november.state import DEAD, DESERTED, FIX, OVER, hatch_between
from tablelab.games.red_november.view import View
from tablelab_widgets.boards.red_november.scene import Scene


def _joined(parts: Iterable[str]) -> str:
    return ". ".join(part for part in parts if part)


# -- submarine and sea ----------------------------------------------------------------------------


def room(scene: Scene, number: int) -> str:
    """A room or the sea with all that is in it, and what the way there costs."""
    view, text = scene.view, scene.text
    name = room_label(text, number)
    what = []
    if number != SEA and view.fire[number]:
        what.append(text("red_november.board.fire"))
    if number != SEA and view.water[number]:
        what.append(text(f"red_november.board.water_{view.water[number]}"))
    blocked = [str(sum(hatch) - number) for hatch in view.blocked if number in hatch]
    if blocked:
        what.append(text("red_november.board.blocked", what=", ".join(blocked)))
    if number == SEA and view.tokens[TOKENS.index("devoured")] >= 0:
        what.append(text.template("red_november.kind.kraken"))
    what += [_figure(view, there, text) for there in scene.there(number)]
    label = text(
        "red_november.board.room",
        name=name[0].upper() + name[1:],
        what="; ".join(what) or text("red_november.board.quiet"),
    )
    way = scene.ways.get(number)
    return _joined([label, "" if way is None else text("board.red_november.way", n=way.minutes)])


def hatch(scene: Scene, room: int, to: int) -> str:
    """A hatch of a room, and whether it is blocked or stands open."""
    state = "shut"
    if hatch_between(room, to) in scene.view.blocked:
        state = "blocked"
    elif scene.view.opened == to:
        state = "open"
    return scene.text(f"board.red_november.hatch.{state}", first=room, second=to)


def _figure(view: View, gnome: int, text: Text) -> str:
    name = gnome_name(text, gnome)
    if view.gnomes[gnome].fainted:
        return text("red_november.board.lying", name=name)
    return name


# -- time and dangers -----------------------------------------------------------------------------


def space(scene: Scene, number: int) -> str:
    """A space of the time track, its symbol, and all that lies on it."""
    view, text = scene.view, scene.text
    what = []
    if number in view.parts.event_spaces:
        what.append(scene.word("star"))
    if number in view.parts.item_spaces:
        what.append(scene.word("square"))
    keepers = [gnome for gnome in reversed(view.pile) if view.gnomes[gnome].time == number]
    what += [gnome_name(text, gnome) for gnome in keepers]
    if view.phase != OVER and view.ghost == number:
        what.append(text("red_november.board.ghost"))
    what += [text.word("token", token) for token, at in enumerate(view.tokens) if at == number]
    ahead = view.ghost - number
    if ahead > 0 and view.phase != OVER:
        what.append(text("board.red_november.ahead", n=ahead))
        if view.phase == FIX:
            chance = success_chance(view, ahead if number else view.parts.limits["minutes"])
            cases = int(chance * view.parts.limits["die"])
            what.append(text("board.red_november.chance", cases=cases, of=view.parts.limits["die"]))
    what = what or [text("red_november.nothing")]
    return text("red_november.board.space", number=number, what="; ".join(what))


def track(scene: Scene, index: int) -> str:
    """A disaster track and how far its marker is."""
    view, text = scene.view, scene.text
    name = text(f"red_november.track_name.{TRACKS[index]}")
    place, last = view.tracks[index], view.parts.last
    return text("red_november.board.track", name=name, place=place, last=last)


# -- stocks ---------------------------------------------------------------------------------------


def deck(view: View, text: Text) -> str:
    """The event deck and what is left in it."""
    parts = [text("red_november.board.deck", n=len(view.deck))]
    if view.deck:
        parts.append(text("red_november.board.deck_kinds", what=card_list(text, view.deck)))
    return _joined(parts)


def discard(view: View, text: Text) -> str:
    """The cards that were turned up, and those that left the game."""
    parts = [text("red_november.board.discard", what=card_list(text, view.discard))]
    if view.removed:
        parts.append(text("red_november.board.removed", what=card_list(text, view.removed)))
    return _joined(parts)


# -- gnomes ---------------------------------------------------------------------------------------


def gnome(scene: Scene, number: int) -> str:
    """A gnome with everything but its items."""
    view, text = scene.view, scene.text
    there, name = view.gnomes[number], gnome_name(text, number)
    if there.fate == DEAD:
        return text("red_november.board.dead", name=name)
    if there.fate == DESERTED:
        return text("red_november.board.deserted", name=name)
    parts = [
        text(
            "red_november.board.gnome",
            name=name,
            room=there.at,
            time=there.time,
            level=there.level,
        )
    ]
    if there.fainted:
        parts.append(text("red_november.board.fainted"))
    if there.drew:
        parts.append(text("red_november.board.drew"))
    if there.air:
        parts.append(text(f"red_november.board.air_{there.air}"))
    return _joined(parts)


def item(scene: Scene, number: int, name: str, count: int) -> str:
    """An item of a gnome, with how many of it there are."""
    what = counted(scene.text, [(item_label(scene.text, name), count)])
    owner = gnome_name(scene.text, number)
    return scene.text("red_november.board.room", name=owner, what=what)


def hand(scene: Scene, number: int) -> str:
    """All items of a gnome; unknown ones by their number."""
    there, text = scene.view.gnomes[number], scene.text
    if there.items is None:
        what = text("red_november.board.hidden_items", n=there.item_count)
    else:
        what = text("red_november.board.items", what=item_list(text, there.items))
    return _joined([gnome_name(text, number), what])


def items(names: Iterable[str], text: Text) -> str:
    """Items in words, counted."""
    return item_list(text, names)
