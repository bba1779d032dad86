"""Setting up a game of Red Peak (rules RP-SETUP-*)."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.deck import Deck
from tablelab.core.events import Emit
from tablelab.core.game import Options
from tablelab.games.red_peak.components import Components
from tablelab.games.red_peak.state import House, State
from tablelab.games.red_peak.turn.rewards import deal_card, turn_up_path


def setup(seats: int, options: Options, chance: Chance, emit: Emit, parts: Components) -> State:
    """The evening before the first day: everything laid out, the timer not yet turned."""
    house = House(**{name: str(value) for name, value in options.items()})
    state = State(seats, house, parts)
    emit("RP-SETUP-1", "red_peak.camp", space=parts.start)
    emit("RP-SETUP-2", "red_peak.volcano_stack", n=len(state.volcano))
    for _ in range(parts.start_supply):
        turn_up_path(state, chance, emit, "RP-SETUP-2")
    state.next_card = chance.pick(range(seats))
    for _ in range(parts.start_cards):
        deal_card(state, chance, emit, "RP-SETUP-3")
    emit("RP-SETUP-3", "red_peak.hands_dealt", n=parts.start_cards)
    emit("RP-SETUP-4", "red_peak.stocks", time=state.time_tiles, multitools=state.multitools)
    if house.bonus_tiles == "yes":
        back = house.board == "back"
        state.bonuses = sorted(parts.bonus_spaces_back if back else parts.bonus_spaces)
        emit("RP-BONUS-1", "red_peak.bonus_tiles_laid", n=len(state.bonuses))
    if house.board == "back":
        _tasks(state, chance, emit)
    return state


def _tasks(state: State, chance: Chance, emit: Emit) -> None:
    deck = Deck(state.parts.features)
    state.tasks = tuple(sorted(chance.draw(deck) for _ in range(state.parts.tasks_drawn)))
    for task in state.tasks:
        emit("RP-TASK-1", "red_peak.task", task=task, space=state.parts.features[task])
