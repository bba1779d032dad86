"""Checks of what must hold in every position: components, invariants, the end, the codes."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tablelab.core.errors import BadCode
from tablelab.testing.moment import Check, Moment, said

GARBAGE = (
    "",
    " ",
    ":",
    "::",
    "\n",
    "\x00",
    "{0}",
    "%s",
    "None",
    "-1",
    "٣",
    "💥",
    "a" * 10_000,
    "no-such-action",
    "no-such-action:1",
)
"""Texts that are codes of no game."""


def components_are_all_there(moment: Moment) -> Iterator[str]:
    """No component is lost or made, and none is counted less than zero times."""
    opening, now = moment.census, moment.game.census(moment.state)
    if opening == now and min(now.values(), default=0) >= 0:
        return
    for name in opening.keys() | now.keys():
        if opening[name] != now[name]:
            yield f"{name}: {opening[name]} at the start, {now[name]} now"
        if now[name] < 0:
            yield f"{name}: {now[name]} of them"


def no_invariant_is_broken(moment: Moment) -> Iterator[str]:
    """The game finds no fault with the position."""
    yield from moment.game.faults(moment.state)


def over_means_nobody_acts(moment: Moment) -> Iterator[str]:
    """There is an outcome exactly when nobody may act; no deadline outlives the game."""
    outcome = moment.game.outcome(moment.state)
    if (outcome is None) != bool(moment.actors.seats):
        yield f"seats {moment.actors.seats} may act, and the outcome is {outcome}"
    if not moment.actors.seats and moment.actors.deadline is not None:
        yield "a deadline runs after the end"


def scores_add_up(moment: Moment) -> Iterator[str]:
    """At the end scores are the sums of the points, and the best score (or the team) wins."""
    outcome = moment.game.outcome(moment.state)
    if outcome is None:
        return
    if outcome.rule not in moment.game.rulebook:
        yield f"{outcome.rule}, which ended the game, is no rule"
    if not set(outcome.winners) <= set(moment.everybody):
        yield f"winners are {outcome.winners}"
    if moment.game.info.cooperative:
        if outcome.won is None or bool(outcome.winners) != outcome.won:
            yield f"won is {outcome.won}, winners are {outcome.winners}"
        return
    sums = tuple(sum(points.values()) for points in outcome.points)
    if len(outcome.scores) != len(moment.everybody) or outcome.scores != sums:
        yield f"scores are {outcome.scores}, the points add up to {sums}"
    elif any(outcome.scores[seat] != max(outcome.scores) for seat in outcome.winners):
        yield f"{outcome.winners} win by {outcome.scores}"
    if not outcome.winners:
        yield "nobody wins"
    if [*map(dict, moment.game.points(moment.state))] != [*map(dict, outcome.points)]:
        yield f"points() says {moment.game.points(moment.state)}, the outcome {outcome.points}"


def states_are_json(moment: Moment) -> Iterator[str]:
    """The state as plain data survives JSON: no sets, tuples, or numbers as keys."""
    plain = moment.game.plain(moment.state)
    if json.loads(json.dumps(plain, allow_nan=False)) != plain:
        yield "plain() changes when it is written as JSON and read again"


def codes_parse_back(moment: Moment) -> Iterator[str]:
    """The code of every action parses back to the same action, and nothing else is a code."""
    game = moment.game
    codes = {game.code(action): action for _, action in moment.choices}
    for code, action in codes.items():
        if game.parse(code) != action or game.code(game.parse(code)) != code:
            yield f"{code!r} does not parse back"
    for code in list(codes)[:3]:
        for bent in (f" {code}", f"{code} ", f"{code}\n", code.upper(), f"{code}:", code[:-1]):
            yield from _only_canonical(moment, bent)


def garbage_is_no_code(moment: Moment) -> Iterator[str]:
    """Any text that is no code raises BadCode, and nothing else."""
    for garbage in GARBAGE:
        yield from _only_canonical(moment, garbage)


def _only_canonical(moment: Moment, text: str) -> Iterator[str]:
    try:
        code = moment.game.code(moment.game.parse(text))
    except BadCode:
        return
    except Exception as error:  # anything but BadCode is the fault
        yield f"parse({text[:50]!r}) raised {said(error)}"
        return
    if code != text:
        yield f"{text[:50]!r} is read as {code!r}: an action has one code"


EVERY_STEP: tuple[Check, ...] = (
    components_are_all_there,
    no_invariant_is_broken,
    over_means_nobody_acts,
    scores_add_up,
)
SOMETIMES: tuple[Check, ...] = (states_are_json, codes_parse_back)
ONCE: tuple[Check, ...] = (garbage_is_no_code,)
