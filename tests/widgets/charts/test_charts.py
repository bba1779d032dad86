"""Every chart: taken by plotly, worded in its language, readable without seeing it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import plotly.graph_objects as go
import pytest
from tablelab_widgets import charts
from tablelab_widgets.boards.base import Theme
from tablelab_widgets.charts.look import DASHES, INKS, SYMBOLS

from tests.widgets.charts.samples import Figure, every, look
from tests.widgets.table.test_style import contrast

GROUNDS: dict[Theme, tuple[str, ...]] = {
    "light": ("#ffffff", "#f7f5ef"),
    "dark": ("#1c262f", "#131b22", "#111111"),
}
BUNDLED = {"scatter", "bar", "pie"}
LOOKS = [
    (theme, narrow, language)
    for theme in ("light", "dark")
    for narrow, language in ((True, "de"), (False, "en"))
]


def sizes(thing: Any) -> list[float]:
    """The sizes of all fonts in a figure."""
    if isinstance(thing, dict):
        found = [
            value["size"]
            for key, value in thing.items()
            if key.endswith("font") and "size" in value
        ]
        return found + [size for value in thing.values() for size in sizes(value)]
    if isinstance(thing, list | tuple):
        return [size for value in thing for size in sizes(value)]
    return []


def words(figure: Figure) -> list[str]:
    """What is read on a chart besides its ticks, lines joined."""
    return [note["text"].replace("<br>", " ") for note in figure["layout"]["annotations"]]


@pytest.mark.parametrize(("theme", "narrow", "language"), LOOKS)
def test_plotly_takes_every_chart(theme: Theme, narrow: bool, language: str) -> None:
    for name, figure in every(look(theme, narrow, language)):
        go.Figure(figure)
        assert {trace["type"] for trace in figure["data"]} <= BUNDLED, name
        assert json.loads(json.dumps(figure, allow_nan=False)) == figure, name
        layout = figure["layout"]
        assert "width" not in layout
        assert 120 < layout["height"] < 900, name
        assert layout["paper_bgcolor"] == layout["plot_bgcolor"] == "rgba(0,0,0,0)"
        assert min(sizes(figure)) >= 12, name


def test_every_chart_has_a_title_and_a_table_that_fits() -> None:
    for name, figure in every(look()):
        meta = figure["layout"]["meta"]
        assert f"<b>{meta['title']}</b>" in words(figure), name
        assert meta["table"]["rows"], name
        for row in (meta["table"]["head"], *meta["table"]["rows"]):
            assert len(row) == len(meta["table"]["head"]), name
            assert all(isinstance(cell, str) for cell in row), name


def test_nobody_writes_markup_into_a_chart() -> None:
    for name, figure in every(look()):
        shown = json.dumps({"data": figure["data"], "layout": {**figure["layout"], "meta": 0}})
        assert "<a" not in shown, name
        assert "<b>x" not in shown, name
    table = dict(every(look()))["lying"]["layout"]["meta"]["table"]
    assert table["rows"][1][0].startswith("<b>x</b>"), "a table is no markup: it is shown as it is"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_can_be_told_from_their_ground(theme: Theme) -> None:
    ink = INKS[theme]
    for ground in GROUNDS[theme]:
        assert min(contrast(text, ground) for text in (ink.text, ink.soft)) >= 4.5
        for colour in (ink.bar, ink.mark, ink.edge, *ink.series):
            assert contrast(colour, ground) >= 3, (colour, ground)
    assert contrast(ink.text, ink.bar) >= 3, "a thin line on a bar"


def test_lines_differ_in_more_than_their_colour() -> None:
    lines = [it for it in dict(every(look()))["many"]["data"] if "name" in it]
    assert len({line["marker"]["symbol"] for line in lines}) == 6
    assert len({line["line"]["dash"] for line in lines}) == 6
    assert len({line["line"]["color"] for line in lines}) == 6
    assert len(SYMBOLS) == len(DASHES) == len(INKS["light"].series) == len(INKS["dark"].series)


def test_shares_have_bars_intervals_and_values() -> None:
    rows = [("Ada", 0.375, (0.31, 0.44)), ("Ben", 0.25, None)]
    figure = charts.shares(
        rows, look(language="de"), title="Wer gewinnt", reference=("gleicher Anteil", 0.5)
    )
    ada, ben = figure["data"]
    assert (ada["x"], ben["x"]) == ([0.375], [0.25])
    assert ada["error_x"]["array"] == pytest.approx([0.065])
    assert ada["error_x"]["arrayminus"] == pytest.approx([0.065])
    assert "error_x" not in ben
    said = words(figure)
    assert any("38\xa0%" in note and "(31 bis 44)" in note for note in said)
    assert "Gestrichelte Linie: gleicher Anteil, 50\xa0%" in said
    dashed = [shape for shape in figure["layout"]["shapes"] if shape["layer"] == "above"]
    assert {shape["x0"] for shape in dashed} == {0.5}
    assert figure["layout"]["meta"]["table"] == {
        "head": ["Was", "Anteil", "95-%-Intervall"],
        "rows": [["Ada", "38\xa0%", "31 bis 44\xa0%"], ["Ben", "25\xa0%", "–"]],
    }


def test_rows_have_room_for_long_labels() -> None:
    short = charts.shares([("Ada", 0.5, None)], look(narrow=True), title="Kurz")
    long = charts.shares([("Ada " * 20, 0.5, None)], look(narrow=True), title="Kurz")
    assert long["layout"]["height"] > short["layout"]["height"] + 30
    assert words(long)[0].split() == ["Ada"] * 20


def test_a_point_on_the_highest_line_of_the_grid_is_whole() -> None:
    points: Any = [(1, 0.0, None), (2, 30.0, None)]
    figure = charts.curves([("Ada", points)], look(), title="t", x="x", y="y")
    axis = figure["layout"]["yaxis"]
    assert max(axis["tickvals"]) == 30, "the value lies on the highest line"
    assert axis["range"][1] > 30


def test_curves_show_intervals_as_lines_or_bands() -> None:
    few = dict(every(look()))["few"]
    assert [trace["error_y"]["visible"] for trace in few["data"]] == [True, True]
    assert few["data"][0]["name"] == "gierig"
    assert "Thin lines: 95\xa0% interval" in words(few)
    assert few["layout"]["meta"]["table"]["rows"][1] == ["3", "35\xa0% (30 to 41)", "–"]
    many = dict(every(look()))["many"]
    assert [trace.get("fill") for trace in many["data"]] == ["toself"] * 6 + [None] * 6
    assert "Pale bands: 95\xa0% interval" in words(many)


def test_curves_start_at_zero_unless_that_would_flatten_them() -> None:
    def least(*values: float) -> float:
        points = [(n, value, None) for n, value in enumerate(values)]
        figure = charts.curves([("Ada", points)], look(), title="t", x="x", y="y")
        return float(figure["layout"]["yaxis"]["range"][0])

    assert least(5, 20) == 0
    assert 0 < least(90, 100) <= 90
    assert least(-3, 8) <= -3


def test_bars_are_marked_by_colour_and_hatching() -> None:
    marks = {"right": ["1"], "your guess": ["2", "1"]}
    rows = [("0", 0.25), ("1", 0.5), ("2", 0.25)]
    figure = charts.bars(rows, look(), title="Heads", x="Heads", y="Chance", marks=marks)
    drawn = {trace["x"][0]: trace for trace in figure["data"] if not trace["showlegend"]}
    fills = {x: trace["marker"]["color"] for x, trace in drawn.items()}
    hatched = {x for x, trace in drawn.items() if trace["marker"]["pattern"]["shape"]}
    assert fills[1] != fills[0] == fills[2]
    assert hatched == {1, 2}
    assert [it["name"] for it in figure["data"] if it["showlegend"]] == ["right", "your guess"]
    assert drawn[1]["text"] == ["50\xa0%"]
    assert figure["layout"]["meta"]["table"] == {
        "head": ["Heads", "Chance", "Marked as"],
        "rows": [
            ["0", "25\xa0%", ""],
            ["1", "50\xa0%", "right, your guess"],
            ["2", "25\xa0%", "your guess"],
        ],
    }


def test_all_bars_have_as_many_decimals_but_what_is_certain_has_none() -> None:
    rows = [("a", 0.7), ("b", 0.2998), ("c", 0.0002), ("d", 0)]
    figure = charts.bars(rows, look(), title="Pump")
    said = [row[1] for row in figure["layout"]["meta"]["table"]["rows"]]
    assert said == ["70.0\xa0%", "30.0\xa0%", "0.02\xa0%", "0\xa0%"]


def test_bars_lie_where_labels_are_long() -> None:
    drawn = dict(every(look()))
    found = {name: drawn[name]["data"][0]["orientation"] for name in ("upright", "crowd", "lying")}
    assert found == {"upright": "v", "crowd": "v", "lying": "h"}


def test_pairs_show_both_values() -> None:
    rows = [("Ada", (0.42, (0.36, 0.48)), (0.61, None))]
    figure = charts.compare(rows, look(), title="Grog", names=("without", "with"))
    _, first, second = figure["data"]
    assert (first["name"], first["x"], second["name"], second["x"]) == (
        "without",
        [0.42],
        "with",
        [0.61],
    )
    assert first["marker"]["symbol"] != second["marker"]["symbol"]
    assert any("42\xa0% → 61\xa0%" in note for note in words(figure))
    assert figure["layout"]["meta"]["table"]["rows"] == [["Ada", "42\xa0% (36 to 48)", "61\xa0%"]]


def shares(*rows: Any, **more: Any) -> Callable[[], Figure]:
    return lambda: charts.shares(rows, look(), **{"title": "t", **more})


def curves(*series: Any) -> Callable[[], Figure]:
    return lambda: charts.curves(series, look(), title="t", x="x", y="y")


def bars(*rows: Any, **more: Any) -> Callable[[], Figure]:
    return lambda: charts.bars(rows, look(), title="t", **more)


POINT = (1, 0.5, None)


@pytest.mark.parametrize(
    ("draw", "says"),
    [
        (shares(), "nothing to draw"),
        (shares(("", 0.5, None)), "label is empty"),
        (shares(("Ada", 0.5, None), ("Ada", 0.2, None)), "there twice: Ada"),
        (shares(("Ada", 1.5, None)), "'Ada': a share is a number from 0 to 1"),
        (shares(("Ada", 0.5, (0.6, 0.7))), "'Ada': 0.5 does not lie in its interval"),
        (shares(("Ada", 0.5, (0.6,))), "'Ada': .* no numbers"),
        (shares(("Ada", float("nan"), None)), "'Ada': .* no numbers"),
        (shares(("Ada", "many", None)), "'Ada': .* no numbers"),
        (shares(("Ada", -1, None), unit="coins"), "'Ada': -1 is less than 0"),
        (shares(("Ada", 0.5, None), reference=("half", 50)), "'half': a share"),
        (shares(("Ada", 0.5, None), title=" "), "needs a title"),
        (curves(), "nothing to draw"),
        (curves(("Ada", [])), "'Ada' has no points"),
        (curves(("Ada", [(2, 1, None), (1, 1, None)])), "'Ada': the x of its points must rise"),
        (curves(("Ada", [POINT, POINT])), "'Ada': the x of its points must rise"),
        (curves(("Ada", [POINT]), ("Ben", [("one", 1, None)])), "all x are numbers"),
        (curves(*((name, [POINT]) for name in "abcdefg")), "7 lines cannot be told apart"),
        (bars(("1", 2)), "'1': a share"),
        (bars(("1", 0.5), marks={"right": ["2"]}), "marks what is not there: 2"),
        (bars(("1", 0.5), marks={"right": "1"}), "list of labels, not the text"),
        (bars(("1", 0.5), marks={"a": [], "b": [], "c": []}), "two kinds of marks, not 3"),
        (lambda: charts.compare([], look(), title="t", names=("a", "b")), "nothing to draw"),
        (lambda: charts.compare([], look(), title="t", names=("a", "a")), "there twice: a"),
    ],
)
def test_what_cannot_be_drawn_is_refused(draw: Callable[[], Figure], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        draw()
