"""Positions and games of Red Peak to talk about, for the tests of its texts."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache

from tablelab.core.chance import Seeded
from tablelab.core.deck import Deck
from tablelab.core.events import Event, EventLog
from tablelab.core.game import CLOCK
from tablelab.core.text import LANGUAGES, Text
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.actions import Action, GiveUp, Withdraw
from tablelab.games.red_peak.grid import SOUTH, space_at
from tablelab.games.red_peak.state import State

NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil", "Fay")
STRAIGHTS = ("W01", "W02", "W03", "W04", "W08", "W09", "W10", "W11")

Options = Mapping[str, str]


def start(seats: int = 3, **options: str) -> State:
    """The evening before the first day."""
    return GAME.setup(seats, GAME.complete_options(seats, options), Seeded(1))


def on_the_beach(seats: int = 3, boats: str = "B1 B3", **options: str) -> State:
    """The evening on which the tent has come straight down to the beach; lava behind it."""
    state = start(seats, **options)
    state.path = [space_at(row, 4) for row in range(1, 10)]
    state.tiles = ["", *STRAIGHTS]
    state.headings = [SOUTH] * 9
    state.supply = [tile for tile in state.supply if tile not in STRAIGHTS]
    state.stack = Deck(set(state.parts.paths) - set(STRAIGHTS) - set(state.supply))
    state.boats = boats.split()
    state.boat_stack = Deck(set(state.parts.boats) - set(state.boats))
    state.tent = state.adventurer = 8
    state.day, state.lava, state.multitools = 4, 3, 6
    state.tasks = ()
    return state


def exhausted() -> State:
    """An evening in which every stack is empty, far from the lava."""
    state = on_the_beach(seats=2, boats="")
    state.lava = 1
    state.supply += state.stack.unseen
    state.deck, state.stack, state.boat_stack, state.volcano = Deck(), Deck(), Deck(), Deck()
    state.hands[0] = [card for card in state.parts.cards if card not in state.hands[1]]
    return state


def do(state: State, code: str, seat: int = 0, seed: int = 0) -> list[Event]:
    """Do a legal action."""
    action = GAME.parse(code)
    assert not GAME.violations(state, seat, action), code
    log = EventLog()
    GAME.apply(state, seat, action, Seeded(seed), log)
    return log


Moment = tuple[State, int, Action | None, list[Event]]
"""A state, who acts next (-1: the clock, or nobody), what, and what was said on the way to it."""


def play(state: State, seed: int, first: list[Event], limit: int = 150) -> Iterator[Moment]:
    """A game by chance in which time runs out now and then and giving up is rare."""
    dice, events = random.Random(seed), first
    for step in range(limit):
        seats = GAME.actors(state).seats
        if not seats:
            break
        if state.deadline is not None and dice.random() < 0.03:
            seat, action = CLOCK, GAME.parse("time-up")
        else:
            seat = dice.choice(seats)
            legal = GAME.legal(state, seat)
            useful = [one for one in legal if not isinstance(one, GiveUp | Withdraw)]
            action = dice.choice(useful if useful and dice.random() < 0.9 else legal)
        yield state, seat, action, events
        log = EventLog()
        GAME.apply(state, seat, action, Seeded(f"{seed}/{step}"), log)
        events = log
    yield state, -1, None, events


def games(seats: int, options: Options, seed: int) -> Iterator[Moment]:
    """Short games: from the camp, and from the beach."""
    log = EventLog()
    state = GAME.setup(seats, GAME.complete_options(seats, options), Seeded(seed), log)
    yield from play(state, seed, log)
    yield from play(on_the_beach(seats, **options), seed, [])


def sound(sentence: str) -> bool:
    """Whether a sentence is put together: no placeholder, no key, no gap left in it."""
    return (
        bool(sentence.strip())
        and "{" not in sentence
        and "red_peak." not in sentence
        and "None" not in sentence
        and all(line == line.rstrip() for line in sentence.split("\n"))
    )


@cache
def texts(seats: int) -> list[Text]:
    return [GAME.text(language, NAMES[:seats]) for language in LANGUAGES]


def english(seats: int = 3) -> Text:
    return GAME.text("en", NAMES[:seats])


def german(seats: int = 3) -> Text:
    return GAME.text("de", NAMES[:seats])


def labels(state: State, text: Text, seat: int = 0) -> list[str]:
    view = GAME.view(state, seat)
    return [GAME.describe(view, action, text) for action in GAME.legal(state, seat)]


def prompt(state: State, text: Text) -> str:
    return GAME.prompt(GAME.view(state, None), text)


def is_sentence(said: str) -> bool:
    return sound(said) and said.endswith(".") and (said[0].isupper() or said[0].isdigit())


def cornered() -> State:
    """A day on which nothing can be laid: the supply is empty."""
    state = start()
    do(state, "day")
    state.supply = []
    return state


def walled(spaces: list[tuple[int, int]], heading: int) -> State:
    """By day: the path leads from the camp over the spaces (row, column) and on as it is headed."""
    state = start(2)
    do(state, "day")
    state.supply = ["W05", "W15", "W16"]
    state.path += [space_at(*space) for space in spaces]
    state.tiles += STRAIGHTS[: len(spaces)]
    state.headings += [heading] * len(spaces)
    state.tent = state.adventurer = len(spaces)
    return state
