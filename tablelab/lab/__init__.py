"""The laboratory: games without a front end, by the thousand, and what they say."""

from __future__ import annotations

from tablelab.lab.chances import Estimate
from tablelab.lab.comparing import Paired, paired
from tablelab.lab.examples import Example, Place, example, places
from tablelab.lab.limits import Limited
from tablelab.lab.means import Mean, change, mean
from tablelab.lab.moments import Moment, Refusal, moments, refusals
from tablelab.lab.playing import Time, playout
from tablelab.lab.review import review
from tablelab.lab.series import Habit, Played, part, series
from tablelab.lab.simulation import Progress, Result, as_match, play, simulate
from tablelab.lab.speed import Figures, bench
from tablelab.lab.standing import Standing, standing
from tablelab.lab.statistics import Measured, wilson
from tablelab.lab.turns import Point, Review, Turn

__all__ = [
    "Estimate",
    "Example",
    "Figures",
    "Habit",
    "Limited",
    "Mean",
    "Measured",
    "Moment",
    "Paired",
    "Place",
    "Played",
    "Point",
    "Progress",
    "Refusal",
    "Result",
    "Review",
    "Standing",
    "Time",
    "Turn",
    "as_match",
    "bench",
    "change",
    "example",
    "mean",
    "moments",
    "paired",
    "part",
    "places",
    "play",
    "playout",
    "refusals",
    "review",
    "series",
    "simulate",
    "standing",
    "wilson",
]
