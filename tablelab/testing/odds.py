"""Checks of exact chance: every branch holds what its outcomes say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tablelab.core.chance import Scripted
from tablelab.core.exact import branches
from tablelab.testing.moment import Check, Moment

BRANCHES = 60
"""Branches of an action that are looked at; some actions have astronomically many."""


def branches_hold_their_outcomes(moment: Moment) -> Iterator[str]:
    """The branches of an action are different, have probabilities that sum to one (to no more
    when there are too many to see all), and each comes about again from its outcomes.
    """
    if not moment.choices:
        return
    seat, action = moment.pick()
    code = moment.game.code(action)
    taken = list(islice(branches(moment.game, moment.state, seat, action), BRANCHES + 1))
    total = sum(branch.probability for branch in taken)
    if any(branch.probability <= 0 for branch in taken) or total > 1:
        yield f"the branches of {code} have probabilities that sum to {total}"
    if len(taken) <= BRANCHES and total != 1:
        yield f"all branches of {code} together have probability {total}"
    if len({branch.outcomes for branch in taken}) < len(taken):
        yield f"two branches of {code} have the same outcomes"
    for branch in taken:
        state, script = moment.state.clone(), Scripted(branch.outcomes)
        moment.game.apply(state, seat, action, script)
        if script.rest or moment.game.digest(state) != moment.game.digest(branch.state):
            yield f"{code} does not come to the same again with outcomes {branch.outcomes}"
            return


SOMETIMES: tuple[Check, ...] = (branches_hold_their_outcomes,)
