from __future__ import annotations

import pytest
from tablelab_widgets.charts import estimate, interval, number, percent

from tablelab.core.text import Text

EN, DE = Text("en"), Text("de")


@pytest.mark.parametrize(
    ("value", "digits", "english", "german"),
    [
        (1234.5, None, "1,234.5", "1.234,5"),
        (1234.5, 0, "1,234", "1.234"),
        (3, None, "3", "3"),
        (0.256, None, "0.26", "0,26"),
        (-2.5, 1, "−2.5", "−2,5"),
        (-0.001, 1, "0.0", "0,0"),
    ],
)
def test_numbers_are_written_as_people_write_them(
    value: float, digits: int | None, english: str, german: str
) -> None:
    assert number(value, EN, digits) == english
    assert number(value, DE, digits) == german


@pytest.mark.parametrize(
    ("share", "english", "german"),
    [
        (0.625, "62.5 %", "62,5 %"),
        (0.25, "25 %", "25 %"),
        (1 / 3, "33.3 %", "33,3 %"),
        (0, "0 %", "0 %"),
        (1, "100 %", "100 %"),
    ],
)
def test_shares_are_per_cent(share: float, english: str, german: str) -> None:
    # The space must not break: a line should not begin with the sign.
    assert percent(share, EN) == english.replace(" ", "\xa0")
    assert percent(share, DE) == german.replace(" ", "\xa0")


def test_what_is_rare_is_not_shown_as_impossible() -> None:
    assert percent(0.0004, EN) == "0.04\xa0%"
    assert percent(0.0004, EN, 0) == "0.04\xa0%"
    assert percent(0.9996, EN, 0) == "99.96\xa0%"


def test_estimates_have_the_decimals_that_they_are_worth() -> None:
    assert estimate(0.62345, (0.58, 0.66), EN) == "62\xa0% (58 to 66)"
    assert estimate(0.62345, (0.58, 0.66), DE) == "62\xa0% (58 bis 66)"
    assert estimate(0.62345, (0.618, 0.628), DE) == "62,3\xa0% (61,8 bis 62,8)"
    assert estimate(0.62345, (0.623, 0.6239), EN) == "62.34\xa0% (62.30 to 62.39)"
    assert estimate(0.625, None, DE) == "62,5\xa0%"


def test_estimates_of_other_things_than_shares() -> None:
    assert estimate(34.24, (33.1, 35.4), DE, "Punkte") == "34,2 (33,1 bis 35,4)"
    assert estimate(1228.9, (1220, 1237), EN, "points") == "1,229 (1,220 to 1,237)"


def test_intervals_in_words() -> None:
    assert interval(0.58, 0.66, EN) == "58 to 66\xa0%"
    assert interval(0.58, 0.66, DE) == "58 bis 66\xa0%"
    assert interval(33.1, 35.4, DE, "") == "33,1 bis 35,4"
