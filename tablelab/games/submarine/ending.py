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
        tell_tie_break(state, leaders, emit)
    for winner in winners(state):
        emit(decides, "submarine.wins", seat=winner, n=best)


def tell_tie_break(state: State, leaders: list[int], emit: Emit) -> None:
    """Which comparison the tie came down to, and the number that was best in it."""
    if state.house.tie_break == "shared":
        emit("SB-END-6", "submarine.tie_shared")
        return
    ranks = [rank(state, leader) for leader in leaders]
    _, jokers, cards = max(ranks)
    most_jokers = [r for r in ranks if r[1] == jokers]
    if len(most_jokers) < len(ranks):
        emit("SB-END-6", "submarine.tie_by_jokers", n=jokers)
    if len(most_jokers) > 1:
        equal = all(r[2] == cards for r in most_jokers)
        emit("SB-END-6", "submarine.tie_equal" if equal else "submarine.tie_by_cards", n=cards)


def rank(state: State, number: int) -> tuple[int, int, int]:
    """What the seats are compared by, in this order: artefacts, jokers, cards in hand and pile."""
    player = state.seats[number]
    jokers = len(player.jokers) + len(player.gained)
    return (player.artefacts, jokers, len(player.hand) + len(player.pile))


def winners(state: State) -> tuple[int, ...]:
    """Most artefacts; ties by the option: more jokers, then more cards, else shared."""
    compared = 1 if state.house.tie_break == "shared" else 3
    ranks = [rank(state, number)[:compared] for number in range(state.players)]
    return tuple(number for number, own in enumerate(ranks) if own == max(ranks))


def outcome(state: State) -> Outcome | None:
    """The result; None while the game goes on."""
    if state.phase != OVER:
        return None
    points = tuple({"artefacts": player.artefacts} for player in state.seats)
    scores = tuple(player.artefacts for player in state.seats)
    return Outcome(state.ended_by, winners(state), scores, points)
