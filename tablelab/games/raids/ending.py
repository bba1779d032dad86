"""The end of the game: the final scoring and the result (rules RD-END-*, RD-SCORE-*)."""

from __future__ import annotations

from tablelab.core.events import Emit
from tablelab.core.game import Outcome
from tablelab.games.raids.scoring import points
from tablelab.games.raids.state import OVER, State

RULES = {
    "coins": "RD-SCORE-1",
    "runes": "RD-SCORE-2",
    "standards": "RD-SCORE-3",
    "goods": "RD-SCORE-4",
    "monsters": "RD-SCORE-6",
    "mjolnirs": "RD-SCORE-7",
}
"""The rule behind each source of points."""


def end_game(state: State, emit: Emit) -> None:
    """The fourth voyage is over: count the points, source by source."""
    state.phase = OVER
    state.seat = -1
    emit("RD-END-1", "raids.ends")
    for number in range(state.players):
        ship = state.ships[number]
        if state.house.rune_kinds == "two" and ship.runes:
            emit("RD-RUNE-2", "raids.families", ship=number, n=len(ship.runes))
        for source, won in points(ship, state.house, state.parts).items():
            if won:
                emit(RULES[source], f"raids.score_{source}", ship=number, n=won)
        unsold = sum(tile.kind == "goods" for tile in ship.hold)
        if unsold:
            emit("RD-SCORE-5", "raids.unsold", ship=number, n=unsold)
    result = outcome(state)
    assert result is not None
    for winner in result.winners:
        emit("RD-SCORE-8", "raids.wins", ship=winner, n=result.scores[winner])


def outcome(state: State) -> Outcome | None:
    """Most points win, ties share the victory; None while the game goes on."""
    if state.phase != OVER:
        return None
    by_source = tuple(
        points(ship, state.house, state.parts) for ship in state.ships[: state.players]
    )
    scores = tuple(sum(sources.values()) for sources in by_source)
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Outcome("RD-END-1", winners, scores, by_source)
