"""``tablelab simulate``: many games played by programs."""

from __future__ import annotations

from tablelab.cli.finding import find
from tablelab.cli.output import Bar, chosen, count, headline, print_json, print_table, say
from tablelab.core.errors import TablelabError
from tablelab.core.game import GameInfo
from tablelab.lab import Result, Time, simulate


def run(
    game: str,
    seats: int | None,
    players: tuple[str, ...] | None,
    games: int,
    seed: int,
    option: list[tuple[str, str]],
    clock: str | None,
    pace: float | None,
    talk: str | None,
    json: bool,
) -> bool:
    """Play and print what came of it."""
    rules = find(game)
    time = _time(rules.info, clock, pace)
    if talk is not None and not rules.info.cooperative:
        raise TablelabError(f"{game} has no team that could talk: --talk says nothing here")
    if seats is None:
        seats = len(players) if players else max(rules.info.seats)
    players = players or ("greedy",)
    kinds = players[0] if len(players) == 1 else players
    options = chosen(option)
    result = simulate(rules, seats, kinds, games, seed, options, Bar(), time, talk != "off")
    if json:
        print_json(result.plain())
    else:
        say(headline(rules.info, seats, dict(result.options)))
        _print(result)
    return True


def _time(info: GameInfo, clock: str | None, pace: float | None) -> Time | None:
    """How time passes; raises TablelabError for a wish that makes no sense."""
    if not info.timed:
        if clock is not None or pace is not None:
            raise TablelabError(f"{info.id} is played without a clock: no --clock, no --pace")
        return None
    if clock == "off" and pace is not None:
        raise TablelabError("--pace says how fast the clock runs, and --clock is off")
    return Time(clock != "off", 1.0 if pace is None else pace)


def _print(result: Result) -> None:
    say(f"{count(result.games, 'game')} in {result.seconds:.1f} s, seed {result.seed}\n")
    if result.won is None:
        _print_seats(result)
    else:
        _print_team(result)


def _print_team(result: Result) -> None:
    low, high = result.interval
    say(f"players             {', '.join(result.players)}")
    say(f"won                 {result.won}, {result.share:.1%} (95 %: {low:.1%} to {high:.1%})")
    if result.time_ups is not None:
        say(f"time was up         {result.time_ups / result.games:.2f} times a game")
    say()
    rows = [[rule, "", str(n), f"{n / result.games:.1%}"] for rule, n in result.endings.items()]
    print_table(["ended by", "", "games", "share"], rows)


def _print_seats(result: Result) -> None:
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
