"""The end of the game and the winner (rules SB-END-*)."""

from __future__ import annotations

from tablelab.core.events import Emit
from tablelab.core.game import Outcome
from tablelab.games.submarine.components import COLUMNS, DEPTHS, square
from tablelab.games.submarine.state import OVER, State


def finished(state: State) -> str | None:
    """The rule that ends the game at the end of a turn, or None."""
    for column in range(COLUMNS):
        if not any(state.board[square(column, 0) : square(column, DEPTHS)]):
            return "SB-END-2"
    if not any(player.hand for player in state.seats):
        return "SB-END-3"
    return None


def finish(state: State, rule: str, emit: Emit) -> None:
    """The game is over: say why and who has won."""
    seat = state.seat
    state.phase = OVER
    state.seat = -1
    state.ended_by = rule
    keys = {
        "SB-END-1": "submarine.container_full",
        "SB-END-2": "submarine.column_empty",
        "SB-END-3": "submarine.no_hands",
        "SB-END-4": "submarine.idle_voyages",
    }
    emit(rule, keys[rule], seat=seat)
    best = max(player.artefacts for player in state.seats)
    leaders = [number for number, player in enumerate(state.seats) if player.artefacts == best]
    if rule != "SB-END-1":
        for leader in leaders:
            emit("SB-END-5", "submarine.most", seat=leader, n=best)
    decides = rule if rule == "SB-END-1" else "SB-END-5"
    if len(leaders) > 1:
        decides = "SB-END-6"
        emit("SB-END-6", "submarine.tied", n=len(leaders))
    for winner in winners(state):
        emit(decides, "submarine.wins", seat=winner, n=best)


def winners(state: State) -> tuple[int, ...]:
    """Most artefacts; ties by the option: more jokers, then more cards, else shared."""

    def rank(number: int) -> tuple[int, ...]:
        player = state.seats[number]
        if state.house.tie_break == "shared":
            return (player.artefacts,)
        jokers = len(player.jokers) + len(player.gained)
        return (player.artefacts, jokers, len(player.hand) + len(player.pile))

    best = max(rank(number) for number in range(state.players))
    return tuple(number for number in range(state.players) if rank(number) == best)


def outcome(state: State) -> Outcome | None:
    """The result; None while the game goes on."""
    if state.phase != OVER:
        return None
    points = tuple({"artefacts": player.artefacts} for player in state.seats)
    scores = tuple(player.artefacts for player in state.seats)
    return Outcome(state.ended_by, winners(state), scores, points)
