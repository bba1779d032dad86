"""How a good player judges a position of Submarine, for the greedy player.

Everything is counted in artefacts: what is on the container, what jokers and cards will bring, the
treasures at which the own submarines lie, and the fees that those collect who lie above others.
The weights are our own; they were chosen by letting variants play against each other.
"""

from __future__ import annotations

from tablelab.games.submarine.components import (
    COLOURS,
    COLUMNS,
    DEPTHS,
    KINDS,
    SHELL,
    SQUARES,
    colour_of,
    column_of,
    depth_of,
    kind_of,
    square,
)
from tablelab.games.submarine.ending import winners
from tablelab.games.submarine.state import ACT, OVER, RELOCATE, Player, State
from tablelab.games.submarine.turn.dive import may_dive, may_relocate
from tablelab.games.submarine.turn.fees import fee

VICTORY = 100.0
"""Worth of the victory itself, shared by those who win together."""

JOKER = 0.6
"""Worth of a joker, while artefacts are missing that it can pay for."""

TOO_NEW = 0.05
"""How much less a joker is worth in the turn in which it is gained: no joker for a joker."""

CARD, SPARE_CARD = 0.18, 0.08
"""Worth of a card that may still pay for an artefact, and of one more than that."""

MISFITS = 3
"""Cards that a player has in the end without finding a use for them."""

NOW, SOON, LATER = 0.9, 0.7, 0.46
"""How sure the gain is from a treasure that can be taken at once, that lies ahead of the ship, or
that lies behind it."""

FAR = (0.1, 0.1, 0.06, 0.03)
"""How sure it is from a treasure in another square, by how many levels away a submarine is."""

TO_DRAW = 0.35
"""Chance to have a card of the right colour in time that is not in the hand."""

DUPLICATE = 0.45
"""Gain from a marker that would be a joker, as a part of that from a missing artefact."""

READY = 0.05
"""Worth of an active submarine that may still relocate."""

STOP = 0.08
"""Worth of each column ahead in which the ship can stop: every stop is a turn."""

TOLL = 0.04
"""Worth of a foreign submarine at or below an own one: its salvages cost a fee."""


def value(state: State, seat: int) -> float:
    """How good the position is for ``seat``, in artefacts."""
    player = state.seats[seat]
    total = float(player.artefacts)
    if state.phase == OVER:
        won = winners(state)
        return total + (VICTORY / len(won) if seat in won else -VICTORY)
    missing = KINDS - player.artefacts
    jokers = len(player.jokers) + len(player.gained)
    cards = len(player.hand) + len(player.pile)
    paying = min(cards, missing + MISFITS)
    total += JOKER * min(jokers, missing) - TOO_NEW * len(player.gained)
    total += CARD * paying + SPARE_CARD * (cards - paying)
    if seat == state.seat and state.phase == ACT and may_relocate(state):
        total += READY * sum(state.fresh)
    return total + hopes(state, seat) + STOP * stops(player) + TOLL * tolls(state, seat)


# -- treasures in reach ---------------------------------------------------------------------------


def hopes(state: State, seat: int) -> float:
    """What the seat can expect to gain from the treasures in the sea.

    Each kind counts once, with the best of its markers; a card of the hand pays only once.
    """
    player = state.seats[seat]
    best = [0.0] * KINDS
    paid_by = [0] * KINDS
    joker = 0.0
    far, has_joker = _far(player), bool(player.jokers or player.gained)
    for place in SQUARES:
        if not state.board[place]:
            continue
        there = player.subs[place] > 0
        sure = _sure(player, place) if there else far[depth_of(place)]
        now = there and _at_once(state, seat, place)
        owed = fee(state, seat, column_of(place), depth_of(place))
        gain = 1.0 - CARD * (1 + owed) if owed <= len(player.pile) else 0.0
        for marker in state.board[place]:
            colour, kind = colour_of(marker), kind_of(marker)
            in_hand = colour in player.hand
            if kind == SHELL or player.container[kind] >= 0:
                joker = max(joker, sure * gain * (1.0 if in_hand else TO_DRAW))
                continue
            hope = gain if in_hand else TO_DRAW * gain
            if has_joker:
                hope = max(hope, 1.0 - JOKER)
            hope *= NOW if now and (in_hand or player.jokers) else sure
            if hope > best[kind]:
                best[kind], paid_by[kind] = hope, colour
    return DUPLICATE * joker + _payable(player, best, paid_by)


def _sure(player: Player, place: int) -> float:
    """How sure a gain is where a submarine lies: whether the ship still comes by in this voyage."""
    return SOON if column_of(place) > player.ship else LATER


def _far(player: Player) -> list[float]:
    """How sure a gain is where no submarine lies, by depth."""
    used = [depth for depth in range(DEPTHS) if any(player.subs[depth::DEPTHS])]
    return [
        max((FAR[abs(depth - other)] for other in used), default=FAR[-1]) for depth in range(DEPTHS)
    ]


def _at_once(state: State, seat: int, place: int) -> bool:
    """Whether the seat may salvage from the square in this turn."""
    if seat != state.seat or state.phase != ACT or state.mode == RELOCATE:
        return False
    return column_of(place) == state.seats[seat].ship and may_dive(state, depth_of(place))


def _payable(player: Player, best: list[float], paid_by: list[int]) -> float:
    """The sum of ``best``, where a second treasure of a colour needs a second card."""
    hand = [player.hand.count(colour) for colour in range(COLOURS)]
    total = 0.0
    for kind in sorted(range(KINDS), key=lambda kind: -best[kind]):
        if best[kind] <= 0.0:
            break
        colour = paid_by[kind]
        hand[colour] -= 1
        used_up = colour in player.hand and hand[colour] < 0
        total += TO_DRAW * best[kind] if used_up else best[kind]
    return total


# -- the ship's way and the fees ------------------------------------------------------------------


def stops(player: Player) -> int:
    """In how many columns ahead the ship could stop."""
    return sum(
        any(player.subs[square(column, 0) : square(column, DEPTHS)])
        for column in range(player.ship + 1, COLUMNS)
    )


def tolls(state: State, seat: int) -> int:
    """How many pairs there are of an own submarine and a foreign one in or below its square."""
    own, total = state.seats[seat].subs, 0
    for place in SQUARES:
        if own[place]:
            last = square(column_of(place), DEPTHS)
            for number, other in enumerate(state.seats):
                if number != seat:
                    total += own[place] * sum(other.subs[place:last])
    return total
