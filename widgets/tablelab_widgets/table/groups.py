"""Many actions in an order in which they can be overlooked.

A few actions stand side by side. Many stand in one group a verb (the code up to its first colon);
verbs with one action each that follow each other share a group. One that is still too long is
divided by what comes next in the code, and folded. Numbers of minutes stand in one row of small
buttons.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import takewhile

from tablelab.core.text import Text
from tablelab_widgets.table.session import Json

FEW = 8
"""So many actions need no groups."""

LONG = 14
"""A longer group is divided and folded."""

AMOUNTS = frozenset({"spend", "wait"})
"""Verbs whose codes end in a number of minutes."""

_SHORTEST_TITLE = 6


def groups(actions: Sequence[Json], text: Text) -> list[Json]:
    """The groups of actions (each with ``code``, ``label`` and ``seat``), in the rules' order.

    A group has the ``seat`` whose actions it holds, a ``title`` (empty where none is needed), a
    ``look`` (``"list"``, ``"folded"`` or ``"amounts"``) and the ``codes``.
    """
    found = []
    for seat, own in _divided(actions, lambda action: action["seat"]):
        verb = _verb if len(own) > FEW else _verb_of_amounts
        for name, members in _divided(own, verb):
            if name in AMOUNTS and len(members) > 2:
                title = text(f"table.amounts.{name}")
                found.append(_group(seat, "amounts", members, title))
            else:
                found += _grouped(seat, members)
    return _joined(found)


def _verb(action: Json) -> str:
    return str(action["code"]).split(":")[0]


def _verb_of_amounts(action: Json) -> str:
    verb = _verb(action)
    return verb if verb in AMOUNTS else ""


def _grouped(seat: object, members: list[Json]) -> list[Json]:
    if len(members) <= LONG:
        return [_group(seat, "list", members)]
    parts = _divided(members, lambda action: re.split("[:>]", action["code"])[1:2])
    if len(parts) < 2 or len(parts) > LONG:
        return [_group(seat, "folded", members)]
    return [_group(seat, "folded" if len(part) > 1 else "list", part) for _, part in parts]


def _joined(found: Sequence[Json]) -> list[Json]:
    """Neighbours that hold one action each share a group: alone each would take a row."""
    made: list[Json] = []
    lone = False  # whether the last group holds nothing but such neighbours
    for group in found:
        single = group["look"] == "list" and len(group["codes"]) == 1
        if single and lone and made[-1]["seat"] == group["seat"]:
            made[-1] = {**made[-1], "codes": made[-1]["codes"] + group["codes"]}
        else:
            made.append(group)
        lone = single
    return made


def _group(seat: object, look: str, members: list[Json], title: str = "") -> Json:
    if look == "folded":
        title = shared_title([action["label"] for action in members])
    return {
        "seat": seat,
        "look": look,
        "title": title,
        "codes": [action["code"] for action in members],
    }


def shared_title(labels: Sequence[str]) -> str:
    """How all labels begin, in whole words; empty when that is too little to say anything."""
    words = zip(*(label.split(" ") for label in labels), strict=False)
    same = takewhile(lambda column: len(set(column)) == 1, words)
    start = " ".join(column[0] for column in same).rstrip(" ,:(")
    return f"{start} …" if len(start) >= _SHORTEST_TITLE else ""


def _divided(
    actions: Sequence[Json], key: Callable[[Json], object]
) -> list[tuple[object, list[Json]]]:
    """The actions by key, in the order in which keys first come."""
    found: list[tuple[object, list[Json]]] = []
    for action in actions:
        mine = key(action)
        members = next((members for other, members in found if other == mine), None)
        if members is None:
            found.append((mine, [action]))
        else:
            members.append(action)
    return found
