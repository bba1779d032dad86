"""Accounts and invariants: what must be true of every position that can be reached."""

from __future__ import annotations

from collections import Counter

from tablelab.games.red_peak.grid import STEPS
from tablelab.games.red_peak.state import DAY, OVER, PAY, State


def census(state: State) -> Counter[str]:
    """All cards and tiles, wherever they lie."""
    found: Counter[str] = Counter()
    found.update(card for hand in state.hands for card in hand)
    found.update(state.deck.unseen)
    found.update(state.discard)
    found.update(cover[1] for cover in state.covers if cover is not None and cover[1])
    found.update(state.stack.unseen)
    found.update(state.supply)
    found.update(state.tiles[1:])
    found.update(state.boat_stack.unseen)
    found.update(state.boats)
    found.update(state.bonus_stack.unseen)
    found.update(state.used_bonuses)
    found.update(f"volcano:{kind}" for kind in state.volcano.unseen)
    found.update({f"volcano:{kind}": number for kind, number in state.drawn.items()})
    return found


def faults(state: State) -> list[str]:
    """Invariants of Red Peak that the position breaks."""
    found = []
    if not len(state.path) == len(state.tiles) == len(state.headings):
        found.append("path, tiles and headings have different lengths")
    if len(set(state.path)) < len(state.path):
        found.append(f"two tiles lie on one space: {state.path}")
    if any(b not in STEPS[a] for a, b in zip(state.path, state.path[1:], strict=False)):
        found.append(f"the path has a gap: {state.path}")
    if not 0 <= state.tent <= state.adventurer <= len(state.path):
        found.append(f"tent at {state.tent}, adventurer at {state.adventurer}")
    evening = state.phase not in (*DAY, OVER)
    if evening and not state.tent == state.adventurer == len(state.path) - 1:
        found.append("in the evening the tent must stand at the end of the path")
    if state.phase != OVER and state.tent and state.lava > state.tent:
        found.append(f"the lava is at {state.lava}, beyond the tent at {state.tent}")
    if (state.deadline is not None) != (state.phase in DAY):
        found.append(f"a deadline of {state.deadline} in phase {state.phase}")
    if min(state.time_tiles, state.multitools) < 0:
        found.append("less than no time tiles or multitools")
    if state.phase not in (PAY, OVER) and state.covers:
        found.append("something covers symbols while nothing is paid")
    return found
