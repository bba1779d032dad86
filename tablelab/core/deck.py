"""A face-down stock of cards or tiles.

The order of a face-down stock is no fact until a card is drawn. A :class:`Deck` therefore keeps
what lies unseen as a sorted multiset, and only cards that somebody put on top as a known order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

C = TypeVar("C")


class Deck(Generic[C]):
    """``unseen``: the cards below in sorted order (their true order is unknown to all).

    ``top``: cards known to lie on top of them, the last one drawn first.
    """

    __slots__ = ("top", "unseen")

    def __init__(self, unseen: Iterable[C] = (), top: Iterable[C] = ()) -> None:
        self.unseen: list[C] = sorted(unseen)  # type: ignore[type-var]  # cards are ints or strings
        self.top: list[C] = list(top)

    def __len__(self) -> int:
        return len(self.unseen) + len(self.top)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deck):
            return NotImplemented
        return self.unseen == other.unseen and self.top == other.top

    __hash__ = None  # type: ignore[assignment]  # decks change

    def __repr__(self) -> str:
        return f"Deck({self.unseen!r}, top={self.top!r})"

    def clone(self) -> Deck[C]:
        """An independent copy."""
        copy: Deck[C] = Deck.__new__(Deck)
        copy.unseen = self.unseen[:]
        copy.top = self.top[:]
        return copy

    def put_on_top(self, card: C) -> None:
        """Lay a card that its owner knows on top of the stock."""
        self.top.append(card)

    def plain(self) -> dict[str, list[C]]:
        """The deck as JSON data."""
        return {"unseen": self.unseen[:], "top": self.top[:]}
