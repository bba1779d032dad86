"""How the games in ``games/`` were recorded; run it again only when the rules' version changes.

From the root of the repository: ``python -m tests.games.red_november.record_games``
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tablelab.core.chance import Chance, Seeded
from tablelab.core.match import Match
from tablelab.core.record import save
from tablelab.games.red_november.routes import routes
from tablelab.games.red_november.state import DESERTED, State
from tablelab.players import make
from tests.games.red_november.position import GAME, SEA

FOLDER = Path(__file__).parent / "games"
NAMES = ("Anton", "Berta", "Cäsar", "Dora", "Emil", "Frieda", "Gustav", "Helga")


@dataclass(frozen=True)
class Wanted:
    """A game that is to be found: ``ending`` is the rule that ends it, ``what`` the track or token.

    ``kind`` of player leads all seats; with ``deserter`` the first one leaves as soon as it can.
    """

    seats: int
    ending: str
    what: str = ""
    kind: str = "greedy"
    deserter: bool = False
    options: dict[str, str] = field(default_factory=dict)


PUBLISHED = {"rule_set": "published"}
WANTED = {
    "rescued": Wanted(3, "RN-END-1"),
    "rescued-alone": Wanted(1, "RN-END-1", options=PUBLISHED),
    "no-air": Wanted(5, "RN-END-2", "asphyxiation", "random"),
    "too-hot": Wanted(4, "RN-END-2", "heat"),
    "too-deep": Wanted(6, "RN-END-2", "pressure"),
    "crushed": Wanted(2, "RN-END-3", "crushed", "random", options={"high_low": "levels"}),
    "asphyxiated": Wanted(3, "RN-END-3", "asphyxiated", "random"),
    "missile": Wanted(7, "RN-END-3", "missile", "random", options=PUBLISHED),
    "devoured": Wanted(8, "RN-END-3", "devoured", options=PUBLISHED),
    "nobody-left": Wanted(3, "RN-END-4", kind="random", options={"crazed": "yes"}),
    "deserter-wins": Wanted(4, "RN-END-2", deserter=True),
    "deserter-loses": Wanted(4, "RN-END-1", deserter=True, options=PUBLISHED),
}


def played(wanted: Wanted, seed: int) -> Match[Any, Any]:
    """A whole game."""
    names = NAMES[: wanted.seats]
    match = Match.new(GAME, wanted.seats, wanted.options, seed=seed, names=names)
    player, mind = make(wanted.kind), Seeded(f"{seed}/mind")
    while match.outcome is None:
        (seat,) = match.actors.seats
        legal = match.legal(seat)
        action = None
        if wanted.deserter and seat == 0:
            action = _away(match.state, legal, mind)
        if action is None:
            action = player.decide(GAME, partial(match.view, seat), legal, seat, mind)
        match.act(seat, action)
    return match


def _away(state: State, legal: list[Any], mind: Chance) -> Any:
    """The next step of one who wants to get away; None where there is none."""
    codes = {GAME.code(action): action for action in legal}
    if "desert" in codes:
        return codes["desert"]
    if state.phase != "move" or "aqualung" not in state.gnome.items or state.gnome.time > 9:
        return None
    if state.opened == SEA and "enter" in codes:
        return codes["enter"]
    if "open:sea" in codes and state.gnome.at != SEA:
        return codes["open:sea"]
    ways = [route for room, route in routes(state, False).items() if room in (3, 6, 9)]
    return min(ways, key=lambda route: route.minutes).first if ways else None


def fits(wanted: Wanted, match: Match[Any, Any]) -> bool:
    """Whether a game is the one that is wanted."""
    outcome = match.outcome
    assert outcome is not None
    gone = any(gnome.fate == DESERTED for gnome in match.state.gnomes)
    last = match.entries[-1].events
    told = {event.data.get("track") for event in last if event.key == "red_november.track_full"}
    told |= {
        ("crushed", "asphyxiated", "missile", "devoured")[int(str(event.data["token"]))]
        for event in last
        if event.key == "red_november.token_passed"
    }
    right = outcome.rule == wanted.ending and gone == wanted.deserter
    return right and (not wanted.what or wanted.what in told)


def first(wanted: Wanted, rich: Callable[[Match[Any, Any]], bool] = lambda match: True) -> Any:
    """The first game, by seed, that is wanted."""
    for seed in range(3_000):
        match = played(wanted, seed)
        if fits(wanted, match) and rich(match):
            return match
    raise AssertionError(f"no such game: {wanted}")


def main() -> None:
    """Write one game for each ending."""
    for name, wanted in WANTED.items():
        (FOLDER / f"{name}.jsonl").write_text(save(first(wanted)), encoding="utf-8")


if __name__ == "__main__":
    main()
