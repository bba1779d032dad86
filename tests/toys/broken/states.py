"""Mistakes with states, clones and the world outside."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tablelab.core.chance import Chance, Seeded
from tablelab.core.events import Emit, silent
from tablelab.core.game import Options
from tests.toys import trove_state
from tests.toys.broken.registry import caught_by
from tests.toys.trove import CODES, MOVES, Move, Trove
from tests.toys.trove_state import State, View


class SharedState(State):
    """Its clones share the rows of gems."""

    __slots__ = ()

    def clone(self) -> State:
        copy = super().clone()
        copy.__class__ = SharedState
        copy.rows = self.rows
        return copy


@caught_by("clones_are_independent", "history_never_changes")
class AliasedHistory(Trove):
    """Clones share a list."""

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        state = super().setup(seats, options, chance, emit)
        state.__class__ = SharedState
        return state


class ForgetfulState(State):
    """Its clones forget what time it is."""

    __slots__ = ()

    def clone(self) -> State:
        copy = super().clone()
        copy.__class__ = ForgetfulState
        copy.deadline = None
        return copy


@caught_by("clones_are_independent")
class ForgetfulClone(Trove):
    """A clone lacks something."""

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        state = super().setup(seats, options, chance, emit)
        state.__class__ = ForgetfulState
        return state


@caught_by("states_are_json")
class OddData(Trove):
    """Its plain data have numbers as keys."""

    def plain(self, state: State) -> dict[str, Any]:
        return super().plain(state) | {"coins": dict(enumerate(state.coins))}


@caught_by("files_keep_everything")
class OddOutcomes(Trove):
    """Draws something by lot that no file can hold."""

    def roll(self, state: State, chance: Chance) -> int:
        return chance.pick([(side, "pips") for side in range(1, 7)])[0]


@caught_by("views_are_independent")
class LiveView(Trove):
    """The view holds lists of the state."""

    def view(self, state: State, seat: int | None) -> Any:
        view = trove_state.view(state, seat)
        return replace(view, coins=state.coins)  # type: ignore[arg-type]  # that is the fault

    def sample(self, view: View, chance: Chance) -> State:
        return super().sample(replace(view, coins=tuple(view.coins)), chance)


@caught_by("global_random_is_left_alone", "clones_continue_alike", "seeds_decide_everything")
class GlobalRandom(Trove):
    """Rolls the die of the standard library."""

    def roll(self, state: State, chance: Chance) -> int:
        return random.randint(1, 6)


@caught_by("branches_hold_their_outcomes", "replays_arrive", "branches_go_on", "undone_is_redone")
class RerolledChance(Trove):
    """Asks chance, and then rolls again by itself: the recorded outcome is not what happened."""

    rolls = 0

    def roll(self, state: State, chance: Chance) -> int:
        chance.roll(6)
        self.rolls += 1
        return Seeded(self.rolls).roll(6)


@caught_by("questions_change_nothing")
class MutatingLegal(Trove):
    """Tidies the state up while it is asked what is legal."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        state.discard.sort(reverse=True)
        state.wagers = [None if wager is None else 0 for wager in state.wagers]
        return super().legal(state, seat)


@caught_by("events_do_not_matter")
class EventsMatter(Trove):
    """Does a part of the work only when somebody listens."""

    def act(self, state: State, seat: int, action: Move, chance: Chance, emit: Emit) -> None:
        super().act(state, seat, action, chance, emit)
        if emit is silent and action.kind == "play":
            state.rows[seat].reverse()


@caught_by("processes_do_not_matter")
class SetOrder(Trove):
    """Lists legal actions in the order of a set of texts."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        codes = {CODES[move] for move in super().legal(state, seat)}
        return [MOVES[code] for code in codes]


@caught_by("components_are_all_there")
class LostComponent(Trove):
    """A gem that is lost in a dare vanishes."""

    def dare(self, state: State, seat: int, chance: Chance, emit: Emit) -> None:
        super().dare(state, seat, chance, emit)
        state.discard.clear()

    def faults(self, state: State) -> list[str]:
        return []


@caught_by("no_invariant_is_broken")
class BrokenInvariant(Trove):
    """Pays wagers twice."""

    def reveal(self, state: State, emit: Emit) -> None:
        for seat, wager in enumerate(state.wagers):
            state.coins[seat] -= wager or 0
            state.supply += wager or 0
        super().reveal(state, emit)
