from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from tablelab import games
from tablelab.core.chance import Scripted
from tablelab.core.errors import BadOption, IllegalAction, TablelabError
from tablelab.core.game import CLOCK
from tablelab.lab import Moment, Refusal, as_match, moments, refusals

RAIDS = games.get("raids")
FIGHT = "RD-FIGHT-1"  # a ship stops where another lies and pays a Viking


def first(found: Any) -> Any:
    return next(iter(found))


@pytest.fixture(scope="module")
def fight() -> Moment:
    return first(moments(RAIDS, FIGHT, 3))


def test_a_moment_stands_just_before_the_rule_speaks(fight: Moment) -> None:
    assert FIGHT in {event.rule for event in fight.entry.events}
    before = fight.match.entries
    assert all(event.rule != FIGHT for entry in before for event in entry.events)
    assert fight.match.actors.seats == (fight.seat,)
    assert fight.match.start.branched is None


def test_doing_the_code_does_what_was_done(fight: Moment) -> None:
    # The match is ours: nobody else gets to see what we do in it.
    match = first(moments(RAIDS, FIGHT, 3)).match
    done = match.act(fight.seat, fight.code, Scripted(fight.entry.outcomes))
    assert done == fight.entry
    assert len(fight.match) == len(match) - 1
    whole = as_match(RAIDS, 3, "greedy", 1, fight.game_number)
    assert match.entries == whole.entries[: len(match)]


def test_every_citing_decision_is_a_moment_and_no_other() -> None:
    whole = as_match(RAIDS, 3, "random", 5, 0)
    found = list(moments(RAIDS, "RD-SAIL-1", 3, "random", seed=5, games=1))
    assert [moment.entry for moment in found] == [
        entry for entry in whole.entries if "RD-SAIL-1" in {event.rule for event in entry.events}
    ]
    assert len(found) > 10


def test_moments_can_be_chosen() -> None:
    late = first(moments(RAIDS, FIGHT, 3, where=lambda moment: moment.seat == 2))
    assert late.seat == 2
    assert not list(moments(RAIDS, FIGHT, 3, games=2, where=lambda moment: False))


def test_the_same_search_finds_the_same(fight: Moment) -> None:
    # Other searches in between, which keep games, make no difference.
    first(moments(RAIDS, "RD-MONSTER-2", 3))
    again = first(moments(RAIDS, FIGHT, 3))
    assert (again.entry, again.game_number) == (fight.entry, fight.game_number)
    assert again.match.entries == fight.match.entries
    other = first(moments(RAIDS, FIGHT, 3, seed=2))
    assert other.match.start.outcomes != fight.match.start.outcomes


def test_options_and_players_reach_the_games() -> None:
    how: dict[str, Any] = {"options": {"discard": "any_time"}, "kinds": "random", "games": 1}
    for find in (moments, refusals):
        found = first(find(RAIDS, "RD-SAIL-1" if find is moments else "RD-SAIL-2", 2, **how))
        assert found.match.start.options["discard"] == "any_time"
        assert found.match.start.seats == 2


def test_games_are_played_one_after_the_other() -> None:
    told: list[tuple[int, int]] = []
    found = moments(RAIDS, FIGHT, 3, games=2, progress=lambda *step: told.append(step))
    next(found)
    assert told == []
    assert {moment.game_number for moment in found} == {0, 1}
    assert told == [(1, 2), (2, 2)]


def test_time_that_is_up_can_be_a_moment() -> None:
    # Time is up and no time tile is left: only the clock makes this rule speak.
    late = first(moments(games.get("red_peak"), "RP-TIME-2", 3))
    assert late.seat == CLOCK
    assert late.match.repeat(late.entry) == late.entry


def test_what_was_done_in_time_is_done_at_its_time() -> None:
    found = moments(games.get("red_peak"), "RP-LAY-1", 3, where=lambda it: it.seat != CLOCK)
    laid = first(found)
    assert laid.entry.ms > max((entry.ms for entry in laid.match.entries), default=0)
    assert laid.match.act(laid.seat, laid.code, Scripted(laid.entry.outcomes)) == laid.entry


def test_a_refusal_stands_where_the_rule_forbids_it() -> None:
    # Ships sail only forward: nothing happens by this rule, it only ever refuses.
    assert not list(moments(RAIDS, "RD-SAIL-2", 3, games=2))
    refusal = first(refusals(RAIDS, "RD-SAIL-2", 3))
    assert refusal.seat in refusal.match.actors.seats
    assert refusal.violation.rule == "RD-SAIL-2"
    assert refusal.match.start.branched is None
    with pytest.raises(IllegalAction) as raised:
        refusal.match.act(refusal.seat, refusal.code)
    assert raised.value.violations == refusal.violations


def test_refusals_can_be_chosen_and_are_ones_own() -> None:
    def only(refusal: Refusal) -> bool:
        return len(refusal.violations) == 1

    one, other = islice(refusals(RAIDS, "RD-SAIL-5", 3, where=only), 2)
    assert [violation.rule for violation in one.violations] == ["RD-SAIL-5"]
    before = other.match.entries
    one.match.act(one.seat, one.match.legal(one.seat)[0])
    assert other.match.entries == before


def test_who_may_not_act_is_an_example_of_that_rule_only() -> None:
    turn = first(refusals(RAIDS, "RD-TURN-1", 3))
    assert turn.seat not in turn.match.actors.seats
    for backwards in refusals(RAIDS, "RD-SAIL-2", 3, games=1):
        assert backwards.seat in backwards.match.actors.seats


@pytest.mark.parametrize("find", [moments, refusals])
@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"rule": "RD-NONE-1"}, TablelabError, "raids has no rule 'RD-NONE-1'"),
        ({"seats": 9}, BadOption, "not 9"),
        ({"kinds": "clever"}, TablelabError, "no player 'clever'"),
        ({"kinds": ("random",)}, TablelabError, "3 seats need 3 players"),
        ({"options": {"moon": "full"}}, BadOption, "no option 'moon'"),
        ({"seed": "x"}, TablelabError, "seed must be a whole number"),
        ({"games": 0}, TablelabError, "must be 1 or more, not 0"),
    ],
)
def test_nonsense_is_refused_at_once(
    find: Callable[..., Any], change: dict[str, Any], error: type[Exception], says: str
) -> None:
    asked: dict[str, Any] = {"game": RAIDS, "rule": FIGHT, "seats": 3, "kinds": "random", **change}
    with pytest.raises(error, match=says):
        find(**asked)
