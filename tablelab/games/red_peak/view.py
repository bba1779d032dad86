"""What a seat may know of a game of Red Peak, and a state that fits it.

By day each seat sees its own hand (with ``hands = open`` all hands); at night nobody sees any.
Everything else lies open, and of every stack it is known what is still in it, not in which order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablelab.core.chance import Chance
from tablelab.core.deck import Deck
from tablelab.games.red_peak.components import Components
from tablelab.games.red_peak.state import DAY, Cover, House, State


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``viewer`` sees it (None: an onlooker). See the state for the fields.

    ``hands`` has None for each hand that the viewer may not see; ``stack``, ``boat_stack``,
    ``bonus_stack`` and ``volcano`` are what is left in them, sorted.
    """

    viewer: int | None
    players: int
    house: House
    parts: Components
    hands: tuple[tuple[str, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discard: tuple[str, ...]
    stack: tuple[str, ...]
    supply: tuple[str, ...]
    boat_stack: tuple[str, ...]
    boats: tuple[str, ...]
    volcano: tuple[str, ...]
    drawn: tuple[tuple[str, int], ...]
    bonus_stack: tuple[str, ...]
    bonuses: tuple[int, ...]
    used_bonuses: tuple[str, ...]
    tasks: tuple[str, ...]
    path: tuple[int, ...]
    tiles: tuple[str, ...]
    headings: tuple[int, ...]
    tent: int
    adventurer: int
    lava: int
    boat: str
    covers: tuple[Cover, ...]
    time_tiles: int
    multitools: int
    day: int
    phase: str
    next_card: int
    deadline: int | None
    now: int
    ended_by: str
    won: bool


_LISTS = (
    "discard",
    "supply",
    "boats",
    "bonuses",
    "used_bonuses",
    "path",
    "tiles",
    "headings",
    "covers",
)
_STACKS = ("stack", "boat_stack", "volcano", "bonus_stack")
_PLAIN = (
    "players",
    "house",
    "parts",
    "tasks",
    "tent",
    "adventurer",
    "lava",
    "boat",
    "time_tiles",
    "multitools",
    "day",
    "phase",
    "next_card",
    "deadline",
    "now",
    "ended_by",
    "won",
)


def view(state: State, seat: int | None) -> View:
    """The table as a seat or an onlooker may see it."""
    fields: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN}
    fields |= {name: tuple(getattr(state, name)) for name in _LISTS}
    fields |= {name: tuple(getattr(state, name).unseen) for name in _STACKS}
    return View(
        viewer=seat,
        hands=tuple(
            tuple(hand) if sees(state, seat, number) else None
            for number, hand in enumerate(state.hands)
        ),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        deck_size=len(state.deck),
        drawn=tuple(sorted(state.drawn.items())),
        **fields,
    )


def sees(state: State, viewer: int | None, seat: int) -> bool:
    """Whether the viewer may look at the hand of a seat now."""
    return state.phase in DAY and (viewer == seat or state.house.hands == "open")


def sample(view: View, chance: Chance) -> State:
    """A full state that the viewer cannot tell from the true one: hidden hands are dealt anew."""
    state = State(view.players, view.house, view.parts)
    for name in _PLAIN:
        setattr(state, name, getattr(view, name))
    for name in _LISTS:
        setattr(state, name, list(getattr(view, name)))
    for name in _STACKS:
        setattr(state, name, Deck(getattr(view, name)))
    state.drawn = dict(view.drawn)
    seen = {card for hand in view.hands if hand is not None for card in hand}
    seen.update(view.discard, (cover[1] for cover in view.covers if cover is not None))
    state.deck = Deck(card for card in view.parts.cards if card not in seen)
    state.hands = [
        list(hand)
        if hand is not None
        else sorted(chance.draw(state.deck) for _ in range(view.hand_sizes[seat]))
        for seat, hand in enumerate(view.hands)
    ]
    return state
