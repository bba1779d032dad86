"""A series of games whose players may be of one's own making, with an account of each game.

:func:`~tablelab.lab.simulate` adds results up; here they stay apart, game by game. So two series
with the same seed can be compared in pairs, and a listener can note what happened in each game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tablelab.core.chance import Chance, Seeded
from tablelab.core.errors import TablelabError
from tablelab.core.events import Emit, silent
from tablelab.core.game import Game, Outcome
from tablelab.lab.playing import Time, playout
from tablelab.lab.simulation import Progress
from tablelab.players import GreedyPlayer, Look, Player, Thinking, make, talks

A = TypeVar("A")
W = TypeVar("W", bound=Emit)

Maker = str | Callable[[], Player]
"""A kind of player, or something that makes a player."""


@dataclass(frozen=True, slots=True)
class Played(Generic[W]):
    """One game: how it ended, and what its listener has noted."""

    outcome: Outcome
    notes: W

    @property
    def won(self) -> bool:
        """Whether the team won."""
        return bool(self.outcome.won)


class Habit:
    """A greedy player with a habit.

    ``instead(view, legal, choice)`` gets what the greedy player would do and returns that, or
    another one of ``legal``.
    """

    thinking: Thinking = GreedyPlayer.thinking

    def __init__(self, instead: Callable[[Any, Sequence[Any], Any], Any]) -> None:
        self._instead = instead
        self._greedy = GreedyPlayer()

    def decide(
        self, game: Game[Any, A], view: Look, legal: Sequence[A], seat: int, chance: Chance
    ) -> A | None:
        """One of ``legal``, or None where the greedy player waits."""
        choice = self._greedy.decide(game, view, legal, seat, chance)
        if choice is None:
            return None
        changed: A = self._instead(view(), legal, choice)
        return changed


def series(
    game: Game[Any, Any],
    seats: int,
    players: Maker | Sequence[Maker],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    time: Time | None = None,
    watch: Callable[[], W] = lambda: silent,  # type: ignore[assignment, return-value]
) -> list[Played[W]]:
    """Play ``games`` games and keep each; ``players`` are by seat, or one maker for all seats.

    Game number k has the lots of game k of :func:`~tablelab.lab.simulate`, and with the same kinds
    of player it is the same game. ``watch`` makes a listener for each game. In a cooperative game
    players of one's own tell each other what they see, as greedy ones do. Raises TablelabError for
    seats, options, players or numbers of games that make no sense.
    """
    if type(games) is not int or games < 1:
        raise TablelabError(f"the number of games must be 1 or more, not {games!r}")
    complete = game.complete_options(seats, options or {})
    makers = [players] * seats if isinstance(players, str) or callable(players) else list(players)
    if len(makers) != seats:
        raise TablelabError(f"{seats} seats need {seats} players, not {len(makers)}")
    talkers = [seat for seat, maker in enumerate(makers) if _talks(game, maker)]
    found = []
    for number in range(games):
        chance, mind = Seeded(f"{seed}/game {number}"), Seeded(f"{seed}/game {number}/players")
        state = game.setup(seats, complete, chance)
        made = [make(maker) if isinstance(maker, str) else maker() for maker in makers]
        notes = watch()
        hours = time or Time(clock=game.info.timed)
        outcome = playout(game, state, made, chance, mind, notes, hours, talkers)
        found.append(Played(outcome, notes))
        if progress is not None:
            progress(number + 1, games)
    return found


def part(progress: Progress, place: int, parts: int) -> Progress:
    """Progress within one of several series that are equally long; ``place`` counts from 0."""
    return lambda done, total: progress(place * total + done, parts * total)


def _talks(game: Game[Any, Any], maker: Maker) -> bool:
    return talks(game, maker if isinstance(maker, str) else "greedy")
