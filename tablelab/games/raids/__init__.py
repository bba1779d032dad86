"""Raids, a race of Viking voyages by Brett J. Gilbert and Matthew Dunstan (2–4 players).

Four times around the North Sea. Always the rear-most ship acts: it takes the tile at which it lies,
clears the route up to the next ship and sails on, as far as it likes. Start reading with
:mod:`tablelab.games.raids.turn`.
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
from tablelab.games.raids import actions, audit, ending, legal, scoring, violations, words
from tablelab.games.raids import setup as setting_up
from tablelab.games.raids import view as seeing
from tablelab.games.raids.actions import Action
from tablelab.games.raids.apply import apply
from tablelab.games.raids.components import Components, standard
from tablelab.games.raids.state import State
from tablelab.games.raids.view import View

OPTIONS = (
    Option("runes_beyond_five", ("new_set", "capped"), "RD-SCORE-2", "house"),
    Option("rune_kinds", ("one", "two"), "RD-RUNE-2", "house"),
    Option("harbour_ties", ("earlier", "friendly"), "RD-BONUS-3", "house"),
    Option("harbour_zero", ("nothing", "paid"), "RD-BONUS-4", "house"),
    Option("discard", ("when_full", "any_time"), "RD-LOAD-3", "house"),
    Option("post_order", ("sell_first", "viking_first"), "RD-POST-3", "house"),
    Option("axe_floor", ("zero", "one"), "RD-MONSTER-4", "house"),
    Option("village_refill", ("top_up", "add"), "RD-VOYAGE-2", "house"),
    Option("flight_effects", ("apply", "none"), "RD-FLEE-2", "house"),
    Option("flight_fights", ("allowed", "forbidden"), "RD-FLEE-3", "house"),
    Option("start_vikings_two", ("two_two", "one_two"), "RD-SETUP-7", "house"),
)

INFO = GameInfo(id="raids", seats=(2, 3, 4), options=OPTIONS, **standard().about)

_ACTORS = tuple(Actors((seat,)) for seat in range(4))
_NOBODY = Actors(())


@dataclass(frozen=True, eq=False, repr=False)
class Raids(Game[State, Action]):
    """The rules of Raids. ``parts`` may be components of your own (the printed values, say)."""

    parts: Components

    info = INFO
    rulebook = Rulebook.load(files(__package__).joinpath("rules.toml"))

    # Where to read on: each of these is a function of its own module.
    candidates = staticmethod(legal.candidates)
    legal = staticmethod(legal.legal)
    outcome = staticmethod(ending.outcome)
    view = staticmethod(seeing.view)
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

    def sample(self, view: View, chance: Chance) -> State:
        """The state behind a view."""
        return seeing.sample(view)

    def noun(self, text: Text, field: str, value: object) -> str:
        """A placeholder's value in words."""
        return words.noun(text, field, value, self.parts)

    def points(self, state: State) -> tuple[Mapping[str, int], ...]:
        """What each seat would score now."""
        ships = state.ships[: state.players]
        return tuple(scoring.points(ship, state.house, state.parts) for ship in ships)


GAME = Raids(standard())
