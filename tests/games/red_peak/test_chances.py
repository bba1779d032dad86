"""Odds and payments against brute force."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import permutations

import pytest

from tablelab.core.exact import branches
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.chances import next_draw, payable, prices, risk
from tablelab.games.red_peak.prospects import draws, nights, survives
from tablelab.games.red_peak.state import MULTITOOL, OVER
from tests.games.red_peak.position import PARTS, Table, evening

STACKS = [(3, 2, 1), (1, 0, 2), (0, 0, 1), (2, 3, 0), (0, 4, 2), (1, 1, 1)]


def dared(table: Table, number: int) -> Fraction:
    """The probability that the tent is lost in ``number`` dares, by the rules themselves."""

    def lost(state: object, left: int) -> Fraction:
        if not left:
            return Fraction(0)
        total = Fraction(0)
        for branch in branches(GAME, state, 0, GAME.parse("dare")):
            if branch.state.phase == OVER:
                total += branch.probability
            else:
                GAME.apply(branch.state, 0, GAME.parse("take:multitools"), None)  # type: ignore[arg-type]
                total += branch.probability * lost(branch.state, left - 1)
        return total

    return lost(table.state, number)


@pytest.mark.parametrize("stack", STACKS)
@pytest.mark.parametrize("lava", [1, 2])
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_risk_is_that_of_the_rules(stack: tuple[int, int, int], lava: int, number: int) -> None:
    table = evening(volcano=stack, lava=lava)
    risked = risk(GAME.view(table.state, None), number)
    assert risked == dared(table, number)


def test_the_risk_by_hand() -> None:
    # Margin 1 (tent at 2, lava 1): lost only by a double eruption and an eruption after it.
    view = GAME.view(evening(volcano=(2, 1, 1), lava=1).state, None)
    assert risk(view, 1) == Fraction(1, 4) * Fraction(1, 3)
    # Margin 0: any eruption.
    assert risk(GAME.view(evening(volcano=(2, 1, 1), lava=2).state, None), 1) == Fraction(1, 2)


def test_an_empty_stack_is_shuffled_first() -> None:
    view = GAME.view(evening(volcano=(0, 0, 0), lava=2).state, None)
    preset = PARTS.volcanoes["normal"]
    assert next_draw(view) == {kind: Fraction(n, 28) for kind, n in preset.items()}
    assert risk(view, 1) == 1 - Fraction(preset["none"], 28)


def test_the_next_draw_is_what_is_left() -> None:
    view = GAME.view(evening(volcano=(3, 1, 2)).state, None)
    assert next_draw(view) == {
        "none": Fraction(1, 2),
        "eruption": Fraction(1, 6),
        "double": Fraction(1, 3),
    }


def test_a_negative_number_of_draws_is_refused() -> None:
    with pytest.raises(ValueError, match="no -1 draws"):
        risk(GAME.view(evening().state, None), -1)


@pytest.mark.parametrize("stack", STACKS)
@pytest.mark.parametrize("margin", [-1, 0, 1, 3])
def test_the_planners_odds_are_those_of_the_table(stack: tuple[int, int, int], margin: int) -> None:
    table = evening(volcano=stack)
    table.state.lava = table.state.tent - margin
    preset = PARTS.volcanoes["normal"]
    full = (preset["none"], preset["eruption"], preset["double"])
    for number in range(4):
        wanted = 1 - risk(GAME.view(table.state, None), number)
        assert survives(draws(stack, full, margin, number)) == pytest.approx(float(wanted))
        # A night on one tile with a volcano: the tent has moved on by one before it.
        if margin > -1:
            after = nights(stack, full, margin - 1, (number,))
            assert survives(after) == pytest.approx(float(wanted))


def brute(tools: tuple[str, ...], cards: list[str]) -> tuple[int, int]:
    """Most symbols that cards can pay, and the lowest price of doing so, by trying everything."""
    cost = prices({card: PARTS.cards[card].tools for card in cards})
    best = (0, 0)
    for size in range(min(len(tools), len(cards)), 0, -1):
        found = []
        for chosen in permutations(cards, size):
            # An assignment in order to some symbols: try all places by recursion.
            if fits(tools, chosen):
                found.append(sum(cost[card] for card in chosen))
        if found:
            return size, min(found)
    return best


def fits(tools: tuple[str, ...], chosen: tuple[str, ...]) -> bool:
    if not chosen:
        return True
    card, *rest = chosen
    return any(
        tool in PARTS.cards[card].tools and fits(tools[:place] + tools[place + 1 :], tuple(rest))
        for place, tool in enumerate(tools)
    )


@pytest.mark.parametrize("seed", range(25))
def test_the_cheapest_payment(seed: int) -> None:
    dice = random.Random(seed)
    cards = dice.sample(list(PARTS.cards), 5)
    tools = tuple(dice.choices(PARTS.tools, k=dice.randint(1, 4)))
    hands = [cards[:2], None, cards[2:]]
    payment = payable(tools, hands, multitools=1)
    most, price = brute(tools, cards)
    used = [cover[1] for cover in payment.covers if cover and cover[0] != MULTITOOL]
    cost = prices({card: PARTS.cards[card].tools for card in cards})
    assert len(used) == len(set(used)) == most
    assert sum(cost[card] for card in used) == price
    assert payment.multitools == min(1, len(tools) - most)
    assert len(payment.missing) == len(tools) - most - payment.multitools
    assert payment.complete == (not payment.missing)
    for tool, cover in zip(tools, payment.covers, strict=True):
        if cover is not None and cover[0] != MULTITOOL:
            assert cover[1] in (hands[cover[0]] or ())
            assert tool in PARTS.cards[cover[1]].tools


def test_a_card_pays_one_symbol_only() -> None:
    payment = payable(["flashlight", "first_aid", "map"], [["C01"]], 0)
    assert len(payment.missing) == 2


def test_the_card_that_others_can_replace_goes_first() -> None:
    # The knife is on all three; C40's compass is on no other card, C14 and C15 share the light.
    payment = payable(["knife"], [["C40", "C14", "C15"]], 0)
    assert payment.covers[0] is not None
    assert payment.covers[0][1] != "C40"


def test_nothing_to_pay_is_paid() -> None:
    assert payable([], [], 0).complete
