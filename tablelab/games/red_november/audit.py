"""Accounts and invariants: what must be true of every position that can be reached."""

from __future__ import annotations

from collections import Counter

from tablelab.games.red_november.components import GROG, ROOMS, SEA
from tablelab.games.red_november.state import DRY, HIGH, IN_PLAY, OVER, State, in_play


def census(state: State) -> Counter[str]:
    """All event cards and items, wherever they lie."""
    found: Counter[str] = Counter()
    found.update(state.deck.unseen)
    found.update(state.discard)
    found.update(state.removed)
    if state.kraken_aside:
        found.update(card for card in state.parts.cards if card.startswith("kraken"))
    for gnome in state.gnomes:
        found.update(gnome.items)
    found.update(state.stock.unseen)
    found.update(state.item_discard)
    found[GROG] += state.cabin
    return found


def faults(state: State) -> list[str]:
    """Invariants of Red November that the position breaks."""
    found = []
    if any(state.fire[room] and state.water[room] != DRY for room in range(1, ROOMS + 1)):
        found.append("a flooded room burns")
    if len(set(state.blocked)) < len(state.blocked):
        found.append(f"a hatch is blocked twice: {state.blocked}")
    if not set(state.blocked) <= set(state.parts.hatches):
        found.append(f"something is blocked that is no interior hatch: {state.blocked}")
    if not all(1 <= place <= state.parts.last for place in state.tracks):
        found.append(f"a marker has left its track: {state.tracks}")
    if state.phase != OVER and state.parts.last in state.tracks:
        found.append(f"the game goes on with a full track: {state.tracks}")
    if sorted(state.pile) != in_play(state):
        found.append(f"time keepers {state.pile} for the gnomes {in_play(state)}")
    for number, gnome in enumerate(state.gnomes):
        if gnome.fate != IN_PLAY and gnome.items:
            found.append(f"gnome {number} is gone and has items")
        if not 0 <= gnome.level <= state.parts.limits["intoxication"]:
            found.append(f"gnome {number} has intoxication {gnome.level}")
        lies = state.phase != OVER and gnome.fate == IN_PLAY and gnome.fainted
        if lies and gnome.at != SEA and (state.fire[gnome.at] or state.water[gnome.at] == HIGH):
            found.append(f"gnome {number} lies in fire or high water")
        if gnome.items != sorted(gnome.items):
            found.append(f"gnome {number} holds its items out of order")
    if state.phase != OVER and not 0 <= state.ghost <= state.gnome.time:
        found.append(f"the ghost is at {state.ghost}, the time keeper at {state.gnome.time}")
    return found
