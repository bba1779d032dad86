"""Events and refusals cite a rule whose text really covers the case."""

from __future__ import annotations

from tablelab.core.chance import Seeded
from tablelab.core.events import EventLog
from tablelab.games.red_peak import GAME
from tests.games.red_peak.position import day


def test_what_is_laid_out_is_no_reward() -> None:
    log = EventLog()
    GAME.setup(5, GAME.complete_options(5, {"bonus_tiles": "yes", "board": "back"}), Seeded(1), log)
    cited: dict[str, set[str]] = {}
    for event in log:
        cited.setdefault(event.key, set()).add(event.rule)
    assert cited["red_peak.path"] == {"RP-SETUP-2"}
    assert cited["red_peak.card"] == {"RP-SETUP-3"}
    assert {rule.split("-")[1] for rules in cited.values() for rule in rules} == {
        "SETUP",
        "BONUS",
        "TASK",
    }


def test_a_day_begins_by_one_rule_and_goes_on_after_the_sand_by_another() -> None:
    # RP-TIME-1 is about the beginning of the day; that the timer moves on is in RP-TIME-3.
    table = day(supply="W03")
    assert [event.rule for event in table.time_up()] == ["RP-TIME-3", "RP-TIME-3"]
    table.act("rest")
    begun = table.act("day")
    assert [event.rule for event in begun] == ["RP-TIME-1", "RP-TIME-1", "RP-DAY-1"]
