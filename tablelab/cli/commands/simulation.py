"""``tablelab simulate``: many games played by programs."""

from __future__ import annotations

from tablelab.cli.output import Bar, chosen, headline, print_json, print_table, say
from tablelab.games import get
from tablelab.lab import Result, simulate


def run(
    game: str,
    seats: int | None,
    players: tuple[str, ...] | None,
    games: int,
    seed: int,
    option: list[tuple[str, str]],
    json: bool,
) -> bool:
    """Play and print what came of it."""
    rules = get(game)
    if seats is None:
        seats = len(players) if players else max(rules.info.seats)
    options = chosen(option)
    rules.complete_options(seats, options)
    kinds = players or ("greedy",) * seats
    result = simulate(rules, seats, kinds, games, seed, options, Bar())
    if json:
        print_json(result.plain())
    else:
        say(headline(rules.info, seats, dict(result.options)))
        _print(result)
    return True


def _print(result: Result) -> None:
    say(f"{result.games} games in {result.seconds:.1f} s, seed {result.seed}\n")
    head = ["seat", "player", "wins", "share", "95 % interval"]
    rows = [
        [str(seat + 1), kind, f"{float(won):.2f}", f"{share:.1%}", f"{low:.1%} to {high:.1%}"]
        for seat, (kind, won, share, (low, high)) in enumerate(
            zip(result.players, result.wins, result.shares, result.intervals, strict=True)
        )
    ]
    if result.scores_mean:
        head.append("mean score")
        for row, mean in zip(rows, result.scores_mean, strict=True):
            row.append(f"{mean:.1f}")
    print_table(head, rows)
