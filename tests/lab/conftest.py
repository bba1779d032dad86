"""A toy game that tests of the laboratory can reason about with pencil and paper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from tablelab.core.chance import Chance
from tablelab.core.events import Emit, Violation, silent
from tablelab.core.game import Actors, Game, GameInfo, Option, Options, Outcome
from tablelab.core.rulebook import Rulebook
from tablelab.core.text import Text


class Coins:
    """Each seat in turn takes 1 or 2 coins, three times; ``secret`` is known to nobody."""

    def __init__(self, seats: int, bonus: int, secret: int) -> None:
        self.taken = [0] * seats
        self.turn = 0
        self.bonus = bonus
        self.secret = secret

    def clone(self) -> Coins:
        copy = Coins(0, self.bonus, self.secret)
        copy.taken, copy.turn = self.taken[:], self.turn
        return copy


class Take(Game[Coins, int]):
    """The toy. Most coins win; with the option ``bonus`` the die's points go to seat 0."""

    info = GameInfo(
        id="take",
        title={"en": "Take", "de": "Nimm"},
        summary={"en": "", "de": ""},
        designer="",
        publisher="",
        year=2000,
        seats=(2, 3),
        minutes=1,
        options=(Option("bonus", ("no", "yes"), "T-1", "house"),),
    )
    rulebook = Rulebook((), ())

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> Coins:
        secret = chance.roll(6)
        return Coins(seats, 100 if options["bonus"] == "yes" else 0, secret)

    def actors(self, state: Coins) -> Actors:
        seats = len(state.taken)
        return Actors((state.turn % seats,) if state.turn < 3 * seats else ())

    def legal(self, state: Coins, seat: int) -> Sequence[int]:
        return (1, 2) if seat in self.actors(state).seats else ()

    def violations(self, state: Coins, seat: int, action: int) -> list[Violation]:
        return [] if action in self.legal(state, seat) else [Violation("T-1", "take.no")]

    def apply(
        self, state: Coins, seat: int, action: int, chance: Chance, emit: Emit = silent
    ) -> None:
        state.taken[seat] += action
        state.turn += 1
        state.secret = chance.roll(6)
        emit("T-1", "take.took", seat=seat, n=action)

    def outcome(self, state: Coins) -> Outcome | None:
        if self.actors(state).seats:
            return None
        scores = tuple(
            taken + (state.bonus if seat == 0 else 0) for seat, taken in enumerate(state.taken)
        )
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Outcome("T-1", winners, scores)

    def view(self, state: Coins, seat: int | None) -> Any:
        return (tuple(state.taken), state.turn, state.bonus)

    def sample(self, view: Any, chance: Chance) -> Coins:
        taken, turn, bonus = view
        state = Coins(len(taken), bonus, chance.roll(6))
        state.taken, state.turn = list(taken), turn
        return state

    def code(self, action: int) -> str:
        return f"take:{action}"

    def parse(self, code: str) -> int:
        return int(code.removeprefix("take:"))

    def candidates(self, state: Coins, seat: int) -> Iterable[int]:
        return range(4)

    def plain(self, state: Coins) -> dict[str, Any]:
        return {"taken": state.taken, "turn": state.turn, "secret": state.secret}

    def census(self, state: Coins) -> Counter[str]:
        return Counter()

    def faults(self, state: Coins) -> list[str]:
        return []

    def noun(self, text: Text, field: str, value: object) -> str:
        return str(value)

    def describe(self, view: Any, action: int, text: Text) -> str:
        return str(action)

    def prompt(self, view: Any, text: Text) -> str:
        return ""

    def board_text(self, view: Any, text: Text) -> str:
        return ""

    def points(self, state: Coins) -> tuple[dict[str, int], ...]:
        return tuple({"coins": taken} for taken in state.taken)


@pytest.fixture
def take() -> Take:
    return Take()
