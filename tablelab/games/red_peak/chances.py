"""What a table may want to know before it decides: odds of the volcano, and how a path is paid.

Pure functions of what lies open. The odds are exact: the volcano tiles still in the stack are
known, and what follows a double eruption or an empty stack is followed to its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from tablelab.games.red_peak.components import VOLCANO_TILES, Components, standard
from tablelab.games.red_peak.state import MULTITOOL, Cover
from tablelab.games.red_peak.view import View

Stack = tuple[int, int, int]
"""Volcano tiles by kind: no eruption, eruption, double eruption."""

# -- the volcano ----------------------------------------------------------------------------------


def next_draw(view: View) -> dict[str, Fraction]:
    """The probability of each kind of volcano tile for the next draw."""
    stack, full = stacks(view)
    counts = stack if any(stack) else full
    total = sum(counts)
    return {
        kind: Fraction(number, total) for kind, number in zip(VOLCANO_TILES, counts, strict=True)
    }


def risk(view: View, draws: int) -> Fraction:
    """The exact probability that the tent, where it stands, is lost within the next draws.

    ``draws`` counts draws that a rule asks for; what a double eruption adds is part of its draw.
    Raises ValueError for fewer than none.
    """
    if draws < 0:
        raise ValueError(f"there are no {draws} draws")
    return _lost(*stacks(view), view.tent - view.lava, draws)


def stacks(view: View) -> tuple[Stack, Stack]:
    """What is left in the volcano stack, and what is in a full one."""
    left = Counter(view.volcano)
    preset = view.parts.volcanoes[view.house.volcano]
    none, eruption, double = VOLCANO_TILES
    return (
        (left[none], left[eruption], left[double]),
        (preset[none], preset[eruption], preset[double]),
    )


@lru_cache(maxsize=1 << 14)
def _lost(stack: Stack, full: Stack, margin: int, draws: int) -> Fraction:
    """The probability of losing a tent ``margin`` spaces ahead of the lava."""
    if draws == 0:
        return Fraction(0)
    none, eruption, double = stack if any(stack) else full
    lost = Fraction(0)
    if none:
        lost += none * _lost((none - 1, eruption, double), full, margin, draws - 1)
    if margin <= 0:
        lost += eruption + double
    else:
        if eruption:
            lost += eruption * _lost((none, eruption - 1, double), full, margin - 1, draws - 1)
        if double:  # the same draw goes on
            lost += double * _lost((none, eruption, double - 1), full, margin - 1, draws)
    return lost / (none + eruption + double)


# -- paying ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Payment:
    """How symbols can be paid, in their order: by whose card, by a multitool, or not at all.

    ``multitools`` is how many are spent; ``missing`` are the tools that nothing covers.
    """

    covers: tuple[Cover, ...]
    multitools: int
    missing: tuple[str, ...]

    @property
    def complete(self) -> bool:
        """Whether everything is paid."""
        return not self.missing


def payable(
    tools: Sequence[str],
    hands: Sequence[Sequence[str] | None],
    multitools: int,
    parts: Components | None = None,
) -> Payment:
    """The cheapest way to pay ``tools`` with cards of ``hands`` (None: a hand that is not known).

    As many symbols as possible are paid by cards, and of all such ways the one that leaves the
    hands most useful: a card is the dearer, the fewer others show the tools that it shows.
    Multitools cover what is left, the first symbols first; what they cannot cover is missing.
    """
    shown = (parts or standard()).cards
    known = tuple(
        (seat, card, shown[card].tools) for seat, hand in enumerate(hands) for card in hand or ()
    )
    return _payment(tuple(tools), known, multitools)


@lru_cache(maxsize=1 << 12)
def _payment(
    tools: tuple[str, ...], known: tuple[tuple[int, str, tuple[str, ...]], ...], multitools: int
) -> Payment:
    owners = {card: seat for seat, card, _ in known}
    chosen = _cheapest(tools, {card: shown for _, card, shown in known})
    covers: list[Cover] = []
    missing, left = [], multitools
    for tool, card in zip(tools, chosen, strict=True):
        if card is not None:
            covers.append((owners[card], card))
        elif left:
            left -= 1
            covers.append((MULTITOOL, ""))
        else:
            covers.append(None)
            missing.append(tool)
    return Payment(tuple(covers), multitools - left, tuple(missing))


def prices(cards: dict[str, tuple[str, ...]]) -> dict[str, int]:
    """What it costs to spend each card: more, the rarer its tools are among the cards."""
    shows = Counter(tool for tools in cards.values() for tool in tools)
    return {card: sum(5040 // shows[tool] for tool in tools) for card, tools in cards.items()}


def _cheapest(tools: tuple[str, ...], cards: dict[str, tuple[str, ...]]) -> list[str | None]:
    """A card for as many symbols as possible, at the lowest price together.

    Cards are taken in one after the other, always the cheapest with which one more symbol can be
    paid; sets of cards that can pay together are a matroid, so that this is the best in the end.
    """
    cost = prices(cards)
    of_card: dict[str, int] = {}
    chosen: list[str | None] = [None] * len(tools)
    while True:
        chain = _chain(tools, cards, cost, of_card, chosen)
        if chain is None:
            return chosen
        for symbol, card in chain:
            chosen[symbol] = card
            of_card[card] = symbol


def _chain(
    tools: tuple[str, ...],
    cards: dict[str, tuple[str, ...]],
    cost: dict[str, int],
    of_card: dict[str, int],
    chosen: list[str | None],
) -> list[tuple[int, str]] | None:
    """The cheapest chain that gives one more symbol a card: pairs of symbol and its new card."""
    # Exchanging the card of a symbol for another costs nothing; only a card newly spent costs.
    best: tuple[int, str, dict[str, tuple[int, str | None]]] | None = None
    for start, taken in enumerate(chosen):
        if taken is not None:
            continue
        came: dict[str, tuple[int, str | None]] = {}
        queue: list[tuple[int, str | None]] = [(start, None)]
        for symbol, before in queue:
            for card, shown in cards.items():
                if card in came or tools[symbol] not in shown:
                    continue
                came[card] = (symbol, before)
                if card in of_card:
                    queue.append((of_card[card], card))
                elif best is None or cost[card] < best[0]:
                    best = (cost[card], card, came)
    if best is None:
        return None
    chain: list[tuple[int, str]] = []
    link: str | None = best[1]
    while link is not None:
        symbol, before = best[2][link]
        chain.append((symbol, link))
        link = before
    return chain
