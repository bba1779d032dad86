"""Checks that nothing changes but what is meant to: states, clones, the world outside."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tablelab.core.chance import Recording, Scripted, Seeded
from tablelab.core.events import EventLog
from tablelab.testing.moment import Check, Moment, wander

AHEAD = 6
"""How many decisions a position is played on to see what that does to others."""


def questions_change_nothing(moment: Moment) -> Iterator[str]:
    """Asking about a position does not change it."""
    game, state = moment.game, moment.match.state
    text = moment.texts[0]
    before = moment.digest

    def changed(question: str) -> Iterator[str]:
        nonlocal state
        if game.digest(state) != before:
            yield f"{question} changes the state"
            state = moment.match.state

    game.actors(state), game.outcome(state), game.points(state)
    yield from changed("actors(), outcome() or points()")
    game.census(state), game.faults(state)
    yield from changed("census() or faults()")
    for seat in moment.everybody:
        actions = list(game.legal(state, seat))
        yield from changed("legal()")
        for action in [*game.candidates(state, seat)][:12] + actions[:12]:
            game.violations(state, seat, action)
        yield from changed("candidates() or violations()")
        view = game.view(state, seat)
        game.board_text(view, text), game.prompt(view, text)
        for action in actions:
            game.describe(view, action, text)
        yield from changed("view() or its texts")
        game.sample(view, moment.chance)
        yield from changed("sample()")


def events_do_not_matter(moment: Moment) -> Iterator[str]:
    """An action does the same whether somebody listens to its events or not."""
    if not moment.choices:
        return
    (seat, action), seed = moment.pick(), moment.chance.roll(10**6)
    told, silent = moment.state.clone(), moment.state.clone()
    moment.game.apply(told, seat, action, Seeded(seed), EventLog())
    moment.game.apply(silent, seat, action, Seeded(seed))
    if moment.game.digest(told) != moment.game.digest(silent):
        yield f"{moment.game.code(action)} has another result when nobody listens"


def clones_continue_alike(moment: Moment) -> Iterator[str]:
    """A state and its clones go the same way when the same is done to them."""
    game, chance = moment.game, moment.chance
    one, two = moment.state.clone(), moment.state.clone()
    for _ in range(AHEAD):
        actors = game.actors(one)
        if not actors.seats:
            return
        seat = chance.pick(actors.seats)
        action = chance.pick(list(game.legal(one, seat)))
        recorded = Recording(chance)
        game.apply(one, seat, action, recorded)
        two = two.clone()
        game.apply(two, seat, action, Scripted(recorded.outcomes))
        if game.digest(one) != game.digest(two):
            yield f"after {game.code(action)} a state and its clone differ"
            return


def clones_are_independent(moment: Moment) -> Iterator[str]:
    """What is done to a clone does not reach the original, nor the other way."""
    game = moment.game
    original = moment.state.clone()
    clone = original.clone()
    wander(game, clone, moment.chance, AHEAD)
    if game.digest(clone.clone()) != game.digest(clone):
        yield "a clone differs from its original"
    if game.digest(original) != moment.digest:
        yield "playing a clone on changes its original"
    clone = original.clone()
    wander(game, original, moment.chance, AHEAD)
    if game.digest(clone) != moment.digest:
        yield "playing a state on changes its clone"


def views_are_independent(moment: Moment) -> Iterator[str]:
    """A view stays as it is when the state goes on, or a state sampled from it."""
    game = moment.game
    for seat in moment.points_of_view:
        state = moment.state.clone()
        view = game.view(state, seat)
        before = repr(view)
        wander(game, state, moment.chance, 2)
        if repr(view) != before:
            yield f"the view of seat {seat} changes when the state does"
        view = game.view(moment.state, seat)
        wander(game, game.sample(view, moment.chance), moment.chance, 2)
        if repr(view) != before:
            yield f"the view of seat {seat} changes with a state sampled from it"


def global_random_is_left_alone(moment: Moment) -> Iterator[str]:
    """All chance comes from the ``chance`` argument, none from the module ``random``."""
    game = moment.game
    before = random.getstate()
    if moment.entry is None:
        game.setup(moment.match.start.seats, moment.match.start.options, moment.chance)
    for seat in moment.everybody:
        game.legal(moment.state, seat)
        game.sample(game.view(moment.state, seat), moment.chance)
    for seat, action in moment.choices:
        game.apply(moment.state.clone(), seat, action, moment.chance)
    if random.getstate() != before:
        random.setstate(before)
        yield "the global random generator was used"


SOMETIMES: tuple[Check, ...] = (
    questions_change_nothing,
    events_do_not_matter,
    clones_continue_alike,
    clones_are_independent,
    views_are_independent,
    global_random_is_left_alone,
)
