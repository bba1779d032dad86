"""How the games in ``games/`` were recorded; run it again only when the rules' version changes.

From the root of the repository: ``python -m tests.games.red_peak.record_games``
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tablelab.core.game import CLOCK
from tablelab.core.match import Match
from tablelab.core.record import save
from tablelab.games.red_peak import GAME
from tablelab.lab import as_match

FOLDER = Path(__file__).parent / "games"

Test = Callable[[Match[Any, Any]], bool]


def ended(match: Match[Any, Any], rule: str) -> bool:
    """Whether a rule ended the game."""
    return match.outcome is not None and match.outcome.rule == rule


def rang(match: Match[Any, Any]) -> bool:
    """Whether time was up once at least."""
    return any(entry.seat == CLOCK for entry in match.entries)


def on_the_boat(match: Match[Any, Any]) -> bool:
    """Whether the last thing was a boat's night."""
    return any(event.rule == "RP-BOAT-4" for event in match.entries[-1].events)


WALK = {"board": "back", "volcano": "easy", "first_lava": "start"}
"""With a gentle volcano there is time to run out of tiles."""

WANTED: dict[str, tuple[int, str, Mapping[str, str], Test]] = {
    # name: seats, kind of players, options, what must have happened
    "won": (3, "greedy", {}, lambda match: ended(match, "RP-END-1") and rang(match)),
    "lava": (
        2,
        "greedy",
        {"volcano": "hard"},
        lambda match: ended(match, "RP-END-2") and rang(match) and not on_the_boat(match),
    ),
    "boat": (
        4,
        "greedy",
        {"bonus_tiles": "yes"},
        lambda match: ended(match, "RP-END-2") and on_the_boat(match),
    ),
    "conceded": (5, "greedy", WALK, lambda match: ended(match, "RP-END-3")),
    "tasks": (
        6,
        "greedy",
        {"board": "back", "volcano": "easy", "bonus_tiles": "yes"},
        lambda match: ended(match, "RP-END-1"),
    ),
}


def first(seats: int, kind: str, options: Mapping[str, str], test: Test) -> Match[Any, Any]:
    """The first game of a simulation that passes the test."""
    for number in range(400):
        match = as_match(GAME, seats, [kind] * seats, 1, number, options)
        if test(match):
            return match
    raise AssertionError("no such game")


def main() -> None:
    """Write one game for each way to end."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, kind, options, test) in WANTED.items():
        text = save(first(seats, kind, options, test))
        (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
