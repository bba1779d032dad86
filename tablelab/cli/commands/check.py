"""``tablelab check``: the conformance battery over a game's random games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from tablelab.cli.finding import find
from tablelab.cli.output import Bar, chosen, count, print_json, say
from tablelab.core.game import Game
from tablelab.testing import Progress, Report, check_games

Choice = Mapping[str, str] | None
"""Options of all games of a run; None lets the battery try and mix all of them."""


def run(
    game: str,
    seats: int | None,
    games: int,
    seed: int,
    option: list[tuple[str, str]],
    all_options: bool,
    json: bool,
) -> bool:
    """Check and print what was found; returns whether it was nothing."""
    rules = find(game)
    numbers = rules.info.seats if seats is None else (seats,)
    fixed = chosen(option)
    for number in numbers:
        rules.complete_options(number, fixed)
    choices: list[Choice] = [*_every(rules, fixed)] if all_options else [fixed or None]
    bar, total = Bar(), len(choices) * len(numbers) * games
    result = Report(game)
    for choice in choices:
        report = check_games(
            rules,
            games=games,
            seats=numbers,
            options=choice,
            seed=seed,
            # Whether a game is the same in another process does not hang on its options.
            other_processes=choice is choices[0],
            progress=partial(_tell, bar, result.games, total),
        )
        result.include(report)
    if json:
        asked: dict[str, Any] = {"seats": list(numbers), "seed": seed, "games_each": games}
        print_json({**result.plain(), **asked, "options": choices})
    else:
        _print(result, numbers, choices, games)
    return result.clean


def _tell(bar: Bar, before: int, total: int, step: Progress) -> None:
    bar(before + step.done, total)


def _every(rules: Game[Any, Any], fixed: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """The options as asked for, then with every other value of every other option alone."""
    yield dict(fixed)
    for option in rules.info.options:
        if option.id not in fixed:
            for value in option.values[1:]:
                yield {**fixed, option.id: value}


def _print(result: Report, numbers: tuple[int, ...], choices: list[Choice], games: int) -> None:
    played = f"{count(games, 'game')} each with {count(numbers, 'player')}"
    if choices == [None]:
        say(f"{played}, every option tried")
    else:
        for choice in choices:
            pairs = ", ".join(f"{name}={value}" for name, value in (choice or {}).items())
            say(f"{played}, {pairs or 'default options'}")
    say(str(result))
