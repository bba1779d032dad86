"""How a sensible member of the team plays Red Peak: the ``greedy`` player of this game.

It decides from its own view alone. By day the members of a team tell each other their cards, as
people at the table do; :func:`told` adds to a view what others tell. So all of them see the same
cards, come to the same plan, and each does its own part of it:

- one of them, in turn day by day, lays the path and spends the multitools;
- everybody gives the cards that the plan takes from their hand, and otherwise waits;
- in the evening whoever is first decides for all.

Hands that nobody tells are guessed; then the plans differ, and the team is less sure of itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tablelab.core.chance import Chance
from tablelab.games.red_peak.actions import (
    BOARDS,
    CONCEDE,
    GIVE_UP,
    GIVES,
    GO,
    MULTITOOLS,
    REST,
    Action,
)
from tablelab.games.red_peak.chances import Payment, payable, stacks
from tablelab.games.red_peak.evenings import choose, evening
from tablelab.games.red_peak.planner import morning, plan
from tablelab.games.red_peak.prospects import draws, survives
from tablelab.games.red_peak.state import (
    CHOOSE,
    LAY,
    MULTITOOL,
    PAY,
    State,
    on_beach,
    open_tasks,
)
from tablelab.games.red_peak.turn.laying import fitting_turns
from tablelab.games.red_peak.turn.paying import missing
from tablelab.games.red_peak.view import View, sample

DOUBT = 6
"""When hands are not known, one in so many decisions goes on without waiting for their cards."""


def told(view: View, others: Iterable[View]) -> View:
    """The view, with the hands that other seats can see now and tell."""
    hands = list(view.hands)
    for other in others:
        for seat, hand in enumerate(other.hands):
            if hand is not None:
                hands[seat] = hand
    return replace(view, hands=tuple(hands))


def decide(view: View, legal: Sequence[Action], seat: int, chance: Chance) -> Action | None:
    """One of ``legal``, or None: this seat waits for the others."""
    if view.phase == LAY:
        return _lay(view, legal, seat, chance) if _leads(view, seat) else None
    if view.phase == PAY:
        return _pay(view, legal, seat, chance)
    if view.phase == CHOOSE:
        return choose(view, legal)
    return evening(view, legal)


def _leads(view: View, seat: int) -> bool:
    """Whether the seat speaks for those whose cards are known: they take turns by days."""
    known = [number for number, hand in enumerate(view.hands) if hand is not None]
    return not known or seat not in known or known[view.day % len(known)] == seat


# -- laying, boarding -----------------------------------------------------------------------------


def _lay(view: View, legal: Sequence[Action], seat: int, chance: Chance) -> Action:
    state = sample(view, chance)
    hands = tuple(tuple(hand) for hand in state.hands)
    laid = len(view.path) - 1 - view.adventurer
    if not laid and (boat := _boat(view, state, hands)) is not None:
        return BOARDS[boat]
    found = plan(morning(view, hands))
    if found.next is not None:
        return found.next
    if laid:
        return GO
    hopeless = CONCEDE in legal and not (view.stack and fitting_turns(state))
    return CONCEDE if hopeless else REST


def _boat(view: View, state: State, hands: tuple[tuple[str, ...], ...]) -> str | None:
    """The boat to try now: the safest that can be paid, unless a safer one is worth a wait."""
    if not on_beach(state) or open_tasks(state):
        return None
    stack, full = stacks(view)
    margin = view.tent + 1 - view.lava
    now: tuple[float, str] | None = None
    later = 0.0
    for boat in view.boats:
        tile = view.parts.boats[boat]
        payment = payable(tile.tools, hands, view.multitools, view.parts)
        if payment.complete:
            chance = survives(draws(stack, full, margin, tile.volcano))
            now = max(now, (chance, boat)) if now else (chance, boat)
        else:
            # A missing symbol takes about one bonus, and the day its sand.
            more = len(payment.missing) + (0 if view.time_tiles else 1)
            waiting = survives(draws(stack, full, margin - 1, more))
            later = max(later, waiting * survives(draws(stack, full, margin - 1, tile.volcano)))
    return now[1] if now and now[0] >= later else None


# -- paying ---------------------------------------------------------------------------------------


def _pay(view: View, legal: Sequence[Action], seat: int, chance: Chance) -> Action | None:
    state = sample(view, chance)
    needed = missing(state)
    payment = _payment(view, state, needed)
    sure = all(hand is not None for hand in view.hands)
    for tool, cover in zip(needed, payment.covers, strict=False):
        if cover is not None and cover[0] == seat:
            return GIVES[cover[1], tool]
    if not _leads(view, seat):
        return None
    if not sure and chance.roll(DOUBT) > 1:
        return None
    if not payment.complete and GIVE_UP in legal:
        return GIVE_UP
    for tool, cover in zip(needed, payment.covers, strict=False):
        if (cover is not None and cover[0] == MULTITOOL) or (not sure and view.multitools):
            return MULTITOOLS[tool]
    return None


def _payment(view: View, state: State, needed: Sequence[str]) -> Payment:
    """How to pay what is needed now, and as many of the later tiles with it as possible."""
    later = [] if state.boat else [state.parts.paths[tile].tools for tile in _ahead(state)]
    while True:
        tools = [*needed, *(tool for tile in later for tool in tile)]
        payment = payable(tools, state.hands, view.multitools, view.parts)
        if payment.complete or not later:
            return payment
        later.pop()


def _ahead(state: State) -> list[str]:
    """The laid tiles behind the one that is being paid."""
    return state.tiles[state.adventurer + 2 :]
