"""The laboratory: games without a front end, by the thousand, and what they say."""

from __future__ import annotations

from tablelab.lab.moments import Moment, Refusal, example, moments, refusals
from tablelab.lab.playing import Time, playout
from tablelab.lab.simulation import Progress, Result, as_match, play, simulate
from tablelab.lab.speed import Figures, bench
from tablelab.lab.statistics import wilson

__all__ = [
    "Figures",
    "Moment",
    "Progress",
    "Refusal",
    "Result",
    "Time",
    "as_match",
    "bench",
    "example",
    "moments",
    "play",
    "playout",
    "refusals",
    "simulate",
    "wilson",
]
