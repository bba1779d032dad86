"""The chart of the final scoring."""

from __future__ import annotations

import json

import plotly.graph_objects as go
import pytest
from tablelab_widgets.boards.base import Theme
from tablelab_widgets.charts import scoring

from tablelab.core.text import LANGUAGES
from tablelab.games.raids.scoring import SOURCES
from tests.widgets.boards.moments import of_phase, texts

POINTS = [dict(zip(SOURCES, row, strict=True)) for row in ([5, 3, 0, 9, 4, 8], [0, 0, 0, 0, 0, 0])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_plotly_takes_the_chart(language: str, theme: Theme) -> None:
    view, _ = of_phase("over")
    points = [ship.points for ship in view.ships]
    figure = scoring.figure(["A", "B", "C", "D"], points, texts(4, language), theme)
    assert len(go.Figure(figure).data) == len(SOURCES)


def test_each_source_is_a_bar_in_the_words_of_the_language() -> None:
    data = scoring.figure(["A", "B"], POINTS, texts(2, "de"), "light")["data"]
    assert (data[0]["name"], data[-1]["name"]) == ("Münzen", "Mjölnirs")
    assert [bar["x"] for bar in data] == [[5, 0], [3, 0], [0, 0], [9, 0], [4, 0], [8, 0]]
    assert data[0]["text"] == ["5", ""], "nothing is not labelled"
    looks = {(bar["marker"]["color"], bar["marker"]["pattern"]["shape"]) for bar in data}
    assert len(looks) == len(SOURCES)


def test_totals_stand_beside_the_names() -> None:
    layout = scoring.figure(["A", "B"], POINTS, texts(2), "light")["layout"]
    words = [note["text"] for note in layout["annotations"]]
    assert words == ["A", "<b>29</b>", "B", "<b>0</b>"]
    assert layout["xaxis"]["range"] == [0, 29]


def test_names_are_no_markup() -> None:
    figure = scoring.figure(
        ["<b>x</b><a href='http://e.example'>", "&amp;"], POINTS, texts(2), "dark"
    )
    assert "<a" not in json.dumps(figure)
    assert figure["layout"]["annotations"][2]["text"] == "&amp;amp;"


def test_sources_can_be_worded_by_the_caller() -> None:
    figure = scoring.figure(["A", "B"], POINTS, texts(2), "light", label=str.upper)
    assert figure["data"][0]["name"] == "COINS"


def test_names_and_points_must_fit_together() -> None:
    with pytest.raises(ValueError, match="1 names and 2"):
        scoring.figure(["A"], POINTS, texts(2), "light")
