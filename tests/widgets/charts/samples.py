"""Charts of every kind, with words of every length, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import Any

from tablelab_widgets import charts
from tablelab_widgets.boards.base import Theme

from tablelab.core.text import Text

Figure = dict[str, Any]

HOSTILE = "<b>x</b> & <a href='http://e.example'>y</a>"
LONG = "Vorsichtige Kapitänin, die vor jedem angebotenen Kampf die Flucht nach vorn ergreift"
CLAIM = f"Was eine {LONG.lower()} davon hat, und was sie dafür bezahlen muss"
WORD = "Unterseebootsbesatzungsmitglied"


def look(theme: Theme = "light", narrow: bool = False, language: str = "en") -> charts.Look:
    return charts.Look(theme, narrow, Text(language))


def every(seen: charts.Look) -> Iterator[tuple[str, Figure]]:
    """Each chart with its name."""
    yield from _rows(seen)
    yield from _curves(seen)
    yield from _bars(seen)


def _rows(seen: charts.Look) -> Iterator[tuple[str, Figure]]:
    rows = [("Ada", 0.375, (0.31, 0.44)), (LONG, 0.985, (0.95, 0.996)), (HOSTILE, 0.5, None)]
    yield "shares", charts.shares(rows, seen, title=CLAIM, reference=("gleicher Anteil", 0.25))
    points = [("Ada", 34.2, (33.0, 35.4)), ("Ben", 1228.9, (1220.0, 1237.0)), (WORD, 0, None)]
    yield "points", charts.shares(points, seen, title="Punkte je Platz", unit="Punkte")
    pairs = [
        ("2", (0.42, (0.36, 0.48)), (0.61, (0.55, 0.67))),
        (LONG, (1, (0.9, 1)), (0, None)),
    ]
    yield (
        "compare",
        charts.compare(pairs, seen, title=CLAIM, names=("ohne jeden Grog", "mit sehr viel Grog")),
    )


def _curves(seen: charts.Look) -> Iterator[tuple[str, Figure]]:
    few = [
        ("gierig", [(2, 0.42, (0.36, 0.48)), (3, 0.35, (0.3, 0.41)), (4, 0.3, (0.25, 0.36))]),
        ("zufällig", [(2, 0.22, (0.16, 0.28)), (4, 0.12, (0.08, 0.17))]),
    ]
    yield "few", charts.curves(few, seen, title=CLAIM, x="Personen", y="Siege", unit="%")
    many = [
        (f"{name}, {LONG[:30]}", [(n * 500, n * k, (n * k - 3, n * k + 3)) for n in range(30)])
        for k, name in enumerate(("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"))
    ]
    yield "many", charts.curves(many, seen, title="Luft", x="Minute der Fahrt", y="Restliche Luft")
    words = [("Ada", [(f"{nth} Fahrt", 12000 + 300 * n, None) for n, nth in enumerate("abcde")])]
    yield "words", charts.curves(words, seen, title="Münzen", x="", y="Münzen")
    long = [("Ada", [(f"{WORD} {nth}", -n, None) for n, nth in enumerate("abcde")])]
    yield "sideways", charts.curves(long, seen, title="Unter Null", x="Wer", y="Wasser")
    yield "point", charts.curves([("Ada", [(7, 0, None)])], seen, title="Nichts", x="x", y="y")


def _bars(seen: charts.Look) -> Iterator[tuple[str, Figure]]:
    hits = [(str(n), Fraction(comb(6, n), 64)) for n in range(7)]
    marks = {"richtig": ["3"], "dein Tipp": ["2"]}
    yield (
        "upright",
        charts.bars(hits, seen, title=CLAIM, x="Treffer", y="Wahrscheinlichkeit", marks=marks),
    )
    counts = [(str(n), (n * 37) % 61) for n in range(45)]
    yield "crowd", charts.bars(counts, seen, title="Tiefe", x="Meter", y="Spiele", unit="")
    words = [(LONG, 0.7), (HOSTILE, 0.2998), ("Nichts", 0.0002), (WORD, 0)]
    both = {"richtig": [LONG], "dein gut <a> überlegter Tipp": [LONG, "Nichts"]}
    yield "lying", charts.bars(words, seen, title="Pumpe", x="Was kommt", y="Chance", marks=both)
    yield "sure", charts.bars([("ja", 1)], seen, title="Sicher")
