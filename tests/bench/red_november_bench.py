"""How often crews of bots survive Red November, and what sinks the others.

From the root of the repository: ``python -m tests.bench.red_november_bench [--json]``.
Game number k of a line is the one that ``tablelab simulate`` plays with the same seed; this
command also tells which track or token ended a game, where the rule alone does not say.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from tablelab.core.chance import Seeded
from tablelab.core.events import Event
from tablelab.games import get
from tablelab.games.red_november.components import TOKENS
from tablelab.lab import playout, wilson
from tablelab.players import make

GAME = get("red_november")
CAUSES = ("red_november.track_full", "red_november.token_passed", "red_november.nobody_left")


@dataclass(frozen=True, slots=True)
class Crew:
    """What came of the games of one crew; ``sunk_by`` counts tracks, tokens, and ``nobody_left``.

    ``interval`` is the 95 % one (Wilson) of ``share``. ``seconds`` are those of a game.
    """

    rule_set: str
    seats: int
    kind: str
    games: int
    won: int
    share: float
    interval: tuple[float, float]
    sunk_by: dict[str, int]
    seconds: float


class Causes:
    """Listens to a game and remembers what sank the submarine: the first cause counts."""

    def __init__(self) -> None:
        self.first = ""

    def __call__(
        self,
        rule: str,
        key: str,
        /,
        *,
        audience: tuple[int, ...] | None = None,
        twin: Event | None = None,
        **data: Any,
    ) -> None:
        """One event of the game."""
        if key in CAUSES and not self.first:
            token = TOKENS[data["token"]] if "token" in data else ""
            self.first = token or data.get("track") or key.partition(".")[2]


def crew(rule_set: str, seats: int, kind: str, games: int, seed: int) -> Crew:
    """Let one kind of player lead all gnomes through ``games`` games."""
    options = GAME.complete_options(seats, {"rule_set": rule_set})
    won, sunk = 0, Counter[str]()
    began = time.process_time()
    for number in range(games):
        chance = Seeded(f"{seed}/game {number}")
        mind = Seeded(f"{seed}/game {number}/players")
        causes = Causes()
        state = GAME.setup(seats, options, chance)
        players = [make(kind) for _ in range(seats)]
        if playout(GAME, state, players, chance, mind, causes).won:
            won += 1
        else:
            sunk[causes.first] += 1
    seconds = (time.process_time() - began) / games
    interval = wilson(won, games)
    return Crew(
        rule_set,
        seats,
        kind,
        games,
        won,
        won / games,
        interval,
        dict(sunk.most_common()),
        seconds,
    )


def line(found: Crew) -> str:
    """A crew as a line of the table."""
    low, high = (f"{100 * bound:.1f}" for bound in found.interval)
    causes = ", ".join(f"{cause} {count}" for cause, count in found.sunk_by.items())
    return (
        f"{found.rule_set:9} {found.seats} {found.kind:6} {found.won:4} of {found.games}"
        f" = {100 * found.share:5.1f} % ({low} to {high})  {found.seconds:.2f} s  {causes}"
    )


def say(text: str) -> None:
    """One line of output, at once: the next one may take minutes."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> None:
    """Play the games that the command line asks for and print what came of them."""
    parser = argparse.ArgumentParser(description="How often crews survive Red November.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+", default=list(range(1, 9)))
    parser.add_argument("--players", nargs="+", default=["greedy", "random"])
    parser.add_argument("--rule-sets", nargs="+", default=["seed", "published"])
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = []
    for rule_set in args.rule_sets:
        for seats in args.seats:
            for kind in args.players:
                found.append(crew(rule_set, seats, kind, args.games, args.seed))
                if not args.json:
                    say(line(found[-1]))
    if args.json:
        say(json.dumps([asdict(one) for one in found]))


if __name__ == "__main__":
    main()
