"""A match plays, looks back, undoes, branches, and never lets its history be changed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tablelab.core.chance import Scripted
from tablelab.core.errors import BadOption, BadOutcome, IllegalAction, NotUndoable, TablelabError
from tablelab.core.match import Entry, Match
from tests.toys.trove import GAME, MOVES, Move
from tests.toys.trove_state import State

Trove = Match[State, Move]


def begun(hands: Sequence[int] = (1, 4, 2, 5)) -> Trove:
    """Seat 0 holds 1 and 4, seat 1 holds 2 and 5; seat 0 is to move."""
    match: Trove = Match.new(GAME, 2, seed=1, names=("Ada", "Bo"), chance=Scripted(hands))
    match.act(0, MOVES["wager:1"])
    match.act(1, MOVES["wager:0"])
    return match


def digests(match: Trove) -> list[str]:
    return [GAME.digest(match.state_at(index)) for index in range(len(match) + 1)]


def test_new_match_checks_seats_and_options() -> None:
    with pytest.raises(BadOption, match="played by 2, 3 players, not 4"):
        Match.new(GAME, 4)
    with pytest.raises(BadOption, match="not True"):
        Match.new(GAME, True)
    with pytest.raises(BadOption, match="no option 'luck'; it has timer, first"):
        Match.new(GAME, 2, {"luck": "good"})
    with pytest.raises(BadOption, match="table of names and values, not \\['timer'\\]"):
        Match.new(GAME, 2, ["timer"])  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="one of off, on, not 'maybe'"):
        Match.new(GAME, 2, {"timer": "maybe"})
    assert Match.new(GAME, 2, {"timer": "on"}).start.options == {"timer": "on", "first": "most"}


def test_a_scripted_set_up_happens() -> None:
    match = begun()
    assert match.state.hands == [[1, 4], [2, 5]]
    assert match.start.outcomes == (1, 4, 2, 5)
    assert [event.audience for event in match.opening] == [(0,), (0,), (1,), (1,)]


def test_an_illegal_action_tells_every_broken_rule() -> None:
    match = begun()
    match.act(0, MOVES["play:4"])
    before = digests(match)
    with pytest.raises(IllegalAction) as refused:
        match.act(0, MOVES["play:3"])
    assert refused.value.code == "play:3"
    rules = [violation.rule for violation in refused.value.violations]
    assert rules == ["TR-TURN-1", "TR-PLAY-1", "TR-PLAY-2"]
    assert "TR-TURN-1, TR-PLAY-1, TR-PLAY-2" in str(refused.value)
    assert digests(match) == before


def test_entries_say_who_did_what_with_which_outcomes() -> None:
    match = begun()
    entry = match.act(0, MOVES["dare"], Scripted([6]))
    assert (entry.seat, entry.code, entry.outcomes) == (0, "dare", (6,))
    assert [event.key for event in entry.events] == ["trove.dared", "trove.won_coins"]
    assert match.entries[-1] == entry
    assert len(match) == 3


def test_a_chance_that_fails_changes_nothing() -> None:
    match = begun()
    before = digests(match)
    with pytest.raises(BadOutcome):
        match.act(0, MOVES["dare"], Scripted([1, 3]))  # 3 is not in hand
    assert digests(match) == before
    assert match.act(0, MOVES["dare"], Scripted([1, 4])).outcomes == (1, 4)


def test_preview_shows_and_changes_nothing() -> None:
    match = begun()
    before = digests(match)
    state, events = match.preview(0, MOVES["dare"], Scripted([4]))
    assert state.coins[0] == 2
    assert events[-1].key == "trove.won_coins"
    assert digests(match) == before
    with pytest.raises(IllegalAction):
        match.preview(1, MOVES["dare"], Scripted([4]))


def test_what_is_handed_out_can_be_changed_without_harm() -> None:
    match = begun()
    match.act(0, MOVES["play:1"])
    before = digests(match)
    previewed, _ = match.preview(1, MOVES["play:2"], Scripted([]))
    for state in (match.state, match.state_at(1), previewed):
        state.hands[0].append(5)
        state.rows.clear()
        state.stock.unseen.clear()
    match.legal(1).clear()
    match.violations(0, MOVES["draw"]).clear()
    assert digests(match) == before


def test_views_can_be_looked_back_at() -> None:
    match = begun()
    match.act(0, MOVES["play:1"])
    assert match.view(0).hand == (4,)
    assert match.view(0, 2).hand == (1, 4)
    assert match.view(1, 2).hand == (2, 5)
    assert match.view(None, 2).hand == ()


# -- undo -----------------------------------------------------------------------------------------


def test_undo_and_redo() -> None:
    match = begun()
    match.act(0, MOVES["play:1"])
    match.act(1, MOVES["play:2"])
    trail = digests(match)
    assert match.undo().code == "play:2"
    assert match.undo().code == "play:1"
    assert digests(match) == trail[:-2]
    assert match.can_redo
    assert [match.redo().code, match.redo().code] == ["play:1", "play:2"]
    assert digests(match) == trail
    with pytest.raises(NotUndoable, match="nothing was taken back"):
        match.redo()


def test_undo_stops_at_a_die() -> None:
    match = begun()
    match.act(0, MOVES["dare"], Scripted([5]))
    match.act(1, MOVES["play:2"])
    match.undo()
    assert not match.can_undo
    with pytest.raises(NotUndoable, match="learned something"):
        match.undo()


def test_undo_stops_at_a_card_that_was_seen_without_chance() -> None:
    match = begun()
    match.act(0, MOVES["tuck:4"])
    match.act(1, MOVES["draw"])
    assert match.entries[-1].outcomes == ()  # the gem on top was no chance
    assert match.state.hands[1] == [2, 4, 5]
    assert not match.can_undo


def test_undo_at_the_beginning() -> None:
    with pytest.raises(NotUndoable, match="nothing has been done"):
        Match.new(GAME, 2).undo()


def test_a_new_action_forgets_what_was_undone() -> None:
    match = begun()
    match.act(0, MOVES["play:1"])
    match.undo()
    match.act(0, MOVES["play:4"])
    assert not match.can_redo


def test_a_refused_action_keeps_what_was_undone() -> None:
    match = begun()
    match.act(0, MOVES["play:1"])
    match.undo()
    with pytest.raises(IllegalAction):
        match.act(0, MOVES["play:5"])
    assert match.redo().code == "play:1"


def test_undone_chance_does_not_come_again_by_another_way() -> None:
    """Undo before a die leaves the die's own stream: nobody has seen it yet."""
    match = begun()
    twin = begun()
    match.act(0, MOVES["play:1"])
    match.undo()
    assert match.act(0, MOVES["dare"]).outcomes == twin.act(0, MOVES["dare"]).outcomes


# -- replay and branch ----------------------------------------------------------------------------


def test_a_replay_needs_no_seed() -> None:
    match = begun()
    match.act(0, MOVES["dare"])
    start = match.start
    other = type(start)(start.seats, start.options, 999, start.names, start.outcomes)
    again = Match.replayed(GAME, other, match.entries)
    assert digests(again) == digests(match)


def test_a_replay_is_checked_by_the_rules() -> None:
    match = begun()
    with pytest.raises(IllegalAction):
        match.repeat(Entry(1, "draw", 0, (), ()))
    with pytest.raises(BadOutcome):
        match.repeat(Entry(0, "dare", 0, (9,), ()))
    with pytest.raises(BadOutcome, match="no outcome left"):
        match.repeat(Entry(0, "dare", 0, (), ()))
    with pytest.raises(TablelabError, match="leaves 1 outcomes unused"):
        match.repeat(Entry(0, "dare", 0, (5, 4), ()))
    assert len(match) == 2


def test_a_set_up_must_use_its_outcomes() -> None:
    start = begun().start
    more = type(start)(start.seats, start.options, 1, (), (*start.outcomes, 3))
    with pytest.raises(TablelabError, match="set-up leaves outcomes unused"):
        Match.replayed(GAME, more, ())


def test_a_branch_shares_the_past_and_goes_its_own_way() -> None:
    match = begun()
    match.meta["note"] = "mine"
    match.act(0, MOVES["dare"], Scripted([6]))
    match.act(1, MOVES["play:2"])
    trail = digests(match)
    branch = match.branch(2)
    assert branch.start.branched == 2
    assert branch.meta == {"note": "mine"}
    branch.meta["note"] = "yours"
    assert digests(branch) == trail[:3]
    branch.act(0, MOVES["play:4"])
    assert digests(match) == trail
    assert match.meta == {"note": "mine"}


def test_nobody_looks_ahead_in_a_branch() -> None:
    """What the lots bring there says nothing about the match that goes on."""
    same = 0
    for seed in range(20):
        match = Match.new(GAME, 2, seed=seed, chance=Scripted((1, 4, 2, 5)))
        for seat, code in enumerate(("wager:1", "wager:0")):
            match.act(seat, MOVES[code])
        here, branch, again = (
            one.act(0, MOVES["dare"]).outcomes for one in (match, match.branch(2), match.branch(2))
        )
        assert branch == again, "the same branch brings the same"
        same += here == branch
    assert same < 10, "a die of six faces agrees about once in six"


@pytest.mark.parametrize("index", [-1, 3])
def test_a_branch_begins_within_the_match(index: int) -> None:
    with pytest.raises(IndexError, match="entries 0 to 2"):
        begun().branch(index)


def test_each_decision_has_its_own_chance() -> None:
    """A resumed match goes on as the first would have done."""
    match = begun()
    resumed = Match.replayed(GAME, match.start, match.entries)
    assert match.act(0, MOVES["dare"]).outcomes == resumed.act(0, MOVES["dare"]).outcomes
