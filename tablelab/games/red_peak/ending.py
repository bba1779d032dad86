"""The result: the team wins or loses together (rules RP-END-*)."""

from __future__ import annotations

from tablelab.core.events import Emit
from tablelab.core.game import Outcome
from tablelab.games.red_peak.state import OVER, State
from tablelab.games.red_peak.turn.volcano import end


def concede(state: State, emit: Emit) -> None:
    """The team gives up where no way leads on."""
    emit("RP-END-3", "red_peak.concedes")
    end(state, "RP-END-3", won=False)


def outcome(state: State) -> Outcome | None:
    """Everybody wins, or nobody; None while the game goes on."""
    if state.phase != OVER:
        return None
    winners = tuple(range(state.players)) if state.won else ()
    return Outcome(state.ended_by, winners, won=state.won)
