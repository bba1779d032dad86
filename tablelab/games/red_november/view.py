"""What a seat may know of a game of Red November, and a state that fits it.

Everything lies open, the order of the stacks apart; only among crazed gnomes items are secret, and
what is offered in a trade is known to its two gnomes only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablelab.core.chance import Chance
from tablelab.core.deck import Deck
from tablelab.games.red_november.components import CHARM as LUCKY_CHARM
from tablelab.games.red_november.components import CROWBAR, GROG, Components
from tablelab.games.red_november.state import CHARM, DEFEND, NONE, Gnome, House, State


@dataclass(frozen=True, slots=True)
class GnomeView:
    """A gnome as the viewer sees it; ``items`` is None for a hand that it may not see."""

    seat: int
    at: int
    time: int
    level: int
    fainted: bool
    fate: int
    items: tuple[str, ...] | None
    item_count: int
    drew: bool
    air: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``viewer`` sees it (None: an onlooker). See the state for the fields.

    ``deck`` is what is left in the event deck, sorted; ``stock_size`` counts the face-down items.
    ``gives`` and ``wants`` are empty for who must not know them (see :func:`offer_known`).
    """

    viewer: int | None
    players: int
    house: House
    parts: Components
    gnomes: tuple[GnomeView, ...]
    fire: tuple[bool, ...]
    water: tuple[int, ...]
    blocked: tuple[tuple[int, int], ...]
    tracks: tuple[int, ...]
    tokens: tuple[int, ...]
    pile: tuple[int, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    kraken_aside: bool
    stock_size: int
    item_discard: tuple[str, ...]
    cabin: int
    phase: str
    seat: int
    active: int
    ghost: int
    spent: int
    began_in_sea: bool
    opened: int
    grogs: int
    extinguishers: int
    job: str
    hatch: int
    bonus: int
    minutes: int
    charmed: bool
    partner: int
    gives: tuple[str, ...]
    wants: tuple[str, ...]
    refused: bool
    deserting: bool
    room: int
    drops: tuple[tuple[int, int], ...]
    opening: int
    ended_by: str
    saved: bool


_LISTS = (
    "fire",
    "water",
    "blocked",
    "tracks",
    "tokens",
    "pile",
    "discard",
    "removed",
    "item_discard",
    "gives",
    "wants",
    "drops",
)
_PLAIN = (
    "players",
    "house",
    "parts",
    "kraken_aside",
    "cabin",
    "phase",
    "seat",
    "active",
    "ghost",
    "spent",
    "began_in_sea",
    "opened",
    "grogs",
    "extinguishers",
    "job",
    "hatch",
    "bonus",
    "minutes",
    "charmed",
    "partner",
    "refused",
    "deserting",
    "room",
    "opening",
    "ended_by",
    "saved",
)
_GNOME = ("seat", "at", "time", "level", "fainted", "fate", "drew", "air")


def view(state: State, seat: int | None) -> View:
    """The table as a seat or an onlooker may see it."""
    fields: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN}
    fields |= {name: tuple(getattr(state, name)) for name in _LISTS}
    if not offer_known(state, seat):
        fields |= {"gives": (), "wants": ()}
    return View(
        viewer=seat,
        gnomes=tuple(_gnome(state, gnome, seat) for gnome in state.gnomes),
        deck=tuple(state.deck.unseen),
        stock_size=len(state.stock),
        **fields,
    )


def offer_known(table: State | View, viewer: int | None) -> bool:
    """Whether the viewer may know what the trade under way is about."""
    if table.house.crazed == "no" or table.partner == NONE:
        return True
    return viewer in (table.gnomes[table.active].seat, table.gnomes[table.partner].seat)


def _gnome(state: State, gnome: Gnome, viewer: int | None) -> GnomeView:
    open_hand = state.house.crazed == "no" or gnome.seat == viewer
    return GnomeView(
        items=tuple(gnome.items) if open_hand else None,
        item_count=len(gnome.items),
        **{name: getattr(gnome, name) for name in _GNOME},
    )


def sample(view: View, chance: Chance) -> State:
    """A full state that the viewer cannot tell from the true one: hidden items are dealt anew."""
    state = State(view.players, len(view.gnomes), view.house, view.parts)
    for name in _PLAIN:
        setattr(state, name, getattr(view, name))
    for name in _LISTS:
        setattr(state, name, list(getattr(view, name)))
    state.deck = Deck(view.deck)
    for gnome, seen in zip(state.gnomes, view.gnomes, strict=True):
        for name in _GNOME:
            setattr(gnome, name, getattr(seen, name))
    _deal(state, view, chance)
    return state


def _deal(state: State, view: View, chance: Chance) -> None:
    """Give hidden hands items of which the viewer does not know where they are."""
    for number, (gnome, seen) in enumerate(zip(state.gnomes, view.gnomes, strict=True)):
        gnome.items = _must_have(view, number) if seen.items is None else list(seen.items)
    state.stock = _unseen(state)
    for gnome, seen in zip(state.gnomes, view.gnomes, strict=True):
        missing = seen.item_count - len(gnome.items)
        gnome.items = sorted([*gnome.items, *(chance.draw(state.stock) for _ in range(missing))])


def _must_have(view: View, number: int) -> list[str]:
    """Items of a hidden hand that the question of the moment gives away."""
    if view.phase == CHARM and number == view.active:
        return [LUCKY_CHARM]
    if view.phase == DEFEND and number == view.partner:
        return [CROWBAR]
    return list(view.gives) if number == view.active else []


def _unseen(state: State) -> Deck[str]:
    """All items that have no place yet."""
    every = [item.id for item in state.parts.items.values() for _ in range(item.count)]
    known = [*state.item_discard, *[GROG] * state.cabin]
    known += [item for gnome in state.gnomes for item in gnome.items]
    for item in known:
        every.remove(item)
    return Deck(every)
