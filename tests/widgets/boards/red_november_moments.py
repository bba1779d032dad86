"""Moments of games of Red November, for tests that look at its board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablelab_widgets import boards
from tablelab_widgets.boards.base import Board, Shape, Theme

from tablelab.core.events import Event
from tablelab.core.text import Text
from tablelab.games.red_november import GAME
from tablelab.games.red_november.state import State
from tablelab.games.red_november.view import View
from tests.games.red_november.speaking import NAMES, act, play, position

SHAPES: tuple[Shape, ...] = ("wide", "tall")
THEMES: tuple[Theme, ...] = ("light", "dark")

VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"rule_set": "published", "opening_events": "yes"},
    {"crazed": "yes"},
    {"trade_in_sea": "yes", "late_tokens": "deadly", "dying": "less_deadly"},
)
draw = boards.get("red_november").draw


def texts(view: View, language: str = "en", names: Sequence[str] = NAMES) -> Text:
    """The text for the people at the table."""
    return GAME.text(language, names[: view.players])


def drawn(
    view: View, shape: Shape = "wide", theme: Theme = "light", last: Any = (), language: str = "en"
) -> Board:
    """The board of a view."""
    board: Board = draw(view, texts(view, language), theme=theme, shape=shape, last=last)
    return board


def _moments(step: int) -> list[tuple[State, int, list[Event]]]:
    """Moments of random games of all variants and seat counts, each with the seat that decides."""
    found: list[tuple[State, int, list[Event]]] = []
    for seed, options in enumerate(VARIANTS):
        for seats in range(1, 9):
            shown = {"gnomes": "6", **options} if seats < 3 and seed % 2 else options
            for number, (match, state, seat) in enumerate(play(seats, shown, seed + 10 * seats)):
                rare = state.phase not in ("move", "fix")
                if number % step == 0 or (rare and number % 3 == 0) or seat < 0:
                    events = list(match.entries[-1].events) if match.entries else []
                    found.append((state.clone(), seat, events))
    return found


MOMENTS = _moments(16)
"""Enough positions to have everything in them; not to be changed."""


def crisis(seats: int = 4, **options: str) -> State:
    """Fires, water, blocked hatches, tokens on the track; Anna's gnome is on turn in room 7."""
    state = position(
        seats, at=7, time=37, level=2, fire=(2, 4), water={1: 1, 5: 1, 9: 2},
        items="grog grog fire_extinguisher crowbar toolbox lucky_charm", **options,
    )  # fmt: skip
    state.blocked = [(2, 4), (5, 7), (9, 10)]
    state.tracks, state.tokens, state.kraken_aside = [6, 3, 8], [29, -1, 27, 22], False
    ben, cem, dora = state.gnomes[1:4]
    ben.at, ben.time, ben.items = 7, 35, ["aqualung", "coffee"]
    cem.at, cem.air, cem.time, cem.level = 0, 2, 35, 4
    dora.at, dora.fainted, dora.time, dora.drew = 3, True, 30, True
    dora.items = ["crowbar", "grog", "grog", "grog"]
    state.pile = [3, 1, 2, 0]
    return state


def mending() -> State:
    """A repair of the engine is under way."""
    state = crisis()
    state.gnomes[0].at, state.water[1] = 1, 0
    act(state, "fix:engine", "add:toolbox")
    return state


def trading() -> State:
    """An offer is being put together."""
    state = crisis()
    act(state, "trade:2", "give:grog", "want:coffee")
    return state


def meant(board: Board, state: State, target: str) -> str | None:
    """What pointing at a place does: the first of its codes that is possible."""
    legal = {GAME.code(action) for action in GAME.legal(state, state.seat)}
    codes = next(found.codes for found in board.targets if found.id == target)
    return next((code for code in codes if code in legal), None)
