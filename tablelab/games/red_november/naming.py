"""What the things of Red November are called: values of placeholders, gnomes, rooms, items.

Values are worded to fit the sentences of the catalogue, German cases included: ``room`` says where
something is ("in room 5 (middle)", "im Meer"), ``to`` where somebody goes ("the sea", "ins Meer"),
``way`` where a hatch leads ("to the sea", "zum Meer"). ``job`` is a repair as a heading, and
``hatch`` follows it, empty for repairs of no hatch; ``work`` is a repair within a sentence
("unblocking the hatch to room 4", "die Luke zu Raum 4 freizumachen"). ``takes`` are the minutes at
the end of a sentence, ``item`` is its object ("a crowbar", "einen Kaffee").

Gnomes are known by their players' names. One or two players lead several gnomes in turn, which is
known by the text's names: give a text one name for each seat (it may be empty).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from tablelab.core.text import Text
from tablelab.games.red_november.actions import JOBS
from tablelab.games.red_november.components import (
    ROOMS,
    SEA,
    TOKENS,
    TRACKS,
    kind_of,
    standard,
)
from tablelab.games.red_november.state import (
    ANSWER,
    BLOCK,
    CHARM,
    DEFEND,
    DISCARD,
    FIX,
    MOVE,
    NONE,
    RETREAT,
    SPREAD,
    TRADE,
)

FEW_PLAYERS = 2
"""Up to so many players lead several gnomes each."""

KINDS = tuple(dict.fromkeys(map(kind_of, standard().cards)))
"""The kinds of event cards."""


# -- placeholders ---------------------------------------------------------------------------------


def noun(text: Text, field: str, value: object) -> str:
    """A placeholder's value in words; values of unknown fields stay as they are."""
    if type(value) is int and field in _OF_NUMBERS:
        return _OF_NUMBERS[field](text, value)
    if field in ("gives", "wants") and isinstance(value, list | tuple):
        return item_list(text, value)
    if field == "work" and isinstance(value, list | tuple):
        return _work(text, value)
    if isinstance(value, str) and (key := _OF_WORDS.get(field, {}).get(value)):
        return text.template(key)
    return str(value)


def gnome_name(text: Text, gnome: int) -> str:
    """The name of the player who leads the gnome; with several, "Anna's gnome 2"."""
    players = len(text.names)
    if not 0 < players <= FEW_PLAYERS:
        return text.name(gnome)
    name, number = text.name(gnome % players), gnome // players + 1
    return text("red_november.gnome_of", name=name, number=number)


def room_label(text: Text, room: int) -> str:
    """A room without preposition: "room 5 (middle)", "the sea"."""
    if room == SEA:
        return text.template("red_november.place.sea")
    name = text.template(f"red_november.name.{room}")
    return text("red_november.place.room", number=room, name=name)


def _where(kind: str) -> Callable[[Text, int], str]:
    def word(text: Text, room: int) -> str:
        if not SEA <= room <= ROOMS:
            return str(room)
        if room == SEA:
            return text.template(f"red_november.{kind}.sea")
        return text(f"red_november.{kind}.room", place=room_label(text, room))

    return word


def _hatch(text: Text, to: int) -> str:
    return "" if to == NONE else text("red_november.hatch", number=to)


def _takes(text: Text, minutes: int) -> str:
    return text("red_november.takes", n=minutes) if minutes else ""


def _work(text: Text, repair: Sequence[object]) -> str:
    """A repair, and the room behind its hatch or NONE, as a part of a sentence."""
    if len(repair) != 2 or repair[0] not in JOBS:
        return str(repair)
    return text(f"red_november.work.{repair[0]}", number=repair[1])


def _token(text: Text, token: int) -> str:
    if token not in range(len(TOKENS)):
        return str(token)
    return text.template(f"red_november.token.{TOKENS[token]}")


_OF_NUMBERS: dict[str, Callable[[Text, int], str]] = {
    "gnome": gnome_name,
    "other": gnome_name,
    "room": _where("in"),
    "to": _where("to"),
    "way": _where("way"),
    "hatch": _hatch,
    "takes": _takes,
    "token": _token,
}

_QUESTIONS = (MOVE, FIX, CHARM, RETREAT, TRADE, ANSWER, DEFEND, BLOCK, SPREAD, DISCARD)

_OF_WORDS: dict[str, dict[str, str]] = {
    "item": {item: f"red_november.item.{item}" for item in standard().items},
    "job": {job: f"red_november.job.{job}" for job in JOBS},
    "kind": {kind: f"red_november.kind.{kind}" for kind in KINDS},
    "track": {track: f"red_november.track.{track}" for track in TRACKS},
    "phase": {phase: f"red_november.phase.{phase}" for phase in _QUESTIONS},
}
"""The catalogue's key for each value that is a word, by field."""


def all_of(text: Text, names: Sequence[str]) -> str:
    """Names in a sentence: "Anna, Ben and Cem"."""
    *most, last = names
    return text("red_november.and", most=", ".join(most), last=last) if most else last


# -- items, cards ---------------------------------------------------------------------------------


def item_label(text: Text, item: str) -> str:
    """An item's short name: "crowbar", "Brechstange"."""
    return text.template(f"red_november.label.{item}")


def item_list(text: Text, items: Iterable[str]) -> str:
    """Short names of items, equal ones counted: "Grog ×2, coffee"; "nothing" if there are none."""
    return counted(text, ((item_label(text, item), n) for item, n in Counter(items).items()))


def card_list(text: Text, cards: Iterable[str]) -> str:
    """The kinds of event cards, counted: "Fire ×2, Respite"; "nothing" if there are none."""
    counts = Counter(map(kind_of, cards))
    return counted(text, ((noun(text, "kind", kind), counts[kind]) for kind in KINDS))


def counted(text: Text, things: Iterable[tuple[str, int]]) -> str:
    """Names with their numbers; those that there are none of are left out."""
    said = [name if n == 1 else f"{name} ×{n}" for name, n in things if n]
    return ", ".join(said) or text.template("red_november.nothing")
