"""Every rule of the rulebook speaks in at least one scene."""

from __future__ import annotations

import pytest

from tests.games.submarine.position import GAME
from tests.games.submarine.scenarios import beginning, diving, ending  # noqa: F401 - register
from tests.games.submarine.scenarios.register import SCENES


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
