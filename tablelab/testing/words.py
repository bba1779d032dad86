"""Checks of what people read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

from tablelab.core.events import Data, Event
from tablelab.core.text import LANGUAGES
from tablelab.testing.moment import Check, Moment, flaw, said


def events_cite_rules(moment: Moment) -> Iterator[str]:
    """Every event, and every public twin, cites a rule of the rulebook."""
    for event in _told(moment):
        if event.rule not in moment.game.rulebook:
            yield f"{event.key} is caused by {event.rule}, which is no rule"


def events_are_worded(moment: Moment) -> Iterator[str]:
    """Every event, and every public twin, has a sentence in every language; its data are JSON."""
    for event in _told(moment):
        yield from _worded(moment, event.key, event.data)


def violations_are_worded(moment: Moment) -> Iterator[str]:
    """Every violation has a sentence in every language; its data are JSON."""
    for judged in moment.judged:
        for violation in judged.violations:
            yield from _worded(moment, violation.key, violation.data)


def actions_are_described(moment: Moment) -> Iterator[str]:
    """Every legal action has a label in every language, and no two have the same."""
    for seat in moment.actors.seats:
        view = moment.game.view(moment.state, seat)
        for text in moment.texts:
            labels: dict[str, str] = {}
            for action in moment.legal[seat]:
                code, label = moment.game.code(action), moment.game.describe(view, action, text)
                if fault := flaw(label):
                    yield f"the label of {code} in {text.language} {fault}"
                if label in labels:
                    yield f"{code} and {labels[label]} are both called {label!r}"
                labels[label] = code


def positions_are_described(moment: Moment) -> Iterator[str]:
    """Prompt and text board can be read by any seat and an onlooker in every language."""
    seat = moment.chance.pick(moment.points_of_view)  # texts take long
    view = moment.game.view(moment.state, seat)
    for text in moment.texts:
        for name in ("prompt", "board_text"):
            if fault := flaw(getattr(moment.game, name)(view, text)):
                yield f"{name} for seat {seat} in {text.language} {fault}"


def the_game_introduces_itself(moment: Moment) -> Iterator[str]:
    """Title, summary, and all options with their values and rules, are there in every language."""
    info, book = moment.game.info, moment.game.rulebook
    for language in LANGUAGES:
        if not info.title.get(language) or not info.summary.get(language):
            yield f"no title or summary in {language}"
    for option in info.options:
        if option.rule not in book or book[option.rule].option != option.id:
            yield f"option {option.id} names {option.rule}, whose rule does not name it"
        if len(set(option.values)) < 2 or len(set(option.values)) < len(option.values):
            yield f"option {option.id} has no choice, or one twice: {option.values}"
        for key in (option.id, *(f"{option.id}.{value}" for value in option.values)):
            yield from _worded(moment, f"{info.id}.option.{key}", {})
    known = {option.id for option in info.options}
    for rule in book:
        if rule.option is not None and rule.option not in known:
            yield f"rule {rule.id} names the option {rule.option}, which is none"


def _told(moment: Moment) -> Iterator[Event]:
    for event in moment.events:
        yield event
        if event.twin is not None:
            yield event.twin


def _worded(moment: Moment, key: str, data: Data) -> Iterator[str]:
    values = json.dumps(data)
    if (key, values) in moment.known.rendered:
        return
    moment.known.rendered.add((key, values))
    for text in moment.texts:
        render = partial(text, key, **data)
        try:
            sentence = render()
        except Exception as error:  # a missing text shows in many ways
            yield f"{key} has no sentence in {text.language} with {values}: {said(error)}"
            continue
        if fault := flaw(sentence):
            yield f"{key} in {text.language} {fault}"


EVERY_STEP: tuple[Check, ...] = (events_cite_rules, events_are_worded)
SOMETIMES: tuple[Check, ...] = (
    violations_are_worded,
    actions_are_described,
    positions_are_described,
)
ONCE: tuple[Check, ...] = (the_game_introduces_itself,)
