"""Who sees to which destruction token: one gnome each, so that the others can do something else.

A gnome can still see to a token as long as its time keeper has not passed it: it may begin a turn
on the very space and then spend as many minutes as it likes.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablelab.games.red_november.components import AQUALUNG, EXTINGUISHER, GROG, SEA, TOKENS
from tablelab.games.red_november.outlook import urgent
from tablelab.games.red_november.routes import FAR, costs_to
from tablelab.games.red_november.state import State, in_play
from tablelab.games.red_november.turn.fix import REPAIRS

HURDLE = 50
"""What a blocked hatch counts here: more than any way, so that it can be told from one."""

CLEARING = 10
"""Minutes that it takes to unblock a hatch, or to put out the fire in the workplace."""

KRAKEN_TOKEN = TOKENS[3]
"""The one token that is removed at sea."""

JOBS = {token: job for job, (_, token) in REPAIRS.items() if token}
"""The repair that removes each token."""


@dataclass(frozen=True, slots=True)
class Duty:
    """``gnome`` is to see to a token (None: nobody can); ``able`` are all who could still do it."""

    gnome: int | None
    able: frozenset[int]

    def last(self, number: int) -> bool:
        """Whether the submarine is lost when this gnome passes the token."""
        return self.able == {number}


def duties(state: State) -> dict[str, Duty]:
    """For each urgent token who removes it: the most urgent is seen to first, by who is nearest.

    Nobody is given two tokens as long as somebody else can take one.
    """
    found: dict[str, Duty] = {}
    busy: set[int | None] = set()
    tokens = [token for token in TOKENS if urgent(state, token)]
    for token in sorted(tokens, key=lambda token: -state.tokens[TOKENS.index(token)]):
        needed = {n: _minutes(state, token, n) for n in _in_time(state, token)}
        able = [n for n, minutes in needed.items() if minutes < FAR]
        # A burning workplace has to be put out by one gnome so that the next can make the repair.
        early = burns(state, token)
        gnome = min(
            able,
            key=lambda n: (n in busy, -state.gnomes[n].time if early else 0, needed[n], n),
            default=None,
        )
        found[token] = Duty(gnome, frozenset(able))
        busy.add(gnome)
    return found


def burns(state: State, token: str) -> bool:
    """Whether there is a fire in the room in which a token is removed."""
    return token != KRAKEN_TOKEN and state.fire[state.parts.functions[JOBS[token]]]


def _in_time(state: State, token: str) -> list[int]:
    """The gnomes that have not passed a token."""
    place = max(1, state.tokens[TOKENS.index(token)])
    return [n for n in in_play(state) if state.gnomes[n].time >= place]


def _minutes(state: State, token: str, number: int) -> int:
    """How many minutes a gnome needs to remove a token; FAR if it cannot do so in time."""
    gnome = state.gnomes[number]
    way = _way(state, token, number)
    if burns(state, token):
        way += CLEARING
    hurdles, way = divmod(way, HURDLE)
    if hurdles > 1:
        return FAR
    if hurdles and gnome.time - way - 1 < state.tokens[TOKENS.index(token)]:
        return FAR  # there is not even a minute to try and unblock the hatch
    helpful = (
        state.parts.items[item].bonus
        for item in gnome.items
        if item != GROG and JOBS[token] in state.parts.items[item].repairs
    )
    work = max(1, state.parts.limits["die"] - sum(helpful))
    # The minutes of this turn count in favour of the active gnome, or it could dither for ever.
    begun = state.spent if number == state.active else 0
    return way + CLEARING * hurdles + work - begun


def _way(state: State, token: str, number: int) -> int:
    """The minutes until a gnome can begin to remove a token, with a HURDLE for a blocked hatch."""
    gnome = state.gnomes[number]
    proof = any(item in gnome.items for item in (EXTINGUISHER, GROG))
    proof = proof or (number == state.active and state.grogs + state.extinguishers > 0)
    if token == KRAKEN_TOKEN:
        if AQUALUNG not in gnome.items and not (gnome.at == SEA and gnome.air):
            return FAR
        return costs_to(state, SEA, proof, HURDLE)[gnome.at]
    # Nobody is at sea for long: what is near the way out stands for it.
    at = gnome.at if gnome.at != SEA else state.parts.exterior[0]
    goal = state.parts.functions[JOBS[token]]
    return costs_to(state, goal, proof, HURDLE, quenched=True)[at]
