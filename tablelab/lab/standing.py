"""How one seat fares against the others, in a series of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tablelab.core.errors import TablelabError
from tablelab.core.game import Outcome
from tablelab.lab.means import Mean, mean
from tablelab.lab.series import Played
from tablelab.lab.statistics import wilson


@dataclass(frozen=True, slots=True)
class Standing:
    """What a seat has won of ``games`` games: a victory shared by two counts a half.

    ``lead`` is by how many points it lies ahead of the mean of the others (behind: below 0).
    """

    games: int
    won: float
    lead: Mean

    @property
    def share(self) -> float:
        """The part of all games that the seat won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """A 95 % confidence interval (Wilson) for ``share``."""
        return wilson(self.won, self.games)


def standing(played: Sequence[Played[Any]], seat: int = 0) -> Standing:
    """How ``seat`` fares in games in which each plays alone and points are counted.

    Players who all play alike win equal shares in the long run where lots decide who begins; so
    the one who plays otherwise shows what that is worth. Raises TablelabError for less than two
    games, for a seat that is not there, and for a game that teams win or that has no points.
    """
    outcomes = [game.outcome for game in played]
    if len(outcomes) < 2:
        raise TablelabError(f"{len(outcomes)} games do not tell how a player fares")
    if any(outcome.won is not None for outcome in outcomes):
        raise TablelabError("a team wins or loses as a whole: no seat has a standing of its own")
    leads = [_lead(outcome, seat) for outcome in outcomes]
    shares = [1 / len(it.winners) for it in outcomes if seat in it.winners]
    return Standing(len(outcomes), sum(shares), mean(leads))


def _lead(outcome: Outcome, seat: int) -> float:
    own = outcome.scores
    if len(own) < 2 or seat not in range(len(own)):
        raise TablelabError(f"there is no seat {seat} with points and rivals in {own}")
    return own[seat] - (sum(own) - own[seat]) / (len(own) - 1)
