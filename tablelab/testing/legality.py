"""Checks of what is allowed and why not."""

from __future__ import annotations

from collections.abc import Iterator

from tablelab.core.game import CLOCK
from tablelab.testing.moment import Check, Moment


def those_who_act_have_actions(moment: Moment) -> Iterator[str]:
    """The seats that may act are seats of the game, each once, and exactly they have actions."""
    seats = moment.actors.seats
    if len(set(seats)) != len(seats) or not set(seats) <= set(moment.everybody):
        yield f"seats {seats} act in a game of {len(moment.everybody)}"
    for seat, actions in moment.legal.items():
        if bool(actions) != (seat in seats):
            yield f"seat {seat} has {len(actions)} legal actions, and {seats} may act"


def legal_lists_are_lists(moment: Moment) -> Iterator[str]:
    """A legal list has nothing twice, and is the same when it is asked for again."""
    for seat, actions in moment.legal.items():
        codes = [moment.game.code(action) for action in actions]
        if len(set(codes)) < len(codes):
            yield f"seat {seat} has something twice: {codes}"
        again = [moment.game.code(action) for action in moment.game.legal(moment.state, seat)]
        if codes != again:
            yield f"seat {seat} has {codes} and, asked again, {again}"


def legal_actions_break_no_rule(moment: Moment) -> Iterator[str]:
    """What stands in the legal list breaks no rule."""
    for seat, action in moment.choices:
        if broken := moment.game.violations(moment.state, seat, action):
            code, rules = moment.game.code(action), [violation.rule for violation in broken]
            yield f"{code} of seat {seat} is listed as legal, but breaks {rules}"


def refused_exactly_when_not_legal(moment: Moment) -> Iterator[str]:
    """For every seat and any action: a rule is broken exactly when the legal list lacks it."""
    for judged in moment.judged:
        if judged.legal and judged.violations:
            rules = [violation.rule for violation in judged.violations]
            yield f"{judged.code} of seat {judged.seat} is listed as legal, but breaks {rules}"
        if not judged.legal and not judged.violations:
            yield f"{judged.code} of seat {judged.seat} breaks no rule, but is not listed as legal"


def candidates_hold_all_that_is_legal(moment: Moment) -> Iterator[str]:
    """Candidates are all that one can point at, so they hold the legal actions; nothing twice."""
    for seat, actions in moment.legal.items():
        pointed = [moment.game.code(a) for a in moment.game.candidates(moment.state, seat)]
        if len(set(pointed)) < len(pointed):
            yield f"candidates of seat {seat} hold something twice"
        if missing := {moment.game.code(action) for action in actions} - set(pointed):
            yield f"candidates of seat {seat} lack what is legal: {sorted(missing)}"


def strangers_may_do_nothing(moment: Moment) -> Iterator[str]:
    """A seat that the game does not have, or the clock as a seat, has no legal action."""
    for _, action in moment.choices[:2]:
        for stranger in (CLOCK, -2, len(moment.everybody)):
            if not moment.game.violations(moment.state, stranger, action):
                yield f"{moment.game.code(action)} is allowed to seat {stranger}, which is none"


def violations_cite_rules(moment: Moment) -> Iterator[str]:
    """Every violation cites a rule of the rulebook."""
    for judged in moment.judged:
        for violation in judged.violations:
            if violation.rule not in moment.game.rulebook:
                yield f"{judged.code} is refused by {violation.rule}, which is no rule"


def violations_stand_in_rule_order(moment: Moment) -> Iterator[str]:
    """Violations stand in the order of the rulebook, and none is given twice."""
    book = moment.game.rulebook
    for judged in moment.judged:
        cited = [v.rule for v in judged.violations if v.rule in book]
        if cited != sorted(cited, key=book.order):
            yield f"{judged.code} of seat {judged.seat}: not in rule order: {cited}"
        if len({(v.rule, v.key) for v in judged.violations}) < len(judged.violations):
            yield f"{judged.code} of seat {judged.seat}: the same reason twice: {cited}"


def repairs_are_legal(moment: Moment) -> Iterator[str]:
    """What a violation offers instead is the code of an action that is legal for that seat."""
    for judged in moment.judged:
        for violation in judged.violations:
            if violation.repair is None:
                continue
            action = moment.game.parse(violation.repair)
            if moment.game.violations(moment.state, judged.seat, action):
                yield (
                    f"{judged.code} of seat {judged.seat}: {violation.rule} offers "
                    f"{violation.repair}, which is not legal either"
                )


EVERY_STEP: tuple[Check, ...] = (
    those_who_act_have_actions,
    legal_actions_break_no_rule,
)
SOMETIMES: tuple[Check, ...] = (
    legal_lists_are_lists,
    candidates_hold_all_that_is_legal,
    refused_exactly_when_not_legal,
    strangers_may_do_nothing,
    violations_cite_rules,
    violations_stand_in_rule_order,
    repairs_are_legal,
)
