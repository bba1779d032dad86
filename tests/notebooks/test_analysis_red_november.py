"""What the analysis of Red November claims in its texts is what it computes, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tablelab import lab
from tablelab.core.chance import Seeded
from tablelab.core.events import EventLog
from tablelab.games.red_november import GAME
from tablelab.games.red_november.turn.fix import repaired
from tests.notebooks.headless import experiments, namespace, numbers, solutions, title

ENGLISH, GERMAN = "analysis/red_november.ipynb", "analysis/red_november.de.ipynb"
NAMES = ("minutes", "haste", "grogs", "revel", "design")
ITEMS = {"none": 0, "toolbox": 2, "manual": 3}


def english(name: str) -> Any:
    return namespace(ENGLISH)[name]


def quiet(done: int, total: int) -> None:
    """Progress that nobody asks for."""


def test_both_languages_come_to_the_same_numbers() -> None:
    """And so one language twice: the lots are the seed's alone."""
    ours, theirs = experiments(ENGLISH), experiments(GERMAN)
    assert tuple(ours) == tuple(theirs) == NAMES
    for name in NAMES:
        if name == "grogs":  # its lines carry their names
            lines = [[line[1:] for line in each[name].result] for each in (ours, theirs)]
            assert lines[0] == lines[1]
        else:
            assert without_names(ours[name].result) == without_names(theirs[name].result), name
        assert len(ours[name].answers) == len(theirs[name].answers)


def without_names(result: Any) -> Any:
    if isinstance(result, tuple):
        return [numbers(part) for part in result]
    return numbers(result)


@pytest.mark.parametrize("notebook", [ENGLISH, GERMAN])
@pytest.mark.parametrize("name", NAMES)
def test_every_chart_can_be_drawn_for_everybody(notebook: str, name: str) -> None:
    one = experiments(notebook)[name]
    looks = [(theme, narrow) for theme in ("light", "dark") for narrow in (False, True)]
    assert len({title(one, *look) for look in looks}) == 1


def test_a_plain_repair_costs_the_same_however_it_is_divided() -> None:
    plain, wet, drunk = english("minutes").result.values()
    assert {it.minutes for it in plain} == {10}
    for line in (wet, drunk):
        costs = [it.minutes for it in line]
        assert costs == sorted(costs, reverse=True), "short tries are dear"
        assert len(set(costs)) == 10
    assert title(english("minutes")).startswith("Only what each turn costs")


@pytest.mark.parametrize("item", ITEMS)
@pytest.mark.parametrize("rules", ["seed", "published"])
def test_an_item_saves_the_bold_and_the_careful_the_same(item: str, rules: str) -> None:
    plain = english("prices")({"item": item, "level": 1, "rules": rules}, quiet)[english("PLAIN")]
    for minutes, it in enumerate(plain, 1):
        saved = 10 - it.minutes
        assert saved == min(ITEMS[item], 10 - minutes), "what goes beyond ten is wasted"


def test_haste_sinks_submarines() -> None:
    most, played = english("haste").result
    assert most == 1
    assert english("pairs")(*played.values()).interval[1] < 0
    assert title(english("haste")) == "In a real dive haste sinks submarines"


def test_a_hasty_crew_gives_no_repair_more() -> None:
    log = lab.series(GAME, 3, english("hasty")(3), 1, 4, watch=EventLog)[0].notes
    usual = lab.series(GAME, 3, "greedy", 1, 4, watch=EventLog)[0].notes
    rolls, sure = (sum(event.key == "red_november.rolls" for event in it) for it in (log, usual))
    assert rolls > sure


def test_by_the_rules_text_a_grog_pays_only_near_the_end() -> None:
    first, *others = english("grogs").result
    assert english("pays")(first[1]) == 2
    assert {english("pays")(points) for _, points in others} == {1}
    assert title(english("grogs")) == "A Grog saves minutes only near the end of the dive"


def test_by_the_revision_the_first_grog_pays_and_no_other() -> None:
    grogs = english("grogs")
    try:
        first, *others = grogs.set(rules="published").result
        assert {gain > 0 for _, gain, _ in first[1]} == {True}
        assert {gain < 0 for _, points in others for _, gain, _ in points} == {True}
        assert title(grogs) == "The first Grog of a gnome pays, further ones do not"
        assert len(grogs.answers) == 2
    finally:
        grogs.set(rules="seed")


def test_so_few_dives_do_not_tell_what_drinking_does() -> None:
    found = english("revel").result
    assert not english("dry")(found).clear
    assert title(english("revel")) == "These dives do not show which crew fares best"
    assert "chance" in english("revel").answers[0]


def test_the_star_saves_the_crew() -> None:
    found = english("design").result
    assert english("alone")(found) == "repair"
    assert title(english("design")) == "The star saves the crew, nearly alone"
    state = GAME.setup(4, GAME.complete_options(4, {"rule_set": "published"}), Seeded(1))
    assert max(marker - repaired(state, marker) for marker in range(1, 10)) == 4
    assert english("wins")(found["seed"])[0] < 0.5, "hard on crews of four"
    assert english("wins")(found["all"])[0] > 0.5


def test_three_gnomes_are_saved_often_by_any_rules() -> None:
    found = english("changed")({"gnomes": 3, "games": 10, "seed": english("SEED")}, quiet)
    assert min(english("wins")(played)[0] for played in found.values()) >= 0.5


def test_the_revision_is_these_three_changes() -> None:
    by_set = [option.id for option in GAME.info.options if "by_rule_set" in option.values]
    changed = [name for _, options in english("SETS").values() for name in options]
    assert changed == ["repair", "faint_check", "high_low", "rule_set"]
    assert sorted(by_set) == sorted(changed[:3])


@pytest.mark.parametrize("notebook", [ENGLISH, GERMAN])
def test_the_solutions_run(notebook: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = solutions(notebook)
    assert len(found) == 3
    names = dict(namespace(notebook))
    for solution in found[: 3 if notebook == ENGLISH else 2]:
        exec(solution, names)  # noqa: S102
        assert capsys.readouterr().out
    assert solutions(ENGLISH) == solutions(GERMAN)
