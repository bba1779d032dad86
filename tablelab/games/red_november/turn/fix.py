"""Phase 2: the eight repairs (rules RN-FIX-*, FIRE)."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.events import Emit
from tablelab.games.red_november.components import (
    AQUALUNG,
    EXTINGUISHER,
    GROG,
    SEA,
    TOKENS,
    TRACKS,
)
from tablelab.games.red_november.components import (
    CHARM as LUCKY_CHARM,
)
from tablelab.games.red_november.state import (
    CHARM,
    DRY,
    FAINT,
    FIX,
    HIGH,
    LOW,
    NONE,
    RETREAT,
    State,
    hatch_between,
)
from tablelab.games.red_november.turn.hazards import drowns
from tablelab.games.red_november.turn.move import (
    discard_item,
    drink,
    enter,
    entry_flaw,
    level,
    levels,
    openable,
    play,
    spend,
)

REPAIRS = {
    "engine": ("pressure", "crushed"),
    "oxygen": ("asphyxiation", "asphyxiated"),
    "reactor": ("heat", ""),
    "missile": ("", "missile"),
    "kraken": ("", "devoured"),
}
"""The track that each repair sets back and the destruction token that it removes."""


def jobs(state: State) -> list[tuple[str, int]]:
    """All repairs that can be begun here: (job, room behind the hatch or NONE)."""
    at = state.gnome.at
    if at == SEA:
        return [("kraken", NONE)] if _token(state, "devoured") else []
    if state.fire[at]:
        return [("extinguish", NONE)]
    if state.water[at] == HIGH:
        return []
    found = [
        ("unblock", to)
        for to in state.parts.neighbours[at]
        if hatch_between(at, to) in state.blocked
    ]
    if state.water[at] == LOW:
        found.append(("pump", NONE))
    for job in ("engine", "oxygen", "reactor"):
        if state.parts.functions[job] == at:
            found.append((job, NONE))
    if state.parts.functions["missile"] == at and _token(state, "missile"):
        found.append(("missile", NONE))
    return found


def _token(state: State, token: str) -> bool:
    return state.tokens[TOKENS.index(token)] != NONE


def wading(state: State, job: str) -> int:
    """The extra minutes of an action in low water; pumping has none."""
    at = state.gnome.at
    wet = at != SEA and state.water[at] == LOW and job != "pump"
    return state.parts.costs["low_water"] if wet else 0


def begin(state: State, job: str, hatch: int, emit: Emit) -> None:
    """A repair is begun; items and minutes come next."""
    extra = wading(state, job)
    if extra:
        spend(state, extra)
        emit("RN-FIX-2", "red_november.wades", gnome=state.active, n=extra)
    state.job, state.hatch, state.bonus = job, hatch, 0
    state.phase = FIX
    emit("RN-FIX-1", "red_november.begins", gnome=state.active, work=[job, hatch])


def addable(state: State) -> list[str]:
    """The items of the gnome that help with this repair."""
    held = dict.fromkeys(state.gnome.items)
    return [item for item in held if state.job in state.parts.items[item].repairs]


def add(state: State, item: str, emit: Emit) -> None:
    """An item is played for the repair."""
    discard_item(state, state.active, item)
    if item == GROG:
        state.grogs += 1
        drink(state, state.active, emit)
    elif item == EXTINGUISHER:
        state.extinguishers += 1
    else:
        state.bonus += state.parts.items[item].bonus
    emit("RN-FIX-4", "red_november.adds", gnome=state.active, item=item, n=bonus(state))


def bonus(state: State) -> int:
    """What items add to the minutes of this repair."""
    items = state.parts.items
    fire = items[EXTINGUISHER].bonus * state.extinguishers if state.job == "extinguish" else 0
    return state.bonus + items[GROG].bonus * state.grogs + fire


def attempt(state: State, minutes: int, chance: Chance, emit: Emit) -> None:
    """The minutes are spent and the die is rolled, unless success is certain."""
    spend(state, minutes)
    state.minutes = minutes
    state.gnome.drew = False
    _roll(state, chance, emit)


def _roll(state: State, chance: Chance, emit: Emit) -> None:
    target = state.minutes + bonus(state)
    if target >= state.parts.limits["die"]:
        emit("RN-FIX-5", "red_november.certain", n=target)
        _succeed(state, emit)
        return
    rolled = chance.roll(state.parts.limits["die"])
    emit("RN-FIX-3", "red_november.rolls", gnome=state.active, rolled=rolled, n=target)
    if rolled <= target:
        _succeed(state, emit)
    elif LUCKY_CHARM in state.gnome.items and not state.charmed:
        state.phase = CHARM
    else:
        fail(state, emit)


def use_charm(state: State, chance: Chance, emit: Emit) -> None:
    """The lucky charm is discarded for one more roll."""
    discard_item(state, state.active, LUCKY_CHARM)
    state.charmed = True
    emit("RN-ITEM-3", "red_november.plays", gnome=state.active, item=LUCKY_CHARM)
    _roll(state, chance, emit)


def _succeed(state: State, emit: Emit) -> None:
    at, job = state.gnome.at, state.job
    emit("RN-FIX-6", "red_november.succeeds", gnome=state.active, work=[job, state.hatch])
    if job == "unblock":
        state.blocked.remove(hatch_between(at, state.hatch))
    elif job == "extinguish":
        state.fire[at] = False
    elif job == "pump":
        state.water[at] = DRY
    else:
        _repair(state, *REPAIRS[job], emit)
    state.phase = FAINT


def _repair(state: State, track: str, token: str, emit: Emit) -> None:
    if track:
        place = TRACKS.index(track)
        state.tracks[place] = repaired(state, state.tracks[place])
        emit("RN-FIX-7", "red_november.track", track=track, n=state.tracks[place])
    if token and _token(state, token):
        place = TOKENS.index(token)
        state.tokens[place] = NONE
        emit("RN-TIMED-4", "red_november.token_removed", token=place)


def repaired(state: State, marker: int) -> int:
    """Where a marker stands after a repair: one space lower, or on the next reset star below."""
    if state.house.repair == "one_step":
        return max(1, marker - 1)
    return max((reset for reset in state.parts.resets if reset < marker), default=1)


# -- failure and retreat --------------------------------------------------------------------------


def fail(state: State, emit: Emit) -> None:
    """Nothing happens, except that nobody stays in a room that goes on burning."""
    emit("RN-FIX-8", "red_november.fails", gnome=state.active, work=[state.job, state.hatch])
    state.phase = FAINT
    if state.job != "extinguish":
        return
    ways = retreats(state)
    if not ways:
        emit("RN-FIRE-2", "red_november.trapped", gnome=state.active)
    elif len(ways) == 1:
        retreat(state, ways[0], emit)
    else:
        state.phase = RETREAT


def retreats(state: State) -> list[int]:
    """Where the gnome can flee to: high water levels out when the hatch is opened."""
    at = state.gnome.at
    return [
        to
        for to in openable(state)
        if entry_flaw(state, to) is None or (to != SEA and levels(state, at, to))
    ]


def retreat(state: State, to: int, emit: Emit) -> None:
    """The gnome leaves the burning room at once, at the usual cost."""
    at, free = state.gnome.at, state.house.failed_fire == "free"
    if not free:
        spend(state, state.parts.costs["open"])
    emit("RN-FIRE-1", "red_november.retreats", gnome=state.active, room=at, to=to)
    if to != SEA:
        level(state, at, to, emit)
    enter(state, to, emit, free)
    if drowns(state) and AQUALUNG in state.gnome.items:
        play(state, AQUALUNG, emit)  # the movement, in which it could be done, is over
    state.phase = FAINT
