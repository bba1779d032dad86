"""Exact chances by brute force: all branches of the rules, added up."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tablelab.core.exact import branches
from tablelab.games.red_november import GAME
from tablelab.games.red_november.state import State
from tests.games.red_november.speaking import position


def brute(state: State, code: str, key: str, then: Mapping[str, str] | None = None) -> Fraction:
    """The chance that an event with this key happens, over all branches of an action.

    ``then`` are the answers to questions that come up on the way, by phase.
    """
    total = Fraction(0)
    for branch in branches(GAME, state, state.seat, GAME.parse(code)):
        if any(event.key == f"red_november.{key}" for event in branch.events):
            total += branch.probability
        elif then and branch.state.phase in then:
            answer = then[branch.state.phase]
            total += branch.probability * brute(branch.state, answer, key, then)
    return total


def at_the_end(**data: Any) -> State:
    """Anna in the last minute, all others rescued: what a repair costs meets no star any more."""
    state = position(time=1, **data)
    for gnome in state.gnomes[1:]:
        gnome.time = 0
    return state
