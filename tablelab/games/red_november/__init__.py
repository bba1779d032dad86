"""Red November, gnomes in a sinking submarine by Bruno Faidutti and Jef Gontier (1–8 players).

Time is what everything costs: every minute spent moves on towards rescue, and every star on the way
is an event. Start reading with :mod:`tablelab.games.red_november.turn`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

from tablelab.core.chance import Chance
from tablelab.core.events import Emit, Violation, silent
from tablelab.core.game import Actors, Game, GameInfo, Option, Options
from tablelab.core.rulebook import Rulebook
from tablelab.core.text import Text
from tablelab.games.red_november import actions, audit, ending, legal, violations, words
from tablelab.games.red_november import setup as setting_up
from tablelab.games.red_november import view as seeing
from tablelab.games.red_november.actions import Action
from tablelab.games.red_november.apply import apply
from tablelab.games.red_november.components import Components, standard
from tablelab.games.red_november.state import OVER, State

OPTIONS = (
    Option("rule_set", ("seed", "published"), "RN-SETUP-1", "seed"),
    Option("repair", ("by_rule_set", "one_step", "reset"), "RN-FIX-7", "seed"),
    Option("high_low", ("by_rule_set", "stays", "levels"), "RN-MOVE-2", "seed"),
    Option("faint_check", ("by_rule_set", "drunk", "after_grog"), "RN-FAINT-1", "seed"),
    Option("failed_fire", ("at_cost", "free"), "RN-FIRE-1", "published"),
    Option("trade_in_sea", ("no", "yes"), "RN-TRADE-4", "seed"),
    Option("late_tokens", ("harmless", "deadly"), "RN-TIMED-3", "seed"),
    Option("respite", ("returns", "removed"), "RN-VARIANT-1", "published"),
    Option("opening_events", ("no", "yes"), "RN-VARIANT-2", "published"),
    Option("dying", ("deadly", "less_deadly"), "RN-VARIANT-3", "published"),
    Option("crazed", ("no", "yes"), "RN-VARIANT-4", "published"),
    Option("gnomes", ("fewest", "4", "5", "6", "7", "8"), "RN-VARIANT-5", "published"),
)

INFO = GameInfo(
    id="red_november",
    seats=(1, 2, 3, 4, 5, 6, 7, 8),
    options=OPTIONS,
    cooperative=True,
    hidden=True,
    **standard().about,
)

_ACTORS = tuple(Actors((seat,)) for seat in range(8))
_NOBODY = Actors(())


@dataclass(frozen=True, eq=False, repr=False)
class RedNovember(Game[State, Action]):
    """The rules of Red November. ``parts`` may be components of your own (printed values, say)."""

    parts: Components

    info = INFO
    rulebook = Rulebook.load(files(__package__).joinpath("rules.toml"))

    # Where to read on: each of these is a function of its own module.
    candidates = staticmethod(legal.candidates)
    legal = staticmethod(legal.legal)
    outcome = staticmethod(ending.outcome)
    view = staticmethod(seeing.view)
    sample = staticmethod(seeing.sample)
    code = staticmethod(actions.code)
    parse = staticmethod(actions.parse)
    census = staticmethod(audit.census)
    faults = staticmethod(audit.faults)
    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)
    board_text = staticmethod(words.board_text)

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        """The first position."""
        return setting_up.setup(seats, options, chance, emit, self.parts)

    def actors(self, state: State) -> Actors:
        """One seat at a time; nobody when the game is over."""
        return _NOBODY if state.phase == OVER else _ACTORS[state.seat]

    def violations(self, state: State, seat: int, action: Action) -> list[Violation]:
        """Every rule that the action breaks, in rulebook order."""
        return self.rulebook.in_order(violations.violations(state, seat, action))

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, emit: Emit = silent
    ) -> None:
        """Change the state by a legal action and let the rules run to the next question."""
        apply(state, action, chance, emit)

    def noun(self, text: Text, field: str, value: object) -> str:
        """A placeholder's value in words."""
        return words.noun(text, field, value)

    def points(self, state: State) -> tuple[Mapping[str, int], ...]:
        """Nobody scores: the crew is saved or lost."""
        return tuple({} for _ in range(state.players))


GAME = RedNovember(standard())
