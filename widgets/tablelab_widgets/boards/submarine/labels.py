"""What the places of the board are called, for everybody who hears or hovers instead of looking.

Prices are named for the viewer, or for the seat whose turn it is where an onlooker watches. Whether
that seat holds the card is said only where the view shows its hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tablelab.core.text import Text
from tablelab.games.submarine.components import (
    KINDS,
    SHELL,
    SQUARES,
    colour_of,
    column_of,
    depth_of,
    kind_of,
)
from tablelab.games.submarine.naming import kind_label, marker_label, marker_labels, noun
from tablelab.games.submarine.turn.fees import fees
from tablelab.games.submarine.view import SeatView, View


@dataclass(frozen=True, slots=True)
class Bill:
    """What any treasure in a square costs a seat besides its card."""

    cards: int
    words: str


def payer(view: View) -> SeatView | None:
    """The seat for which prices are named; None when the game is over and nobody looks."""
    seat = view.seat if view.viewer is None else view.viewer
    return view.seats[seat] if seat >= 0 else None


def bills(view: View, text: Text) -> list[Bill]:
    """The fee of each square, for :func:`payer`."""
    who = payer(view)
    if who is None:
        return [Bill(0, "")] * len(SQUARES)
    return [_bill(view, who.seat, place, text) for place in SQUARES]


def _bill(view: View, seat: int, place: int, text: Text) -> Bill:
    owed = fees(view, seat, column_of(place), depth_of(place))
    words = ", ".join(text("submarine.price.fee", n=cards, owner=owner) for owner, cards in owed)
    return Bill(sum(cards for _, cards in owed), words)


# -- the sea --------------------------------------------------------------------------------------


def marker(view: View, place: int, lying: int, bill: Bill, text: Text) -> str:
    """A treasure: what it is, where it lies, what it costs, and whether that can be paid."""
    what = _capital(marker_label(text, lying))
    parts = [text("board.submarine.lies", what=what, square=place)]
    if (who := payer(view)) is not None:
        card = text("submarine.price.card", colour=colour_of(lying))
        price = f"{card}, {bill.words}" if bill.words else card
        parts.append(text("board.submarine.costs", seat=who.seat, price=price))
        parts += _payable(view, who, lying, bill, text)
    return " ".join(parts)


def _payable(view: View, who: SeatView, lying: int, bill: Bill, text: Text) -> list[str]:
    parts = []
    missing = who.hand is not None and colour_of(lying) not in who.hand
    if missing:
        parts.append(text("board.submarine.no_card", seat=who.seat, colour=colour_of(lying)))
    if bill.cards > len(who.pile):
        parts.append(text("board.submarine.no_pile", n=len(who.pile)))
    if not parts and who.hand is not None:
        parts.append(text("board.submarine.payable"))
    if who.jokers and (kind_of(lying) != SHELL or view.house.shell_by_joker == "allowed"):
        parts.append(text("board.submarine.or_joker"))
    if kind_of(lying) == SHELL or who.container[kind_of(lying)] >= 0:
        parts.append(text("board.submarine.would_be_joker"))
    return parts


def square(view: View, place: int, bill: Bill, text: Text) -> str:
    """A square: treasures, submarines, and the fee that is due here."""
    what = [marker_labels(text, view.board[place]) or text("submarine.board.empty")]
    subs = [
        text("submarine.board.many", what=text.name(seat.seat), number=seat.subs[place])
        for seat in view.seats
        if seat.subs[place]
    ]
    if subs:
        what.append(text("submarine.board.submarines", what=", ".join(subs)))
    if bill.words:
        what.append(text("board.submarine.fee", what=bill.words))
    where = _capital(
        text("submarine.square", column=column_of(place) + 1, level=depth_of(place) + 2)
    )
    return f"{where}: {'; '.join(what)}"


def surface(view: View, column: int, text: Text) -> str:
    """A column at the surface, with its ships."""
    ships = _names(view, column, text)
    key = "submarine.board.column_with" if ships else "submarine.board.column"
    return text(key, column=column + 1, what=ships)


def dock(view: View, place: int, text: Text) -> str:
    """A dock with its ships."""
    key = "submarine.board.left_dock" if place < 0 else "submarine.board.right_dock"
    return text(key, what=_names(view, place, text) or text("submarine.board.empty"))


def voyage(view: View, text: Text) -> str:
    """The voyage, and what else all have to know about it."""
    lines = [text("submarine.board.voyage", voyage=view.voyage)]
    if view.unplaced:
        lines.append(text("submarine.board.unplaced", n=view.unplaced))
    if view.dry:
        lines.append(text("submarine.board.dry", n=view.dry))
    return ". ".join(lines)


def floor(view: View, text: Text) -> str:
    """Spent cards and what is out of the game."""
    spent = [
        text("submarine.board.many", what=noun(text, "colour", colour), number=cards)
        for colour, cards in enumerate(view.spent)
        if cards
    ]
    lines = [text("submarine.board.spent", what=_or_none(spent, text))]
    if view.undealt:
        lines.append(text("submarine.board.undealt", n=view.undealt))
    if view.unused:
        lines.append(text("submarine.board.unused", what=marker_labels(text, view.unused)))
    return ". ".join(lines)


# -- the players ----------------------------------------------------------------------------------


def container(seat: SeatView, text: Text) -> str:
    """What a player has, and what is missing."""
    owned = [held for held in seat.container if held >= 0]
    missing = [kind_label(text, kind) for kind in range(KINDS) if seat.container[kind] < 0]
    has = text(
        "submarine.board.artefacts",
        number=len(owned),
        what=marker_labels(text, owned) or text("submarine.board.none"),
    )
    lacks = text("submarine.board.missing", what=_or_none(missing, text))
    return f"{text.name(seat.seat)}. {has}. {lacks}"


def hand_card(seat: SeatView, colour: int, text: Text) -> str:
    """One card of a hand that the viewer sees."""
    return text("board.submarine.card", seat=seat.seat, colour=colour)


def hand_backs(seat: SeatView, text: Text) -> str:
    """A hand that the viewer does not see."""
    return f"{text.name(seat.seat)}. {text('submarine.board.hand_size', n=seat.hand_size)}"


def pile(seat: SeatView, known: Iterable[tuple[int, int]], text: Text) -> str:
    """A pile, with the cards in it that the viewer knows."""
    size = text("submarine.board.pile", n=len(seat.pile))
    cards = [text("submarine.board.known_card", number=at, colour=colour) for at, colour in known]
    if cards:
        size = text("submarine.board.known", pile=size, what=", ".join(cards))
    return f"{text.name(seat.seat)}. {size}"


def joker(seat: SeatView, held: int, later: bool, text: Text) -> str:
    """A marker beside a container."""
    what = marker_label(text, held)
    if later:
        what = text("submarine.board.later", what=what)
    return f"{text.name(seat.seat)}. {text('submarine.board.jokers', what=what)}"


def _names(view: View, place: int, text: Text) -> str:
    return ", ".join(text.name(seat.seat) for seat in view.seats if seat.ship == place)


def _or_none(parts: list[str], text: Text) -> str:
    return ", ".join(parts) or text("submarine.board.none")


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
