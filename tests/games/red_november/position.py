"""Hand-made positions of Red November, and a table on which codes are played and rules are heard.

A position is the moment before a turn begins. All 56 event cards and 54 items are accounted for:
what lies nowhere else is in the two stocks. Unless ``symbols`` are asked for, the time track has
none, so that a turn costs its minutes and nothing happens.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tablelab.core.chance import Scripted
from tablelab.core.deck import Deck
from tablelab.core.events import Event
from tablelab.games.red_november import GAME
from tablelab.games.red_november.components import SEA
from tablelab.games.red_november.setup import house_of
from tablelab.games.red_november.state import HIGH, IN_PLAY, LOW, NEXT, Gnome, State
from tablelab.games.red_november.turn import run
from tests.games.referee import Referee

PARTS = GAME.parts
NO_SYMBOLS = replace(PARTS, event_spaces=frozenset(), item_spaces=frozenset())
TRACKS = ("asphyxiation", "heat", "pressure")
TOKENS = ("crushed", "asphyxiated", "missile", "devoured")
RESPITES = ("respite/0", "respite/0", "respite/1", "respite/1", "respite/2", "respite/3")
"""Cards to which nothing happens, for scripts of quiet turns."""

Step = str | tuple[Any, ...]
"""A code; or a tuple of a code and what chance says to it: rolls, cards, items."""


def gnome(
    at: int = 5,
    time: int = 30,
    items: str = "",
    *,
    level: int = 0,
    fainted: bool = False,
    air: int = 0,
    drew: bool = False,
    fate: int = IN_PLAY,
) -> Gnome:
    """A gnome; items are ids with spaces between them."""
    made = Gnome(0)
    made.at, made.time, made.items = at, time, sorted(items.split())
    made.level, made.fainted, made.air, made.drew, made.fate = level, fainted, air, drew, fate
    return made


def position(
    *gnomes: Gnome,
    seats: int | None = None,
    fire: Iterable[int] = (),
    low: Iterable[int] = (),
    high: Iterable[int] = (),
    blocked: Iterable[tuple[int, int]] = (),
    tracks: tuple[int, int, int] = (1, 1, 1),
    tokens: Mapping[str, int] | None = None,
    pile: Sequence[int] | None = None,
    cabin: int = 6,
    deck: Sequence[str] | None = None,
    stock: Sequence[str] | None = None,
    symbols: bool = False,
    luck: Sequence[object] = (),
    **options: str,
) -> Table:
    """A table at the moment before a turn begins, played on to the first question.

    ``tracks`` are asphyxiation, heat and pressure. ``pile`` lists the time keepers as they came to
    rest, the last on top (by default gnome 0 lies on top). ``deck`` and ``stock`` are the event
    cards and items still face down, if the rest is to lie in the discards. ``luck`` is what chance
    says before the first question.
    """
    players = len(gnomes) if seats is None else seats
    house = house_of(GAME.complete_options(players, options))
    state = State(players, len(gnomes), house, PARTS if symbols else NO_SYMBOLS)
    state.gnomes = list(gnomes)
    for number, there in enumerate(gnomes):
        there.seat = number % players
    state.fire = [room in set(fire) for room in range(11)]
    state.water = [LOW if room in set(low) else 2 * (room in set(high)) for room in range(11)]
    state.blocked = sorted((min(pair), max(pair)) for pair in blocked)
    state.tracks = list(tracks)
    for token, space in (tokens or {}).items():
        state.tokens[TOKENS.index(token)] = space
    there_is = [number for number, there in enumerate(gnomes) if there.fate == IN_PLAY]
    state.pile = list(reversed(there_is) if pile is None else pile)
    _lay_out(state, cabin, deck, stock)
    assert GAME.faults(_about_to_begin(state)) == []
    state.phase = NEXT
    return Table(state, luck)


def _lay_out(
    state: State, cabin: int, deck: Sequence[str] | None, stock: Sequence[str] | None
) -> None:
    """Every card and every item to its place."""
    cards = [card for card in PARTS.cards if card != "kraken/1"]
    if deck is not None and "kraken/1" in deck:
        state.kraken_aside, cards = False, list(PARTS.cards)
    state.deck = Deck(cards if deck is None else deck)
    state.discard = _without(cards, state.deck.unseen)
    state.cabin = cabin
    items = [item.id for item in PARTS.items.values() for _ in range(item.count)]
    held = [item for there in state.gnomes for item in there.items]
    free = _without(items, [*held, *["grog"] * cabin])
    state.stock = Deck(free if stock is None else stock)
    state.item_discard = _without(free, state.stock.unseen)


def _without(every: Iterable[str], gone: Iterable[str]) -> list[str]:
    left = list(every)
    for one in gone:
        left.remove(one)
    return sorted(left)


def _about_to_begin(state: State) -> State:
    copy = state.clone()
    copy.active, copy.ghost = 0, 0
    return copy


class Table(Referee):
    """Plays codes by the rules; every step is checked for the invariants of the game."""

    game = GAME
    state: State

    def __init__(self, state: State, luck: Sequence[object] = ()) -> None:
        super().__init__(state)
        script = Scripted(luck)
        run(state, script, self.log)
        assert not script.rest, f"chance was not asked for {script.rest}"
        self.verify()

    def act(self, *steps: Step) -> list[Event]:
        """Play steps, each by the seat that is asked; the events that they caused.

        A step without luck must not ask chance; luck must be used up.
        """
        before = len(self.log)
        for step in steps:
            code, *luck = (step,) if isinstance(step, str) else step
            script = Scripted(luck)
            self.play(code, self.state.seat, script)
            assert not script.rest, f"{code} did not use {script.rest}"
        return list(self.log[before:])

    def gnome(self, number: int) -> Gnome:
        """One of the gnomes."""
        return self.state.gnomes[number]

    def track(self, name: str) -> int:
        """Where the marker of a disaster track stands."""
        return self.state.tracks[TRACKS.index(name)]

    def token(self, name: str) -> int | None:
        """The space of a destruction token; None if it is not on the track."""
        space = self.state.tokens[TOKENS.index(name)]
        return None if space < 0 else space

    def burning(self) -> list[int]:
        """The rooms that burn."""
        return [room for room, burns in enumerate(self.state.fire) if burns]

    def water(self, depth: int) -> list[int]:
        """The rooms with water of a depth: LOW or HIGH."""
        return [room for room, water in enumerate(self.state.water) if water == depth]

    @property
    def ending(self) -> tuple[str, bool, tuple[int, ...]] | None:
        """How the game ended: rule, saved or lost, winners; None while it goes on."""
        outcome = GAME.outcome(self.state)
        return None if outcome is None else (outcome.rule, bool(outcome.won), outcome.winners)


__all__ = [
    "GAME",
    "HIGH",
    "LOW",
    "NO_SYMBOLS",
    "PARTS",
    "RESPITES",
    "SEA",
    "Table",
    "gnome",
    "position",
]
