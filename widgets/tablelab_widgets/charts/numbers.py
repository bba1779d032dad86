"""Numbers as people write them in each language, with no more digits than they are worth."""

from __future__ import annotations

from fractions import Fraction
from math import isfinite

from tablelab.core.text import Text

Number = float | Fraction
Bounds = tuple[Number, Number]

Interval = tuple[float, float]
"""The lower and the upper bound of a value."""

Value = tuple[float, Interval | None]
"""A value and its interval; an exact value has none."""

PERCENT = "%"
"""The unit of shares, which are given from 0 to 1."""

HAIR = 1e-9

MOST_DIGITS = 4
"""More decimals than this nobody reads."""


def number(value: float, text: Text, digits: int | None = None) -> str:
    """A number with ``digits`` decimals (None: as few as it needs, at most two)."""
    if digits is None:
        digits = next((few for few in (0, 1) if abs(value - round(value, few)) < 1e-9), 2)
    value = round(value, digits) + 0.0  # no minus before what has been rounded to 0
    signs = {
        ",": text.template("chart.thousands"),
        ".": text.template("chart.decimal"),
        "-": "−",
    }
    return "".join(signs.get(sign, sign) for sign in f"{value:,.{digits}f}")


def percent(share: float, text: Text, digits: int | None = None) -> str:
    """A share of 0 to 1 as per cent: "62.5 %", "62,5 %". Only 0 itself is shown as 0 %.

    Without ``digits`` it has one decimal, or none where it needs none.
    """
    return text.template("chart.percent").format(number=_hundreds(share, text, digits))


def interval(low: float, high: float, text: Text, unit: str = PERCENT) -> str:
    """An interval in words: "58 to 66 %", "58 bis 66 %"; no unit but per cent is written."""
    words = _range(low, high, text, unit, digits_of((low, high), unit))
    return text.template("chart.percent").format(number=words) if unit == PERCENT else words


def estimate(value: float, bounds: Interval | None, text: Text, unit: str = PERCENT) -> str:
    """A value with its interval: "62 % (58 to 66)", "62 % (58 bis 66)".

    It has as many decimals as the interval is worth. A value without an interval is exact.
    """
    words, around = parts(value, bounds, text, unit)
    return f"{words} {around}".strip()


def parts(value: float, bounds: Interval | None, text: Text, unit: str) -> tuple[str, str]:
    """The two parts of :func:`estimate`: "62 %", "(58 to 66)"."""
    if bounds is None:
        return shown(value, text, unit), ""
    digits = digits_of(bounds, unit)
    if unit == PERCENT:
        digits = _honest(value, digits)
    around = text.template("chart.around").format(range=_range(*bounds, text, unit, digits))
    return shown(value, text, unit, digits), around


def shown(value: float, text: Text, unit: str, digits: int | None = None) -> str:
    """A value in its unit: a share as per cent, anything else as a number alone."""
    return percent(value, text, digits) if unit == PERCENT else number(value, text, digits)


def digits_of(bounds: Interval, unit: str) -> int:
    """How many decimals a value with such an interval is worth."""
    low, high = bounds
    width, coarse = ((high - low) * 100, 2) if unit == PERCENT else (high - low, 5)
    return 0 if width >= coarse else 1 if width >= coarse / 10 else 2


def checked(
    label: str, value: Number, bounds: Bounds | None, unit: str, least: float = 0.0
) -> Value:
    """A value and its interval as floats, as JSON has no fractions.

    Raises ValueError for what cannot be drawn (``label`` says where): what is no number, a share
    outside 0 to 1, anything less than ``least``, a value outside its interval.
    """
    try:
        found = float(value)
        low, high = (float(bounds[0]), float(bounds[1])) if bounds else (found, found)
    except (TypeError, ValueError, IndexError):
        raise ValueError(f"{label!r}: {value!r}, {bounds!r} are no numbers") from None
    if not all(isfinite(each) for each in (found, low, high)):
        raise ValueError(f"{label!r}: {value!r}, {bounds!r} are no numbers")
    # Rounding may miss a bound by a hair.
    if not low - HAIR <= found <= high + HAIR:
        raise ValueError(f"{label!r}: {value} does not lie in its interval {bounds}")
    if unit == PERCENT and not (low >= -HAIR and high <= 1 + HAIR):
        raise ValueError(f"{label!r}: a share is a number from 0 to 1, not {bounds or value}")
    if low < least - HAIR:
        raise ValueError(f"{label!r}: {bounds or value} is less than {least:g}")
    return found, (low, high) if bounds else None


def _hundreds(share: float, text: Text, digits: int | None) -> str:
    hundred = share * 100
    if digits is None:
        digits = 0 if abs(hundred - round(hundred)) < 1e-9 else 1
    return number(hundred, text, _honest(share, digits))


def _honest(share: float, digits: int) -> int:
    """So many decimals that what is rare is not shown as 0 %, nor what is likely as 100 %."""
    while 0 < share < 1 and digits < MOST_DIGITS and round(share * 100, digits) in (0, 100):
        digits += 1
    return digits


def _range(low: float, high: float, text: Text, unit: str, digits: int) -> str:
    scale = 100 if unit == PERCENT else 1
    return text.template("chart.range").format(
        low=number(low * scale, text, digits), high=number(high * scale, text, digits)
    )
