"""Saved matches for tests: whole ones, and such as only somebody makes who means to cheat."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

from tablelab.core.chance import Seeded
from tablelab.core.clock import ManualClock
from tablelab.core.errors import MatchFileError
from tablelab.core.match import Match
from tablelab.core.record import load, save
from tests.toys.trove import GAME, Move
from tests.toys.trove_state import State

GAMES = {"trove": GAME}

Change = Callable[[list[dict[str, Any]]], object]


def played(steps: int = 12, names: tuple[str, ...] = ("Ada", "Bo")) -> Match[State, Move]:
    clock = ManualClock()
    match: Match[State, Move] = Match.new(
        GAME, len(names), {"timer": "on"}, seed=5, names=names, clock=clock
    )
    chance = Seeded("choices")
    while len(match) < steps and match.actors.seats:
        clock.advance(chance.roll(20_000))
        if not match.tick():
            seat = chance.pick(match.actors.seats)
            match.act(seat, chance.pick(match.legal(seat)))
    return match


def resigned(records: list[dict[str, Any]]) -> str:
    """A file whose checksums are right, as only somebody makes it who means to cheat."""
    lines, chain = [], ""
    for record in records:
        record.pop("sum", None)
        body = json.dumps(record, sort_keys=True, separators=(",", ":"))
        chain = hashlib.sha256((chain + body).encode()).hexdigest()[:12]
        lines.append(json.dumps({**record, "sum": chain}))
    return "\n".join(lines) + "\n"


def records_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def fault(text: str, games: dict[str, Any] | None = None) -> MatchFileError:
    with pytest.raises(MatchFileError) as caught:
        load(text, GAMES if games is None else games)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.cause}"
    return caught.value


def changed(change: Change, steps: int = 12) -> MatchFileError:
    records = records_of(save(played(steps)))
    change(records)
    return fault(resigned(records))
