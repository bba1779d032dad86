"""Submarine in words: labels of actions, and whose turn it is.

See :mod:`tablelab.games.submarine.naming` for how things are called and
:mod:`tablelab.games.submarine.board_words` for the whole table as text. Everything here is said
from a view, so nothing can be said that the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Callable

from tablelab.core.chance import Seeded
from tablelab.core.text import Text
from tablelab.games.submarine.actions import (
    CARD,
    Action,
    End,
    Place,
    Relocate,
    Salvage,
    Steer,
    Swap,
)
from tablelab.games.submarine.board_words import board_text as whole_table
from tablelab.games.submarine.components import (
    DEPTHS,
    KINDS,
    LEFT_DOCK,
    RIGHT_DOCK,
    SHELL,
    kind_of,
    square,
)
from tablelab.games.submarine.ending import winners
from tablelab.games.submarine.naming import marker_label, noun, price
from tablelab.games.submarine.state import ACT, DOCK, OVER, PLACE, SALVAGE, SHIP, UNDECIDED
from tablelab.games.submarine.turn.ship import destinations
from tablelab.games.submarine.view import View, sample

__all__ = ["board_text", "describe", "noun", "prompt"]


# -- labels of actions ----------------------------------------------------------------------------


def describe(view: View, action: Action, text: Text) -> str:
    """What an action means here, as the label of its button; also of actions not possible now."""
    match action:
        case Place(column):
            return text("submarine.do.place", column=column + 1)
        case Steer(column):
            return _steer(view, column, text)
        case Relocate(depth, place):
            return text("submarine.do.relocate", level=depth + 2, square=place)
        case Salvage(marker, joker):
            return _salvage(view, marker, joker, text)
        case Swap(colour):
            return text("submarine.do.swap", colour=colour)
        case End():
            return _end(view, text)


def _steer(view: View, column: int, text: Text) -> str:
    if column == RIGHT_DOCK:
        return text("submarine.do.dock")
    do = text("submarine.do.steer", column=column + 1)
    levels = _levels(view, column)
    if not levels:
        return do
    what = text("submarine.do.below", n=len(levels), levels=", ".join(map(str, levels)))
    return text("submarine.do.with", do=do, what=what)


def _levels(view: View, column: int) -> list[int]:
    """The levels of the acting seat's submarines in a column, one entry for each submarine."""
    if view.seat < 0:
        return []
    subs = view.seats[view.seat].subs
    return [depth + 2 for depth in range(DEPTHS) for _ in range(subs[square(column, depth)])]


def _salvage(view: View, marker: int, joker: int, text: Text) -> str:
    if joker == CARD:
        paid = price(view, view.seat, marker, text)
    else:
        paid = text("submarine.price.joker", what=marker_label(text, joker))
    becomes = "submarine.do.salvage_joker" if _is_joker(view, marker) else "submarine.do.salvage"
    label = text(becomes, marker=marker, price=paid)
    # German begins with the marker and its article.
    return label[0].upper() + label[1:]


def _is_joker(view: View, marker: int) -> bool:
    """Whether the marker would be a joker for the acting seat, and no new artefact."""
    kind = kind_of(marker)
    return kind == SHELL or (view.seat >= 0 and view.seats[view.seat].container[kind] >= 0)


def _end(view: View, text: Text) -> str:
    if view.phase == DOCK:
        return text("submarine.do.keep")
    if view.phase == ACT and view.mode == UNDECIDED:
        return text("submarine.do.nothing")
    return text("submarine.do.end")


# -- whose turn it is -----------------------------------------------------------------------------


def prompt(view: View, text: Text) -> str:
    """Whose turn it is and what can be done now, with the numbers that matter."""
    return _PROMPTS[view.phase](view, text)


def _ask_place(view: View, text: Text) -> str:
    own = -(-view.unplaced // view.players)  # in turn, so who is next has the most left
    return text("submarine.ask.place", seat=view.seat, n=own)


def _ask_ship(view: View, text: Text) -> str:
    state = sample(view, Seeded("where to"))  # the rules know where; it depends on open things
    may_dock = RIGHT_DOCK in destinations(state, view.seat)
    key = "submarine.ask.ship" if may_dock else "submarine.ask.ship_no_dock"
    ship = view.seats[view.seat].ship
    where = "submarine.at.left_dock" if ship == LEFT_DOCK else "submarine.at.column"
    return text(key, seat=view.seat, at=text(where, column=ship + 1))


def _ask_act(view: View, text: Text) -> str:
    waiting = sum(view.fresh)
    data = {"seat": view.seat, "column": view.seats[view.seat].ship + 1}
    if not waiting:
        return text("submarine.ask.salvage", **data)
    if view.house.mixed_actions == "yes":
        return text("submarine.ask.mixed", n=waiting, **data)
    if view.mode == UNDECIDED:
        return text("submarine.ask.act", n=waiting, **data)
    if view.mode == SALVAGE:
        return text("submarine.ask.salvage", **data)
    return text("submarine.ask.relocate", n=waiting, **data)


def _ask_dock(view: View, text: Text) -> str:
    return text("submarine.ask.dock", seat=view.seat)


def _over(view: View, text: Text) -> str:
    # The rules rank; they need the numbers of cards, which are open, and not the cards.
    won = winners(sample(view, Seeded("who has won")))
    best = max(KINDS - seat.container.count(-1) for seat in view.seats)
    who = ", ".join(text.name(seat) for seat in won)
    key = "submarine.ask.over" if len(won) == 1 else "submarine.ask.over_shared"
    return text(key, who=who, n=best)


_PROMPTS: dict[str, Callable[[View, Text], str]] = {
    PLACE: _ask_place,
    SHIP: _ask_ship,
    ACT: _ask_act,
    DOCK: _ask_dock,
    OVER: _over,
}


# -- the whole table ------------------------------------------------------------------------------


def board_text(view: View, text: Text) -> str:
    """The whole table as lines of text, with whose turn it is at the end."""
    return f"{whole_table(view, text)}\n\n{prompt(view, text)}"
