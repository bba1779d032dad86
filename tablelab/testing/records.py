"""Checks of a match that has been played: history, replays, branches, files, undo."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tablelab.core.clock import NoClock
from tablelab.core.game import CLOCK
from tablelab.core.match import Entry, Match
from tablelab.core.record import load, save
from tablelab.testing.moment import Check, Moment


def history_never_changes(moment: Moment) -> Iterator[str]:
    """Every earlier position still is what it was when it was new."""
    for index, digest in enumerate(moment.digests):
        if moment.game.digest(moment.match.state_at(index)) != digest:
            yield f"the position after {index} decisions has changed since"
            return


def replays_arrive(moment: Moment) -> Iterator[str]:
    """The recorded outcomes lead through the same positions and events again."""
    match = moment.match
    again = Match.replayed(moment.game, match.start, match.entries)
    yield from _same(moment, again, "a replay")
    if again.opening != match.opening or again.entries != match.entries:
        yield "a replay tells something else"


def branches_go_on(moment: Moment) -> Iterator[str]:
    """From a branch at any point the recorded decisions lead to the same end."""
    index = moment.chance.roll(len(moment.match) + 1) - 1
    branch = moment.match.branch(index)
    for entry in moment.match.entries[index:]:
        branch.repeat(entry)
    yield from _same(moment, branch, f"a branch after {index} decisions")


def seeds_decide_everything(moment: Moment) -> Iterator[str]:
    """The same seed and decisions give the same outcomes, whatever ``random`` was seeded with."""
    match, kept = moment.match, random.getstate()
    random.seed(moment.chance.roll(10**6))
    try:
        again = Match.new(
            moment.game,
            match.start.seats,
            match.start.options,
            seed=match.start.seed,
            names=match.start.names,
            clock=(clock := NoClock()),
        )
        for entry in match.entries:
            clock.advance(entry.ms - clock.now())
            _do_again(again, entry)
    finally:
        random.setstate(kept)
    if again.start.outcomes != match.start.outcomes:
        yield "the same seed gives another set-up"
    if [entry.outcomes for entry in again.entries] != [entry.outcomes for entry in match.entries]:
        yield "the same seed gives other outcomes"
    yield from _same(moment, again, "the same seed")


def files_keep_everything(moment: Moment) -> Iterator[str]:
    """A saved and loaded match is the same match, and is saved as the same text."""
    text = save(moment.match)
    loaded = load(text, {moment.game.info.id: moment.game})
    yield from _same(moment, loaded, "a saved match")
    if loaded.entries != moment.match.entries or loaded.start != moment.match.start:
        yield "a saved match tells something else"
    if save(loaded) != text:
        yield "a loaded match is saved differently"


def undone_is_redone(moment: Moment) -> Iterator[str]:
    """Undo leads back through the earlier positions, redo forward through the same."""
    match = Match.replayed(moment.game, moment.match.start, moment.match.entries)
    back = 0
    while match.can_undo:
        match.undo()
        back += 1
        if moment.game.digest(match.state) != moment.digests[len(match)]:
            yield f"undoing {back} decisions leads elsewhere"
    for _ in range(back):
        match.redo()
    yield from _same(moment, match, f"undoing and redoing {back} decisions")


def _do_again(match: Match[Any, Any], entry: Entry) -> None:
    if entry.seat == CLOCK:
        match.repeat(entry)
    else:
        match.act(entry.seat, match.game.parse(entry.code))


def _same(moment: Moment, other: Match[Any, Any], name: str) -> Iterator[str]:
    for index, digest in enumerate(moment.digests):
        if moment.game.digest(other.state_at(index)) != digest:
            yield f"{name} differs after {index} decisions"
            return


EVERY_GAME: tuple[Check, ...] = (history_never_changes,)
SOME_GAMES: tuple[Check, ...] = (
    replays_arrive,
    branches_go_on,
    seeds_decide_everything,
    files_keep_everything,
    undone_is_redone,
)
