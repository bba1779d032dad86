"""What the tests of the words share: names, games by chance, hand-made positions."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tablelab.core.match import Match
from tablelab.core.text import LANGUAGES, Text
from tablelab.games.submarine import GAME
from tablelab.games.submarine.actions import Salvage
from tablelab.games.submarine.state import SHIP, House, State

NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil")
RED, YELLOW, GREEN, BLUE, PURPLE = range(5)
KIND = {name: number for number, name in enumerate(GAME.parts.kinds)}


def marker(kind: str, colour: int) -> int:
    """A marker's number."""
    return KIND[kind] * 5 + colour


def play(seats: int, options: dict[str, object], seed: int) -> Iterator[tuple[Match, State, int]]:
    """A game by chance: the match before each decision, its state, and who decides."""
    match = Match.new(GAME, seats, options, seed=seed, names=NAMES[:seats])
    dice = random.Random(seed)
    while match.outcome is None:
        seat = match.actors.seats[0]
        yield match, match.state, seat
        legal = match.legal(seat)
        # Salvages are rare among so many relocations: prefer them, or games of chance say little.
        takes = [action for action in legal if isinstance(action, Salvage)]
        match.act(seat, dice.choice(takes or legal))
    yield match, match.state, -1


def texts(seats: int) -> list[Text]:
    return [GAME.text(language, NAMES[:seats]) for language in LANGUAGES]


def parts_of(board: str, seats: int) -> tuple[list[list[str]], list[list[str]]]:
    """The blocks of the columns and of the players in the text board, as lists of lines."""
    blocks = [[line.strip() for line in block.split("\n")] for block in board.split("\n\n")]
    assert len(blocks) == 1 + 6 + seats + 1, "head, columns, players, prompt"
    return blocks[1:7], blocks[7 : 7 + seats]


def waiting(
    ship: tuple[int, ...], subs: list[dict[int, int]], phase: str = SHIP, **house: str
) -> State:
    """A position; ``subs`` are counts by square for each seat. Only what is said of it counts."""
    state = State(len(ship), House(**house), GAME.parts)
    for player, at, squares in zip(state.seats, ship, subs, strict=True):
        player.ship = at
        for place, number in squares.items():
            player.subs[place] = number
    state.phase, state.seat = phase, 0
    return state
