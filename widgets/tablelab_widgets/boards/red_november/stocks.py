"""Event deck, items and Grog in the corners of the sea, and the disaster tracks."""

from __future__ import annotations

from tablelab.games.red_november.components import TRACKS
from tablelab_widgets.boards.red_november import labels
from tablelab_widgets.boards.red_november.geometry import Plan, Rect
from tablelab_widgets.boards.red_november.scene import Scene
from tablelab_widgets.boards.red_november.signs import stock_sprite, track_sprite

_TOP, _HIGH = 12.0, 104.0

Stock = tuple[str, str, str, str, tuple[str, ...]]
"""Its name, an icon, how many there are, its label, and codes of actions."""


def draw(scene: Scene) -> None:
    """The stocks beside the tower."""
    for side, stocks in ((0, _events(scene)), (1, _items(scene))):
        for at, (name, shape, count, label, codes) in enumerate(stocks):
            x, y, wide, high = place(scene.plan, side, at, len(stocks))
            word = scene.text(f"board.red_november.stock.{name}")
            picture = stock_sprite(round(wide, 1), high, shape, count, word, scene.theme)
            scene.canvas.put(picture, x, y, wide, high)
            scene.canvas.target(f"stock-{name}", x, y, round(wide, 1), high, label, *codes)


def place(plan: Plan, side: int, at: int, of: int) -> Rect:
    """The place of a stock: events over the stern, items over the bow."""
    edge = 10.0
    room = plan.bow + 2 * plan.pitch - 2 * edge - 10
    step = min(room / of, 150 if plan.shape == "wide" else 96)
    x = edge + step * (at + 0.5)
    if side:
        x = plan.scene - edge - step * (of - at - 0.5)
    return x, _TOP + _HIGH / 2, step - 6, _HIGH


def _events(scene: Scene) -> list[Stock]:
    view, text = scene.view, scene.text
    stocks: list[Stock] = [
        ("events", "card", str(len(view.deck)), labels.deck(view, text), ()),
        ("discard", "spent", str(len(view.discard)), labels.discard(view, text), ()),
    ]
    if view.kraken_aside:
        aside = text("red_november.board.kraken_aside")
        stocks.append(("kraken", "devoured", "1", aside, ()))
    return stocks


def _items(scene: Scene) -> list[Stock]:
    view, text = scene.view, scene.text
    limits = view.parts.limits
    grogs = tuple(f"draw:grog:{number}" for number in range(limits["grog_drawn"], 0, -1))
    draws = tuple(f"draw:items:{number}" for number in range(limits["items_drawn"], 0, -1))
    used = text("red_november.board.item_discard", what=labels.items(view.item_discard, text))
    return [
        ("used", "spent", str(len(view.item_discard)), used, ()),
        ("items", "bag", str(view.stock_size),
         text("red_november.board.stock", n=view.stock_size), draws),
        ("grog", "grog", str(view.cabin),
         text("red_november.board.cabin", number=view.cabin), grogs),
    ]  # fmt: skip


def tracks(scene: Scene, top: float) -> None:
    """The three disaster tracks."""
    view, parts = scene.view, scene.view.parts
    for index, name in enumerate(TRACKS):
        x, y, wide, high = scene.plan.track_at(index, top)
        title = scene.text(f"red_november.track_name.{name}")
        picture = track_sprite(
            round(wide, 1), high, index, view.tracks[index], parts.last, parts.resets, title,
            scene.theme,
        )  # fmt: skip
        scene.canvas.put(picture, x, y, wide, high)
        label = labels.track(scene, index)
        scene.canvas.target(f"track-{name}", x, y, round(wide, 1), high, label)
