"""The whole table of Red Peak as lines of text: for a screen reader, a terminal, a test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tablelab.core.text import Text
from tablelab.games.red_peak.components import VOLCANO_TILES
from tablelab.games.red_peak.grid import (
    COLUMNS,
    NOWHERE,
    ROWS,
    STEPS,
    is_beach,
    space_at,
)
from tablelab.games.red_peak.naming import (
    boat_label,
    feature_label,
    noun,
    rewards_label,
    tile_label,
    tool_labels,
)
from tablelab.games.red_peak.state import MULTITOOL, OVER, PAY, Cover
from tablelab.games.red_peak.view import View

INDENT = "  "
_WIDTH = 5
_HEADINGS = ("north", "east", "south", "west")


def board_text(view: View, text: Text) -> str:
    """Team, stacks, map, path, tiles and hands: one thing a line, an empty line between parts."""
    blocks = [_head(view, text), _map(view, text), _path(view, text)]
    if view.phase == PAY:
        blocks.append(_payment(view, text))
    blocks += [_supply(view, text), _boats(view, text), _hands(view, text)]
    return "\n\n".join("\n".join(block) for block in blocks)


def heading_label(text: Text, heading: int) -> str:
    """A point of the compass: "east", "Osten"."""
    return text.template(f"red_peak.heading.{_HEADINGS[heading]}")


def stack_of(view: View) -> dict[str, int]:
    """How many volcano tiles of each kind the next draw is made from."""
    if view.volcano:
        counts = Counter(view.volcano)
        return {kind: counts[kind] for kind in VOLCANO_TILES}
    return dict(view.parts.volcanoes[view.house.volcano])  # an empty stack is shuffled first


def next_space(view: View) -> int:
    """The space to which the open end of the path points, or NOWHERE (also without shapes)."""
    if view.house.shapes == "off":
        return NOWHERE
    space = STEPS[view.path[-1]][view.headings[-1]]
    return NOWHERE if space in view.path else space


def _or_none(parts: Iterable[str], text: Text) -> str:
    return ", ".join(parts) or text("red_peak.board.none")


# -- the team and the stacks ----------------------------------------------------------------------


def _head(view: View, text: Text) -> list[str]:
    lines = [
        _phase(view, text),
        text("red_peak.board.team", time=view.time_tiles, multitools=view.multitools),
        _lava(view, text),
    ]
    lines += [_volcano(view, text), _drawn(view, text)]
    lines.append(text("red_peak.board.deck", n=view.deck_size))
    lines += [
        text("red_peak.board.discard", number=len(view.discard), what=_or_none(view.discard, text)),
        text("red_peak.board.stack", number=len(view.stack), what=_or_none(view.stack, text)),
        text(
            "red_peak.board.boat_stack",
            number=len(view.boat_stack),
            what=_or_none(view.boat_stack, text),
        ),
    ]
    return lines + _bonuses(view, text) + _tasks(view, text)


def _phase(view: View, text: Text) -> str:
    if not view.day:
        return text("red_peak.board.before")
    return text(f"red_peak.board.phase_{view.phase}", day=view.day)


def _lava(view: View, text: Text) -> str:
    lava = text("red_peak.board.lava", n=view.lava - _first_lava(view))
    if view.phase == OVER:
        return lava
    return text("red_peak.board.lava_margin", lava=lava, margin=view.tent - view.lava)


def _first_lava(view: View) -> int:
    """The index of the path that the first eruption covers."""
    return 1 if view.house.first_lava == "tile" else 0


def _volcano(view: View, text: Text) -> str:
    if not view.volcano:
        return text("red_peak.board.volcano_empty")
    return text("red_peak.board.volcano", number=len(view.volcano), **stack_of(view))


def _drawn(view: View, text: Text) -> str:
    drawn = dict(view.drawn)
    return text("red_peak.board.drawn", number=sum(drawn.values()), **drawn)


def _bonuses(view: View, text: Text) -> list[str]:
    if view.house.bonus_tiles == "no":
        return []
    places = "; ".join(noun(text, "space", space) for space in view.bonuses)
    lines = [text("red_peak.board.bonuses", what=places or text("red_peak.board.none"))]
    if view.bonus_stack:
        left = _or_none((_bonus_tile(view, bonus, text) for bonus in view.bonus_stack), text)
        lines.append(text("red_peak.board.bonus_stack", what=left))
    used = _or_none((_bonus_tile(view, bonus, text) for bonus in view.used_bonuses), text)
    return [*lines, text("red_peak.board.used_bonuses", what=used)]


def _bonus_tile(view: View, bonus: str, text: Text) -> str:
    what = rewards_label(text, view.parts.bonus_tiles[bonus])
    return text("red_peak.board.bonus_item", id=bonus, what=what)


def _tasks(view: View, text: Text) -> list[str]:
    walked = view.path[: view.tent + 1]
    lines = []
    for task in view.tasks:
        space = view.parts.features[task]
        key = "red_peak.board.task_done" if space in walked else "red_peak.board.task_open"
        lines.append(text(key, what=feature_label(text, task), space=space))
    return lines


# -- map and path ---------------------------------------------------------------------------------


def _map(view: View, text: Text) -> list[str]:
    rows = [text("red_peak.board.row", row=row) for row in range(1, ROWS + 1)]
    left = max(map(len, rows)) + 2
    columns = "".join(str(column).ljust(_WIDTH) for column in range(1, COLUMNS + 1))
    lines = [text("red_peak.board.map"), " " * left + columns]
    for row, name in enumerate(rows, 1):
        cells = (_cell(view, space_at(row, column)) for column in range(1, COLUMNS + 1))
        lines.append(name.ljust(left) + "".join(cell.ljust(_WIDTH) for cell in cells))
    return [line.rstrip() for line in (*lines, text("red_peak.board.legend"))]


def _cell(view: View, space: int) -> str:
    """The signs of one space; the legend is in the catalogue."""
    bonus = "?" if space in view.bonuses else ""
    if space in view.path:
        index = view.path.index(space)
        lava = "#" if _first_lava(view) <= index < view.lava else ""
        return lava + str(index) + _pieces(view, index) + bonus
    walks = "+" if space == next_space(view) else ""
    task = "!" if any(view.parts.features[task] == space for task in view.tasks) else ""
    return walks + task + bonus or ("~" if is_beach(space) else ".")


def _pieces(view: View, index: int) -> str:
    return "T" * (index == view.tent) + "A" * (index == view.adventurer)


def _path(view: View, text: Text) -> list[str]:
    lines = [text("red_peak.board.path")]
    lines += [INDENT + _step(view, index, text) for index in range(len(view.path))]
    if view.adventurer == len(view.path):
        what = text("red_peak.board.on_boat", boat=view.boat)
        lines.append(INDENT + "; ".join([what, *_standing(view, len(view.path), text)]))
    elif view.house.shapes == "on":
        lines.append(INDENT + _open_end(view, text))
    return lines


def _step(view: View, index: int, text: Text) -> str:
    """One tile of the path, what it leads to and what is on it; tiles ahead also what they show."""
    space, tile = view.path[index], view.tiles[index]
    parts = [text("red_peak.board.step", number=index, tile=tile, space=space)]
    if not index:
        parts = [text("red_peak.board.step_camp", number=index, space=space)]
    if view.house.shapes == "on":
        heading = heading_label(text, view.headings[index])
        parts.append(text("red_peak.board.leads", heading=heading))
    if index > view.tent:
        parts.append(tile_label(text, view.parts.paths[tile]))
    if index > view.adventurer:
        parts.append(text("red_peak.board.unpaid"))
    return "; ".join([*parts, *_standing(view, index, text), *_things(view, index, text)])


def _standing(view: View, index: int, text: Text) -> list[str]:
    parts = []
    if _first_lava(view) <= index < view.lava:
        parts.append(text("red_peak.board.covered"))
    if index == view.tent:
        parts.append(text("red_peak.board.tent"))
    if index == view.adventurer:
        parts.append(text("red_peak.board.adventurer"))
    return parts


def _things(view: View, index: int, text: Text) -> list[str]:
    space = view.path[index]
    parts = [feature_label(text, task) for task in view.tasks if view.parts.features[task] == space]
    if space in view.bonuses:
        parts.append(text("red_peak.board.bonus_here"))
    return parts


def _open_end(view: View, text: Text) -> str:
    space = next_space(view)
    if space == NOWHERE:
        return text("red_peak.board.no_open_end")
    return text("red_peak.board.open_end", space=space)


# -- tiles, boats, payment ------------------------------------------------------------------------


def _supply(view: View, text: Text) -> list[str]:
    tiles = [
        INDENT + text("red_peak.board.item", id=tile, what=tile_label(text, view.parts.paths[tile]))
        for tile in view.supply
    ]
    return [text("red_peak.board.supply", n=len(tiles)), *tiles]


def _boats(view: View, text: Text) -> list[str]:
    boats = [
        INDENT + text("red_peak.board.item", id=boat, what=boat_label(text, view.parts.boats[boat]))
        for boat in view.boats
    ]
    return [text("red_peak.board.boats", n=len(boats)), *boats]


def _payment(view: View, text: Text) -> list[str]:
    if view.boat:
        tools, name = view.parts.boats[view.boat].tools, view.boat
    else:
        name = view.tiles[view.adventurer + 1]
        tools = view.parts.paths[name].tools
    lines = [text("red_peak.board.to_pay", what=name)]
    for tool, cover in zip(tools, view.covers, strict=True):
        label = tool_labels(text, [tool])
        lines.append(INDENT + text("red_peak.board.item", id=label, what=_cover(cover, text)))
    return lines


def _cover(cover: Cover, text: Text) -> str:
    if cover is None:
        return text("red_peak.board.missing")
    seat, card = cover
    if seat == MULTITOOL:
        return text("red_peak.board.multitool")
    return text("red_peak.board.card_of", card=card, seat=seat)


# -- hands ----------------------------------------------------------------------------------------


def _hands(view: View, text: Text) -> list[str]:
    lines = [text("red_peak.board.hands")]
    for seat, hand in enumerate(view.hands):
        size = text("red_peak.reward.card", n=view.hand_sizes[seat])
        if hand is None:
            lines.append(INDENT + text("red_peak.board.hand_down", seat=seat, size=size))
            continue
        lines.append(INDENT + text("red_peak.board.hand", seat=seat, size=size))
        for card in hand:
            what = tool_labels(text, view.parts.cards[card].tools)
            lines.append(2 * INDENT + text("red_peak.board.item", id=card, what=what))
    return lines
