"""What the day is about: today's path, the payment, the bonus of an evening, or the end."""

from __future__ import annotations

from functools import cache, lru_cache

from tablelab.games.red_peak.actions import BONUSES
from tablelab.games.red_peak.grid import HEADINGS, is_beach
from tablelab.games.red_peak.state import CHOOSE, LAY, MULTITOOL, OVER, PAY, Cover
from tablelab.games.red_peak.turn.planning import REWARDS
from tablelab.games.red_peak.view import View
from tablelab_widgets.boards.base import Theme
from tablelab_widgets.boards.livery import LIVERIES
from tablelab_widgets.boards.red_peak import labels
from tablelab_widgets.boards.red_peak.cards import TILE, path_sprite, row_of_signs
from tablelab_widgets.boards.red_peak.geometry import CELL
from tablelab_widgets.boards.red_peak.icons import icon
from tablelab_widgets.boards.red_peak.landscape import open_spaces, ways
from tablelab_widgets.boards.red_peak.palette import GOLD, LAVA, PALETTES
from tablelab_widgets.boards.red_peak.pieces import emblem
from tablelab_widgets.boards.red_peak.scene import Scene, symbols
from tablelab_widgets.boards.red_peak.tools import tool as draw_tool
from tablelab_widgets.boards.red_peak.trail import piece
from tablelab_widgets.boards.svg import INK, Sprite, box, fitted, moved, path, sprite, text

HEIGHT = 258.0
_HEAD = 46.0


def draw(scene: Scene, top: float) -> None:
    """The panel, in the form that the phase asks for."""
    plan, view = scene.plan, scene.view
    width = plan.column
    active = view.phase in (PAY, CHOOSE)
    picture = frame_sprite(width, HEIGHT, _title(scene), active, scene.theme)
    scene.canvas.put(picture, plan.left + width / 2, top + HEIGHT / 2, width, HEIGHT)
    part = {LAY: _today, PAY: _payment, OVER: _end}.get(view.phase, _bonus)
    part(scene, top)


def _title(scene: Scene) -> str:
    view, text = scene.view, scene.text
    if view.phase == LAY:
        today = view.tiles[view.adventurer + 1 :]
        number = sum(len(view.parts.paths[tile].tools) for tile in today)
        return text("board.red_peak.today", n=number) if today else scene.word("today_empty")
    if view.phase == PAY:
        return text("red_peak.board.to_pay", what=view.boat or view.tiles[view.adventurer + 1])
    if view.phase == OVER:
        return labels.day(view, text)
    return scene.word("choose" if view.phase == CHOOSE else "offer")


@lru_cache(maxsize=128)
def frame_sprite(width: float, height: float, title: str, active: bool, theme: Theme) -> Sprite:
    """An empty panel with its title."""
    look = PALETTES[theme]
    edge = f'stroke="{GOLD}" stroke-width="6"' if active else f'stroke="{look.card_edge}"'
    thick = "" if active else 'stroke-width="3"'
    body = box(4, 4, width - 8, height - 8, 22, f'fill="{look.card}" {edge} {thick}')
    words = fitted(title, 25, width - 40)
    body += text(20, 28, words, 25, look.ink, anchor="start", weight=700)
    return sprite("frame", width, height, body)


# -- today's path ---------------------------------------------------------------------------------


def _today(scene: Scene, top: float) -> None:
    """The tiles laid today, in their order."""
    view, plan = scene.view, scene.plan
    leads = ways(view)
    today = range(view.adventurer + 1, len(view.path))
    width, height = TILE
    room = plan.column - 28 - width
    step = min(width + 14, room / max(1, len(today) - 1))
    for at, index in enumerate(today):
        name = view.tiles[index]
        tile = view.parts.paths[name]
        came = (leads[index][0] + 2) % len(HEADINGS)
        lead = leads[index][1:] if leads[index][1] >= 0 else ()
        picture = path_sprite(tile, scene.letters(tile.tools), came, lead, scene.theme)
        x, y = plan.left + 14 + width / 2 + step * at, top + _HEAD + 4 + height / 2
        scene.canvas.put(picture, x, y, width, height)
        reach = min(step, width)
        label = labels.tile(view, name, scene.text)
        place = x - (width - reach) / 2 if at < len(today) - 1 else x
        reach = width if at == len(today) - 1 else reach
        scene.canvas.target(f"today-{at + 1}", place, y, round(reach, 1), height, label)
    if open_spaces(view) and (width + 14) * (len(today) + 1) < plan.column:
        x = plan.left + 14 + width / 2 + (width + 14) * len(today)
        y = top + _HEAD + 4 + height / 2
        scene.canvas.put(free_sprite(scene.theme), x, y, width, height)


@cache
def free_sprite(theme: Theme) -> Sprite:
    """Where the next tile of today would lie."""
    width, height = TILE
    line = f'stroke="{PALETTES[theme].card_edge}" stroke-width="4" stroke-dasharray="13 10"'
    body = box(5, 5, width - 10, height - 10, 15, f'fill="none" {line}')
    return sprite("free", width, height, body)


# -- payment --------------------------------------------------------------------------------------


def _payment(scene: Scene, top: float) -> None:
    """The tile or boat, and each of its symbols large with what covers it."""
    plan = scene.plan
    asked = symbols(scene.view)
    high = HEIGHT - _HEAD - 18
    left, y = plan.left + 16, top + _HEAD + high / 2 + 2
    scene.canvas.put(_asked(scene), left + _ASKED / 2, y, _ASKED, high)
    label = labels.asked(scene.view, scene.text)
    scene.canvas.target("asked", left + _ASKED / 2, y, _ASKED, high, label)
    left += _ASKED + 10
    step = min(170.0, (plan.left + plan.column - 12 - left) / len(asked))
    across = round(step - 8, 1)
    for at, (tool, cover) in enumerate(asked):
        x = left + step * (at + 0.5)
        words = scene.word("missing") if cover is None else cover[1]
        picture = symbol_sprite(across, tool, scene.codes[tool], cover, words, scene.theme)
        scene.canvas.put(picture, x, y, across, high)
        label = labels.symbol(tool, cover, scene.text)
        first = [symbol for symbol, _ in asked].index(tool) == at
        codes = (f"multi:{tool}", f"withdraw:{tool}") if first else ()
        scene.canvas.target(f"symbol-{at + 1}", x, y, across, high, label, *codes)


def _asked(scene: Scene) -> Sprite:
    view = scene.view
    if view.boat:
        boat = view.parts.boats[view.boat]
        return asked_sprite(boat.id, None, (boat.volcano,), scene.theme)
    index = view.adventurer + 1
    tile = view.parts.paths[view.tiles[index]]
    signs = (*tile.rewards, tile.volcano)
    return asked_sprite(tile.id, ways(view)[index], signs, scene.theme)


_ASKED = 150.0


@lru_cache(maxsize=128)
def asked_sprite(
    name: str, way: tuple[int, int] | None, signs: tuple[str | int, ...], theme: Theme
) -> Sprite:
    """What is being paid: its name, its path (a boat has none), and what it brings."""
    look = PALETTES[theme]
    body = box(3, 3, _ASKED - 6, _SYMBOL - 6, 16, f'fill="{look.paper}"')
    shown = [sign for sign in signs if sign]
    if shown:
        body += path(
            f"M3 146H{_ASKED - 3}V{_SYMBOL - 19}q0 16 -16 16H19q-16 0 -16 -16Z",
            f'fill="{look.band}"',
        )
    line = f'fill="none" stroke="{INK}" stroke-width="2.6"'
    body += box(3, 3, _ASKED - 6, _SYMBOL - 6, 16, line)
    body += text(_ASKED / 2, 26, name, 27, look.paper_ink, weight=800)
    if way is not None:
        body += moved(piece(way[0], way[1], look), _ASKED / 2 - 44, 48, 88 / CELL)
    else:
        body += icon("boat", _ASKED / 2, 92, 96)
    return sprite("asked", _ASKED, _SYMBOL, body + row_of_signs(shown, _ASKED / 2, 169, 34))


_SYMBOL = 194.0


@lru_cache(maxsize=512)
def symbol_sprite(
    width: float, tool: str, letters: str, cover: Cover, words: str, theme: Theme
) -> Sprite:
    """A symbol that is to be paid, and below it what pays for it."""
    look = PALETTES[theme]
    edge = (
        f'stroke="{look.alarm}" stroke-width="4" stroke-dasharray="12 8"'
        if cover is None
        else f'stroke="{look.good}" stroke-width="5"'
    )
    middle = width / 2
    body = box(4, 4, width - 8, _SYMBOL - 8, 18, f'fill="{look.paper}" {edge}')
    body += draw_tool(tool, middle, 56, 82)
    body += text(middle, 117, letters, 30, INK, weight=800)
    plate = look.alarm if cover is None else look.good
    ink = "#fff" if theme == "light" else "#1b1b1b"
    body += box(10, 139, width - 20, 44, 12, f'fill="{plate}"')
    if cover is None:
        return sprite(
            "symbol", width, _SYMBOL,
            body + text(middle, 161, fitted(words, 23, width - 22), 23, ink, weight=700),
        )  # fmt: skip
    seat = cover[0]
    at = middle - 33
    if seat == MULTITOOL:
        return sprite("symbol", width, _SYMBOL, body + icon("multitool", middle, 161, 42))
    body += emblem(LIVERIES[seat], at, 161, 40)
    words = fitted(words, 24, width - 60)
    body += text(middle + 21, 161, words, 24, ink, weight=700)
    return sprite("symbol", width, _SYMBOL, body)


# -- evening and end ------------------------------------------------------------------------------


def _bonus(scene: Scene, top: float) -> None:
    """What a volcano tile drawn by the team's own will can bring."""
    view, plan = scene.view, scene.plan
    shown = [bonus for bonus in BONUSES if bonus != "boats" or view.house.beach_boat == "on"]
    step = (plan.column - 28) / len(shown)
    width, high = step - 10, HEIGHT - _HEAD - 22
    for at, bonus in enumerate(shown):
        state = "lit" if view.phase == CHOOSE else "plain"
        state = state if _offered(view, bonus) else "dim"
        x, y = plan.left + 14 + step * (at + 0.5), top + _HEAD + high / 2 + 4
        name = scene.text(f"board.red_peak.bonus.{bonus}")
        number = view.parts.planning[bonus]
        picture = bonus_sprite(round(width, 1), REWARDS[bonus], number, name, state, scene.theme)
        scene.canvas.put(picture, x, y, width, high)
        label = labels.bonus(view, bonus, scene.text)
        scene.canvas.target(f"bonus-{bonus}", x, y, round(width, 1), high, label, f"take:{bonus}")


def _offered(view: View, bonus: str) -> bool:
    """Whether there is something to take of this bonus, once a volcano tile may be drawn."""
    if not view.day:
        return False
    if bonus == "cards":
        return bool(view.deck_size or view.discard)
    if bonus == "paths":
        return bool(view.stack)
    on_beach = view.tent < len(view.path) and is_beach(view.path[view.tent])
    return bonus != "boats" or (on_beach and not view.boats and bool(view.boat_stack))


@lru_cache(maxsize=128)
def bonus_sprite(
    width: float, reward: str, number: int, words: str, state: str, theme: Theme
) -> Sprite:
    """A bonus: so many rewards and their name. ``state`` is lit (to be chosen), plain or dim."""
    look = PALETTES[theme]
    height = HEIGHT - _HEAD - 22
    edge, thick = (GOLD, 6) if state == "lit" else (look.card_edge, 3)
    line = f'fill="{look.slot}" stroke="{edge}" stroke-width="{thick}"'
    body = box(4, 4, width - 8, height - 8, 18, line)
    size = min(74.0, width * 0.44) if number > 1 else 92.0
    spread = size * 0.36 if number > 1 else 0
    for at in range(number):
        shift = spread * (2 * at - number + 1)
        body += icon(reward, width / 2 + shift, 78, size)
    body += text(width / 2, height - 42, fitted(words, 24, width - 12), 24, look.ink, weight=700)
    body = f'<g opacity=".45">{body}</g>' if state == "dim" else body
    return sprite("bonus-kind", width, height, body)


def _end(scene: Scene, top: float) -> None:
    """How it ended."""
    view, plan = scene.view, scene.plan
    name = "won" if view.won else "lost" if view.ended_by == "RP-END-2" else "conceded"
    high = HEIGHT - _HEAD - 16
    width = plan.column - 28
    picture = end_sprite(width, scene.word(name), name, scene.theme)
    x, y = plan.left + plan.column / 2, top + _HEAD + high / 2
    scene.canvas.put(picture, x, y, width, high)


@lru_cache(maxsize=16)
def end_sprite(width: float, words: str, name: str, theme: Theme) -> Sprite:
    """The end in a picture and a few words."""
    look = PALETTES[theme]
    height = HEIGHT - _HEAD - 16
    fill, shape = ("#3f93b3", "boat") if name == "won" else ("#5b332b", "volcano")
    flow = f"M2 {height - 34:.0f}" + "q30 -26 52 -4t46 4t58 -8t48 6" * (int(width / 204) + 1)
    clip = f'<defs><clipPath id="e">{box(2, 2, width - 4, height - 4, 18, "")}</clipPath></defs>'
    body = box(2, 2, width - 4, height - 4, 18, f'fill="{fill}"')
    if name == "won":
        wave = f"M2 {height - 54:.0f}" + "q24 -14 48 0t48 0" * int(width / 96)
        line = f'fill="none" stroke="{look.foam}" stroke-width="5" opacity=".7"'
        body += path(wave, line)
        body += icon("tent", 130, height / 2 - 4, 74)
    if name == "lost":
        body += path(f"{flow}V{height:.0f}H0Z", f'fill="{LAVA[0]}"')
        body += path(f"{flow}V{height:.0f}H0Z", f'fill="{LAVA[1]}" transform="translate(-40 16)"')
        body = f'{clip}<g clip-path="url(#e)">{body}</g>'
    body += icon(shape, 92, height / 2 + (10 if name == "won" else -6), 116)
    room = width - 230
    size = next((size for size in (44, 38, 32) if fitted(words, size, room) == words), 28)
    body += text(210, height / 2, fitted(words, size, room), size, "#fff", anchor="start")
    return sprite("end-words", width, height, body)
