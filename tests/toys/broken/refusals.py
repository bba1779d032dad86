"""Mistakes in what is legal, and why not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tablelab.core.events import Violation
from tests.toys.broken.registry import caught_by
from tests.toys.trove import MOVES, Move, Trove
from tests.toys.trove_state import State


@caught_by("legal_actions_break_no_rule", "refused_exactly_when_not_legal")
class TooManyLegal(Trove):
    """Forgets that rows rise."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        more = [MOVES[f"play:{gem}"] for gem in sorted(set(state.hands[seat]))]
        legal = super().legal(state, seat)
        return [*legal, *(m for m in more if m not in legal and legal and state.phase == "turns")]


@caught_by("refused_exactly_when_not_legal")
class TooFewLegal(Trove):
    """Forgets that a gem may be tucked."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return [move for move in super().legal(state, seat) if move.kind != "tuck"]


@caught_by("those_who_act_have_actions")
class NothingToDo(Trove):
    """Leaves a seat with an unlucky hand without any action."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return [] if 5 in state.hands[seat] else super().legal(state, seat)


@caught_by("legal_lists_are_lists")
class ListedTwice(Trove):
    """Lists a gem twice that is held twice."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        legal = super().legal(state, seat)
        return [*legal, *legal[:1]]


@caught_by("candidates_hold_all_that_is_legal")
class FewCandidates(Trove):
    """The die cannot be pointed at."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        moves = super().candidates(state, seat)
        return [move for move in moves if not self.violations(state, seat, move)]

    def candidates(self, state: State, seat: int) -> Iterable[Move]:
        return [move for move in super().candidates(state, seat) if move.kind != "dare"]


@caught_by("strangers_may_do_nothing")
class OpenDoor(Trove):
    """Takes the last seat's word for that of seat -1, -2, ..."""

    def violations(self, state: State, seat: int, action: Move) -> list[Violation]:
        return super().violations(state, seat % state.seats, action)


@caught_by("violations_cite_rules")
class UnknownRule(Trove):
    """Refuses by a rule that is not in the book."""

    def against_wager(self, state: State, seat: int, action: Move) -> Iterable[Violation]:
        for violation in super().against_wager(state, seat, action):
            yield replace(violation, rule="TR-WAGER-9")


@caught_by("repairs_are_legal")
class UselessRepair(Trove):
    """Offers an action that is not legal either."""

    def against_turn(self, state: State, seat: int, action: Move) -> Iterable[Violation]:
        for violation in super().against_turn(state, seat, action):
            yield replace(violation, repair="pass") if action.kind == "draw" else violation


@caught_by("violations_stand_in_rule_order")
class ReasonsInDisorder(Trove):
    """Gives its reasons the wrong way round."""

    def violations(self, state: State, seat: int, action: Move) -> list[Violation]:
        return super().violations(state, seat, action)[::-1]
