"""The state of the toy game Trove, and what a seat may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablelab.core.chance import Chance
from tablelab.core.deck import Deck

GEMS = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5)
COINS = 12
START_COINS = 2
ROUNDS = 8
HAND_LIMIT = 3
TURN_MS = 90_000


class State:
    """``owners`` has for each gem on top of the stock the seat that tucked it there."""

    __slots__ = (
        "coins",
        "deadline",
        "discard",
        "hands",
        "ms",
        "owners",
        "phase",
        "rows",
        "seats",
        "stock",
        "supply",
        "timer",
        "turn",
        "turns",
        "wagers",
    )

    def __init__(self, seats: int, timer: bool) -> None:
        self.seats = seats
        self.timer = timer
        self.phase = "wager"
        self.turn = 0
        self.turns = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.coins = [START_COINS] * seats
        self.supply = COINS - START_COINS * seats
        self.wagers: list[int | None] = [None] * seats
        self.discard: list[int] = []
        self.stock: Deck[int] = Deck(GEMS)
        self.owners: list[int] = []
        self.ms = 0
        self.deadline: int | None = TURN_MS if timer else None

    def clone(self) -> State:
        copy = State.__new__(State)
        copy.seats = self.seats
        copy.timer = self.timer
        copy.phase = self.phase
        copy.turn = self.turn
        copy.turns = self.turns
        copy.hands = [hand[:] for hand in self.hands]
        copy.rows = [row[:] for row in self.rows]
        copy.coins = self.coins[:]
        copy.supply = self.supply
        copy.wagers = self.wagers[:]
        copy.discard = self.discard[:]
        copy.stock = self.stock.clone()
        copy.owners = self.owners[:]
        copy.ms = self.ms
        copy.deadline = self.deadline
        return copy

    def plain(self) -> dict[str, Any]:
        data = {name: getattr(self, name) for name in State.__slots__}
        data["stock"] = self.stock.plain()
        return data


@dataclass(frozen=True)
class View:
    """A table as ``seat`` sees it; 0 is a hidden gem on the stock, -1 a hidden wager."""

    seat: int | None
    seats: int
    timer: bool
    phase: str
    turn: int
    turns: int
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    coins: tuple[int, ...]
    supply: int
    wagers: tuple[int | None, ...]
    discard: tuple[int, ...]
    stock: int
    top: tuple[int, ...]
    owners: tuple[int, ...]
    ms: int
    deadline: int | None


def view(state: State, seat: int | None) -> View:
    known = zip(state.stock.top, state.owners, strict=True)
    return View(
        seat=seat,
        seats=state.seats,
        timer=state.timer,
        phase=state.phase,
        turn=state.turn,
        turns=state.turns,
        hand=() if seat is None else tuple(state.hands[seat]),
        counts=tuple(len(hand) for hand in state.hands),
        rows=tuple(tuple(row) for row in state.rows),
        coins=tuple(state.coins),
        supply=state.supply,
        wagers=tuple(
            wager if wager is None or owner == seat else -1
            for owner, wager in enumerate(state.wagers)
        ),
        discard=tuple(state.discard),
        stock=len(state.stock.unseen),
        top=tuple(gem if owner == seat else 0 for gem, owner in known),
        owners=tuple(state.owners),
        ms=state.ms,
        deadline=state.deadline,
    )


def sample(view: View, chance: Chance) -> State:
    """Hidden gems are dealt anew from those that the seat does not see."""
    state = State(view.seats, view.timer)
    state.phase, state.turn, state.turns = view.phase, view.turn, view.turns
    state.rows = [list(row) for row in view.rows]
    state.coins, state.supply = list(view.coins), view.supply
    state.discard, state.owners = list(view.discard), list(view.owners)
    state.ms, state.deadline = view.ms, view.deadline
    state.wagers = [
        chance.roll(coins + 1) - 1 if wager == -1 else wager
        for wager, coins in zip(view.wagers, view.coins, strict=True)
    ]
    seen = (*view.hand, *view.discard, *(gem for row in view.rows for gem in row), *view.top)
    for gem in seen:
        if gem:
            state.stock.unseen.remove(gem)
    top = [gem or chance.draw(state.stock) for gem in view.top]
    state.hands = [
        list(view.hand) if seat == view.seat else sorted(_dealt(count, state, chance))
        for seat, count in enumerate(view.counts)
    ]
    state.stock.top = top
    return state


def _dealt(count: int, state: State, chance: Chance) -> list[int]:
    return [chance.draw(state.stock) for _ in range(count)]
