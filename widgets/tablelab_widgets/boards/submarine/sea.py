"""The background: sky and docks, the surface, and the sea down to its floor."""

from __future__ import annotations

from functools import cache
from math import sin

from tablelab.games.submarine.components import COLUMNS
from tablelab_widgets.boards.base import Shape, Theme
from tablelab_widgets.boards.submarine.geometry import RULER, Geometry, geometry
from tablelab_widgets.boards.submarine.palette import PALETTES, Palette
from tablelab_widgets.boards.svg import Sprite, box, circle, moved, num, path, sprite, text


@cache
def sea_sprite(theme: Theme, shape: Shape) -> Sprite:
    """Everything in the sea that never changes."""
    look, plan = PALETTES[theme], geometry(shape)
    width, height = plan.sea
    frame = box(0, 0, width, height, 30, "")
    body = f'<defs><clipPath id="c">{frame}</clipPath>{_gradients(look)}</defs>'
    body += '<g clip-path="url(#c)">' + _sky(plan, look) + _depths(plan, look)
    body += _floor(plan, look) + _cliff(plan, look) + _plates(plan, look)
    return sprite("sea", width, height, body + "</g>")


@cache
def beam_sprite(theme: Theme, width: float, height: float) -> Sprite:
    """The light that falls from the active ship into its column."""
    light = PALETTES[theme].beam
    fade = _gradient("b", (light, light), (0.55 if theme == "light" else 0.34, 0.08))
    cone = f"M{num(width * 0.14)} 0H{num(width * 0.86)}L{num(width)} {num(height)}H0Z"
    return sprite("beam", width, height, f"<defs>{fade}</defs>" + path(cone, 'fill="url(#b)"'))


def _gradients(look: Palette) -> str:
    return (
        _gradient("sky", look.sky)
        + _gradient("surface", look.surface)
        + _gradient("water", look.water)
        + _gradient("sand", look.sand)
        + _gradient("ray", (look.foam, look.foam), (0.32, 0))
    )


def _gradient(name: str, colours: tuple[str, ...], opacities: tuple[float, ...] = ()) -> str:
    """A gradient from top to bottom."""
    stops = ""
    for index, colour in enumerate(colours):
        at = num(index / (len(colours) - 1))
        opacity = f' stop-opacity="{opacities[index]}"' if opacities else ""
        stops += f'<stop offset="{at}" stop-color="{colour}"{opacity}/>'
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


# -- above the water ------------------------------------------------------------------------------


def _sky(plan: Geometry, look: Palette) -> str:
    width = plan.sea[0]
    horizon = plan.band - 34
    body = box(0, 0, width, plan.band, 0, 'fill="url(#sky)"')
    body += circle(width / 2, horizon, 74, f'fill="{look.sun}" opacity=".4"')
    body += circle(width / 2, horizon, 48, f'fill="{look.sun}" opacity=".7"')
    body += box(0, horizon, width, plan.band + plan.lane - horizon, 0, 'fill="url(#surface)"')
    body += _swell(plan, look) + _shore(plan, look)
    flipped = f'<g transform="translate({num(width)} 0) scale(-1 1)">{_shore(plan, look)}</g>'
    return body + flipped


def _shore(plan: Geometry, look: Palette) -> str:
    """The left dock: land with a pier in front of it; the right one is its mirror image."""
    horizon, end = plan.band - 34, plan.dock - 14
    line = f'stroke="{look.coast}" stroke-width="2.4" stroke-linejoin="round"'
    hills = f"M-4 {horizon + 6:.0f}V20Q34 6 70 22T150 36T236 58T{end:.0f} {horizon + 6:.0f}Z"
    body = path(hills, f'fill="{look.land}" {line}')
    wood = 'fill="#a97c4c" stroke="#4a3520" stroke-width="2.4"'
    y = plan.band - 13
    body += "".join(box(22 + 62 * i, y + 4, 10, 26, 3, wood) for i in range(int(end / 62)))
    return body + box(-10, y, end + 10, 12, 4, wood)


def _swell(plan: Geometry, look: Palette) -> str:
    """Short strokes on the water, wider towards the viewer."""
    d = ""
    for row in range(5):
        y = plan.band - 18 + row * (plan.lane + 4) / 5
        for step in range(9):
            x = plan.sea[0] / 8.4 * (step + 0.5 * sin(5 * row + 2 * step)) + 10 * row
            d += f"M{num(x)} {num(y)}q{6 + row} -{3 + row * 0.5} {12 + 2 * row} 0"
    line = f'fill="none" stroke="{look.foam}" stroke-width="2.2" stroke-linecap="round"'
    return path(d, f'{line} opacity=".6"')


# -- under water ----------------------------------------------------------------------------------


def _depths(plan: Geometry, look: Palette) -> str:
    width, height = plan.sea
    top = plan.band + plan.lane
    wave = f"M0 {num(top)}" + "q10 -9 20 0t20 0" + "t20 0t20 0" * int(width / 40 + 1)
    body = path(f"{wave}V{num(height)}H0Z", 'fill="url(#water)"')
    for at, wide, lean in ((0.16, 60, -70), (0.42, 90, -40), (0.63, 50, 30), (0.86, 80, 80)):
        x = at * width
        ray = f"M{num(x)} {num(top)}h{wide}l{lean + 60} {num(height * 0.62)}h-{wide + 110}Z"
        body += path(ray, 'fill="url(#ray)" opacity=".5"')
    body += _shoals(plan, look) + _grid(plan, look)
    return body + path(wave, f'fill="none" stroke="{look.foam}" stroke-width="4.5"')


def _grid(plan: Geometry, look: Palette) -> str:
    """Columns and levels, as quiet lines."""
    line = f'fill="none" stroke="{look.line}" stroke-linecap="round"'
    top, bottom = plan.band + plan.lane + 22, plan.sea[1] - plan.floor
    columns = "".join(
        f"M{num(RULER + plan.column * i)} {num(top)}V{num(bottom)}" for i in range(1, COLUMNS)
    )
    body = path(columns, f'{line} stroke-width="2" stroke-dasharray="1 9" opacity=".4"')
    swell = "q15 -7 30 0t30 0" + "t30 0" * int(plan.sea[0] / 30)
    levels = "".join(f"M{num(RULER)} {num(y - 5)}{swell}" for y in plan.tops[1:])
    return body + path(levels, f'{line} stroke-width="2" opacity=".34"')


def _shoals(plan: Geometry, look: Palette) -> str:
    """A few fish in the distance."""
    fish = path("M0 0Q10 -8 22 0L29 -5V5L22 0Q10 8 0 0Z", f'fill="{look.foam}"')
    body = ""
    for at, depth, flip in ((0.3, 0, 1), (0.84, 1, -1), (0.52, 2, 1)):
        x, y = at * plan.sea[0], plan.tops[depth] + 24
        for dx, dy, size in ((0, 0, 1), (34, 14, 0.8), (30, -13, 0.7)):
            turned = f'<g transform="scale({flip} 1)">{fish}</g>'
            body += moved(turned, x + dx, y + dy, size)
    return f'<g opacity=".22">{body}</g>'


def _floor(plan: Geometry, look: Palette) -> str:
    width, height = plan.sea
    y = height - plan.floor
    far = f"M0 {num(y - 4)}Q{num(width * 0.2)} {num(y - 46)} {num(width * 0.42)} {num(y - 8)}"
    far += f"T{num(width * 0.78)} {num(y - 10)}T{num(width)} {num(y - 30)}V{num(height)}H0Z"
    body = path(far, f'fill="{look.rocks[1]}" opacity=".8"')
    near = f"M0 {num(y - 2)}Q{num(width * 0.12)} {num(y - 16)} {num(width * 0.3)} {num(y + 3)}"
    near += f"T{num(width * 0.62)} {num(y)}T{num(width)} {num(y - 6)}V{num(height)}H0Z"
    weed = f'fill="none" stroke="{look.weed}" stroke-width="6" stroke-linecap="round"'
    for x, high in ((58, 60), (76, 40), (width - 62, 58), (width - 46, 78), (width - 28, 46)):
        step = high / 4
        d = f"M{num(x)} {num(y + 6)}q-9 {num(-step)} 0 {num(-step)}t0 {num(-step)}t0 {num(-step)}"
        body += path(d, f'{weed} opacity=".8"')
    return body + path(near, 'fill="url(#sand)"')


def _cliff(plan: Geometry, look: Palette) -> str:
    """The rock at the left, which carries the numbers of the levels."""
    top, bottom = plan.band + plan.lane, plan.sea[1] - plan.floor + 4
    d, y, step = f"M0 {num(top + 6)}L20 {num(top + 10)}", top + 10, 0
    while y < bottom - 40:
        y += 38
        d += f"L{num(RULER - 6 + 5 * sin(2.3 * step))} {num(y)}"
        step += 1
    line = f'stroke="{look.rocks[1]}" stroke-width="3" stroke-linejoin="round"'
    return path(f"{d}L{num(RULER + 6)} {num(bottom)}H0Z", f'fill="{look.rocks[0]}" {line}')


def _plates(plan: Geometry, look: Palette) -> str:
    """The numbers of the columns at the surface, and those of the levels."""
    edge = f'fill="{look.plate}" stroke="{look.plate_text}" stroke-width="2"'
    y = plan.band + plan.lane - 2
    body = ""
    for column in range(COLUMNS):
        x = plan.x(column)
        body += box(x - 24, y - 16, 48, 32, 16, edge)
        body += text(x, y, str(column + 1), 27, look.plate_text)
    for depth, top in enumerate(plan.tops):
        body += circle(19, top + plan.bay / 2, 15.5, edge)
        body += text(19, top + plan.bay / 2, str(depth + 2), 25, look.plate_text)
    return body
