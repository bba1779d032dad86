"""``tablelab bench``: how fast the rules are."""

from __future__ import annotations

from tablelab.cli.finding import find
from tablelab.cli.output import Bar, chosen, headline, print_json, say
from tablelab.lab import Figures, bench


def run(
    game: str,
    seats: int | None,
    seed: int,
    seconds: float,
    option: list[tuple[str, str]],
    json: bool,
) -> bool:
    """Measure and print the figures."""
    rules = find(game)
    seats = max(rules.info.seats) if seats is None else seats
    figures = bench(rules, seats, chosen(option), seconds, seed, Bar())
    if json:
        print_json(figures.plain())
    else:
        say(headline(rules.info, seats, dict(figures.options)))
        print_figures(figures)
    return True


def print_figures(figures: Figures) -> None:
    """The figures for people."""
    say(f"Python {figures.python}, one core, random legal play, seed {figures.seed}\n")
    say(f"decisions per second       {figures.decisions_per_second:>10,.0f}")
    say(f"  with events              {figures.decisions_per_second_events:>10,.0f}")
    say(f"games per second           {figures.games_per_second:>10,.0f}")
    say(f"decisions per game         {figures.decisions_per_game:>10,.1f}")
    say(f"events per game            {figures.events_per_game:>10,.1f}")
    for name in ("clone", "legal", "view"):
        say(f"{name:<26} {getattr(figures, name + '_us'):>10,.2f} microseconds")
