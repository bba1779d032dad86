"""What lies inside the ring and on its coast: villages, harbour, voyages, supply."""

from __future__ import annotations

from tablelab.core.text import Text
from tablelab.games.raids.view import View
from tablelab_widgets.boards.base import Canvas, Theme
from tablelab_widgets.boards.raids import labels
from tablelab_widgets.boards.raids.centre import (
    CARD,
    NOW,
    count_sprite,
    harbour_sprite,
    now_sprite,
    village_sprite,
    voyage_sprite,
)
from tablelab_widgets.boards.raids.geometry import Geometry

_VILLAGE = 142
_GAP = 9


def villages(canvas: Canvas, plan: Geometry, view: View, text: Text, theme: Theme) -> None:
    """Both villages; each is a target that no action means, so that its name can be asked."""
    for index, vikings in enumerate(view.villages):
        x, y = plan.villages[index]
        canvas.put(village_sprite(vikings, theme), x, y, _VILLAGE, _VILLAGE)
        name = labels.village(view, index, text)
        canvas.target(f"village-{index + 1}", x, y, _VILLAGE, _VILLAGE, name)


def harbour(canvas: Canvas, plan: Geometry, view: View, text: Text, theme: Theme) -> None:
    """The piers for the ships that are home and those that wait."""
    left, top, width, height = plan.harbour
    x, y = left + width / 2, top + height / 2
    words = (text("board.waiting"), text("board.home"))
    canvas.put(harbour_sprite(*words, len(view.ships), theme), x, y, width, height)
    name = labels.harbour(view, text)
    canvas.target("harbour", x, y, width, height, name, "sail:home", "ghost:home")


def chart(canvas: Canvas, plan: Geometry, view: View, text: Text, theme: Theme) -> None:
    """The four voyages with their harbour tiles, the supply, and the tiles that are out."""
    left, top, width, _ = plan.chart
    total = NOW[0] + (CARD[0] + _GAP) * (len(view.harbour) - 1)
    x = left + max(0.0, (width - total) / 2)
    for number, tile in enumerate(view.harbour, 1):
        counts = view.parts.harbour_tiles[tile].counts
        size = NOW if number == view.voyage else CARD
        if number == view.voyage:
            title = text("board.voyage", voyage=number)
            picture = now_sprite(title, counts, view.parts.ladder, theme)
        else:
            picture = voyage_sprite(number, counts, number < view.voyage, theme)
        canvas.put(picture, x + size[0] / 2, top + NOW[1] / 2, *size)
        x += size[0] + _GAP
    below = top + NOW[1] + 74
    supply = count_sprite("viking", view.supply, text("board.supply"), theme)
    out = count_sprite("discarded", len(view.discarded), text("board.discarded"), theme)
    canvas.put(supply, left + 104, below, 200, 112)
    canvas.put(out, left + 104 + 190, below, 200, 112)
