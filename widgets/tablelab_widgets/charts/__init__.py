"""Results as plotly figures: plain dicts, like the boards.

Each figure makes one claim, its title. It has a height and takes any width that its :class:`Look`
promises; ``layout.meta`` holds its title and the same data as a table, in plain words:
``{"title": ..., "table": {"head": [...], "rows": [[...]]}}``.
"""

from tablelab_widgets.charts.bars import bars
from tablelab_widgets.charts.curves import curves
from tablelab_widgets.charts.look import Look
from tablelab_widgets.charts.marks import marked
from tablelab_widgets.charts.numbers import estimate, interval, number, percent
from tablelab_widgets.charts.pairs import compare
from tablelab_widgets.charts.shares import shares

__all__ = [
    "Look",
    "bars",
    "compare",
    "curves",
    "estimate",
    "interval",
    "marked",
    "number",
    "percent",
    "shares",
]
