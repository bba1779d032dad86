"""Red Peak in words: what the prompt says in hand-made positions."""

from __future__ import annotations

import pytest

from tablelab.core.deck import Deck
from tablelab.games.red_peak.state import OVER
from tests.games.red_peak.speaking import (
    cornered,
    do,
    english,
    german,
    labels,
    on_the_beach,
    prompt,
    start,
)


def test_the_prompt_tells_what_is_possible_by_day() -> None:
    state = start(2)
    state.supply, state.time_tiles = ["W01", "W02"], 3
    assert prompt(state, english(2)).startswith("Before the first day:")
    do(state, "day")
    assert prompt(state, english(2)) == (
        "Day 1: lay path tiles or end the day. The next tile goes to row 2, column 4. "
        "You have 2 time tiles and 3 multitools; the next eruption would reach the tent."
    )
    do(state, "lay:W01:ahead")
    assert prompt(state, german(2)) == (
        "Tag 1: Wegplättchen legen, das letzte zurücknehmen oder losziehen. "
        "Das nächste Plättchen kommt in Reihe 3, Spalte 4. "
        "Ihr habt 2 Zeitplättchen und 3 Multitools; "
        "der nächste Ausbruch würde das Zelt erreichen."
    )
    do(state, "lay:W02:ahead")
    assert prompt(state, english(2)).startswith("Day 1: take the last one back or set out. You")
    assert "give the game up" in prompt(cornered(), english())


def test_the_prompt_on_the_beach_speaks_of_boats_only_if_there_are_any() -> None:
    state = on_the_beach(boats="B1")
    do(state, "day")
    assert prompt(state, english()).startswith("Day 5: try to board a boat or end the day. You")
    state = on_the_beach(boats="")
    do(state, "day")
    assert prompt(state, english()).startswith("Day 5: end the day. You")


@pytest.mark.parametrize(
    ("option", "multitools", "may"),
    [("forced", 2, True), ("forced", 3, False), ("at_will", 3, True)],
)
def test_the_prompt_says_whether_a_tile_may_be_left_unpaid(
    option: str, multitools: int, may: bool
) -> None:
    state = start(2, give_up=option)
    state.supply, state.multitools = ["W08"], multitools  # three symbols
    do(state, "day")
    do(state, "lay:W08:ahead")
    do(state, "go")
    assert ("unpaid" in prompt(state, english(2))) == may
    assert any("unpaid" in label for label in labels(state, english(2))) == may


@pytest.mark.parametrize(
    ("tent", "lava", "words"),
    [
        (0, 1, "the next eruption would reach the tent"),
        (3, 3, "the next eruption would reach the tent"),
        (4, 3, "the tent survives 1 more eruption"),
        (6, 3, "the tent survives 3 more eruptions"),
    ],
)
def test_the_margin_is_the_number_of_eruptions_that_the_tent_survives(
    tent: int, lava: int, words: str
) -> None:
    state = on_the_beach()
    state.tent, state.lava = tent, lava
    assert f"; {words}." in prompt(state, english())
    # The rules agree: so many eruptions are survived, and the next one is not.
    survived = 0
    while state.phase != OVER:
        state.volcano = Deck(["eruption"])
        do(state, "dare")
        if state.phase != OVER:
            survived += 1
            do(state, "take:time_tiles")
    assert survived == max(0, tent - lava)
