"""The style sheet, as far as it can be judged without a browser."""

from __future__ import annotations

import colorsys
import re
from pathlib import Path

import pytest
from tablelab_widgets.boards.livery import LIVERIES, NEUTRAL, Livery
from tablelab_widgets.table import assets

SHEETS = sorted(Path(assets.__file__).parent.parent.glob("static/css/*.css"))
LEGIBLE = 4.5
"""The least contrast between a text and its ground (WCAG 2.2, 1.4.3)."""


def token(name: str) -> str:
    """A colour of the light theme."""
    found = re.search(rf"--tl-{name}: (#\w{{6}});", assets.style())
    assert found, name
    return found[1]


def parts(colour: str) -> tuple[float, float, float]:
    """Red, green and blue, from 0 to 1."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = map(linear, parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("livery", [*LIVERIES, NEUTRAL], ids=lambda livery: livery.letter or "none")
def test_a_mark_is_legible_and_has_the_colour_of_its_seat_on_the_board(livery: Livery) -> None:
    mark = token(f"seat-{livery.letter.lower() or 'none'}")
    assert contrast(token("mark-ink"), mark) >= LEGIBLE
    hue, _, colourful = colorsys.rgb_to_hls(*parts(livery.main))
    shown, _, _ = colorsys.rgb_to_hls(*parts(mark))
    apart = abs(hue - shown)
    assert colourful < 0.1 or min(apart, 1 - apart) < 0.05


def test_style_sheets_are_small() -> None:
    assert all(len(sheet.read_text(encoding="utf-8").splitlines()) < 300 for sheet in SHEETS)
