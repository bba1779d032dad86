"""How tests look at a board: its pictures as trees, the sizes of its letters, its targets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from urllib.parse import unquote
from xml.etree import ElementTree

from tablelab_widgets.boards.base import Board, Target

TAGS = {
    "svg", "g", "path", "rect", "circle", "ellipse", "text", "defs", "clipPath",
    "radialGradient", "linearGradient", "stop",
}  # fmt: skip
"""All that a picture may be made of: nothing that loads or runs."""


def svg(uri: str) -> str:
    """A picture's SVG."""
    kind, _, quoted = uri.partition(",")
    assert kind == "data:image/svg+xml"
    return unquote(quoted)


def tree(uri: str) -> ElementTree.Element:
    """A picture's elements; fails when it is not well-formed."""
    return ElementTree.fromstring(svg(uri))  # noqa: S314  (it is our own)


def tags(uri: str) -> set[str]:
    """The names of a picture's elements."""
    return {element.tag.rpartition("}")[2] for element in tree(uri).iter()}


def loads(uri: str) -> list[str]:
    """Whatever in a picture could load something; words that a person reads do not count."""
    drawing = re.sub(r"<text.*?</text>", "", svg(uri).replace("http://www.w3.org/2000/svg", ""))
    return re.findall(r"https?:|href|@import|data:|javascript|url\((?!#)", drawing)


def letters(element: ElementTree.Element, scale: float = 1) -> Iterator[float]:
    """The sizes of all letters, in the picture's units."""
    scaled = re.search(r"scale\(([\d.]+)", element.get("transform", ""))
    scale *= float(scaled[1]) if scaled else 1
    if element.get("font-size"):
        yield float(element.get("font-size", 0)) * scale
    for inner in element:
        yield from letters(inner, scale)


def small(board: Board, width: float, least: float) -> set[str]:
    """The pictures with letters of less than ``least`` pixels on a screen of ``width`` pixels."""
    layout, found = board.figure["layout"], set()
    pixel = width / layout["xaxis"]["range"][1]
    for image in layout["images"]:
        key = image["source"].removeprefix("sprite:")
        picture = tree(board.sprites[key])
        enlarged = image["sizex"] / float(picture.get("width", 0)) * pixel
        found |= {key for size in letters(picture) if size * enlarged < least}
    return found


def misplaced(board: Board) -> list[str]:
    """The pictures that stick out of the figure, and those that plotly would leave out.

    It tells pictures apart by place and size, and shows only the first of two such.
    """
    layout = board.figure["layout"]
    width, height = layout["xaxis"]["range"][1], layout["yaxis"]["range"][1]
    found, places = [], set()
    for image in layout["images"]:
        x, y, w, h = (image[name] for name in ("x", "y", "sizex", "sizey"))
        place = (image["layer"], x, y, w, h)
        inside = w / 2 - 1 <= x <= width - w / 2 + 1 and h / 2 - 1 <= y <= height - h / 2 + 1
        if not inside or place in places:
            found.append(f"{image['source']} at {place}")
        places.add(place)
    return found


def overlapping(targets: list[Target]) -> list[tuple[Target, Target]]:
    """The pairs of targets that share some area."""
    return [
        (a, b)
        for a, b in combinations(targets, 2)
        if abs(a.x - b.x) < (a.w + b.w) / 2 - 0.2 and abs(a.y - b.y) < (a.h + b.h) / 2 - 0.2
    ]
