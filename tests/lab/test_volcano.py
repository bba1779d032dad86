"""The volcano as a forecaster."""

from __future__ import annotations

import pytest

from tablelab.core.events import EventLog
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.chances import next_draw
from tablelab.lab import as_match, series
from tablelab.lab.volcano import Draws, grouped

FULL = {"none": 2, "eruption": 1, "double": 1}


def test_forecasts_are_counted_from_what_is_left() -> None:
    heard = Draws(FULL)
    for key in ("quiet", "day", "erupts_twice", "quiet", "erupts", "volcano_reshuffled", "quiet"):
        heard("RP-VOLCANO-2", f"red_peak.{key}")
    expected = [(1 / 2, False), (2 / 3, True), (1 / 2, False), (1, True), (1 / 2, False)]
    assert heard.draws == [(pytest.approx(said), came) for said, came in expected]


def test_a_game_has_the_forecasts_that_the_rules_give() -> None:
    full = GAME.parts.volcanoes["normal"]
    heard = series(GAME, 3, "greedy", 1, 3, watch=lambda: Draws(full))[0].notes
    match = as_match(GAME, 3, "greedy", 3, 0)
    said = []
    for index, entry in enumerate(match.entries):
        if any(event.rule == "RP-PLAN-1" for event in entry.events):
            odds = next_draw(match.view(None, index))
            said.append(float(odds["eruption"] + odds["double"]))
    assert said, "no draw in this game is one of the evening: take another one"
    forecasts = [forecast for forecast, _ in heard.draws]
    assert [one for one in said if one not in [pytest.approx(it) for it in forecasts]] == []
    log = series(GAME, 3, "greedy", 1, 3, watch=EventLog)[0].notes
    assert len(heard.draws) == sum(event.rule in DRAWN for event in log)


DRAWN = ("RP-VOLCANO-2", "RP-VOLCANO-3", "RP-VOLCANO-4")


def test_draws_are_grouped_by_forecast() -> None:
    draws = [(0.4, False), (0.45, True), (0.5, True), (0.7, True)]
    low, high = grouped(draws, (0, 0.5, 0.6, 0.65, 1.01))[0::2]
    assert (low.number, low.lava, low.forecast) == (2, 1, pytest.approx(0.425))
    assert (high.low, high.number, high.lava) == (0.65, 1, 1)
