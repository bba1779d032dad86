"""The background: a chart of the North Sea with its coasts, the route and a compass rose."""

from __future__ import annotations

from functools import cache
from math import atan2, cos, degrees, pi, sin

from tablelab_widgets.boards.base import Shape, Theme
from tablelab_widgets.boards.raids.coast import COASTS, Coast
from tablelab_widgets.boards.raids.geometry import Geometry, Point, geometry
from tablelab_widgets.boards.raids.palette import PALETTES, Palette
from tablelab_widgets.boards.svg import Sprite, circle, moved, num, path, sprite

# Where longitudes and latitudes lie on the ring, as shares of its width and height. The open sea
# is stretched, for it has to hold the chart table; the coasts are pressed to the edge.
_LONGITUDES = ((-7.5, 0.0), (1.8, 0.2), (8.2, 0.8), (13.4, 1.0))
_LATITUDES = ((62.6, 0.0), (58.0, 0.17), (53.4, 0.84), (49.9, 1.0))


@cache
def sea_sprite(theme: Theme, shape: Shape) -> Sprite:
    """The sea, for the whole of the ring."""
    look, plan = PALETTES[theme], geometry(shape)
    width, height = plan.ring
    clip = (
        f'<clipPath id="c"><rect width="{num(width)}" height="{num(height)}" rx="34"/></clipPath>'
    )
    body = f"<defs>{_gradient(look)}{clip}</defs>" + '<g clip-path="url(#c)">'
    body += f'<rect width="{num(width)}" height="{num(height)}" fill="url(#s)"/>'
    body += _rhumbs(plan, look) + _land(plan, look) + _route(plan, look)
    return sprite("sea", width, height, body + "</g>")


def _gradient(look: Palette) -> str:
    return (
        '<radialGradient id="s" cx=".5" cy=".5" r=".72">'
        f'<stop offset="0" stop-color="{look.sea[0]}"/>'
        f'<stop offset="1" stop-color="{look.sea[1]}"/></radialGradient>'
    )


def _land(plan: Geometry, look: Palette) -> str:
    """The coasts, with the lines of shallow water that engravers draw around them."""
    d = "".join(_outline(coast, plan.ring) for coast in COASTS)
    join = 'stroke-linejoin="round"'
    body = "".join(
        path(d, f'fill="none" stroke="{colour}" stroke-width="{width}" {join} opacity=".55"')
        for colour, width in zip(look.shallows, (58, 36, 18), strict=True)
    )
    return body + path(d, f'fill="{look.land}" stroke="{look.coast}" stroke-width="2.5" {join}')


def _outline(coast: Coast, ring: Point) -> str:
    return _rounded(
        [
            (_share(lon, _LONGITUDES) * ring[0], _share(lat, _LATITUDES) * ring[1])
            for lon, lat in coast
        ]
    )


def _share(value: float, stops: tuple[tuple[float, float], ...]) -> float:
    """Where a value lies between stops; straight on beyond the outer ones."""
    rising = stops[0][0] < stops[-1][0]
    inner = [stop for stop in stops[1:-1] if (stop[0] < value) == rising]
    (a, left), (b, right) = stops[len(inner)], stops[len(inner) + 1]
    return left + (value - a) / (b - a) * (right - left)


def _rounded(points: list[Point]) -> str:
    """A closed line through the middles of the edges, rounded at the points."""
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for a, b in zip(points, points[1:] + points[:1], strict=True)
    ]
    start = middles[-1]
    curves = "".join(
        f"Q{point[0]:.0f} {point[1]:.0f} {middle[0]:.0f} {middle[1]:.0f}"
        for point, middle in zip(points, middles, strict=True)
    )
    return f"M{start[0]:.0f} {start[1]:.0f}{curves}Z"


def _rhumbs(plan: Geometry, look: Palette) -> str:
    """The lines of a sea chart that run out from the compass rose, and the rose itself."""
    x, y = compass(plan)
    winds = [turn * pi / 16 for turn in range(32)]
    lines = "".join(f"M0 0L{num(1500 * cos(wind))} {num(1500 * sin(wind))}" for wind in winds)
    net = path(lines, f'stroke="{look.chart}" stroke-width="1.3" opacity=".2"')
    return moved(net + rose(look, 1.3 if plan.shape == "tall" else 1), x, y)


def compass(plan: Geometry) -> Point:
    """Where the compass rose lies."""
    left, top, width, height = plan.chart
    across = width - 88 if plan.shape == "wide" else width * 0.42
    return left + across, top + height - 96


def rose(look: Palette, scale: float) -> str:
    """A compass rose around the origin."""
    body = circle(0, 0, 62, f'fill="none" stroke="{look.chart}" stroke-width="2.5" opacity=".6"')
    body += circle(0, 0, 54, f'fill="none" stroke="{look.chart}" stroke-width="1.4" opacity=".6"')
    for turn in (45, 0):
        length = 50 if turn else 78
        for quarter in range(4):
            spike = path(f"M0 {-length}L10 -10L0 0Z", f'fill="{look.chart}"')
            spike += path(
                f"M0 {-length}L-10 -10L0 0Z",
                f'fill="{look.shallows[2]}" stroke="{look.chart}" stroke-width="1.2"',
            )
            body += f'<g transform="rotate({turn + 90 * quarter})">{spike}</g>'
    return f'<g opacity=".62" transform="scale({scale})">{body}</g>'


def _route(plan: Geometry, look: Palette) -> str:
    """The dashed route, with an arrow between any two places."""
    points = "L".join(f"{x:.0f} {y:.0f}" for x, y in plan.route)
    body = path(
        f"M{points}Z",
        f'fill="none" stroke="{look.shallows[2]}" stroke-width="20" opacity=".5" '
        'stroke-linejoin="round"',
    )
    body += path(
        f"M{points}Z",
        f'fill="none" stroke="{look.route}" stroke-width="4" stroke-dasharray="3 11" '
        'stroke-linecap="round" opacity=".8"',
    )
    steps = len(plan.route) // 20
    for place in range(20):
        middle = steps * place + steps // 2
        (ax, ay), (x, y), (bx, by) = (plan.route[middle + shift] for shift in (-1, 0, 1))
        arrow = path(
            "M-9 -13L6 0L-9 13",
            f'fill="none" stroke="{look.route}" stroke-width="6" stroke-linecap="round" '
            'stroke-linejoin="round"',
        )
        body += moved(arrow, x, y, turn=degrees(atan2(by - ay, bx - ax)))
    return body
