"""What threatens the submarine: how likely each disaster is, and what a repair is worth.

Worth is counted in chances of being lost: 1 is a submarine that is lost for sure and then is not.
The weights are our own; they were chosen by letting variants play many games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from tablelab.games.red_november.components import (
    ROOMS,
    TOKENS,
    TRACKS,
    faint_number,
    kind_of,
)
from tablelab.games.red_november.state import DRY, NONE, State, in_play
from tablelab.games.red_november.turn.events import KRAKEN
from tablelab.games.red_november.turn.fix import repaired

HORIZONS = ((12, 1.4), (24, 0.7), (48, 0.3))
"""How many events ahead the danger of a track is looked at, and with what weight."""

FIRE_SPREADS = 0.8
"""Chance that a fire finds a room to spread to, while one burns."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """``stars`` are the events still to come, ``advance`` the spaces that each track moves on by
    an event card on average: one that is in the deck now, and one of all cards."""

    stars: int
    cards: int
    now: tuple[float, ...]
    later: tuple[float, ...]

    def expected(self, track: int, events: int) -> float:
        """How many spaces a track moves on within so many events, on average."""
        events = min(events, self.stars)
        soon = min(events, self.cards)
        return soon * self.now[track] + (events - soon) * self.later[track]

    def danger(self, track: int, place: int, last: int) -> float:
        """How much a marker at ``place`` threatens."""
        spaces = last - place
        return sum(
            weight * at_least(spaces, self.expected(track, events)) for events, weight in HORIZONS
        )


def at_least(number: int, mean: float) -> float:
    """The chance of at least ``number`` events that are ``mean`` on average (Poisson)."""
    term, below = exp(-mean), 0.0
    for k in range(number):
        below += term
        term *= mean / (k + 1)
    return max(0.0, 1.0 - below)


def outlook(state: State) -> Outlook:
    """The events that are still to come."""
    spaces = state.parts.event_spaces
    times = [state.gnomes[number].time for number in in_play(state)]
    stars = sum(space < time for time in times for space in spaces)
    return Outlook(
        stars,
        len(state.deck),
        _advances(state, state.deck.unseen),
        _advances(state, state.parts.cards),
    )


def _advances(state: State, cards: Sequence[str]) -> tuple[float, ...]:
    """By track: spaces that one of the cards moves its marker on, on average."""
    if not cards:
        return (0.0,) * len(TRACKS)
    effects = state.parts.effects
    dry = [not state.fire[room] and state.water[room] == DRY for room in range(1, ROOMS + 1)]
    room_burns = effects["fire"] * sum(dry) / ROOMS
    by_kind = {
        "fire": (0, room_burns),
        "friendly_fire": (0, room_burns),
        "fire_spreads": (0, FIRE_SPREADS if any(state.fire) else 0.0),
        "reactor_warmup": (1, effects["reactor_warmup"]),
        "reactor_malfunction": (1, effects["reactor_malfunction"]),
        "descent": (2, effects["descent"]),
        "fast_descent": (2, effects["fast_descent"]),
    }
    totals = [0.0] * len(TRACKS)
    for card in cards:
        track, by = by_kind.get(kind_of(card), (0, 0.0))
        totals[track] += by
    return tuple(total / len(cards) for total in totals)


def worth(state: State, ahead: Outlook, track: str) -> float:
    """What a repair is worth that sets the marker of a track back."""
    number = TRACKS.index(track)
    place, last = state.tracks[number], state.parts.last
    after = repaired(state, place)
    return ahead.danger(number, place, last) - ahead.danger(number, after, last)


def urgent(state: State, token: str) -> bool:
    """Whether a destruction token lies where the gnomes will pass it."""
    place = state.tokens[TOKENS.index(token)]
    return place > 0 or (place == 0 and state.house.late_tokens == "deadly")


def faint_chance(state: State, level: int) -> float:
    """The chance that a gnome with so much intoxication faints in a faint check now."""
    cards: Sequence[str] = state.deck.unseen
    if not cards:
        kraken = [card for card in state.parts.cards if kind_of(card) == KRAKEN]
        cards = [*state.discard, *(kraken if state.kraken_aside else ())]
    return sum(0 < faint_number(card) <= level for card in cards) / len(cards)


def job_at(state: State, room: int) -> str | None:
    """The repair that belongs to a room, if its token or track makes it possible."""
    for job in ("engine", "oxygen", "reactor", "missile"):
        if state.parts.functions[job] == room:
            missing = job == "missile" and state.tokens[TOKENS.index("missile")] == NONE
            return None if missing else job
    return None
