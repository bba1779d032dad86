"""The same page in two languages: the same cells, the same code, only other words."""

from __future__ import annotations

import ast
import re
from typing import Any

import pytest

from tablelab import games
from tablelab.core.rulebook import Rulebook
from tests.notebooks.stored import OF_ALL_GAMES, READINGS, cells, prose, said, source

RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")
SENTENCE = re.compile(r"(?<=[.:;!?])\s+")
LONG = 60
"""Letters from which on a sentence that equals one of the rulebook's is no coincidence."""

ENGLISH = [name for name in READINGS if said(name)["language"] == "en"]


def german(name: str) -> str:
    return name.removesuffix(".ipynb") + ".de.ipynb"


def books(name: str) -> list[Rulebook]:
    """The rulebooks of what a page is on."""
    ids = games.IDS if name in OF_ALL_GAMES else [said(name)["game"]]
    return [games.get(each).rulebook for each in ids]


class Silence(ast.NodeTransformer):
    """Takes the words out of code: texts become empty, what they show stays, in any order."""

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        """A number stays."""
        return ast.Constant("") if isinstance(node.value, str) else node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        """Another language puts what it shows in another order."""
        self.generic_visit(node)
        shown = [part for part in node.values if isinstance(part, ast.FormattedValue)]
        return ast.Set(sorted((part.value for part in shown), key=ast.dump))


def skeleton(cell: dict[str, Any]) -> tuple[str, str, str]:
    """Name, kind, and of code all but its words."""
    code = cell["cell_type"] == "code"
    silent = ast.dump(Silence().visit(ast.parse(source(cell)))) if code else ""
    return cell["id"], cell["cell_type"], silent


def test_words_are_all_that_may_differ() -> None:
    def of(code: str) -> str:
        return skeleton({"id": "x", "cell_type": "code", "source": [code]})[2]

    assert of("ask('a', 1, f'{x} of {y}')") == of("ask('b', 1, f'von {y}: {x}')")
    assert of("ask('a', 1)") != of("ask('a', 2)")
    assert of("ask('a')") != of("tell('a')")
    assert of("f'{x}'") != of("f'{y}'")


def test_every_page_has_its_twin() -> None:
    assert {german(name) for name in ENGLISH} == set(READINGS) - set(ENGLISH)


@pytest.mark.parametrize("name", ENGLISH)
def test_twins_have_the_same_cells_and_the_same_code(name: str) -> None:
    ours, theirs = ([skeleton(cell) for cell in cells(each)] for each in (name, german(name)))
    assert [cell[:2] for cell in ours] == [cell[:2] for cell in theirs]
    assert [cell[0] for cell, other in zip(ours, theirs, strict=True) if cell != other] == []


@pytest.mark.parametrize("name", READINGS)
def test_cells_have_names_that_can_be_read(name: str) -> None:
    """They are the addresses of the parts of a page, the same in every language."""
    found = [cell["id"] for cell in cells(name)]
    assert [each for each in found if not re.fullmatch(r"[a-z][a-z0-9-]{1,30}", each)] == []
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("name", READINGS)
def test_the_lesson_is_on_this_game_in_this_language(name: str) -> None:
    code = ast.parse("\n".join(source(cell) for cell in cells(name, "code")))
    calls = [node for node in ast.walk(code) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Lesson"]
    assert len(made) == 1
    named = {word.arg: word.value for word in made[0].keywords}
    on = ast.literal_eval(made[0].args[0])
    assert on in games.IDS
    assert name in OF_ALL_GAMES or on == said(name)["game"]
    assert ast.literal_eval(named["language"]) == said(name)["language"]


@pytest.mark.parametrize("name", READINGS)
def test_every_rule_that_is_named_exists(name: str) -> None:
    known = {rule.id for book in books(name) for rule in book}
    named = set(RULE.findall("\n".join(source(cell) for cell in cells(name))))
    assert named - known == set()


@pytest.mark.parametrize("name", READINGS)
def test_no_rule_is_typed_again(name: str) -> None:
    """The lesson shows rules in the engine's words: a copy would not change with them."""
    language, text = said(name)["language"], " ".join(prose(name).split())
    written = [
        part
        for book in books(name)
        for rule in book
        for part in SENTENCE.split(" ".join(rule.text[language].split()))
    ]
    assert written
    assert [part for part in written if len(part) >= LONG and part in text] == []
