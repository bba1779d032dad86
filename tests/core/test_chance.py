"""Every source of chance gives what it promises, and only what the rules allow."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

from tablelab.core.chance import (
    Asked,
    Forbidden,
    Question,
    Recording,
    Scripted,
    Seeded,
    question_of,
)
from tablelab.core.deck import Deck
from tablelab.core.errors import BadOutcome, OutcomeNeeded

PROGRAM = (
    "from tablelab.core.chance import Seeded; c = Seeded('a seed'); "
    "print([c.roll(6) for _ in range(50)], [c.pick('xyz') for _ in range(50)])"
)


def test_a_seed_gives_the_same_in_every_process() -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            capture_output=True,
            check=True,
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(filter(None, sys.path))},
        ).stdout
        for hash_seed in ("1", "2")
    }
    chance = Seeded("a seed")
    here = [chance.roll(6) for _ in range(50)], [chance.pick("xyz") for _ in range(50)]
    assert printed == {f"{here[0]} {here[1]}\n".encode()}


def test_seeded_does_not_touch_the_global_generator() -> None:
    before = random.getstate()
    Seeded(1).roll(6)
    assert random.getstate() == before


@pytest.mark.parametrize("seed", [None, 1.5, b"1", ("a",)])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(TypeError, match="a whole number or a text"):
        Seeded(seed)


def test_different_seeds_differ() -> None:
    rolls = {tuple(Seeded(seed).roll(6) for _ in range(1)) for seed in range(200)}
    assert len(rolls) == 6


def test_seeded_is_fair() -> None:
    chance, rolls = Seeded(7), 12_000
    counts = Counter(chance.roll(6) for _ in range(rolls))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    expected = rolls / 6
    chi_squared = sum((n - expected) ** 2 / expected for n in counts.values())
    assert chi_squared < 20.5  # 5 degrees of freedom: exceeded once in a thousand


def test_a_draw_takes_the_card_out_of_the_deck() -> None:
    deck, chance = Deck([3, 1, 2, 2]), Seeded(1)
    drawn = [chance.draw(deck) for _ in range(4)]
    assert sorted(drawn) == [1, 2, 2, 3]
    assert len(deck) == 0


def test_what_lies_on_top_is_drawn_first_and_asks_nobody() -> None:
    deck: Deck[int] = Deck([1, 2, 3])
    deck.put_on_top(9)
    deck.put_on_top(8)
    assert [Forbidden().draw(deck), Forbidden().draw(deck)] == [8, 9]
    with pytest.raises(BadOutcome):
        Forbidden().draw(deck)


def test_a_script_is_followed_and_its_rest_is_known() -> None:
    script = Scripted([3, "b", 2])
    deck: Deck[int] = Deck([1, 2])
    assert (script.roll(6), script.pick("abc")) == (3, "b")
    assert script.rest == [2]
    assert script.draw(deck) == 2
    assert deck.unseen == [1]


@pytest.mark.parametrize("outcome", [0, 7, -1, "3", 3.0, True, None, [3], {}])
def test_an_outcome_that_cannot_be_is_refused(outcome: object) -> None:
    with pytest.raises(BadOutcome, match="possible are 1, 2, 3, 4, 5, 6"):
        Scripted([outcome]).roll(6)


def test_a_card_that_is_not_there_cannot_be_drawn() -> None:
    deck: Deck[int] = Deck([1, 1, 3])
    with pytest.raises(BadOutcome, match="2 is no possible draw; possible are 1, 3"):
        Scripted([2]).draw(deck)
    assert deck.unseen == [1, 1, 3]


def test_a_script_that_is_too_short_says_so() -> None:
    with pytest.raises(BadOutcome, match="no outcome left for a roll"):
        Scripted([]).roll(6)


def test_people_are_asked_for_what_is_possible() -> None:
    questions: list[Question] = []

    def ask(question: Question) -> object:
        questions.append(question)
        return question.options[-1]

    deck = Deck(["rune", "axe", "axe"])
    assert Asked(ask).draw(deck) == "rune"
    assert questions == [Question("draw", ("axe", "rune"), (2, 1))]


def test_people_may_let_one_wait() -> None:
    def later(question: Question) -> object:
        raise OutcomeNeeded(question.kind)

    deck: Deck[int] = Deck([1, 2])
    with pytest.raises(OutcomeNeeded):
        Asked(later).draw(deck)
    assert len(deck) == 2


def test_recorded_outcomes_are_a_script_of_the_same() -> None:
    def happen(chance: Recording | Scripted) -> list[object]:
        deck: Deck[int] = Deck(range(5), top=[99])
        return [chance.roll(6), chance.draw(deck), chance.draw(deck), chance.pick(("x", "y"))]

    recorded = Recording(Seeded(3))
    happened = happen(recorded)
    assert len(recorded.outcomes) == 3  # the card on top was no chance
    assert happen(Scripted(recorded.outcomes)) == happened


def test_equal_neighbours_are_one_option() -> None:
    assert question_of("draw", [1, 1, 2, 5, 5, 5]) == Question("draw", (1, 2, 5), (2, 1, 3))


def test_decks_do_not_remember_the_order_in_which_they_were_filled() -> None:
    assert Deck([3, 1, 2]) == Deck([2, 3, 1])
    assert Deck([3, 1, 2]).plain() == {"unseen": [1, 2, 3], "top": []}
    assert Deck([1], top=[2]) != Deck([1, 2])
    assert Deck([1]).__eq__(1) is NotImplemented


def test_a_cloned_deck_is_independent() -> None:
    deck = Deck([1, 2], top=[3])
    clone = deck.clone()
    Seeded(1).draw(clone)
    Seeded(1).draw(clone)
    clone.put_on_top(7)
    assert deck == Deck([1, 2], top=[3])
