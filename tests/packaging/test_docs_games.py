"""What docs/games.md says is so, shown with the very game that its first command writes."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tablelab.cli import main
from tablelab.core.game import Game
from tests.packaging.guides import Told, blocks, page
from tools import examples

NAME = "river_race"
PYTEST = f"python -m pytest {NAME}"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A working directory in which the page's commands are run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("games"))
        patch.setattr(sys, "path", [*sys.path])
        yield Path.cwd()
    for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[name]


@pytest.fixture(scope="module")
def told(folder: Path) -> Told:
    """The commands of the page, then its Python from top to bottom."""
    made = Told()
    for line in "".join(blocks("games.md", "console")).splitlines():
        command = line.removeprefix("$ ")
        if command != PYTEST:  # tests of new-game run the tests of its games
            assert main(command.removeprefix("tablelab ").split()) == 0, command
    for code in blocks("games.md", "python"):
        made.run(code)
    return made


def test_the_commands_are_those_that_new_game_proposes() -> None:
    commands = "".join(blocks("games.md", "console"))
    assert f"$ tablelab new-game {NAME}\n" in commands
    assert f"$ tablelab check {NAME}\n" in commands
    assert f"$ {PYTEST}\n" in commands


def test_the_game_is_found_by_its_module(told: Told) -> None:
    assert told.names["race"].info.id == NAME
    assert told.names["race"].info.title["en"] == "River Race"


def test_a_script_decides_and_odds_are_exact(told: Told) -> None:
    assert "RR-RUN-2" in [event.rule for event in told.names["entry"].events]
    chances = {
        state.places[1]: share
        for state, share in ((branch.state, branch.probability) for branch in told.names["steps"])
    }
    # A 1 is a stumble; every other number of the die is a way.
    assert chances == {place: Fraction(1, 6) for place in (0, 2, 3, 4, 5, 6)}


def test_the_refusal_is_explained(told: Told) -> None:
    assert told.names["broken"].rule == "RR-REST-2"
    assert told.names["broken"].repair == "walk"


def test_greedy_is_better_than_chance(told: Told) -> None:
    assert told.names["result"].intervals[0][0] > 1 / 3


def test_the_battery_is_clean_and_makes_nearly_fifty_kinds_of_checks(told: Told) -> None:
    assert told.names["report"].clean
    assert 45 <= len(told.names["report"].checks) <= 50


def test_coverage_tells_what_has_not_spoken(told: Told) -> None:
    missing = told.names["seen"].missing()
    assert "RR-REST-1" in missing
    assert "RR-RUN-3" not in missing


def test_the_data_on_the_page_are_those_of_the_game(told: Told, folder: Path) -> None:
    rule, parts = map(tomllib.loads, blocks("games.md", "toml"))
    rules = tomllib.loads((folder / NAME / "rules.toml").read_text(encoding="utf-8"))
    assert rule["rule"][0] in rules["rule"]
    components = tomllib.loads((folder / NAME / "components.toml").read_text(encoding="utf-8"))
    assert components["die"] == parts["die"]
    (text,) = blocks("games.md", "po")
    catalogue = folder / NAME / "locale" / "en" / "LC_MESSAGES" / f"{NAME}.po"
    assert text in catalogue.read_text(encoding="utf-8")


def test_every_method_and_every_file_is_on_the_page(told: Told, folder: Path) -> None:
    rows = [row.split("|") for row in page("games.md").splitlines() if re.match(r"\| \d+ \|", row)]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row[-2])}
    assert Game.__abstractmethods__ - named == set()
    files = {name for row in rows for name in re.findall(r"`(\w+\.\w+)`", row[2])}
    there = {path.name for path in (folder / NAME).iterdir() if path.suffix in (".py", ".toml")}
    assert there - files == {f"test_{NAME}.py"}
    assert files - there == {"legal.py", "violations.py"}


def test_the_list_of_examples_is_written_beside_the_game(
    told: Told, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def few(game: Game[Any, Any]) -> Iterator[tuple[int, str, dict[str, str], int]]:
        yield 3, "greedy", {}, 2

    monkeypatch.setattr(examples, "plays", few)
    examples.main(NAME)
    listed = tomllib.loads((folder / NAME / "examples.toml").read_text(encoding="utf-8"))
    assert {"RR-SETUP-1", "RR-RUN-1", "RR-END-1"} <= set(listed)
