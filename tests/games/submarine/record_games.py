"""How the games in ``games/`` were recorded; run it again only when the rules' version changes.

From the root of the repository: ``python -m tests.games.submarine.record_games``
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tablelab.core.match import Match
from tablelab.core.record import save
from tablelab.games.submarine.actions import CARD, Action, Relocate, Salvage, Steer
from tablelab.games.submarine.state import State
from tests.games.submarine.position import GAME

FOLDER = Path(__file__).parent / "games"
NAMES = ("Anna", "Björn", "Carla", "Dilek", "Emil")

# name: ending, seats, what the players look for, options
WANTED: dict[str, tuple[str, int, str, dict[str, str]]] = {
    "no-hand-cards-2-seats": ("SB-END-3", 2, "cards", {}),
    "twelve-artefacts-3-seats": ("SB-END-1", 3, "kinds", {}),
    "empty-column-4-seats": ("SB-END-2", 4, "kinds", {}),
    "idle-voyages-5-seats": ("SB-END-4", 5, "kinds", {}),
    "all-other-options-3-seats": (
        "SB-END-1",
        3,
        "kinds",
        {option.id: option.values[1] for option in GAME.info.options},
    ),
}


class Diver:
    """A player who salvages what can be paid and moves to where that will be so.

    It looks for new ``"kinds"``, or wants to get rid of ``"cards"``, preferably for duplicates.
    """

    def __init__(self, looks_for: str, seed: int) -> None:
        self._looks_for = looks_for
        self._chooser = random.Random(seed)

    def decide(self, state: State, legal: list[Action]) -> Action:
        """The best of the legal actions; what is equally good is chosen by lot."""
        worth = [(self._worth(state, action), self._chooser.random()) for action in legal]
        return legal[worth.index(max(worth))]

    def _worth(self, state: State, action: Action) -> float:
        ship = state.seats[state.seat].ship
        if isinstance(action, Salvage):
            return self._of_marker(state, action.marker) - (action.joker != CARD)
        if isinstance(action, Relocate):
            ahead = action.square // 4 > ship
            return self._of_square(state, action.square) / 10 + 0.1 * ahead
        if isinstance(action, Steer):
            squares = range(action.column * 4, action.column * 4 + 4) if action.column < 6 else ()
            own = [square for square in squares if state.seats[state.seat].subs[square]]
            best = max((self._of_square(state, square) for square in own), default=-1)
            return best - 0.2 * (action.column - ship)
        return 0.15

    def _of_square(self, state: State, square: int) -> float:
        hand = state.seats[state.seat].hand
        payable = [one for one in state.board[square] if one % 5 in hand]
        return sum(self._of_marker(state, one) for one in payable)

    def _of_marker(self, state: State, marker: int) -> float:
        container = state.seats[state.seat].container
        is_new = marker < 60 and container[marker // 5] == -1
        if self._looks_for == "kinds":
            return 3.0 if is_new else 0.5
        return 1.0 if is_new else 3.0


def played(seats: int, looks_for: str, options: dict[str, str], seed: int) -> Match[Any, Any]:
    """A whole game of divers."""
    match = Match.new(GAME, seats, options, seed=seed, names=NAMES[:seats])
    diver = Diver(looks_for, seed)
    while match.outcome is None:
        (seat,) = match.actors.seats
        match.act(seat, diver.decide(match.state, list(match.legal(seat))))
    return match


def first(rule: str, seats: int, looks_for: str, options: dict[str, str]) -> Match[Any, Any]:
    """The first game, by seed, that ends by a rule and in which everything occurs."""
    for seed in range(10_000):
        match = played(seats, looks_for, options, seed)
        assert match.outcome is not None
        if match.outcome.rule == rule and is_rich(match):
            return match
    raise AssertionError("no such game")


def is_rich(match: Match[Any, Any]) -> bool:
    """Whether fees, jokers, swaps and relocations all occur."""
    rules = {event.rule for entry in match.entries for event in entry.events}
    return {"SB-FEE-1", "SB-JOKER-2", "SB-SALVAGE-4", "SB-DOCK-2", "SB-MOVE-1"} <= rules


def main() -> None:
    """Write the games that are wanted."""
    for name, (rule, seats, looks_for, options) in WANTED.items():
        text = save(first(rule, seats, looks_for, options))
        (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
