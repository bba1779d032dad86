"""Write the lists of examples: ``python tools/examples.py [GAME...]``.

A game from elsewhere is named by its module, as on tablelab's command line.

For each rule of a game up to three places in simulated games where it speaks
(:mod:`tablelab.lab.examples`). Write them anew when rules or players have changed; the tests say
so when a place no longer fits. Takes a minute or two a game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

from tablelab import games
from tablelab.cli.finding import find
from tablelab.core.game import CLOCK, Game
from tablelab.core.match import Match
from tablelab.lab.examples import Place
from tablelab.lab.simulation import as_match

KEPT = 3
"""So many places a rule."""

SEED = 1

Found = dict[str, list[tuple[int, Place]]]
"""By rule: places, each with how much else happens there."""


def plays(game: Game[Any, Any]) -> Iterator[tuple[int, str, dict[str, str], int]]:
    """How games are played: seats, players, options, and how many games; ordinary ones first."""
    seats = sorted(game.info.seats, key=lambda number: abs(number - 3))
    others = [{option.id: value} for option in game.info.options for value in option.values[1:]]
    yield seats[0], "greedy", {}, 40
    for number in seats[1:]:
        yield number, "greedy", {}, 12
    for values in others:
        yield seats[0], "greedy", values, 8
    yield seats[0], "random", {}, 12
    for number, values in product((seats[1], seats[-1]), others):
        yield number, "greedy", values, 4
    for number, values in product((seats[0], seats[-1]), [{}, *others]):
        yield number, "random", values, 6


def search(game: Game[Any, Any]) -> Found:
    """Places for as many rules as possible."""
    found: Found = {}
    wanted = {rule.id for rule in game.rulebook}
    for seats, kinds, options, count in plays(game):
        # Ordinary games are all looked through, so that clear places are found; the rest only for
        # what is still missing.
        if found and not wanted - found.keys():
            break
        for number in range(count):
            match = as_match(game, seats, kinds, SEED, number, options)
            place = {"seats": seats, "kinds": kinds, "number": number, "options": options}
            for rule, entry, weight in spoken(match):
                if rule not in found or (kinds, options) == ("greedy", {}):
                    how = "setup" if entry < 0 else "event"
                    found.setdefault(rule, []).append(
                        (weight, Place(rule, how, seed=SEED, entry=max(entry, 0), **place))
                    )
    for seats, kinds, options, _ in plays(game):
        for number in range(2):
            if missing := wanted - found.keys():
                match = as_match(game, seats, kinds, SEED, number, options)
                place = {"seats": seats, "kinds": kinds, "number": number, "options": options}
                refused(game, match, missing, place, found)
    return found


def spoken(match: Match[Any, Any]) -> Iterator[tuple[str, int, int]]:
    """Which rules speak: rule, entry (-1 for the set-up), and how many events there are."""
    for rule in {event.rule for event in match.opening}:
        yield rule, -1, len(match.opening)
    for index, entry in enumerate(match.entries):
        if entry.seat != CLOCK or entry.events:
            for rule in {event.rule for event in entry.events}:
                yield rule, index, len(entry.events)


def refused(
    game: Game[Any, Any],
    match: Match[Any, Any],
    missing: set[str],
    place: dict[str, Any],
    found: Found,
) -> None:
    """Add what rules that are still missing refuse in a match: of each position one action, that
    which breaks least besides. What else the rule refuses there looks the same."""
    walk = Match.replayed(game, match.start, ())
    for index, entry in enumerate(match.entries):
        best: Found = {}
        for seat, code, broken in attempts(game, walk):
            for rule in sorted(broken & missing):
                weight = 100 * len(broken) + index
                made = Place(rule, "refusal", seed=SEED, entry=index, seat=seat, code=code, **place)
                if rule not in best or weight < best[rule][0][0]:
                    best[rule] = [(weight, made)]
        for rule, one in best.items():
            found.setdefault(rule, []).extend(one)
        walk.repeat(entry)


def attempts(game: Game[Any, Any], walk: Match[Any, Any]) -> Iterator[tuple[int, str, set[str]]]:
    """What could be tried now and is not allowed: seat, code, and the rules against it."""
    state, acting = walk.state, walk.actors.seats
    for seat in (*acting, *(each for each in range(walk.start.seats) if each not in acting)):
        for action in game.candidates(state, seat):
            broken = {violation.rule for violation in game.violations(state, seat, action)}
            # Who acts out of turn breaks many rules at once, and learns little about any.
            if broken and (seat in acting or len(broken) == 1):
                yield seat, game.code(action), broken


def chosen(candidates: list[tuple[int, Place]]) -> list[Place]:
    """The clearest places, each in another game as long as there are some."""
    made: list[Place] = []
    for fresh in (True, False):
        for _, place in sorted(candidates, key=lambda each: each[0]):
            same = any(
                (p.number, p.seats, p.options) == (place.number, place.seats, place.options)
                for p in made
            )
            if len(made) < KEPT and place not in made and not (fresh and same):
                made.append(place)
    return made[: 1 if made[0].how == "setup" else KEPT]


def written(game: Game[Any, Any], found: Found) -> str:
    """The list as TOML, in the order of the rulebook."""
    lines = [
        "# Where in simulated games each rule speaks. Written by tools/examples.py; do not edit.",
    ]
    for rule in game.rulebook:
        for place in chosen(found[rule.id]) if rule.id in found else ():
            lines += ["", f"[[{rule.id}]]", *fields(place)]
    return "\n".join(lines) + "\n"


def fields(place: Place) -> Iterator[str]:
    """What differs from an ordinary place."""
    ordinary = Place(place.rule, "", 0)
    for name in ("how", "seats", "kinds", "seed", "number", "entry", "seat", "code"):
        value = getattr(place, name)
        if value != getattr(ordinary, name):
            yield f"{name} = {json.dumps(value)}"
    if place.options:
        pairs = ", ".join(f"{key} = {json.dumps(value)}" for key, value in place.options.items())
        yield f"options = {{ {pairs} }}"


def main(*names: str) -> None:
    """Write the lists of the games named, or of all."""
    for name in names or games.IDS:
        game = find(name)
        if game.package is None:
            raise SystemExit(f"{name} is a single module: there is no place for a list beside it")
        found = search(game)
        path = Path(str(files(game.package))) / "examples.toml"
        path.write_text(written(game, found), encoding="utf-8")
        missing = [rule.id for rule in game.rulebook if rule.id not in found]
        print(f"{name}: {len(found)} of {len(game.rulebook)} rules have an example, not {missing}")


if __name__ == "__main__":
    main(*sys.argv[1:])
