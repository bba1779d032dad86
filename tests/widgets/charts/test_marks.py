"""Marks on a chart: a line and a word at each, none on top of another."""

from __future__ import annotations

from typing import Any

import pytest
from tablelab_widgets import charts

from tablelab.games import get


def look(narrow: bool = True) -> charts.Look:
    return charts.Look("light", narrow, get("raids").text("en"))


@pytest.fixture
def figure() -> dict[str, Any]:
    points = [(x, x / 100, None) for x in range(0, 101, 10)]
    return charts.curves([("a", points)], look(), title="T", x="x", y="y", unit="%")


def added(before: dict[str, Any], after: dict[str, Any]) -> list[dict[str, Any]]:
    number = len(before["layout"]["annotations"])
    found: list[dict[str, Any]] = after["layout"]["annotations"][number:]
    return found


def test_a_line_and_a_word_at_each(figure: dict[str, Any]) -> None:
    made = charts.marked(figure, look(), [(70, "2"), (20, "1")])
    assert [(it["x0"], it["x1"]) for it in made["layout"]["shapes"]] == [(20, 20), (70, 70)]
    assert [(it["x"], it["text"]) for it in added(figure, made)] == [
        (20, "<b>1</b>"),
        (70, "<b>2</b>"),
    ]


def test_neighbours_stand_below_each_other(figure: dict[str, Any]) -> None:
    made = charts.marked(figure, look(), [(20, "1"), (21, "2"), (60, "3")])
    heights = [it["yshift"] for it in added(figure, made)]
    assert heights[0] == heights[2] == 0
    assert heights[1] < 0


def test_the_figure_given_stays_and_words_are_no_markup(figure: dict[str, Any]) -> None:
    number = len(figure["layout"]["annotations"])
    made = charts.marked(figure, look(), [(20, "<i>")])
    assert len(figure["layout"]["annotations"]) == number
    assert "shapes" not in figure["layout"]
    assert "<i>" not in added(figure, made)[0]["text"]
