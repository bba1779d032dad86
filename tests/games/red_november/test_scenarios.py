"""Every rule of the rulebook speaks in at least one scene; every ruling has a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.red_november.position import GAME
from tests.games.red_november.scenarios import (  # noqa: F401 - fill the register
    disasters,
    ends,
    turns,
    work,
)
from tests.games.red_november.scenarios.register import SCENES


@pytest.mark.parametrize("name", list(SCENES))
def test_scene(name: str) -> None:
    scene, rules = SCENES[name]
    assert set(rules) <= scene(), "a rule that the scene is there for did not speak"


def test_every_rule_of_the_rulebook_speaks() -> None:
    heard = set().union(*(scene() for scene, _ in SCENES.values()))
    assert heard == {rule.id for rule in GAME.rulebook}


def test_every_rule_has_a_scene_of_its_own() -> None:
    claimed = {rule for _, rules in SCENES.values() for rule in rules}
    assert claimed == {rule.id for rule in GAME.rulebook}


@pytest.mark.parametrize(
    ("pattern", "numbers"), [(r"def test_c(\d\d)_", 33), (r"def test_13_(\d+)_", 9)]
)
def test_every_ruling_of_the_fact_sheet_has_a_test(pattern: str, numbers: int) -> None:
    """The conflicts are called C01 to C33, the clarifications 13.1 to 13.9."""
    sources = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    found = {int(number) for number in re.findall(pattern, sources)}
    assert set(range(1, numbers + 1)) - found == set()


def test_every_kind_of_event_happens_in_a_test_that_was_written_for_it() -> None:
    folder = Path(__file__).parent
    files = [*folder.glob("test_*.py"), *folder.glob("scenarios/*.py")]
    sources = "".join(path.read_text("utf-8") for path in files)
    scripted = set(re.findall(r'"(\w+)/[0-4]"', sources))
    assert {card.partition("/")[0] for card in GAME.parts.cards} <= scripted
