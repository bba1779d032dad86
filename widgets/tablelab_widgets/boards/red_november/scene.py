"""What every part of the board needs to draw itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tablelab.core.chance import Seeded
from tablelab.core.text import Text
from tablelab.games.red_november.actions import code
from tablelab.games.red_november.components import AQUALUNG
from tablelab.games.red_november.naming import FEW_PLAYERS
from tablelab.games.red_november.routes import routes
from tablelab.games.red_november.state import ANSWER, DEFEND, DISCARD, IN_PLAY, MOVE, OVER
from tablelab.games.red_november.view import View, sample
from tablelab_widgets.boards.base import Canvas, Theme
from tablelab_widgets.boards.livery import LIVERIES
from tablelab_widgets.boards.red_november.figures import Owner, nothing
from tablelab_widgets.boards.red_november.geometry import Plan


@dataclass(frozen=True, slots=True)
class Way:
    """What the way to a room costs in ``minutes``, and the code of its first ``step``."""

    minutes: int
    step: str


@dataclass(frozen=True, slots=True)
class Scene:
    """A view on its canvas. ``owners`` are those of the gnomes, ``decider`` is the gnome that is
    asked (-1: none), ``ways`` lead to each room that can be reached now; ``empty`` counts the
    pictures that are out of sight."""

    canvas: Canvas
    plan: Plan
    view: View
    text: Text
    theme: Theme
    owners: tuple[Owner, ...]
    decider: int
    ways: dict[int, Way]
    empty: Iterator[int]

    def word(self, name: str) -> str:
        """A word that stands on the board."""
        return self.text(f"board.red_november.{name}")

    def hide(self) -> None:
        """An empty picture for one that is not there now: the number of pictures stays the same.
        Each has a place of its own, for plotly tells pictures apart by their places."""
        self.canvas.put(nothing(), 2 + next(self.empty), 2, 1, 1)

    def there(self, room: int) -> list[int]:
        """The gnomes in a place."""
        gnomes = enumerate(self.view.gnomes)
        return [number for number, gnome in gnomes if gnome.at == room and gnome.fate == IN_PLAY]


def owners(view: View) -> tuple[Owner, ...]:
    """Whose each gnome is: one or two players tell their gnomes apart by numbers."""
    several = view.players <= FEW_PLAYERS
    return tuple(
        Owner(
            gnome.seat,
            LIVERIES[gnome.seat].letter + (str(number // view.players + 1) if several else ""),
        )
        for number, gnome in enumerate(view.gnomes)
    )


def decider(view: View) -> int:
    """The gnome whose player is asked now; -1 when nobody is."""
    if view.phase == OVER:
        return -1
    if view.phase == DISCARD:
        return view.drops[0][0]
    return view.partner if view.phase in (ANSWER, DEFEND) else view.active


def ways(view: View) -> dict[int, Way]:
    """The cheapest way to every room that the gnome on turn can reach while it moves."""
    if view.phase != MOVE:
        return {}
    # The rules count, on a state behind the view; what is hidden there plays no part in a way.
    state, gnome = sample(view, Seeded("ways")), view.gnomes[view.active]
    seaworthy = gnome.air > 0 or AQUALUNG in (gnome.items or ())
    found = routes(state, view.grogs + view.extinguishers > 0, seaworthy)
    return {room: Way(way.minutes, code(way.first)) for room, way in found.items() if way.first}
