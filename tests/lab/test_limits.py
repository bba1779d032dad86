from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablelab.core.chance import Chance, Seeded
from tablelab.core.game import Game
from tablelab.lab import Limited, playout, series
from tablelab.players import Look, RandomPlayer, Thinking


class Most:
    """Takes the largest number that it is offered, and notes what that was."""

    thinking = Thinking(7)

    def __init__(self) -> None:
        self.offered: list[Sequence[Any]] = []

    def decide(
        self, game: Game[Any, Any], view: Look, legal: Sequence[Any], seat: int, chance: Chance
    ) -> Any:
        self.offered.append(legal)
        return max(legal)


def test_chooses_from_what_is_kept(take: Any) -> None:
    most = Most()
    limited = Limited(lambda view, legal: [it for it in legal if it < 2], most)
    outcome = playout(
        take, take.setup(2, {"bonus": "no"}, Seeded(1)), [limited, Most()], Seeded(2), Seeded(3)
    )
    assert outcome.scores == (3, 6)
    assert most.offered == [[1], [1], [1]]


def test_who_keeps_nothing_must_choose_from_all(take: Any) -> None:
    most = Most()
    limited = Limited(lambda view, legal: [], most)
    outcome = playout(
        take, take.setup(2, {"bonus": "no"}, Seeded(1)), [limited, Most()], Seeded(2), Seeded(3)
    )
    assert outcome.scores == (6, 6)
    assert most.offered == [(1, 2)] * 3


def test_is_asked_with_what_its_seat_may_see(take: Any) -> None:
    seen: list[Any] = []

    def keep(view: Any, legal: Sequence[Any]) -> Sequence[Any]:
        seen.append(view)
        return legal

    series(take, 2, [lambda: Limited(keep, RandomPlayer()), "random"], 1, 1)
    state = take.setup(2, {"bonus": "no"}, Seeded("1/game 0"))
    assert seen[0] == take.view(state, 0)


def test_thinks_as_long_as_the_player_who_chooses() -> None:
    assert Limited(lambda view, legal: legal, Most()).thinking == Thinking(7)
