"""``tablelab review``: how the chances went in a saved match, and where it turned."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablelab.cli.output import Bar, count, headline, print_json, print_table, say
from tablelab.core.errors import TablelabError
from tablelab.core.game import CLOCK
from tablelab.core.match import Match
from tablelab.core.record import load
from tablelab.games import every
from tablelab.lab import Review, Turn, review

CAUSES = {"choice": "mostly the choice", "chance": "mostly chance", "open": "no single cause"}


def run(file: str, playouts: int | None, seed: int, json: bool) -> bool:
    """Review the match of a file and print what was found."""
    match = load(_text(file), every())
    found = review(match, playouts, seed, Bar())
    if json:
        print_json({"file": file, **found.plain()})
    else:
        _print(match, found)
    return True


def _text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        cause = error.strerror if isinstance(error, OSError) else "it is no text"
        raise TablelabError(f"{file} cannot be read: {cause}") from error


def _print(match: Match[Any, Any], found: Review) -> None:
    say(headline(match.game.info, found.seats, dict(match.start.options)))
    ended = "" if found.over else " so far"
    say(f"{count(found.entries, 'decision')}{ended}, played on by greedy bots")
    say(f"{count(found.playouts, 'playout')} for each moment, seed {found.seed}\n")
    text = match.game.text("en", match.start.names)
    names = ["team"] if found.team else [text.name(seat) for seat in range(found.seats)]
    rows = [
        [str(point.index), "", *(f"{chance.share:.0%}" for chance in point.chances)]
        for point in found.points
    ]
    print_table(["decisions", "", *names], rows)
    say()
    if not found.turns:
        say("no single decision turned the game beyond doubt")
    for turn in found.turns:
        _print_turn(match, turn)


def _print_turn(match: Match[Any, Any], turn: Turn) -> None:
    text = match.game.text("en", match.start.names)

    def means(code: str) -> str:
        view = match.view(turn.seat, turn.entry)
        return match.game.describe(view, match.game.parse(code), text)

    code = match.entries[turn.entry].code
    done = "time is up" if turn.seat == CLOCK else f"{text.name(turn.seat)}: {means(code)}"
    say(f"decision {turn.entry + 1}, {done}")
    way = f"{turn.before.share:.0%} before, {turn.after.share:.0%} after"
    say(f"  chance to win: {way}; {CAUSES[turn.cause]}")
    if turn.luck is not None:
        say(f"  before chance fell it was {turn.chosen.share:.0%}")
    if turn.best is not None and turn.advised is not None:
        say(f"  the adviser: {means(turn.advised)}, {turn.best.share:.0%}")
    elif turn.advised is not None:
        say("  the adviser would have done the same")
