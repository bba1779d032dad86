"""The arguments of every command, and what is said about those that make no sense."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NoReturn

import tablelab
from tablelab import games, players

DEFAULT_PORT = 8866

MOST_SEED = 10**15 - 1
"""Seeds up to this are the same number in every program that reads our JSON."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage in front of it."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {' '.join(message.split())} (see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    """The grammar of the whole command line; the chosen command is in ``command``."""
    top = _Parser(
        prog="tablelab",
        description="Play, explain and analyse modern board games.",
        epilog="'tablelab COMMAND --help' explains a command.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"tablelab {tablelab.__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    def command(name: str, about: str, more: str = "") -> argparse.ArgumentParser:
        text = f"{about[0].upper()}{about[1:]}. {more}".strip()
        return commands.add_parser(name, help=about, description=text, allow_abbrev=False)

    _serve(command("serve", "open the games in the browser", "Stop it with Ctrl-C."))
    _json(command("games", "list the games with their seats and options"))
    _simulate(command("simulate", "let programs play many games", "The same seed, same result."))
    _check(
        command(
            "check",
            "test the rules of a game on random games",
            "The exit status is 0 only when no fault was found, 1 otherwise.",
        )
    )
    _bench(command("bench", "measure how fast the rules of a game are, in random legal play"))
    _review(
        command(
            "review",
            "find out where a saved match turned",
            "Greedy bots play it to its end from many moments. It shows hands that were hidden.",
        )
    )
    _new_game(
        command(
            "new-game",
            "write a small game of your own, to go on from",
            "It can be played and passes the check at once.",
        )
    )
    return top


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """An argument type: a whole number from ``least`` to ``most``."""
    span = f"of {least} or more" if most is None else f"from {least} to {most}"

    def convert(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"must be a whole number {span}, not {_short(text)}")
        return number

    return convert


def _seed(text: str) -> int:
    try:
        seed = int(text)
    except ValueError:
        seed = MOST_SEED + 1
    if abs(seed) > MOST_SEED:
        raise argparse.ArgumentTypeError(
            f"must be a whole number of at most {len(str(MOST_SEED))} digits, not {_short(text)}"
        )
    return seed


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(
            f"must be a number above 0 and up to 3600, not {_short(text)}"
        )
    return seconds


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = 0.0
    if not 0.01 <= pace <= 100:
        raise argparse.ArgumentTypeError(f"must be a number from 0.01 to 100, not {_short(text)}")
    return pace


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"must look like name=value, not {_short(text)}")
    return name, value


def _kinds(text: str) -> tuple[str, ...]:
    kinds = tuple(kind.strip() for kind in text.split(","))
    for kind in kinds:
        if kind not in players.KINDS:
            raise argparse.ArgumentTypeError(
                f"no player {_short(kind)}; there are {', '.join(players.KINDS)}, "
                "one a seat, separated by commas, or one for all"
            )
    return kinds


def _short(text: str) -> str:
    """The text as a literal, cut when it is long: an error is one line."""
    return repr(text if len(text) <= 40 else f"{text[:37]}...")


def _serve(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--port",
        type=whole(0, 65535),
        default=DEFAULT_PORT,
        help=f"port to listen on (default {DEFAULT_PORT}; 0: any free one)",
    )
    command.add_argument(
        "--ip", default="127.0.0.1", help="address to listen on (default: this machine only)"
    )
    command.add_argument("--notebooks", metavar="DIR", help="folder with the notebooks to show")
    command.add_argument("--no-browser", action="store_true", help="do not open a browser")
    command.add_argument(
        "--no-warm",
        action="store_true",
        help="start a page's kernel when it is asked for; saves memory, costs a second a page",
    )


def _game(command: argparse.ArgumentParser, seats_help: str) -> None:
    command.add_argument(
        "game",
        help=f"one of: {', '.join(games.IDS)}; or the module of a game of your own",
    )
    command.add_argument("--seats", type=whole(1), metavar="N", help=seats_help)
    command.add_argument(
        "--option",
        type=_option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="switch a rule; may be repeated ('tablelab games' lists the options)",
    )
    command.add_argument(
        "--seed", type=_seed, default=1, metavar="N", help="where chance starts (default 1)"
    )
    _json(command)


def _simulate(command: argparse.ArgumentParser) -> None:
    _game(command, "number of players (default: as many as --players names)")
    command.add_argument(
        "--players",
        type=_kinds,
        metavar="KIND,KIND,...",
        help=f"who plays, by seat, or one for all seats: {', '.join(players.KINDS)} "
        "(default: all greedy)",
    )
    command.add_argument(
        "--games", type=whole(1), default=100, metavar="N", help="how many (default 100)"
    )
    command.add_argument(
        "--clock",
        choices=("on", "off"),
        help="whether time can run out, in games with a clock (default on)",
    )
    command.add_argument(
        "--pace",
        type=_pace,
        metavar="P",
        help="how fast the clock runs (default 1; 0.5: players have twice the time)",
    )
    command.add_argument(
        "--talk",
        choices=("on", "off"),
        help="whether greedy players of a team tell each other their cards (default on)",
    )


def _check(command: argparse.ArgumentParser) -> None:
    _game(command, "only this number of players (default: every number)")
    command.add_argument(
        "--games",
        type=whole(1),
        default=20,
        metavar="N",
        help="random games for each number of players and choice of options (default 20)",
    )
    command.add_argument(
        "--all-options",
        action="store_true",
        help="also with each value of each option that is not the default",
    )


def _bench(command: argparse.ArgumentParser) -> None:
    _game(command, "number of players (default: the most the game allows)")
    command.add_argument(
        "--seconds",
        type=_seconds,
        default=2.0,
        metavar="S",
        help="how long to play, once without and once with events (default 2)",
    )


def _review(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", help="a match that was saved at a table")
    command.add_argument(
        "--playouts",
        type=whole(1),
        metavar="N",
        help="how often each moment is played on (default: by the game)",
    )
    command.add_argument(
        "--seed", type=_seed, default=1, metavar="N", help="where chance starts (default 1)"
    )
    _json(command)


def _new_game(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "name", help="what its package and its id will be: small letters and underscores"
    )
    command.add_argument(
        "--to",
        metavar="DIR",
        default=".",
        help="folder in which the package's folder is made (default: here)",
    )


def _json(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--json", action="store_true", help="print exactly one JSON object and nothing else"
    )
