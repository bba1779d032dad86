"""The conformance suite: what every game must keep, tested by playing it at random.

``check_games(game)`` plays any :class:`~tablelab.core.game.Game` and reports every broken promise;
:mod:`tablelab.testing.scenario` helps to test the rules of one game.
"""

from __future__ import annotations

from tablelab.testing.battery import Progress, check_games
from tablelab.testing.report import Fault, Report
from tablelab.testing.scenario import Coverage, play, refused

__all__ = ["Coverage", "Fault", "Progress", "Report", "check_games", "play", "refused"]
