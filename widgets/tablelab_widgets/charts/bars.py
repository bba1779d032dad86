"""How likely, or how often, each outcome is: a bar each, some of them marked."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from tablelab_widgets.boards.base import Figure, plain
from tablelab_widgets.charts.frame import Frame, Json, axis, nice, tick_words, wide
from tablelab_widgets.charts.look import INKS, SIDE, SMALL, Ink, Look
from tablelab_widgets.charts.numbers import PERCENT, Number, checked, shown
from tablelab_widgets.charts.rows import LEFT, RIGHT, Rows, each_once

Marks = Mapping[str, Collection[str]]

HIGH, LOW = 220, 180
THICK = 20
RIM = 12

SHORT = 3
"""Labels of so many letters stand below the bars even where there is room for every other only."""


def bars(
    rows: Sequence[tuple[str, Number]],
    look: Look,
    *,
    title: str,
    x: str = "",
    y: str = "",
    unit: str = PERCENT,
    marks: Marks | None = None,
) -> Figure:
    """A bar for each of the ``rows``: an outcome and its probability (0 to 1).

    With another unit, or none, the values are counts. ``x`` and ``y`` say what outcomes and values
    are. ``marks`` highlights up to two sets of outcomes: what a mark means, and the labels that
    have it, as in ``{"a fight": ["3", "4"], "your guess": ["2"]}``; the first is a colour, the
    second a hatching. Short labels stand below upright bars, long ones above lying bars. Raises
    ValueError for values that cannot be drawn, and for marks of what is not there.
    """
    labels = each_once([label for label, _ in rows])
    values = [checked(label, value, None, unit)[0] for label, value in rows]
    pairs = list(zip(labels, values, strict=True))
    chart = _Bars(pairs, look, title, x, y, unit, _checked_marks(marks or {}, labels))
    return chart.standing() if chart.short() else chart.lying()


def _checked_marks(marks: Marks, labels: Sequence[str]) -> Marks:
    if len(marks) > 2:
        raise ValueError(f"there are two kinds of marks, not {len(marks)}")
    for mark, marked in marks.items():
        if isinstance(marked, str):
            raise ValueError(f"{mark!r} marks a list of labels, not the text {marked!r}")
        if unknown := sorted(set(marked) - set(labels)):
            raise ValueError(f"{mark!r} marks what is not there: {', '.join(unknown)}")
    return marks


@dataclass(frozen=True, slots=True)
class _Bars:
    """The bars of one chart."""

    rows: Sequence[tuple[str, float]]
    look: Look
    title: str
    x: str
    y: str
    unit: str
    marks: Marks

    def short(self) -> bool:
        """Whether the labels can stand below their bars."""
        labels = [label for label, _ in self.rows]
        slot = (self.look.room - 48) / len(labels)
        return max(map(len, labels)) <= SHORT or all(wide(it, SMALL) <= slot - 6 for it in labels)

    def standing(self) -> Figure:
        """Upright bars, their values above them where there is room for all."""
        levels = self._levels()
        words = tick_words(levels, self.look.text, self.unit)
        left = SIDE + max(wide(word, SMALL) for word in words) + 8
        slot = (self.look.room + 2 * SIDE - left - RIM) / len(self.rows)
        told = self._told(slot)
        data = list(self._traces(range(len(self.rows)), upright=True, told=told))
        # The value of the highest bar needs room above it.
        high = max(value for _, value in self.rows)
        top = max(levels[-1], high * 1.12) if told is not None else levels[-1]
        frame = self._frame(LOW if self.look.narrow else HIGH, left, RIM)
        frame.above, frame.below = self.y, self.x
        yaxis = axis(self.look, levels, words, range=[0, top])
        return frame.figure(data, self._labels(slot), yaxis, self._table(), barmode="overlay")

    def lying(self) -> Figure:
        """Lying bars, with labels and values above them."""
        laid = Rows(self.look, THICK)
        for label, value in self.rows:
            laid.add(label, self.said(value))
        frame = self._frame(laid.height, LEFT, RIGHT)
        frame.above, frame.below, frame.notes = self.x, self.y, laid.notes
        data = list(self._traces(laid.at, upright=False))
        high = max(value for _, value in self.rows)
        return laid.figure(frame, data, high, self.unit, self._table(), barmode="overlay")

    def said(self, value: float) -> str:
        """A value in words, all with the same number of decimals (what is rare may have more)."""
        if self.unit != PERCENT or value in (0, 1):
            return shown(value, self.look.text, self.unit)
        whole = all(abs(each * 100 - round(each * 100)) < 1e-9 for _, each in self.rows)
        return shown(value, self.look.text, self.unit, 0 if whole else 1)

    def _told(self, slot: float) -> list[str] | None:
        """What stands above upright bars: the values, shorter if need be, or nothing."""
        exact = [self.said(value) for _, value in self.rows]
        short = [shown(value, self.look.text, self.unit, 0) for _, value in self.rows]
        for words in (exact, short) if self.unit == PERCENT else (exact,):
            if max(wide(word, SMALL) for word in words) <= slot:
                return words
        return None

    def _levels(self) -> list[float]:
        high = max(value for _, value in self.rows) or 1
        levels = nice(0, high, 4, whole=self.unit != PERCENT)
        return [it for it in levels if it < 1 + 1e-9] if self.unit == PERCENT else levels

    def _labels(self, slot: float) -> Json:
        """The axis of the outcomes; where there are many, every other or so is named."""
        labels = [label for label, _ in self.rows]
        every = ceil((max(wide(label, SMALL) for label in labels) + 6) / slot)
        told = range(0, len(labels), max(1, every))
        return axis(
            self.look,
            list(told),
            [labels[place] for place in told],
            range=[-0.6, len(labels) - 0.4],
            showgrid=False,
            showline=True,
        )

    def _frame(self, plot: float, left: float, right: float) -> Frame:
        legend = [mark for mark, marked in self.marks.items() if marked]
        return Frame(self.look, self.title, plot, left, right, legend=legend)

    def _traces(
        self, at: Sequence[float], *, upright: bool, told: Sequence[str] | None = None
    ) -> Iterator[Json]:
        """A trace for each set of bars that look the same, and one for the legend of each mark."""
        ink = INKS[self.look.theme]
        sets: dict[tuple[bool, ...], list[int]] = {}
        for place, (label, _) in enumerate(self.rows):
            marked = tuple(label in labels for labels in self.marks.values())
            sets.setdefault(marked, []).append(place)
        for marked, places in sets.items():
            said = [self.said(self.rows[place][1]) for place in places]
            along = [at[place] for place in places]
            values = [self.rows[place][1] for place in places]
            yield {
                "type": "bar",
                "orientation": "v" if upright else "h",
                "x": along if upright else values,
                "y": values if upright else along,
                "width": 0.72 if upright else THICK,
                "marker": _marker(marked, ink),
                "text": [told[place] for place in places] if told is not None else None,
                "textposition": "none" if told is None else "outside",
                "textangle": 0,
                "constraintext": "none",
                "textfont": {"size": SMALL, "color": ink.text},
                "cliponaxis": False,
                "showlegend": False,
                "hoverinfo": "text",
                "hovertext": [
                    plain(self.look.text("chart.hover", label=self.rows[place][0], value=value))
                    for place, value in zip(places, said, strict=True)
                ],
            }
        for place, (mark, labels) in enumerate(self.marks.items()):
            if labels:
                yield {
                    "type": "bar",
                    "name": plain(mark),
                    "x": [None],
                    "y": [None],
                    "marker": _marker((place == 0, place == 1), ink),
                    "showlegend": True,
                }

    def _table(self) -> Json:
        text = self.look.text
        amount = text("chart.table.share" if self.unit == PERCENT else "chart.table.value")
        head = [self.x or text("chart.table.what"), self.y or amount]
        found = [[label, self.said(value)] for label, value in self.rows]
        if self.marks:
            head.append(text("chart.table.mark"))
            for row in found:
                row.append(", ".join(it for it, labels in self.marks.items() if row[0] in labels))
        return {"head": head, "rows": found}


def _marker(marked: tuple[bool, ...], ink: Ink) -> Json:
    """How bars look: the first mark is a colour, the second a hatching."""
    fill = ink.mark if marked[:1] == (True,) else ink.bar
    pattern: Json = {"shape": "", "bgcolor": fill}
    if marked[1:] == (True,):
        pattern = {
            "shape": "/",
            "bgcolor": fill,
            "fgcolor": ink.card,
            "fgopacity": 0.9,
            "size": 8,
            "solidity": 0.35,
        }
    return {"color": fill, "line": {"width": 0}, "pattern": pattern}
