"""The laboratory: games without a front end, by the thousand, and what they say."""

from __future__ import annotations

from tablelab.lab.comparing import Paired, paired
from tablelab.lab.moments import Moment, Refusal, example, moments, refusals
from tablelab.lab.playing import Time, playout
from tablelab.lab.series import Habit, Played, part, series
from tablelab.lab.simulation import Progress, Result, as_match, play, simulate
from tablelab.lab.speed import Figures, bench
from tablelab.lab.statistics import wilson

__all__ = [
    "Figures",
    "Habit",
    "Moment",
    "Paired",
    "Played",
    "Progress",
    "Refusal",
    "Result",
    "Time",
    "as_match",
    "bench",
    "example",
    "moments",
    "paired",
    "part",
    "play",
    "playout",
    "refusals",
    "series",
    "simulate",
    "wilson",
]
