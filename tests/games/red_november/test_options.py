"""Every value of every option makes a difference: one scene an option, and what the rules demand.

Options that follow the rule set are played under both of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from tablelab.core.chance import Seeded
from tests.games.red_november.position import GAME, LOW, SEA, gnome, position


def repaired(**options: str) -> object:
    """The engine is repaired with the pressure on 8: where does the marker go?"""
    table = position(gnome(1), gnome(2, 20), tracks=(1, 1, 8), **options)
    table.act("fix:engine", "spend:10")
    return table.track("pressure")


def opened_to_high_water(**options: str) -> object:
    """A gnome in low water opens the hatch to high water: which rooms are low now?"""
    table = position(gnome(5), gnome(1, 20), low=[5], high=[2], **options)
    table.act("open:2")
    return table.water(LOW)


def a_drunk_turn_without_grog(**options: str) -> object:
    """Is a card turned up for a gnome with intoxication 4 that drinks nothing?"""
    table = position(gnome(5, level=4), gnome(1, 20), **options)
    after = table.state.clone()
    GAME.apply(after, 0, GAME.parse("wait:1"), Seeded("check"))
    return len(after.discard) > 0


def the_rule_set(**options: str) -> object:
    """All three of what the rule set stands for."""
    scenes = (repaired, opened_to_high_water, a_drunk_turn_without_grog)
    return tuple(scene(**options) for scene in scenes)


def fled(**options: str) -> object:
    """Putting out fails after a minute, and the only way out is through a hatch into low water."""
    table = position(gnome(6), gnome(1, 20), fire=[6], low=[5], **options)
    table.act("fix:extinguish", ("spend:1", 10))
    return 30 - table.gnome(0).time


def trading_at_sea(**options: str) -> object:
    """May two gnomes in the sea trade?"""
    return "trade:2" in position(gnome(SEA, items="grog", air=1), gnome(SEA, 20), **options).legal


def a_late_missile(**options: str) -> object:
    """A missile is launched on 8; who wins when the last gnome arrives without stopping it?"""
    table = position(gnome(5, 9), gnome(1, 0), symbols=True, **options)
    luck = ["coffee", "respite/0", "respite/0", "respite/1"]  # a square on 7; stars on 6, 4, 2
    table.act(("wait:1", "missile_countdown/0"), ("wait:8", *luck))
    return table.ending


def a_respite(**options: str) -> object:
    """Where does the card lie after its event?"""
    table = position(gnome(5, 58), gnome(1, 20), symbols=True, **options)
    table.act(("wait:1", "respite/0"))
    return (table.state.discard, table.state.removed)


def before_the_first_turn(**options: str) -> object:
    """How many cards have been turned up when the first question is asked, or are still to be?"""
    state = GAME.setup(4, GAME.complete_options(4, options), Seeded(2))
    return len(state.discard) + state.opening


def a_death(**options: str) -> object:
    """A gnome stays in high water; is it out?"""
    table = position(gnome(5), gnome(1, 20), high=[5], **options)
    luck = (3,) if options["dying"] == "less_deadly" else ()
    table.act(("wait:1", *luck))
    return table.gnome(0).fate == 1


def a_crowbar(**options: str) -> object:
    """May a gnome attack, and does it see what the other one holds?"""
    table = position(gnome(5, items="crowbar"), gnome(5, 20, "coffee"), **options)
    return ("attack:2" in table.legal, GAME.view(table.state, 0).gnomes[1].items)


def alone(**options: str) -> object:
    """How many gnomes does one player lead?"""
    return len(GAME.setup(1, GAME.complete_options(1, options), Seeded(1)).gnomes)


Expected = Mapping[tuple[str, str], object]
"""By the rule set and the option's value."""


def both(values: Mapping[str, object]) -> Expected:
    """The same under both rule sets."""
    return {
        (rules, value): what for rules in ("seed", "published") for value, what in values.items()
    }


def by_rule_set(values: Mapping[str, object]) -> Expected:
    """Each value alone, the seed's first; ``by_rule_set`` takes the one of the rule set."""
    seed, published = values.values()
    return {
        **both(values),
        ("seed", "by_rule_set"): seed,
        ("published", "by_rule_set"): published,
    }


SAVED, LOST = ("RN-END-1", True, (0, 1)), ("RN-END-3", False, ())

SCENES: dict[str, tuple[Callable[..., object], Expected]] = {
    "rule_set": (
        the_rule_set,
        {("seed", "seed"): (7, [5], True), ("published", "published"): (5, [2, 5], False)},
    ),
    "repair": (repaired, by_rule_set({"one_step": 7, "reset": 5})),
    "high_low": (opened_to_high_water, by_rule_set({"stays": [5], "levels": [2, 5]})),
    "faint_check": (a_drunk_turn_without_grog, by_rule_set({"drunk": True, "after_grog": False})),
    "failed_fire": (fled, both({"at_cost": 1 + 1 + 1, "free": 1})),
    "trade_in_sea": (trading_at_sea, both({"no": False, "yes": True})),
    "late_tokens": (a_late_missile, both({"harmless": SAVED, "deadly": LOST})),
    "respite": (a_respite, both({"returns": (["respite/0"], []), "removed": ([], ["respite/0"])})),
    "opening_events": (before_the_first_turn, both({"no": 0, "yes": 4})),
    "dying": (a_death, both({"deadly": True, "less_deadly": False})),
    "crazed": (a_crowbar, both({"no": (False, ("coffee",)), "yes": (True, None)})),
    "gnomes": (alone, both({"fewest": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8})),
}


@pytest.mark.parametrize(
    ("option", "rules", "value"),
    [(option, *case) for option, (_, expected) in SCENES.items() for case in expected],
)
def test_the_value_does_what_its_rule_says(option: str, rules: str, value: str) -> None:
    scene, expected = SCENES[option]
    assert scene(**{"rule_set": rules, option: value}) == expected[rules, value]


def test_every_value_of_every_option_has_a_scene() -> None:
    tried = {option: {value for _, value in expected} for option, (_, expected) in SCENES.items()}
    assert tried == {option.id: set(option.values) for option in GAME.info.options}


@pytest.mark.parametrize("option", SCENES)
def test_every_value_differs_from_the_others(option: str) -> None:
    _, expected = SCENES[option]
    values = {value for _, value in expected} - {"by_rule_set"}
    seen = {repr(what) for (_, value), what in expected.items() if value in values}
    assert len(seen) == len(values)
