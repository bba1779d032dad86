"""Positions and games of Red November to talk about, for the tests of its texts and numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from tablelab.core.chance import Chance, Seeded
from tablelab.core.deck import Deck
from tablelab.core.events import Event, EventLog
from tablelab.core.match import Match
from tablelab.core.text import LANGUAGES, Text
from tablelab.games.red_november import GAME
from tablelab.games.red_november.actions import Action
from tablelab.games.red_november.state import State
from tablelab.games.red_november.view import View

NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil", "Fay", "Gül", "Hans")

SEA = 0
QUIET = ["respite/0"] * 60
"""An event deck with which nothing happens."""


def position(
    seats: int = 3,
    *,
    at: int = 5,
    time: int = 60,
    items: str = "",
    level: int = 0,
    fire: tuple[int, ...] = (),
    water: Mapping[int, int] | None = None,
    **options: str,
) -> State:
    """Anna's gnome (number 0) is on turn in room ``at``, the others lie behind it in the stack.

    The others stand together in room 6 with nothing in hand; items are ids with spaces between.
    """
    state = GAME.setup(seats, GAME.complete_options(seats, options), Seeded("position"))
    for gnome in state.gnomes:
        gnome.items, gnome.at, gnome.time = [], 6, time
    gnome = state.gnomes[0]
    gnome.items, gnome.at, gnome.level = sorted(items.split()), at, level
    state.pile = [*range(len(state.gnomes) - 1, 0, -1), 0]
    state.active = state.seat = 0
    state.ghost = time
    state.began_in_sea = at == SEA
    for room in fire:
        state.fire[room] = True
    for room, height in (water or {}).items():
        state.water[room] = height
    return state


def quiet(state: State) -> State:
    """The same position with an event deck of respites only."""
    state.deck = Deck(QUIET)
    return state


def act(state: State, *codes: str, chance: Chance | None = None) -> list[Event]:
    """Whoever is asked does what the codes say; the events of all of them."""
    log = EventLog()
    for code in codes:
        action = GAME.parse(code)
        assert action in GAME.legal(state, state.seat), f"{code} is not possible"
        GAME.apply(state, state.seat, action, chance or Seeded(code), log)
    return list(log)


def seen(state: State, viewer: int | None = None) -> View:
    """The view of a seat."""
    return GAME.view(state, viewer)


def told(state: State, language: str = "en") -> str:
    """The prompt."""
    return GAME.prompt(seen(state), GAME.text(language, NAMES[: state.players]))


def labels(state: State, language: str = "en") -> list[str]:
    """The labels of all that can be done."""
    text, view = GAME.text(language, NAMES[: state.players]), seen(state, state.seat)
    return [GAME.describe(view, action, text) for action in GAME.legal(state, state.seat)]


def texts(seats: int) -> list[Text]:
    """Both languages, with names."""
    return [GAME.text(language, NAMES[:seats]) for language in LANGUAGES]


def play(
    seats: int, options: Mapping[str, object], seed: int
) -> Iterator[tuple[Match[State, Action], State, int]]:
    """A game by chance: the match before each decision, its state, and who decides.

    Kinds of actions are chosen first, so that waiting, which has eleven of the codes, does not
    crowd out everything else.
    """
    match = Match.new(GAME, seats, options, seed=seed, names=NAMES[:seats])
    dice = random.Random(seed)
    while match.outcome is None:
        seat = match.actors.seats[0]
        yield match, match.state, seat
        by_kind: dict[type, list[Action]] = {}
        for action in match.legal(seat):
            by_kind.setdefault(type(action), []).append(action)
        match.act(seat, dice.choice(by_kind[dice.choice(list(by_kind))]))
    yield match, match.state, -1
