"""What the sensible member of a Red Peak team does, and what it may know for that."""

from __future__ import annotations

import time
from typing import Any

from tablelab.core.chance import Forbidden, Seeded
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.heuristics import decide, told
from tablelab.lab import as_match, simulate
from tablelab.players import look, make, talks
from tests.games.red_peak.position import Table, beach, day, evening

CHANCE = Forbidden()


def wants(table: Table, seat: int, *, talk: bool = True) -> str | None:
    """What a seat decides, as a code."""
    talkers = range(table.state.players) if talk else ()
    legal = GAME.legal(table.state, seat)
    view = look(GAME, table.state, seat, talkers)
    action: Any = make("greedy").decide(GAME, view, legal, seat, Seeded(1))
    return None if action is None else GAME.code(action)


def team(table: Table) -> list[str]:
    """All that the team wants to do now."""
    wanted = [wants(table, seat) for seat in range(table.state.players)]
    return [code for code in wanted if code is not None]


def test_talkers_know_each_others_cards_by_day_and_none_at_night() -> None:
    assert talks(GAME, "greedy")
    assert not talks(GAME, "random")
    table = day(hands=["C01", "C02", "C03"])
    known = look(GAME, table.state, 0, (0, 2))().hands
    assert known == (("C01",), None, ("C03",))
    assert look(GAME, table.state, 1, (0, 2))().hands == (None, ("C02",), None)
    assert look(GAME, evening().state, 0, (0, 1, 2))().hands == (None, None, None)


def test_hands_that_nobody_tells_do_not_matter() -> None:
    """Two positions that differ in a hidden hand only: the same decision."""
    one = day(hands=["C01 C05", "C02"], supply="W03 W05", players=2)
    two = day(hands=["C01 C05", "C48"], supply="W03 W05", players=2)
    for seat_view in (one, two):
        assert GAME.view(seat_view.state, 0).hands[1] is None
    assert GAME.view(one.state, 0) == GAME.view(two.state, 0)
    assert wants(one, 0, talk=False) == wants(two, 0, talk=False)


def test_one_lays_and_the_others_wait() -> None:
    table = day(hands=["C01 C02", "C16", "C17"], supply="W03")
    assert team(table) == ["lay:W03:ahead"]
    assert [wants(table, seat) for seat in range(3)].count(None) == 2


def test_a_tile_that_cannot_be_paid_is_not_laid() -> None:
    table = day(hands=["C01", "", ""], supply="W17", multitools=2)
    assert team(table) == ["rest"]


def test_a_card_that_pays_only_here_is_kept_for_it() -> None:
    # W03 asks for first aid and a map. C01 shows both, C02 only first aid, C06 only a map: the
    # tile is paid without a multitool whichever way, but never with C01 for both.
    table = day(hands=["C01", "C02"], supply="W03", players=2, multitools=0)
    table.act("lay:W03:ahead", "go")
    assert sorted(team(table)) == ["give:C01:map", "give:C02:first_aid"]


def test_multitools_pay_what_no_card_covers() -> None:
    table = day(hands=["C02", ""], supply="W03", players=2, multitools=1)
    table.act("lay:W03:ahead", "go")
    done = []
    while table.state.phase == "pay":
        code = next(iter(team(table)))
        seat = next(seat for seat in range(2) if wants(table, seat) == code)
        table.by(seat, code)
        done.append(code)
    assert sorted(done) == ["give:C02:first_aid", "multi:map"]


def test_what_cannot_be_paid_is_given_up() -> None:
    table = day(hands=["C02", ""], supply="W03", players=2, multitools=0)
    table.act("lay:W03:ahead", "go")
    assert "give-up" in team(table)


def test_a_volcano_is_not_entered_without_a_margin() -> None:
    # On the first tile after the camp the lava lies at once next to the tent: W01 has a volcano,
    # W03 has none.
    table = day(hands=["C01 C02 C03 C13", "C16 C17"], supply="W01 W03", players=2)
    assert team(table) == ["lay:W03:ahead"]


def test_the_safest_boat_that_can_be_paid() -> None:
    # B1 (compass, knife; volcano 3), B3 (map, provisions, torch; volcano 1).
    table = beach(boats="B1 B3", hands=["C26 C27", "C31 C41"], players=2, lava=6)
    assert team(table) == ["board:B3"]


def test_with_a_wide_margin_no_bonus_is_dared_for_nothing() -> None:
    rich = beach(boats="B5", hands=["C01 C02 C16", "C22 C37 C23"], players=2, lava=2, evening=True)
    assert team(rich) == ["day", "day"]


def test_no_dare_on_the_edge() -> None:
    edge = beach(boats="B5", hands=["C01 C02 C16", ""], players=2, lava=8, evening=True)
    assert team(edge) == ["day", "day"]


def test_a_path_that_met_the_sea_with_tasks_undone_is_conceded() -> None:
    table = beach(board="back", tasks="lake", hands=["C01", ""], players=2)
    assert team(table) == ["concede"]


def test_a_decision_is_fast_and_fits_the_view() -> None:
    match = as_match(GAME, 4, ["greedy"] * 4, seed=5, number=0)
    slowest = 0.0
    for index in range(0, len(match), 3):
        state = match.state_at(index)
        for seat in range(4):
            view = told(
                GAME.view(state, seat), [GAME.view(state, o) for o in range(4) if o != seat]
            )
            legal, began = GAME.legal(state, seat), time.process_time()
            action = decide(view, legal, seat, Seeded(1))
            slowest = max(slowest, time.process_time() - began)
            assert action is None or action in legal
    assert slowest < 0.1 * 3, "a decision must not take longer than 0.1 s; slow machines get 0.3 s"


def test_without_a_time_tile_the_draw_is_made_for_a_bonus() -> None:
    # Beginning the day would cost the same draw; who dares may take the time tile after it.
    table = evening(["C01 C05", "C16"], time_tiles=0, lava=1)
    assert team(table) == ["dare", "dare"]


def test_a_team_that_can_pay_nothing_does_not_lose_days() -> None:
    poor = evening(["C01", ""], path="W03 W10 W08 W09", supply="W17", multitools=0, time_tiles=2)
    assert team(poor) == ["dare", "dare"]
    poor.act("dare", draws=["none"])
    assert team(poor) == ["take:cards", "take:cards"]


def test_on_the_beach_without_a_boat_a_boat_is_taken() -> None:
    table = beach(hands=["C01 C02 C16", "C22 C37 C23"], boats="", lava=2, evening=True)
    assert set(team(table)) == {"dare"}
    table.act("dare", draws=["none"])
    assert set(team(table)) == {"take:boats"}


def test_a_gentler_volcano_is_won_more_often_and_tasks_are_harder() -> None:
    def share(games: int = 40, **options: str) -> tuple[float, float]:
        return simulate(GAME, 3, ("greedy",) * 3, games, 1, options).interval

    easy, hard = share(volcano="easy"), share(volcano="hard")
    tasks = share(volcano="easy", board="back")
    assert easy[0] > hard[1], "the intervals lie apart"
    assert easy[0] > tasks[1]
