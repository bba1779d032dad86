"""What the analysis of Red Peak claims in its texts is what it computes, in both languages."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tablelab import lab
from tablelab.games.red_peak import GAME
from tests.notebooks.headless import experiments, namespace, numbers, solutions, title

ENGLISH, GERMAN = "analysis/red_peak.ipynb", "analysis/red_peak.de.ipynb"
NAMES = ("seconds", "stack", "forecast", "evening", "tools", "design")


def english(name: str) -> Any:
    return namespace(ENGLISH)[name]


def test_both_languages_come_to_the_same_numbers() -> None:
    """And so one language twice: the lots are the seed's alone."""
    ours, theirs = experiments(ENGLISH), experiments(GERMAN)
    assert tuple(ours) == tuple(theirs) == NAMES
    for name in NAMES:
        assert numbers(ours[name].result) == numbers(theirs[name].result), name
        assert len(ours[name].answers) == len(theirs[name].answers)


@pytest.mark.parametrize("notebook", [ENGLISH, GERMAN])
@pytest.mark.parametrize("name", NAMES)
def test_every_chart_can_be_drawn_for_everybody(notebook: str, name: str) -> None:
    one = experiments(notebook)[name]
    looks = [(theme, narrow) for theme in ("light", "dark") for narrow in (False, True)]
    assert len({title(one, *look) for look in looks}) == 1


def test_slow_teams_seldom_escape() -> None:
    found = english("seconds").result
    assert english("slower")(found).interval[1] < 0
    assert english("wins")(found[20])[1][1] < 0.3, "hardly a chance"
    assert title(english("seconds")) == "The slower they decide, the fewer teams escape"


def test_quiet_tiles_announce_lava() -> None:
    chances = english("stack").result
    # By hand: 14 of the 28 tiles are eruptions, and the quiet ones do not go back.
    assert chances == [Fraction(14, 28 - n) for n in range(9)] == sorted(chances)
    assert english("missed")(english("forecast").result) == 0
    assert title(english("forecast")) == "What counting announces is what comes"


def test_other_volcanoes_have_a_memory_too() -> None:
    for volcano in ("easy", "hard"):
        chances = english("quiet_nights")({"volcano": volcano}, lambda done, total: None)
        assert chances == sorted(set(chances))


def test_who_never_tempts_the_volcano_does_not_get_away() -> None:
    found = english("evening").result
    never, pays, bold = found.values()
    assert english("against_never")(found).interval[0] > 0
    assert title(english("evening")) == "Who never tempts the volcano does not get away"
    tiles = [english("counted")(played, *english("DRAWN")) for played in (never, pays)]
    assert tiles[0].low < tiles[1].high, "caution saves no lava"
    assert tiles[1].low < tiles[0].high
    days = [english("counted")(played, "red_peak.day") for played in (never, pays)]
    assert days[0].low > days[1].high, "but it takes longer"
    daring = lab.paired([game.won for game in pays], [game.won for game in bold])
    assert not daring.clear, "the text says that they are not told apart"


def test_the_habits_differ_in_nothing_but_tempting() -> None:
    never, pays, bold = english("evening").result.values()
    dares = [english("counted")(played, "red_peak.dares").value for played in (never, pays, bold)]
    assert dares[0] == 0
    assert dares[0] < dares[1] < dares[2]


def test_an_easy_volcano_does_not_help_the_shy_team() -> None:
    found = english("tempting")(
        {"seats": 4, "volcano": "easy", "games": 20}, lambda done, total: None
    )
    assert english("wins")(next(iter(found.values())))[0] <= 0.1


def test_the_tools_would_barely_do() -> None:
    asked, there = english("tools").result.values()
    # By hand from the fact sheet: 62 symbols, 22 cards and 5 multitools on 21 tiles; the cheapest
    # boat has 2; a team begins with 12 cards and 3 multitools.
    assert asked == pytest.approx(8 * 62 / 21 + 2)
    assert there == pytest.approx(12 + 3 + 8 * 27 / 21)
    assert asked == pytest.approx(there, rel=0.05)
    assert {len(card.tools) for card in GAME.parts.cards.values()} == {3}
    assert len(GAME.parts.tools) == 10
    assert title(english("tools")).startswith("Even if every card fitted")


def test_the_easy_volcano_is_easier_and_has_three_eruptions_fewer() -> None:
    name, change = english("design").result
    assert (name, change.games) == ("easy", 30)
    assert change.interval[0] > 0
    assert title(english("design")).endswith("The change makes the game easier")
    full = GAME.parts.volcanoes
    assert full["easy"]["none"] - full["normal"]["none"] == 3


def test_the_smallest_changes_do_not_show_in_thirty_pairs() -> None:
    design = english("design")
    try:
        hands = design.set(change="hands").result[1]
        assert (hands.gained, hands.lost) == (0, 0), "these bots tell each other everything anyway"
        assert title(design).endswith("These games do not show whether the change matters")
        assert not design.set(change="bonus").result[1].clear
    finally:
        design.set(change="easy")


def test_a_stopped_or_other_run_reports_progress_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    english("twice")({"change": "shapes", "games": 2, "seed": 1}, lambda *at: told.append(at))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


@pytest.mark.parametrize("notebook", [ENGLISH, GERMAN])
def test_the_solutions_run(notebook: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = solutions(notebook)
    assert len(found) == 3
    names = dict(namespace(notebook))
    for solution in found[: 3 if notebook == ENGLISH else 2]:
        exec(solution, names)  # noqa: S102
        assert capsys.readouterr().out
    assert solutions(ENGLISH) == solutions(GERMAN)
