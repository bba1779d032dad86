"""The stage of a lesson: its game, its language, its people, and the positions they come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tablelab.core.game import Game
from tablelab.core.match import Match
from tablelab.core.text import LANGUAGES, Text
from tablelab.games import get
from tablelab_widgets.lessons import positions
from tablelab_widgets.lessons.positions import Lots
from tablelab_widgets.lessons.sight import text_of


class Stage:
    """One game in one language, played by people with ``names``; positions come from its rules."""

    def __init__(self, game: str | Game[Any, Any], language: str, names: Sequence[str]) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language is {language!r}; there are {', '.join(LANGUAGES)}")
        self.game: Game[Any, Any] = get(game) if isinstance(game, str) else game
        self.language = language
        self.names = tuple(names)

    @property
    def text(self) -> Text:
        """Sentences of the game in the lesson's language."""
        return self.game.text(self.language, self.names)

    def match(
        self,
        *codes: str,
        seats: int = 3,
        seed: int = 1,
        options: Mapping[str, object] | None = None,
        lots: Lots = None,
    ) -> Match[Any, Any]:
        """A new match in which ``codes`` have been played in turn.

        ``"2/sail:7"`` is played by seat 2, a code without a seat by whoever may. ``lots`` decide
        what chance says in the last code. Raises ValueError for a code that is not allowed.
        """
        names = self.names[:seats]
        made = Match.new(self.game, seats, options, seed=seed, names=names)
        positions.play_codes(made, codes, text_of(made, self.language), lots)
        return made

    def after(self, match: Match[Any, Any], *codes: str, lots: Lots = None) -> Match[Any, Any]:
        """The same match with further ``codes`` played; the one given stays as it is."""
        again = positions.copy(match)
        positions.play_codes(again, codes, text_of(again, self.language), lots)
        return again

    def until(self, match: Match[Any, Any], entries: int) -> Match[Any, Any]:
        """The same match as it stood after its first ``entries``."""
        return positions.copy(match, entries)

    def moment(
        self,
        rule: str,
        number: int = 0,
        *,
        seats: int = 3,
        seed: int = 1,
        options: Mapping[str, object] | None = None,
        kinds: str | Sequence[str] = "greedy",
        games: int = 200,
        where: Callable[[Any], bool] | None = None,
    ) -> Match[Any, Any]:
        """A moment in a simulated game just before ``rule`` speaks: see :mod:`.positions`."""
        found = positions.moment(self.game, rule, number, seats, seed, options, kinds, games, where)
        again = positions.named(found, self.names)
        again.meta = dict(found.meta)
        return again

    def who(self, match: Match[Any, Any], code: str, seat: int | None) -> tuple[int, str]:
        """Who does ``code``: the seat given, the one in ``"2/sail:7"``, or the first who may."""
        if seat is not None:
            return seat, code
        return positions.who(match, code)
