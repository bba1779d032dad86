"""The result: the crew is saved together, or lost; deserters fare the other way round."""

from __future__ import annotations

from tablelab.core.game import Outcome
from tablelab.games.red_november.state import DESERTED, IN_PLAY, OVER, State


def outcome(state: State) -> Outcome | None:
    """The result; None while the game goes on."""
    if state.phase != OVER:
        return None
    fate = IN_PLAY if state.saved else DESERTED
    winners = {gnome.seat for gnome in state.gnomes if gnome.fate == fate}
    return Outcome(state.ended_by, tuple(sorted(winners)), won=state.saved)
