"""From arguments to an exit status."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence

from tablelab.cli.commands import check, games, measure, new_game, reviewing, serve, simulation
from tablelab.cli.output import complain
from tablelab.cli.parser import parser
from tablelab.core.errors import TablelabError

FINE, FAILED, WRONG_USE, INTERRUPTED = 0, 1, 2, 130
"""Exit statuses: done; a check that was not clean; arguments that make no sense; Ctrl-C."""

_COMMANDS: dict[str, Callable[..., bool]] = {
    "serve": serve.run,
    "games": games.run,
    "simulate": simulation.run,
    "check": check.run,
    "bench": measure.run,
    "review": reviewing.run,
    "new-game": new_game.run,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command with ``argv`` (those of the process by default); returns the exit status.

    For arguments that argparse itself refuses, it exits (SystemExit) with status 2.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A name that the terminal cannot show is no reason to fail.
        sys.stdout.reconfigure(errors="backslashreplace")
    grammar = parser()
    asked = vars(grammar.parse_args(argv))
    command = asked.pop("command")
    if command is None:
        grammar.print_help()
        return FINE
    try:
        clean = _COMMANDS[command](**asked)
        sys.stdout.flush()
    except TablelabError as error:
        complain(f"tablelab {command}: {error}")
        return WRONG_USE
    except KeyboardInterrupt:
        # Where a progress bar may stand, what is said begins on a line of its own.
        bar = "\n" if sys.stderr.isatty() else ""
        complain(f"{bar}tablelab {command}: interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has enough; say nothing more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    return FINE if clean else FAILED
