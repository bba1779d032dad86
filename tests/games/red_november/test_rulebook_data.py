"""The rulebook of Red November as data: complete, in order, sourced, in step with the options."""

from __future__ import annotations

import re

from tablelab.games.red_november import GAME
from tablelab.games.red_november.components import SEA
from tests.games.rulebook import RulebookTests, numbers_of

# The rules by topic and number, in the order of the rulebook.
TOPICS = {
    "SETUP": 5,
    "TURN": 2,
    "MOVE": 7,
    "SEA": 3,
    "ITEM": 4,
    "GROG": 1,
    "ACTION": 1,
    "FIX": 9,
    "FIRE": 3,
    "DRAW": 4,
    "TRADE": 4,
    "DESERT": 3,
    "FAINT": 3,
    "UPDATE": 3,
    "EVENT": 9,
    "DECK": 1,
    "HAZARD": 5,
    "TIMED": 4,
    "DEATH": 2,
    "VARIANT": 5,
    "END": 4,
}

# The rules that the texts leave open in one way or the other, with the option that switches them.
SWITCHED = {
    "RN-SETUP-1": "rule_set",
    "RN-MOVE-2": "high_low",
    "RN-FIX-7": "repair",
    "RN-FIRE-1": "failed_fire",
    "RN-TRADE-4": "trade_in_sea",
    "RN-FAINT-1": "faint_check",
    "RN-TIMED-3": "late_tokens",
    "RN-VARIANT-1": "respite",
    "RN-VARIANT-2": "opening_events",
    "RN-VARIANT-3": "dying",
    "RN-VARIANT-4": "crazed",
    "RN-VARIANT-5": "gnomes",
}

CONFLICTS = {f"C{number:02}" for number in range(1, 34)}
"""The conflicts of the fact sheet."""

CLARIFICATIONS = {f"13.{number}" for number in range(1, 10)}
"""The fact sheet's clarifications."""

SHEET = {"sheet": CONFLICTS | CLARIFICATIONS}


class TestRulebook(RulebookTests):
    """What the fact sheet of Red November asks for."""

    game = GAME
    prefix = "RN"
    topics = TOPICS
    switched = SWITCHED
    sheet = SHEET


def test_names_of_cards_are_those_of_the_table() -> None:
    for language, quoted in (("en", r"“([^”]+)”"), ("de", r"„([^“]+)“")):
        text = GAME.text(language)
        kinds = {card.partition("/")[0] for card in GAME.parts.cards}
        names = {GAME.noun(text, "kind", kind) for kind in kinds}
        for topic in ("EVENT-1", "EVENT-7", "HAZARD-5"):
            said = re.findall(quoted, GAME.rulebook[f"RN-{topic}"].text[language])
            assert said
            assert set(said) <= names, topic


# -- numbers of the components --------------------------------------------------------------------


def test_rules_of_setting_up_tell_the_numbers_of_the_components() -> None:
    parts = GAME.parts
    assert numbers_of(GAME, "RN-SETUP-3") == [parts.starts[gnomes] for gnomes in (5, 6, 7, 8)]
    assert numbers_of(GAME, "RN-SETUP-4") == [
        parts.limits["cabin_grog"],
        parts.limits["start_items"],
    ]
    assert numbers_of(GAME, "RN-SETUP-5") == [len(parts.cards) - 1]
    assert numbers_of(GAME, "RN-VARIANT-5") == [parts.gnomes[1], parts.gnomes[2] // 2]


def test_rules_of_moving_tell_the_numbers_of_the_components() -> None:
    costs = GAME.parts.costs
    assert numbers_of(GAME, "RN-MOVE-1") == [costs["open"]]
    assert numbers_of(GAME, "RN-MOVE-3") == [costs["enter_low"]]
    assert {*numbers_of(GAME, "RN-MOVE-7")} == {0, GAME.parts.limits["minutes"]}
    assert numbers_of(GAME, "RN-SEA-1") == [*GAME.parts.neighbours[SEA], costs["swim"]]
    assert numbers_of(GAME, "RN-FAINT-2") == [costs["faint"]]


def test_rules_of_actions_tell_the_numbers_of_the_components() -> None:
    costs, limits, items = GAME.parts.costs, GAME.parts.limits, GAME.parts.items
    rooms = GAME.parts.functions
    assert numbers_of(GAME, "RN-FIX-1") == [
        rooms[job] for job in ("engine", "oxygen", "reactor", "missile")
    ]
    assert numbers_of(GAME, "RN-FIX-2") == [costs["low_water"]]
    assert numbers_of(GAME, "RN-FIX-3") == [1, limits["minutes"]]
    assert numbers_of(GAME, "RN-FIX-4") == [items["toolbox"].bonus, items["crowbar"].bonus]
    specials = {item.bonus for item in items.values() if len(item.repairs) == 1}
    assert specials == {items["crowbar"].bonus}, "one value for all that are made for one repair"
    assert numbers_of(GAME, "RN-FIX-5") == [limits["die"]]
    assert numbers_of(GAME, "RN-GROG-1") == [items["grog"].bonus, limits["intoxication"]]
    assert numbers_of(GAME, "RN-ITEM-1") == [items["fire_extinguisher"].bonus]
    assert numbers_of(GAME, "RN-DRAW-1") == [rooms["cabin"], limits["grog_drawn"], costs["draw"]]
    assert numbers_of(GAME, "RN-DRAW-2") == [rooms["stores"], limits["items_drawn"], costs["draw"]]
    assert numbers_of(GAME, "RN-TRADE-2") == [costs["trade"]]
    assert numbers_of(GAME, "RN-DESERT-1") == [limits["desert_below"]]
    assert numbers_of(GAME, "RN-ACTION-1") == [limits["minutes"], 1]


def test_rules_of_events_tell_the_numbers_of_the_components() -> None:
    effects = GAME.parts.effects
    assert numbers_of(GAME, "RN-EVENT-6") == [effects["stumble"]]
    everybody = {effects[name] for name in ("turbulence", "friendly_fire", "kraken_keep")}
    assert {*numbers_of(GAME, "RN-EVENT-7")} == everybody
    moves = ("descent", "fast_descent", "reactor_warmup", "reactor_malfunction")
    assert numbers_of(GAME, "RN-HAZARD-5") == [effects[name] for name in moves]
    assert numbers_of(GAME, "RN-HAZARD-1") == [effects["fire"]]
    soon = {effects[name] for name in ("engine_down", "oxygen_pumps_down", "missile_countdown")}
    assert numbers_of(GAME, "RN-TIMED-1") == [*soon, effects["kraken"]]
    assert numbers_of(GAME, "RN-END-2") == [GAME.parts.last]
