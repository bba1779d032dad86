"""What the analysis of Submarine claims in its texts is what it computes, in both languages."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest

from tests.notebooks.headless import experiments, namespace, numbers, solutions, title

ENGLISH, GERMAN = "analysis/submarine.ipynb", "analysis/submarine.de.ipynb"
NAMES = ("missing", "nobody", "colour", "cards", "readings")
BOTH = pytest.mark.parametrize("notebook", [ENGLISH, GERMAN])


def english(name: str) -> Any:
    return namespace(ENGLISH)[name]


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
@pytest.mark.parametrize("name", ["missing", "nobody", "cards", "readings"])
def test_every_measured_sentence_has_its_interval(notebook: str, name: str) -> None:
    said = [it for it in experiments(notebook)[name].answers if figures(it)]
    assert said
    assert [it for it in said if not re.search(r"\(−?[\d.,]+ (to|bis) −?[\d.,]+\)", it)] == []


def test_relocating_and_jokers_are_missed_and_of_swapping_nothing_is_known() -> None:
    equal, found = english("missing").result
    assert equal == 1 / 2
    for kind in ("relocate", "joker"):
        assert found[kind].interval[1] < equal
        assert found[kind].lead.high < 0
    assert found["relocate"].lead.high < found["joker"].lead.low, "without it nothing is won"
    low, high = found["swap"].interval
    assert low < equal < high
    assert found["swap"].lead.low < 0 < found["swap"].lead.high
    assert title(english("missing")).startswith("Without relocating or without jokers")


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        ("relocate", "submarine.relocates"),
        ("joker", "submarine.pays_joker"),
        ("swap", "submarine.you_swap"),
    ],
)
def test_the_habits_are_kept(kind: str, key: str) -> None:
    players = [english("without")(kind), "greedy"]
    told = english("lab").series(
        english("submarine"), 2, players, 2, english("SEED"), watch=english("EventLog")
    )
    by = [event.data["seat"] for played in told for event in played.notes if event.key == key]
    assert set(by) == {1}


def test_without_jokers_the_goal_is_reached_far_less_often() -> None:
    kind, pairs = english("nobody").result
    assert kind == "joker"
    assert pairs.interval[1] < 0


def test_chances_are_those_that_are_counted_by_hand() -> None:
    chance = english("chance")
    # None of three cards: 48/60 * 47/59 * 46/58.
    assert chance(1, 3) == pytest.approx(float(1 - Fraction(48 * 47 * 46, 60 * 59 * 58)))
    # All of two, all of three.
    assert chance(2, 2) == pytest.approx(float(Fraction(12 * 11, 60 * 59)))
    assert chance(3, 3) == pytest.approx(float(Fraction(12 * 11 * 10, 60 * 59 * 58)))
    assert chance(1, 1) == pytest.approx(12 / 60)
    assert chance(1, 49) == pytest.approx(1), "48 cards have another colour"


def test_the_engine_deals_as_the_calculation_says() -> None:
    need, games, exact, found = english("colour").result
    assert (need, games) == (1, 2000)
    for seen, count in found.items():
        # Four standard errors, as all of them together are to hold.
        slack = 4 * (exact[seen] * (1 - exact[seen]) / games) ** 0.5
        assert count / games == pytest.approx(exact[seen], abs=slack)


def test_one_card_of_a_colour_is_near_and_three_are_not() -> None:
    chance, whole = english("chance"), english("SEEN")[-1]
    assert next(seen for seen in english("SEEN") if chance(1, seen) > 0.5) <= 5
    assert chance(2, english("parts").hand) < 0.2
    assert chance(3, whole) < 0.8


def test_two_cards_can_be_asked_for() -> None:
    colour = english("colour")
    try:
        need, _, exact, _ = colour.set(need=2).result
        assert (need, exact[1]) == (2, 0)
        assert exact[15] == english("chance")(2, 15)
    finally:
        colour.set(need=1)


def test_a_dozen_cards_are_enough_and_half_a_dozen_are_not() -> None:
    games, found = english("cards").result
    share = {cards: english("lab").wilson(count, games) for cards, count in found.items()}
    assert share[6][1] < min(share[12][0], share[15][0])
    assert found[12] / games > 0.8, "nearly every one"
    assert found[6] == 0
    assert english("parts").crews[2].cards >= 12, "our own number lies beyond the threshold"
    assert title(english("cards")) == "With enough cards the game reaches its goal"


def test_only_the_number_of_cards_is_another() -> None:
    game = english("with_cards")(9)
    state = game.setup(2, game.complete_options(2, {}), english("Seeded")(1))
    for player in state.seats:
        assert len(player.hand) + len(player.pile) == 9
    assert game.parts.crews[3] == english("parts").crews[3]


def test_more_fees_are_paid_if_each_submarine_chooses_and_the_rest_is_open() -> None:
    turns, fees, jokers = (change for _, _, change in english("readings").result.values())
    assert fees.low > 0
    assert not turns.clear
    assert not jokers.clear


def test_readings_can_be_compared() -> None:
    told: list[tuple[int, int]] = []
    for reading in english("READINGS"):
        found = english("readings_run")(
            {"reading": reading, "seats": 3, "games": 2}, lambda *at: told.append(at)
        )
        assert set(found) == set(english("COUNTED"))
    assert told[:4] == [(1, 4), (2, 4), (3, 4), (4, 4)]


@pytest.mark.parametrize(
    ("name", "values", "total"),
    [
        ("without", {"seats": 3, "games": 2}, 6),
        ("nobody", {"kind": "swap", "games": 2}, 4),
        ("cards", {"games": 2}, 8),
    ],
)
def test_others_values_and_progress(name: str, values: dict[str, Any], total: int) -> None:
    told: list[tuple[int, int]] = []
    english(f"{name}_run")(values, lambda *at: told.append(at))
    assert told == [(done, total) for done in range(1, total + 1)]


@BOTH
def test_the_solutions_run(notebook: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = solutions(notebook)
    assert len(found) == 3
    names = dict(namespace(notebook))
    for solution in found if notebook == ENGLISH else found[:1]:
        exec(solution, names)  # noqa: S102
        assert capsys.readouterr().out
    assert solutions(ENGLISH) == solutions(GERMAN)
