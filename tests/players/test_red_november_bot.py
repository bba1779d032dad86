"""The greedy player of Red November: good sense in hand-made positions, strong and quick."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import pytest

from tablelab.core.chance import Seeded
from tablelab.games.red_november import hatches
from tablelab.games.red_november.components import TOKENS, TRACKS
from tablelab.games.red_november.duties import duties
from tablelab.games.red_november.heuristics import decide
from tablelab.games.red_november.routes import routes
from tablelab.lab import simulate
from tablelab.lab.statistics import wilson
from tests.bench.red_november_bench import crew
from tests.games.red_november.position import GAME, SEA, Table, gnome, position
from tests.games.red_november.readings import reachable
from tests.games.red_november.test_oracle import moments, world_of

FAR_AWAY = (10, 20)


def turn(table: Table) -> list[str]:
    """What the player does until its turn is over or chance is asked."""
    done: list[str] = []
    active = table.state.active
    while table.state.phase in ("move", "fix") and table.state.active == active:
        seat = table.state.seat
        legal = GAME.legal(table.state, seat)
        action = decide(GAME.view(table.state, seat), legal, seat, Seeded(1))
        assert action is not None
        done.append(GAME.code(action))
        if done[-1].startswith(("spend", "wait", "draw", "desert")):
            break
        table.act(done[-1])
        assert len(done) < 30
    return done


# -- good sense -----------------------------------------------------------------------------------


@pytest.mark.parametrize("rule_set", ["seed", "published"])
@pytest.mark.parametrize(
    ("tracks", "job"), [((8, 3, 3), "oxygen"), ((3, 8, 3), "reactor"), ((3, 3, 8), "engine")]
)
def test_the_most_dangerous_track_is_repaired(
    tracks: tuple[int, int, int], job: str, rule_set: str
) -> None:
    table = position(gnome(3), gnome(*FAR_AWAY), tracks=tracks, symbols=True, rule_set=rule_set)
    assert turn(table)[-2:] == [f"fix:{job}", "spend:10"]


def test_a_token_comes_before_a_track() -> None:
    table = position(
        gnome(4), gnome(*FAR_AWAY), tracks=(1, 6, 1), tokens={"missile": 25}, symbols=True
    )
    assert "fix:missile" in turn(table)


def test_the_last_who_can_remove_a_token_does_nothing_else() -> None:
    case: dict[str, Any] = {"tracks": (9, 1, 1), "tokens": {"missile": 22}, "symbols": True}
    assert "fix:missile" in turn(position(gnome(2, 25), gnome(7, 14), **case))
    assert "fix:oxygen" in turn(position(gnome(2, 25), gnome(7, 24), **case))


def test_a_try_in_the_minutes_left_is_better_than_passing_a_token() -> None:
    """Fire in the missile room: it can be put out in five minutes, or all is lost."""
    table = position(
        gnome(7, 25), gnome(2, 14), tokens={"missile": 20}, fire=[7], tracks=(1, 8, 1), symbols=True
    )
    assert turn(table) == ["fix:extinguish", "spend:5"]
    items = "fire_extinguisher fire_extinguisher"
    table = position(gnome(7, 25, items), gnome(2, 14), tokens={"missile": 20}, fire=[7])
    assert turn(table)[-1] == "spend:4"


def test_each_token_is_one_gnomes_duty() -> None:
    tokens = {"missile": 22, "crushed": 20}
    table = position(gnome(2), gnome(2, 29), gnome(7, 28), tokens=tokens)
    assert duties(table.state)["missile"].gnome == 2
    assert duties(table.state)["crushed"].gnome in (0, 1)


def test_fire_in_the_workplace_is_put_out_by_who_acts_first() -> None:
    """So that somebody else, who is still in time, can make the repair."""
    tokens, nearest = {"missile": 22}, gnome(7, 23)
    far = position(gnome(4, 30, "grog"), nearest, tokens=tokens)
    assert duties(far.state)["missile"].gnome == 1
    burning = position(gnome(4, 30, "grog"), nearest, tokens=tokens, fire=[7])
    assert duties(burning.state)["missile"].gnome == 0


def test_who_has_passed_a_token_or_cannot_get_there_has_no_duty() -> None:
    table = position(gnome(2), gnome(7, 20), gnome(9, 22), tokens={"missile": 22})
    assert duties(table.state)["missile"].able == {0, 2}
    shut = [(5, 7), (7, 8), (7, 9)]
    table = position(gnome(5, 24), gnome(8, 22), tokens={"missile": 22}, blocked=shut)
    assert duties(table.state)["missile"].able == {0}, "there is time to try, but only for one"


@pytest.mark.parametrize(("rule_set", "first"), [("seed", "fix:pump"), ("published", "open:5")])
def test_a_room_is_pumped_dry_so_that_high_water_runs_into_it(rule_set: str, first: str) -> None:
    """By the seed high water stands as long as the room in front of it is wet."""
    table = position(
        gnome(4, 40),
        gnome(1, 10),
        tokens={"missile": 12},
        low=[2, 3, 4],
        high=[5],
        symbols=True,
        rule_set=rule_set,
    )
    assert turn(table)[0] == first


def test_a_hatch_is_worth_the_more_the_more_it_joins() -> None:
    table = position(gnome(5), gnome(*FAR_AWAY), blocked=[(2, 5), (4, 5), (5, 6), (9, 10)])
    joins, tower, bow = (hatches.gain(table.state, *pair) for pair in ((5, 2), (6, 5), (9, 10)))
    assert joins > bow > 0
    assert joins > tower
    after = hatches.shut(table.state, (1, 2)), hatches.shut(table.state, (1, 3))
    assert after[0] > after[1] > 0


def test_the_kraken_is_hunted_with_an_aqualung_only() -> None:
    case: dict[str, Any] = {"tracks": (1, 6, 1), "tokens": {"devoured": 22}, "symbols": True}
    assert "fix:kraken" in turn(position(gnome(4, 30, "aqualung"), gnome(2, 20), **case))
    assert "open:sea" not in turn(position(gnome(4, 30), gnome(2, 20), **case))


def test_matching_items_save_minutes_and_others_are_kept() -> None:
    table = position(
        gnome(1, 30, "crowbar engine_manual toolbox"),
        gnome(*FAR_AWAY),
        tracks=(1, 1, 7),
        symbols=True,
    )
    assert turn(table) == ["fix:engine", "add:engine_manual", "add:toolbox", "spend:5"]


def test_no_grog_early_by_the_seed() -> None:
    table = position(gnome(1, 50, "grog"), gnome(*FAR_AWAY), tracks=(1, 1, 7), symbols=True)
    assert turn(table) == ["fix:engine", "spend:10"]


@pytest.mark.parametrize("case", [{"fire": [5]}, {"high": [5]}])
def test_nobody_stays_in_fire_or_high_water(case: dict[str, Any]) -> None:
    table = position(gnome(5), gnome(*FAR_AWAY), symbols=True, **case)
    done = turn(table)
    assert table.gnome(0).at != 5 or done[-2:-1] == ["fix:extinguish"] or table.water(1)


def test_the_sea_is_left_in_time() -> None:
    table = position(gnome(SEA, 30, air=1), gnome(*FAR_AWAY), symbols=True)
    turn(table)
    assert table.gnome(0).at != SEA


def test_it_never_deserts() -> None:
    table = position(gnome(SEA, 5, air=1), gnome(5, 4), gnome(5, 4), tracks=(9, 9, 9))
    assert "desert" in table.legal
    assert "desert" not in turn(table)


def answer(table: Table) -> str:
    """The answer to the question of an event."""
    seat = table.state.seat
    legal = GAME.legal(table.state, seat)
    action = decide(GAME.view(table.state, seat), legal, seat, Seeded(1))
    assert action is not None
    return GAME.code(action)


def test_the_hatch_of_the_dead_end_is_blocked_first() -> None:
    table = position(gnome(2, 58), gnome(*FAR_AWAY), symbols=True)
    table.act(("wait:1", "hatch_blocked/0", 5))
    assert answer(table) == "block:6"


def test_fire_spreads_where_nobody_lies() -> None:
    table = position(gnome(2, 58), gnome(9, 20, fainted=True), fire=[8, 5, 7], symbols=True)
    table.act(("wait:1", "fire_spreads/0"))
    assert answer(table) != "ignite:9"


def test_the_least_useful_item_is_thrown_away() -> None:
    items = "aqualung coffee pump_manual reactor_manual toolbox"
    table = position(gnome(2, 58, items), gnome(*FAR_AWAY), symbols=True)
    table.act(("wait:1", "turbulence/3"))
    assert answer(table) == "throw:coffee"


def test_the_only_item_against_fire_is_kept() -> None:
    table = position(
        gnome(2, 58, "grog pump_manual reactor_manual toolbox toolbox"),
        gnome(*FAR_AWAY),
        symbols=True,
    )
    table.act(("wait:1", "turbulence/3"))
    assert answer(table) == "throw:toolbox"


def test_friends_are_given_what_they_ask_for() -> None:
    table = position(gnome(5, items="grog"), gnome(5, 20, "coffee"))
    table.act("trade:2", "want:coffee", "offer")
    assert answer(table) == "accept"


@pytest.mark.parametrize("rule_set", ["seed", "published"])
@pytest.mark.parametrize("seed", range(4))
def test_routes_cost_what_the_texts_say(seed: int, rule_set: str) -> None:
    """The player's own search against brute force, in rooms up to four hatches away."""
    for count, state in enumerate(moments(4, 200 + seed, rule_set)):
        if count == 4:
            break
        state.opened = -1
        blocked = {(min(pair), max(pair)) for pair in state.blocked}
        world = world_of(state)
        cheapest: dict[int, int] = {}
        for there in reachable(world, blocked, rule_set == "published", 4):
            minutes = there.spent - world.spent
            cheapest[there.at] = min(minutes, cheapest.get(there.at, minutes))
        for room, route in routes(state, world.safe).items():
            if room in cheapest and room != SEA and cheapest[room] <= 4:
                assert route.minutes == cheapest[room]


# -- strong and quick -----------------------------------------------------------------------------


def saved(seats: int, kind: str, games: int, **options: str) -> int:
    """How many games a crew of one kind of player survives."""
    won = 0
    for number in range(games):
        chance, mind = Seeded(f"{number}/game"), Seeded(f"{number}/mind")
        state = GAME.setup(seats, GAME.complete_options(seats, options), chance)
        steps = 0
        while state.phase != "over":
            seat = state.seat
            legal = GAME.legal(state, seat)
            if kind == "random" or len(legal) == 1:
                action = mind.pick(legal)
            else:
                chosen = decide(GAME.view(state, seat), legal, seat, mind)
                assert chosen in legal
                action = chosen
            GAME.apply(state, seat, action, chance)
            steps += 1
            assert steps < 2_000, f"game {number} does not end"
        won += state.saved
    return won


@pytest.mark.parametrize("seats", [1, 3, 4, 8])
def test_it_survives_clearly_more_often_than_random_by_the_published_rules(seats: int) -> None:
    games = 24
    low, _ = wilson(saved(seats, "greedy", games, rule_set="published"), games)
    _, high = wilson(saved(seats, "random", 100, rule_set="published"), 100)
    assert low > high


def test_it_survives_clearly_more_often_than_random_by_the_seed() -> None:
    low, _ = wilson(saved(3, "greedy", 24), 24)
    _, high = wilson(saved(3, "random", 100), 100)
    assert low > high


def test_the_bench_plays_the_games_of_simulate_and_names_what_sank_each() -> None:
    games, options = 5, {"rule_set": "seed"}
    bench = crew("seed", 5, "random", games, 3)
    found = simulate(GAME, 5, ["random"] * 5, games, 3, options)
    assert (bench.won, bench.interval) == (found.won, found.interval)
    assert sum(bench.sunk_by.values()) == games - bench.won
    assert set(bench.sunk_by) <= {*TRACKS, *TOKENS, "nobody_left"}


def test_a_decision_takes_far_less_than_a_tenth_of_a_second() -> None:
    chance, mind = Seeded(6), Seeded(7)
    state = GAME.setup(8, GAME.complete_options(8, {}), chance)
    slowest = 0.0
    while state.phase != "over":
        seat = state.seat
        legal = GAME.legal(state, seat)
        look = partial(GAME.view, state, seat)
        began = time.process_time()
        action = decide(look(), legal, seat, mind)
        slowest = max(slowest, time.process_time() - began)
        assert action is not None
        GAME.apply(state, seat, action, chance)
    assert slowest < 0.1
