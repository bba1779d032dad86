"""Exact numbers for people: what the next decision of Red November risks.

Pure functions over a view, so they know no more than the viewer. Probabilities are fractions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

from tablelab.games.red_november.components import (
    CHARM,
    EXTINGUISHER,
    GROG,
    TOKENS,
    TRACKS,
    faint_number,
    kind_of,
)
from tablelab.games.red_november.state import BLOCK, DISCARD, IN_PLAY, NONE, OVER, SPREAD
from tablelab.games.red_november.turn.events import KRAKEN
from tablelab.games.red_november.view import View

_AFTER_THE_CHECK = (BLOCK, SPREAD, DISCARD, OVER)
"""Questions that come in the updates, when this turn's faint check is over."""


# -- repairs --------------------------------------------------------------------------------------


def bonus(view: View, items: Iterable[str] = (), job: str | None = None) -> int:
    """What items add to a repair (rule RN-FIX-4).

    Counted are items already played in this turn and ``items``, which would be played for it;
    those that do not help add nothing. ``job`` is the repair; None means the one under way.
    """
    under_way, job = view.job, job or view.job
    kinds = view.parts.items
    played = kinds[GROG].bonus * view.grogs
    if job == "extinguish":
        played += kinds[EXTINGUISHER].bonus * view.extinguishers
    if job == under_way:
        played += view.bonus
    helpful = (item for item in items if item == GROG or job in kinds[item].repairs)
    return played + sum(kinds[item].bonus for item in helpful)


def success_chance(
    view: View, minutes: int, items: Iterable[str] = (), job: str | None = None
) -> Fraction:
    """The chance that a repair succeeds for so many minutes (1 to 10; rules RN-FIX-3 and 5).

    ``items`` would be added to it; a lucky charm among them stands for a second roll after a
    failure. ``job`` is a repair that might be begun now; None means the one under way, or, when
    none is, a repair for which only Grog counts.
    """
    items = tuple(items)
    faces = view.parts.limits["die"]
    target = minutes + bonus(view, items, job)
    chance = Fraction(min(max(target, 0), faces), faces)
    if CHARM in items:
        return 1 - (1 - chance) ** 2
    return chance


# -- time -----------------------------------------------------------------------------------------


def symbols_crossed(view: View, minutes: int) -> tuple[int, int]:
    """How many stars and squares lie on the ghost's way if ``minutes`` more are spent.

    What the turn has already spent is not counted; see :func:`symbols_due`.
    """
    return _symbols(view, view.ghost, view.ghost - minutes)


def symbols_due(view: View) -> tuple[int, int]:
    """How many stars and squares the active time keeper will enter up to the ghost."""
    return _symbols(view, view.gnomes[view.active].time, view.ghost)


def _symbols(view: View, start: int, end: int) -> tuple[int, int]:
    spaces = set(range(max(0, end), start))
    return len(spaces & view.parts.event_spaces), len(spaces & view.parts.item_spaces)


def next_star(view: View) -> int | None:
    """The next space with a star ahead of the ghost; None when no more comes."""
    return max((space for space in view.parts.event_spaces if space < view.ghost), default=None)


# -- event cards ----------------------------------------------------------------------------------


def next_cards(view: View) -> tuple[str, ...]:
    """The cards of which one is turned up next, each equally likely.

    An empty deck is rebuilt from the discards, the first time with the Kraken (rule RN-DECK-1).
    """
    if view.deck:
        return view.deck
    kraken = [card for card in view.parts.cards if kind_of(card) == KRAKEN and view.kraken_aside]
    return (*view.discard, *kraken)


def next_event(view: View) -> Mapping[str, Fraction]:
    """The chance of each kind of event on the card that is turned up next; all kinds, sum 1.

    A faint check turns up a card, too, but that does not change the chances of the one after it
    as long as both come from the same deck.
    """
    cards = next_cards(view)
    counts = Counter(map(kind_of, cards))
    kinds = dict.fromkeys(map(kind_of, view.parts.cards))
    return {kind: Fraction(counts[kind], len(cards)) for kind in kinds}


def faint_chance(view: View, gnome: int, grogs: int = 0) -> Fraction:
    """The chance that a gnome (number from 0) faints in its next faint check (rule RN-FAINT-1).

    ``grogs`` are drunk before it. 0 when there is nothing to check: the gnome is sober or out of
    the game, or the check comes only after Grog and none has been played.
    """
    there = view.gnomes[gnome]
    if there.fate != IN_PLAY:
        return Fraction(0)
    if view.house.faint_check == "after_grog" and not grogs + _played(view, gnome):
        return Fraction(0)
    level = min(view.parts.limits["intoxication"], there.level + grogs)
    cards = next_cards(view)
    return Fraction(sum(0 < faint_number(card) <= level for card in cards), len(cards))


def _played(view: View, gnome: int) -> int:
    """The Grog that counts for the gnome's next check: that of a turn in which it is to come."""
    return view.grogs if gnome == view.active and view.phase not in _AFTER_THE_CHECK else 0


# -- losing ---------------------------------------------------------------------------------------


def distance_to_loss(view: View) -> Mapping[str, int | None]:
    """How far each way of losing is off; None for one that is no danger now.

    By track: the spaces that its marker has left to the last one (rule RN-END-2). By token: the
    minutes in which the rear-most time keeper has passed it, and so all have (rule RN-END-3).
    """
    found: dict[str, int | None] = {
        track: view.parts.last - place for track, place in zip(TRACKS, view.tracks, strict=True)
    }
    latest = max((gnome.time for gnome in view.gnomes if gnome.fate == IN_PLAY), default=NONE)
    for token, place in zip(TOKENS, view.tokens, strict=True):
        found[token] = _token_distance(view, latest, place)
    return found


def _token_distance(view: View, latest: int, place: int) -> int | None:
    if place == NONE:
        return None
    if place == 0:  # nobody can pass it; by the option it is deadly to arrive there
        return latest if view.house.late_tokens == "deadly" else None
    return latest - place + 1
