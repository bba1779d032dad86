"""The whole table of Submarine as lines of text: for a screen reader, a terminal, a test."""

from __future__ import annotations

from collections.abc import Iterable

from tablelab.core.text import Text
from tablelab.games.submarine.components import (
    COLUMNS,
    DEPTHS,
    KINDS,
    LEFT_DOCK,
    RIGHT_DOCK,
    square,
)
from tablelab.games.submarine.naming import kind_label, marker_label, marker_labels, noun
from tablelab.games.submarine.state import PLACE
from tablelab.games.submarine.view import SeatView, View

INDENT = "  "


def board_text(view: View, text: Text) -> str:
    """Voyage, sea and players; one thing a line, parts divided by an empty line."""
    blocks = [_head(view, text)]
    blocks += [_column(view, column, text) for column in range(COLUMNS)]
    blocks += [_player(view, seat, text) for seat in view.seats]
    return "\n\n".join("\n".join(block) for block in blocks)


# -- what is true for all -------------------------------------------------------------------------


def _head(view: View, text: Text) -> list[str]:
    lines = [text("submarine.board.voyage", voyage=view.voyage)]
    for dock, key in (
        (LEFT_DOCK, "submarine.board.left_dock"),
        (RIGHT_DOCK, "submarine.board.right_dock"),
    ):
        if ships := _ships(view, dock, text):
            lines.append(text(key, what=ships))
    if view.phase == PLACE:
        lines.append(text("submarine.board.unplaced", n=view.unplaced))
    lines.append(text("submarine.board.spent", what=_spent(view, text)))
    if view.undealt:
        lines.append(text("submarine.board.undealt", n=view.undealt))
    if view.unused:
        lines.append(text("submarine.board.unused", what=marker_labels(text, view.unused)))
    if view.dry:
        lines.append(text("submarine.board.dry", n=view.dry))
    return lines


def _ships(view: View, place: int, text: Text) -> str:
    return ", ".join(text.name(seat.seat) for seat in view.seats if seat.ship == place)


def _spent(view: View, text: Text) -> str:
    spent = [
        text("submarine.board.many", what=noun(text, "colour", colour), number=cards)
        for colour, cards in enumerate(view.spent)
        if cards
    ]
    return _or_none(spent, text)


def _or_none(parts: Iterable[str], text: Text) -> str:
    return ", ".join(parts) or text("submarine.board.none")


# -- the sea --------------------------------------------------------------------------------------


def _column(view: View, column: int, text: Text) -> list[str]:
    ships = _ships(view, column, text)
    head = text("submarine.board.column", column=column + 1)
    if ships:
        head = text("submarine.board.column_with", column=column + 1, what=ships)
    return [head, *(INDENT + _level(view, column, depth, text) for depth in range(DEPTHS))]


def _level(view: View, column: int, depth: int, text: Text) -> str:
    place = square(column, depth)
    parts = [marker_labels(text, view.board[place]) or text("submarine.board.empty")]
    if subs := _submarines(view, place, text):
        parts.append(text("submarine.board.submarines", what=subs))
    return text("submarine.board.level", level=depth + 2, what="; ".join(parts))


def _submarines(view: View, place: int, text: Text) -> str:
    return ", ".join(
        text("submarine.board.many", what=text.name(seat.seat), number=seat.subs[place])
        for seat in view.seats
        if seat.subs[place]
    )


# -- the players ----------------------------------------------------------------------------------


def _player(view: View, seat: SeatView, text: Text) -> list[str]:
    owned = [marker_label(text, marker) for marker in seat.container if marker >= 0]
    missing = [kind_label(text, kind) for kind in range(KINDS) if seat.container[kind] < 0]
    lines = [
        text("submarine.board.artefacts", number=len(owned), what=_or_none(owned, text)),
        text("submarine.board.missing", what=_or_none(missing, text)),
        text("submarine.board.jokers", what=_or_none(_jokers(seat, text), text)),
        _hand(seat, text),
        _pile(seat, text),
    ]
    return [text.name(seat.seat), *(INDENT + line for line in lines)]


def _jokers(seat: SeatView, text: Text) -> list[str]:
    ready = [marker_label(text, marker) for marker in seat.jokers]
    later = [
        text("submarine.board.later", what=marker_label(text, marker)) for marker in seat.gained
    ]
    return ready + later


def _hand(seat: SeatView, text: Text) -> str:
    if seat.hand is None:
        return text("submarine.board.hand_size", n=seat.hand_size)
    cards = [noun(text, "colour", colour) for colour in seat.hand]
    return text("submarine.board.hand", what=_or_none(cards, text))


def _pile(seat: SeatView, text: Text) -> str:
    size = len(seat.pile)
    pile = text("submarine.board.pile", n=size)
    # The top card is the last one; people count from the top.
    known = [
        text("submarine.board.known_card", number=size - index, colour=colour)
        for index, colour in reversed(list(enumerate(seat.pile)))
        if colour is not None
    ]
    if not known:
        return pile
    return text("submarine.board.known", pile=pile, what=", ".join(known))
