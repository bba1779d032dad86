"""Setting up a game of Red November (rules RN-SETUP-*)."""

from __future__ import annotations

from tablelab.core.chance import Chance
from tablelab.core.deck import Deck
from tablelab.core.events import Emit
from tablelab.core.game import Options
from tablelab.games.red_november.components import GROG, Components, kind_of
from tablelab.games.red_november.state import House, State
from tablelab.games.red_november.turn import run
from tablelab.games.red_november.turn.events import KRAKEN
from tablelab.games.red_november.turn.hazards import random_room
from tablelab.games.red_november.turn.items import draw_item

RULE_SETS = {
    "seed": {"repair": "one_step", "high_low": "stays", "faint_check": "drunk"},
    "published": {"repair": "reset", "high_low": "levels", "faint_check": "after_grog"},
}
"""Where the rule sets differ; an option that says ``by_rule_set`` takes its value from here."""


def house_of(options: Options) -> House:
    """The options in the form in which the rules ask for them."""
    by_set = RULE_SETS[str(options["rule_set"])]
    values = {
        name: by_set[name] if value == "by_rule_set" else str(value)
        for name, value in options.items()
        if name not in ("rule_set", "gnomes")
    }
    return House(**values)


def gnomes_of(seats: int, options: Options, parts: Components) -> int:
    """How many gnomes play: one a player; one or two players lead several."""
    fewest = parts.gnomes.get(seats, seats)
    wished = str(options["gnomes"])
    return fewest if seats > 2 or wished == "fewest" else max(fewest, int(wished))


def setup(seats: int, options: Options, chance: Chance, emit: Emit, parts: Components) -> State:
    """The first position: everything laid out, the first gnome about to move."""
    state = State(seats, gnomes_of(seats, options, parts), house_of(options), parts)
    if seats < 3:
        emit("RN-VARIANT-5", "red_november.several_gnomes", n=len(state.gnomes))
    emit("RN-SETUP-1", "red_november.board_ready")
    _gnomes(state, chance, emit)
    _items(state, chance, emit)
    state.deck = Deck(card for card in parts.cards if kind_of(card) != KRAKEN)
    emit("RN-SETUP-5", "red_november.event_deck", n=len(state.deck))
    if state.house.opening_events == "yes":
        state.opening = seats
        emit("RN-VARIANT-2", "red_november.opening_events", n=seats)
    run(state, chance, emit)
    return state


def _gnomes(state: State, chance: Chance, emit: Emit) -> None:
    start = state.parts.starts[max(len(state.gnomes), min(state.parts.starts))]
    for number, gnome in enumerate(state.gnomes):
        gnome.at = random_room(state, chance)
        gnome.time = start
        emit("RN-SETUP-2", "red_november.starts_in", gnome=number, room=gnome.at)
    keepers = Deck(range(len(state.gnomes)))
    state.pile = [chance.draw(keepers) for _ in state.gnomes]
    emit("RN-SETUP-3", "red_november.keepers", n=start)


def _items(state: State, chance: Chance, emit: Emit) -> None:
    limits = state.parts.limits
    state.cabin = limits["cabin_grog"]
    every = [item.id for item in state.parts.items.values() for _ in range(item.count)]
    for _ in range(state.cabin):
        every.remove(GROG)
    state.stock = Deck(every)
    emit("RN-SETUP-4", "red_november.cabin", n=state.cabin)
    for number in range(len(state.gnomes)):
        for _ in range(limits["start_items"]):
            draw_item(state, number, "RN-SETUP-4", chance, emit)
