"""Small pieces of SVG, and sprites made of them.

A sprite is a finished SVG picture as a data URI. It is text only: nothing is loaded from anywhere,
and every string that a person wrote goes through :func:`escape`.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from hashlib import blake2s
from urllib.parse import quote

FONT = "system-ui,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif"
"""Fonts that are there already: a sprite cannot load one."""

INK = "#2c2a27"
"""The outlines of all icons and pieces."""

LINE = 'stroke="{ink}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"'
"""The outline of an icon's body; ``ink`` is filled in when the icon is drawn."""

THIN = 'fill="none" stroke="{ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
"""A thin line inside an icon."""

ICON = 64
"""Units of an icon's own drawing."""

_XMLNS = "http://www.w3.org/2000/svg"
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_NARROW = frozenset("iljtfrI.,:;!|'()[] ")
_WIDE = frozenset("mwMWQO@%&")


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture: ``key`` names its content (same key, same picture), ``uri`` is the picture."""

    key: str
    uri: str


def sprite(name: str, width: float, height: float, body: str) -> Sprite:
    """The SVG ``body``, drawn in a box of ``width`` x ``height`` units, as a picture."""
    svg = (
        f'<svg xmlns="{_XMLNS}" viewBox="0 0 {num(width)} {num(height)}" '
        f'width="{num(width)}" height="{num(height)}">{body}</svg>'
    )
    uri = "data:image/svg+xml," + quote(svg.replace('"', "'"), safe=" ='/:;,.()-+*!@&$?~_")
    return Sprite(f"{name}-{blake2s(uri.encode(), digest_size=6).hexdigest()}", uri)


def num(value: float) -> str:
    """A number as short as can be: two decimals are finer than any screen."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def escape(words: str) -> str:
    """A text as it may stand in SVG: markup is text, and what XML cannot hold is left out."""
    clean = _NOT_XML.sub("", words)
    for sign, entity in (
        ("&", "&amp;"),
        ("<", "&lt;"),
        (">", "&gt;"),
        ('"', "&quot;"),
        ("'", "&#39;"),
    ):
        clean = clean.replace(sign, entity)
    return clean


def width_of(words: str, size: float) -> float:
    """About how wide a bold text is, on the safe side for every usual font."""
    return size * sum(_em(sign) for sign in words)


def _em(sign: str) -> float:
    if unicodedata.combining(sign):
        return 0
    if unicodedata.east_asian_width(sign) in "WF":
        return 1.05
    if sign in _NARROW:
        return 0.42
    return 1.0 if sign in _WIDE else 0.8 if sign.isupper() else 0.7


def fitted(words: str, size: float, room: float) -> str:
    """The text, cut with an ellipsis where it is wider than ``room``."""
    words = " ".join(_NOT_XML.sub("", words).split())
    if width_of(words, size) <= room:
        return words
    while words and width_of(words, size) + size > room:
        words = words[:-1]
    return words.rstrip() + "…"


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    *,
    anchor: str = "middle",
    weight: int = 700,
    extra: str = "",
) -> str:
    """A line of text whose capitals are centred on ``y`` (escaped here)."""
    return (
        f'<text x="{num(x)}" y="{num(y + size * 0.355)}" font-family="{FONT}" '
        f'font-size="{num(size)}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}" {extra}>{escape(words)}</text>'
    )


def circle(x: float, y: float, r: float, extra: str) -> str:
    """A circle with the attributes ``extra``."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" {extra}/>'


def box(x: float, y: float, w: float, h: float, r: float, extra: str) -> str:
    """A rectangle with corners of radius ``r`` and the attributes ``extra``."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" '
        f'rx="{num(r)}" {extra}/>'
    )


def path(d: str, extra: str) -> str:
    """A path with the attributes ``extra``."""
    return f'<path d="{d}" {extra}/>'


def moved(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """``body`` with its origin at (x, y), scaled and turned (degrees)."""
    turned = f" rotate({num(turn)})" if turn else ""
    scaled = f" scale({num(scale)})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){turned}{scaled}">{body}</g>'


def placed(drawing: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """An icon's drawing, ``size`` units wide and high, with its centre at (x, y)."""
    centred = f'<g transform="translate({-ICON // 2} {-ICON // 2})">{drawing}</g>'
    return moved(centred, x, y, size / ICON, turn)
