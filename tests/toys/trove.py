"""Trove: a small, complete and honest game that has all that is hard to get right.

Hidden hands, a secret wager of all seats at once, a die, a stock with gems that one seat knows,
and a timer. See ``trove.toml`` for its rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablelab.core.chance import Chance
from tablelab.core.errors import BadCode
from tablelab.core.events import Emit, Event, Violation, silent
from tablelab.core.game import CLOCK, Actors, Game, GameInfo, Option, Options, Outcome
from tablelab.core.match import TIME_UP
from tablelab.core.rulebook import Rulebook
from tablelab.core.text import Text, add_catalogues
from tests.toys import trove_state
from tests.toys.trove_state import COINS, GEMS, HAND_LIMIT, ROUNDS, TURN_MS, State, View

HERE = Path(__file__).resolve().parent
add_catalogues(HERE / "locale")

VALUES = {"wager": (0, 1, 2), "play": (1, 2, 3, 4, 5), "tuck": (1, 2, 3, 4, 5)}
PLAIN = ("draw", "dare", "pass", TIME_UP)


@dataclass(frozen=True, slots=True)
class Move:
    """``draw``, ``dare``, ``pass``, or with a value ``wager:1``, ``play:5``, ``tuck:2``."""

    kind: str
    value: int = 0


MOVES = {kind: Move(kind) for kind in PLAIN} | {
    f"{kind}:{value}": Move(kind, value) for kind, values in VALUES.items() for value in values
}
CODES = {move: code for code, move in MOVES.items()}


class Trove(Game[State, Move]):
    """The rules."""

    info = GameInfo(
        id="trove",
        title={"en": "Trove", "de": "Hort"},
        summary={"en": "Gems and dares.", "de": "Edelsteine und Mutproben."},
        designer="nobody",
        publisher="nobody",
        year=2024,
        seats=(2, 3),
        minutes=5,
        options=(
            Option("timer", ("off", "on"), rule="TR-TIME-1", source="house"),
            Option("first", ("most", "least"), rule="TR-WAGER-3", source="house"),
        ),
        timed=True,
        hidden=True,
    )
    rulebook = Rulebook.load(HERE / "trove.toml")

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        state = State(seats, options["timer"] == "on")
        if options["first"] == "least":
            state.turn = -1  # remembered until the wagers are in
        for seat in range(seats):
            for _ in range(2):
                self.take(state, seat, chance, emit, "TR-SETUP-1")
        return state

    def actors(self, state: State) -> Actors:
        if self.ended_by(state):
            return Actors(())
        if state.phase == "wager":
            seats = tuple(s for s, wager in enumerate(state.wagers) if wager is None)
            return Actors(seats, state.deadline)
        return Actors((state.turn,), state.deadline)

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return [
            move for move in self.candidates(state, seat) if not self.violations(state, seat, move)
        ]

    def candidates(self, state: State, seat: int) -> Iterable[Move]:
        return [move for move in MOVES.values() if move.kind != TIME_UP]

    # -- why not ------------------------------------------------------------------------------

    def violations(self, state: State, seat: int, action: Move) -> list[Violation]:
        if rule := self.ended_by(state):
            return [Violation(rule, "trove.over")]
        if seat not in range(state.seats) or action.kind == TIME_UP:
            return [Violation("TR-TURN-1", "trove.no_seat")]
        if state.phase == "wager":
            return list(self.against_wager(state, seat, action))
        return list(self.against_turn(state, seat, action))

    def against_wager(self, state: State, seat: int, action: Move) -> Iterable[Violation]:
        coins = state.coins[seat]
        if action.kind != "wager" or state.wagers[seat] is not None:
            yield Violation("TR-WAGER-1", "trove.wager_first")
        if action.kind == "wager" and action.value > coins:
            yield Violation("TR-WAGER-2", "trove.too_poor", {"n": coins}, f"wager:{coins}")

    def against_turn(self, state: State, seat: int, action: Move) -> Iterable[Violation]:
        hand, value = state.hands[seat], action.value
        if action.kind == "wager":
            yield Violation("TR-WAGER-1", "trove.wagered")
        if seat != state.turn:
            yield Violation("TR-TURN-1", "trove.not_your_turn", {"seat": state.turn})
        if action.kind == "draw" and not len(state.stock):
            yield Violation("TR-DRAW-1", "trove.stock_empty")
        if action.kind == "draw" and len(hand) >= HAND_LIMIT:
            yield Violation("TR-DRAW-2", "trove.hand_full", {"n": HAND_LIMIT})
        if action.kind in ("play", "tuck") and value not in hand:
            rule = "TR-PLAY-1" if action.kind == "play" else "TR-TUCK-1"
            yield Violation(rule, "trove.not_in_hand", {"gem": value})
        if action.kind == "play" and state.rows[seat] and value < state.rows[seat][-1]:
            better = [gem for gem in hand if gem >= state.rows[seat][-1]]
            repair = f"play:{better[0]}" if better and seat == state.turn else None
            yield Violation("TR-PLAY-2", "trove.too_low", {"gem": state.rows[seat][-1]}, repair)
        if action.kind == "dare" and not hand:
            yield Violation("TR-DARE-1", "trove.nothing_at_stake")
        if action.kind == "pass" and (hand or len(state.stock)):
            yield Violation("TR-PASS-1", "trove.no_need_to_pass")

    # -- what happens -------------------------------------------------------------------------

    def stamp(self, state: State, ms: int) -> None:
        state.ms = ms

    def apply(
        self, state: State, seat: int, action: Move, chance: Chance, emit: Emit = silent
    ) -> None:
        if seat == CLOCK:
            self.time_up(state, emit)
        elif state.phase == "wager":
            state.wagers[seat] = action.value
            twin = Event("TR-WAGER-1", "trove.wagered_secretly", {"seat": seat})
            emit("TR-WAGER-1", "trove.you_wager", audience=(seat,), twin=twin, n=action.value)
            if None not in state.wagers:
                self.reveal(state, emit)
        else:
            self.act(state, seat, action, chance, emit)
            self.next_turn(state)

    def act(self, state: State, seat: int, action: Move, chance: Chance, emit: Emit) -> None:
        gem = action.value
        if action.kind == "draw":
            self.take(state, seat, chance, emit, "TR-DRAW-1")
        elif action.kind == "play":
            state.hands[seat].remove(gem)
            state.rows[seat].append(gem)
            emit("TR-PLAY-1", "trove.played", seat=seat, gem=gem)
        elif action.kind == "tuck":
            state.hands[seat].remove(gem)
            state.stock.put_on_top(gem)
            state.owners.append(seat)
            twin = Event("TR-TUCK-1", "trove.tucked_secretly", {"seat": seat})
            emit("TR-TUCK-1", "trove.you_tuck", audience=(seat,), twin=twin, gem=gem)
        elif action.kind == "dare":
            self.dare(state, seat, chance, emit)
        else:
            emit("TR-PASS-1", "trove.passed", seat=seat)

    def take(self, state: State, seat: int, chance: Chance, emit: Emit, rule: str) -> None:
        if state.owners:
            state.owners.pop()
        gem = chance.draw(state.stock)
        state.hands[seat] = sorted([*state.hands[seat], gem])
        twin = Event(rule, "trove.drew_secretly", {"seat": seat})
        emit(rule, "trove.you_draw", audience=(seat,), twin=twin, gem=gem)

    def dare(self, state: State, seat: int, chance: Chance, emit: Emit) -> None:
        roll = self.roll(state, chance)
        emit("TR-DARE-1", "trove.dared", seat=seat, roll=roll)
        if roll >= 4:
            won = min(1, state.supply)
            state.supply -= won
            state.coins[seat] += won
            emit("TR-DARE-2", "trove.won_coins", seat=seat, n=won)
        else:
            gem = chance.pick(state.hands[seat])
            state.hands[seat].remove(gem)
            state.discard.append(gem)
            emit("TR-DARE-3", "trove.lost_gem", seat=seat, gem=gem)

    def roll(self, state: State, chance: Chance) -> int:
        return chance.roll(6)

    def reveal(self, state: State, emit: Emit) -> None:
        wagers = [wager or 0 for wager in state.wagers]
        for seat, wager in enumerate(wagers):
            state.coins[seat] -= wager
            state.supply += wager
            emit("TR-WAGER-2", "trove.paid_wager", seat=seat, n=wager)
        best = min(wagers) if state.turn < 0 else max(wagers)
        state.turn = wagers.index(best)
        state.wagers = [None] * state.seats
        state.phase = "turns"
        emit("TR-WAGER-3", "trove.begins", seat=state.turn)
        self.restart_timer(state)

    def time_up(self, state: State, emit: Emit) -> None:
        if state.phase == "wager":
            emit("TR-TIME-2", "trove.late_wagers")
            state.wagers = [wager or 0 for wager in state.wagers]
            self.reveal(state, emit)
        else:
            emit("TR-TIME-1", "trove.too_slow", seat=state.turn)
            self.next_turn(state)

    def next_turn(self, state: State) -> None:
        state.turns += 1
        state.turn = (state.turn + 1) % state.seats
        self.restart_timer(state)

    def restart_timer(self, state: State) -> None:
        state.deadline = state.ms + TURN_MS if state.timer else None

    # -- the end, and accounts ----------------------------------------------------------------

    def ended_by(self, state: State) -> str | None:
        if state.turns >= ROUNDS * state.seats:
            return "TR-END-1"
        return None if len(state.stock) or any(state.hands) else "TR-END-2"

    def outcome(self, state: State) -> Outcome | None:
        rule = self.ended_by(state)
        if rule is None:
            return None
        points = self.points(state)
        scores = tuple(sum(sources.values()) for sources in points)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(rule, winners, scores, points)

    def points(self, state: State) -> tuple[Mapping[str, int], ...]:
        return tuple(
            {"gems": sum(row), "coins": coins}
            for row, coins in zip(state.rows, state.coins, strict=True)
        )

    def census(self, state: State) -> Counter[str]:
        piles = [state.stock.unseen, state.stock.top, state.discard, *state.hands, *state.rows]
        count = Counter(f"gem {gem}" for pile in piles for gem in pile)
        count["coin"] = state.supply + sum(state.coins)
        return count

    def faults(self, state: State) -> list[str]:
        faults = [f"seat {s} holds {h}" for s, h in enumerate(state.hands) if len(h) > HAND_LIMIT]
        if min(state.supply, *state.coins) < 0:
            faults.append("negative coins")
        if self.census(state) != Counter({"coin": COINS} | Counter(f"gem {g}" for g in GEMS)):
            faults.append("components are missing")
        return faults

    # -- knowing and words --------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> Any:
        return trove_state.view(state, seat)

    def sample(self, view: View, chance: Chance) -> State:
        return trove_state.sample(view, chance)

    def code(self, action: Move) -> str:
        return CODES[action]

    def parse(self, code: str) -> Move:
        if code not in MOVES:
            raise BadCode(f"{code!r} is no move of Trove")
        return MOVES[code]

    def noun(self, text: Text, field: str, value: object) -> str:
        return text("trove.gem", value=value) if field == "gem" else str(value)

    def describe(self, view: View, action: Move, text: Text) -> str:
        if action.kind == "wager":
            return text("trove.do.wager", n=action.value)
        return text(f"trove.do.{action.kind}", gem=action.value)

    def prompt(self, view: View, text: Text) -> str:
        if view.phase == "wager":
            return text("trove.prompt.wager")
        return text("trove.prompt.turn", seat=view.turn)

    def board_text(self, view: View, text: Text) -> str:
        lines = [
            text("trove.board.seat", seat=seat, row=row, n=view.coins[seat], hand=view.counts[seat])
            for seat, row in enumerate(view.rows)
        ]
        return "\n".join([*lines, text("trove.board.stock", n=view.stock + len(view.top))])


GAME = Trove()
