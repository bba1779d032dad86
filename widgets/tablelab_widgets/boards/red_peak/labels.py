"""What the places of the board are called, for everybody who hears or hovers instead of looking."""

from __future__ import annotations

from collections.abc import Iterable

from tablelab.core.text import Text
from tablelab.games.red_peak.actions import TURNS
from tablelab.games.red_peak.board_words import heading_label, stack_of
from tablelab.games.red_peak.naming import (
    boat_label,
    feature_label,
    noun,
    rewards_label,
    tile_label,
    tool_label,
    tool_labels,
)
from tablelab.games.red_peak.state import MULTITOOL, Cover
from tablelab.games.red_peak.turn.planning import REWARDS
from tablelab.games.red_peak.view import View

# -- the map --------------------------------------------------------------------------------------


def space(view: View, place: int, text: Text) -> str:
    """A space of the path with its tile and all that is on it."""
    index = view.path.index(place)
    parts = [text("red_peak.board.step_camp", number=index, space=place)]
    if index:
        tile = view.tiles[index]
        parts = [text("red_peak.board.step", number=index, tile=tile, space=place)]
        if index > view.tent:
            parts.append(tile_label(text, view.parts.paths[tile]))
    if view.house.shapes == "on":
        heading = heading_label(text, view.headings[index])
        parts.append(text("red_peak.board.leads", heading=heading))
    if index > view.adventurer:
        parts.append(text("red_peak.board.unpaid"))
    if covered(view, index):
        parts.append(text("red_peak.board.covered"))
    return "; ".join([*parts, *_pieces(view, index, text), *_things(view, place, text)])


def free_space(view: View, place: int, opens: bool, text: Text) -> str:
    """A space without a tile; ``opens``: the path leads on to it."""
    what = "; ".join(_things(view, place, text))
    if opens:
        name = text("red_peak.board.open_end", space=place)
    else:
        name = _capital(noun(text, "space", place))
    return f"{name}; {what}" if what else name


def covered(view: View, index: int) -> bool:
    """Whether lava covers a place of the path."""
    return first_lava(view) <= index < view.lava


def first_lava(view: View) -> int:
    """The index of the path that the first eruption covers."""
    return 1 if view.house.first_lava == "tile" else 0


def _pieces(view: View, index: int, text: Text) -> list[str]:
    pieces = (("tent", view.tent), ("adventurer", view.adventurer))
    return [text(f"red_peak.board.{piece}") for piece, at in pieces if at == index]


def _things(view: View, place: int, text: Text) -> list[str]:
    parts = []
    for task in view.tasks:
        if view.parts.features[task] == place:
            key = "done" if place in view.path[: view.tent + 1] else "open"
            what = feature_label(text, task)
            parts.append(text(f"red_peak.board.task_{key}", what=what, space=place))
    if view.house.board == "back":
        parts += [
            feature_label(text, feature)
            for feature, where in view.parts.features.items()
            if where == place and feature not in view.tasks
        ]
    if place in view.bonuses:
        parts.append(text("red_peak.board.bonus_here"))
    return parts


def volcano(view: View, text: Text) -> str:
    """The volcano and its lava."""
    lava = text("red_peak.board.lava", n=max(0, view.lava - first_lava(view)))
    margin = view.tent - view.lava
    return f"{text('board.red_peak.volcano')}. " + text(
        "red_peak.board.lava_margin", lava=lava, margin=margin
    )


def volcano_stack(view: View, text: Text) -> str:
    """The volcano tiles that are left."""
    if not view.volcano:
        return text("red_peak.board.volcano_empty")
    return text("red_peak.board.volcano", number=len(view.volcano), **stack_of(view))


def volcano_drawn(view: View, text: Text) -> str:
    """The volcano tiles that have been drawn."""
    drawn = dict(view.drawn)
    return text("red_peak.board.drawn", number=sum(drawn.values()), **drawn)


def boat(view: View, name: str, text: Text) -> str:
    """An open boat and who is on it."""
    what = boat_label(text, view.parts.boats[name])
    label = text("board.red_peak.boat", boat=name, what=what)
    on_it = _pieces(view, len(view.path), text) if name == view.boat else []
    return "; ".join([label, *on_it])


def hidden_boats(view: View, text: Text) -> str:
    """The boats that lie face down."""
    number = len(view.boat_stack)
    return text("red_peak.board.boat_stack", number=number, what=", ".join(view.boat_stack))


# -- status ---------------------------------------------------------------------------------------


def day(view: View, text: Text) -> str:
    """Which day it is, and what is going on."""
    if not view.day:
        return text("red_peak.board.before")
    return text(f"red_peak.board.phase_{view.phase}", day=view.day)


def discard(view: View, text: Text) -> str:
    """The discarded cards."""
    what = _or_none(view.discard, text)
    return text("red_peak.board.discard", number=len(view.discard), what=what)


def path_stack(view: View, text: Text) -> str:
    """The path tiles that lie face down."""
    what = _or_none(view.stack, text)
    return text("red_peak.board.stack", number=len(view.stack), what=what)


def bonuses(view: View, text: Text) -> str:
    """The bonus tiles, face down and used."""
    places = _or_none((noun(text, "space", place) for place in view.bonuses), text)
    lines = [text("red_peak.board.bonuses", what=places)]
    if view.bonus_stack:
        left = ", ".join(_bonus(view, bonus, text) for bonus in view.bonus_stack)
        lines.append(text("red_peak.board.bonus_stack", what=left))
    used = _or_none((_bonus(view, bonus, text) for bonus in view.used_bonuses), text)
    return ". ".join([*lines, text("red_peak.board.used_bonuses", what=used)])


def _bonus(view: View, bonus: str, text: Text) -> str:
    what = rewards_label(text, view.parts.bonus_tiles[bonus])
    return text("red_peak.board.bonus_item", id=bonus, what=what)


def tasks(view: View, text: Text) -> str:
    """All tasks."""
    places = [view.parts.features[task] for task in view.tasks]
    return ". ".join(_things(view, place, text)[0] for place in places)


# -- tiles, payment, hands ------------------------------------------------------------------------


def tile(view: View, name: str, text: Text) -> str:
    """A path tile."""
    return text("red_peak.board.item", id=name, what=tile_label(text, view.parts.paths[name]))


def lay(view: View, name: str, turn: int, heading: int, text: Text) -> str:
    """A path tile, and one of the ways in which it can be laid."""
    way = text.template(f"red_peak.turn.{TURNS[turn]}")
    way = text("red_peak.do.way", way=way, heading=heading_label(text, heading))
    return f"{tile(view, name, text)}; {way}"


def asked(view: View, text: Text) -> str:
    """The tile or boat that is being paid."""
    if view.boat:
        return boat(view, view.boat, text)
    return tile(view, view.tiles[view.adventurer + 1], text)


def symbol(tool: str, cover: Cover, text: Text) -> str:
    """A symbol, and what covers it."""
    name = _capital(tool_label(text, tool))
    return text("red_peak.board.item", id=name, what=_cover(cover, text))


def _cover(cover: Cover, text: Text) -> str:
    if cover is None:
        return text("red_peak.board.missing")
    seat, card = cover
    if seat == MULTITOOL:
        return text("red_peak.board.multitool")
    return text("red_peak.board.card_of", card=card, seat=seat)


def bonus(view: View, name: str, text: Text) -> str:
    """What a drawn volcano tile can bring."""
    return rewards_label(text, [REWARDS[name]] * view.parts.planning[name])


def hand_card(view: View, seat: int, card: str, text: Text) -> str:
    """A card of a hand in sight."""
    tools = tool_labels(text, view.parts.cards[card].tools)
    what = text("red_peak.board.item", id=card, what=tools)
    return text("red_peak.board.hand", seat=seat, size=what)


def hand(view: View, seat: int, text: Text) -> str:
    """A hand that lies face down."""
    size = text("red_peak.reward.card", n=view.hand_sizes[seat])
    return text("red_peak.board.hand_down", seat=seat, size=size)


def _or_none(parts: Iterable[str], text: Text) -> str:
    return ", ".join(parts) or text("red_peak.board.none")


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
