"""How the battery plays: at random, but so that rare things happen, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

from tablelab.core.chance import Chance
from tablelab.core.clock import ManualClock
from tablelab.core.errors import TablelabError
from tablelab.core.game import Actors, Game, GameInfo
from tablelab.players import GreedyPlayer, heuristics_of, look

STYLES = ("any", "rare kind", "rare action", "stubborn", "able")
"""How a game is played: uniformly; towards what was seldom played; always by the same habit; or
mostly as the game's own bot plays, which comes to positions that chance alone hardly ever finds."""

WHIM = {"able": 20}
"""By style: one in so many decisions is made at random all the same; by default one in five."""

Choices = Sequence[tuple[int, Any]]
Adviser = Callable[[Any, Choices, Chance], tuple[int, Any]]
"""Picks from the choices of a position."""


def plans(info: GameInfo, fixed: dict[str, str] | None, chance: Chance) -> Iterator[dict[str, str]]:
    """Options for game after game: the defaults, every other value alone, then any mixture."""
    if fixed is not None:
        while True:
            yield dict(fixed)
    yield {}
    for option in info.options:
        for value in option.values[1:]:
            yield {option.id: value}
    for _ in count():
        yield {option.id: chance.pick(option.values) for option in info.options}


def adviser(game: Game[Any, Any]) -> Adviser | None:
    """Decides as the bot of ``game`` does; None for a game without heuristics."""
    try:
        heuristics_of(game)
    except TablelabError:
        return None
    bot = GreedyPlayer()

    def advise(state: Any, choices: Choices, chance: Chance) -> tuple[int, Any]:
        seat = chance.pick(sorted({seat for seat, _ in choices}))
        legal = [action for owner, action in choices if owner == seat]
        action = bot.decide(game, look(game, state, seat), legal, seat, chance)
        # A bot that would wait for others is hurried: what it does then is legal, too.
        return seat, chance.pick(legal) if action is None else action

    return advise


def choose(
    game: Game[Any, Any],
    state: Any,
    choices: Choices,
    style: str,
    chosen: Counter[str],
    advise: Adviser | None,
    chance: Chance,
) -> tuple[int, Any]:
    """One of ``choices``; counts its code and its kind (the part before the first colon)."""
    if style == "any" or chance.roll(WHIM.get(style, 5)) == 1:
        seat, action = chance.pick(choices)
    elif style == "able" and advise is not None:
        seat, action = advise(state, choices, chance)
    elif style == "stubborn":
        seat, action = choices[-1] if len(chosen) % 2 else choices[0]
    else:
        kinds = style == "rare kind"
        keys = [_kind(game.code(a)) if kinds else game.code(a) for _, a in choices]
        least = min(chosen[key] for key in keys)
        seat, action = chance.pick(
            [c for c, key in zip(choices, keys, strict=True) if chosen[key] == least]
        )
    code = game.code(action)
    chosen[code] += 1
    chosen[_kind(code)] += 1
    return seat, action


def _kind(code: str) -> str:
    return code.partition(":")[0] + ":"


def let_time_pass(clock: ManualClock, actors: Actors, chance: Chance) -> None:
    """Think for a while: mostly in time, sometimes exactly up to the deadline, or beyond."""
    deadline, now = actors.deadline, clock.now()
    thought = chance.roll(5_000)
    if deadline is not None and clock.runs and deadline > now:
        left = deadline - now
        thought = chance.pick([min(thought, left - 1)] * 6 + [left - 1, left, left + 1, 3 * left])
    clock.advance(thought)
