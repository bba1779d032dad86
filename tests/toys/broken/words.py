"""Mistakes in words and codes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tablelab.core.chance import Chance
from tablelab.core.events import Emit, Violation
from tablelab.core.game import Option, Options
from tablelab.core.text import Text
from tests.toys.broken.registry import caught_by
from tests.toys.trove import MOVES, Move, Trove
from tests.toys.trove_state import State, View


@caught_by("events_are_worded")
class MissingText(Trove):
    """Reports something for which no catalogue has words."""

    def dare(self, state: State, seat: int, chance: Chance, emit: Emit) -> None:
        emit("TR-DARE-1", "trove.takes_a_breath", seat=seat)
        super().dare(state, seat, chance, emit)


@caught_by("events_are_worded")
class MissingValue(Trove):
    """Reports something without a value that its sentence needs."""

    def dare(self, state: State, seat: int, chance: Chance, emit: Emit) -> None:
        emit("TR-DARE-1", "trove.played", seat=seat)
        super().dare(state, seat, chance, emit)


@caught_by("events_cite_rules")
class UncitedEvent(Trove):
    """Reports something that no rule causes."""

    def dare(self, state: State, seat: int, chance: Chance, emit: Emit) -> None:
        emit("", "trove.passed", seat=seat)
        super().dare(state, seat, chance, emit)


@caught_by("the_game_introduces_itself")
class NamelessOption(Trove):
    """Has an option without a name, and of a rule that does not know it."""

    info = replace(Trove.info, options=(Option("luck", ("good", "bad"), "TR-DARE-1", "house"),))

    def complete_options(self, seats: object, options: Options) -> dict[str, str]:
        chosen = super().complete_options(seats, options)
        return chosen | {"timer": "off", "first": "most"}


@caught_by("violations_are_worded")
class WordlessRefusal(Trove):
    """Refuses with a message that does not exist."""

    def against_turn(self, state: State, seat: int, action: Move) -> Iterable[Violation]:
        for violation in super().against_turn(state, seat, action):
            yield replace(violation, key="trove.because")


@caught_by("actions_are_described")
class SameLabels(Trove):
    """Labels all gems alike."""

    def describe(self, view: View, action: Move, text: Text) -> str:
        return super().describe(view, Move(action.kind, 1), text)


@caught_by("positions_are_described")
class UnfinishedSentence(Trove):
    """Hands out a sentence with its placeholder."""

    def prompt(self, view: View, text: Text) -> str:
        return text.template("trove.prompt.turn")


@caught_by("codes_parse_back")
class LaxCodes(Trove):
    """Reads several texts as the same action."""

    def parse(self, code: str) -> Move:
        return super().parse(code.strip().lower())


@caught_by("garbage_is_no_code")
class CrashingParser(Trove):
    """Falls over a text that is no code."""

    def parse(self, code: str) -> Move:
        return MOVES[code]
