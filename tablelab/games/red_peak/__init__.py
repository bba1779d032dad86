"""Red Peak, a flight from the volcano by Carlo A. Rossi (2–6 players, together, against the sand).

By day the team lays a path and pays for it while the sand runs; by night the tent follows, and the
volcano answers. Start reading with :mod:`tablelab.games.red_peak.turn`.
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
from tablelab.games.red_peak import actions, audit, ending, legal, violations, words
from tablelab.games.red_peak import setup as setting_up
from tablelab.games.red_peak import view as seeing
from tablelab.games.red_peak.actions import Action
from tablelab.games.red_peak.apply import apply
from tablelab.games.red_peak.components import Components, standard
from tablelab.games.red_peak.state import OVER, State

OPTIONS = (
    Option("volcano", ("normal", "easy", "hard"), "RP-SETUP-2", "house"),
    Option("bonus_tiles", ("no", "yes"), "RP-BONUS-1", "seed"),
    Option("board", ("front", "back"), "RP-TASK-1", "seed"),
    Option("first_lava", ("tile", "start"), "RP-VOLCANO-1", "seed"),
    Option("give_up", ("forced", "at_will"), "RP-PAY-4", "seed"),
    Option("beach_boat", ("on", "off"), "RP-PLAN-3", "house"),
    Option("shapes", ("on", "off"), "RP-LAY-7", "published"),
    Option("hands", ("own", "open"), "RP-DAY-1", "seed"),
)

INFO = GameInfo(
    id="red_peak",
    seats=(2, 3, 4, 5, 6),
    options=OPTIONS,
    cooperative=True,
    timed=True,
    hidden=True,
    **standard().about,
)


@dataclass(frozen=True, eq=False, repr=False)
class RedPeak(Game[State, Action]):
    """The rules of Red Peak. ``parts`` may be components of your own (the printed values, say)."""

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
        """The evening before the first day."""
        return setting_up.setup(seats, options, chance, emit, self.parts)

    def actors(self, state: State) -> Actors:
        """Everybody at once, by day against the sand; nobody when the game is over."""
        seats = () if state.phase == OVER else tuple(range(state.players))
        return Actors(seats, state.deadline)

    def violations(self, state: State, seat: int, action: Action) -> list[Violation]:
        """Every rule that the action breaks, in rulebook order."""
        return self.rulebook.in_order(violations.violations(state, seat, action))

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, emit: Emit = silent
    ) -> None:
        """Change the state by a legal action and let the rules run to the next question."""
        apply(state, seat, action, chance, emit)

    def stamp(self, state: State, ms: int) -> None:
        """Tell the state what time it is."""
        state.now = ms

    def noun(self, text: Text, field: str, value: object) -> str:
        """A placeholder's value in words."""
        return words.noun(text, field, value)

    def points(self, state: State) -> tuple[Mapping[str, int], ...]:
        """Nobody scores: the team wins or loses."""
        return tuple({} for _ in range(state.players))


GAME = RedPeak(standard())
