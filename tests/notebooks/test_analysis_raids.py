"""What the analysis of Raids claims in its texts is what it computes, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.notebooks.headless import experiments, namespace, numbers, solutions, title

ENGLISH, GERMAN = "analysis/raids.ipynb", "analysis/raids.de.ipynb"
NAMES = ("attack", "stubborn", "reach", "halves", "design")
BOTH = pytest.mark.parametrize("notebook", [ENGLISH, GERMAN])


def english(name: str) -> Any:
    return namespace(ENGLISH)[name]


def silent(done: int, total: int) -> None:
    """Nobody watches."""


def test_both_languages_come_to_the_same_numbers() -> None:
    """And so one language twice: the lots are the seed's alone."""
    ours, theirs = experiments(ENGLISH), experiments(GERMAN)
    assert tuple(ours) == tuple(theirs) == NAMES
    for name in NAMES:
        assert numbers(ours[name].result) == numbers(theirs[name].result), name
        said = ["".join(it.answers).replace(",", ".") for it in (ours[name], theirs[name])]
        assert sorted(figures(said[0])) == sorted(figures(said[1])), name


def figures(words: str) -> list[str]:
    return re.findall(r"−?\d+(?:\.\d+)?", words)


@BOTH
@pytest.mark.parametrize("name", NAMES)
def test_every_chart_can_be_drawn_for_everybody(notebook: str, name: str) -> None:
    one = experiments(notebook)[name]
    looks = [(theme, narrow) for theme in ("light", "dark") for narrow in (False, True)]
    assert len({title(one, *look) for look in looks}) == 1


@BOTH
@pytest.mark.parametrize("name", NAMES)
def test_every_sentence_with_a_number_has_its_interval(notebook: str, name: str) -> None:
    said = [it for it in experiments(notebook)[name].answers if figures(it)]
    assert said
    assert [it for it in said if not re.search(r"\(−?[\d.,]+ (to|bis) −?[\d.,]+\)", it)] == []


def test_peace_is_dear_against_ships_that_flee() -> None:
    seats, (peaceful, fleeing) = english("attack").result
    assert seats == 2
    assert peaceful.interval[1] < 1 / 2
    assert peaceful.lead.high < 0
    assert title(english("attack")) == "Who never attacks wins too seldom"
    low, high = fleeing.interval
    assert low < 1 / 2 < high, "the text says that we cannot tell what bids are worth"


def test_greedy_ships_hardly_ever_bid() -> None:
    """The text says that this may be why attacks pay."""
    told = english("lab").series(
        english("raids"), 3, "greedy", 8, english("SEED"), watch=english("EventLog")
    )
    keys = [event.key for played in told for event in played.notes]
    attacks, bids = keys.count("raids.attacks"), keys.count("raids.pays")
    # The attacker's own first bid is paid like the others.
    assert attacks > 20
    assert bids - attacks < attacks / 4


def test_few_pairs_do_not_decide_among_stubborn_ships() -> None:
    found = english("stubborn").result
    assert set(found) == {2, 3}, "neither case may be left out: they need not agree"
    for free, peaceful, change in found.values():
        assert change.value == pytest.approx(peaceful.lead.value - free.lead.value)
        assert change.low < 0 < change.high
        assert change.value < 0, "both lean the other way"
    assert title(english("stubborn")) == "Among the stubborn these games do not decide it"


@pytest.mark.slow
def test_more_pairs_decide_that_peace_costs_points_among_them_too() -> None:
    stubborn = english("stubborn")
    try:
        found = stubborn.set(games=60).result
        assert all(change.high < 0 for _, _, change in found.values())
        assert title(stubborn) == "Even among the stubborn, peace costs points"
    finally:
        stubborn.set(games=14)


def test_the_habits_are_kept() -> None:
    told = english("lab").series(
        english("raids"),
        2,
        [lambda: english("lab").Limited(english("never_attacks")), "greedy"],
        6,
        english("SEED"),
        watch=english("EventLog"),
    )
    attackers = [
        event.data["ship"]
        for played in told
        for event in played.notes
        if event.key in ("raids.attacks", "raids.chases")
    ]
    assert attackers
    assert set(attackers) == {1}


def test_the_nearest_stop_holds_its_own_and_the_further_ones_do_not() -> None:
    found = english("reach").result
    assert found[1].lead.high > 0, "no worse, as far as one can see"
    for stop in english("STOPS")[1:]:
        assert found[stop].lead.high < 0
        assert found[stop].lead.high < found[1].lead.value
    assert title(english("reach")) == "The further Ada sails, the fewer points she makes"


def test_from_the_further_half_ada_loses_clearly() -> None:
    (near, far), equal = english("halves").result
    assert equal == 1 / 2
    assert far.interval[1] < 1 / 2
    assert near.interval[0] < 1 / 2 < near.interval[1]


def test_dearer_attacks_are_fewer() -> None:
    attacks, *others = english("design").result.values()
    assert attacks[2].high < 0
    assert not any(change.clear for _, _, change in others)
    # The pairs tell more than the versions apart from each other.
    before, after, change = attacks
    assert change.value == pytest.approx(after.value - before.value)


def test_other_rules_can_be_tried() -> None:
    design = english("design")
    for rule in ("flight_fights", "flight_effects", "axe_floor"):
        game, options = english("changed")(rule)
        assert game is english("raids")
        assert list(options) == [rule]
    game, options = english("changed")("bid")
    assert (game.parts.first_bid, options) == (english("raids").parts.first_bid + 1, {})
    try:
        assert set(design.set(rule="axe_floor").result) == set(english("COUNTED"))
        assert len(design.answers) == 2
    finally:
        design.set(rule="bid")


@pytest.mark.parametrize("name", ["attack", "reach", "halves"])
def test_other_numbers_of_players_and_progress(name: str) -> None:
    told: list[tuple[int, int]] = []
    run = english(f"{name}_run")
    run({"seats": 3, "games": 2}, lambda *at: told.append(at))
    assert [done for done, _ in told] == list(range(1, told[-1][1] + 1))


@BOTH
def test_the_solutions_run(notebook: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = solutions(notebook)
    assert len(found) == 3
    names = dict(namespace(notebook))
    for solution in found if notebook == ENGLISH else found[1:2]:
        exec(solution, names)  # noqa: S102
        assert capsys.readouterr().out
    assert solutions(ENGLISH) == solutions(GERMAN)
