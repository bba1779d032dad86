"""What a seat may know of a game of Submarine, and a state that fits it.

Open are the board, containers, jokers, ships, spent cards and how many cards there are. A seat
knows its own hand, and those cards in any pile that it put under a pile itself. Nobody knows more
of a pile.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tablelab.core.chance import Chance
from tablelab.core.deck import Deck
from tablelab.games.submarine.components import COLOURS, Components
from tablelab.games.submarine.state import (
    UNSEEN,
    House,
    Player,
    State,
    colour_at,
    placed,
    placer_of,
)


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat's things as the viewer sees them.

    ``hand`` is None for a hand that the viewer may not see; ``pile`` has None for each card that
    the viewer does not know, the top card last.
    """

    seat: int
    ship: int
    subs: tuple[int, ...]
    hand: tuple[int, ...] | None
    hand_size: int
    pile: tuple[int | None, ...]
    container: tuple[int, ...]
    jokers: tuple[int, ...]
    gained: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``viewer`` sees it (None: an onlooker). See the state for the fields."""

    viewer: int | None
    players: int
    house: House
    parts: Components
    seats: tuple[SeatView, ...]
    board: tuple[tuple[int, ...], ...]
    spent: tuple[int, ...]
    undealt: int
    unused: tuple[int, ...]
    start: int
    phase: str
    seat: int
    unplaced: int
    voyage: int
    mode: str
    fresh: tuple[int, int, int, int]
    divers: tuple[int, int, int, int]
    swapped: bool
    moving: int
    dry: int
    ended_by: str


def view(state: State, seat: int | None) -> View:
    """The table as a seat or an onlooker may see it."""
    return View(
        viewer=seat,
        players=state.players,
        house=state.house,
        parts=state.parts,
        seats=tuple(_seat(state, number, seat) for number in range(state.players)),
        board=tuple(state.board),
        spent=tuple(state.spent),
        undealt=state.undealt,
        unused=state.unused,
        start=state.start,
        phase=state.phase,
        seat=state.seat,
        unplaced=state.unplaced,
        voyage=state.voyage,
        mode=state.mode,
        fresh=state.fresh,
        divers=state.divers,
        swapped=state.swapped,
        moving=state.moving,
        dry=state.dry,
        ended_by=state.ended_by,
    )


def _seat(state: State, seat: int, viewer: int | None) -> SeatView:
    player = state.seats[seat]
    return SeatView(
        seat=seat,
        ship=player.ship,
        subs=tuple(player.subs),
        hand=tuple(player.hand) if seat == viewer else None,
        hand_size=len(player.hand),
        pile=tuple(_known(place, viewer) for place in player.pile),
        container=tuple(player.container),
        jokers=tuple(player.jokers),
        gained=tuple(player.gained),
    )


def _known(place: int, viewer: int | None) -> int | None:
    if place == UNSEEN or placer_of(place) != viewer:
        return None
    return colour_at(place)


def sample(view: View, chance: Chance) -> State:
    """A full state that the viewer cannot tell from the true one: hidden hands are dealt anew."""
    state = State(view.players, view.house, view.parts)
    hidden = _unseen(view)
    state.seats = [_player(seen, view.viewer, hidden, chance) for seen in view.seats]
    state.pool = hidden
    state.board = list(view.board)
    state.spent = list(view.spent)
    for name in (
        "undealt",
        "unused",
        "start",
        "phase",
        "seat",
        "unplaced",
        "voyage",
        "mode",
        "fresh",
        "divers",
        "swapped",
        "moving",
        "dry",
        "ended_by",
    ):
        setattr(state, name, getattr(view, name))
    return state


def _unseen(view: View) -> Deck[int]:
    """All cards whose place the viewer does not know."""
    every = Counter(dict.fromkeys(range(COLOURS), view.parts.each_colour))
    every.subtract(dict(enumerate(view.spent)))
    for seen in view.seats:
        every.subtract(seen.hand or ())
        every.subtract(colour for colour in seen.pile if colour is not None)
    return Deck(every.elements())


def _player(seen: SeatView, viewer: int | None, hidden: Deck[int], chance: Chance) -> Player:
    player = Player()
    player.ship = seen.ship
    player.subs = list(seen.subs)
    if seen.hand is not None:
        player.hand = list(seen.hand)
    else:
        player.hand = sorted(chance.draw(hidden) for _ in range(seen.hand_size))
    player.pile = [
        UNSEEN if colour is None or viewer is None else placed(colour, viewer)
        for colour in seen.pile
    ]
    player.container = list(seen.container)
    player.jokers = list(seen.jokers)
    player.gained = list(seen.gained)
    return player
