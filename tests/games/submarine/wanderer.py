"""Random games of Submarine: the positions on the way, for tests that compare and count.

Games of pure chance hardly ever salvage and soon end as idle; these players salvage what they
can, with a share ``greed`` of their decisions, and else do anything.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from tablelab.core.chance import Seeded
from tablelab.core.events import Emit, silent
from tablelab.games.submarine.actions import Action
from tablelab.games.submarine.state import OVER, State
from tests.games.submarine.position import GAME

GREED = 0.8
MOST = 3_000
"""Decisions after which a game is held to be endless."""


def start(seats: int, seed: int, emit: Emit = silent, **options: str) -> State:
    """A fresh game."""
    complete = GAME.complete_options(seats, options)
    return GAME.setup(seats, complete, Seeded(f"{seed}/setup"), emit)


def steps(state: State, seed: int, emit: Emit = silent, greed: float = GREED) -> Iterator[str]:
    """Play ``state`` to its end; yields each code after it was played."""
    chooser, chance = random.Random(seed), Seeded(f"{seed}/play")
    for _ in range(MOST):
        if state.phase == OVER:
            return
        action = choice(GAME.legal(state, state.seat), chooser, greed)
        GAME.apply(state, state.seat, action, chance, emit)
        yield GAME.code(action)
    raise AssertionError(f"the game is not over after {MOST} decisions")


def choice(legal: list[Action], chooser: random.Random, greed: float) -> Action:
    """Salvage with probability ``greed``, else a kind of action by lot and then one of them."""
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kinds.setdefault(GAME.code(action).partition(":")[0], []).append(action)
    if "take" in kinds and chooser.random() < greed:
        return chooser.choice(kinds["take"])
    return chooser.choice(chooser.choice(list(kinds.values())))


def positions(seats: int, seed: int, greed: float = GREED, **options: str) -> Iterator[State]:
    """All positions of one random game; what is yielded may be looked at, not changed."""
    state = start(seats, seed, **options)
    yield state
    for _ in steps(state, seed, greed=greed):
        yield state


def random_options(seed: int) -> dict[str, str]:
    """Each option at any of its values; seed 0 has the defaults."""
    chooser = random.Random(seed)
    if seed == 0:
        return {}
    return {option.id: chooser.choice(option.values) for option in GAME.info.options}
