"""A turn as a whole: where to go, what to do there, for how many minutes, with which items.

A plan is judged by what it can be expected to bring for each minute of it, since all minutes have
to be spent anyway and the question is only on what. A faint counts with the minutes that it costs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tablelab.games.red_november.actions import (
    FIXES,
    GROG_DRAWS,
    ITEM_DRAWS,
    PLAYS,
    UNBLOCKS,
    WAITS,
    Action,
    Open,
)
from tablelab.games.red_november.components import AQUALUNG, EXTINGUISHER, GROG, SEA
from tablelab.games.red_november.judgement import LOST, Judgement
from tablelab.games.red_november.outlook import job_at, urgent
from tablelab.games.red_november.routes import Route, routes
from tablelab.games.red_november.state import HIGH, LOW, NONE, State

ITEM_MINUTES = 1.0
"""What an item is worth that is played for a repair, in minutes; it saves up to three."""

ITEM, SPARE_ITEM = 0.006, 0.002
"""Worth of an item drawn from the pile; and of one more than can be kept in turbulence."""

FIRE_ITEM = 0.05
"""Worth of having something against fire, where there was nothing."""

BAN = 4
"""Minutes that a draw costs in addition: the next one is not allowed so soon."""

DRAIN = 0.12
"""Worth of pumping, as a part of the repair that the water makes dear."""

FIRE = (0.0, 0.03, 0.06, 0.0, 0.045, 0.09, 0.0, 0.045, 0.015, 0.0, 0.0)
"""Worth of putting out a fire, by room: others cannot pass it."""

STATION = 1e-4
"""Worth of standing somewhere; three times as much where there may be something to repair."""

RETURN = 2
"""Minutes that the way back from the sea will cost."""


RESTLESS = 24
"""Minutes after which a gnome has walked enough in a turn and does what it can where it is."""


@dataclass(frozen=True, slots=True)
class Plan:
    """``score`` is the expected worth a minute, ``first`` what to do next."""

    score: float
    first: Action


@dataclass(frozen=True, slots=True)
class Way:
    """How a place is reached: its ``room``, the ``minutes`` until then and the ``first`` step.

    ``played`` is what items played on the way add to a repair there; ``grog`` whether one was
    drunk.
    """

    room: int
    minutes: int
    first: Action | None
    played: int
    grog: bool


def best_plan(state: State) -> Plan | None:
    """The best plan of the active gnome; None if there is none that it survives."""
    judge = Judgement(state)
    plans = list(_plans(state, judge))
    if state.spent > RESTLESS:
        plans = [plan for plan in plans if not isinstance(plan.first, Open)] or plans
    return max(plans, key=lambda plan: plan.score, default=None)


def _plans(state: State, judge: Judgement) -> Iterator[Plan]:
    seaworthy = urgent(state, "devoured") and bool(state.gnome.air or AQUALUNG in state.gnome.items)
    ways = routes(state, judge.safe, seaworthy)
    for room, route in ways.items():
        yield from _there(judge, room, route, None)
    item = next((item for item in (EXTINGUISHER, GROG) if item in state.gnome.items), None)
    if judge.safe or item is None:
        return
    for room, route in routes(state, True).items():
        if room not in ways or route.minutes < ways[room].minutes:
            yield from _there(judge, room, route, item)


# -- what can be done in a place ------------------------------------------------------------------


def _there(judge: Judgement, room: int, route: Route, item: str | None) -> Iterator[Plan]:
    """Plans for a place, on the way to which ``item`` is played."""
    state = judge.state
    burning = route.fire[room]
    helps = item == GROG or (item == EXTINGUISHER and burning)
    played = state.parts.items[item].bonus if item is not None and helps else 0
    first = PLAYS[item] if item is not None else route.first
    way = Way(room, route.minutes, first, played, item == GROG)
    if room == SEA:
        yield from _at_sea(judge, way)
    elif burning:
        yield _fix(judge, way, "extinguish", FIRE[room] + 1e-6)
        yield _fix(judge, way, "extinguish", judge.at(room), later=10)
    elif route.water[room] != HIGH:
        extra = state.parts.costs["low_water"] if route.water[room] == LOW else 0
        yield from _repairs(judge, way, extra)
        yield from _draws(judge, way, extra)
        yield _stay(judge, way)


def _at_sea(judge: Judgement, way: Way) -> Iterator[Plan]:
    state, gnome = judge.state, judge.gnome
    first = way.first
    drowning = state.began_in_sea and gnome.air < 2 and first is None
    if drowning and AQUALUNG in gnome.items:
        first, drowning = PLAYS[AQUALUNG], False
    if urgent(state, "devoured") and not drowning:
        way = Way(SEA, way.minutes, first, way.played, way.grog)
        yield _fix(judge, way, "kraken", judge.mine(SEA), later=RETURN)


def _repairs(judge: Judgement, way: Way, extra: int) -> Iterator[Plan]:
    job = job_at(judge.state, way.room)
    if job is not None:
        yield _fix(judge, way, job, judge.mine(way.room), extra)
    if extra:
        yield _fix(judge, way, "pump", DRAIN * judge.at(way.room))
        for gain, later in judge.pumping(way.room):
            yield _fix(judge, way, "pump", gain, 0, later)
    for to, gain, later in judge.hatches(way.room):
        yield _fix(judge, way, "unblock", gain, extra, later, to)


def _fix(
    judge: Judgement,
    way: Way,
    job: str,
    gain: float,
    extra: int = 0,
    later: int = 0,
    hatch: int = NONE,
) -> Plan:
    """A repair, with the best number of items for it.

    ``extra`` minutes do not count for the roll, ``later`` ones are spent in another turn, before
    the ``gain`` is had. It succeeds for certain, unless there is not the time for so much.
    """
    die = judge.state.parts.limits["die"]
    time = judge.time(job) - way.minutes - extra
    best = 0.0
    for items, bonus in enumerate(_bonuses(judge, job)):
        needed = max(1, die - way.played - bonus)
        tried = min(needed, time) if time > 0 else needed
        chance = 1 - (needed - tried) / die if time > 0 else LOST
        minutes = judge.minutes(way.minutes + extra + tried + later, way.grog)
        best = max(best, gain * chance / (minutes + ITEM_MINUTES * items))
    return Plan(best, way.first or (UNBLOCKS[hatch] if job == "unblock" else FIXES[job]))


def _bonuses(judge: Judgement, job: str) -> list[int]:
    """What no item, one, two and so on add to what was played before; Grog is left out."""
    state, kinds = judge.state, judge.state.parts.items
    total = kinds[GROG].bonus * state.grogs
    if job == "extinguish":
        total += kinds[EXTINGUISHER].bonus * state.extinguishers
    helpful = [item for item in judge.gnome.items if item != GROG and job in kinds[item].repairs]
    totals = [total]
    for bonus in sorted((kinds[item].bonus for item in helpful), reverse=True):
        totals.append(totals[-1] + bonus)
    return totals


def _draws(judge: Judgement, way: Way, extra: int) -> Iterator[Plan]:
    functions, limits = judge.state.parts.functions, judge.state.parts.limits
    if judge.gnome.drew:
        return
    if way.room == functions["stores"]:
        stock = judge.state.stock.unseen or judge.state.item_discard
        for n in range(1, min(limits["items_drawn"], len(stock)) + 1):
            share = [stock.count(item) / len(stock) for item in (EXTINGUISHER, GROG)]
            gain = _items(judge, n) + judge.aqualung(n)
            yield from _draw(judge, way, extra + n, gain, share[0], share[1], ITEM_DRAWS[n])
    elif way.room == functions["cabin"]:
        for n in range(1, min(limits["grog_drawn"], judge.state.cabin) + 1):
            yield from _draw(judge, way, extra + n, 0.0, 0.0, 1.0, GROG_DRAWS[n])


def _draw(
    judge: Judgement,
    way: Way,
    minutes: int,
    gain: float,
    extinguishers: float,
    grogs: float,
    draw: Action,
) -> Iterator[Plan]:
    """A draw of items of which such parts help against fire."""
    number = getattr(draw, "number", 1)
    first, minutes = way.first or draw, way.minutes + minutes
    if not judge.proof:
        # By the seed a Grog makes drunk for good: it is fetched only for a purpose.
        wanted = extinguishers + grogs * (judge.state.house.faint_check == "after_grog")
        gain += FIRE_ITEM * (1 - (1 - wanted) ** number)
        chance = 1 - (1 - extinguishers - grogs) ** number
        for beyond, later in judge.beyond_fires(way.room, minutes):
            yield Plan(beyond * chance / judge.minutes(minutes + later, way.grog), first)
    gain *= LOST if minutes > judge.time() else 1
    yield Plan(gain / (judge.minutes(minutes, way.grog) + BAN), first)


def _items(judge: Judgement, number: int) -> float:
    """Worth of so many items from the pile."""
    keep = judge.state.parts.effects["turbulence"]
    useful = max(0, min(number, keep - len(judge.gnome.items)))
    return ITEM * useful + SPARE_ITEM * (number - useful)


def _stay(judge: Judgement, way: Way) -> Plan:
    """Only stand there: better where there will be work and nobody else."""
    state = judge.state
    job = job_at(state, way.room)
    others = sum(state.gnomes[n].at == way.room for n in judge.others())
    idle = 0 if state.spent or way.minutes else 1
    gain = STATION * (1 if job is None else 3) / (1 + others)
    gain *= LOST if way.minutes + idle > judge.time() else 1
    score = gain / judge.minutes(way.minutes + idle, way.grog)
    if idle and job is not None and judge.gnome.drew:
        # A minute of work instead of a minute of waiting: then items can be drawn again.
        return Plan(2 * score, FIXES[job])
    return Plan(score, way.first or WAITS[idle])
