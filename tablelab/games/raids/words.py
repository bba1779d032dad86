"""Raids in words: labels of actions, and whose turn it is.

See :mod:`tablelab.games.raids.naming` for how things are called and
:mod:`tablelab.games.raids.board_words` for the whole table as text.
"""

from __future__ import annotations

from collections.abc import Callable

from tablelab.core.text import Text
from tablelab.games.raids.actions import (
    Action,
    Defeat,
    Discard,
    Flee,
    Ghost,
    Keep,
    Load,
    Pay,
    Sacrifice,
    Sail,
    Sell,
)
from tablelab.games.raids.board_words import board_text as whole_table
from tablelab.games.raids.components import HOME, Tile
from tablelab.games.raids.naming import noun, tile_with_shields, told_apart
from tablelab.games.raids.state import (
    BID,
    DISCARD,
    FLEEING,
    GHOST,
    MONSTER,
    OVER,
    SAIL,
    SELL,
    need,
)
from tablelab.games.raids.turn.navigate import least
from tablelab.games.raids.view import ShipView, View, sample

__all__ = ["board_text", "describe", "noun", "prompt"]


# -- labels of actions ----------------------------------------------------------------------------


def describe(view: View, action: Action, text: Text) -> str:
    """What an action means here, as the label of its button; also of actions not possible now."""
    match action:
        case Sail(to):
            return _sail(view, to, text)
        case Ghost(to):
            return _with(text("raids.do.send", to=to), _lying(view, to, text), text)
        case Pay(bid):
            return text("raids.do.pay", n=bid)
        case Flee():
            return text("raids.do.flee")
        case Sacrifice():
            return _sacrifice(view, text)
        case Defeat():
            return _defeat(view, text)
        case Discard(tile):
            return _discard(view, tile, text)
        case Load():
            return _load(view, text)
        case Sell(tile):
            aboard = _aboard(view)
            return text("raids.do.sell", what=_named(view, tile, aboard, text))
        case Keep():
            return text("raids.do.keep_rest" if view.sales else "raids.do.keep")


def _sail(view: View, to: int, text: Text) -> str:
    fleeing = view.phase == FLEEING
    if to == HOME:
        return text("raids.do.flee_to", to=to) if fleeing else text("raids.do.sail_home")
    do = text("raids.do.flee_to" if fleeing else "raids.do.sail", to=to)
    return _with(do, [*_lying(view, to, text), *_opponent(view, to, text)], text)


def _with(do: str, what: list[str], text: Text) -> str:
    return text("raids.do.with", do=do, what=", ".join(what)) if what else do


def _lying(view: View, to: int, text: Text) -> list[str]:
    tile = view.board[to]
    return [] if tile is None else [tile_with_shields(text, tile, view)]


def _opponent(view: View, to: int, text: Text) -> list[str]:
    for ship in view.ships:
        if ship.at != to or ship.number == view.mover:
            continue
        if ship.seat is None:
            return [text("raids.do.chase", n=view.parts.ghost_toll)]
        return [text("raids.do.fight", name=text.name(ship.seat))]
    return []


def _sacrifice(view: View, text: Text) -> str:
    lost = min(view.parts.sacrifice, _mover(view).vikings)
    return text("raids.do.sacrifice", n=lost) if lost else text("raids.do.slip_past")


def _defeat(view: View, text: Text) -> str:
    monster = _monster(view)
    if monster is None:
        return text("raids.do.defeat")
    return text("raids.do.defeat_with", n=_needed(view, monster))


def _discard(view: View, tile: str, text: Text) -> str:
    if view.new is not None and tile == view.new.id:
        return text("raids.do.discard_new", what=tile_with_shields(text, view.new, view))
    return text("raids.do.discard", what=_named(view, tile, _aboard(view), text))


def _load(view: View, text: Text) -> str:
    if view.new is None:
        return text("raids.do.load")
    return text("raids.do.load_tile", what=tile_with_shields(text, view.new, view))


def _named(view: View, tile_id: str, among: tuple[Tile, ...], text: Text) -> str:
    tile = view.parts.tiles.get(tile_id)
    return tile_id if tile is None else told_apart(text, tile, among, view)


def _mover(view: View) -> ShipView:
    return view.ships[view.mover]


def _aboard(view: View) -> tuple[Tile, ...]:
    return _mover(view).hold


def _monster(view: View) -> Tile | None:
    tile = view.board[_mover(view).at]
    return tile if tile is not None and tile.kind == "monster" else None


def _needed(view: View, monster: Tile) -> int:
    # The rules count it, on the state behind the view: no second version of a rule here.
    return need(sample(view).ships[view.mover], monster, view.house)


# -- whose turn it is -----------------------------------------------------------------------------


def prompt(view: View, text: Text) -> str:
    """Whose turn it is and what can be done now, with the numbers that matter."""
    return _PROMPTS[view.phase](view, text)


def _ask_sail(view: View, text: Text) -> str:
    nearest = least(sample(view), view.mover)
    return text("raids.ask.sail", seat=view.seat, place=nearest, n=_mover(view).vikings)


def _ask_flee(view: View, text: Text) -> str:
    return text("raids.ask.flee", seat=view.seat, n=_mover(view).vikings)


def _ask_monster(view: View, text: Text) -> str:
    monster = _monster(view)
    assert monster is not None, "a ship that meets a monster lies at its tile"
    vikings = _mover(view).vikings
    if not vikings:
        return text("raids.ask.monster_free", seat=view.seat, value=monster.value)
    needed = _needed(view, monster)
    return text("raids.ask.monster", seat=view.seat, value=monster.value, need=needed, n=vikings)


def _ask_bid(view: View, text: Text) -> str:
    own = view.ships[view.seat]
    return text(
        "raids.ask.bid", seat=view.seat, foe=view.foe, at=own.at, bid=view.bid, n=own.vikings
    )


def _ask_discard(view: View, text: Text) -> str:
    assert view.new is not None, "the question is about a new tile"
    full = len(_aboard(view)) == view.parts.ship_spaces
    what = tile_with_shields(text, view.new, view)
    return text("raids.ask.discard" if full else "raids.ask.load", seat=view.seat, what=what)


def _ask_sell(view: View, text: Text) -> str:
    return text("raids.ask.sell", seat=view.seat, n=view.parts.most_goods - view.sales)


def _ask_ghost(view: View, text: Text) -> str:
    return text("raids.ask.ghost", seat=view.seat)


def _over(view: View, text: Text) -> str:
    sums = {ship.seat: sum(ship.points.values()) for ship in view.ships if ship.seat is not None}
    best = max(sums.values())
    winners = [text.name(seat) for seat, points in sums.items() if points == best]
    key = "raids.ask.over" if len(winners) == 1 else "raids.ask.over_shared"
    return text(key, who=", ".join(winners), n=best)


_PROMPTS: dict[str, Callable[[View, Text], str]] = {
    SAIL: _ask_sail,
    FLEEING: _ask_flee,
    MONSTER: _ask_monster,
    BID: _ask_bid,
    DISCARD: _ask_discard,
    SELL: _ask_sell,
    GHOST: _ask_ghost,
    OVER: _over,
}


# -- the whole table ------------------------------------------------------------------------------


def board_text(view: View, text: Text) -> str:
    """The whole table as lines of text, with whose turn it is at the end."""
    return f"{whole_table(view, text)}\n\n{prompt(view, text)}"
