"""Checks that nobody learns what is hidden from them.

A view could agree with a sample that was made from what it leaks. So there is a second judge that
asks neither: two ways for chance to fall are compared, and a seat that was told the same in both
must see the same in both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from tablelab.core.events import Event
from tablelab.core.exact import Branch, branches, setups
from tablelab.testing.moment import Check, Moment

BRANCHES = 24
"""Ways for chance to fall that are compared at a moment."""


def samples_give_the_view_again(moment: Moment) -> Iterator[str]:
    """A state sampled from a seat's view gives that seat the same view and texts."""
    game, state = moment.game, moment.state
    reader = moment.chance.pick(moment.points_of_view)  # texts take long
    for seat in moment.points_of_view:
        view = game.view(state, seat)
        if game.view(state, seat) != view:
            yield f"seat {seat} gets another view when it looks again"
        sampled = game.sample(view, moment.chance)
        again = game.view(sampled, seat)
        if again != view:
            yield f"seat {seat} sees something else in a state sampled from its view"
        if game.actors(sampled) != moment.actors:
            yield f"a state sampled for seat {seat} waits for {game.actors(sampled).seats}"
        for text in moment.texts if seat == reader else ():
            for name in ("prompt", "board_text"):
                say = getattr(game, name)
                if say(again, text) != say(view, text):
                    yield f"{name} for seat {seat} knows something that its view does not"


def samples_are_positions(moment: Moment) -> Iterator[str]:
    """A sampled state has all components and breaks no invariant."""
    for seat in moment.points_of_view:
        view = moment.game.view(moment.state, seat)
        sampled = moment.game.sample(view, moment.chance)
        for fault in moment.game.faults(sampled):
            yield f"sampled for seat {seat}: {fault}"
        if moment.game.census(sampled) != moment.census:
            yield f"a state sampled for seat {seat} has other components"


def what_one_may_do_is_known(moment: Moment) -> Iterator[str]:
    """A seat's legal list and the reasons it is given do not depend on what is hidden from it."""
    game = moment.game
    for seat in moment.everybody:
        sampled = game.sample(game.view(moment.state, seat), moment.chance)
        legal = [game.code(action) for action in moment.legal[seat]]
        if legal != [game.code(action) for action in game.legal(sampled, seat)]:
            yield f"the legal list of seat {seat} tells something that its view hides"
        for judged in moment.judged:
            if judged.seat != seat:
                continue
            action = moment.known.actions[judged.code]
            if list(game.violations(sampled, seat, action)) != judged.violations:
                yield f"why seat {seat} may not {judged.code} tells something that its view hides"


def private_events_are_addressed(moment: Moment) -> Iterator[str]:
    """A private event is for seats of the game; its twin is public and cites the same rule."""
    for event in moment.events:
        if event.audience is None:
            if event.twin is not None:
                yield f"{event.key} is public and has a twin that nobody will see"
            continue
        if not set(event.audience) <= set(moment.everybody):
            yield f"{event.key} is for {event.audience}"
        if event.twin is not None and (event.twin.audience, event.twin.rule) != (None, event.rule):
            yield f"the public twin of {event.key} is private, or cites another rule"


def secrets_are_kept(moment: Moment) -> Iterator[str]:
    """Who was told the same sees the same, and who sees the same was told the same."""
    if not moment.game.info.hidden or not moment.choices:
        return
    seat, action = moment.pick()
    ways = branches(moment.game, moment.state, seat, action)
    yield from _leaks(moment, islice(ways, BRANCHES), moment.game.code(action))


def secrets_are_kept_from_the_start(moment: Moment) -> Iterator[str]:
    """What is dealt in secret in the set-up is seen by nobody else."""
    if moment.game.info.hidden:
        start = moment.match.start
        ways = setups(moment.game, start.seats, start.options)
        yield from _leaks(moment, islice(ways, BRANCHES), "the set-up")


def _leaks(moment: Moment, ways: Iterable[Branch[Any]], name: str) -> Iterator[str]:
    taken = list(ways)  # never empty: something always happens
    states = [moment.game.digest(way.state) for way in taken]
    for seat in moment.points_of_view:
        first: dict[str, tuple[Branch[Any], Any]] = {}
        alike: dict[str, set[str]] = {}
        look = moment.game.view(taken[0].state, seat)
        for way, state in zip(taken, states, strict=True):
            view, told = moment.game.view(way.state, seat), _told(way, seat)
            if _secrets(way, seat):
                same, seen = first.setdefault(told, (way, view))
                if seen != view and _secrets(same, seat) != _secrets(way, seat):
                    yield f"seat {seat} sees what {name} did in secret"
            if view == look:
                alike.setdefault(told, set()).add(state)
        for said in _given_away(alike):
            yield f"seat {seat} is told what its view hides after {name}: {said}"


def _given_away(alike: dict[str, set[str]]) -> Iterator[str]:
    """What, being told, narrows down what is hidden, among ``alike`` states by what was told.

    It does so where the first thing told and another never lead to the same state. (A roll without
    effect is told and leaves no trace; then the states that one way leads to come with the other.)
    """
    told = list(alike.items())
    yield from (said for said, states in told[1:] if not states & told[0][1])


def _told(way: Branch[Any], seat: int | None) -> str:
    seen = (event.seen_by(seat) for event in way.events)
    return repr([(event.rule, event.key, event.data) for event in seen if event])


def _secrets(way: Branch[Any], seat: int | None) -> list[Event]:
    return [event for event in way.events if event.seen_by(seat) is not event]


EVERY_STEP: tuple[Check, ...] = (private_events_are_addressed,)
SOMETIMES: tuple[Check, ...] = (
    samples_give_the_view_again,
    samples_are_positions,
    what_one_may_do_is_known,
    secrets_are_kept,
)
ONCE: tuple[Check, ...] = (secrets_are_kept_from_the_start,)
