"""What a lesson's page is made of: small JSON tables, each drawn by one part of the front end.

Every block has a ``kind`` and a ``key``, by which the page finds it again when it has changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

Json = dict[str, Any]

Tone = Literal["right", "wrong", "plain"]
"""How a verdict sounds."""


def text(key: str, words: str, look: str = "") -> Json:
    """A paragraph; ``look`` is ``"question"``, ``"caption"``, ``"why"``, ``"quiet"`` or empty."""
    return {"kind": "text", "key": key, "text": words, "look": look}


def heading(key: str, words: str) -> Json:
    """The title of a piece."""
    return {"kind": "heading", "key": key, "text": words}


def board(label: str, described: str, pointing: bool = False) -> Json:
    """The board of the piece; ``described`` is the same as text, ``pointing`` asks for a place."""
    return {
        "kind": "board",
        "key": "board",
        "label": label,
        "text": described,
        "pointing": pointing,
    }


def lines(
    key: str, said: Sequence[Json], head: str = "", seat: int | None = None, focus: str = ""
) -> Json:
    """What happened, a sentence and a rule each; ``head`` and ``seat`` say who did it, ``focus`` is
    the rule whose lines stand out."""
    made = {"kind": "lines", "key": key, "lines": list(said), "head": head, "seat": seat}
    return {**made, "focus": focus}


def options(
    key: str, label: str, items: Sequence[Json], *, chosen: str | None, locked: bool
) -> Json:
    """One of several answers. An item has ``id``, ``label`` and ``state``: ``"right"``,
    ``"wrong"`` or empty."""
    return {
        "kind": "options",
        "key": key,
        "label": label,
        "items": list(items),
        "chosen": chosen,
        "locked": locked,
    }


def marks(key: str, items: Sequence[Json], yes: str, no: str, *, locked: bool) -> Json:
    """A list to be marked with yes or no. An item has ``id``, ``label``, ``said`` (or None), and,
    once it is locked, ``right``, ``verdict``, ``lines`` and ``broken``."""
    return {
        "kind": "marks",
        "key": key,
        "items": list(items),
        "yes": yes,
        "no": no,
        "locked": locked,
    }


def number(key: str, label: str, value: float | None, unit: str, *, locked: bool) -> Json:
    """A number to be typed."""
    return {
        "kind": "number",
        "key": key,
        "label": label,
        "value": value,
        "unit": unit,
        "locked": locked,
    }


def button(name: str, label: str, *, look: str = "", icon: str = "", why: str = "") -> Json:
    """A button; ``why`` says why it cannot be pressed now (empty: it can)."""
    return {"id": name, "label": label, "look": look, "icon": icon, "why": why}


def buttons(key: str, items: Sequence[Json]) -> Json:
    """A row of buttons."""
    return {"kind": "buttons", "key": key, "items": list(items)}


def switch(key: str, label: str, items: Sequence[tuple[str, str]], chosen: str) -> Json:
    """A choice between a few ways of looking, each with id and label."""
    made = [{"id": name, "label": words} for name, words in items]
    return {"kind": "switch", "key": key, "label": label, "items": made, "chosen": chosen}


def verdict(key: str, tone: Tone, title: str, words: str = "") -> Json:
    """Whether an answer was right, and what would have been."""
    return {"kind": "verdict", "key": key, "tone": tone, "title": title, "text": words}


def rules(key: str, ids: Sequence[str], fold: str = "", *, report: bool = False) -> Json:
    """Rules in the words of the rulebook: open, or a list of titles folded under ``fold``. With
    ``report`` the page says when they have been seen."""
    return {"kind": "rules", "key": key, "ids": list(ids), "fold": fold, "report": report}


def bars(key: str, rows: Sequence[Json], caption: str = "") -> Json:
    """Shares as bars. A row has ``label``, ``value`` (in words), ``share`` (0 to 1), ``tone``."""
    return {"kind": "bars", "key": key, "rows": list(rows), "caption": caption}


def steps(key: str, at: int, total: int, words: Mapping[str, str]) -> Json:
    """Forward and back through ``total`` steps; ``words`` are its labels."""
    return {"kind": "steps", "key": key, "at": at, "total": total, "words": dict(words)}


def progress(key: str, done: int, total: int, words: str) -> Json:
    """How far a long work has come."""
    return {"kind": "progress", "key": key, "done": done, "total": total, "text": words}


def fields(key: str, items: Sequence[Json], *, locked: bool) -> Json:
    """Values to be chosen. An item has ``id``, ``label``, ``value`` and ``options`` (id, label)."""
    return {"kind": "fields", "key": key, "items": list(items), "locked": locked}


def chart(key: str, label: str, words: Mapping[str, str]) -> Json:
    """The chart of the piece, with its numbers as a folded table."""
    return {"kind": "chart", "key": key, "label": label, "words": dict(words)}


def cards(key: str, label: str, items: Sequence[Json], chosen: str) -> Json:
    """Moments to choose from. An item has ``id``, ``mark``, ``seat`` (or None), ``title``,
    ``value``, ``text``, and ``up``: whether it went well for who acted."""
    return {"kind": "cards", "key": key, "label": label, "items": list(items), "chosen": chosen}


def card(key: str, words: Mapping[str, str]) -> Json:
    """The whole rulebook, to be searched and printed."""
    return {"kind": "card", "key": key, "words": dict(words)}


def cited(made: object) -> set[str]:
    """The ids of all rules that blocks mention."""
    if isinstance(made, Mapping):
        own = {made["rule"]} if isinstance(made.get("rule"), str) else set()
        if made.get("kind") == "rules":
            own |= set(made["ids"])
        return own.union(*(cited(value) for value in made.values()))
    if isinstance(made, list | tuple):
        return set().union(*(cited(value) for value in made))
    return set()
