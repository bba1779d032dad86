"""Checks of deadlines. Games without a clock pass them without doing anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablelab.core.clock import Clock, ManualClock, NoClock
from tablelab.core.game import CLOCK
from tablelab.core.match import TIME_UP, Match
from tablelab.testing.moment import Check, Moment


def deadlines_lie_ahead(moment: Moment) -> Iterator[str]:
    """Only timed games have deadlines, and none that has passed already when it is set."""
    deadline = moment.actors.deadline
    if deadline is None:
        return
    if not moment.game.info.timed:
        yield "there is a deadline, but the game is not marked as timed"
    if moment.entry is not None and deadline <= moment.entry.ms:
        yield f"after {moment.entry.code} at {moment.entry.ms} ms the deadline is {deadline} ms"


def time_up_moves_on(moment: Moment) -> Iterator[str]:
    """When time is up, the deadline moves or goes; else the clock would act for ever."""
    game, deadline = moment.game, moment.actors.deadline
    if deadline is None:
        return
    state = moment.state.clone()
    game.stamp(state, deadline)
    game.apply(state, CLOCK, game.parse(TIME_UP), moment.chance)
    after = game.actors(state).deadline
    if after is not None and after <= deadline:
        yield f"time is up at {deadline} ms, and then the deadline is {after} ms"


def nobody_plays_for_the_clock(moment: Moment) -> Iterator[str]:
    """No seat may say that time is up."""
    if moment.game.info.timed:
        action = moment.game.parse(TIME_UP)
        for seat in moment.everybody:
            if action in moment.legal[seat] or not moment.game.violations(
                moment.state, seat, action
            ):
                yield f"seat {seat} may say that time is up"


def deadlines_are_sharp(moment: Moment) -> Iterator[str]:
    """A millisecond before the deadline an action counts; from the deadline on the clock acts
    first; without a running clock it never does.
    """
    deadline = moment.actors.deadline
    if deadline is None or not moment.choices or [*time_up_moves_on(moment)]:
        return
    seat, action = moment.pick()
    done = len(moment.match)
    early = _at(moment, ManualClock(deadline - 1))
    entry = early.act(seat, action)
    if (len(early), entry.seat, entry.ms) != (done + 1, seat, deadline - 1):
        yield f"an action 1 ms before the deadline became entry {len(early)}: {entry}"
    for late in (0, 1):
        made = _at(moment, ManualClock(deadline + late)).tick()
        if not made or (made[0].seat, made[0].code, made[0].ms) != (CLOCK, TIME_UP, deadline):
            yield f"{late} ms after the deadline the clock made {made}"
    if _at(moment, NoClock(deadline + 1)).tick():
        yield "a clock that is switched off acts"


def _at(moment: Moment, clock: Clock) -> Match[Any, Any]:
    return moment.match.branch(len(moment.match), clock)


EVERY_STEP: tuple[Check, ...] = (deadlines_lie_ahead, time_up_moves_on)
SOMETIMES: tuple[Check, ...] = (nobody_plays_for_the_clock, deadlines_are_sharp)
