"""Moments of games of Red Peak, for tests that look at its board."""

from __future__ import annotations

from typing import Any

from tablelab_widgets import boards
from tablelab_widgets.boards.base import Board, Shape, Theme

from tablelab.core.events import Event
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.state import State
from tablelab.games.red_peak.view import View
from tests.games.red_peak.speaking import NAMES, do, games, start

SHAPES: tuple[Shape, ...] = ("wide", "tall")
THEMES: tuple[Theme, ...] = ("light", "dark")

VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"bonus_tiles": "yes"},
    {"board": "back", "volcano": "easy"},
    {"board": "back", "bonus_tiles": "yes", "hands": "open"},
    {"shapes": "off", "first_lava": "start", "beach_boat": "off"},
)
draw = boards.get("red_peak").draw


def drawn(
    view: View, shape: Shape = "wide", theme: Theme = "light", last: Any = (), language: str = "en"
) -> Board:
    text = GAME.text(language, NAMES[: view.players])
    board: Board = draw(view, text, theme=theme, shape=shape, last=last)
    return board


def _moments(step: int) -> list[tuple[State, int, list[Event]]]:
    """Moments of random games of all variants and seat counts, each seen by one of the seats."""
    found: list[tuple[State, int, list[Event]]] = []
    for seed, options in enumerate(VARIANTS):
        for seats in (2, 3, 4, 5, 6):
            for number, (state, seat, _, events) in enumerate(games(seats, options, seed)):
                if number % step == 0 or state.phase == "over":
                    found.append((state.clone(), max(seat, 0), events))
    return found


MOMENTS = _moments(7)
"""Enough positions to have everything in them; not to be changed."""


def at_dawn(**options: str) -> State:
    """The first day, with a tile laid."""
    state = start(3, **options)
    do(state, "day")
    do(state, next(code for code in codes_of(state) if code.startswith("lay")))
    return state


def paying(**options: str) -> State:
    """The tile is to be paid, one symbol of it by a multitool."""
    state = at_dawn(**options)
    do(state, "go")
    tile = state.parts.paths[state.tiles[1]]
    do(state, f"multi:{tile.tools[0]}")
    return state


def codes_of(state: State, seat: int = 0) -> list[str]:
    return [GAME.code(action) for action in GAME.legal(state, seat)]
