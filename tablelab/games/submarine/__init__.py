"""Submarine, a treasure race under water by Leo Colovini (2–5 players).

Research ships cross the surface from left to right; the submarines below a ship dive for treasures,
and whoever lies above collects the fees. Start reading with :mod:`tablelab.games.submarine.turn`.
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
from tablelab.games.submarine import actions, audit, ending, legal, violations, words
from tablelab.games.submarine import setup as setting_up
from tablelab.games.submarine import view as seeing
from tablelab.games.submarine.actions import Action
from tablelab.games.submarine.apply import apply
from tablelab.games.submarine.components import Components, standard
from tablelab.games.submarine.state import State

OPTIONS = (
    Option("cards_table", ("fifteen", "linear"), "SB-SETUP-4", "house"),
    Option("mixed_actions", ("no", "yes"), "SB-TURN-3", "published"),
    Option("leave_early", ("allowed", "forbidden"), "SB-SHIP-3", "house"),
    Option("shell_by_joker", ("forbidden", "allowed"), "SB-JOKER-4", "house"),
    Option("fee_for", ("submarine", "opponent"), "SB-FEE-1", "seed"),
    Option("tie_break", ("jokers_cards", "shared"), "SB-END-6", "house"),
)

INFO = GameInfo(
    id="submarine", seats=(2, 3, 4, 5), options=OPTIONS, hidden=True, **standard().about
)

_ACTORS = tuple(Actors((seat,)) for seat in range(5))
_NOBODY = Actors(())


@dataclass(frozen=True, eq=False, repr=False)
class Submarine(Game[State, Action]):
    """The rules of Submarine. ``parts`` may be components of your own (the printed values, say)."""

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
        return _NOBODY if state.seat < 0 else _ACTORS[state.seat]

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
        """How many artefacts each seat has."""
        return tuple({"artefacts": player.artefacts} for player in state.seats)


GAME = Submarine(standard())
